"""The work of ``boxship simulate``: pieces of games over processes, a progress bar, the summary."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table

from boxship.bots.analysis.intervals import Z
from boxship.bots.processes import WorkerDiedError, done_by_workers, undisturbed
from boxship.bots.simple.matches import GameOutcome, play_games
from boxship.cli.failures import refuse, say
from boxship.cli.progress import progress_bar
from boxship.cli.record_files import make_ready, write_record
from boxship.crowds.compile import can_compile
from boxship.rules.layout import BY_SUPPLY
from boxship.rules.rulesets import SEAT_NAMES, Ruleset

PIECE = 250
PIECE_WITH_RECORDS = 20
PIECE_UNCOMPILED = 5
"""So many games are played between two looks at the progress bar and at Ctrl-C."""


def run(games: int, players: int, rules_words: str, seed: int, record: Path | None, jobs: int) -> None:
    """Play, show progress, write records, print the summary."""
    rules = Ruleset.parse(rules_words)
    rules.for_players(players)
    if record is not None:
        make_ready(record)
    if not can_compile():
        say("boxship: numba can't be imported, so the games are played uncompiled; that is slower.")
    totals = Totals(rules, players)
    played = closing(_played(rules, players, seed, games, jobs, record=record is not None))
    try:
        with progress_bar(Console(stderr=True), MofNCompleteColumn()) as bar, played as pieces:
            task = bar.add_task("compiling or loading the rules", total=games)
            for outcomes in pieces:
                for outcome in outcomes:
                    totals.add(outcome)
                    if record is not None:
                        with undisturbed():
                            write_record(record, rules, players, seed, f"{outcome.number:06d}", outcome.record)
                bar.update(task, advance=len(outcomes), description="playing")
    except WorkerDiedError as problem:
        refuse(str(problem))
    Console().print(totals.table())


def _played(
    rules: Ruleset, players: int, seed: int, games: int, jobs: int, *, record: bool
) -> Generator[list[GameOutcome]]:
    """The games piece by piece, in the order in which they are done."""
    size = PIECE_WITH_RECORDS if record else PIECE
    if not can_compile():
        size = min(size, PIECE_UNCOMPILED)
    pieces = (range(start, min(start + size, games)) for start in range(0, games, size))
    play = partial(play_games, rules, players, seed, record=record)
    if jobs == 1:
        return (play(piece) for piece in pieces)
    return done_by_workers(partial(_worker, play), pieces, min(jobs, -(-games // size)))


def _worker(
    play: Callable[[range], list[GameOutcome]],
) -> AbstractContextManager[Callable[[range], list[GameOutcome]]]:
    """In a process: there is nothing to open or to close."""
    return nullcontext(play)


class Tally:
    """Mean, spread, least and most of numbers that are counted and not kept."""

    def __init__(self) -> None:
        self.count = self.sum = self.squares = self.least = self.most = 0

    def add(self, number: int) -> None:
        """Count one number."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.sum += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """The mean."""
        return self.sum / self.count

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return sqrt(self.count * self.squares - self.sum * self.sum) / self.count


class Totals:
    """Sums over many games, game by game, so that any number of them fits into memory."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.rules = rules
        self.players = players
        self.rounds = Tally()
        self.decisions = Tally()
        self.by_supply = 0
        self.money = [Tally() for _ in range(players)]
        self.from_first = [Tally() for _ in range(players)]
        self.wins_from_first = [0.0] * players

    def add(self, outcome: GameOutcome) -> None:
        """Count one game."""
        self.rounds.add(outcome.rounds)
        self.decisions.add(outcome.decisions)
        self.by_supply += outcome.ended == BY_SUPPLY
        for p, total in enumerate(outcome.totals):
            after_first = (p - outcome.first) % self.players
            self.money[p].add(total)
            self.from_first[after_first].add(total)
            if p in outcome.winners:
                self.wins_from_first[after_first] += 1 / len(outcome.winners)

    def table(self) -> Table:
        """The summary."""
        games = self.rounds.count
        table = Table(title=f"{games} game{'s' * (games != 1)}, {self.players} players, {self.rules}")
        for heading in ("", "mean", "spread", "least", "most"):
            table.add_column(heading, justify="left" if not heading else "right")
        _add_numbers(table, "rounds", self.rounds)
        _add_numbers(table, "decisions", self.decisions)
        table.add_section()
        for p in range(self.players):
            _add_numbers(table, f"money of {SEAT_NAMES[p]}", self.money[p])
        table.add_section()
        for order, money in enumerate(self.from_first):
            _add_numbers(table, f"money of player {order + 1} in turn order", money)
        table.add_section()
        table.add_row("ended by the supply", _percent(self.by_supply, games))
        table.add_row("ended by the round limit", _percent(games - self.by_supply, games))
        first = self.wins_from_first[0]
        table.add_row("won by the first player", _percent(first, games), f"±{_half_width(first, games):.1f} %")
        table.add_row("their share if order did not matter", f"{100 / self.players:.1f} %")
        return table


def _add_numbers(table: Table, name: str, numbers: Tally) -> None:
    table.add_row(name, f"{numbers.mean:.1f}", f"{numbers.spread:.1f}", str(numbers.least), str(numbers.most))


def _percent(count: float, games: int) -> str:
    return f"{100 * count / games:.1f} %"


def _half_width(count: float, games: int) -> float:
    """Half of the 95 % interval of a share, in per cent."""
    share = count / games
    return 100 * Z * sqrt(share * (1 - share) / games)
