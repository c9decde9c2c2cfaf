"""The rulebook of a ruleset in a language: the sentences of the catalogue, filled, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from boxship.catalogue import Catalogue, Values
from boxship.notation.clauses import CLAUSES, DIFFERS_BY, HOLDS_WITH, Clause
from boxship.rules.rulesets import CLASSIC_COLOURS, Ruleset
from boxship.table.shapes import Edition
from boxship.table.showing.edition import edition

_FIVE_MINUTES: Final = ("idea", "goal", "turn", "auction", "card")


class Passage(NamedTuple):
    """A paragraph of a clause, or a point of a list in it."""

    kind: Literal["text", "point"]
    text: str


class Rulebook:
    """What a ruleset plays, in the words of a language."""

    def __init__(self, rules: Ruleset, texts: Catalogue) -> None:
        self.edition = edition(rules)
        self.texts = texts
        self._values = _values(self.edition, texts)

    @property
    def clauses(self) -> list[Clause]:
        """Every chapter and clause that is played, in their order."""
        return [clause for clause in CLAUSES if self.holds(clause)]

    def holds(self, clause: Clause) -> bool:
        """Whether a clause is played."""
        setting, value = HOLDS_WITH.get(clause, (None, None))
        return setting is None or self.edition.settings[setting] == value

    def title(self, clause: Clause) -> str:
        """What a clause is called."""
        return self.texts.text(f"rules-{clause}-title")

    def passages(self, clause: Clause) -> Iterator[Passage]:
        """The text of a clause, the wording of its setting, and its example."""
        setting = DIFFERS_BY.get(clause)
        wordings = [f"-{self.edition.settings[setting]}"] if setting else []
        for ending in ("", *wordings, "-example"):
            if f"rules-{clause}{ending}" in self.texts:
                yield from self.read(f"rules-{clause}{ending}")

    def five_minutes(self) -> list[str]:
        """The game in five paragraphs."""
        return [self.texts.text(f"rules-five-{part}", self._values) for part in _FIVE_MINUTES]

    def read(self, key: str) -> Iterator[Passage]:
        """A text of the rules, where ¶ begins a paragraph and • a point."""
        for paragraph in self.texts.text(key, self._values).split("¶"):
            first, *points = (part.strip() for part in paragraph.split("•"))
            if first:
                yield Passage("text", first)
            yield from (Passage("point", point) for point in points)


def number_of(clause: Clause) -> str:
    """``r5-4`` is R5.4; the worked examples have no number."""
    return "" if clause == "examples" else clause.upper().replace("-", ".")


def _values(played: Edition, texts: Catalogue) -> Values:
    """What the sentences are filled with: money in words, numbers, and the colours of the edition in their places."""
    prices = {
        f"{building}-prices": texts.listed(list(map(texts.money, played.prices[f"{building}_spaces"][1:]))) or "–"
        for building in ("machine", "warehouse")
    }
    colours = {
        place: texts.text(f"colour-{colour}") for place, colour in zip(CLASSIC_COLOURS, played.colours, strict=True)
    }
    return {
        **played.numbers,
        **{name: texts.money(amount) for name, amount in played.money.items()},
        **prices,
        **colours,
    }
