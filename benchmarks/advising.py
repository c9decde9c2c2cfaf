"""Whether advice keeps its promises: what it says about a line, and what comes of it when the line is played.

Each game is played by equal bots up to a decision drawn by lot; half of the time it is one in an auction. There the
seat asks for advice and plays the first line of it; then the bots go on to the end. So every game is one independent
trial: expected money against money, chance to win against wins, and each rival's range against the bid. A range should
hold four bids of five. Run with ``python -m benchmarks.advising``; ``--bots`` says who plays. Forecasts suppose
traders, so other bots show how wrong they are when that is not so. Ctrl-C prints what has been played so far.
"""

from __future__ import annotations

import argparse
import os
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from benchmarks.measure import Row, table
from boxship import Game
from boxship.bots.analysis.advice import Advice, advise
from boxship.bots.analysis.forecast import Forecast, average, share
from boxship.bots.registry import player
from boxship.notation.lines import Bid
from boxship.rules.layout import BID

LIKELY = 200
"""Decisions of a game from which one is drawn, about as many as there are."""
BANDS = ((0.0, 0.15), (0.15, 0.4), (0.4, 1.01))
"""Chances to win that are looked at apart."""


@dataclass
class Trials:
    """What was said and what came of it."""

    bots: str
    money: list[tuple[float, float]] = field(default_factory=list)
    wins: list[tuple[float, float]] = field(default_factory=list)
    inside: int = 0
    below: int = 0
    above: int = 0
    seconds: list[float] = field(default_factory=list)

    def play(self, rules: str, players: int, seed: int) -> None:
        """One game; nothing is counted if it ends before the decision that was drawn."""
        luck = Random(seed)
        drawn, at_auction = luck.randrange(LIKELY), luck.random() < 0.5
        game = Game.new(rules, players, seed)
        bots = [player(self.bots, seed * 10 + p) for p in range(players)]
        asked: tuple[int, int, Advice] | None = None
        bidding, began = (0, 0, 0), 0
        while not game.over:
            p = game.seats.index(game.to_act[0])
            seen = game.view(p)
            now = seen.state.round_number, seen.state.turn, seen.state.bidding
            if seen.state.phase != BID or now != bidding:
                bidding, began = now, len(game.moves)
            if asked is None and len(game.moves) >= drawn and (seen.state.phase == BID or not at_auction):
                begun = time.perf_counter()
                asked = p, began, advise(seen, seed=seed)
                self.seconds.append(time.perf_counter() - begun)
                game.play(asked[2].lines[0].line, p)
            else:
                game.play(bots[p].line(seen), p)
        if asked is not None:
            self._count(game, *asked)

    def _count(self, game: Game, p: int, began: int, advice: Advice) -> None:
        line = advice.lines[0]
        winners = game.state.winner[: len(game.seats)]
        self.money.append((line.money.mean, game.state.total[p]))
        self.wins.append((line.win.mean, winners[p] / sum(winners)))
        if line.line.startswith("bid"):
            for bid in advice.bids:
                amount = _first_bid(game, game.seats.index(bid.seat), began)
                self.below += amount < bid.low
                self.above += amount > bid.high
                self.inside += bid.low <= amount <= bid.high

    def rows(self) -> list[Row]:
        """The lines of the table."""
        who = f"{self.bots}, {len(self.money)} games"
        times = sorted(self.seconds)
        found = [
            Row(f"{who}: money, less what was expected", _signed(_misses(self.money), "$")),
            Row(f"{who}: wins, less what was expected", _signed(_misses(self.wins), "%", 100)),
        ]
        for low, high in BANDS:
            band = [pair for pair in self.wins if low <= pair[0] < high]
            if len(band) > 1:
                expected = sum(pair[0] for pair in band) / len(band)
                got = share([pair[1] for pair in band])
                found.append(
                    Row(
                        f"{self.bots}: won where {100 * expected:.0f} % was expected ({len(band)} games)",
                        f"{100 * got.mean:.0f} % ± {100 * got.margin:.0f}",
                    )
                )
        bids = self.inside + self.below + self.above
        if bids:
            parts = [f"{100 * count / bids:.0f} %" for count in (self.inside, self.below, self.above)]
            found.append(Row(f"{self.bots}: {bids} bids inside their range, below, above", ", ".join(parts)))
        found.append(
            Row(
                f"{self.bots}: time for advice",
                f"median {times[len(times) // 2]:.2f} s, 95 % under {times[len(times) * 95 // 100]:.2f} s",
            )
        )
        return found


def _first_bid(game: Game, q: int, began: int) -> int:
    """What a seat bid in the round of bids that began with that decision."""
    return next(line.amount for seat, line in game.moves[began:] if seat == q and isinstance(line, Bid))


def _misses(pairs: list[tuple[float, float]]) -> Forecast:
    return average([got - expected for expected, got in pairs])


def _signed(number: Forecast, unit: str, factor: int = 1) -> str:
    return f"{factor * number.mean:+.1f} {unit} ± {factor * number.margin:.1f}"


def main() -> None:
    """Play, count, print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--bots", nargs="+", default=["trader"])
    options.add_argument("--rules", default="classic")
    options.add_argument("--players", type=int, default=4)
    said = options.parse_args()
    game = Game.new(said.rules, said.players, 0)
    advise(game.view(game.to_act[0]))  # compiles, or loads what is compiled
    rows = []
    for name in said.bots:
        trials = Trials(name)
        with suppress(KeyboardInterrupt):
            for number in range(said.games):
                trials.play(said.rules, said.players, number + 1)
                print(f"\r{name} {number + 1}/{said.games}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        rows += trials.rows()
    print(table(rows))


if __name__ == "__main__":
    main()
