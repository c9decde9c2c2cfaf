"""The pool: whoever searches gets ready beside the game, and the end of a process is nobody's misfortune."""

from __future__ import annotations

import os
import select
import signal
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.bots import bot_pool
from boxship.bots.bot_pool import SECONDS, BotPool, think
from boxship.bots.opponents import FIRST, LEVELS, OPPONENTS
from boxship.bots.registry import Player, bots, player
from tests.bots.compilers import DEADLY, ENDLESS, MISSING, put_in_place, said_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boxship.game import View

PATIENCE = 60.0


@pytest.fixture
def pool() -> Iterator[BotPool]:
    with BotPool() as one:
        yield one


def some_view() -> View:
    game = Game.new("short", players=3, seed=2)
    return game.view(game.to_act[0])


def ready(pool: BotPool) -> None:
    pool.warm_up().result(PATIENCE)
    assert pool.is_warm()


def test_opponents_are_bots_and_are_ordered_by_strength() -> None:
    names = [each.name for each in OPPONENTS]
    assert set(FIRST) < set(names) <= {name for name, _ in bots()}
    levels = [each.level for each in OPPONENTS]
    assert levels == sorted(levels)
    assert set(levels) == set(range(1, LEVELS + 1))
    wins = [each.wins for each in OPPONENTS]
    assert wins == sorted(wins)


def test_it_does_not_run_before_it_is_needed(pool: BotPool) -> None:
    assert not pool.is_warm()
    assert pool.pids == ()


@pytest.mark.slow
def test_it_searches_when_it_is_warm(pool: BotPool) -> None:
    ready(pool)
    view = some_view()
    assert pool.ask("captain:1", 5, view).result(PATIENCE) == player("captain:1", 5).line(view)
    assert pool.warm_up() is pool.warm_up(), "once is enough"


@pytest.mark.slow
def test_it_searches_without_a_compiler_too(pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_place(MISSING, tmp_path, monkeypatch)
    ready(pool)
    view = some_view()
    assert pool.ask("captain:1", 5, view).result(PATIENCE) in view.legal


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="watches processes as Linux does")
def test_it_lets_others_go_first_and_ends_in_the_middle_of_compiling(
    pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = put_in_place(ENDLESS, tmp_path, monkeypatch)
    pool.warm_up()
    assert said_in(begun, PATIENCE) == str(min(19, os.nice(0) + 10))
    assert not pool.is_warm()
    (pid,) = pool.pids
    ended = os.pidfd_open(pid)
    pool.close()
    assert pool.pids == ()
    assert select.select([ended], [], [], PATIENCE)[0]
    os.close(ended)


def test_until_it_is_warm_a_trader_stands_in(pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_place(ENDLESS, tmp_path, monkeypatch)
    view = some_view()
    assert pool.ask("captain:3", 5, view).result(PATIENCE) == player("trader", 5).line(view)
    assert not pool.is_warm()
    assert len(pool.pids) == 2, "one compiles, one answers"


@pytest.mark.slow
def test_it_is_given_up_when_it_always_dies(pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_place(DEADLY, tmp_path, monkeypatch)
    tried = []
    for _ in range(5):
        warming = pool.warm_up()
        assert isinstance(warming.exception(PATIENCE), BrokenProcessPool)
        assert not pool.is_warm()
        if warming not in tried:
            tried.append(warming)
    assert len(tried) == 3


@pytest.mark.slow
def test_it_gets_ready_again_after_it_died_over_a_thought(
    pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(MISSING, tmp_path, monkeypatch)
    ready(pool)
    view = some_view()
    thought = pool.ask("captain:3", 5, view)
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    assert isinstance(thought.exception(PATIENCE), BrokenProcessPool)
    assert not pool.is_warm()
    ready(pool)


def test_a_thought_at_a_table_takes_no_longer_than_a_table_likes_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float | None] = []

    def noted(name: str, seed: int, seconds: float | None = None) -> Player:
        allowed.append(seconds)
        return player(name, seed, seconds)

    monkeypatch.setattr(bot_pool, "player", noted)
    view = some_view()
    assert think("trader", 1, view) == player("trader", 1).line(view)
    assert allowed == [SECONDS]
