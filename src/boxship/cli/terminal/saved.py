"""Where games are kept when nobody says where."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from boxship.cli.files import system_refused
from boxship.cli.told import Told
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
    """The saved game that was played last; Told when there is none."""
    try:
        found = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except OSError as problem:
        raise system_refused(str(games_folder()), problem) from None
    if not found:
        raise Told("terminal-no-saved-game")
    return found[-1]
