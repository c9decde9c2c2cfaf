"""A line on its way: what a player has said so far, completed, explained and tried on their view.

Nothing is changed by it, and nothing raises an error: a draft that can't be played comes back with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boxship.game import View
from boxship.moment import is_retractable
from boxship.notation.line_text import read, write
from boxship.notation.lines import Bid
from boxship.notation.refusals import IllegalLineError, NotationError, Refusal
from boxship.rules.layout import ACT, NOBODY, OVER
from boxship.rules.waste import same_stores
from boxship.table.choosing.menu import hindrance
from boxship.table.choosing.refusals import reason_of, refused
from boxship.table.drafting.draft_to_line import CompletedDraft, completed
from boxship.table.drafting.preview import preview
from boxship.table.shapes import Composition, Draft, Reason
from boxship.table.showing.situation import situation


def compose(
    view: View, draft: Draft, number: int = 0, sealed: Sequence[str] = (), own_bid: int | None = None
) -> Composition:
    """What the table answers to a draft of this seat; the further arguments are those of ``situation``."""
    try:
        whole = _completed(view, draft)
        trial = _tried(view, whole)
    except Refusal as refusal:
        whole = CompletedDraft(draft, draft.kind)
        trial = Trial(draft.kind, reason_of(refusal))
    after = trial.after
    return Composition(
        draft=whole.draft,
        line=trial.line,
        reason=trial.reason,
        goods=whole.goods,
        pieces=whole.pieces,
        prices=whole.prices,
        amount=whole.amount,
        cash_before=0 if view.seat == NOBODY else view.state.cash[view.seat],
        cash_after=None if after is None else after.state.cash[view.seat],
        ends_turn=after is not None and _ends_turn(view, after),
        lasting=trial.lasting,
        useless=after is not None and _is_useless(draft, view, after),
        after=None if after is None else situation(after, number + 1, sealed, own_bid),
    )


class Trial(NamedTuple):
    """What came of trying a line."""

    line: str
    reason: Reason | None
    after: View | None = None
    """None also for a bid: what follows from it nobody can know."""
    lasting: bool = True


def _completed(view: View, draft: Draft) -> CompletedDraft:
    if view.seat == NOBODY:
        raise IllegalLineError("seat_not_playing", seat="spectator")
    return completed(view, draft)


def _tried(view: View, whole: CompletedDraft) -> Trial:
    colours = view.rules.colours
    try:
        line = read(whole.line, colours)
    except NotationError as refusal:
        return Trial(whole.line, _unreadable(view, whole.draft, refusal))
    text = write(line, colours)
    if isinstance(line, Bid):
        return Trial(text, refused(view, line))
    try:
        after = preview(view, line)
        return Trial(text, None, after, lasting=not is_retractable(after.state, view.seat, line))
    except Refusal as refusal:
        return Trial(text, reason_of(refusal))


def _unreadable(view: View, draft: Draft, refusal: NotationError) -> Reason:
    """A line that is not complete: perhaps nothing can come of it; otherwise how a whole one looks."""
    is_unfinished = refusal.code == "shape" and refusal.values["word"] == draft.kind
    hindered = hindrance(view, draft.kind, draft.target) if is_unfinished else None
    return hindered or reason_of(refusal)


def _is_useless(draft: Draft, before: View, after: View) -> bool:
    """Whether a line that arranges a store leaves it as it was."""
    return draft.kind in {"produce", "reprice"} and same_stores(before.state, after.state, before.seat)


def _ends_turn(before: View, after: View) -> bool:
    """Whether the player in turn has no further action after this line."""
    then, now = before.state, after.state
    if then.turn != before.seat:
        return False
    return now.turn != then.turn or now.phase == OVER or (then.phase == ACT and now.actions == 0)
