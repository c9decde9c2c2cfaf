"""The trader's judgement: money as the rules count it, room as the rules leave it."""

from __future__ import annotations

import pytest

from boxship import Game
from boxship.bots.trader import weights
from boxship.bots.trader.choose import choose
from boxship.bots.trader.values import leads, standing
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import ACT, HARBOUR, SHIP_CAPACITY, SLOTS, State
from boxship.rules.market import buying_room, start_buying
from boxship.rules.sailing import start_loading
from boxship.rules.scoring import AFLOAT_WORTH, final_money
from boxship.rules.steps import STORE, TAKE_FACTORY, TAKE_HARBOUR
from tests.choosers import legal_steps

PLAIN = weights.row({})
DEAR, CHEAP = 1, 0
"""Slots of two prices, both of which a trader likes to pay."""


def opening() -> State:
    return Game.new("jumbo investment_bank", 4, seed=3).state.copy()


def chosen(g: State, seat: int) -> int:
    options = legal_steps(g, seat)
    words = [0] * WORDS
    seed_words(words, 1, 0)
    return choose(g, seat, options, len(options), words, PLAIN)


def test_r10_6_what_lies_on_the_dock_is_part_of_ones_own_standing() -> None:
    g = opening()
    g.dock[0] = [1, 0, 2, 0, 0]
    g.island[0] = [2, 1, 0, 0, 1]
    g.loans[0] = 1
    assert standing(g, 0, 0) == final_money(g, 0)


def test_r10_6_and_of_a_rivals_standing() -> None:
    g = opening()
    before, lead = standing(g, 0, 1), leads(g, 0)
    g.dock[1] = [1, 0, 2, 0, 0]
    assert standing(g, 0, 1) == before + 3 * AFLOAT_WORTH
    assert leads(g, 0) == lead - 3 * AFLOAT_WORTH


def buying(places: int, pledged: int) -> State:
    """Blue buys from red: one dear container, then one cheap one; some warehouses are kept for the Payment Card."""
    g = opening()
    g.turn, g.phase, g.cash[0] = 0, ACT, 20
    g.factory[1] = [[0] * SLOTS for _ in g.supply]
    g.factory[1][0][DEAR] = g.factory[1][1][CHEAP] = 1
    g.in_factory[1] = 2
    g.warehouses[0] = places
    g.holder, g.card_count = 0, pledged
    g.card_goods[:pledged] = [HARBOUR * STORE] * pledged
    start_buying(g, 1)
    return g


@pytest.mark.parametrize(
    ("places", "pledged", "first"),
    [(2, 0, TAKE_FACTORY + DEAR), (1, 0, TAKE_FACTORY + SLOTS + CHEAP), (3, 2, TAKE_FACTORY + SLOTS + CHEAP)],
)
def test_r9_3_places_kept_for_the_payment_card_are_no_room_to_buy(places: int, pledged: int, first: int) -> None:
    g = buying(places, pledged)
    assert buying_room(g, 0) == places - pledged
    assert chosen(g, 0) == first


@pytest.mark.parametrize(("room", "first"), [(2, TAKE_HARBOUR + DEAR), (1, TAKE_HARBOUR + SLOTS + CHEAP)])
def test_a_nearly_full_ship_waits_for_the_better_container(room: int, first: int) -> None:
    g = opening()
    g.turn, g.phase, g.cash[0], g.at[0] = 0, ACT, 20, 1
    g.cash[2] = 40
    g.card[0] = 4
    g.ship[0] = [0, 0, SHIP_CAPACITY - room, 0, 0]
    g.harbour[1] = [[0] * SLOTS for _ in g.supply]
    g.harbour[1][0][DEAR] = g.harbour[1][1][CHEAP] = 1
    g.in_harbour[1] = 2
    start_loading(g, 0, 1)
    assert chosen(g, 0) == first
