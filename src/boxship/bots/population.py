"""The population: differently minded players to train and to test against, all of them rows of a trader's weights.

They are yardsticks, not company: each does one thing that a strong player has to cope with. Being rows of weights they
play compiled, in crowds and in rollouts, as fast as a trader.
"""

from __future__ import annotations

from typing import Final

POPULATION: Final[dict[str, dict[str, int]]] = {
    "sitter": {"asleep_from": 1},
    "freezer": {"asleep_from": 12},
    "waiter": {"awake_from": 8},
    "saver": {"reserve": 120, "machine_cash": 250, "warehouse_cash": 250, "bid_reserve": 120, "loan_below": -1},
    "rusher": {
        "machine": 260, "machine_cash": 10, "produce": 40, "produce_late": 0, "factory_price": 16, "end_behind": 0,
    },
    "bargainer": {"resale": 26, "cargo": 60, "bid_low": 18, "bid_high": 24, "bid_late": 10},
    "manufacturer": {"buy": 0, "sail": 0, "machine": 190, "machine_cash": 50, "warehouse": 0},
    "stevedore": {"produce": 0, "sail": 0, "machine": 0, "buy": 160, "warehouse": 130, "warehouse_cash": 40},
    "mariner": {"produce": 0, "buy": 0, "machine": 0, "warehouse": 0, "sail": 100, "cargo": 95},
    "miser": {"stubborn": 1},
    "outbidder": {"bid_low": 0, "bid_high": 300, "bid_spread": 0},
    "zealot": {"bid_low": 62, "bid_high": 85, "bid_reserve": 0},
    "keeper": {"keep_share": 150, "keep_margin": -60},
    "undercutter": {"undercut": 25, "patience": 15},
    "dear": {"factory_price": 34, "harbour_price": 56, "undercut": 0, "patience": 0, "reprice": 0},
    "borrower": {"loan_below": 50, "second_loan": 30, "machine_cash": 20, "warehouse_cash": 20, "bid_loan": 0},
}  # fmt: skip
"""What each of them changes in the plain trader's weights."""

CHARACTERS: Final[dict[str, str]] = {
    "sitter": "only ends its turns",
    "freezer": "a trader who only ends its turns from round 12 on",
    "waiter": "a trader who lets seven rounds pass before it does anything",
    "saver": "hoards cash: hardly ever builds, buys and bids with what is to spare",
    "rusher": "builds machines at once, sells cheaply and uses up the supply, whoever wins by that",
    "bargainer": "buys only what is cheap and bids next to nothing",
    "manufacturer": "only builds machines and produces",
    "stevedore": "only fills its harbour store",
    "mariner": "only loads and lands cargo",
    "miser": "never sells below the dearest price and keeps its cargo",
    "outbidder": "bids a dollar more than the others probably will",
    "zealot": "bids nearly what a cargo is worth",
    "keeper": "keeps nearly every cargo",
    "undercutter": "cheaper than everybody else",
    "dear": "asks high prices and never lowers them",
    "borrower": "lives on loans",
}
"""A line of character for each."""
