"""The prompt: what a chat model is told before the game and at each decision, and how its answer is read.

Whoever changes a word that a model reads gives the prompt a new version: results with different prompts are different
experiments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from boxship.agents.knowledge import Knowledge
from boxship.agents.rulebook import whole_text
from boxship.agents.texts import legal_text, situation_text

PROMPT_VERSION: Final = 1
LONGEST_NOTE: Final = 600
"""Letters of a note that are kept."""

Message = dict[str, str]
"""``role`` (``system``, ``user`` or ``assistant``) and ``content``, as usual for chat models."""

_SYSTEM: Final = """\
You play the board game Container for {seat}, one of {players} players. Play to win: the most money at the end wins.

How to answer: think as long as you like, then end your answer with one line that begins with "line:" and holds the \
decision, like
line: produce -> {first}@3 {second}@2
A container at a price is written colour@price. Write it exactly as the list of what is legal shows; an example there \
can be played as it is. Before that line you may write one that begins with "note:"; it is shown to you at your next \
decision, and you remember nothing else.

The rules, for {rules}:

{book}"""
_REFUSED: Final = "{line!r} can't be played: {reason}. Nothing has changed. Answer again, and end with a line: …"
_NO_LINE: Final = 'There was no line that begins with "line:". Answer again, and end with one.'

_LINE: Final = re.compile(r"^[\s>*`_-]*line\s*:\s*(.*)$", re.IGNORECASE | re.MULTILINE)
_NOTE: Final = re.compile(r"^[\s>*`_-]*note\s*:\s*(.*)$", re.IGNORECASE | re.MULTILINE)
_MARKS: Final = " \t\r`*_\"'"
"""What chat models like to put around a line."""


class Reading(NamedTuple):
    """What an answer says."""

    line: str | None
    """The decision; None: there is none."""
    note: str
    """What the model wants to be told next time; empty: nothing."""


def system_message(known: Knowledge) -> Message:
    """Before the game: the task, the form of an answer, and the whole rules of the edition."""
    first, second, *_ = known.look.colours
    content = _SYSTEM.format(
        seat=known.look.name(known.seat),
        players=len(known.seats),
        first=first,
        second=second,
        rules=known.rules,
        book=whole_text(known.rules),
    )
    return {"role": "system", "content": content}


def question(known: Knowledge, heard: Sequence[str], note: str) -> Message:
    """One decision: the table, what has happened since the last one, the own note, and what is legal."""
    parts = [situation_text(known, heard), legal_text(known)]
    if note:
        parts.insert(0, f"Your note: {note}")
    return {"role": "user", "content": "\n".join(parts)}


def refusal(line: str | None, reason: str) -> Message:
    """Why an answer was not taken."""
    return {"role": "user", "content": _NO_LINE if line is None else _REFUSED.format(line=line[:200], reason=reason)}


def read_answer(text: str) -> Reading:
    """The last line that begins with ``line:``, or the only line there is; and the last note."""
    said = _LINE.findall(text)
    rows = [row for row in text.splitlines() if row.strip(_MARKS)]
    line = said[-1] if said else rows[0] if len(rows) == 1 else None
    notes = _NOTE.findall(text)
    return Reading(line.strip(_MARKS) if line else None, notes[-1].strip()[:LONGEST_NOTE] if notes else "")
