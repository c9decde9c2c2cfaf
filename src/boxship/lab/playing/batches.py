"""Pieces of a study, played: by rows of weights where all bots of an arm are that, else as a league plays."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from boxship.arena.runner import LeagueSettings, Runner, Task
from boxship.lab.games import PlayedBatch, PlayedGame
from boxship.lab.playing.by_weights import by_weights, is_quick
from boxship.lab.playing.counting import COUNTS, take_and_count
from boxship.notation.records import Record
from boxship.rules.legal import legal
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from boxship.arena.results import GameResult
    from boxship.lab.games import DealBatch
    from boxship.lab.study import Arm, Study


@contextmanager
def playing(study: Study) -> Iterator[Callable[[DealBatch], PlayedBatch]]:
    """Something that plays batches of a study; what an arm needs is opened with its first batch."""
    with ExitStack() as open_runners:
        runners: dict[int, Runner] = {}

        def play(batch: DealBatch) -> PlayedBatch:
            arm = study.arms[batch.arm]
            deals = range(batch.first, batch.first + batch.deals)
            if is_quick(arm):
                return PlayedBatch(batch, tuple(by_weights(study.seed, arm, deals)))
            if arm.number not in runners:
                settings = LeagueSettings(arm.bots.entrants, arm.players, arm.rules, study.seed, study.seconds)
                runners[arm.number] = open_runners.enter_context(Runner(settings, record=True))
            return PlayedBatch(batch, tuple(_by_runner(runners[arm.number], arm, deals)))

        yield play


def _by_runner(runner: Runner, arm: Arm, deals: Sequence[int]) -> Iterator[PlayedGame]:
    line_ups = arm.rotations()
    for number in deals:
        for rotation, line_up in enumerate(line_ups):
            yield _replayed(arm, number, runner.game(Task(number, line_ups[0]), rotation), line_up)


def _replayed(arm: Arm, number: int, result: GameResult, line_up: tuple[int, ...]) -> PlayedGame:
    """A game that was played line by line, counted by its steps."""
    counts, options = [0] * COUNTS, [0] * STEPS
    record = Record.parse(result.record)
    g = record.header.start()
    for (_, steps), (seat, _) in zip(record.in_steps(), record.moves, strict=True):
        for step in steps:
            take_and_count(g, seat, step, legal(g, seat, options), counts)
    names = [arm.bots.entrants[entrant].name for entrant in line_up]
    faults: dict[str, Counter[str]] = {}
    for p, found in enumerate(result.faults):
        if found:
            faults.setdefault(names[p], Counter()).update(found)
    assert result.line_up == line_up
    return PlayedGame(
        number, line_up, result.first, result.ended, result.rounds, result.totals, result.winners, tuple(counts), faults
    )
