"""Configuration of a server: flags before the environment, that before a file, that before what is usual.

A setting has one name everywhere: ``--public-url``, ``BOXSHIP_PUBLIC_URL``, and ``public_url`` in the file, which is
TOML. ``boxship config`` prints what is in force and where it comes from.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from boxship.cli.files import FileError, read_text
from boxship.server.settings import ServerSettings

USUAL: Final = "usual"
_FILE: Final = "boxship.toml"
_TRUTHS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
_WORDS: Final = {
    "str": "a text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "tuple": "a list of texts",
}
FLAGS: Final = {
    "host": "--host",
    "port": "--port",
    "data": "--data",
    "database": "--database",
    "open_browser": "--browser",
    "public_url": "--public-url",
    "names": "--name",
    "proxies": "--proxy",
    "pace": "--pace",
    "forget_after_days": "--forget-after",
    "drain_seconds": "--drain",
    "log_format": "--log-format",
    "thinks": "--think",
}
"""The settings that ``boxship serve`` has a flag for."""
_OF_THE_COMMAND: Final[Mapping[str, tuple[str, Any]]] = {
    "host": ("str", "127.0.0.1"),
    "port": ("int", None),
    "data": ("str", None),
    "database": ("str", None),
    "open_browser": ("bool", True),
}
"""Those that are not the server's own: their kind, and what they usually are."""


class ConfigurationError(Exception):
    """A setting that can't be; ``str()`` is a sentence that says where it stands and why."""


class InForce(NamedTuple):
    """A setting that is in force, and why."""

    value: Any
    origin: str


def in_force(flags: Mapping[str, Any], file: Path | None = None) -> dict[str, InForce]:
    """Every setting by its name. ``flags`` has None for what was not given; a ConfigurationError says what is wrong."""
    path = file or _own_file()
    described = {**_OF_THE_COMMAND, **_of_the_server()}
    written = {} if path is None else _read(path, described)
    found: dict[str, InForce] = {}
    for name, (kind, usual) in described.items():
        variable = f"BOXSHIP_{name.upper()}"
        if flags.get(name) is not None:
            found[name] = InForce(flags[name], FLAGS[name])
        elif variable in os.environ:
            found[name] = InForce(_fitting(variable, kind, _of_word(kind, os.environ[variable])), variable)
        elif name in written:
            found[name] = InForce(_fitting(f"{path}: {name}", kind, written[name]), str(path))
        else:
            found[name] = InForce(usual, USUAL)
    return found


def _of_the_server() -> dict[str, tuple[str, Any]]:
    """The settings of the server: all but where its tables and its page are."""
    described: dict[str, tuple[str, Any]] = {}
    for field in fields(ServerSettings):
        if field.name not in {"data", "page"}:
            kind = str(field.type).partition("[")[0].partition(" ")[0]
            described[field.name] = (kind, field.default)
    return described


def _own_file() -> Path | None:
    """The file that is read if nobody names one: that of BOXSHIP_CONFIG, or the one in the folder of the user."""
    from platformdirs import user_config_path

    if named := os.environ.get("BOXSHIP_CONFIG"):
        return Path(named)
    usual = user_config_path("boxship", appauthor=False) / _FILE
    return usual if usual.is_file() else None


def _read(path: Path, described: Mapping[str, object]) -> Mapping[str, Any]:
    try:
        written = tomllib.loads(read_text(str(path)))
    except FileError as problem:
        raise ConfigurationError(str(problem)) from None
    except tomllib.TOMLDecodeError as problem:
        raise ConfigurationError(f"{path}: this is not readable as TOML: {problem}") from None
    for name in written:
        if name not in described:
            raise ConfigurationError(f"{path}: there is no setting {name[:40]!r}; there are {', '.join(described)}")
    return written


def _of_word(kind: str, word: str) -> object:
    """What a variable of the environment says; the word itself where it can't be of that kind."""
    try:
        match kind:
            case "bool":
                return _TRUTHS.get(word.strip().lower(), word)
            case "int":
                return int(word)
            case "float":
                return float(word)
            case "tuple":
                return word.replace(",", " ").split()
            case _:
                return word
    except ValueError:
        return word


def _fitting(where: str, kind: str, value: object) -> object:
    """A value of its kind; a ConfigurationError for any other."""
    match kind, value:
        case "bool", bool():
            return value
        case (("int" | "float"), bool()):
            pass
        case "int", int() if value >= 0:
            return value
        case "float", int() | float() if 0 <= value < float("inf"):
            return float(value)
        case "tuple", list() if all(isinstance(one, str) for one in value):
            return tuple(value)
        case "str", str():
            return value
        case _:
            pass
    raise ConfigurationError(f"{where}: {_WORDS[kind]} is needed here, not {str(value)[:40]!r}")
