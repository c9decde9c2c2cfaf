"""What nobody may know does not show: hidden facts change, and no message to another seat changes with them (R1.4)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from boxship.rules.layout import BID, OVER
from boxship.rules.view import view as view_of
from boxship.table.choosing.menu import kinds
from boxship.table.drafting.compose import compose
from boxship.table.drafting.line_to_draft import draft_of
from boxship.table.shapes import Draft
from boxship.table.showing.situation import situation
from boxship.table.telling.log import line_entry
from tests.table.moments import Moment, many_moments, seen_by

if TYPE_CHECKING:
    from boxship.rules.layout import State
    from boxship.rules.rulesets import Ruleset
    from boxship.table.vocabulary import LineKind

NOTHING_SAID: Final[tuple[LineKind, ...]] = (
    "produce",
    "buy",
    "sail",
    "load",
    "bid",
    "accept",
    "call",
    "raise",
    "return",
    "seize",
    "end",
    "loan",
)


def with_other_secrets(g: State, seat: int, r: Random) -> State:
    """The same state for this seat: other cards, other cash and other sealed bids where it may not look."""
    twin = g.copy()
    others = [q for q in range(g.players) if q != seat]
    for q in others:
        twin.card[q] = r.randrange(5)
        if not g.open_money:
            twin.cash[q] = r.choice([0, 1, 7, 10_000])
        if g.phase == BID:
            (twin.bids if g.bidding == 1 else twin.extra)[q] = r.randint(0, 99)
            twin.amount[q] = r.choice([0, 100])
    return twin


def shown(rules: Ruleset, g: State, after: State, seat: int, moment: Moment) -> bytes:
    """Every message that this seat can get here."""
    view, then = seen_by(rules, g, seat), seen_by(rules, after, seat)
    drafts = [Draft(kind=kind) for kind in NOTHING_SAID]
    drafts.append(draft_of(moment.seen(moment.taken.seat), moment.taken.line))
    answers = [compose(view, draft) for draft in drafts] if seat >= 0 else []
    told = line_entry(1, moment.taken.seat, moment.taken.line, view, then)
    return msgspec.json.encode([situation(view, 1), kinds(view), answers, told])


def check(moment: Moment, seed: int) -> int:
    compared = 0
    for seat in range(-1, moment.g.players):
        if OVER in {moment.g.phase, moment.taken.after.phase}:
            continue
        r = Random(seed)
        twin, twin_after = with_other_secrets(moment.g, seat, r), with_other_secrets(moment.taken.after, seat, r)
        assert shown(moment.rules, moment.g, moment.taken.after, seat, moment) == shown(
            moment.rules, twin, twin_after, seat, moment
        )
        compared += 1
    return compared


def test_r1_4_no_message_tells_what_a_seat_may_not_know() -> None:
    assert sum(check(moment, i) for i, moment in enumerate(many_moments((1, 2), length=3))) > 120


@pytest.mark.slow
def test_r1_4_no_message_tells_in_many_games() -> None:
    assert sum(check(moment, i) for i, moment in enumerate(many_moments((3, 4, 5), length=20))) > 1200


def check_some() -> None:
    for i, moment in enumerate(many_moments((1,), length=2)):
        check(moment, i)


@pytest.mark.parametrize("field", ["card", "cash"])
def test_the_comparison_notices_a_leak(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: State, seat: int) -> State:
        seen = view_of(g, seat)
        setattr(seen, field, list(getattr(g, field)))
        return seen

    monkeypatch.setattr("tests.table.moments.view", leaky)
    with pytest.raises(AssertionError):
        check_some()


def test_r8_1_a_sealed_bid_is_in_no_message_to_another_seat() -> None:
    for moment in many_moments((1, 2), length=30):
        if not moment.text.startswith("bid") or moment.taken.after.phase != BID:
            continue
        if moment.taken.after.bidding != moment.g.bidding:
            continue
        for seat in range(-1, moment.g.players):
            views = moment.seen(seat), moment.seen_after(seat)
            line = line_entry(1, moment.taken.seat, moment.taken.line, *views).line
            assert line == (moment.text if seat == moment.taken.seat else "bid")
