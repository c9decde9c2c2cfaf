"""Games among rows of weights: dealt, played and counted, compiled where that is possible.

Compiled or not, the same deal gives the same game and the same counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boxship.bots.trader.choose import choose
from boxship.bots.trader.weights import rows_by_name
from boxship.crowds.compile import can_compile, compiled
from boxship.crowds.notes import LUCK
from boxship.lab.games import PlayedGame
from boxship.lab.playing.counting import COUNTS, take_and_count
from boxship.notation.write_position import ENDED
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import SEATS
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.setup import deal, empty_table
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from boxship.lab.study import Arm
    from boxship.rules.layout import State

    ArrayOrList = npt.NDArray[Any] | list[Any]


@entry
def play_counted(
    games: ArrayOrList,
    weights: ArrayOrList,
    rows: ArrayOrList,
    seed: int,
    deals: ArrayOrList,
    streams: ArrayOrList,
    rng: ArrayOrList,
    options: ArrayOrList,
    counts: ArrayOrList,
) -> None:
    """Deal on empty tables, play every game to its end and count.

    Game ``i`` is deal ``deals[i]`` of the seed, its luck has the stream ``streams[i]``, and seat ``p`` plays by row
    ``rows[i][p]`` of the weights.
    """
    for i in range(len(games)):
        seed_words(rng, seed, int(deals[i]))
        deal(games[i], rng)
        seed_words(rng, seed, int(streams[i]))
        p = next_due(games[i])
        while p >= 0:
            count = legal(games[i], p, options)
            step = choose(games[i], p, options, count, rng, weights[int(rows[i][p])])
            take_and_count(games[i], p, step, count, counts[i])
            p = next_due(games[i])


def is_quick(arm: Arm) -> bool:
    """Whether everybody in it is a row of weights, and so plays compiled."""
    return all(entrant.name in rows_by_name() for entrant in arm.bots.entrants)


class _Work(NamedTuple):
    """Games to be played by rows of weights: the empty table, and for each game its numbers."""

    blank: State
    weights: list[list[int]]
    rows: list[tuple[int, ...]]
    seed: int
    deals: list[int]
    streams: list[int]


_ENDS: Final = ("first", "ended", "round_number", "total", "winner")
"""The fields of a finished game that are kept."""


def by_weights(seed: int, arm: Arm, deals: Sequence[int]) -> Iterator[PlayedGame]:
    """All games of these deals, one after the other."""
    line_ups = arm.rotations()
    known = rows_by_name()
    which = [(number, rotation) for number in deals for rotation in range(len(line_ups))]
    work = _Work(
        empty_table(arm.rules, arm.players),
        [known[entrant.name] for entrant in arm.bots.entrants],
        [line_ups[rotation] for _, rotation in which],
        seed,
        [number for number, _ in which],
        [LUCK + number * SEATS + rotation for number, rotation in which],
    )
    found = _compiled(work) if can_compile() else _plain(work)
    for (number, rotation), ((first, ended, rounds, totals, winner), counts) in zip(which, found, strict=True):
        yield PlayedGame(
            number,
            line_ups[rotation],
            first,
            ENDED[ended] or "",
            rounds,
            tuple(totals[: arm.players]),
            tuple(p for p in range(arm.players) if winner[p]),
            tuple(counts),
        )


def _plain(work: _Work) -> Iterator[tuple[Sequence[Any], list[int]]]:
    games = [work.blank.copy() for _ in work.deals]
    counts = [[0] * COUNTS for _ in work.deals]
    play_counted(games, *work[1:], [0] * WORDS, [0] * STEPS, counts)
    return zip(([getattr(g, name) for name in _ENDS] for g in games), counts, strict=True)


def _compiled(work: _Work) -> Iterator[tuple[Sequence[Any], list[int]]]:
    import numpy as np

    from boxship.crowds.arrays import new_games, put_state

    games = new_games(len(work.deals))
    put_state(games, 0, work.blank)
    games[1:] = games[0]
    counts = np.zeros((len(work.deals), COUNTS), np.int64)
    weights, rows, deals, streams = (
        np.array(each, np.int64) for each in (work.weights, work.rows, work.deals, work.streams)
    )
    rng, options = np.zeros(WORDS, np.int64), np.zeros(STEPS, np.uint8)
    compiled(play_counted)(games, weights, rows, work.seed, deals, streams, rng, options, counts)
    ends = zip(*(games[name].tolist() for name in _ENDS), strict=True)
    return zip(ends, counts.tolist(), strict=True)
