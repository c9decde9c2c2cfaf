"""Watches the money of a game: what was asked, what was paid, and what every seat earned and spent by.

``Money`` is a watcher for leagues (``docs/league.md``). What it notes is what the log of the table says, so the
accounts of a seat add up to its final money to the dollar.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from boxship.arena.watchers import Watcher
from boxship.bots.trader.values import stage
from boxship.rules.layout import COLOURS
from boxship.table.telling.log import facts_of
from boxship.table.telling.story import changes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.game import Game
    from boxship.rules.layout import State
    from boxship.table.shapes import Fact

PARTS: Final = 10
"""A game is told in so many parts, by how much of the supply is gone."""

INCOME: Final = ("start", "factory", "harbour", "bids", "subsidy", "wages", "island", "left over")
SPENDING: Final = ("goods", "cargo", "bid", "kept", "machines", "warehouses", "union", "interest", "loans")
"""What a seat's final money is made of. ``loans`` is what was borrowed less what was repaid, at the end too."""

_BUYING: Final = {"buy": ("factory", "goods"), "sail-load": ("harbour", "cargo"), "load": ("harbour", "cargo")}
_SPENT: Final = {
    "machine": "machines",
    "warehouse": "warehouses",
    "decline": "kept",
    "interest": "interest",
    "interest-part": "interest",
    "loan": "loans",
    "repay": "loans",
}


class Money(Watcher):
    """Notes the accounts, prices and auctions of one game."""

    def game_ended(self, game: Game) -> None:
        """Go through the whole game once more."""
        self._seen = seen(game)

    def notes(self) -> Any:  # noqa: ANN401  # as in Watcher
        """The game in numbers."""
        return self._seen


def seen(game: Game) -> dict[str, Any]:
    """A finished game in numbers: accounts of the seats, prices by parts of the game, and all auctions."""
    accounts = {
        seat: Counter({"start": cash}) for seat, cash in zip(game.seats, game.header.start().cash, strict=False)
    }
    auctions: list[list[int]] = []
    paid = {store: [[0, 0] for _ in range(PARTS)] for store in ("factory", "harbour")}
    asked = {store: [[0, 0] for _ in range(PARTS)] for store in ("factory", "harbour")}
    for change in changes(game):
        before = change.before
        now = stage(before)
        part = min(now * PARTS // 100, PARTS - 1)
        if change.after.turn != before.turn:
            for store, price in offers(change.after):
                asked[store][part][0] += 1
                asked[store][part][1] += price
        for fact in facts_of(change):
            for seat, account, amount in entries(fact):
                accounts[seat][account] += amount
            if fact.key in _BUYING:
                sums = paid[_BUYING[fact.key][0]][part]
                sums[0] += len(fact.goods)
                sums[1] += fact.amount or 0
            if fact.key in {"accept", "decline", "kept"} and fact.goods:
                auctions.append([now, len(fact.goods), fact.amount or 0, int(fact.key == "accept")])
    for seat, score in game.scores().items():
        accounts[seat]["island"] += score.island
        accounts[seat]["left over"] += score.harbour + score.ship + score.dock
        accounts[seat]["loans"] += score.loans
    return {
        "accounts": [dict(sorted(accounts[seat].items())) for seat in game.seats],
        "auctions": auctions,
        "paid": paid,
        "asked": asked,
    }


def offers(g: State) -> Iterator[tuple[str, int]]:
    """Every container that is for sale, as its store and its price."""
    for p in range(g.players):
        for colour in range(COLOURS):
            for count, price in zip(g.factory[p][colour], g.factory_price, strict=False):
                yield from [("factory", int(price))] * count
            for count, price in zip(g.harbour[p][colour], g.harbour_price, strict=False):
                yield from [("harbour", int(price))] * count


def entries(fact: Fact) -> Iterator[tuple[str, str, int]]:
    """What a fact puts into the accounts: seat, account, dollars."""
    if fact.key == "accept":
        assert fact.seat is not None
        assert fact.other is not None
        bid = fact.amount or 0
        yield fact.other, "bid", -bid
        yield fact.seat, "bids", bid
        yield fact.seat, "subsidy", bid
        return
    for seat, amount in fact.money.items():
        if fact.key in _BUYING:
            yield seat, _BUYING[fact.key][int(amount < 0)], amount
        elif fact.key.startswith("produce"):
            yield seat, "wages" if amount > 0 else "union", amount
        else:
            yield seat, _SPENT[fact.key], amount
