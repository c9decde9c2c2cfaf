"""The clauses of the rules: which there are, and which of them depend on the ruleset.

A clause goes by its anchor in ``docs/rules.md``: R5.4 is ``r5-4``, a whole chapter is ``r5``. Whatever refuses or
offers something names its clause with these words, and the catalogues have a text for each (``rules.ftl``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from boxship.rules.rulesets import CHOICES, FLAGS

Clause = Literal[
    "r0",
    "r1", "r1-1", "r1-2", "r1-3", "r1-4",
    "r2", "r2-1", "r2-2", "r2-3", "r2-4",
    "r3", "r3-1", "r3-2", "r3-3", "r3-4", "r3-5", "r3-6", "r3-7",
    "r4", "r4-1", "r4-2", "r4-3", "r4-4", "r4-5", "r4-6", "r4-7",
    "r5", "r5-1", "r5-2", "r5-3", "r5-4",
    "r6", "r6-1", "r6-2", "r6-3", "r6-4",
    "r7",
    "r8", "r8-1", "r8-2", "r8-3", "r8-4", "r8-5", "r8-6", "r8-7",
    "r9", "r9-1", "r9-2", "r9-3", "r9-4", "r9-5", "r9-6", "r9-7", "r9-8",
    "r10", "r10-1", "r10-2", "r10-3", "r10-4", "r10-5", "r10-6", "r10-7", "r10-8",
    "examples",
]  # fmt: skip
"""Every chapter and every clause, in their order."""

CLAUSES: Final[tuple[Clause, ...]] = get_args(Clause)

ON: Final = "on"
OFF: Final = "off"

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {**CHOICES, **dict.fromkeys(FLAGS, (ON, OFF))}
"""Every choice and option of a ruleset that changes a sentence of the rules, with its values."""

HOLDS_WITH: Final[Mapping[Clause, tuple[str, str]]] = {
    "r3-3": ("default", "buildings"),
    "r3-4": ("default", "buildings"),
    "r3-5": ("default", "cargo"),
    "r4-7": ("domestic_sale", ON),
    "r9": ("investment_bank", ON),
    "r9-1": ("investment_bank", ON),
    "r9-2": ("investment_bank", ON),
    "r9-3": ("investment_bank", ON),
    "r9-4": ("investment_bank", ON),
    "r9-5": ("investment_bank", ON),
    "r9-6": ("investment_bank", ON),
    "r9-7": ("investment_bank", ON),
    "r9-8": ("investment_bank", ON),
    "r10-2": ("domestic_sale", ON),
}
"""Clauses that are played with one value of a setting only."""

DIFFERS_BY: Final[Mapping[Clause, str]] = {
    "r1-4": "open_money",
    "r3-6": "building_choice",
    "r8-6": "all_zero",
    "r10-8": "tie_break",
}
"""Clauses that say something else for each value of a setting."""
