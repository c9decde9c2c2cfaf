"""How the admiral does among the population: one among three of each, and one of each among three admirals.

``python -m benchmarks.among_rivals``: ``classic`` with four players, 400 games of each table, all compiled. It is the
admiral's policy as it plays at a table, bids mixed and all else its best action, but without the guards. Parity is
25 %. ``--policy FOLDER`` measures the last checkpoint of a run instead.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
from pathlib import Path

from benchmarks.bots import percent, tell
from benchmarks.measure import Row, table
from boxship.bots.admiral.policy import AdmiralPolicy
from boxship.bots.analysis.intervals import Interval, share
from boxship.bots.population import POPULATION
from boxship.bots.trader.weights import row
from boxship.learning.checkpoints import past_selves
from boxship.learning.evaluation import Evaluation, evaluated
from boxship.learning.networks import Network

RIVALS = {"trader": {}, **{f"rival:{name}": changes for name, changes in POPULATION.items()}}
PARITY = 0.25


def wins(part: float, games: int) -> Interval:
    """A share of independent games."""
    won = round(part * games)
    return share([(1.0, 1)] * won + [(0.0, 1)] * (games - won))


def told(found: Evaluation, part: float, games: int) -> str:
    """Wins, money, and how the games ended: none of them says enough by itself."""
    ends = f"{found.rounds:.0f} rounds, {found.by_limit:.0%} by the limit"
    return f"{percent(wins(part, games), games)}, admiral ${found.money:.0f}, they ${found.others:.0f}, {ends}"


def rows_of(policy: Network, name: str, games: int) -> list[Row]:
    """Both line-ups with one member of the population."""
    tell(name)
    other = row(RIVALS[name])
    alone = evaluated(policy, other, games, 11, at_table=True)
    around = evaluated(policy, other, games, 12, own=3, at_table=True)
    theirs = 1 - 3 * around.won
    return [
        Row(f"admiral among 3 × {name}", told(alone, alone.won, games), "≥ 25 %, surely",
            wins(alone.won, games).low >= PARITY),
        Row(f"{name} among 3 × admiral", told(around, theirs, games), "≤ 25 %, surely",
            wins(theirs, games).high <= PARITY),
    ]  # fmt: skip


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--only", choices=RIVALS)
    options.add_argument("--policy", type=Path, help="the folder of a training run")
    said = options.parse_args()
    policy = Network.__new__(Network)
    policy.parameters = past_selves(said.policy)[-1].parameters if said.policy else AdmiralPolicy.read().layers
    names = [said.only] if said.only else list(RIVALS)
    print(table([found for name in names for found in rows_of(policy, name, said.games)]))


if __name__ == "__main__":
    main()
