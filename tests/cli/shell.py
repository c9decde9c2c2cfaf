"""Running the command as a person or a script does: in this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from typer.testing import CliRunner

from boxship import Game
from boxship.cli import app

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

# SIGINT is switched on by hand: a process started from a script in the background inherits it switched off.
_START = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from boxship.cli import main; main()"


def run(*arguments: str | Path, said: str | bytes = "") -> Result:
    """The command in this process. An exception that it does not handle fails the test."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=said, prog_name="boxship")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def start(*arguments: str | Path, home: Path) -> subprocess.Popen[str]:
    """The command in a process of its own, with its own home folder."""
    return subprocess.Popen(
        [sys.executable, "-c", _START, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
    )


def finished() -> Game:
    """A short game, played to its end: everybody ends his turn, once with a warehouse."""
    game = Game.new("classic round_limit=2", players=3, seed=5)
    game.play("warehouse")
    while not game.over:
        game.play("end")
    return game


def at_auction() -> Game:
    """A game in which a cargo lies on the island and nobody has bid yet; the seller is the first player."""
    game = Game.new("classic", players=3, seed=5)
    seller = game.seats.index(game.to_act[0])
    left, right = game.seats[(seller + 1) % 3], game.seats[(seller + 2) % 3]
    game.play("end")
    goods = game.position()[f"{right}.factory"][0]
    colour = goods.partition("@")[0]
    game.play(f"buy {right}: {goods} -> {colour}@2")
    game.play("end")
    game.play("end")
    game.play(f"sail {left}: {colour}@2")
    game.play("sail sea")
    game.play("end")
    game.play("end")
    game.play("sail island")
    return game
