"""Bounds: how long a game and what is heard of it can be at most, and how much money there can be.

Nothing comes near them; OpenSpiel wants to know them beforehand. They follow from what a turn consists of (R2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.rules.amounts import HEAPS, LAST_HEAP
from boxship.rules.auction import SUBSIDY
from boxship.rules.counts import PLACES_PER_MACHINE
from boxship.rules.interest import CONTAINERS_OWED
from boxship.rules.layout import BROKERS, CARD_CAPACITY, MAX_LOANS, MONEY_LIMIT, SHIP_CAPACITY
from boxship.rules.market import HOME_PRICE
from boxship.rules.scoring import AFLOAT_WORTH, DOUBLE_WORTH, HARBOUR_WORTH, LOAN_COST
from boxship.rules.setup import BOX, START_CASH
from boxship.rules.turn import ACTIONS

if TYPE_CHECKING:
    from boxship.rules.rulesets import Ruleset

_SAID_STEPS: Final = len(HEAPS) * LAST_HEAP + 1
"""Steps that say one amount."""
_SAID_EVENTS: Final = len(HEAPS) + 1
"""Events in which one amount is heard."""
_INTEREST: Final = 1 + MAX_LOANS * (1 + CONTAINERS_OWED)
"""A loan or none; for each unpaid dollar which building, and what is seized (R3)."""
_LOANS: Final = 2 * MAX_LOANS
"""Both repaid, both taken again (R6)."""
_ROUNDS_OF_BIDS: Final = 2
"""The bids, and the extra round (R8.1, R8.2)."""


def longest_game(rules: Ruleset, players: int) -> int:
    """The most steps of a game."""
    bids = _ROUNDS_OF_BIDS * _SAID_STEPS
    return rules.round_limit * players * _turn(rules, players, bids, _SAID_STEPS)


def most_heard(rules: Ruleset, players: int) -> int:
    """The most events that a seat hears, after the deal."""
    bids = _ROUNDS_OF_BIDS * (1 + _SAID_EVENTS)
    return rules.round_limit * players * _turn(rules, players, bids, _SAID_EVENTS) + players - 1


def _turn(rules: Ruleset, players: int, bids: int, offer: int) -> int:
    """The most that is said in a turn, where all bids of a seat in one auction are so much, and one offer so much."""
    machines, warehouses = len(rules.machine_spaces), len(rules.warehouse_spaces)
    produce = 1 + machines + PLACES_PER_MACHINE * machines
    buy = 1 + warehouses + 1 + warehouses
    load = 1 + SHIP_CAPACITY + 1
    call = 1 + max(CARD_CAPACITY + 1, offer) + CARD_CAPACITY if rules.investment_bank else 0
    action = max(produce, buy, load, call)
    auction = 1 + (players - 1) * (MAX_LOANS + bids) + 1
    home_sale, end = 1, 1
    return _INTEREST + home_sale + _LOANS + (ACTIONS - 1) * action + max(action, auction) + end


def most_money(rules: Ruleset, players: int) -> int:
    """The most that a seat can have at the end, in dollars: everybody's money and goods and all that the bank paid."""
    containers = max(BOX, rules.for_players(players)[0]) * 5
    turns = rules.round_limit * players
    start = START_CASH * players + sum(range(1, BROKERS + 1))
    paid = turns * (SUBSIDY * MONEY_LIMIT + HOME_PRICE) + LOAN_COST * MAX_LOANS * players
    return start + paid + containers * max(DOUBLE_WORTH, AFLOAT_WORTH, HARBOUR_WORTH)


def least_money() -> int:
    """The least that a seat can have at the end: nothing but loans."""
    return -LOAN_COST * MAX_LOANS
