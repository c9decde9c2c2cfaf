"""Draws ``table.svg`` anew, from the game in ``table.record``: ``.venv/bin/python docs/pictures/make.py``."""

from __future__ import annotations

from pathlib import Path

from boxship import Game

HERE = Path(__file__).parent


def table() -> str:
    """The table as the seat to act sees it after the last decision of the record."""
    game = Game.from_record((HERE / "table.record").read_text(encoding="utf-8"))
    return game.view(game.to_act[0]).svg() + "\n"


if __name__ == "__main__":
    (HERE / "table.svg").write_text(table(), encoding="utf-8")
