"""The templates from which the page makes keys, and what can stand in their holes.

Where a list is known to the Python side (seats, colours, reasons, facts of the log), it is taken from there, so that a
new reason without a text is a failing test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.bots.opponents import OPPONENTS
from boxship.notation.lines import BROKER_KINDS, SEIZE_PLACES, SHAPES, SINGLE_WORDS, STORES
from boxship.notation.refusals import CODES
from boxship.rules.rulesets import CLASSIC_COLOURS, FLAGS, JUMBO_COLOURS, RULESETS, SEAT_NAMES
from boxship.server.errors import STATUS
from boxship.table.showing.situation import PHASES
from boxship.table.telling.log import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_BOTS: Final = [each.name.replace(":", "-") for each in OPPONENTS]
_COLOURS: Final = {*CLASSIC_COLOURS, *JUMBO_COLOURS}
_KINDS: Final = {*SINGLE_WORDS, *SHAPES}
_PHASES: Final = set(PHASES.values())
_PLACES: Final = ("sea", "island", "bank")
_ACTIONS: Final = ("produce", "buy", "reprice", "machine", "warehouse", "sail", "load")

ALL: Final[Mapping[str, Iterable[str]]] = {
    "board-at-{}": _PLACES,
    "board-end-{}": ("over", "now", "near", "far"),
    "board-turn-{}": ("your", "your-decision", "their", "their-decision"),
    "colour-{}": _COLOURS,
    "deciding-building-{}": ("machine", "warehouse"),
    "deciding-do-building-{}": ("machine", "warehouse"),
    "deciding-place-{}": _PLACES,
    "deciding-prices-{}": STORES,
    "deciding-seize-{}": SEIZE_PLACES,
    "deciding-space-{}": BROKER_KINDS,
    "deciding-wait-{}": _PHASES,
    "deciding-where-{}": (*STORES, "dock"),
    "help-action-{}": _ACTIONS,
    "help-action-{}-line": _ACTIONS,
    "help-chain-{}": ("machine", "factory", "harbour", "ship", "island"),
    "help-end-{}": ("cash", "island", "harbour", "ship", "factory", "loans"),
    "help-end-{}-line": ("cash", "island", "harbour", "ship", "factory", "loans"),
    "help-{}": ("idea", "turn", "prices", "ships", "auction", "card", "loans", "end", "variants", "keys"),
    "letter-{}": _COLOURS,
    "log-{}": KEYS,
    "pages-bot-{}": _BOTS,
    "pages-bot-{}-line": _BOTS,
    "pages-option-{}": FLAGS,
    "pages-option-{}-line": FLAGS,
    "pages-ruleset-{}": RULESETS,
    "pages-ruleset-{}-line": RULESETS,
    "pages-tables-{}": ("waiting_for_me", "running", "finished"),
    "pages-theme-{}": ("system", "light", "dark"),
    "problem-{}": (*STATUS, "unreachable"),
    "reason-{}": CODES,
    "seat-{}": (*SEAT_NAMES, "bank"),
}
"""Templates for which every value has a key."""

SOME: Final[Mapping[str, Iterable[str]]] = {
    "auction-gain-{}{}": [
        why + own for why in ("plain", "completes", "drops", "rescued", "lost") for own in ("", "-own")
    ],
    "deciding-ask-{}": _KINDS,
    "deciding-closed-{}": STATUS,
    "deciding-do-sail-{}": (*_PLACES, "harbour"),
    "deciding-do-sail-{}-loading": (*_PLACES, "harbour"),
    "deciding-do-{}": _KINDS,
    "deciding-idle-{}": _PHASES,
    "deciding-kind-{}": _KINDS,
    "deciding-pick-{}": _KINDS,
    "deciding-tile-{}": _KINDS,
    "deciding-title-{}": _PHASES,
}
"""Templates that the page fills with some of these values, and asks the catalogue or knows better for the others."""


def keys_of(template: str, values: Iterable[str]) -> Iterator[str]:
    """The keys that a template makes; several holes are filled with one value."""
    before, _, rest = template.partition("{}")
    after = rest.rpartition("{}")[2]
    return (f"{before}{value}{after}" for value in values)
