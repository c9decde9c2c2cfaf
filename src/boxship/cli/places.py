"""Where tables are kept, as the options of a command say it: a file, or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from boxship.cli.failures import say

if TYPE_CHECKING:
    from boxship.server.engine import Place

CAN_NOT_BEGIN = 2
"""The exit code where that place can't be used."""

DataFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where tables are kept.", show_default="your data folder")
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="BOXSHIP_DATABASE",
        help="A PostgreSQL database instead of a file, for any number of servers: postgresql://USER@HOST/NAME.",
        show_default=False,
    ),
]


@contextmanager
def said_in_a_sentence() -> Iterator[None]:
    """A place that can't be used is said in a sentence."""
    from boxship.server.data_file import DataFileError

    try:
        yield
    except DataFileError as problem:
        say(f"boxship: {problem}")
        raise typer.Exit(CAN_NOT_BEGIN) from None


def chosen_place(data: Path | None, database: str | None) -> Place:
    """Where tables are kept; a DataFileError where that is no PostgreSQL database or two places are named."""
    from boxship.server.data_file import DataFileError
    from boxship.server.engine import place_of

    if database is None:
        return data or _usual_file()
    if data is not None:
        raise DataFileError("tables are kept in a file (--data) or in a database (--database), not in both")
    return place_of(database)


def _usual_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("boxship", appauthor=False) / "tables.db"
