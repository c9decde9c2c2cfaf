"""How strong the opponents are that a table offers: each against three traders, ``classic`` with four players.

Every deal is played once from every seat. Whoever plays by a row of weights plays compiled, thousands of games in
seconds; the others play as in a league, some seconds a game. Run with ``python -m benchmarks.opponents``: it
prints the numbers that ``boxship.bots.opponents`` keeps. ``--only NAME`` plays for one of them, ``--games`` and
``--deals`` say how many games.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from benchmarks.bot_matches import against, play
from benchmarks.bots import percent, tell, wins_by_weights
from benchmarks.measure import Row, table
from boxship.bots.opponents import OPPONENTS
from boxship.bots.trader import weights


def changes_of(name: str) -> dict[str, int]:
    """What an opponent who plays by weights changes in the trader's weights."""
    return weights.DECKHAND if name == "deckhand" else weights.STYLES[name.partition(":")[2]]


def strength(name: str, games: int, deals: int) -> Row:
    """What one opponent wins against three traders."""
    if name in weights.rows_by_name():
        return Row(name, percent(wins_by_weights(changes_of(name), {}, games), games))
    with tempfile.TemporaryDirectory() as folder:
        (played,) = play([against(name, "trader", "classic", 4, deals)], Path(folder), os.cpu_count() or 1, tell)
    return Row(name, percent(played.wins(), len(played.games)))


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=20_000, help="compiled games for those who play by weights")
    options.add_argument("--deals", type=int, default=60, help="deals for the others, each from four seats")
    options.add_argument("--only", metavar="NAME", choices=[each.name for each in OPPONENTS])
    said = options.parse_args()
    wanted = [each.name for each in OPPONENTS if said.only in {None, each.name}]
    print(table([strength(name, said.games, said.deals) for name in wanted]))


if __name__ == "__main__":
    main()
