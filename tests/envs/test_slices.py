"""Slices: who works on which part of a crowd, and when it is worth waking others."""

from __future__ import annotations

import threading

import pytest

from boxship.envs import slices
from boxship.envs.slices import Slices


def _workers(parts: Slices, times: int) -> list[dict[tuple[int, int], str]]:
    """Which thread did which part, for each time of some work that takes no time."""
    all_times = []
    for _ in range(times):
        who: dict[tuple[int, int], str] = {}

        def work(part: slice, who: dict[tuple[int, int], str] = who) -> None:
            who[part.start, part.stop] = threading.current_thread().name

        parts.run(work)
        all_times.append(who)
    return all_times


def test_long_work_is_shared_and_whoever_asks_does_the_first_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "WORTH_SHARING", 0.0)
    for who in _workers(Slices(10, 3), 2):
        assert sorted(who) == [(0, 3), (3, 6), (6, 10)]
        assert who.pop((0, 3)) == threading.current_thread().name
        assert all(name.startswith("crowd") for name in who.values())


def test_short_work_is_done_at_once_by_whoever_asks() -> None:
    for who in _workers(Slices(10, 3), 3):
        assert who == {(0, 10): threading.current_thread().name}


def test_how_long_it_took_the_last_time_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.5, 1.0, 2.0, 3.0, 3.6, 4.0, 4.1, 5.0, 5.1])  # begin and end of five times
    monkeypatch.setattr(slices, "thread_time", lambda: next(clock))
    monkeypatch.setattr(slices, "WORTH_SHARING", 1.0)
    assert [len(who) for who in _workers(Slices(10, 2), 5)] == [1, 1, 2, 2, 1]


def test_what_fails_in_another_thread_fails_for_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "WORTH_SHARING", 0.0)

    def work(part: slice) -> None:
        if part.start:
            raise ValueError(f"from {part.start}")

    with pytest.raises(ValueError, match="from 5"):
        Slices(10, 2).run(work)
