"""The work of ``boxship simulate``: pieces of games over processes, a progress bar, the summary."""

from __future__ import annotations

import multiprocessing
import signal
import statistics
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boxship.bots.matches import Outcome, play_games
from boxship.cli.files import FileError, shown, write_whole
from boxship.cli.guard import say
from boxship.rules.compiled import can_compile
from boxship.rules.layout import BY_SUPPLY
from boxship.rules.rulesets import SEAT_NAMES, Ruleset

PIECE = 250
PIECE_WITH_RECORDS = 20
Z95 = 1.96


def run(games: int, players: int, rules_words: str, seed: int, record: Path | None, jobs: int) -> None:
    """Play, show progress, write records, print the summary."""
    rules = Ruleset.parse(rules_words)
    rules.for_players(players)
    if record is not None:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise FileError(f"{shown(record)}: {(problem.strerror or 'it can not be made').lower()}") from None
    if not can_compile():
        say("boxship: numba can't be imported, so the games are played uncompiled; that is slower.")
    totals = Totals(rules, players)
    bar = Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("compiling or loading the rules", total=games)
        for outcomes in _played(rules, players, seed, games, jobs, record=record is not None):
            for outcome in outcomes:
                totals.add(outcome)
                if record is not None:
                    name = f"{rules.name}-{players}p-seed{seed}-{outcome.number:06d}.record"
                    write_whole(record / name, outcome.record)
            bar.update(task, advance=len(outcomes), description="playing")
    Console().print(totals.table())


def _played(rules: Ruleset, players: int, seed: int, games: int, jobs: int, *, record: bool) -> Iterator[list[Outcome]]:
    """The games piece by piece, in the order in which they are done."""
    size = PIECE_WITH_RECORDS if record else PIECE
    pieces = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if jobs == 1:
        for piece in pieces:
            yield play_games(rules, players, seed, piece, record=record)
        return
    with _workers(min(jobs, len(pieces))) as pool:
        waiting: set[Future[list[Outcome]]] = set()
        for piece in pieces:
            waiting.add(pool.submit(play_games, rules, players, seed, piece, record=record))
            if len(waiting) > 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes leave Ctrl-C to this one; what has not begun is dropped when this one stops."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Totals:
    """Sums over many games, game by game, so that any number of them fits into memory."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.rules = rules
        self.players = players
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.by_supply = 0
        self.money: list[list[int]] = [[] for _ in range(players)]
        self.from_first: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.wins_from_first = [0.0] * players

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.rounds.append(outcome.rounds)
        self.decisions.append(outcome.decisions)
        self.by_supply += outcome.ended == BY_SUPPLY
        for p, total in enumerate(outcome.totals):
            after_first = (p - outcome.first) % self.players
            self.money[p].append(total)
            self.from_first[after_first].append(total)
            if p in outcome.winners:
                share = 1 / len(outcome.winners)
                self.wins[p] += share
                self.wins_from_first[after_first] += share

    def table(self) -> Table:
        """The summary."""
        games = len(self.rounds)
        table = Table(title=f"{games} games, {self.players} players, {self.rules}")
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
        table.add_row("his share if order did not matter", f"{100 / self.players:.1f} %")
        return table


def _add_numbers(table: Table, name: str, numbers: list[int]) -> None:
    spread = statistics.pstdev(numbers)
    table.add_row(name, f"{statistics.fmean(numbers):.1f}", f"{spread:.1f}", str(min(numbers)), str(max(numbers)))


def _percent(count: float, games: int) -> str:
    return f"{100 * count / games:.1f} %"


def _half_width(count: float, games: int) -> float:
    """Half of the 95 % interval of a share, in per cent."""
    share = count / games
    return 100 * Z95 * sqrt(share * (1 - share) / games)
