"""Where games are kept when nobody says where."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from boxship.cli.files import FileError
from boxship.game import Game

SUFFIX = ".record"


def games_folder() -> Path:
    """The folder for saved games in the user's own data."""
    from platformdirs import user_data_path

    return user_data_path("boxship", appauthor=False) / "games"


def new_file(game: Game) -> Path:
    """A name that no game has yet: when it began, what is played."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    base = f"{began}-{game.rules.name}-{len(game.seats)}"
    folder = games_folder()
    path = folder / f"{base}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{base}-{number}{SUFFIX}"
        number += 1
    return path


def newest_file() -> Path:
    """The saved game that was played last; a FileError when there is none."""
    try:
        found = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except OSError as problem:
        raise FileError(f"{games_folder()}: {(problem.strerror or 'the system refused').lower()}") from None
    if not found:
        raise FileError("there is no saved game yet; begin one with: boxship play")
    return found[-1]
