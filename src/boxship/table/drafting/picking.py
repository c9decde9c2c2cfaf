"""Containers that could be picked for a line, each with the reason why one more of it can't."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from boxship.rules import steps
from boxship.rules.apply import apply
from boxship.rules.layout import COLOURS, PRODUCING, State
from boxship.rules.legal import legal_steps
from boxship.table.shapes import Good, Reason


def pickable(
    stock: Sequence[str], where: str, picked: Sequence[str], one_more: Callable[[str], Reason | None]
) -> list[Good]:
    """The different containers of a place; ``one_more`` says why another one of a word can't be picked."""
    there, taken = Counter(stock), Counter(picked)
    return [
        Good(word=word, where=where, there=count, picked=min(count, taken[word]), reason=one_more(word))
        for word, count in there.items()
    ]


def productions(g: State, p: int) -> list[tuple[int, ...]]:
    """Every choice of colours that a seat could produce now, by the engine's own steps; none if it can't produce."""
    if steps.PRODUCE not in legal_steps(g, p):
        return []
    begun = g.copy()
    apply(begun, p, steps.PRODUCE)
    if begun.phase != PRODUCING:
        return [tuple(c for c in range(COLOURS) if begun.supply[c] < g.supply[c])]
    found: list[tuple[int, ...]] = []
    open_ends: list[tuple[State, tuple[int, ...]]] = [(begun, ())]
    while open_ends:
        state, made = open_ends.pop()
        for step in legal_steps(state, p):
            now = state.copy()
            apply(now, p, step)
            longer = (*made, step - steps.MAKE)
            if now.phase == PRODUCING:
                open_ends.append((now, longer))
            else:
                found.append(longer)
    return found
