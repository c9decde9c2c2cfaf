"""Never worse than doing nothing: what every named opponent has at the end among three who only end their turns.

``python -m benchmarks.doing_nothing``: ``classic`` with four players, some deals from every seat. Whoever only ends
turns keeps the $20 of the beginning; from a trader up, everybody has to be within $2 of that.
"""

from __future__ import annotations

import argparse
from statistics import fmean

from benchmarks.bots import tell
from benchmarks.measure import Row, table
from boxship import Game
from boxship.bots.opponents import OPPONENTS
from boxship.bots.registry import player

KEPT = 20
WITHIN = 2


def money(name: str, seed: int, seat: int) -> int:
    """What the bot has at the end of one game."""
    game = Game.new("classic", 4, seed=seed)
    bot, sitter = player(name, seed), player("rival:sitter", seed)
    while not game.over:
        due = game.seats.index(game.to_act[0])
        game.play((bot if due == seat else sitter).line(game.view(due)), due)
    return game.state.total[seat]


def main() -> None:
    """Play, print, judge."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=2, help="each from every seat (default: 2)")
    said = options.parse_args()
    rows = []
    for name in (each.name for each in OPPONENTS if each.level > 1):
        tell(name)
        had = [money(name, seed, seat) for seed in range(said.deals) for seat in range(4)]
        measured = f"${fmean(had):.1f} on average, ${min(had)} at least ({len(had)} games)"
        rows.append(Row(f"{name} among three sitters", measured, f"≥ ${KEPT - WITHIN}", min(had) >= KEPT - WITHIN))
    print(table(rows))
    raise SystemExit(any(row.met is False for row in rows))


if __name__ == "__main__":
    main()
