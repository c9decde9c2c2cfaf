"""Tune the trader's weights: a search along every weight at once, through compiled games.

In each sweep every weight is tried a step higher and a step lower. All rows play the same deals, from each seat in
turn, against seats that play by the present row, the first one or a style. The steps that help most are taken, as long
as a table full of the new row still earns as much as before: what helps one seat can ruin all (``docs/bots.md``). Run
with ``python -m benchmarks.tuning``; it prints the row after every sweep.
"""

from __future__ import annotations

import argparse
import json
import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.trader_games import finish_deals
from boxship.bots.trader import weights
from boxship.rules.layout import BY_SUPPLY
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]

FIXED = ("mistakes", "stubborn")
MOST_MOVES = 6
"""Weights that move in one sweep; each is tried on top of those before it."""
SETTINGS = (("classic", 4), ("classic", 3), ("classic", 5), ("short", 4), ("jumbo", 4), ("jumbo investment_bank", 4))


@dataclass
class Fitness:
    """What rows reached, on average and in each game."""

    margin: Array
    """Money ahead of the others' mean."""
    wins: Array
    money: Array
    done: Array
    """The share of games that the supply ended."""
    games: Array
    """For each game by itself: half of the own money, a bonus for winning, and one for an end by the rules.

    Neither the margin nor wins alone will do: among copies of itself that rewards a row that freezes all trade.
    """


def measure(rows: Array, others: Array, rules: str, players: int, games: int, seed: int) -> Fitness:
    """Every row against seats that play by rows drawn from ``others``, on the same deals, each seat in turn."""
    count = len(rows)
    numbers = np.tile(np.arange(games), count)
    seat = numbers % players
    rng = np.random.default_rng(seed)
    table = count + np.tile(rng.integers(len(others), size=(games, 5)), (count, 1))
    table[np.arange(count * games), seat] = np.repeat(np.arange(count), games)
    played = finish_deals(Ruleset.parse(rules), players, seed, numbers // players, np.vstack([rows, others]), table)
    totals = played["total"][:, :players].astype(float)
    own = totals[np.arange(len(numbers)), seat]
    margin = (own - (totals.sum(1) - own) / (players - 1)).reshape(count, games)
    winners = played["winner"][:, :players]
    wins = (winners[np.arange(len(numbers)), seat] / winners.sum(1)).reshape(count, games)
    done = (played["ended"] == BY_SUPPLY).reshape(count, games)
    money = own.reshape(count, games)
    return Fitness(margin.mean(1), wins.mean(1), money.mean(1), done.mean(1), money / 2 + 100 * wins * done + 50 * done)


def prospers(row: Array, before: float, rules: str, players: int, games: int, seed: int) -> bool:
    """Whether a table full of this row earns about as much as before and ends its games by the rules."""
    alone = measure(row[None], row[None], rules, players, games, seed)
    return bool(alone.money[0] >= 0.97 * before and alone.done[0] >= 0.99)


def climb(sweeps: int, games: int, seed: int, changes: dict[str, int]) -> None:
    """Search and print."""
    now = np.array(weights.row(changes))
    first = now.copy()
    styles = [np.array(weights.row(changes | style)) for style in weights.STYLES.values()]
    size = np.maximum(np.abs(now) * 0.25, 2.0)
    count = len(now)
    for sweep in range(sweeps):
        rules, players = SETTINGS[sweep % len(SETTINGS)]
        luck = seed * 1000 + sweep
        move = np.maximum(np.rint(size), 1).astype(np.int64)
        tried = np.vstack([now[None], now + np.diag(move), now - np.diag(move)])
        gains = measure(tried, np.vstack([now, now, now, first, *styles]), rules, players, games, luck).games
        gains = gains[1:] - gains[0]
        sure = gains.mean(1) / (gains.std(1) / games**0.5 + 1e-9)
        before = float(measure(now[None], now[None], rules, players, games, luck).money[0])
        moved = 0
        for best in np.argsort(-sure).tolist():
            if sure[best] < 2 or moved == MOST_MOVES:
                break
            there = now.copy()
            there[best % count] = tried[best + 1][best % count]
            if weights.NAMES[best % count] not in FIXED and prospers(there, before, rules, players, games, luck):
                now, moved = there, moved + 1
                size[best % count] *= 1.5
        size = np.maximum(1.0, size * 0.8)
        report(now, first, rules, players, luck, games)


def report(now: Array, first: Array, rules: str, players: int, seed: int, games: int) -> None:
    """How the present row does against the first one, and what it is."""
    fit = measure(now[None], first[None], rules, players, games * 2, seed)
    alone = measure(now[None], now[None], rules, players, games * 2, seed)
    print(
        f"{rules} {players}: against the first row wins {fit.wins[0]:.3f}, ahead by {fit.margin[0]:.1f}; among "
        f"themselves money {alone.money[0]:.1f}, ended by the supply {alone.done[0]:.3f}",
        flush=True,
    )
    print({name: int(value) for name, value in zip(weights.NAMES, now, strict=True)}, flush=True)


def main() -> None:
    """Read the options and search."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sweeps", type=int, default=12)
    options.add_argument("--games", type=int, default=600, help="games per row and sweep")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--start", default="{}", help="weights to begin with, as JSON, where they differ")
    said = options.parse_args()
    climb(said.sweeps, said.games, said.seed, json.loads(said.start))


if __name__ == "__main__":
    main()
