"""Which steps a seat may take now.

``legal(g, p, out)`` writes the numbers of all legal steps into ``out`` and returns how many there are: none for a seat
that does not have to decide. What it answers depends only on what that seat may know.
"""

from __future__ import annotations

from boxship.rules import layout, steps
from boxship.rules.auction import legal_bids, legal_decisions
from boxship.rules.bank import add_calls, legal_offers, next_returned
from boxship.rules.building import add_buildings
from boxship.rules.interest import legal_seizures
from boxship.rules.layout import Numbers, State
from boxship.rules.loans import legal_loans
from boxship.rules.market import add_purchases, legal_prices, legal_purchases, legal_sales
from boxship.rules.marks import rule
from boxship.rules.production import legal_makes, why_not_produce
from boxship.rules.sailing import add_voyages, legal_loading
from boxship.rules.turn import is_due
from boxship.rules.verdicts import ALLOWED


@rule
def legal(g: State, p: int, out: Numbers) -> int:
    """Write every legal step of this seat into ``out``, which has room for all; return their number."""
    if not is_due(g, p):
        return 0
    phase = g.phase
    if phase == layout.ACT:
        return legal_actions(g, p, out)
    if phase == layout.ARRANGE:
        return legal_prices(g, int(g.store), out)
    if phase == layout.BUYING:
        return legal_purchases(g, p, out)
    if phase == layout.LOADING:
        return legal_loading(g, p, out)
    if phase == layout.BID:
        return legal_bids(g, p, out)
    if phase == layout.DECIDE:
        return legal_decisions(g, p, out)
    if phase == layout.PRODUCING:
        return legal_makes(g, p, out)
    if phase == layout.OFFER:
        return legal_offers(g, p, out)
    if phase == layout.RETURN:
        return legal_prices(g, next_returned(g) // layout.COLOURS, out)
    if phase == layout.SALE:
        return legal_sales(g, p, out)
    if phase == layout.SEIZE:
        return legal_seizures(g, out)
    if phase == layout.INTEREST:
        out[0] = steps.LOAN_STEP
        out[1] = steps.DEFAULT
        return 2
    out[0] = steps.PICK_MACHINE
    out[1] = steps.PICK_WAREHOUSE
    return 2


@rule
def legal_actions(g: State, p: int, out: Numbers) -> int:
    """Loans, actions and the end of the turn (R2.2)."""
    n = legal_loans(g, p, out)
    n = add_buildings(g, p, out, n)
    n = add_purchases(g, p, out, n)
    if why_not_produce(g, p) == ALLOWED:
        out[n] = steps.PRODUCE
        n += 1
    n = add_voyages(g, p, out, n)
    if g.investment_bank == 1:
        n = add_calls(g, p, out, n)
    out[n] = steps.END
    return n + 1


def legal_steps(g: State, p: int) -> list[int]:
    """The legal steps of a seat, as a list of their own."""
    out = [0] * steps.STEPS
    return out[: legal(g, p, out)]
