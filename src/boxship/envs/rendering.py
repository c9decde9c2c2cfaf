"""Drawing a game for the environments' ``render``: as text, with everything open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.game import look
from boxship.notation.write_position import position
from boxship.render.text import text

if TYPE_CHECKING:
    from boxship.envs.crowd import Crowd

MODES: Final = ("human", "ansi")
"""Printed, or returned."""
FRAMES: Final = 4
"""Tables a second, where somebody watches."""


def checked_mode(mode: str | None) -> str | None:
    """A mode that there is, or None; a ValueError says which there are."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: {' or '.join(MODES)}, not {mode!r}")
    return mode


def drawn(crowd: Crowd, i: int, mode: str | None) -> str | None:
    """Game ``i`` of a crowd: printed for a person, or returned as text."""
    if mode is None:
        return None
    state = crowd.state(i)
    table = text(position(state, crowd.rules.colours), look(crowd.rules, state, None), colour=False, width=100)
    if mode == "human":
        print(table)  # noqa: T201 - this is what was asked for
        return None
    return table
