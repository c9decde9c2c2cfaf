"""The work of ``boxship simulate``: pieces of games over processes, a progress bar, the summary."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import tempfile
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from math import sqrt
from multiprocessing.connection import wait as wait_for_end
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boxship.bots.matches import Outcome, play_games
from boxship.cli.files import FileError, shown, write_whole
from boxship.cli.guard import refuse, say
from boxship.rules.compiled import can_compile
from boxship.rules.layout import BY_SUPPLY
from boxship.rules.rulesets import SEAT_NAMES, Ruleset

PIECE = 250
PIECE_WITH_RECORDS = 20
LONGEST_NAME = 150
Z95 = 1.96


def run(games: int, players: int, rules_words: str, seed: int, record: Path | None, jobs: int) -> None:
    """Play, show progress, write records, print the summary."""
    rules = Ruleset.parse(rules_words)
    rules.for_players(players)
    if record is not None:
        _make_ready(record)
    if not can_compile():
        say("boxship: numba can't be imported, so the games are played uncompiled; that is slower.")
    totals = Totals(rules, players)
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    played = closing(_played(rules, players, seed, games, jobs, record=record is not None))
    with bar, played as pieces:
        task = bar.add_task("compiling or loading the rules", total=games)
        for outcomes in pieces:
            for outcome in outcomes:
                totals.add(outcome)
                if record is not None:
                    with _undisturbed():
                        write_whole(record / _file_name(rules, players, seed, outcome.number), outcome.record)
            bar.update(task, advance=len(outcomes), description="playing")
    Console().print(totals.table())


def _make_ready(folder: Path) -> None:
    """Make the folder for the records and see that files can be written there, before any game is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except FileExistsError:
        raise FileError(f"{shown(folder)}: a file stands where the directory for the records should be") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "this is not a possible name"
        raise FileError(f"{shown(folder)}: records can't be written there: {reason.lower()}") from None


def _file_name(rules: Ruleset, players: int, seed: int, number: int) -> str:
    """A name that games of other rules, tables and seeds don't have."""
    words = re.sub(r"[^\w=]+", "-", str(rules))[:LONGEST_NAME]
    return f"{words}-{players}p-seed{seed}-{number:06d}.record"


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that nothing is left half made."""
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if pressed and callable(usual):
            usual(signal.SIGINT, None)


def _played(
    rules: Ruleset, players: int, seed: int, games: int, jobs: int, *, record: bool
) -> Generator[list[Outcome]]:
    """The games piece by piece, in the order in which they are done."""
    size = PIECE_WITH_RECORDS if record else PIECE
    pieces = (range(start, min(start + size, games)) for start in range(0, games, size))
    if jobs == 1:
        for piece in pieces:
            yield play_games(rules, players, seed, piece, record=record)
        return
    with _workers(min(jobs, -(-games // size))) as pool:
        waiting: set[Future[list[Outcome]]] = set()
        for piece in pieces:
            with _without_interrupts():
                waiting.add(pool.submit(play_games, rules, players, seed, piece, record=record))
            if len(waiting) > 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes leave Ctrl-C to this one. They write nothing, so whatever stops this one ends them."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent)
    try:
        yield pool
    except BrokenProcessPool:
        refuse("one of the processes that play was ended from outside, or found too little memory; try fewer --jobs")
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes that are started here never see Ctrl-C, not even while they start."""
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that went."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for_end([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


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

    def add(self, outcome: Outcome) -> None:
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
        table.add_row("his share if order did not matter", f"{100 / self.players:.1f} %")
        return table


def _add_numbers(table: Table, name: str, numbers: Tally) -> None:
    table.add_row(name, f"{numbers.mean:.1f}", f"{numbers.spread:.1f}", str(numbers.least), str(numbers.most))


def _percent(count: float, games: int) -> str:
    return f"{100 * count / games:.1f} %"


def _half_width(count: float, games: int) -> float:
    """Half of the 95 % interval of a share, in per cent."""
    share = count / games
    return 100 * Z95 * sqrt(share * (1 - share) / games)
