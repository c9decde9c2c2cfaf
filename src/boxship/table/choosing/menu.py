"""Every kind of line that a seat could want now: lit, or with the reason why not.

Nothing here knows a rule. A step that the engine lists is possible. For one that it does not list, a line that would
begin with it is tried on the view and refused, and the refusal is the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boxship.game import View
from boxship.notation import lines
from boxship.notation.legal_lines import store_of
from boxship.notation.line_text import write
from boxship.notation.lines import STORES, Laid, Line, Priced, Word
from boxship.notation.refusals import IllegalLineError
from boxship.rules import layout, steps
from boxship.rules.auction import highest_bid
from boxship.rules.bank import least_offer
from boxship.rules.building import free_machine_space
from boxship.rules.counts import right_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, LOAN, NOBODY
from boxship.rules.production import WAGE
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.waste import has_nothing_to_price, makes_nothing
from boxship.table.choosing.openings import Opening, Openings
from boxship.table.choosing.refusals import reason_of, refused
from boxship.table.shapes import Kind, Reason, Target
from boxship.table.vocabulary import LineKind

WITH_TARGETS: Final[tuple[LineKind, ...]] = ("machine", "buy", "sail", "accept", "call", "seize", "building")
"""The kinds of line that begin with a choice: a seat, a colour, a place."""

_OF_ONE_TARGET: Final = ("store_empty", "space_empty", "machine_twice", "already_there", "not_highest")
"""Reasons that speak of one target only; any other says better why a whole kind is impossible."""


def kinds(view: View) -> list[Kind]:
    """The kinds of line for this seat now; none while nothing is asked of it."""
    if view.seat == NOBODY:
        return []
    menu = _Menu(view)
    return [menu.kind(word) for word in menu.openings.kinds]


def hindrance(view: View, kind: LineKind, target: str | None) -> Reason | None:
    """Why nothing can come of a kind, or of one of its targets; None if something can, or the target is unknown."""
    menu = _Menu(view)
    if kind not in WITH_TARGETS:
        return menu.cannot(kind)
    found = menu.targets(kind)
    if not found:
        return refused(view, menu.trial(kind))
    named = [each.reason for each in found if each.target == target]
    return named[0] if named else _shared(found) if target is None else None


class _Menu:
    """One seat's question what it may do, over one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.g = view.state
        self.p = view.seat
        self.colours = view.rules.colours
        self.openings = Openings(view)

    def kind(self, word: LineKind) -> Kind:
        """A kind of line as it stands now."""
        cost = self._cost(word)
        payee = SEAT_NAMES[right_of(self.g, self.p)] if word == "produce" and cost is not None else None
        if word not in WITH_TARGETS:
            reason = self.cannot(word)
            useless = reason is None and self._is_useless(word)
            return Kind(kind=word, cost=cost, payee=payee, reason=reason, targets=[], useless=useless)
        targets = self.targets(word, cost)
        return Kind(kind=word, cost=cost, payee=payee, reason=_shared(targets), targets=targets, useless=False)

    def cannot(self, kind: LineKind) -> Reason | None:
        """Why a kind without targets is impossible; None if it is possible."""
        if self.openings.possible_of(kind):
            return None
        return self._cannot_load() if kind == "load" else refused(self.view, self.trial(kind))

    def targets(self, kind: LineKind, cost: int | None = None) -> list[Target]:
        """Every choice within a kind, lit or with the reason."""
        found = [
            Target(target=opening.target or "", cost=cost, reason=self._why_not(kind, opening))
            for opening in self.openings.of(kind)
        ]
        return [*found, *self._safe_buildings(found)] if kind == "seize" else found

    def _why_not(self, kind: LineKind, opening: Opening) -> Reason | None:
        if opening.step in self.openings.possible:
            return None
        if kind == "buy" and not store_of(self.g, opening.number, FACTORY):
            return _empty(opening.number, FACTORY)
        return refused(self.view, self._trial_of(kind, opening))

    def trial(self, kind: LineKind) -> Line:  # noqa: PLR0911  # one kind, one branch
        """A line of a kind without targets, to be refused."""
        match kind:
            case "produce":
                return lines.Produce(())
            case "reprice":
                return lines.Reprice(store_of(self.g, self.p, HARBOUR))
            case "raise":
                return lines.Raise(*self._offer(self.g.space % 2))
            case "bid":
                return lines.Bid(0)
            case "sell":
                return lines.Sell(Priced(0, self.g.factory_price[0]))
            case "return":
                return lines.Return(())
            case "seize":
                return lines.Seize("warehouse")
            case _:
                return Word(kind)

    def _trial_of(self, kind: LineKind, opening: Opening) -> Line:
        """A line that begins so, to be refused."""
        number, target = opening.number, opening.target or ""
        match kind:
            case "buy":
                return lines.Buy(number, (_cheapest(store_of(self.g, number, FACTORY)),), ())
            case "sail":
                return lines.Sail(target)
            case "machine":
                return lines.Machine(number)
            case "accept":
                return lines.Accept(number)
            case "building":
                return lines.Building(target)
            case _:
                return lines.Call(*divmod(number, 2), *self._offer(number % 2))

    def _cannot_load(self) -> Reason | None:
        """Nothing lies where the ship is, or it can't be paid or stowed."""
        g, p = self.g, self.p
        here = g.at[p]
        if here < g.players:
            stock = store_of(g, here, HARBOUR)
            return refused(self.view, lines.Load((_cheapest(stock),))) if stock else _empty(here, HARBOUR)
        if here == layout.BANK and any(g.dock[p]):
            return refused(self.view, lines.Load((), (next(c for c in range(COLOURS) if g.dock[p][c]),)))
        return reason_of(IllegalLineError("nowhere_to_load"))

    def _offer(self, kind: int) -> tuple[tuple[Laid, ...], int]:
        """A bid to try for a broker's space: everything there is in containers, or the least in money."""
        if kind != layout.MONEY:
            return (), least_offer(self.g)
        own = [Laid(store, *goods) for store in (FACTORY, HARBOUR) for goods in store_of(self.g, self.p, store)]
        return tuple(own), 0

    def _safe_buildings(self, lit: Sequence[Target]) -> list[Target]:
        """Where a building is seized, those that can't be."""
        g = self.g
        if not any(steps.WAREHOUSE <= step < steps.TAKE for step in self.openings.possible):
            return []
        standing = [lines.Seize("machine", m - 1) for m in g.machines[g.turn][: g.machine_spaces] if m]
        safe = {write(line, self.colours).partition(" ")[2]: line for line in [*standing, lines.Seize("warehouse")]}
        return [
            Target(target=word, cost=None, reason=refused(self.view, line))
            for word, line in safe.items()
            if all(word != target.target for target in lit)
        ]

    def _is_useless(self, word: LineKind) -> bool:
        """Whether nothing can come of a kind that is possible."""
        match word:
            case "produce":
                return makes_nothing(self.g, self.p)
            case "reprice":
                return has_nothing_to_price(self.g, self.p)
            case _:
                return False

    def _cost(self, word: LineKind) -> int | None:
        """What a kind costs where that is fixed."""
        g, p = self.g, self.p
        match word:
            case "machine":
                space = free_machine_space(g, p)
                return None if space < 0 else g.machine_cost[space]
            case "warehouse":
                built = g.warehouses[p]
                return g.warehouse_cost[built] if built < g.warehouse_spaces else None
            case "repay":
                return LOAN
            case "decline":
                return highest_bid(g)
            case "produce":
                return WAGE if steps.PRODUCE in self.openings.possible else None
            case _:
                return None


def _shared(targets: Sequence[Target]) -> Reason | None:
    """Why no target of a kind is possible; None if one is."""
    reasons = [target.reason for target in targets if target.reason is not None]
    if len(reasons) < len(targets):
        return None
    return next((reason for reason in reasons if reason.code not in _OF_ONE_TARGET), reasons[0])


def _cheapest(stock: Sequence[Priced]) -> Priced:
    return min(stock, key=lambda goods: goods.price)


def _empty(seat: int, store: int) -> Reason:
    """Where nothing lies, no line can name a container; so none can be tried."""
    return reason_of(IllegalLineError("store_empty", store=STORES[store], seat=SEAT_NAMES[seat]))
