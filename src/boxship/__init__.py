"""Boxship: the board game Container, complete, on one text of its rules.

A game is a list of lines. Deal one, ask what is legal, play lines, look at it from a seat:

>>> from boxship import Game
>>> game = Game.new("classic", players=4, seed=1)
>>> game.seats
('blue', 'red', 'yellow', 'green')
>>> game.to_act
('yellow',)
>>> "sail island" in game.legal
False
>>> game.legal.explain("sail island")
'an empty ship may not sail to the island'
>>> game.play("warehouse")
>>> game.play("end")
>>> game.lines
('yellow: warehouse', 'yellow: end')
>>> game.view("blue").position["green.card"] is None
True

``game.record()`` writes the whole game as text, ``Game.from_record`` replays it. Crowds of games for simulation and
learning (``boxship.Crowd``) need numba; nothing else does.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boxship.bots.simple.rule_of_thumb import RuleOfThumb
    from boxship.crowds.crowd import Crowd
    from boxship.game import Game, LegalLines, Score, View
    from boxship.notation.records import Record, RecordError
    from boxship.notation.refusals import IllegalLineError, NotationError, Refusal
    from boxship.notation.scenarios import Scenario, ScenarioError
    from boxship.rules.rulesets import RULESETS, Ruleset, RulesetError

__all__ = [
    "RULESETS",
    "Crowd",
    "Game",
    "IllegalLineError",
    "LegalLines",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "RuleOfThumb",
    "Ruleset",
    "RulesetError",
    "Scenario",
    "ScenarioError",
    "Score",
    "View",
]

_HOMES = {
    "bots.simple.rule_of_thumb": ("RuleOfThumb",),
    "game": ("Game", "LegalLines", "Score", "View"),
    "notation.refusals": ("IllegalLineError", "NotationError", "Refusal"),
    "notation.records": ("Record", "RecordError"),
    "notation.scenarios": ("Scenario", "ScenarioError"),
    "crowds.crowd": ("Crowd",),
    "rules.rulesets": ("RULESETS", "Ruleset", "RulesetError"),
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used, so that starting costs nothing."""
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(importlib.import_module(f"boxship.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'boxship' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
