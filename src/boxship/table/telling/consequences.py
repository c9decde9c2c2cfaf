"""What followed from a decision without being asked: new prices, opened bids, interest, a lot collected, the end.

Where a reader can't know from the table whether interest was paid or waived (the debtor's cash is hidden and there is
nothing to seize), the fact only says that it was due.
"""

from __future__ import annotations

from collections.abc import Sequence

from boxship.notation import lines
from boxship.notation.write_position import ENDED
from boxship.rules.auction import bidders, highest_bid
from boxship.rules.interest import find_seizure
from boxship.rules.layout import (
    BID,
    BROKERS,
    BUILDING,
    COLOURS,
    CONTAINERS,
    DECIDE,
    INTEREST,
    NOBODY,
    OVER,
    SEIZE,
    UNKNOWN,
)
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.shapes import Container, Fact
from boxship.table.telling.decision_facts import Change, containers
from boxship.table.telling.price_facts import price_changes


def at_once(change: Change) -> list[Fact]:
    """What follows in the turn of the decision: other prices, bids that are revealed, a supply that runs out."""
    return [*price_changes(change), *_reveal(change), *_ending(change)]


def at_the_next_turn(change: Change, decided: Sequence[Fact]) -> list[Fact]:
    """What the turn after the decision begins with, or the end of the game."""
    interest = _interest(change, decided)
    return [*interest, *_collection(change, interest), *_over(change)]


# -- the auction -----------------------------------------------------------------------------------------------------


def _reveal(change: Change) -> list[Fact]:
    """The bids of a round, once the last one is in, and what comes of them."""
    before, after = change.before, change.after
    if before.phase != BID or (after.phase == BID and after.bidding == before.bidding):
        return []
    amounts = {SEAT_NAMES[q]: after.bids[q] for q in bidders(before)}
    facts = [Fact(key="bids" if before.bidding == 1 else "bids-extra", bids=amounts)]
    if after.phase == BID:
        tied = [SEAT_NAMES[q] for q in bidders(before) if after.due[q]]
        facts.append(Fact(key="tie", seats=tied, amount=highest_bid(after)))
    elif after.phase != DECIDE:
        facts.append(Fact(key="kept", seat=SEAT_NAMES[before.turn], goods=change.cargo))
    return facts


# -- interest --------------------------------------------------------------------------------------------------------


def _interest(change: Change, decided: Sequence[Fact]) -> list[Fact]:
    """The interest of a turn that begins, or what is left of it to settle."""
    before, after = change.before, change.after
    if after.turn != before.turn and after.phase != OVER and after.loans[after.turn]:
        return _due(change, decided)
    debtor = SEAT_NAMES[before.turn]
    if before.phase == INTEREST and change.line == lines.Word("loan"):
        return [_paid(debtor, before.unpaid)]
    waived = 0
    if after.phase not in {SEIZE, BUILDING}:
        if change.line == lines.Word("default"):
            waived = before.unpaid
        elif before.phase == SEIZE:
            waived = before.unpaid - 1
    return [Fact(key="waived", seat=debtor, amount=waived)] if waived else []


def _due(change: Change, decided: Sequence[Fact]) -> list[Fact]:
    after = change.after
    debtor = SEAT_NAMES[after.turn]
    loans = after.loans[after.turn]
    paid = _paid_at_once(change, decided)
    if paid is None:
        return [Fact(key="interest-due", seat=debtor, amount=loans)]
    facts: list[Fact] = []
    unpaid = loans - paid
    if paid:
        facts.append(_paid(debtor, paid, unpaid))
    if after.phase == INTEREST:
        facts.append(Fact(key="borrow-or-default", seat=debtor, amount=unpaid))
    elif unpaid:
        seizing = after.phase in {SEIZE, BUILDING}
        facts.append(Fact(key="defaults" if seizing else "waived", seat=debtor, amount=unpaid))
    return facts


def _paid(debtor: str, paid: int, unpaid: int = 0) -> Fact:
    return Fact(
        key="interest-part" if unpaid else "interest",
        seat=debtor,
        amount=paid,
        unpaid=unpaid or None,
        money={debtor: -paid},
    )


def _paid_at_once(change: Change, decided: Sequence[Fact]) -> int | None:
    """How much of the interest cash has paid; None where the reader can't know."""
    before, after = change.before, change.after
    debtor = after.turn
    loans = after.loans[debtor]
    if before.cash[debtor] != UNKNOWN:
        earned = sum(fact.money.get(SEAT_NAMES[debtor], 0) for fact in decided)
        return min(loans, before.cash[debtor] + earned)
    if after.phase in {INTEREST, SEIZE, BUILDING}:
        return loans - after.unpaid
    return loans if _something_to_seize(change) else None


def _something_to_seize(change: Change) -> bool:
    """Whether unpaid interest would have been settled with something, so that it must have been paid."""
    before, trial = change.before, change.after.copy()
    if before.holder == trial.turn and trial.holder == NOBODY:
        # They have collected since: what was on the card was in play then, and the dock was emptier.
        trial.holder, trial.card_count = before.holder, before.card_count
        trial.dock[trial.turn] = before.dock[trial.turn][:]
    trial.unpaid, trial.owed = 1, 0
    return find_seizure(trial)


# -- the Investment Bank and the end ---------------------------------------------------------------------------------


def _collection(change: Change, interest: Sequence[Fact]) -> list[Fact]:
    """A broker's lot that the holder of the Payment Card has got."""
    before, after, line = change.before, change.after, change.line
    holder, space = before.holder, before.space
    if isinstance(line, lines.Call):
        holder, space = change.seat, line.broker * 2 + line.kind
    elif isinstance(line, lines.Raise):
        holder = change.seat
    if holder == NOBODY or after.holder != NOBODY:
        return []
    broker, name = space // 2, SEAT_NAMES[holder]
    if space % 2 == CONTAINERS:
        lot = containers(before.lot[broker], change.colours)
        return [Fact(key="collect-containers", seat=name, goods=lot, broker=broker + 1)]
    amount = before.broker_money[broker] + _interest_of(broker, interest)
    certain = all(fact.key != "interest-due" for fact in interest)
    return [
        Fact(
            key="collect-money",
            seat=name,
            amount=amount,
            broker=broker + 1,
            money={name: amount} if certain else {},
        )
    ]


def _interest_of(broker: int, interest: Sequence[Fact]) -> int:
    """What this broker has just got: the first loan's interest is the first broker's, and so on (R3.1)."""
    paid = sum(-sum(fact.money.values()) for fact in interest)
    return 1 if broker < min(paid, BROKERS) else 0


def _ending(change: Change) -> list[Fact]:
    before, after = change.before, change.after
    if before.ending or not after.ending:
        return []
    gone = [Container(change.colours[c]) for c in range(COLOURS) if after.supply[c] == 0]
    return [Fact(key="ending", seat=change.name, goods=gone)]


def _over(change: Change) -> list[Fact]:
    after = change.after
    if after.phase != OVER:
        return []
    winners = [SEAT_NAMES[p] for p in range(after.players) if after.winner[p]]
    return [Fact(key="over", seats=winners, ended=ENDED[after.ended])]
