"""A finished game in figures: how everybody's worth grew, every auction, where all the money went, the prices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boxship.game import Game, Score
from boxship.notation.play_line import played
from boxship.rules.layout import BY_ROUND_LIMIT, OVER, State
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.turn import finish
from boxship.table.shapes import Fact
from boxship.table.story_shapes import AskedPrices, Story, Trade, WorthParts
from boxship.table.telling.auctions_told import Settled, auctions_told, judgement, settled
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import facts_of
from boxship.table.telling.money_flows import money_flows
from boxship.table.telling.price_history import asked_prices, trades


def story(game: Game, numbers: Sequence[int] | None = None) -> Story:
    """The story of a game, which is told when it is over: everything in it is open then.

    ``numbers`` are the numbers of the events in which the game's lines were played; without them lines count from 1.
    """
    rules, start = game.rules, game.header.start()
    worth = {seat: [parts] for seat, parts in _worth(start, rules).items()}
    prices = {colour: [asked] for colour, asked in asked_prices(start, rules.colours).items()}
    auctions: list[Settled] = []
    told: list[Fact] = []
    bought: list[Trade] = []
    for i, change in enumerate(changes(game)):
        facts = facts_of(change)
        told += facts
        bought += trades(facts, change.before.round_number)
        if auction := settled(change, facts, numbers[i] if numbers else i + 1):
            auctions.append(auction)
        if change.after.round_number > change.before.round_number or change.after.phase == OVER:
            _note_round(change.after, rules, worth, prices)
    found = auctions_told(auctions, game.state, rules.colours)
    return Story(
        worth=worth,
        auctions=found,
        judgement={seat: judgement(found, seat) for seat in game.seats},
        flows=money_flows(told),
        prices=prices,
        trades=bought,
    )


def changes(game: Game) -> Iterator[Change]:
    """Every decision of a game between its states, with nothing hidden."""
    colours = game.rules.colours
    before = game.header.start()
    for seat, line in game.moves:
        after = played(before, seat, line, colours)
        yield Change(before, after, seat, line, colours)
        before = after


def _note_round(
    g: State, rules: Ruleset, worth: dict[str, list[WorthParts]], prices: dict[str, list[AskedPrices]]
) -> None:
    """One more round has ended."""
    for seat, parts in _worth(g, rules).items():
        worth[seat].append(parts)
    for colour, asked in asked_prices(g, rules.colours).items():
        prices[colour].append(asked)


def _worth(g: State, rules: Ruleset) -> dict[str, WorthParts]:
    """What every seat would score if the game ended here."""
    ended = g.copy()
    if ended.phase != OVER:
        finish(ended, BY_ROUND_LIMIT)
    return {SEAT_NAMES[p]: _parts(Score.of(ended, p, rules)) for p in range(g.players)}


def _parts(score: Score) -> WorthParts:
    return WorthParts(**{name: getattr(score, name) for name in WorthParts.__struct_fields__})
