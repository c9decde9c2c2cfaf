"""Reading a set back: its rows become records again, and records are games."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from boxship.dataset.files import require_parquet
from boxship.notation.line_text import read, read_colour
from boxship.notation.records import Closing, Header, Record
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_HEADER: Final = ("game", "rules", "first", "machines", "cards", "bank", "extras", "ended", "totals", "winners")
_LINES: Final = ("game", "seat", "line")


def read_records(folder: str | Path) -> Iterator[Record]:
    """Every game of an exported set as its record, in order; equal to the record that was exported."""
    require_parquet()
    lines = groupby(_rows(Path(folder, "decisions.parquet"), _LINES), key=itemgetter("game"))
    following = next(lines, None)
    for game in _rows(Path(folder, "games.parquet"), _HEADER):
        played: Iterable[Mapping[str, Any]] = ()
        if following is not None and following[0] == game["game"]:
            played = list(following[1])
            following = next(lines, None)
        yield to_record(game, played)


def to_record(game: Mapping[str, Any], decisions: Iterable[Mapping[str, Any]]) -> Record:
    """One row of the games and the rows of its decisions as a record."""
    rules = Ruleset.parse(game["rules"])
    colours = rules.colours
    machines, cards = (tuple(read_colour(word, colours) for word in game[key]) for key in ("machines", "cards"))
    lots = [tuple(read_colour(word, colours) for word in lot) for lot in game["bank"] or ()]
    header = Header(
        rules,
        len(cards),
        game["first"],
        machines,
        cards,
        (lots[0], lots[1]) if lots else None,
        tuple((extra["key"], extra["value"]) for extra in game["extras"]),
    )
    moves = tuple((row["seat"], read(row["line"], colours)) for row in decisions)
    ended = game["ended"]
    closing = None if ended is None else Closing(tuple(game["totals"]), tuple(game["winners"]), ended)
    return Record(header, moves, closing)


def _rows(path: Path, columns: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The rows of a file, one after the other; only a piece of it is ever in memory."""
    from pyarrow import parquet

    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(columns=list(columns)):
            yield from batch.to_pylist()
