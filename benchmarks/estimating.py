"""Work out the factors of ``boxship.bots.estimate``: what in a position predicts how far ahead a trader ends.

Games of traders are stopped after some rounds, looked at, and played on to their end. For each quarter of the game a
least-squares fit explains a seat's final money, less the others' mean, by what it has more than the others. Run with
``python -m benchmarks.estimating``; it prints the table of factors and how much of the differences it explains.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from typing import TYPE_CHECKING, Any

import numpy as np

from boxship.bots import weights
from boxship.bots.playouts import dealt, played_on
from boxship.rules.layout import OVER
from boxship.rules.rulesets import Ruleset
from boxship.rules.scoring import DOUBLE, RANKS, WORTH

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.rules.arrays import Games

    Array = npt.NDArray[Any]

SETTINGS = (("classic", 4), ("classic", 3), ("classic", 5), ("short", 4), ("jumbo", 4), ("jumbo investment_bank", 4))
NAMES = ("cash", "island", "discard", "colours", "harbour", "factory", "afloat", "machines", "warehouses", "loans")


def features(games: Games, players: int) -> Array:
    """What every seat has, in the order of ``NAMES``: one row of ten numbers for each seat of each game."""
    island = games["island"][:, :players].astype(float)
    ranks = np.array(RANKS)[games["card"][:, :players]]
    every = np.all(island > 0, axis=2, keepdims=True)
    worth = np.where((ranks == DOUBLE) & every, 10, np.array(WORTH)[ranks])
    order = island * 100 + np.where(ranks == DOUBLE, 50, -worth)
    top = np.arange(5) == order.argmax(2)[..., None]
    return np.stack(
        [
            games["cash"][:, :players],
            (island * worth * ~top).sum(2),
            (island * worth * top).sum(2),
            (island > 0).sum(2),
            games["in_harbour"][:, :players],
            games["in_factory"][:, :players],
            (games["ship"][:, :players] + games["dock"][:, :players]).sum(2),
            (games["machines"][:, :players] > 0).sum(2),
            games["warehouses"][:, :players],
            games["loans"][:, :players],
        ],
        axis=2,
    ).astype(float)


def apart(values: Array) -> Array:
    """Every seat's number less the mean of the others'."""
    players = values.shape[1]
    ahead: Array = (values * players - values.sum(1, keepdims=True)) / (players - 1)
    return ahead


def sample(rules: str, players: int, games: int, seed: int) -> tuple[Array, Array, Array]:
    """The quarter of the game, what seats have more than others, and how far ahead they end."""
    found = []
    for rounds in range(2, 34, 3):
        table = dealt(Ruleset.parse(rules), players, seed + rounds, np.arange(games))
        rows, streams = np.zeros((games, 5), np.int64), np.arange(games) + 7919 * rounds
        numbers = np.array([weights.row({})], np.int64)
        played_on(table, numbers, rows, streams, rounds)
        running = table[table["phase"] != OVER].copy()
        if len(running) == 0:
            continue
        low = np.sort(running["supply"], axis=1)[:, :2].sum(1)
        quarter = np.clip((100 - low * 50 // running["containers"]) // 25, 0, 3)
        have = apart(features(running, players))
        played_on(running, numbers, rows[: len(running)], streams[: len(running)] + 1)
        ahead = apart(running["total"][:, :players].astype(float))
        found.append((np.repeat(quarter, players), have.reshape(-1, len(NAMES)), ahead.reshape(-1)))
    quarters, having, aheads = zip(*found, strict=True)
    return np.concatenate(quarters), np.concatenate(having), np.concatenate(aheads)


def main() -> None:
    """Sample, fit, print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=400, help="games per setting and stop")
    options.add_argument("--seed", type=int, default=1)
    said = options.parse_args()
    parts = [sample(rules, players, said.games, said.seed) for rules, players in SETTINGS]
    quarters, having, aheads = (np.concatenate(column) for column in zip(*parts, strict=True))
    print("quarter", *NAMES, "seats", "explained", sep="\t")
    for quarter in range(4):
        here = quarters == quarter
        fit, *_ = np.linalg.lstsq(having[here], aheads[here], rcond=None)
        left = aheads[here] - having[here] @ fit
        explained = 1 - left.var() / aheads[here].var()
        print(quarter, *np.rint(fit * 10).astype(int), int(here.sum()), f"{explained:.2f}", sep="\t")


if __name__ == "__main__":
    main()
