"""Export: many records, replayed side by side, as the tables of one set, in the order of the files."""

from __future__ import annotations

from contextlib import closing, nullcontext
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from boxship.bots.processes import done_by_workers, in_turn
from boxship.dataset.columns import tables
from boxship.dataset.files import table_files
from boxship.dataset.rows import add_game, no_rows
from boxship.notation.records import Record, RecordError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from boxship.dataset.rows import Rows

PIECE: Final = 10
"""So many records are replayed between two looks at the progress and at Ctrl-C."""


class ExportError(ValueError):
    """A record that can't be exported: ``str()`` says which file, which line and why."""


class RecordBatch(NamedTuple):
    """Some of the records: the number of the first, and each with the name of its source and its text."""

    first: int
    records: tuple[tuple[str, str], ...]


class Exported(NamedTuple):
    """What became of a piece: its number of records and its rows, or what is wrong."""

    first: int
    records: int
    rows: dict[str, Rows]
    wrong: str = ""


def export(
    records: Iterable[tuple[str, str]], folder: Path, *, observations: bool = False, jobs: int = 1
) -> Generator[dict[str, int]]:
    """Write ``games.parquet``, ``decisions.parquet`` and ``events.parquet``; yields how many rows were added to each.

    Records come as the name of their source and their text, and are asked for as they are needed. An ExportError for
    one that can't be replayed; then, and whenever the generator is closed early, the folder stays as it was.
    """
    names = tables(observations=observations)
    replaying = closing(_replayed(records, observations=observations, jobs=jobs))
    with table_files({name: folder / f"{name}.parquet" for name in names}, names) as files, replaying as pieces:
        for done in in_turn(_sound(pieces), lambda piece: piece.first, lambda piece: piece.records):
            for name, file in files.items():
                file.add(done.rows[name])
            yield {name: len(rows["game"]) for name, rows in done.rows.items()}


def _replayed(records: Iterable[tuple[str, str]], *, observations: bool, jobs: int) -> Generator[Exported]:
    work = partial(replayed, observations=observations)
    if jobs == 1:
        return (work(piece) for piece in _pieces(records))
    return done_by_workers(partial(_worker, work), _pieces(records), jobs)


def _pieces(records: Iterable[tuple[str, str]]) -> Iterator[RecordBatch]:
    rest = iter(records)
    first = 0
    while some := tuple(islice(rest, PIECE)):
        yield RecordBatch(first, some)
        first += len(some)


def _worker(work: Callable[[RecordBatch], Exported]) -> AbstractContextManager[Callable[[RecordBatch], Exported]]:
    """In a process: there is nothing to open or to close."""
    return nullcontext(work)


def replayed(piece: RecordBatch, *, observations: bool) -> Exported:
    """The rows of some records."""
    rows = no_rows(observations=observations)
    for game, (source, text) in enumerate(piece.records, piece.first):
        try:
            add_game(rows, game, source, Record.parse(text))
        except RecordError as problem:
            return Exported(piece.first, 0, rows, f"{source}: {problem}")
    return Exported(piece.first, len(piece.records), rows)


def _sound(pieces: Iterator[Exported]) -> Iterator[Exported]:
    """The pieces as they are done; an ExportError at once for what is wrong."""
    for done in pieces:
        if done.wrong:
            raise ExportError(done.wrong)
        yield done
