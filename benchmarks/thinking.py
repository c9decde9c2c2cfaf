"""How long a table waits for its strongest bot: every decision of whole games, asked for as the server asks.

The captain of the highest level thinks in its process of ``boxship.bots.bot_pool``, against traders, in the
plainest edition and in the richest. Measured is from the question to the answer, so that counting money and the way
there and back are part of it. Run with ``python -m benchmarks.thinking``; ``--games`` makes it longer, ``--bot`` asks
somebody else.
"""

from __future__ import annotations

import argparse
import time

from benchmarks.measure import Row, table
from boxship import Game
from boxship.bots.bot_pool import BotPool
from boxship.bots.opponents import OPPONENTS
from boxship.bots.registry import player

EDITIONS = (("classic", 4), ("jumbo investment_bank", 5))
TARGET = 2.0


def warm(pool: BotPool) -> float:
    """Seconds until the process is ready."""
    begun = time.perf_counter()
    pool.warm_up().result()
    return time.perf_counter() - begun


def seconds_of_a_game(pool: BotPool, name: str, rules: str, players: int, seed: int) -> list[float]:
    """How long each decision of one seat took."""
    game = Game.new(rules, players, seed)
    asked = game.seats[seed % players]
    traders = {seat: player("trader", seed + place) for place, seat in enumerate(game.seats)}
    seconds = []
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        if seat == asked:
            begun = time.perf_counter()
            line = pool.ask(name, seed, view).result()
            seconds.append(time.perf_counter() - begun)
        else:
            line = traders[seat].line(view)
        game.play(line, seat)
    return seconds


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2, help="games in each edition")
    options.add_argument("--bot", default=OPPONENTS[-1].name)
    said = options.parse_args()
    with BotPool() as first:
        warm(first)  # whatever has to be compiled is in the cache from now on
    with BotPool() as pool:
        rows = [Row("the process that searches is ready, with compiled code in the cache", f"{warm(pool):.1f} s")]
        for rules, players in EDITIONS:
            times = [
                each for seed in range(said.games) for each in seconds_of_a_game(pool, said.bot, rules, players, seed)
            ]
            times.sort()
            measured = f"median {times[len(times) // 2]:.2f} s, longest of {len(times)} {times[-1]:.2f} s"
            what = f"a decision of {said.bot} at a table, {rules} {players}"
            rows.append(Row(what, measured, f"≤ {TARGET:.0f} s", times[-1] <= TARGET))
    print(table(rows))


if __name__ == "__main__":
    main()
