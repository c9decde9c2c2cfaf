"""Computer players. Each is given a view and answers with a line."""

from boxship.bots.player import RuleOfThumb
from boxship.bots.registry import Player, UnknownBotError, bots, player

__all__ = ["Player", "RuleOfThumb", "UnknownBotError", "bots", "player"]
