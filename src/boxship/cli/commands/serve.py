"""``boxship serve``, and ``boxship`` alone: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.failures import guarded, say

CAN_NOT_BEGIN = 2
_SLOWEST_PACE = 60.0
_LAST_PORT = 65535


@guarded
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=_LAST_PORT, help="A port; 0 is any free one.", show_default="8470, or a free one"),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where tables are kept.", show_default="your data folder")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address others use, behind a proxy.", show_default=False),
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=_SLOWEST_PACE, help="Least seconds that a bot takes for a decision.")
    ] = 0.4,
) -> None:
    """Play in the browser: serve the table, and open it.

    This is what boxship does without a command. Everything is kept in one file, and Ctrl-C stops it.
    """
    from boxship.server.database import DataFileError
    from boxship.server.run import AddressError, serve
    from boxship.server.settings import ServerSettings

    settings = ServerSettings(data=data or _usual_file(), public_url=public_url, pace=pace)
    try:
        serve(settings, host, port, browser=browser)
    except (AddressError, DataFileError) as problem:
        say(f"boxship: {problem}")
        raise typer.Exit(CAN_NOT_BEGIN) from None


def _usual_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("boxship", appauthor=False) / "tables.db"
