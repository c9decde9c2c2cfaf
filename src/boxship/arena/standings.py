"""Standings: every number of a league's table, from the results of its deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boxship.arena.ratings import Rating, rated
from boxship.arena.regret import losses
from boxship.arena.timing import Times
from boxship.bots.analysis.intervals import Cluster, Interval, mean, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from boxship.arena.results import DealResult, GameResult


@dataclass(frozen=True)
class EntrantRow:
    """One entrant. Numbers are per seat: who has three seats in a game takes part three times."""

    name: str
    seats: int
    wins: Interval
    money: Interval
    rating: Rating
    times: Times
    faults: Counter[str]
    usage: Counter[str]
    """Of a chat model: calls and tokens."""
    regret: Interval | None
    """Dollars given away with a decision, in the captain's judgement; None where nobody judged, as the next one."""
    win_regret: Interval | None
    """The chance to win that was given away with a decision."""


@dataclass(frozen=True)
class Meeting:
    """One entrant against another at the same table: how often the first finished ahead, and by how much money."""

    name: str
    other: str
    ahead: Interval
    margin: Interval


@dataclass(frozen=True)
class Standings:
    """The whole table, the best first."""

    players: int
    deals: int
    games: int
    rounds: float
    endings: Counter[str]
    entrants: tuple[EntrantRow, ...]
    meetings: tuple[Meeting, ...]
    first_player: Interval
    told: tuple[str, ...]
    watched: dict[str, list[Any]]


_MOST_TOLD = 10


@dataclass
class _Sums:
    """What is added up for one entrant, deal by deal."""

    wins: list[Cluster] = field(default_factory=list)
    money: list[Cluster] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    faults: Counter[str] = field(default_factory=Counter)
    usage: Counter[str] = field(default_factory=Counter)
    losses: list[Cluster] = field(default_factory=list)
    win_losses: list[Cluster] = field(default_factory=list)


def standings(names: Sequence[str], players: int, results: Iterable[DealResult]) -> Standings | None:
    """The table of these deals, whatever the order in which they were finished; None before the first.

    Entrants of the same name are the same entrant.
    """
    deals = sorted(results, key=lambda deal: deal.number)
    if not deals:
        return None
    games = [game for deal in deals for game in deal.games]
    sums: dict[str, _Sums] = {}
    pairs: dict[tuple[str, str], tuple[list[Cluster], list[Cluster]]] = {}
    for deal in deals:
        _add_deal(deal, names, sums, pairs)
    ratings = rated(([names[e] for e in game.line_up], game.ranks()) for game in games)
    entrants = [
        EntrantRow(
            name,
            sum(count for _, count in total.wins),
            share(total.wins),
            mean(total.money),
            ratings[name],
            total.times,
            total.faults,
            total.usage,
            mean(total.losses) if total.losses else None,
            mean(total.win_losses) if total.win_losses else None,
        )
        for name, total in sums.items()
    ]
    watched: dict[str, list[Any]] = {}
    for game in games:
        for watcher, notes in game.watched.items():
            watched.setdefault(watcher, []).append(notes)
    return Standings(
        players,
        len(deals),
        len(games),
        sum(game.rounds for game in games) / len(games),
        Counter(game.ended for game in games),
        tuple(sorted(entrants, key=lambda each: (-each.wins.value, -each.money.value, each.name))),
        tuple(Meeting(*pair, share(ahead), mean(margin)) for pair, (ahead, margin) in sorted(pairs.items())),
        share([_first_wins(deal) for deal in deals]),
        tuple(told for game in games for told in game.told)[:_MOST_TOLD],
        watched,
    )


def _add_deal(
    deal: DealResult,
    names: Sequence[str],
    sums: dict[str, _Sums],
    pairs: dict[tuple[str, str], tuple[list[Cluster], list[Cluster]]],
) -> None:
    wins: dict[str, list[float]] = {}
    money: dict[str, list[int]] = {}
    ahead: dict[tuple[str, str], list[float]] = {}
    margin: dict[tuple[str, str], list[int]] = {}
    for game in deal.games:
        for seat, name in enumerate(names[entrant] for entrant in game.line_up):
            total = sums.setdefault(name, _Sums())
            total.times.add_all(game.times[seat])
            total.faults.update(game.faults[seat])
            total.usage.update(game.usage[seat] if game.usage else {})
            wins.setdefault(name, []).append(seat in game.winners and 1 / len(game.winners))
            money.setdefault(name, []).append(game.totals[seat])
        for pair, points, difference in _compared(game, names):
            ahead.setdefault(pair, []).append(points)
            margin.setdefault(pair, []).append(difference)
    for name, won in wins.items():
        sums[name].wins.append((sum(won), len(won)))
        sums[name].money.append((sum(money[name]), len(won)))
    for name, cluster in losses(deal, names, "loss").items():
        sums[name].losses.append(cluster)
    for name, cluster in losses(deal, names, "win_loss").items():
        sums[name].win_losses.append(cluster)
    for pair, points_of_pair in ahead.items():
        both = pairs.setdefault(pair, ([], []))
        both[0].append((sum(points_of_pair), len(points_of_pair)))
        both[1].append((sum(margin[pair]), len(points_of_pair)))


def _compared(game: GameResult, names: Sequence[str]) -> Iterator[tuple[tuple[str, str], float, int]]:
    """Every two seats of different entrants: who finished ahead (a half each when equal), and by how much."""
    places = game.ranks()
    for seat, one in enumerate(game.line_up):
        for opposite, other in enumerate(game.line_up):
            if names[one] != names[other]:
                points = 0.5 if places[seat] == places[opposite] else float(places[seat] < places[opposite])
                yield (names[one], names[other]), points, game.totals[seat] - game.totals[opposite]


def _first_wins(deal: DealResult) -> Cluster:
    """How often the first player won."""
    won = sum(1 / len(game.winners) for game in deal.games if game.first in game.winners)
    return won, len(deal.games)
