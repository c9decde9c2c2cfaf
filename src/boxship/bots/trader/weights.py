"""The trader's numbers: what each is called, what it is by default, and how the styles differ.

All of the trader's judgement is in one row of whole numbers, so that a style is data and tuning is a search over rows.
Money is in tenths of a dollar unless the name says percent.
"""

from __future__ import annotations

from typing import Final

from boxship.bots.population import POPULATION

DEFAULT: Final = {
    "mistakes": 0,
    "noise": 12,
    "top_pile": 35,
    "missing": 10,
    "double": 60,
    "exact_from": 60,
    "keep_share": 95,
    "keep_margin": 20,
    "bid_low": 32,
    "bid_spread": 12,
    "bid_high": 45,
    "bid_loan": 200,
    "bid_late": 20,
    "bid_reserve": 60,
    "bid_extra": 40,
    "rival_bid": 45,
    "produce": 26,
    "produce_late": 30,
    "end_ahead": 300,
    "end_behind": 100,
    "resale": 45,
    "resale_colour": 30,
    "resale_late": 5,
    "buy": 100,
    "reserve": 30,
    "cargo": 82,
    "sail": 60,
    "full": 3,
    "fill": 25,
    "land": 60,
    "home": 60,
    "machine": 135,
    "machine_cash": 80,
    "warehouse": 90,
    "warehouse_cash": 70,
    "grow_until": 60,
    "factory_price": 24,
    "factory_rich": 2,
    "factory_full": 8,
    "factory_noise": 8,
    "harbour_price": 38,
    "harbour_rich": 3,
    "harbour_late": 5,
    "harbour_colour": 20,
    "harbour_noise": 10,
    "undercut": 4,
    "patience": 5,
    "reprice": 15,
    "loan_below": 2,
    "second_loan": -1,
    "repay_above": 300,
    "lot_container": 40,
    "paid_container": 25,
    "call_margin": 20,
    "stubborn": 0,
    "asleep_from": 0,
    "awake_from": 0,
}
"""The plain trader. Rounds of falling asleep and of waking up are numbers of rounds; 0 is never asleep."""

NAMES: Final = tuple(DEFAULT)
"""What the number at each place of a row is called."""

(
    MISTAKES,
    NOISE,
    TOP_PILE,
    MISSING,
    DOUBLE_SHARE,
    EXACT_FROM,
    KEEP_SHARE,
    KEEP_MARGIN,
    BID_LOW,
    BID_SPREAD,
    BID_HIGH,
    BID_LOAN,
    BID_LATE,
    BID_RESERVE,
    BID_EXTRA,
    RIVAL_BID,
    PRODUCE_UNIT,
    PRODUCE_LATE,
    END_AHEAD,
    END_BEHIND,
    RESALE,
    RESALE_COLOUR,
    RESALE_LATE,
    BUY_SHARE,
    RESERVE,
    CARGO_SHARE,
    SAIL_SHARE,
    FULL,
    FILL,
    LAND_SHARE,
    HOME_SHARE,
    MACHINE_GAIN,
    MACHINE_CASH,
    WAREHOUSE_GAIN,
    WAREHOUSE_CASH,
    GROW_UNTIL,
    FACTORY_BASE,
    FACTORY_RICH,
    FACTORY_FULL,
    FACTORY_NOISE,
    HARBOUR_BASE,
    HARBOUR_RICH,
    HARBOUR_LATE,
    HARBOUR_COLOUR,
    HARBOUR_NOISE,
    UNDERCUT,
    PATIENCE,
    REPRICE_CHANCE,
    LOAN_BELOW,
    SECOND_LOAN,
    REPAY_ABOVE,
    LOT_CONTAINER,
    PAID_CONTAINER,
    CALL_MARGIN,
    STUBBORN,
    ASLEEP_FROM,
    AWAKE_FROM,
) = range(len(NAMES))

STYLES: Final[dict[str, dict[str, int]]] = {
    "": {},
    "producer": {"machine": 165, "machine_cash": 65, "produce": 29, "factory_price": 25},
    "warehouser": {"buy": 125, "warehouse": 105, "warehouse_cash": 60, "harbour_price": 39},
    "shipper": {"sail": 75, "cargo": 87, "machine": 115, "warehouse": 84, "full": 4},
    "hoarder": {"keep_share": 108, "bid_low": 35, "bid_high": 49, "keep_margin": 10, "end_ahead": 100},
}
"""What each style changes; the plain trader has no name."""

DECKHAND: Final = {
    "mistakes": 12,
    "noise": 60,
    "bid_low": 10,
    "bid_high": 10,
    "bid_spread": 90,
    "factory_price": 28,
    "factory_noise": 25,
    "harbour_price": 45,
    "harbour_noise": 30,
    "full": 2,
    "keep_margin": -80,
}
"""Beginner's mistakes: prices out of the air, bids far off, half-empty ships, steps that make no sense."""


def row(changes: dict[str, int]) -> list[int]:
    """The default row with some numbers changed."""
    return [{**DEFAULT, **changes}[name] for name in NAMES]


RANDOM: Final = {"mistakes": 100}
"""Nothing but mistakes: any legal step."""


def rows_by_name() -> dict[str, list[int]]:
    """Every bot that is a row of weights and nothing else, by its name."""
    traders = {f"trader:{style}" if style else "trader": changes for style, changes in STYLES.items()}
    rivals = {f"rival:{name}": changes for name, changes in POPULATION.items()}
    simple = {"random": RANDOM, "deckhand": DECKHAND}
    return {name: row(changes) for name, changes in {**simple, **traders, **rivals}.items()}
