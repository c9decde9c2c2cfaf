"""Computer players. Each is given a view and answers with a line."""

from boxship.bots.registry import Player, UnknownBotError, bots, player
from boxship.bots.simple.player import RuleOfThumb

__all__ = ["Player", "RuleOfThumb", "UnknownBotError", "bots", "player"]
