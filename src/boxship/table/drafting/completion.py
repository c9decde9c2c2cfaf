"""A line being typed: put together from the engine's own steps, for the terminal's menu and for completion.

Nothing here knows a rule. Which steps are possible, the engine says; when they make a whole line and which one, the
notation says. It all happens on copies of a view, so nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from boxship.game import View
from boxship.notation.legal_lines import is_complete, line_of
from boxship.notation.line_text import write
from boxship.rules import layout, steps
from boxship.rules.apply import apply
from boxship.rules.layout import State
from boxship.rules.legal import legal_steps

_ATTACHED = ":,"
"""Signs that a word gets only when another one follows it."""


@dataclass(frozen=True)
class PartialLine:
    """The first steps of a line, and the game after them."""

    before: State
    now: State
    seat: int
    colours: Sequence[str]
    taken: tuple[int, ...] = ()

    @classmethod
    def of(cls, view: View) -> PartialLine:
        """An empty line for the seat that looks."""
        return cls(view.state, view.state, view.seat, view.rules.colours)

    @cached_property
    def choices(self) -> list[int]:
        """The steps that may follow."""
        return [] if self.complete else legal_steps(self.now, self.seat)

    @cached_property
    def complete(self) -> bool:
        """Whether this is a whole line."""
        return bool(self.taken) and is_complete(self.before, self.seat, self.now)

    def then(self, step: int) -> PartialLine:
        """The line with one of its choices taken."""
        now = self.now.copy()
        apply(now, self.seat, step)
        return PartialLine(self.before, now, self.seat, self.colours, (*self.taken, step))

    @cached_property
    def text(self) -> str:
        """The line, as far as it goes."""
        if not self.taken:
            return ""
        if self.before.phase == layout.RETURN and not self.complete:
            return self._return_so_far()
        line = write(line_of(self.before, self.seat, self.taken, self.now), self.colours)
        if self.complete:
            return line
        if self.now.phase == layout.PRODUCING:
            return "produce ->"
        if self.now.phase == layout.BUYING:
            line = line.partition(" ->")[0]
        if self.now.phase == layout.OFFER and self.now.offer_count == 0:
            return line.rpartition(" ")[0]
        return line.removesuffix(" -").rstrip()

    def _return_so_far(self) -> str:
        """A ``return`` names every container; so it is finished in some way, and the rest is cut off."""
        whole = self
        while not whole.complete:
            whole = whole.then(whole.choices[0])
        return ", ".join(whole.text.split(", ")[: len(self.taken)])


def lines_from(draft: PartialLine, beginning: str) -> Iterator[str]:
    """Every legal line with this beginning, lazily, without going through the others."""
    wanted = " ".join(beginning.split())
    open_ends = [draft]
    while open_ends:
        here = open_ends.pop()
        longer: list[PartialLine] = []
        for step in here.choices:
            after = here.then(step)
            if after.complete:
                if after.text.startswith(wanted):
                    yield after.text
            elif after.text.startswith(wanted) or wanted.startswith(after.text):
                longer.append(after)
        open_ends += reversed(longer)


def next_words(draft: PartialLine, typed: str) -> list[str]:
    """The words that may stand where the cursor is; containers are expected in the order of the table's colours.

    Amounts of money are not listed: every number would be a choice.
    """
    said = typed.split()
    fragment = said.pop() if said and not typed.endswith(" ") else ""
    found: dict[str, None] = {}
    open_ends = [draft]
    while open_ends:
        here = open_ends.pop(0)
        for step in here.choices:
            if step >= steps.HEAP:
                if said or not "bid".startswith(fragment):
                    continue
                found["bid"] = None
                continue
            after = here.then(step)
            words = after.text.split()
            if not _agree(words, said):
                continue
            if len(words) > len(said) and words[len(said)].startswith(fragment):
                found[words[len(said)]] = None
            # One word more is read, because it may put a sign behind the one that is looked for.
            if not after.complete and len(words) <= len(said) + 1:
                open_ends.append(after)
    return list(found)


def _agree(words: Sequence[str], said: Sequence[str]) -> bool:
    """Whether a draft and what was typed say the same, as far as both go."""
    for index, (word, typed) in enumerate(zip(words, said, strict=False)):
        last = index == len(words) - 1
        if word != typed and not (last and word.rstrip(_ATTACHED) == typed.rstrip(_ATTACHED)):
            return False
    return True
