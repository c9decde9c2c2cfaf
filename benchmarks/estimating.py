"""Work out the factors of ``boxship.bots.trader.estimate``: what in a position predicts how far ahead a seat ends.

Games of traders are stopped after some rounds, looked at, and played on to their end; games of captains are looked at
in every round. For each quarter of the game a least-squares fit explains a seat's final money, less the others' mean,
by what it has more than the others. The factors are halfway between both fits. Run with
``python -m benchmarks.estimating``; it prints the fits, how much of the differences they explain, and the factors. The
games of captains take some minutes.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.equal_tables import PLAYERS, played
from benchmarks.trader_games import dealt
from boxship.bots.captain.rollouts import played_on
from boxship.bots.trader import weights
from boxship.bots.trader.values import stage
from boxship.crowds.arrays import new_games, put_state
from boxship.notation.records import Record
from boxship.rules.layout import OVER
from boxship.rules.rulesets import Ruleset
from boxship.rules.scoring import DOUBLE, RANKS, WORTH

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.crowds.arrays import Games
    from boxship.rules.layout import State

    Array = npt.NDArray[Any]

SETTINGS = (("classic", 4), ("classic", 3), ("classic", 5), ("short", 4), ("jumbo", 4), ("jumbo investment_bank", 4))
NAMES = ("cash", "island", "discard", "colours", "harbour", "factory", "afloat", "machines", "warehouses", "loans")
TOGETHER = ((0, 1), (2,), (3,))
"""Quarters that are fitted together: in the first one hardly anything has been decided."""


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


def watched(bot: str, games: int, seed: int) -> tuple[Array, Array, Array]:
    """The same from games of any bot, classic with four players, looked at in every round."""
    found = []
    for game in played(bot, games, seed):
        rounds: list[State] = []
        for state in Record.parse(game.record()).states():
            if not rounds or state.round_number > rounds[-1].round_number:
                rounds.append(state.copy())
        tables = new_games(len(rounds))
        for i, state in enumerate(rounds):
            put_state(tables, i, state)
        ahead = apart(np.array([game.state.total[:PLAYERS]], float))
        found.append(
            (
                np.repeat([min(stage(state) // 25, 3) for state in rounds], PLAYERS),
                apart(features(tables, PLAYERS)).reshape(-1, len(NAMES)),
                np.tile(ahead.reshape(-1), len(rounds)),
            )
        )
    quarters, having, aheads = zip(*found, strict=True)
    return np.concatenate(quarters), np.concatenate(having), np.concatenate(aheads)


def fitted(title: str, quarters: Array, having: Array, aheads: Array) -> Array:
    """The factors for each quarter, in tenths of a dollar."""
    print(title, *NAMES, "seats", "explained", sep="\t")
    factors = np.zeros((4, len(NAMES)))
    for some in TOGETHER:
        here = np.isin(quarters, some)
        fit, *_ = np.linalg.lstsq(having[here], aheads[here], rcond=None)
        left = aheads[here] - having[here] @ fit
        explained = 1 - left.var() / aheads[here].var()
        factors[list(some)] = fit * 10
        print("+".join(map(str, some)), *np.rint(fit * 10).astype(int), int(here.sum()), f"{explained:.2f}", sep="\t")
    return factors


def main() -> None:
    """Sample, fit, print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=400, help="games of traders per setting and stop")
    options.add_argument("--watched", type=int, default=160, help="games of captains")
    options.add_argument("--bot", default="captain:2", help="who plays these")
    options.add_argument("--seed", type=int, default=1)
    said = options.parse_args()
    parts = [sample(rules, players, said.games, said.seed) for rules, players in SETTINGS]
    quarters, having, aheads = (np.concatenate(column) for column in zip(*parts, strict=True))
    traders = fitted("traders", quarters, having, aheads)
    captains = fitted(said.bot, *watched(said.bot, said.watched, said.seed))
    print("halfway", *NAMES, sep="\t")
    for quarter, row in enumerate((traders + captains) / 2):
        print(quarter, *np.rint(row).astype(int), sep="\t")


if __name__ == "__main__":
    main()
