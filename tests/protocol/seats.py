"""A program on one seat of a small table, the rule of thumb on the others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from boxship.arena.match import Seating, dealt, play
from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.protocol.external import ExternalPlayer, ProgramCommand
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from boxship.arena.results import GameResult
    from boxship.bots.registry import Player

HERE = Path(__file__).parent


def odd_bot(mode: str, *more: str | Path, values: tuple[tuple[str, str], ...] = ()) -> ProgramCommand:
    return ProgramCommand((sys.executable, "-S", "-E", str(HERE / "odd_bot.py"), mode, *map(str, more)), values)


def play_with(bot: ExternalPlayer, rules: str = "short round_limit=4", players: int = 3, number: int = 0) -> GameResult:
    """A game in which the program is blue."""
    game = dealt(Ruleset.parse(rules), players, 3, number)
    seats: list[Player] = [bot, *(RuleOfThumb(p) for p in range(1, players))]
    numbers = tuple(range(players))
    return play(game, Seating(numbers, ("the bot",) + ("thumb",) * (players - 1), seats, numbers))
