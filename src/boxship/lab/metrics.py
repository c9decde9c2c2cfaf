"""Metrics: what can be asked of games, each as a sum over a number of things, so that any of them can be averaged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from boxship.lab.games import PlayedGame


@dataclass(frozen=True)
class Metric:
    """One thing to ask of a game: a sum and over how many things it goes."""

    words: str
    """What it is, with its unit."""
    of: Callable[[PlayedGame], tuple[float, int]]
    digits: int = 1
    percent: bool = False
    """A share, shown as a percentage."""

    def shown(self, value: float, *, sign: bool = False, digits: int | None = None) -> str:
        """A value of this metric, as text."""
        places = self.digits if digits is None else digits
        scaled = round(100 * value if self.percent else value, places) + 0.0  # no minus before a zero
        text = f"{scaled:+.{places}f}" if sign else f"{scaled:.{places}f}"
        return text.replace("-", "−")

    def digits_for(self, width: float) -> int:
        """As many digits as show that a width is not nothing."""
        digits, scaled = self.digits, 100 * width if self.percent else width
        while 0 < scaled < 0.5 * 10.0**-digits:
            digits += 1
        return digits


def _per_game(what: Callable[[PlayedGame], float]) -> Callable[[PlayedGame], tuple[float, int]]:
    return lambda game: (what(game), 1)


def _ratio(above: str, below: str) -> Callable[[PlayedGame], tuple[float, int]]:
    return lambda game: (game.count(above), game.count(below))


def _counted(name: str, parts: int = 1) -> Callable[[PlayedGame], tuple[float, int]]:
    return lambda game: (game.count(name) / parts, 1)


def _per_seat(name: str) -> Callable[[PlayedGame], tuple[float, int]]:
    return lambda game: (game.count(name), len(game.totals))


def _first_won(game: PlayedGame) -> float:
    return (game.first in game.winners) / len(game.winners)


METRICS: Final[dict[str, Metric]] = {
    "rounds": Metric("rounds", _per_game(lambda game: game.rounds), 2),
    "turns": Metric("turns in a game", _counted("turns")),
    "steps": Metric("steps in a game", _counted("steps")),
    "branching": Metric("legal steps in a decision", _ratio("choices", "steps"), 2),
    "forced": Metric("decisions with a single legal step, %", _ratio("forced", "steps"), percent=True),
    "tree": Metric("log10 of the size of the game tree", _counted("tree", 1000)),
    "by_supply": Metric("games that the supply ended, %", _per_game(lambda game: game.ended == "supply"), percent=True),
    "money": Metric("final money of a seat, $", lambda game: (sum(game.totals), len(game.totals))),
    "winner": Metric("the winner's money, $", _per_game(lambda game: max(game.totals))),
    "last": Metric("the last one's money, $", _per_game(lambda game: min(game.totals))),
    "spread": Metric("from the last to the winner, $", _per_game(lambda game: max(game.totals) - min(game.totals))),
    "first_player": Metric("games won by the first player, %", _per_game(_first_won), percent=True),
    "passed": Metric("turns without any action, %", _ratio("passed", "turns"), percent=True),
    "broke": Metric("turns begun without a dollar, %", _ratio("broke", "turns"), percent=True),
    "machines": Metric("machines bought by a seat", _per_seat("machines"), 2),
    "warehouses": Metric("warehouses bought by a seat", _per_seat("warehouses"), 2),
    "made": Metric("containers made in a game", _counted("made")),
    "factory_price": Metric("paid for a container of a factory store, $", _ratio("factory_money", "factory_sales"), 2),
    "harbour_price": Metric("paid for a container of a harbour store, $", _ratio("harbour_money", "harbour_sales"), 2),
    "auctions": Metric("auctions in a game", _counted("auctions"), 2),
    "cargo": Metric("containers in a cargo", _ratio("landed", "auctions"), 2),
    "bid": Metric("winning bid for a container, $", _ratio("bids", "sold_containers"), 2),
    "kept": Metric(
        "cargoes that the seller kept, %",
        lambda game: (game.count("auctions") - game.count("sold"), game.count("auctions")),
        percent=True,
    ),
    "loans": Metric("loans taken by a seat", _per_seat("loans"), 2),
    "repaid": Metric("loans repaid by a seat", _per_seat("repaid"), 2),
    "seized": Metric("seized for unpaid interest in a game", _counted("seized"), 2),
    "home_sales": Metric("domestic sales in a game", _counted("home_sales"), 2),
    "calls": Metric("calls of a broker in a game", _counted("calls"), 2),
    "raises": Metric("calls outbid in a game", _counted("raises"), 2),
}
"""Every metric by its name."""

USUAL: Final = (
    *("rounds", "steps", "by_supply", "money", "spread", "first_player", "passed", "broke", "factory_price"),
    *("harbour_price", "auctions", "cargo", "bid", "kept", "loans", "seized"),
)
"""Those of a study that names none."""
