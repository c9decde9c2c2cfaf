"""How strong the opponents are that a table offers: each against three traders, ``classic`` with four players.

Every deal is played once from every seat. Whoever plays by a row of weights plays compiled, thousands of games in
seconds; whoever searches plays as in a league, some seconds a game. Run with ``python -m benchmarks.opponents``: it
prints the numbers that ``boxship.bots.opponents`` keeps. ``--only NAME`` plays for one of them, ``--games`` and
``--deals`` say how many games.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from benchmarks.bots import CLASSIC, Match, share
from benchmarks.measure import Row, table
from boxship.bots import weights
from boxship.bots.opponents import OPPONENTS
from boxship.bots.playouts import finish_deals
from boxship.bots.registry import searches
from boxship.rules.layout import SEATS


def changes_of(name: str) -> dict[str, int]:
    """What an opponent who does not search changes in the trader's weights."""
    return weights.DECKHAND if name == "deckhand" else weights.STYLES[name.partition(":")[2]]


def by_weights(name: str, games: int) -> tuple[float, int]:
    """Games won of so many, by one row of weights against three traders."""
    numbers = np.arange(games)
    rows = np.ones((games, SEATS), int)
    rows[numbers, numbers % 4] = 0
    judgements = np.array([weights.row(changes_of(name)), weights.row({})])
    played = finish_deals(CLASSIC, 4, 3, numbers // 4, judgements, rows)
    return float((played["winner"][numbers, numbers % 4] / played["winner"].sum(1)).sum()), games


def by_search(name: str, deals: int) -> tuple[float, int]:
    """Games won of so many deals from every seat, by one who searches against three traders."""
    match = Match(name, "trader", "classic", 4).play(deals)
    return match.wins, match.games


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=20_000, help="compiled games for those who do not search")
    options.add_argument("--deals", type=int, default=10, help="deals for those who search, each from four seats")
    options.add_argument("--only", metavar="NAME", choices=[each.name for each in OPPONENTS])
    said = options.parse_args()
    rows = []
    for each in OPPONENTS:
        if said.only in {None, each.name}:
            wins = by_search(each.name, said.deals) if searches(each.name) else by_weights(each.name, said.games)
            rows.append(Row(f"{each.name} against three traders, wins", share(*wins)))
    print(table(rows))


if __name__ == "__main__":
    main()
