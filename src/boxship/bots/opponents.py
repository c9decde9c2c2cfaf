"""The computer players that people choose from, the friendliest first, with how strong each is.

``boxship bots`` lists more of them. These are few enough for a list on a page, and different enough to choose from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player by name, and what to expect."""

    name: str
    level: int
    """From 1, friendly, to ``LEVELS``, an expert."""
    wins: int
    """Of 100 games of ``classic`` against three traders; 25 is as good as they are."""


LEVELS: Final = 5

OPPONENTS: Final = (
    Opponent("deckhand", level=1, wins=0),
    Opponent("trader:shipper", level=2, wins=21),
    Opponent("trader:hoarder", level=2, wins=22),
    Opponent("trader:producer", level=2, wins=24),
    Opponent("trader", level=2, wins=25),
    Opponent("trader:warehouser", level=2, wins=26),
    Opponent("captain:1", level=3, wins=80),
    Opponent("captain:2", level=4, wins=89),
    Opponent("admiral", level=5, wins=95),
    Opponent("captain:3", level=5, wins=98),
)
"""The numbers are those that ``python -m benchmarks.opponents`` printed; ``docs/bots.md`` quotes them whole."""

FIRST: Final = ("trader:producer", "trader:shipper", "trader:hoarder", "trader:warehouser")
"""Good company for a first game: of medium strength, and of different characters."""
