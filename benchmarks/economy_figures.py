"""From games that were watched to the figures of ``docs/economy.md``: means with 95 % intervals, by deals."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from benchmarks.economy_watching import INCOME, PARTS, SPENDING
from boxship.bots.analysis.intervals import Cluster, Interval, mean, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from boxship.arena.results import DealResult, GameResult
    from boxship.arena.runner import LeagueSettings

Figures = dict[str, Any]
STORES = ("factory", "harbour")


def figures(settings: LeagueSettings, deals: Sequence[DealResult]) -> Figures:
    """All figures, as JSON can hold them; an estimate is its value and the two ends of its interval."""
    watched = settings.watchers[0]
    games = [game for deal in deals for game in deal.games]

    def by_game(what: Callable[[GameResult], float]) -> list[float]:
        return _written(mean([(sum(map(what, deal.games)), len(deal.games)) for deal in deals]))

    def by_seat(what: Callable[[dict[str, int]], float]) -> list[float]:
        def total(deal: DealResult) -> float:
            return sum(what(account) for game in deal.games for account in game.watched[watched]["accounts"])

        return _written(mean([(total(deal), len(deal.games) * settings.players) for deal in deals]))

    return {
        "bot": settings.entrants[0].name,
        "rules": str(settings.rules),
        "players": settings.players,
        "seed": settings.seed,
        "deals": len(deals),
        "games": len(games),
        "ended": dict(sorted(Counter(game.ended for game in games).items())),
        "rounds": by_game(lambda game: game.rounds),
        "lengths": sorted(game.rounds for game in games),
        "money": by_game(lambda game: sum(game.totals) / settings.players),
        "totals": sorted(total for game in games for total in game.totals),
        "places": [
            by_game(lambda game, place=place: sorted(game.totals, reverse=True)[place])  # type: ignore[misc]
            for place in range(settings.players)
        ],
        "turns": [_written(share([_wins_of(deal, turn) for deal in deals])) for turn in range(settings.players)],
        "auctions": auctions([[game.watched[watched]["auctions"] for game in deal.games] for deal in deals]),
        "prices": {
            kind: {
                store: [_price([game.watched[watched][kind][store][part] for game in games]) for part in range(PARTS)]
                for store in STORES
            }
            for kind in ("asked", "paid")
        },
        "accounts": {
            name: by_seat(lambda account, name=name: account.get(name, 0))  # type: ignore[misc]
            for name in INCOME + SPENDING
        },
    }


def auctions(by_deal: list[list[list[list[int]]]]) -> Figures:
    """Prices of the cargoes that were sold, in all and by parts of the game, and how many were kept."""
    every = [[auction for game in deal for auction in game] for deal in by_deal]
    games = sum(len(deal) for deal in by_deal)
    count = sum(len(deal) for deal in every)

    def price(part: int | None) -> list[float] | None:
        clusters: list[Cluster] = []
        for deal in every:
            sold = [a for a in deal if a[3] and (part is None or min(a[0] * PARTS // 100, PARTS - 1) == part)]
            if sold:
                clusters.append((sum(a[2] for a in sold), sum(a[1] for a in sold)))
        return _written(mean(clusters)) if len(clusters) > 1 else None

    return {
        "a game": round(count / games, 2),
        "cargo": round(sum(a[1] for deal in every for a in deal) / count, 2),
        "kept": _written(share([(sum(not a[3] for a in deal), len(deal)) for deal in every if deal])),
        "price": price(None),
        "parts": [price(part) for part in range(PARTS)],
    }


def _wins_of(deal: DealResult, turn: int) -> Cluster:
    """How often the seat won that is so many places after the first player."""
    won = 0.0
    for game in deal.games:
        seat = (game.first + turn) % len(game.totals)
        won += (seat in game.winners) / len(game.winners)
    return won, len(deal.games)


def _price(sums: Iterable[Sequence[int]]) -> list[float] | None:
    """The mean price and the number of containers; None where there are too few."""
    both = [sum(column) for column in zip(*sums, strict=True)]
    return [round(both[1] / both[0], 3), both[0]] if both[0] else None


def _written(found: Interval) -> list[float]:
    return [round(number, 4) for number in (found.value, found.low, found.high)]
