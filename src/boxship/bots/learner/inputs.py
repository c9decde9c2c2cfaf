"""What a network is given: the rows of ``boxship.crowds.observation``, scaled, with kinds told apart.

A number that counts is divided by what is usual; a number that names something (a seat, a place, a colour) becomes a
place with a 1 in it. Some sums are added that a small network finds hard to see by itself.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.crowds.names import feature_names
from boxship.rules.layout import BANK, COLOURS, SPACES
from boxship.rules.steps import STORE

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]

USUAL: Final = {
    "cash": 20, "bid": 10, "round": 15, "round_limit": 100, "supply": 6, "worth": 5, "amount": 20, "warehouses": 2,
    "island": 2, "players": 5,
}  # fmt: skip
"""What is usual of a feature, by a part of its name; else 1."""

SMALL: Final = 12
"""Dollars: a purse below this is told more finely."""

LEAST: Final = 2
"""Dollars: what a container at auction counts at least."""


@cache
def columns(players: int) -> dict[str, int]:
    """Where each feature stands in a row; the same in every edition without the bank, here by the classic names."""
    return {name: at for at, name in enumerate(feature_names(players))}


@cache
def _divisors(players: int) -> Array:
    return np.array([max(USUAL.get(part, 1) for part in name.split(".")) for name in columns(players)], np.float32)


def _block(rows: Array, players: int, name: str, length: int = COLOURS) -> Array:
    start = columns(players)[name]
    return rows[:, start : start + length]


def _one_of(kinds: Array, count: int) -> Array:
    """A 1 in the place of each kind from 0 on; none for another number."""
    places: Array = kinds[:, None] == np.arange(count)
    return places


def cargo_worth(rows: Array, players: int) -> Array:
    """What the cargo of the seat whose turn it is counts by the own card; ``LEAST`` dollars a container at least."""
    worth = _block(rows, players, "worth.black")
    ships = np.stack([_block(rows, players, f"{seat}.ship.black") for seat in _seats(players)], 1)
    turn = rows[:, columns(players)["turn"]].astype(np.int64)
    ship = np.take_along_axis(ships, turn[:, None, None], 1)[:, 0]
    dollars: Array = np.maximum((ship * worth).sum(1), LEAST * ship.sum(1)).astype(np.float32)
    return dollars


def _seats(players: int) -> list[str]:
    return ["me", *(f"left{k}" for k in range(1, players))]


@cache
def width(players: int) -> int:
    """How many numbers a network is given."""
    return int(inputs(np.zeros((1, len(columns(players))), np.int16), players).shape[1])


def inputs(rows: Array, players: int) -> Array:
    """The numbers that a network is given for some rows."""
    at = columns(players)
    parts = [rows / _divisors(players)]
    parts += [_one_of(rows[:, at[name]], players) for name in ("turn", "seller")]
    hand = _block(rows, players, "hand.black")
    parts.append(_one_of(np.where(hand.any(1), (hand > 0).argmax(1), -1), COLOURS))
    parts.append(np.sort(_block(rows, players, "supply.black"), 1)[:, :2] / USUAL["supply"])
    cash = rows[:, [at[f"{seat}.cash"] for seat in _seats(players)]].astype(np.float32)
    parts.append(np.minimum(cash, SMALL) / SMALL)
    for seat in _seats(players):
        parts.append(_one_of(rows[:, at[f"{seat}.ship_at"]], BANK))
        machines = _block(rows, players, f"{seat}.machine0", SPACES)
        parts.append((machines[:, :, None] == np.arange(1, COLOURS + 1)).any(1))
        island = _block(rows, players, f"{seat}.island.black")
        parts += [island == 0, island == island.max(1, keepdims=True)]
    stores = rows[:, : 2 * players * STORE].reshape(len(rows), 2, players, STORE)
    parts.append(stores.sum(3).reshape(len(rows), -1) / 4)
    parts.append(_auction(rows, players, cash))
    return np.concatenate(parts, 1, dtype=np.float32, casting="unsafe")


def _auction(rows: Array, players: int, cash: Array) -> Array:
    """The cargo at stake beside the purses and the bids; nothing where none is."""
    at = columns(players)
    worth = cargo_worth(rows, players)
    bids = rows[:, [at[f"{seat}.bid"] for seat in _seats(players)]]
    least = np.maximum(worth, LEAST)
    told = np.stack(
        [
            worth / 10,
            np.minimum(cash[:, 0] / least, 3),
            np.minimum(cash[:, 1:].max(1) / least, 3),
            bids.max(1) / 10,
            np.minimum(bids.max(1) / least, 3),
        ],
        1,
    )
    selling = rows[:, at["phase.bid"]] + rows[:, at["phase.decide"]]
    return np.concatenate([told, told * selling[:, None]], 1)
