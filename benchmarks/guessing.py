"""How well a seat guesses the others' cards: the chance that it gives to the true deal, halfway and near the end.

Games of equal bots; every seat is asked what it believes after half of the decisions and after nineteen of twenty.
Whoever knew nothing would give each of the 24 ways to deal three unseen cards one chance in 24. The mean is the
geometric one, which punishes whoever is sure and wrong. Run with ``python -m benchmarks.guessing``.
"""

from __future__ import annotations

import argparse
import math
import os
import sys

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from typing import TYPE_CHECKING

from benchmarks.equal_tables import PLAYERS, played
from benchmarks.measure import Row, table
from boxship.bots.analysis.intervals import mean
from boxship.bots.captain.beliefs import Beliefs
from boxship.bots.cash_ledger import Ledger

if TYPE_CHECKING:
    from boxship import Game

WHEN = {"halfway": 0.5, "near the end": 0.95}


def believed(game: Game) -> float:
    """The logarithms of the chances that all seats together give to the true deal."""
    true = tuple(game.state.card[:PLAYERS])
    total = 0.0
    for seat in range(PLAYERS):
        seen, ledger = game.view(seat), Ledger()
        beliefs = Beliefs(seat, ledger.world(seen), ledger.auctions(seen), ledger.stubborn(seen))
        total += math.log(next(guess.chance for guess in beliefs.guesses() if guess.cards == true))
    return total


def rows(bot: str, games: int) -> list[Row]:
    """What one kind of table shows."""
    found: dict[str, list[tuple[float, int]]] = {when: [] for when in WHEN}
    for game in played(bot, games):
        decisions = len(game.moves)
        for when, part in sorted(WHEN.items(), key=lambda item: -item[1]):
            while len(game.moves) > decisions * part:
                game.undo()
            found[when].append((believed(game), PLAYERS))
    made = []
    for when, logs in found.items():
        chance = mean(logs)
        low, middle, high = (100 * min(math.exp(log), 1) for log in (chance.low, chance.value, chance.high))
        said = f"{middle:.0f} % (95 %: {low:.0f} to {high:.0f}; {games} games)"
        made.append(Row(f"tables of {bot}, {when}: chance given to the true cards", said, "> 1 in 24", low > 100 / 24))
    return made


def main() -> None:
    """Play, ask, print, judge."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--bots", nargs="+", default=["trader", "captain:2"])
    said = options.parse_args()
    found = [row for bot in said.bots for row in rows(bot, said.games)]
    print(table(found))
    if not all(row.met for row in found):
        sys.exit("no better than knowing nothing")


if __name__ == "__main__":
    main()
