"""What is counted of a game while it is played, step by step, in both homes of the rules.

Nothing here knows a rule: a step is taken by the engine, and what it was and what it changed is counted.
"""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, Final

from boxship.rules import layout, steps
from boxship.rules.apply import apply
from boxship.rules.auction import highest_bid
from boxship.rules.counts import on_ship
from boxship.rules.marks import rule
from boxship.rules.turn import ACTIONS

if TYPE_CHECKING:
    from boxship.rules.layout import Numbers, State

MEANINGS: Final = {
    "steps": "steps of the engine that were taken",
    "choices": "legal steps, added up over all decisions",
    "forced": "decisions with a single legal step",
    "tree": "thousandths of log10 of the number of legal steps, added up over all decisions",
    "turns": "turns that were begun",
    "passed": "turns that ended without any action",
    "broke": "turns that began, after interest, without a dollar",
    "machines": "machines that were bought",
    "warehouses": "warehouses that were bought",
    "made": "containers that were made",
    "home_sales": "containers sold in the domestic sale",
    "factory_sales": "containers sold from factory stores",
    "factory_money": "dollars paid for them",
    "harbour_sales": "containers sold from harbour stores",
    "harbour_money": "dollars paid for them",
    "auctions": "cargoes that came to the island",
    "landed": "containers in them",
    "sold": "cargoes that went to a bidder",
    "sold_containers": "containers in those",
    "bids": "dollars bid for those",
    "loans": "loans taken",
    "repaid": "loans repaid",
    "seized": "containers and buildings seized for unpaid interest",
    "calls": "calls of a broker at the Investment Bank",
    "raises": "calls that were outbid there",
}
"""The counts of one game, in the order of their numbers, and what each counts."""
NAMES: Final = tuple(MEANINGS)
COUNTS: Final = len(NAMES)

_STEPS: Final = 0
_CHOICES: Final = 1
_FORCED: Final = 2
_TREE: Final = 3
_TURNS: Final = 4
_PASSED: Final = 5
_BROKE: Final = 6
_MACHINES: Final = 7
_WAREHOUSES: Final = 8
_MADE: Final = 9
_HOME_SALES: Final = 10
_FACTORY_SALES: Final = 11
_FACTORY_MONEY: Final = 12
_HARBOUR_SALES: Final = 13
_HARBOUR_MONEY: Final = 14
_AUCTIONS: Final = 15
_LANDED: Final = 16
_SOLD: Final = 17
_SOLD_CONTAINERS: Final = 18
_BIDS: Final = 19
_LOANS: Final = 20
_REPAID: Final = 21
_SEIZED: Final = 22
_CALLS: Final = 23
_RAISES: Final = 24

_LOGS: Final = (0, *(round(1000 * log10(count)) for count in range(1, steps.STEPS + 1)))


@rule
def in_supply(g: State) -> int:
    """Containers that nobody has made yet."""
    left = 0
    for c in range(layout.COLOURS):
        left += int(g.supply[c])
    return left


@rule
def count_choice(g: State, p: int, step: int, out: Numbers) -> None:
    """Count what a step is, before it is taken."""
    if step == steps.LOAN_STEP:
        out[_LOANS] += 1
    elif step == steps.REPAY:
        out[_REPAID] += 1
    elif g.phase == layout.ACT:
        if step == steps.END:
            out[_PASSED] += g.actions == ACTIONS
        elif step == steps.SAIL_ISLAND:
            out[_AUCTIONS] += 1
            out[_LANDED] += on_ship(g, p)
        elif step == steps.WAREHOUSE:
            out[_WAREHOUSES] += 1
        elif steps.MACHINE <= step < steps.BUY:
            out[_MACHINES] += 1
        elif step == steps.RAISE:
            out[_RAISES] += 1
        elif steps.CALL <= step < steps.MAKE:
            out[_CALLS] += 1
    elif g.phase == layout.DECIDE and step != steps.DECLINE:
        out[_SOLD] += 1
        out[_SOLD_CONTAINERS] += on_ship(g, p)
        out[_BIDS] += highest_bid(g)
    elif g.phase == layout.SEIZE:
        out[_SEIZED] += 1


@rule
def take_and_count(g: State, p: int, step: int, legal: int, out: Numbers) -> None:
    """Take a step, one of so many that are legal, and count what it is and what it changed."""
    out[_STEPS] += 1
    out[_CHOICES] += legal
    out[_FORCED] += legal == 1
    out[_TREE] += _LOGS[legal]
    count_choice(g, p, step, out)
    phase, turn, cash, supply = int(g.phase), int(g.turn), int(g.cash[p]), in_supply(g)
    apply(g, p, step)
    paid = cash - int(g.cash[p])
    if phase == layout.BUYING and paid > 0:
        out[_FACTORY_SALES] += 1
        out[_FACTORY_MONEY] += paid
    elif phase == layout.LOADING and paid > 0:
        out[_HARBOUR_SALES] += 1
        out[_HARBOUR_MONEY] += paid
    change = supply - in_supply(g)
    if change > 0:
        out[_MADE] += change
    else:
        out[_HOME_SALES] -= change
    if g.phase == layout.OVER or g.turn != turn:
        out[_TURNS] += 1
        if g.phase != layout.OVER and g.cash[g.turn] == 0:
            out[_BROKE] += 1
