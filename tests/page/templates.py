"""The templates from which the page makes keys, and what can stand in their holes.

Where a list is known to the Python side (seats, colours, reasons, facts of the log), it is taken from there, so that a
new reason without a text is a failing test.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, get_args

from boxship.bots.analysis.why import WhyCode
from boxship.bots.opponents import OPPONENTS
from boxship.notation.clauses import CLAUSES, DIFFERS_BY, SETTINGS
from boxship.notation.lines import BROKER_KINDS, SEIZE_PLACES, STORES
from boxship.notation.refusals import CODES
from boxship.rules.rulesets import CHOICES, CLASSIC_COLOURS, JUMBO_COLOURS, RULESETS, SEAT_NAMES
from boxship.server.messages import ProblemCode, TableStatus
from boxship.table.lessons.course import COURSE, lesson_named
from boxship.table.story_shapes import Stage
from boxship.table.vocabulary import FactKey, GainReason, LessonReason, LineKind, Phase, RuleOption, ShipPlace
from tests.page.catalogues import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_BOTS: Final = [each.name.replace(":", "-") for each in OPPONENTS]
_COLOURS: Final = {*CLASSIC_COLOURS, *JUMBO_COLOURS}
_KINDS: Final = get_args(LineKind)
_PHASES: Final = get_args(Phase)
_PLACES: Final = [place for place in get_args(ShipPlace) if place not in SEAT_NAMES]
_STEPS: Final = [(name, step) for name in COURSE for step in lesson_named(name).steps]

_SETTINGS: Final = {
    name: re.findall(r'"(\w+)"', choices)
    for name, choices in re.findall(
        r"^    (\w+): \[(.*)\],$",
        (ROOT / "web" / "src" / "lib" / "preferences.svelte.ts").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}
"""What the reader can choose, as the page has it."""
_FIRSTS: Final = (
    "start", "priced", "produced", "domestic", "sold", "bought", "called", "landed",
    "bid", "tie", "answer", "loan", "interest", "five", "drop", "end",
)  # fmt: skip

ALL: Final[Mapping[str, Iterable[str]]] = {
    "board-at-{}": _PLACES,
    "board-end-{}": ("over", "now", "near", "far"),
    "board-to-{}": _PLACES,
    "board-turn-{}": ("your", "your-decision", "their", "their-decision"),
    "coach-{}": _FIRSTS,
    "coach-{}-title": _FIRSTS,
    "colour-{}": _COLOURS,
    "deciding-building-{}": ("machine", "warehouse"),
    "deciding-do-building-{}": ("machine", "warehouse"),
    "deciding-place-{}": _PLACES,
    "deciding-prices-{}": STORES,
    "deciding-seize-{}": SEIZE_PLACES,
    "deciding-space-{}": BROKER_KINDS,
    "deciding-wait-{}": _PHASES,
    "deciding-where-{}": (*STORES, "dock"),
    "final-{}": ("cash", "island", "harbour", "ship", "dock", "loans"),
    "lesson-{}": COURSE,
    "lesson-{}-done": COURSE,
    "lesson-{}-goal": COURSE,
    "lesson-{}-missed-{}": [f"{name}-missed-{missed}" for name, step in _STEPS for missed in step.missed],
    "lesson-{}-{}": [f"{name}-{step.name}" for name, step in _STEPS],
    "lesson-{}-{}-drafting": [f"{name}-{step.name}" for name, step in _STEPS if step.drafting],
    "lesson-{}-{}-note": [f"{name}-{step.name}" for name, step in _STEPS],
    "letter-{}": _COLOURS,
    "log-{}": get_args(FactKey),
    "paper-{}": ("a4", "letter"),
    "people-{}": ("here", "thinking", "away", "bot", "resigned", "free"),
    "pages-bot-{}": _BOTS,
    "pages-bot-{}-line": _BOTS,
    "pages-option-{}": get_args(RuleOption),
    "pages-option-{}-line": get_args(RuleOption),
    "pages-ruleset-{}": RULESETS,
    "pages-ruleset-{}-line": RULESETS,
    "pages-tables-{}": get_args(TableStatus),
    "problem-{}": get_args(ProblemCode),
    "reason-{}": (*CODES, *get_args(LessonReason)),
    "results-by-{}": ("bot", "edition", "players"),
    "results-column-{}": ("games", "wins", "place", "margin", "off", "bias"),
    "results-corner-{}": ("bot", "edition", "players"),
    "rules-chain-{}": ("machine", "factory", "harbour", "ship", "island"),
    "rules-choice-{}": [value for values in CHOICES.values() for value in values],
    "rules-row-{}": (
        "containers",
        "machines",
        "warehouses",
        "machine_spaces",
        "warehouse_spaces",
        "factory_prices",
        "harbour_prices",
        *CHOICES,
    ),
    "rules-{}-title": CLAUSES,
    "rules-{}-{}": [f"{clause}-{value}" for clause, field in DIFFERS_BY.items() for value in SETTINGS[field]],
    "seat-{}": (*SEAT_NAMES, "bank"),
    "settings-{}": _SETTINGS,
    "settings-{}-line": _SETTINGS,
    "settings-{}-{}": [f"{name}-{choice}" for name, choices in _SETTINGS.items() for choice in choices],
    "story-price-{}": (*STORES, "panel", "ends"),
    "story-stage-{}": get_args(Stage),
    "why-{}": get_args(WhyCode),
    "worth-useless-{}": ("produce", "reprice"),
}
"""Templates for which every value has a key."""

SOME: Final[Mapping[str, Iterable[str]]] = {
    "auction-gain-{}{}": [why + own for why in get_args(GainReason) for own in ("", "-own")],
    "deciding-ask-{}": _KINDS,
    "deciding-closed-{}": get_args(ProblemCode),
    "deciding-do-sail-{}": (*_PLACES, "harbour"),
    "deciding-do-sail-{}-loading": (*_PLACES, "harbour"),
    "deciding-do-{}": _KINDS,
    "deciding-idle-{}": _PHASES,
    "deciding-kind-{}": _KINDS,
    "deciding-pick-{}": _KINDS,
    "deciding-tile-{}": _KINDS,
    "deciding-title-{}": _PHASES,
    "digest-mine-{}": get_args(FactKey),
    "digest-row-{}": get_args(FactKey),
    "rules-{}": CLAUSES,
    "rules-{}-example": CLAUSES,
}
"""Templates that the page fills with some of these values, and asks the catalogue or knows better for the others."""


def keys_of(template: str, values: Iterable[str]) -> Iterator[str]:
    """The keys that a template makes; several holes are filled with one value."""
    before, _, rest = template.partition("{}")
    after = rest.rpartition("{}")[2]
    return (f"{before}{value}{after}" for value in values)
