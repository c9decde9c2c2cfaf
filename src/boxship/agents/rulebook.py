"""The rules of an edition by clause, as plain text for an agent, in English."""

from __future__ import annotations

from typing import Final

from boxship.catalogue import ENGLISH, catalogue
from boxship.notation.clauses import CLAUSES, Clause
from boxship.rules.rulesets import Ruleset
from boxship.table.showing.rulebook import Passage, Rulebook, number_of

_TEXTS: Final = catalogue(ENGLISH)


class UnknownClauseError(ValueError):
    """A number that no clause has; ``str()`` says which there are."""


def contents(rules: str) -> str:
    """Every chapter and clause that is played with a ruleset, with its title."""
    book = _book(rules)
    return "\n".join(_heading(clause, book) for clause in book.clauses)


def clause_text(number: str, rules: str) -> str:
    """A clause like ``R5.4``, or a whole chapter like ``R5``; an UnknownClauseError for any other."""
    word = number.strip().lower().replace(".", "-")
    wanted = [clause for clause in CLAUSES if clause == word or clause.startswith(f"{word}-")]
    if word not in CLAUSES:
        chapters = ", ".join(number_of(clause) or clause for clause in CLAUSES if "-" not in clause)
        raise UnknownClauseError(f"there is no clause {number[:20]!r}; clauses are like R5.4, the chapters {chapters}")
    book = _book(rules)
    return "\n\n".join(_written(clause, book) for clause in wanted)


def whole_text(rules: str) -> str:
    """All clauses that are played with a ruleset, without the table of editions and the long examples."""
    book = _book(rules)
    idea, goal, *_ = book.five_minutes()
    written = [_written(clause, book) for clause in book.clauses if clause not in {"r0", "examples"}]
    return "\n\n".join([idea, goal, "\n".join(map(_line, book.read("rules-words"))), *written])


def _book(rules: str) -> Rulebook:
    return Rulebook(Ruleset.parse(rules), _TEXTS)


def _heading(clause: Clause, book: Rulebook) -> str:
    return f"{number_of(clause) or clause} {book.title(clause)}"


def _written(clause: Clause, book: Rulebook) -> str:
    parts = [_heading(clause, book)]
    if not book.holds(clause):
        parts.append(f"Not played with {book.edition.words}.")
    parts += map(_line, book.passages(clause))
    if clause == "r1-3":
        parts += [f"Card {card[0]}: {_worths(card, book)}" for card in book.edition.cards]
    return "\n".join(parts)


def _line(passage: Passage) -> str:
    return f"• {passage.text}" if passage.kind == "point" else passage.text


def _worths(card: list[str], book: Rulebook) -> str:
    """The colours of a value card; the second one counts twice as much with all five colours."""
    written = [_TEXTS.money(worth) for worth in book.edition.worths]
    written[1] = f"{written[1]} or {_TEXTS.money(book.edition.money['ten'])}"
    return ", ".join(f"{colour} {worth}" for colour, worth in zip(card, written, strict=True))
