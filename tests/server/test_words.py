"""Words for a line that is being typed: the terminal's, over the wire, and only for whoever decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.harness import Client, Server


def words(client: Client, text: str) -> list[str]:
    response = client.request("POST", "/words", {"text": text})
    assert response.status_code == 200, response.text
    found: list[str] = response.json()["words"]
    return found


def test_words_that_may_follow(server: Server) -> None:
    clients = server.table("me", "person", "person")
    turn = clients[0].situation()["turn"]
    mover = next(client for client in clients if client.seat == turn)
    others = [client for client in clients if client is not mover]
    assert words(mover, "s") == ["sail"]
    assert sorted(words(mover, "sail ")) == sorted(str(client.seat) for client in others)
    assert words(mover, "dance ") == []
    assert {"produce", "buy", "end"} <= set(words(mover, ""))
    assert all(words(client, "s") == [] for client in others)


def test_a_spectator_has_nothing_to_type(server: Server) -> None:
    watcher = server.table("me", "person", "bot")[0].spectator()
    assert watcher.request("POST", "/words", {"text": "s"}).status_code == 403
