"""The process for whoever searches: it gets ready beside the game, and its end is nobody's misfortune."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.bots.captain.player import Captain
from boxship.bots.opponents import FIRST, LEVELS, OPPONENTS
from boxship.bots.registry import bots, player
from boxship.bots.searcher import SECONDS, Searcher, think
from tests.bots.compilers import DEADLY, ENDLESS, MISSING, put_in_place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boxship.game import View

PATIENCE = 60.0


@pytest.fixture
def searcher() -> Iterator[Searcher]:
    with Searcher() as one:
        yield one


def some_view() -> View:
    game = Game.new("short", players=3, seed=2)
    return game.view(game.to_act[0])


def pids(searcher: Searcher) -> list[int]:
    assert searcher._process._running is not None
    return list(searcher._process._running.pool._processes)


def ready(searcher: Searcher) -> None:
    searcher.warm_up()
    assert searcher._warming is not None
    searcher._warming.result(PATIENCE)
    assert searcher.is_warm


def test_opponents_are_bots_and_are_ordered_by_strength() -> None:
    names = [each.name for each in OPPONENTS]
    assert set(FIRST) < set(names) <= {name for name, _ in bots()}
    levels = [each.level for each in OPPONENTS]
    assert levels == sorted(levels)
    assert set(levels) == set(range(1, LEVELS + 1))
    wins = [each.wins for each in OPPONENTS]
    assert wins == sorted(wins)


def test_it_does_not_run_before_it_is_needed(searcher: Searcher) -> None:
    assert not searcher.is_warm
    assert searcher._process._running is None


@pytest.mark.slow
def test_it_searches_when_it_is_warm(searcher: Searcher) -> None:
    ready(searcher)
    view = some_view()
    assert searcher.line("captain:1", 5, view).result(PATIENCE) == player("captain:1", 5).line(view)
    first = searcher._warming
    searcher.warm_up()
    assert searcher._warming is first, "once is enough"


@pytest.mark.slow
def test_it_searches_without_a_compiler_too(
    searcher: Searcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(MISSING, tmp_path, monkeypatch)
    ready(searcher)
    view = some_view()
    assert searcher.line("captain:1", 5, view).result(PATIENCE) in view.legal


def test_it_lets_others_go_first_and_ends_in_the_middle_of_compiling(
    searcher: Searcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(ENDLESS, tmp_path, monkeypatch)
    searcher.warm_up()
    (pid,) = pids(searcher)
    process = searcher._process._running
    assert process is not None
    child = process.pool._processes[pid]
    assert not searcher.is_warm
    searcher.close()
    until = time.monotonic() + PATIENCE
    while child.exitcode is None:  # its pool waits for it too, and may be the one who hears of its end
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.slow
def test_it_is_given_up_when_it_always_dies(
    searcher: Searcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(DEADLY, tmp_path, monkeypatch)
    tried = []
    for _ in range(5):
        searcher.warm_up()
        assert searcher._warming is not None
        assert isinstance(searcher._warming.exception(PATIENCE), BrokenProcessPool)
        assert not searcher.is_warm
        if searcher._warming not in tried:
            tried.append(searcher._warming)
    assert len(tried) == 3


@pytest.mark.slow
def test_it_gets_ready_again_after_it_died_over_a_thought(
    searcher: Searcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(MISSING, tmp_path, monkeypatch)
    ready(searcher)
    view = some_view()
    thought = searcher.line("captain:3", 5, view)
    for pid in pids(searcher):
        os.kill(pid, signal.SIGKILL)
    assert isinstance(thought.exception(PATIENCE), BrokenProcessPool)
    assert not searcher.is_warm
    ready(searcher)


def test_a_thought_at_a_table_takes_no_longer_than_a_table_likes_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float | None] = []

    def line(self: Captain, view: View) -> str:
        allowed.append(self.seconds)
        return "end"

    monkeypatch.setattr(Captain, "line", line)
    view = some_view()
    assert think("captain:3", 1, view) == "end"
    assert player("captain:3", 1).line(view) == "end"
    assert allowed == [SECONDS, None], "only at a table: in a league the same seed gives the same line"
    assert think("trader", 1, view) == player("trader", 1).line(view)
