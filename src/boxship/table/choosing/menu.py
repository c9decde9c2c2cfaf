"""Every kind of line that a seat could want now: lit, or with the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from boxship.rules import layout, steps
from boxship.rules.apply import apply
from boxship.rules.auction import highest_bid
from boxship.rules.building import free_machine_space
from boxship.rules.layout import LOAN, NOBODY
from boxship.table.choosing.asking import WITH_TARGETS, Asked, shared
from boxship.table.shapes import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boxship.game import View
    from boxship.table.shapes import LineKind

KINDS: Final[Mapping[int, tuple[LineKind, ...]]] = {
    layout.INTEREST: ("loan", "default"),
    layout.BUILDING: ("building",),
    layout.SEIZE: ("seize",),
    layout.SALE: ("sell", "keep", "loan", "repay"),
    layout.ACT: ("produce", "buy", "reprice", "sail", "load", "machine", "warehouse", "loan", "repay", "end"),
    layout.BID: ("bid", "loan"),
    layout.DECIDE: ("accept", "decline", "loan"),
    layout.RETURN: ("return",),
}
"""The kinds of each phase, in the order in which they are shown."""

BANK_KINDS: Final[tuple[LineKind, ...]] = ("call", "raise")
"""Further actions, with the Investment Bank."""


def kinds(view: View) -> list[Kind]:
    """The kinds of line for this seat now; none while nothing is asked of it."""
    if view.seat == NOBODY:
        return []
    asked = Asked(view)
    if not asked.possible:
        return []
    words = [*KINDS[view.state.phase]]
    if view.state.phase == layout.ACT and view.state.investment_bank:
        before_loan = words.index("loan")
        words[before_loan:before_loan] = BANK_KINDS
    return [_kind(asked, word) for word in words]


def _kind(asked: Asked, word: LineKind) -> Kind:
    cost = _cost(asked, word)
    if word not in WITH_TARGETS:
        return Kind(kind=word, cost=cost, reason=asked.cannot(word), targets=[])
    targets = [msgspec.structs.replace(target, cost=cost) for target in asked.targets(word)]
    return Kind(kind=word, cost=cost, reason=shared(targets), targets=targets)


def _cost(asked: Asked, word: str) -> int | None:
    """What a kind costs where that is fixed."""
    g, p = asked.g, asked.p
    if word == "machine":
        space = free_machine_space(g, p)
        return None if space < 0 else g.machine_cost[space]
    if word == "warehouse":
        built = g.warehouses[p]
        return g.warehouse_cost[built] if built < g.warehouse_spaces else None
    if word == "repay":
        return LOAN
    if word == "decline":
        return highest_bid(g)
    if word == "produce" and steps.PRODUCE in asked.possible:
        begun = g.copy()
        apply(begun, p, steps.PRODUCE)
        return g.cash[p] - begun.cash[p]
    return None
