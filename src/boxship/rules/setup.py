"""Laying out a game (R1): by chance, or as a record says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boxship.rules.chance import below, new_rng, shuffle
from boxship.rules.counts import put_in_store
from boxship.rules.layout import BROKERS, COLOURS, FACTORY, NOBODY, SEA, SLOTS, SPACES, Numbers, State
from boxship.rules.marks import rule
from boxship.rules.rulesets import CHOICES, START_PRICE, Ruleset
from boxship.rules.turn import begin_turn

START_CASH = 20
BOX = 17
"""Containers of each colour in the Jumbo box (R9.1)."""
FIRST_LOTS: Final = (0, 0, 1)
"""At which broker each of the first containers lies (R9.1)."""


def empty_table(rules: Ruleset, players: int) -> State:
    """A table with that ruleset and nothing dealt yet: full supply, ships at sea, $20 and a warehouse each."""
    containers, machines, warehouses = rules.for_players(players)
    g = State()
    g.players = players
    g.containers = containers
    g.machine_supply = [machines] * COLOURS
    g.warehouse_supply = warehouses - players
    g.machine_spaces = len(rules.machine_spaces)
    g.machine_cost = _padded(rules.machine_spaces, SPACES)
    g.warehouse_spaces = len(rules.warehouse_spaces)
    g.warehouse_cost = _padded(rules.warehouse_spaces, SPACES)
    g.factory_slots = len(rules.factory_prices)
    g.factory_price = _padded(rules.factory_prices, SLOTS)
    g.harbour_slots = len(rules.harbour_prices)
    g.harbour_price = _padded(rules.harbour_prices, SLOTS)
    g.cargo_default = CHOICES["default"].index(rules.default)
    g.debtor_picks = CHOICES["building_choice"].index(rules.building_choice)
    g.all_zero = CHOICES["all_zero"].index(rules.all_zero)
    g.factory_tie = CHOICES["tie_break"].index(rules.tie_break)
    g.domestic_sale = int(rules.domestic_sale)
    g.investment_bank = int(rules.investment_bank)
    g.open_money = int(rules.open_money)
    g.round_limit = rules.round_limit
    g.round_number = 1
    g.holder = NOBODY
    g.supply = [containers] * COLOURS
    for p in range(players):
        g.cash[p] = START_CASH
        g.warehouses[p] = 1
        g.at[p] = SEA
    if rules.investment_bank:
        g.broker_money = [broker + 1 for broker in range(BROKERS)]
    return g


def _padded(prices: Sequence[int], length: int) -> list[int]:
    return [*prices, *[0] * (length - len(prices))]


def dealt(rules: Ruleset, players: int, seed: int, number: int) -> State:
    """Deal ``number`` of a seed: always the same game, whoever plays it and in whichever home."""
    g = empty_table(rules, players)
    deal(g, new_rng(seed, number))
    return g


@rule
def deal(g: State, rng: Numbers) -> None:
    """Deal first player, machines, cards and broker lots onto an empty table, and begin (R1.1, R1.2, R9.1)."""
    g.first = below(rng, int(g.players))
    for c in range(COLOURS):
        g.hand[c] = c
    shuffle(rng, g.hand, COLOURS)
    for p in range(g.players):
        g.machines[p][0] = g.hand[p] + 1
    shuffle(rng, g.hand, COLOURS)
    for p in range(g.players):
        g.card[p] = g.hand[p]
    for c in range(COLOURS):
        g.hand[c] = 0
    if g.investment_bank == 1:
        for i in range(len(FIRST_LOTS)):
            draw_for_broker(g, rng, int(FIRST_LOTS[i]))
    begin(g)


@rule
def unused_in_box(g: State, colour: int) -> int:
    """Containers of a colour in the box that neither the supply nor a broker has (R9.1)."""
    return max(1, BOX - int(g.containers)) - int(g.lot[0][colour]) - int(g.lot[1][colour])


@rule
def draw_for_broker(g: State, rng: Numbers, broker: int) -> None:
    """One of the unused containers of the box, at random, to a broker (R9.1)."""
    left = 0
    for c in range(COLOURS):
        left += unused_in_box(g, c)
    pick = below(rng, left)
    for c in range(COLOURS):
        here = unused_in_box(g, c)
        if pick < here:
            g.lot[broker][c] += 1
            return
        pick -= here


@rule
def begin(g: State) -> None:
    """Each first machine has made one container at $2; the first player begins."""
    for p in range(g.players):
        c = int(g.machines[p][0]) - 1
        g.supply[c] -= 1
        g.machine_supply[c] -= 1
        for s in range(g.factory_slots):
            if g.factory_price[s] == START_PRICE:
                put_in_store(g, p, FACTORY, c, s)
    g.turn = g.first
    begin_turn(g)
