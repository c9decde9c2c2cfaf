"""A finished game in figures: how everybody's worth grew, every auction, and where all the money went."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boxship.notation import lines
from boxship.notation.play_line import played
from boxship.rules.counts import others_of
from boxship.rules.layout import BY_ROUND_LIMIT, OVER
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.turn import finish
from boxship.table.shapes import Flow, Story, StoryAuction
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import facts_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from boxship.game import Game
    from boxship.rules.layout import State
    from boxship.table.shapes import Fact

BANK = "bank"
"""Who pays and is paid where no player is: the bank, its brokers and the Payment Card."""


def story(game: Game, numbers: Sequence[int] | None = None) -> Story:
    """The story of a game, which is told when it is over: everything in it is open then.

    ``numbers`` are the numbers of the events in which the game's lines were played; without them lines count from 1.
    """
    worth = {seat: [total] for seat, total in _totals(game.header.start()).items()}
    auctions: list[StoryAuction] = []
    flows: Counter[tuple[str, str]] = Counter()
    for i, change in enumerate(changes(game)):
        facts = facts_of(change)
        for fact in facts:
            flows.update(_payments(fact.money))
        auctions += _auction(change, facts, numbers[i] if numbers else i + 1)
        if change.after.round_number > change.before.round_number or change.after.phase == OVER:
            for seat, total in _totals(change.after).items():
                worth[seat].append(total)
    return Story(
        net_worth=worth,
        auctions=auctions,
        flows=[Flow(payer=payer, payee=payee, amount=amount) for (payer, payee), amount in sorted(flows.items())],
    )


def changes(game: Game) -> Iterator[Change]:
    """Every decision of a game between its states, with nothing hidden."""
    colours = game.rules.colours
    before = game.header.start()
    for seat, line in game.moves:
        after = played(before, seat, line, colours)
        yield Change(before, after, seat, line, colours)
        before = after


def _totals(g: State) -> dict[str, int]:
    """What every seat would score if the game ended here."""
    ended = g.copy()
    if ended.phase != OVER:
        finish(ended, BY_ROUND_LIMIT)
    return {SEAT_NAMES[p]: ended.total[p] for p in range(g.players)}


def _payments(money: Mapping[str, int]) -> dict[tuple[str, str], int]:
    """Who paid whom in one fact: who loses pays who gains, and the bank makes up the difference."""
    losers = {seat: -change for seat, change in money.items() if change < 0}
    gainers = {seat: change for seat, change in money.items() if change > 0}
    paid: dict[tuple[str, str], int] = {}
    for payer, owed in losers.items():
        for payee, due in gainers.items():
            paid[payer, payee] = min(owed, due)
            gainers[payee] -= paid[payer, payee]
        left = owed - sum(amount for (seat, _), amount in paid.items() if seat == payer)
        if left:
            paid[payer, BANK] = left
    paid.update({(BANK, payee): due for payee, due in gainers.items() if due})
    return paid


def _auction(change: Change, facts: Sequence[Fact], number: int) -> list[StoryAuction]:
    """The auction that this decision has settled, if it has."""
    before = change.before
    settled = next((fact for fact in facts if fact.key in {"accept", "decline", "kept"}), None)
    if settled is None:
        return []
    seller = SEAT_NAMES[before.turn]
    kept = isinstance(change.line, lines.Bid)
    return [
        StoryAuction(
            number=number,
            round=before.round_number,
            seller=seller,
            cargo=[container.colour for container in settled.goods],
            bids={SEAT_NAMES[q]: 0 if kept else before.bids[q] for q in others_of(before, before.turn)},
            buyer=settled.other or seller,
            price=settled.amount or 0,
        )
    ]
