"""Computer players. Each is given a view and answers with a line."""

from boxship.bots.registry import Player, UnknownBotError, bots, player
from boxship.bots.simple.rule_of_thumb import RuleOfThumb

__all__ = ["Player", "RuleOfThumb", "UnknownBotError", "bots", "player"]
