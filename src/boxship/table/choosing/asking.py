"""What a seat may do now and why not: the engine's own steps, and trials of real lines.

Nothing here knows a rule. A step that the engine lists is possible. For one that it does not list, a line that would
begin with it is tried on the view and refused, and the refusal is the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.notation import lines
from boxship.notation.legal_lines import line_of, store_of
from boxship.notation.lines import BROKER_KINDS, STORES, Laid, Priced, Word, write
from boxship.notation.refusals import IllegalLineError
from boxship.rules import layout, steps
from boxship.rules.bank import least_offer
from boxship.rules.layout import BROKERS, COLOURS, FACTORY, HARBOUR
from boxship.rules.legal import legal
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.choosing.refusals import reason_of, refused
from boxship.table.shapes import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.game import View
    from boxship.notation.lines import Line
    from boxship.table.shapes import Reason

WITH_TARGETS: Final = ("machine", "buy", "sail", "accept", "call", "seize", "building")
"""The kinds of line that begin with a choice: a seat, a colour, a place."""

_FIRST_STEPS: Final = {
    "produce": steps.PRODUCE,
    "reprice": steps.REPRICE,
    "load": steps.LOAD,
    "warehouse": steps.WAREHOUSE,
    "raise": steps.RAISE,
    "loan": steps.LOAN_STEP,
    "repay": steps.REPAY,
    "default": steps.DEFAULT,
    "keep": steps.KEEP,
    "decline": steps.DECLINE,
    "end": steps.END,
}
"""The one step with which a kind without targets begins."""

_ANSWERS: Final = {"bid": layout.BID, "sell": layout.SALE, "return": layout.RETURN}
"""Kinds that begin in several ways and are possible in their phase."""

_OF_ONE_TARGET: Final = ("store_empty", "space_empty", "machine_twice", "already_there", "not_highest")
"""Reasons that speak of one target only; any other says better why a whole kind is impossible."""


class Asked:
    """One seat's question what it may do, over one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.g = view.state
        self.p = view.seat
        self.colours = view.rules.colours
        buffer = [0] * steps.STEPS
        self.possible = set(buffer[: legal(self.g, self.p, buffer)])

    def cannot(self, kind: str) -> Reason | None:
        """Why a kind without targets is impossible; None if it is possible."""
        if kind in _ANSWERS:
            if self.possible and self.g.phase == _ANSWERS[kind]:
                return None
        elif _FIRST_STEPS[kind] in self.possible:
            return None
        elif kind == "load":
            return self._cannot_load()
        return refused(self.view, self._trial(kind))

    def hindrance(self, kind: str, target: str | None) -> Reason | None:
        """Why nothing can come of a kind, or of one of its targets; None if something can, or the target is unknown."""
        if kind not in WITH_TARGETS:
            return self.cannot(kind)
        found = self.targets(kind)
        if not found:
            return refused(self.view, self._trial(kind))
        named = [each.reason for each in found if each.target == target]
        return named[0] if named else shared(found) if target is None else None

    def _trial(self, kind: str) -> Line:  # noqa: PLR0911  # one kind of line, one branch
        """A line of a kind, to be refused."""
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

    # -- targets -----------------------------------------------------------------------------------------------------

    def targets(self, kind: str) -> list[Target]:  # noqa: PLR0911  # one kind of line, one branch
        """Every choice within a kind, lit or with the reason; none where the kind has no targets."""
        match kind:
            case "machine":
                return [self._target(self.colours[c], steps.MACHINE + c, lines.Machine(c)) for c in range(COLOURS)]
            case "buy":
                return [self._seller(left, q) for left, q in self._others()]
            case "sail":
                return self._places()
            case "accept":
                return [self._target(SEAT_NAMES[q], steps.ACCEPT + left, lines.Accept(q)) for left, q in self._others()]
            case "call":
                return [self._space(*divmod(space, 2)) for space in range(2 * BROKERS)]
            case "seize":
                return self._seizable()
            case "building":
                picks = {"machine": steps.PICK_MACHINE, "warehouse": steps.PICK_WAREHOUSE}
                return [self._target(word, step, lines.Building(word)) for word, step in picks.items()]
            case _:
                return []

    def _target(self, word: str, step: int, trial: Line) -> Target:
        reason = None if step in self.possible else refused(self.view, trial)
        return Target(target=word, cost=None, reason=reason)

    def _others(self) -> list[tuple[int, int]]:
        """Every other seat: how many places to the left from 0, and its number."""
        return [(left, (self.p + 1 + left) % self.g.players) for left in range(self.g.players - 1)]

    def _seller(self, left: int, seat: int) -> Target:
        stock = store_of(self.g, seat, FACTORY)
        if stock:
            return self._target(SEAT_NAMES[seat], steps.BUY + left, lines.Buy(seat, (_cheapest(stock),), ()))
        return Target(target=SEAT_NAMES[seat], cost=None, reason=_empty(seat, FACTORY))

    def _places(self) -> list[Target]:
        """Where a ship could sail: sea, island, bank, then the harbours from the left."""
        ways = [("sea", steps.SAIL_SEA), ("island", steps.SAIL_ISLAND)]
        if self.g.investment_bank:
            ways.append(("bank", steps.SAIL_BANK))
        ways += [(SEAT_NAMES[q], steps.SAIL + left) for left, q in self._others()]
        return [self._target(where, step, lines.Sail(where)) for where, step in ways]

    def _space(self, broker: int, kind: int) -> Target:
        trial = lines.Call(broker, kind, *self._offer(kind))
        return self._target(f"{broker + 1} {BROKER_KINDS[kind]}", steps.CALL + 2 * broker + kind, trial)

    def _offer(self, kind: int) -> tuple[tuple[Laid, ...], int]:
        """A bid to try for a broker's space: everything there is in containers, or the least in money."""
        if kind != layout.MONEY:
            return (), least_offer(self.g)
        own = [Laid(store, *goods) for store in (FACTORY, HARBOUR) for goods in store_of(self.g, self.p, store)]
        return tuple(own), 0

    def _seizable(self) -> list[Target]:
        """What may be taken; where it is a building, also those that are safe. Nothing while nothing is seized."""
        g = self.g
        if g.phase != layout.SEIZE:
            return []
        lit = [self._said(line_of(g, self.p, [step], g)) for step in sorted(self.possible)]
        found = [Target(target=word, cost=None, reason=None) for word in lit]
        if any(steps.WAREHOUSE <= step < steps.TAKE for step in self.possible):
            standing: list[Line] = [lines.Seize("machine", m - 1) for m in g.machines[g.turn][: g.machine_spaces] if m]
            found += [
                Target(target=self._said(line), cost=None, reason=refused(self.view, line))
                for line in [*standing, lines.Seize("warehouse")]
                if self._said(line) not in lit
            ]
        return found

    def _said(self, line: Line) -> str:
        """What follows the first word of a line."""
        return write(line, self.colours).partition(" ")[2]


def shared(targets: Sequence[Target]) -> Reason | None:
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
