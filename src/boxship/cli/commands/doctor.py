"""``boxship doctor``: looks at every table that is kept, and mends what can be mended."""

from __future__ import annotations

from typing import Annotated

import typer

from boxship.cli.failures import FAILED, guarded
from boxship.cli.places import DatabaseUrl, DataFile, chosen_place, said_in_a_sentence


@guarded
def doctor(
    data: DataFile = None,
    database: DatabaseUrl = None,
    mend: Annotated[bool, typer.Option("--mend", help="Mend what can be mended; without it nothing changes.")] = False,
) -> None:
    """Look whether everything that is kept is whole, and replay every table.

    A damaged file is never written to: what is whole goes into a new file beside it.
    """
    from boxship.cli.progress import counting
    from boxship.server import doctor as doctors
    from boxship.server.engine import shown

    with said_in_a_sentence():
        place = chosen_place(data, database)
        with counting("tables") as progress:
            found = doctors.examine(place, progress)
        print(f"{shown(place)}: {found.tables} tables with {found.events} events were replayed.")
        for sentence in found.sentences():
            print(f"- {sentence}")
        if found.healthy:
            print("Everything is in order.")
            return
        if not mend:
            print("Nothing was changed. To mend what can be mended: boxship doctor --mend")
            raise typer.Exit(FAILED)
        for sentence in doctors.mend(place, found):
            print(sentence)
