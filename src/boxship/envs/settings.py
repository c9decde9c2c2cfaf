"""The settings of a crowd that every environment passes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from boxship.crowds.rewards import Utility


class Settings(TypedDict, total=False):
    """As ``Crowd`` takes them; by default an environment's rewards are the margin at the end of the game."""

    utility: Utility
    zero_sum: bool
    dense: bool
    counted: bool
    threads: int


def with_usual(settings: Settings) -> Settings:
    """The settings, and the margin for a utility where none is chosen: money alone would reward a rich table."""
    usual: Settings = {"utility": "margin"}
    usual.update(settings)
    return usual
