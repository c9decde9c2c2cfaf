"""``boxship think``: think for the servers of a database, on any machine."""

from __future__ import annotations

from typing import Annotated

import typer

from boxship.cli.failures import guarded, say
from boxship.cli.places import CAN_NOT_BEGIN, DatabaseUrl, chosen_place


@guarded
def think(
    database: DatabaseUrl = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many hints to think about at once.")] = 1,
) -> None:
    """Think about hints and turning points for all servers of a PostgreSQL database.

    Any number of these on any machines share the work. Ctrl-C stops it; what it was thinking about, another one takes.
    """
    from boxship.server.data_file import DataFileError

    if database is None:
        say("boxship: please say for which servers: --database postgresql://USER@HOST/NAME")
        raise typer.Exit(CAN_NOT_BEGIN)
    try:
        place = chosen_place(None, database)
        from boxship.server.run_thinking import serve_thoughts

        serve_thoughts(place, jobs)
    except DataFileError as problem:
        say(f"boxship: {problem}")
        raise typer.Exit(CAN_NOT_BEGIN) from None
