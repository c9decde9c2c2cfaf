"""Hints: for whoever plays alone against bots, one at a time, and from nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import json
import pickle
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest

from boxship.bots.processes import Processes
from boxship.rules.layout import NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import hints as hinting
from boxship.server.advice_tasks import hint as advised_hint
from boxship.server.database import Database, StoredTable
from boxship.server.errors import ProblemError
from boxship.server.hints import Hints
from boxship.server.messages import Hint
from boxship.server.seats import Links, Seat
from boxship.server.table import Table
from tests.server.harness import Client, serving
from tests.server.scripts import lay, replayed, script, up_to_auction
from tests.server.test_secrets import other_cards, richer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from boxship.game import View
    from boxship.notation.records import Header
    from boxship.server.snapshot import Snapshot

ME = 0


class Patient(Processes):
    """Thinks as long as the test likes; each hint says which one it is."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[View] = []
        self.hurried = True
        """Whether it answers at once."""
        self.mistakes = 0
        self._open: list[tuple[Future[Any], int]] = []

    def do(self, function: Callable[..., Any], *args: Any, **_: Any) -> Future[Any]:
        assert function is advised_hint
        (view,) = args
        self.views.append(view)
        thought: Future[Any] = Future()
        self._open.append((thought, len(self.views)))
        if self.hurried:
            self.end()
        return thought

    def end(self) -> None:
        """Every thought has come to its end."""
        for thought, number in self._open:
            if self.mistakes:
                self.mistakes -= 1
                thought.set_exception(ZeroDivisionError("a mistake in the thought"))
            else:
                thought.set_result(Hint(lines=[], cargo=None, bids=[], playouts=number))
        self._open.clear()


@dataclass
class Scene:
    """A table on which nobody plays, and hints for it."""

    table: Table
    process: Patient
    hints: Hints

    async def hint(self, seat: int = ME) -> int:
        """Which of the thoughts was told."""
        return (await self.hints.hint(self.table, seat)).playouts


@asynccontextmanager
async def alone(data: Path, header: Header, kinds: str = "pbb") -> AsyncIterator[Scene]:
    """A table with a person (p) or a bot (b) on each seat."""
    seats = tuple(Seat("person" if kind == "p" else "bot", "", "", None) for kind in kinds)
    database = Database(data)
    stored = StoredTable("table", "\n".join(header.lines()), 0, Links("join", "watch"), seats)
    await database.create(stored)
    process = Patient()
    scene = Scene(Table(stored, database), process, Hints(process))
    try:
        yield scene
    finally:
        await scene.hints.close()
        database.close()


def first_of(header: Header, seat: int) -> Header:
    """The same deal, begun by that seat."""
    return replace(header, first=seat)


@pytest.fixture
def header() -> Header:
    return first_of(script("classic", 3, seed=1)[0], ME)


async def everything_begun() -> None:
    """Whoever can go on without waiting for a thought has done so."""
    for _ in range(10):
        await asyncio.sleep(0)


async def code_of(scene: Scene, seat: int = ME) -> str:
    """The code with which a hint is refused."""
    with pytest.raises(ProblemError) as problem:
        await scene.hint(seat)
    return problem.value.problem.code


def test_asking_again_gets_the_same_hint(tmp_path: Path, header: Header) -> None:
    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            assert await asyncio.gather(*(scene.hint() for _ in range(5))) == [1] * 5
            await scene.table.say(ME, "command-1", "loan")
            assert await scene.hint() == 2
            assert await scene.hint() == 2

    asyncio.run(work())


def test_a_later_decision_waits_for_the_thought_about_the_earlier_one(tmp_path: Path, header: Header) -> None:
    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            scene.process.hurried = False
            first = asyncio.create_task(scene.hint())
            await everything_begun()
            await scene.table.say(ME, "command-1", "loan")
            later = [asyncio.create_task(scene.hint()) for _ in range(3)]
            await everything_begun()
            assert len(scene.process.views) == 1
            scene.process.hurried = True
            scene.process.end()
            assert await first == 1
            assert await asyncio.gather(*later) == [2] * 3

    asyncio.run(work())


def test_who_goes_away_finds_the_hint_when_he_comes_back(tmp_path: Path, header: Header) -> None:
    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            scene.process.hurried = False
            asked = asyncio.create_task(scene.hint())
            await everything_begun()
            asked.cancel()
            scene.process.hurried = True
            scene.process.end()
            assert await scene.hint() == 1

    asyncio.run(work())


def test_a_hint_that_fails_can_be_asked_for_again(
    tmp_path: Path, header: Header, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            scene.process.mistakes = 1
            assert await code_of(scene) == "failed"
            assert await scene.hint() == 2

    asyncio.run(work())
    assert "a mistake in the thought" in caplog.text


@pytest.mark.parametrize(
    ("kinds", "seat", "code"),
    [
        ("ppb", ME, "no_hints"),
        ("pbb", NOBODY, "no_hints"),
        ("bpb", 1, "nothing_to_decide"),
    ],
)
def test_who_gets_no_hint(tmp_path: Path, header: Header, kinds: str, seat: int, code: str) -> None:
    async def work() -> None:
        async with alone(tmp_path / "t.db", header, kinds) as scene:
            assert await code_of(scene, seat) == code
            assert scene.process.views == []

    asyncio.run(work())


def test_too_many_hints_are_refused_kindly(tmp_path: Path, header: Header, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "_BURST", 2)

    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            for number in range(2):
                await scene.hint()
                await scene.table.say(ME, f"command-{number}", "loan")
            assert await code_of(scene) == "too_many"

    asyncio.run(work())


def test_one_address_leaves_room_for_the_hints_of_others(tmp_path: Path, header: Header) -> None:
    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            scene.process.hurried = False
            waiting = []
            for name in "abcd":
                scene.table.name = name
                waiting.append(asyncio.create_task(scene.hints.hint(scene.table, ME, "192.0.2.1")))
                await everything_begun()
            scene.table.name = "e"
            with pytest.raises(ProblemError) as problem:
                await scene.hints.hint(scene.table, ME, "192.0.2.1")
            assert problem.value.problem.code == "too_many"
            waiting.append(asyncio.create_task(scene.hints.hint(scene.table, ME, "192.0.2.2")))
            await everything_begun()
            scene.process.end()
            assert len(await asyncio.gather(*waiting)) == 5

    asyncio.run(work())


def test_old_hints_are_forgotten(tmp_path: Path, header: Header, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "_MOST_KEPT", 2)

    async def work() -> None:
        async with alone(tmp_path / "t.db", header) as scene:
            for name in "abc":
                scene.table.name = name
                await scene.hint()
            assert [name for name, _ in scene.hints._thoughts] == ["b", "c"]

    asyncio.run(work())


# -- over the wire -----------------------------------------------------------------------------------------------------

LONG = 400.0
"""Seconds in which a first hint has surely been compiled."""


@pytest.mark.slow
def test_r1_4_other_cards_give_the_same_hint_and_nobody_hears_of_it(tmp_path: Path, header: Header) -> None:
    data = tmp_path / "tables.db"
    tables = [lay(data, each, people=["blue"]) for each in (header, other_cards(header, hidden_from=ME))]
    with serving(data) as server:
        server.http.timeout = LONG
        told = []
        for laid in tables:
            me = Client(server, laid.table, laid.tokens["blue"], "blue")
            watcher = Client(server, laid.table, laid.links.watch)
            with watcher.live() as live:
                live.next("welcome")
                answer = me.request("POST", "/hint")
                assert answer.status_code == 200, answer.text
                told.append(answer.text)
                assert watcher.request("POST", "/hint").status_code == 403
                lines = [each["line"] for each in answer.json()["lines"]]
                assert me.play(lines[0]) == 1
                assert live.next()["entry"]["number"] == 1
        assert told[0] == told[1]
        assert all(each["margin"] > 0 for line in json.loads(told[0])["lines"] for each in (line["money"], line["win"]))


# -- secrets -----------------------------------------------------------------------------------------------------------


def thought_about(data: Path, header: Header, snapshot: Snapshot, seat: int) -> bytes:
    """Everything that a thought about this snapshot is given."""

    async def work() -> bytes:
        kinds = ["b", "b", "b"]
        kinds[seat] = "p"
        async with alone(data, header, "".join(kinds)) as scene:
            scene.table.current = snapshot
            await scene.hint(seat)
            return pickle.dumps(scene.process.views)

    return asyncio.run(work())


def test_r8_1_other_sealed_bids_give_the_same_thought(tmp_path: Path) -> None:
    header, lines = script("classic", 3, seed=1)
    before = replayed(header, up_to_auction(lines))[-1].after
    seller = SEAT_NAMES[before.state.turn]
    bidder, last = (SEAT_NAMES.index(seat) for seat in SEAT_NAMES[:3] if seat != seller)
    thoughts = set()
    for number, bid in enumerate(("bid 1", "bid 5")):
        sealed = before.saying(bidder, bid, "command-x", 0)[-1].after
        thoughts.add(thought_about(tmp_path / f"{number}.db", header, sealed, last))
    assert len(thoughts) == 1


def test_a_hint_stays_while_others_seal_their_bids(tmp_path: Path) -> None:
    header, lines = script("classic", 3, seed=1)
    before = replayed(header, up_to_auction(lines))[-1].after
    bidder, last = (p for p in range(3) if p != before.state.turn)
    kinds = "".join("p" if p == last else "b" for p in range(3))

    async def work() -> None:
        async with alone(tmp_path / "t.db", header, kinds) as scene:
            scene.table.current = before
            assert await scene.hint(last) == 1
            scene.table.current = before.saying(bidder, "bid 4", "command-x", 0)[-1].after
            assert await scene.hint(last) == 1

    asyncio.run(work())


def test_r1_4_other_cards_and_other_cash_give_the_same_thought(tmp_path: Path) -> None:
    header, lines = script("classic", 3, seed=2)
    twin = other_cards(header, hidden_from=0)
    compared = 0
    for number in range(0, 40, 4):
        real, other = (replayed(each, lines)[number].after for each in (header, twin))
        if not real.asks(0):
            continue
        thoughts = {
            thought_about(tmp_path / f"{number}-{place}.db", header, snapshot, 0)
            for place, snapshot in enumerate((real, other, richer(real)))
        }
        assert len(thoughts) == 1
        compared += 1
    assert compared > 2
