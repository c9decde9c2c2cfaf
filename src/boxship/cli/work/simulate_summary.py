"""The summary of ``boxship simulate``: sums over games that are counted and not kept, as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from rich.table import Table

from boxship.arena.report import fault_lines, half_width
from boxship.arena.results import GameResult
from boxship.bots.analysis.intervals import Cluster, Interval, mean, mean_of_sums, share, wilson
from boxship.rules.rulesets import SEAT_NAMES, Ruleset


class Tally:
    """Mean, spread, least and most of numbers that are counted and not kept."""

    def __init__(self) -> None:
        self.count = self.sum = self.squares = self.least = self.most = 0

    def add(self, number: int) -> None:
        """Count one number."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.sum += number
        self.squares += number * number

    @property
    def interval(self) -> Interval:
        """The mean with its 95 % interval; games are independent."""
        return mean_of_sums(self.count, self.sum, self.squares)

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return sqrt(self.count * self.squares - self.sum * self.sum) / self.count


@dataclass
class BotTotals:
    """Sums of one bot: of each game that it sat in, for all its seats there, which are not independent."""

    money: list[Cluster] = field(default_factory=list)
    wins: list[Cluster] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)


class Totals:
    """Sums over many games, game by game, so that any number of them fits into memory."""

    def __init__(self, rules: Ruleset, players: int, bots: Sequence[str] = ()) -> None:
        """``bots`` are the names of the entrants; without any, all seats are the rule of thumb, whose steps count."""
        self.rules = rules
        self.players = players
        self.bots = bots
        self.of_bots = {name: BotTotals() for name in bots}
        self.rounds = Tally()
        self.decisions = Tally()
        self.by_supply = 0
        self.money = [Tally() for _ in range(players)]
        self.from_first = [Tally() for _ in range(players)]
        self.wins_from_first = [0.0] * players

    def add(self, game: GameResult, decisions: int) -> None:
        """Count one game."""
        self.rounds.add(game.rounds)
        self.decisions.add(decisions)
        self.by_supply += game.ended == "supply"
        clusters: dict[str, list[tuple[int, float]]] = {}
        for p, total in enumerate(game.totals):
            after_first = (p - game.first) % self.players
            won = 1 / len(game.winners) if p in game.winners else 0.0
            self.money[p].add(total)
            self.from_first[after_first].add(total)
            self.wins_from_first[after_first] += won
            if self.bots:
                name = self.bots[game.line_up[p]]
                self.of_bots[name].faults.update(game.faults[p])
                clusters.setdefault(name, []).append((total, won))
        for name, seats in clusters.items():
            self.of_bots[name].money.append((sum(total for total, _ in seats), len(seats)))
            self.of_bots[name].wins.append((sum(won for _, won in seats), len(seats)))

    def table(self) -> Table:
        """The summary."""
        games = self.rounds.count
        table = Table(title=f"{games} game{'s' * (games != 1)}, {self.players} players, {self.rules}")
        for heading in ("", "mean", "95 %", "spread", "least", "most"):
            table.add_column(heading, justify="left" if not heading else "right")
        _add_numbers(table, "rounds", self.rounds)
        _add_numbers(table, "lines" if self.bots else "decisions", self.decisions)
        table.add_section()
        for p in range(self.players):
            _add_numbers(table, f"money of {SEAT_NAMES[p]}", self.money[p])
        table.add_section()
        for order, money in enumerate(self.from_first):
            _add_numbers(table, f"money of player {order + 1} in turn order", money)
        table.add_section()
        _add_share(table, "ended by the supply", self.by_supply, games)
        _add_share(table, "ended by the round limit", games - self.by_supply, games)
        _add_share(table, "won by the first player", self.wins_from_first[0], games)
        table.add_row("their share if order did not matter", f"{100 / self.players:.1f} %")
        for name, sums in self.of_bots.items():
            if sums.money:
                table.add_section()
                table.add_row(f"money of {name}", *_mean(mean(sums.money)))
                table.add_row(f"won by a seat of {name}", *_percent(share(sums.wins)))
        return table

    def faults(self) -> list[str]:
        """What went wrong with programs, in words."""
        return [line for name, sums in self.of_bots.items() for line in fault_lines(name, sums.faults)]


def _add_numbers(table: Table, name: str, numbers: Tally) -> None:
    table.add_row(name, *_mean(numbers.interval), f"{numbers.spread:.1f}", str(numbers.least), str(numbers.most))


def _mean(found: Interval) -> tuple[str, str]:
    return f"{found.value:.1f}", half_width(found)


def _add_share(table: Table, name: str, count: float, games: int) -> None:
    table.add_row(name, *_percent(wilson(count / games, games)))


def _percent(found: Interval) -> tuple[str, str]:
    return f"{100 * found.value:.1f} %", f"{100 * found.low:.1f}–{100 * found.high:.1f} %"
