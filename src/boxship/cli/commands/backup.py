"""``boxship backup`` and ``boxship restore``: everything that is kept, in one file, also while servers run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.failures import guarded
from boxship.cli.places import DatabaseUrl, DataFile, chosen_place, said_in_a_sentence


@guarded
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The backup, a file that is not there yet.")],
    data: DataFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Write all tables into one file, as they are at this moment; nobody has to stop playing.

    The file is a data file like any other, also where the tables are in PostgreSQL. It contains all cards and links.
    """
    from boxship.server.backup import backup
    from boxship.server.engine import shown

    with said_in_a_sentence():
        place = chosen_place(data, database)
        count = backup(place, target)
    print(f"{target}: {count} tables of {shown(place)}.")


@guarded
def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, or any data file.")],
    data: DataFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Bring back the tables of a backup that are not there.

    Tables that are there stay as they are, so this can be done while people play. To go back altogether, stop the
    server, move its data file away, and restore into a new one.
    """
    from boxship.server.backup import restore
    from boxship.server.engine import shown

    with said_in_a_sentence():
        place = chosen_place(data, database)
        done = restore(place, source)
    print(
        f"{shown(place)}: {done.brought_back} tables brought back; {done.left_alone} were there and are as they were."
    )
