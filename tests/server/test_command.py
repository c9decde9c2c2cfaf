"""The command that starts the server: where it is, what it says, how it ends, and why it may not begin."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import httpx
import pytest
from typer.testing import CliRunner

from boxship.cli import app
from boxship.server import run
from boxship.server.run import AddressError, bound
from tests.server.harness import PATIENCE, Server, bearing

if TYPE_CHECKING:
    from pathlib import Path


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    assert server.url.startswith("http://127.0.0.1:")
    assert server.get("/api/health").status_code == 204
    assert server.greeting == f"Tables are kept in {tmp_path / 'tables.db'}. Stop with Ctrl-C.\n"
    assert server.stop(signal.SIGINT) == (0, "Boxship has stopped. All tables are kept.\n", "")
    assert not list(tmp_path.glob("*-wal")), "the file is whole when nobody uses it"


def test_closing_the_terminal_stops_it_cleanly(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.table("me", "bot", "bot")
    code, _, complained = server.stop(signal.SIGHUP)
    assert (code, complained) == (128 + signal.SIGTERM, "")
    assert not list(tmp_path.glob("*-wal")), "the file is whole when nobody uses it"


@pytest.mark.slow
def test_it_stops_politely_with_people_at_the_tables(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", "--pace", "0.1")
    (me,) = server.table("me", "bot", "bot")
    live = me.live()
    live.next("welcome")
    begun = time.monotonic()
    code, _, complained = server.stop(signal.SIGTERM)
    assert (code, complained) == (128 + signal.SIGTERM, "")
    assert time.monotonic() - begun < PATIENCE / 2
    live.close()


@pytest.mark.slow
def test_it_stops_at_once_while_somebody_waits_for_a_hint(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    (me,) = server.table("me", "bot:deckhand", "bot:deckhand")
    while me.seat not in me.situation()["to_act"]:
        pass
    with ThreadPoolExecutor(1) as beside:
        asked = beside.submit(httpx.post, f"{server.url}/api/tables/{me.table}/hint", headers=bearing(me.token))
        while not asked.done() and "hints_waiting 0" in server.get("/api/metrics").text:
            pass
        code, _, complained = server.stop()
        assert (code, complained) == (0, "")
        assert asked.result().json()["sentence"] == "this server is about to stop"


def test_boxship_alone_serves(tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    home.pop("DISPLAY", None)
    for arguments in ([], ["--no-browser"]):
        process = subprocess.Popen(
            [sys.executable, "-m", "boxship", *arguments], stdout=subprocess.PIPE, text=True, env=home
        )
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        assert httpx.get(f"{url}/api/health").status_code == 204
        assert process.stdout.readline() == (
            f"Tables are kept in {tmp_path / 'boxship' / 'tables.db'}. Stop with Ctrl-C.\n"
        )
        process.terminate()
        process.communicate(timeout=PATIENCE)


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["serve", "--no-browser", *arguments], prog_name="boxship")
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert result.output.startswith("boxship: ")
    return result.output


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--data", str(tmp_path / "t.db"))
    assert f"the port {port} of 127.0.0.1 can't be used: address already in use" in said


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "can't be used" in refused("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path / "t.db"))
    assert "no address" in refused("--host", "no such host", "--data", str(tmp_path / "t.db"))


def test_a_data_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("Dear diary, " * 1000, encoding="utf-8")
    said = refused("--port", "0", "--data", str(file))
    assert "this is no data file of Boxship, or it is damaged" in said
    assert "the tables can't be kept there" in refused("--port", "0", "--data", str(tmp_path))


def test_the_usual_port_or_any_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with bound("127.0.0.1", 0) as free:
        usual = free.getsockname()[1]
    monkeypatch.setattr(run, "USUAL_PORT", usual)
    with bound("127.0.0.1", None) as first:
        first.listen()
        assert first.getsockname()[1] == usual
        with bound("127.0.0.1", None) as second:
            assert second.getsockname()[1] != usual
        with pytest.raises(AddressError):
            bound("127.0.0.1", usual)


@pytest.mark.parametrize(
    ("host", "address"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("localhost", "127.0.0.1")]
)
def test_the_address_is_one_that_this_machine_reaches(host: str, address: str) -> None:
    with bound(host, 0) as place:
        assert run.address_of(place) in {
            f"http://{address}:{place.getsockname()[1]}",
            f"http://[::1]:{place.getsockname()[1]}",
        }


@pytest.mark.parametrize(("screen", "browser", "opened"), [("", "", False), (":0", "", True), ("", "my-browser", True)])
def test_the_browser_opens_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, screen: str, browser: str, opened: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("WAYLAND_DISPLAY", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.setenv("BROWSER", browser)
    assert run._has_screen() is opened


def test_it_starts_without_what_is_slow(tmp_path: Path) -> None:
    """Nothing is compiled, and the engine for crowds is not even imported."""
    script = (
        "import sys, boxship.server.run; "
        "print(sorted({'numba', 'numpy', 'rich', 'boxship.envs.crowd'} & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"
