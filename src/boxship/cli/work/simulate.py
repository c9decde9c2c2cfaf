"""The work of ``boxship simulate``: pieces of games over processes, a progress bar, files, the summary."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import MofNCompleteColumn

from boxship.arena.cluster import WorkersError, done_by_cluster
from boxship.arena.entrants import Entrant, EntrantError
from boxship.arena.match import BotFailedError
from boxship.arena.result_rows import result_row
from boxship.arena.results import GameResult
from boxship.arena.runner import LeagueSettings, Runner, Task
from boxship.arena.schedule import line_ups
from boxship.arena.workers import played
from boxship.bots.processes import WorkerDiedError, done_by_workers, in_turn, undisturbed
from boxship.bots.simple.matches import NAME, GameOutcome, play_games
from boxship.cli.failures import refuse, say
from boxship.cli.files import FileError, shown, unusable
from boxship.cli.progress import progress_bar
from boxship.cli.record_files import make_ready, write_record
from boxship.cli.work.simulate_summary import Totals
from boxship.crowds.compile import can_compile
from boxship.dataset.columns import RESULTS
from boxship.dataset.files import ExtraMissingError, require_parquet, table_files
from boxship.notation.write_position import ENDED
from boxship.rules.rulesets import Ruleset

PIECE = 250
PIECE_WITH_RECORDS = 20
PIECE_UNCOMPILED = 5
"""So many games are played between two looks at the progress bar and at Ctrl-C."""


@dataclass(frozen=True)
class Simulation:
    """What ``boxship simulate`` was asked for."""

    games: int
    players: int
    rules: str
    seed: int
    bots: tuple[str, ...]
    record: Path | None
    tables: Mapping[str, Path]
    """Files for a row of each game, by their form: ``csv``, ``parquet``, ``json``."""
    jobs: int
    ray: str | None = None


class Simulated(NamedTuple):
    """One game, whoever played it."""

    number: int
    result: GameResult
    steps: int | None = None
    """Steps of the engine where these were counted, and not lines."""

    @property
    def decisions(self) -> int:
        """Steps or lines, whatever was counted."""
        return self.result.decisions if self.steps is None else self.steps


def run(asked: Simulation) -> None:
    """Play, show progress, write; a sentence for whatever is not possible."""
    try:
        _run(asked)
    except (BotFailedError, EntrantError, ExtraMissingError, WorkersError, WorkerDiedError) as problem:
        refuse(str(problem))


def _run(asked: Simulation) -> None:
    rules = Ruleset.parse(asked.rules)
    rules.for_players(asked.players)
    entrants = tuple(map(Entrant.parse, asked.bots))
    for entrant in dict.fromkeys(entrants):
        entrant.check()
    _check_files(asked)
    if not entrants and not can_compile():
        say("boxship: numba can't be imported, so the games are played uncompiled; that is slower.")
    names = [entrant.name for entrant in entrants] or [NAME]
    totals = Totals(rules, asked.players, names if entrants else ())
    games = closing(_by_bots(asked, rules, entrants) if entrants else _by_thumbs(asked, rules))
    console = Console(stderr=True)
    with _tables(asked) as add, progress_bar(console, MofNCompleteColumn()) as bar, games as pieces:
        task = bar.add_task("compiling or loading the rules", total=asked.games)
        for piece in in_turn(pieces, lambda piece: piece[0].number, len):
            for game in piece:
                totals.add(game.result, game.decisions)
                if asked.record is not None:
                    with undisturbed():
                        number = f"{game.number:06d}"
                        write_record(asked.record, rules, asked.players, asked.seed, number, game.result.record)
            add([_row(rules, asked.seed, names, game) for game in piece] if asked.tables else [])
            bar.update(task, advance=len(piece), description="playing")
    Console().print(totals.table())
    for line in totals.faults():
        print(line)


# -- files -------------------------------------------------------------------------------------------------------------


def _check_files(asked: Simulation) -> None:
    """See that everything can be written, before any game is played."""
    if asked.record is not None:
        make_ready(asked.record)
    if "parquet" in asked.tables:
        require_parquet()
    if len({path.absolute() for path in asked.tables.values()}) < len(asked.tables):
        refuse("two tables can't have the same file; name one for each")
    for path in asked.tables.values():
        if path.is_dir():
            raise FileError("terminal-file-directory", file=str(path))
        make_ready(path.parent)


@contextmanager
def _tables(asked: Simulation) -> Iterator[Callable[[list[dict[str, Any]]], None]]:
    """Add rows to every table; the files take their names when all games are in them."""

    def add(rows: list[dict[str, Any]]) -> None:
        for file in files.values():
            file.add({column.name: [row[column.name] for row in rows] for column in RESULTS})

    columns = dict.fromkeys(asked.tables, RESULTS)
    try:
        with table_files(asked.tables, columns, {form: form for form in asked.tables}) as files:
            yield add
    except OSError as problem:
        if not asked.tables:
            raise
        raise unusable(" ".join(shown(path) for path in asked.tables.values()), problem) from None


def _row(rules: Ruleset, seed: int, names: list[str], game: Simulated) -> dict[str, Any]:
    row = result_row(rules, seed, game.number, names, game.result)
    return row if game.steps is None else {**row, "steps": game.steps, "decisions": None}


# -- any bots ----------------------------------------------------------------------------------------------------------


def _by_bots(asked: Simulation, rules: Ruleset, entrants: tuple[Entrant, ...]) -> Generator[list[Simulated]]:
    """Every game is another deal with another line-up; over many games everybody sits everywhere equally often."""
    settings = LeagueSettings(entrants, asked.players, rules, asked.seed)
    every = zip(range(asked.games), line_ups(len(entrants), asked.players, asked.seed), strict=False)
    tasks = (Task(number, line_up) for number, line_up in every)
    playing = partial(_bots, settings, record=asked.record is not None)
    with closing(played(playing, tasks, min(asked.jobs, asked.games), asked.ray)) as games:
        for game in games:
            yield [game]


@contextmanager
def _bots(settings: LeagueSettings, *, record: bool) -> Iterator[Callable[[Task], Simulated]]:
    with Runner(settings, record=record) as runner:
        yield lambda task: Simulated(task.number, runner.game(task))


# -- rules of thumb ----------------------------------------------------------------------------------------------------


def _by_thumbs(asked: Simulation, rules: Ruleset) -> Generator[list[Simulated]]:
    with closing(_pieces(asked, rules)) as pieces:
        for outcomes in pieces:
            yield [_simulated(outcome) for outcome in outcomes]


def _pieces(asked: Simulation, rules: Ruleset) -> Generator[list[GameOutcome]]:
    """The games piece by piece, in the order in which they are done."""
    record = asked.record is not None
    size = PIECE_WITH_RECORDS if record else PIECE
    if not can_compile():
        size = min(size, PIECE_UNCOMPILED)
    pieces = (range(start, min(start + size, asked.games)) for start in range(0, asked.games, size))
    play = partial(play_games, rules, asked.players, asked.seed, record=record)
    if asked.ray is not None:
        return done_by_cluster(partial(_worker, play), pieces, asked.ray)
    if asked.jobs == 1:
        return (play(piece) for piece in pieces)
    return done_by_workers(partial(_worker, play), pieces, min(asked.jobs, -(-asked.games // size)))


def _worker(
    play: Callable[[range], list[GameOutcome]],
) -> AbstractContextManager[Callable[[range], list[GameOutcome]]]:
    """In a process: there is nothing to open or to close."""
    return nullcontext(play)


def _simulated(outcome: GameOutcome) -> Simulated:
    seats = len(outcome.totals)
    result = GameResult(
        rotation=0,
        line_up=(0,) * seats,
        totals=outcome.totals,
        winners=outcome.winners,
        first=outcome.first,
        ended=ENDED[outcome.ended] or "",
        rounds=outcome.rounds,
        times=(),
        faults=({},) * seats,
        record=outcome.record,
    )
    return Simulated(outcome.number, result, outcome.decisions)
