"""``boxship migrate``: bring a data file or a database up to date."""

from __future__ import annotations

from boxship.cli.failures import guarded
from boxship.cli.places import DatabaseUrl, DataFile, chosen_place, said_in_a_sentence


@guarded
def migrate(
    data: DataFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Bring what an older version has written up to date, or make a new database.

    All of it or nothing; of a file, a copy is kept beside it. Stop the servers of a PostgreSQL database first. A server
    over a file does this by itself when it starts.
    """
    from boxship.server import preparing, schema
    from boxship.server.engine import shown

    with said_in_a_sentence():
        place = chosen_place(data, database)
        version, copy = preparing.migrate(place)
    if version == schema.VERSION:
        print(f"{shown(place)} is up to date (version {version}).")
    elif version:
        print(f"{shown(place)} is now of version {schema.VERSION}; it was of version {version}.")
    else:
        print(f"{shown(place)} was empty and is ready now (version {schema.VERSION}).")
    if copy is not None:
        print(f"As it was before: {copy}")
