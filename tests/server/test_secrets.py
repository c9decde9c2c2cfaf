"""What nobody may know never leaves the server: everything that other clients hear is recorded and searched.

Two kinds of proof. What a reader hears may not contain a hidden fact where one could stand. And what they hear may not
depend on hidden facts: the same game with other cards and other sealed bids must sound exactly the same to them, up to
the moment in which the fact is revealed. The second needs no knowledge of where a secret might leak.
"""

from __future__ import annotations

import dataclasses
import json
import re
from typing import TYPE_CHECKING

import pytest

from boxship.rules.layout import NOBODY
from boxship.server import presenter
from tests.server.harness import Client, Live, Server, serving
from tests.server.scripts import Laid, SaidLine, lay, replayed, script, up_to_auction

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from boxship.notation.records import Header
    from boxship.server.snapshot import Snapshot
    from tests.server.harness import Json

SEATS = ("blue", "red", "yellow")
_LINKS = re.compile(r'"(?:watch|join|created|away)":(?:"[^"]*"|null)|"thinking":{[^}]*}')


class Round:
    """A table with everybody at it, live, and a spectator; all of them ask for whatever can be asked."""

    def __init__(self, server: Server, laid: Laid) -> None:
        self.laid = laid
        self.seated = {seat: Client(server, laid.table, token, seat) for seat, token in laid.tokens.items()}
        self.readers: dict[str | None, Client] = {None: Client(server, laid.table, laid.links.watch)}
        self.readers.update((seat, client) for seat, client in self.seated.items())
        self._live: list[Live] = []
        for client in self.readers.values():
            self._live.append(client.live())
            self._live[-1].next("welcome")

    def play(self, lines: Sequence[SaidLine], *, ask_after_every: int) -> None:
        for index, (seat, line) in enumerate(lines):
            number = self.seated[seat].play(line)
            for live in self._live:
                live.until(number)
            if index % ask_after_every == 0 or "bid" in line:
                self.ask(number)

    def ask(self, number: int) -> None:
        for client in self.readers.values():
            client.look(max(number - 3, 0))
            client.request("GET", f"/situations/{number // 2}")
            client.request("GET", f"/situations/{number - 1}")
            client.request("GET", "/story")
            client.request("GET", "/luck")
            client.request("GET", "/record")
            client.request("GET", "/view")
            if client.seat is not None:
                for kind in ("bid", "buy", "accept"):
                    client.request("POST", "/compose", {"kind": kind})
                for line in ("bid 3", "buy red: black@2 -> black@3", "accept purple"):
                    client.request("POST", "/check", {"line": line})
                client.say("bid 99999999")
                client.say("accept purple")

    def close(self) -> None:
        for live in self._live:
            live.close()

    def heard(self, reader: str | None) -> list[str]:
        """Every word, without what differs from table to table anyway: its name, its links, when it was made."""
        return [_LINKS.sub("", text).replace(self.laid.table, "TABLE") for text in self.readers[reader].heard]


def objects(message: Json) -> Iterator[dict[str, Json]]:
    """Every object anywhere in a message."""
    if isinstance(message, dict):
        yield message
        for value in message.values():
            yield from objects(value)
    elif isinstance(message, list):
        for value in message:
            yield from objects(value)


def up_to_the_end(texts: list[str]) -> list[str]:
    """What was heard before the game was over."""
    return texts[: next(i for i, text in enumerate(texts) if '"phase":"over"' in text)]


def other_cards(header: Header, *, hidden_from: int) -> Header:
    """The same deal with other cards for everybody but one."""
    others = [p for p in range(header.players) if p != hidden_from]
    unused = [card for card in range(5) if card not in header.cards]
    cards = list(header.cards)
    for p, card in zip(others, unused, strict=True):
        cards[p] = card
    return dataclasses.replace(header, cards=tuple(cards))


@pytest.fixture(scope="module", autouse=True)
def _patient() -> Iterator[None]:
    """Everybody here asks from one address, and more than people would: the server takes it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOXSHIP_REQUESTS_PER_SECOND", "10000")
        patch.setenv("BOXSHIP_REQUEST_BURST", "10000")
        yield


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Round, Round]]:
    """The same whole game twice, with hidden money; in the second one red and yellow hold other cards."""
    data = tmp_path_factory.mktemp("secrets") / "tables.db"
    header, lines = script("short", 3, seed=2)
    tables = [lay(data, header), lay(data, other_cards(header, hidden_from=0))]
    with serving(data) as server:
        first, second = (Round(server, laid) for laid in tables)
        for each in (first, second):
            each.play(lines, ask_after_every=8)
        yield first, second
        first.close()
        second.close()


@pytest.mark.slow
def test_nothing_hidden_stands_in_what_others_hear(rounds: tuple[Round, Round]) -> None:
    seen: set[str] = set()
    for each in rounds:
        for reader, client in each.readers.items():
            for text in client.heard:
                if not text.startswith(("{", "[")):
                    continue
                for thing in objects(json.loads(text)):
                    seen |= check(thing, reader)
    # All the places where something could have been hidden badly did come up.
    assert seen == {"boards", "auction", "mine", "entry", "sealed", "composition", "position"}


def check(thing: dict[str, Json], reader: str | None) -> set[str]:
    """Fail if an object shows what this reader may not know; returns what kind of object it was."""
    kinds: set[str] = set()
    if "boards" in thing and thing["phase"] != "over":
        kinds.add("boards")
        for board in thing["boards"]:
            hidden = board["seat"] != reader
            assert (board["cash"] is None, board["card"] is None) == (hidden, hidden)
        assert thing["scores"] == []
    if "boards" in thing and thing["phase"] == "bid":
        kinds.add("auction")
        assert thing["auction"]["extra"] or thing["auction"]["bids"] == {}
        assert thing["auction"]["outcomes"] == []
    if "sealed_bid" in thing:
        kinds.add("mine")
        assert thing["seat"] == reader
    if "facts" in thing:
        kinds.add("entry")
        if thing["kind"] == "sealed":
            kinds.add("sealed")
            assert thing["line"] == "bid"
            assert thing["facts"] == [{"key": "sealed", "seats": [thing["seat"]]}]
    if "position" in thing and not thing["position"]["over"]:
        kinds.add("position")
        assert thing["seat"] == reader
        for seat in SEATS:
            known = [thing["position"][f"{seat}.{fact}"] is not None for fact in ("cash", "card")]
            assert known == [seat == reader] * 2
    if "cash_before" in thing and "draft" in thing:
        kinds.add("composition")
    return kinds


@pytest.mark.slow
def test_no_token_of_anybody_else_is_ever_heard(rounds: tuple[Round, Round]) -> None:
    for each in rounds:
        for client in each.readers.values():
            everything = "".join(client.heard)
            assert not any(token in everything for token in each.laid.tokens.values())
            assert each.laid.links.join not in everything
            assert each.laid.links.watch in everything


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["blue", None])
def test_r1_4_other_cards_sound_the_same_until_the_end(rounds: tuple[Round, Round], reader: str | None) -> None:
    first, second = (each.heard(reader) for each in rounds)
    assert up_to_the_end(first) == up_to_the_end(second)
    assert len(up_to_the_end(first)) > 100
    # They are other cards: at the end it is heard, and whoever holds one has heard it all along.
    assert first != second
    mine, theirs = (up_to_the_end(each.heard("red")) for each in rounds)
    assert mine != theirs


def test_r8_1_other_sealed_bids_sound_the_same_until_the_reveal(tmp_path: Path) -> None:
    header, lines = script("classic", 3, seed=1)
    before = up_to_auction(lines)
    seller = before[-1][0]
    bidder, last = (seat for seat in SEATS if seat != seller)
    tables = [lay(tmp_path / "tables.db", header) for _ in range(2)]
    with serving(tmp_path / "tables.db") as server:
        both = [Round(server, laid) for laid in tables]
        for each, bids in zip(both, ((1, 4), (5, 0)), strict=True):
            each.play(before, ask_after_every=100)
            each.play([(bidder, f"bid {amount}") for amount in bids], ask_after_every=1)
        for reader in (seller, last, None):
            first, second = (each.heard(reader) for each in both)
            assert first == second
        first, second = (each.heard(bidder) for each in both)
        assert first != second
        for each in both:
            each.play([(last, "bid 2")], ask_after_every=1)
        for reader in (seller, last, None):
            first, second = (each.heard(reader) for each in both)
            assert first != second
        for each in both:
            each.close()


def test_r1_4_other_cash_sounds_the_same() -> None:
    """Cash follows from the game, so no two real games differ in nothing else: the messages are made here."""
    header, lines = script("classic domestic_sale", 3, seed=4)
    different = 0
    for transition in replayed(header, lines):
        if transition.after.over:
            continue
        rich = transition._replace(before=richer(transition.before), after=richer(transition.after))
        for reader in (0, 2, NOBODY):
            assert presenter.moved(rich, reader) == presenter.moved(transition, reader)
            before, after = (each.after for each in (transition, rich))
            assert presenter.kinds_shown(after, reader) == presenter.kinds_shown(before, reader)
        different += presenter.moved(rich, 1) != presenter.moved(transition, 1)
    assert different > 50


def richer(snapshot: Snapshot) -> Snapshot:
    """The same with much more money in red's purse, where nobody else may look."""
    state = snapshot.state.copy()
    state.cash[1] += 1000
    return dataclasses.replace(snapshot, moment=dataclasses.replace(snapshot.moment, state=state))
