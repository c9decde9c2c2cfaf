"""Drawing a game for the environments' ``render``: as text, with everything open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.game import look
from boxship.notation.write_position import position
from boxship.render.text import text

if TYPE_CHECKING:
    from boxship.envs.crowd import Crowd
    from boxship.rules.layout import State
    from boxship.rules.rulesets import Ruleset

MODES: Final = ("human", "ansi")
"""Printed, or returned."""
FRAMES: Final = 4
"""Tables a second, where somebody watches."""


def checked_mode(mode: str | None) -> str | None:
    """A mode that there is, or None; a ValueError says which there are."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: {' or '.join(MODES)}, not {mode!r}")
    return mode


def whole_table(g: State, rules: Ruleset) -> str:
    """The table with everything open, as text."""
    return text(position(g, rules.colours), look(rules, g.containers, None), colour=False, width=100)


def drawn(crowd: Crowd, i: int, mode: str | None) -> str | None:
    """Game ``i`` of a crowd: printed for a person, or returned as text."""
    if mode is None:
        return None
    table = whole_table(crowd.state(i), crowd.rules)
    if mode == "human":
        print(table)  # noqa: T201 - this is what was asked for
        return None
    return table
