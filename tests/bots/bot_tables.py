"""Views for the tests of bots: along games, and the same views with other secrets behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship import Game
from boxship.bots.registry import Player, player
from boxship.game import View
from boxship.rules.layout import BID
from boxship.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from boxship.rules.layout import State

EDITIONS = (
    "classic",
    "short",
    "clarified",
    "jumbo",
    "classic domestic_sale",
    "jumbo investment_bank",
    "jumbo investment_bank domestic_sale open_money",
)
HOUSE_RULES = (
    "classic domestic_sale all_zero=keeps_after_extra building_choice=debtor containers=6",
    "jumbo investment_bank default=buildings all_zero=seller_decides containers=4/5/6",
    "short open_money default=cargo machine_spaces=0/1/2 warehouse_spaces=0/1/2 round_limit=9",
    "classic factory_prices=2/9 harbour_prices=1/20 containers=3",
)


def whole_game(rules: str, players: int, seed: int, names: list[str]) -> Game:
    """A game to its end; the last of several bidders is asked first."""
    game = Game.new(rules, players, seed)
    for _ in played_lines(game, [player(name, seed + i) for i, name in enumerate(names)]):
        pass
    return game


def played_lines(game: Game, bots: list[Player]) -> Iterator[tuple[int, View]]:
    """Every decision of a game: who decides and what they see, just before they do."""
    while not game.over:
        seat = game.seats.index(game.to_act[-1])
        seen = game.view(seat)
        yield seat, seen
        game.play(bots[seat].line(seen), seat)


def other_secrets(g: State, seat: int, r: Random) -> State:
    """The same game for a seat that counts money: other cards, and other bids in the envelopes."""
    other = g.copy()
    cards = [card for card in range(5) if card != g.card[seat]]
    r.shuffle(cards)
    for q in range(g.players):
        if q == seat:
            continue
        other.card[q] = cards.pop()
        if g.phase == BID and q != g.turn:
            other.amount[q] = r.choice([0, 100])
            if not g.due[q]:
                (other.bids if g.bidding == 1 else other.extra)[q] = r.randint(0, 30)
    return other


def twin_view(seen: View, g: State, seat: int) -> View:
    """A view of another truth with the same lines heard."""
    return View(view(g, seat), seat, seen.rules, seen.lines)
