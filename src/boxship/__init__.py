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

A line is text, and a value behind it. Either can be played:

>>> from boxship import Bid, Machine
>>> [line.value for line in game.legal if line.startswith("machine")][:2]
[Machine(colour=0), Machine(colour=1)]
>>> game.legal.explain(Bid(7))
'there is no auction to bid in now'
>>> game.play(Machine(0))
>>> game.lines[-1]
'green: machine black'

``game.record()`` writes the whole game as text, ``Game.from_record`` replays it. Crowds of games for simulation and
learning (``boxship.Crowd``) need numba; nothing else does.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boxship.bots.simple.rule_of_thumb import RuleOfThumb
    from boxship.envs.crowd import Crowd
    from boxship.game import Game, LegalLines, Score, View
    from boxship.moment import LineHistory, Moment
    from boxship.notation.line_text import LineText
    from boxship.notation.lines import (
        Accept,
        Bid,
        Building,
        Buy,
        Call,
        Laid,
        Line,
        Load,
        Machine,
        Priced,
        Produce,
        Raise,
        Reprice,
        Return,
        Sail,
        Seize,
        Sell,
        Word,
    )
    from boxship.notation.records import Record, RecordError
    from boxship.notation.refusals import IllegalLineError, NotationError, Refusal
    from boxship.notation.scenarios import Scenario, ScenarioError
    from boxship.notation.write_position import BrokerPosition, PaymentPosition, Position, SeatPosition
    from boxship.rules.rulesets import RULESETS, Ruleset, RulesetError

__all__ = [
    "RULESETS",
    "Accept",
    "Bid",
    "BrokerPosition",
    "Building",
    "Buy",
    "Call",
    "Crowd",
    "Game",
    "IllegalLineError",
    "Laid",
    "LegalLines",
    "Line",
    "LineHistory",
    "LineText",
    "Load",
    "Machine",
    "Moment",
    "NotationError",
    "PaymentPosition",
    "Position",
    "Priced",
    "Produce",
    "Raise",
    "Record",
    "RecordError",
    "Refusal",
    "Reprice",
    "Return",
    "RuleOfThumb",
    "Ruleset",
    "RulesetError",
    "Sail",
    "Scenario",
    "ScenarioError",
    "Score",
    "SeatPosition",
    "Seize",
    "Sell",
    "View",
    "Word",
]

_HOMES = {
    "bots.simple.rule_of_thumb": ("RuleOfThumb",),
    "game": ("Game", "LegalLines", "Score", "View"),
    "moment": ("LineHistory", "Moment"),
    "notation.line_text": ("LineText",),
    "notation.refusals": ("IllegalLineError", "NotationError", "Refusal"),
    "notation.records": ("Record", "RecordError"),
    "notation.write_position": ("BrokerPosition", "PaymentPosition", "Position", "SeatPosition"),
    "notation.scenarios": ("Scenario", "ScenarioError"),
    "envs.crowd": ("Crowd",),
    "rules.rulesets": ("RULESETS", "Ruleset", "RulesetError"),
}
_HOME_OF_LINES = "notation.lines"
"""Where every other public name lives: the values of lines."""


def __getattr__(name: str) -> object:
    """Import a public name when it is first used, so that starting costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'boxship' has no attribute {name!r}")
    home = next((home for home, names in _HOMES.items() if name in names), _HOME_OF_LINES)
    value = getattr(importlib.import_module(f"boxship.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
