"""Computer players. Each is given a view and answers with a line."""

from boxship.bots.player import RuleOfThumb

__all__ = ["RuleOfThumb"]
