"""``boxship serve``, and ``boxship`` alone: the table in the browser; ``boxship config``: what would be in force."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boxship.cli.failures import guarded, say
from boxship.cli.places import CAN_NOT_BEGIN, DataFile, chosen_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boxship.cli.configuration import InForce
    from boxship.server.settings import ServerSettings

_SLOWEST_PACE = 60.0
_LAST_PORT = 65535
_MOST_DAYS = 36_500.0
_LONGEST_DRAIN = 3600.0


class LogFormat(StrEnum):
    """How a server writes its log."""

    text = "text"
    json = "json"


Host = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others on your network in.", show_default="127.0.0.1"
    ),
]
Port = Annotated[
    int | None,
    typer.Option(min=0, max=_LAST_PORT, help="A port; 0 is any free one.", show_default="8470, or a free one"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="A PostgreSQL database instead of a file, for any number of servers: postgresql://USER@HOST/NAME.",
        show_default=False,
    ),
]
Browser = Annotated[
    bool | None, typer.Option("--browser/--no-browser", help="Open the browser.", show_default="browser")
]
PublicUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="The address others use, behind a proxy.", show_default=False)
]
Names = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A name that others use for this machine; once for each.", show_default=False),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(metavar="ADDRESS", help="A proxy that is believed about its clients' addresses.", show_default=False),
]
Pace = Annotated[
    float | None,
    typer.Option(min=0, max=_SLOWEST_PACE, help="Least seconds that a bot takes for a decision.", show_default="0.4"),
]
ForgetAfter = Annotated[
    float | None,
    typer.Option(
        metavar="DAYS",
        min=0,
        max=_MOST_DAYS,
        help="Forget unfinished tables that nobody has touched for so long.",
        show_default="never",
    ),
]
Drain = Annotated[
    float | None,
    typer.Option(
        metavar="SECONDS",
        min=0,
        max=_LONGEST_DRAIN,
        help="When told to stop: say so to the proxy, and serve on for so long.",
        show_default="0",
    ),
]
LogFormats = Annotated[
    LogFormat | None, typer.Option(help="How to write the log: for people or for programs.", show_default="text")
]
Think = Annotated[
    bool | None,
    typer.Option(
        "--think/--no-think",
        help="With --database: think about hints here too, or leave it to boxship think.",
        show_default="think",
    ),
]
Config = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="A file with settings, in TOML.", show_default="boxship.toml, if you have one"),
]


@guarded
def serve(
    host: Host = None,
    port: Port = None,
    data: DataFile = None,
    database: DatabaseUrl = None,
    browser: Browser = None,
    public_url: PublicUrl = None,
    name: Names = None,
    proxy: Proxies = None,
    pace: Pace = None,
    forget_after: ForgetAfter = None,
    drain: Drain = None,
    log_format: LogFormats = None,
    think: Think = None,
    config: Config = None,
) -> None:
    """Play in the browser: serve the table, and open it.

    This is what boxship does without a command. Everything is kept in one file, and Ctrl-C stops it. Every option can
    also be set in the environment (BOXSHIP_PORT) or in a file; boxship config shows what is in force.
    """
    flags = _flags(locals())
    from boxship.cli.configuration import ConfigurationError, in_force
    from boxship.server.data_file import DataFileError
    from boxship.server.run import AddressError, serve

    try:
        found = in_force(flags, config)
        serve(_settings(found), found["host"].value, found["port"].value, browser=found["open_browser"].value)
    except (AddressError, DataFileError, ConfigurationError) as problem:
        say(f"boxship: {problem}")
        raise typer.Exit(CAN_NOT_BEGIN) from None


@guarded
def show_config(
    host: Host = None,
    port: Port = None,
    data: DataFile = None,
    database: DatabaseUrl = None,
    browser: Browser = None,
    public_url: PublicUrl = None,
    name: Names = None,
    proxy: Proxies = None,
    pace: Pace = None,
    forget_after: ForgetAfter = None,
    drain: Drain = None,
    log_format: LogFormats = None,
    think: Think = None,
    config: Config = None,
) -> None:
    """Show what would be in force if boxship serve were started now with these options, and why."""
    flags = _flags(locals())
    from boxship.cli.configuration import ConfigurationError, in_force
    from boxship.server.data_file import DataFileError
    from boxship.server.engine import shown

    try:
        found = in_force(flags, config)
        place = shown(_settings(found).data)
    except (DataFileError, ConfigurationError) as problem:
        say(f"boxship: {problem}")
        raise typer.Exit(CAN_NOT_BEGIN) from None
    print(f"Tables are kept in {place}.")
    for setting, (value, origin) in found.items():
        if setting == "database" and value is not None:
            value = place  # noqa: PLW2901  # without its password
        print(f"{setting:28} {_written(value):24} {origin}")


def _flags(options: Mapping[str, Any]) -> dict[str, Any]:
    """What was given on the command line, by the names of the settings instead of those of the options."""
    from boxship.cli.configuration import FLAGS

    given = {name: options[flag.removeprefix("--").replace("-", "_")] for name, flag in FLAGS.items()}
    return {name: value or None if isinstance(value, list) else value for name, value in given.items()}


def _settings(found: Mapping[str, InForce]) -> ServerSettings:
    from boxship.cli.configuration import ConfigurationError
    from boxship.server.settings import ServerSettings

    values = {name: value for name, (value, _) in found.items()}
    data, database = values.pop("data"), values.pop("database")
    if data is not None and database is not None:  # a flag is stronger than what stands elsewhere
        if found["data"].origin == "--data" and found["database"].origin != "--database":
            database = None
        elif found["database"].origin == "--database":
            data = data if found["data"].origin == "--data" else None
    for name in ("host", "port", "open_browser"):
        del values[name]
    for name in ("names", "proxies"):
        values[name] = tuple(values[name])
    if values["log_format"] not in list(LogFormat):
        raise ConfigurationError(f"{found['log_format'].origin}: log_format is text or json")
    return ServerSettings(data=chosen_place(None if data is None else Path(data).expanduser(), database), **values)


def _written(value: object) -> str:
    if value is None or value == ():
        return "-"
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
