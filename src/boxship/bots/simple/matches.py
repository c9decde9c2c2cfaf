"""Whole games among rules of thumb: compiled by the thousand, or uncompiled one by one, with the same result.

Game ``k`` of a seed is always the same game, in whichever home and process it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boxship.bots.simple.rule_of_thumb import choose
from boxship.crowds.batch import new_game
from boxship.crowds.compile import can_compile, compiled
from boxship.notation.legal_lines import is_complete, line_of
from boxship.notation.lines import Line
from boxship.notation.records import Closing, Header, Record
from boxship.rules.apply import apply
from boxship.rules.chance import WORDS, new_rng, seed_words
from boxship.rules.legal import legal
from boxship.rules.marks import entry
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import deal, dealt, empty_table
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due
from boxship.rules.view import hide, view

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games

    Array = npt.NDArray[Any]

NAME = "rule of thumb (bot)"
_FIRST_LOG = 2_000


@dataclass(frozen=True)
class GameOutcome:
    """How one game went."""

    number: int
    first: int
    rounds: int
    decisions: int
    ended: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    record: str = ""
    """The game's record, where it was asked for."""


def play_games(rules: Ruleset, players: int, seed: int, numbers: range, *, record: bool) -> list[GameOutcome]:
    """Play the games with these numbers, compiled where that is possible."""
    if can_compile():
        return _play_compiled(rules, players, seed, numbers, record=record)
    return [_play_plain(rules, players, seed, number, record=record) for number in numbers]


def _play_plain(rules: Ruleset, players: int, seed: int, number: int, *, record: bool) -> GameOutcome:
    """One game in the uncompiled home."""
    rng = new_rng(seed, number)
    g = empty_table(rules, players)
    deal(g, rng)
    options = [0] * STEPS
    log: list[int] = []
    while (p := next_due(g)) >= 0:
        seen = view(g, p)
        log.append(choose(seen, p, options, legal(seen, p, options), rng))
        apply(g, p, log[-1])
    return GameOutcome(
        number=number,
        first=g.first,
        rounds=g.round_number,
        decisions=len(log),
        ended=g.ended,
        totals=tuple(g.total[:players]),
        winners=tuple(p for p in range(players) if g.winner[p]),
        record=_record(rules, players, seed, number, log) if record else "",
    )


@entry
def play_all(
    games: Games,
    views: Games,
    rng: Array,
    blank: Games,
    options: Array,
    seed: int,
    first: int,
    log: Array,
    lengths: Array,
) -> None:
    """Play every game to its end; each seat chooses by its view. ``log`` keeps the steps as far as it has room."""
    for i in range(len(games)):
        seed_words(rng[i], seed, first + i)
        new_game(games, i, rng[i], blank)
        made = 0
        p = next_due(games[i])
        while p >= 0:
            views[0] = games[i]
            hide(views[0], p)
            count = legal(views[0], p, options)
            step = choose(views[0], p, options, count, rng[i])
            if made < log.shape[1]:
                log[i, made] = step
            made += 1
            apply(games[i], p, step)
            p = next_due(games[i])
        lengths[i] = made


def _play_compiled(rules: Ruleset, players: int, seed: int, numbers: range, *, record: bool) -> list[GameOutcome]:
    """Many games in the compiled home."""
    import numpy as np

    from boxship.crowds.arrays import new_games, put_state

    games = new_games(len(numbers))
    blank = new_games(1)
    put_state(blank, 0, empty_table(rules, players))
    rng = np.zeros((len(numbers), WORDS), np.int64)
    options = np.zeros(STEPS, np.uint8)
    lengths = np.zeros(len(numbers), np.int64)
    room = _FIRST_LOG if record else 0
    while True:
        log = np.zeros((len(numbers), room), np.int16)
        compiled(play_all)(games, new_games(1), rng, blank, options, seed, numbers.start, log, lengths)
        if not record or lengths.max() <= room:
            break
        room = int(lengths.max())
    firsts, rounds, ended = (games[field].tolist() for field in ("first", "round_number", "ended"))
    totals, winners = games["total"].tolist(), games["winner"].tolist()
    return [
        GameOutcome(
            number=number,
            first=firsts[i],
            rounds=rounds[i],
            decisions=int(lengths[i]),
            ended=ended[i],
            totals=tuple(totals[i][:players]),
            winners=tuple(p for p in range(players) if winners[i][p]),
            record=_record(rules, players, seed, number, log[i, : lengths[i]].tolist()) if record else "",
        )
        for i, number in enumerate(numbers)
    ]


def _record(rules: Ruleset, players: int, seed: int, number: int, log: list[int]) -> str:
    """The record of a game from its steps."""
    g = dealt(rules, players, seed, number)
    header = Header.of(rules, g, (("names", ", ".join([NAME] * players)), ("game", f"seed {seed}, number {number}")))
    moves: list[tuple[int, Line]] = []
    before, taken = g.copy(), list[int]()
    for step in log:
        p = next_due(g)
        apply(g, p, step)
        taken.append(step)
        if is_complete(before, p, g):
            moves.append((p, line_of(before, p, taken, g)))
            before, taken = g.copy(), []
    return str(Record(header, tuple(moves), Closing.of(g)))
