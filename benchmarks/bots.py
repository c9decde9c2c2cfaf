"""What the bots reach: playouts a second, and how often they win, with intervals.

Playouts are whole games of four traders from a fresh deal: compiled, and uncompiled over the same text. Matches seat
one hero with equal rivals; the same deal is played once from every seat. Run with ``python -m benchmarks.bots``. The
default sample is small; ``--games`` and ``--deals`` make it larger, ``--match HERO RIVAL RULES PLAYERS`` plays any
other match.
"""

from __future__ import annotations

import argparse
import os
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from dataclasses import dataclass, field

import numpy as np

from benchmarks.measure import Row, in_turns, table
from boxship import Game
from boxship.bots import weights
from boxship.bots.playouts import dealt, finish_deals, play_on, played_on
from boxship.bots.registry import player
from boxship.rules.arrays import get_state
from boxship.rules.chance import WORDS
from boxship.rules.layout import BY_SUPPLY, SEATS
from boxship.rules.rulesets import Ruleset
from boxship.rules.steps import STEPS

TURNS = 5
CLASSIC = Ruleset.parse("classic")
EDITIONS = ("classic", "short", "clarified", "jumbo", "classic domestic_sale", "jumbo investment_bank")


def compiled_playouts() -> int:
    """200 whole games in the compiled home."""
    games = dealt(CLASSIC, 4, 1, np.arange(200))
    played_on(games, np.array([weights.row({})]), np.zeros((200, SEATS)), np.arange(200))
    return 200


def plain_playouts() -> int:
    """Two whole games in the uncompiled home."""
    start = dealt(CLASSIC, 4, 1, np.arange(2))
    games = [get_state(start, i) for i in range(2)]
    rows, reached = [[0] * SEATS] * 2, [[0] * SEATS for _ in games]
    play_on(games, [weights.row({})], rows, [0, 1], [0] * WORDS, [0] * STEPS, 10_000, reached)
    return 2


def speed_rows() -> list[Row]:
    """Playouts a second in both homes, and their ratio."""
    rates = in_turns({"compiled": compiled_playouts, "plain": plain_playouts}, TURNS)
    return [
        Row("whole playouts, compiled", f"{rates.best('compiled'):.0f} a second"),
        Row("whole playouts, the same text uncompiled", f"{rates.best('plain'):.1f} a second"),
        Row("compiled / uncompiled", f"{rates.ratio('compiled', 'plain'):.0f} ×"),
    ]


def share(wins: float, games: int) -> str:
    """A share of games with its 95 % interval (Wilson)."""
    z = 1.96
    part = wins / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    half = z * (part * (1 - part) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return f"{100 * part:.1f} % (95 %: {100 * (middle - half):.1f} to {100 * (middle + half):.1f}, {games} games)"


def trader_rows(games: int) -> list[Row]:
    """The trader against three that choose at random, and how games among traders end, all compiled."""
    numbers = np.arange(games)
    rows = np.ones((games, SEATS), int)
    rows[numbers, numbers % 4] = 0
    rules = np.array([weights.row({}), weights.row({"mistakes": 100})])
    played = finish_deals(CLASSIC, 4, 1, numbers // 4, rules, rows)
    wins = float((played["winner"][numbers, numbers % 4] / played["winner"].sum(1)).sum())
    found = [Row("trader against three random, classic 4, wins", share(wins, games), "≥ 97 %", wins >= 0.97 * games)]
    for edition in EDITIONS:
        for players in (3, 4, 5):
            alike = np.zeros((games, SEATS))
            ends = finish_deals(Ruleset.parse(edition), players, 2, numbers, rules[:1], alike)["ended"]
            done = int((ends == BY_SUPPLY).sum())
            found.append(
                Row(
                    f"traders, {edition} {players}, ended by the supply",
                    share(done, games),
                    "≥ 99 %",
                    done >= 0.99 * games,
                )
            )
    return found


@dataclass
class Match:
    """One hero among equal rivals; the same deal from every seat."""

    hero: str
    rival: str
    rules: str
    players: int
    wins: float = 0.0
    games: int = 0
    done: int = 0
    ahead: float = 0.0
    seconds: list[float] = field(default_factory=list)

    def play(self, deals: int, seed: int = 1) -> Match:
        """Play so many deals, each once for every seat of the hero."""
        for number in range(deals * self.players):
            self._game(seed * 10_000 + number // self.players, number % self.players, number)
            print(
                f"\r{self.hero} {self.games}/{deals * self.players} {self.wins:g}", end="", file=sys.stderr, flush=True
            )
        print(file=sys.stderr)
        return self

    def _game(self, deal: int, seat: int, seed: int) -> None:
        game = Game.new(self.rules, self.players, deal)
        bots = [player(self.hero if p == seat else self.rival, seed * 10 + p) for p in range(self.players)]
        while not game.over:
            p = game.seats.index(game.to_act[0])
            seen = game.view(p)
            begun = time.perf_counter()
            line = bots[p].line(seen)
            if p == seat:
                self.seconds.append(time.perf_counter() - begun)
            game.play(line, p)
        totals = game.state.total[: self.players]
        self.wins += game.state.winner[seat] / sum(game.state.winner)
        self.ahead += totals[seat] - (sum(totals) - totals[seat]) / (self.players - 1)
        self.done += game.state.ended == BY_SUPPLY
        self.games += 1

    def row(self, target: float = 0.0) -> Row:
        """The match as a line of the table."""
        times = sorted(self.seconds)
        what = f"{self.hero} against {self.players - 1} {self.rival}, {self.rules}, wins"
        measured = f"{share(self.wins, self.games)}, ahead by ${self.ahead / self.games:.0f}, "
        measured += (
            f"median {times[len(times) // 2]:.2f} s and 99 % under {times[len(times) * 99 // 100]:.2f} s a decision, "
        )
        measured += f"{self.done} ended by the supply"
        return Row(what, measured, f"≥ {100 * target:.0f} %" if target else "", self.wins >= target * self.games)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000, help="compiled games per row")
    options.add_argument("--deals", type=int, default=2, help="deals of each match with a captain")
    options.add_argument("--match", nargs=4, action="append", metavar=("HERO", "RIVAL", "RULES", "PLAYERS"))
    said = options.parse_args()
    if said.match:
        matches = [Match(hero, rival, rules, int(players)) for hero, rival, rules, players in said.match]
        print(table([match.play(said.deals).row() for match in matches]))
        return
    rows = speed_rows() + trader_rows(said.games)
    rows.append(Match("captain", "trader", "classic", 4).play(said.deals).row(0.55))
    print(table(rows))


if __name__ == "__main__":
    main()
