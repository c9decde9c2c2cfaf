"""Boxship: the board game Container, complete, on one text of its rules.

A game is a list of lines. Deal one, ask what is legal, play lines, look at it from a seat:

>>> from boxship import Game
>>> game = Game.new("classic", players=4, seed=1)
>>> game.seats
('blue', 'red', 'yellow', 'green')
>>> game.to_act
('green',)
>>> "sail island" in game.legal
False
>>> game.legal.explain("sail island")
'an empty ship may not sail to the island'
>>> game.play("warehouse")
>>> game.play("end")
>>> game.lines
('green: warehouse', 'green: end')
>>> game.view("blue").position["green.card"] is None
True

``game.record()`` writes the whole game as text, ``Game.from_record`` replays it. Crowds of games for simulation and
learning live in ``boxship.rules.crowd``, which needs numba; nothing else does.
"""

from boxship.game import Game, LegalLines, Score, View
from boxship.notation.reasons import IllegalLineError, NotationError, Refusal
from boxship.notation.records import Record, RecordError
from boxship.notation.scenarios import Scenario, ScenarioError
from boxship.rules.rulesets import RULESETS, Ruleset, RulesetError

__all__ = [
    "RULESETS",
    "Game",
    "IllegalLineError",
    "LegalLines",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "Ruleset",
    "RulesetError",
    "Scenario",
    "ScenarioError",
    "Score",
    "View",
]
