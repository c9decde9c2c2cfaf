"""Studies small enough for a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.lab.reading import read_study

if TYPE_CHECKING:
    from boxship.lab.study import Study


def text(
    rules: list[str], players: list[int], bots: list[object], deals: int = 2, more: str = "", stop: str | None = None
) -> str:
    """The file of a study."""
    return "\n".join(
        [
            'title = "A small study"',
            f"rules = {rules}",
            f"players = {players}",
            f"bots = {bots}",
            more,
            "[stop]",
            stop or f"deals = {deals}",
        ]
    )


def study(rules: list[str], players: list[int], bots: list[object], deals: int = 2, more: str = "") -> Study:
    """The study itself."""
    return read_study(text(rules, players, bots, deals, more))
