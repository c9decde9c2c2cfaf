"""Substitution: a bot plays for somebody who is away or gives up, and people end a game together.

Whatever is asked for here is decided on the table as it stands, like a line: one who comes back and the bot that is
about to move never both decide.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from boxship.rules.rulesets import SEAT_NAMES
from boxship.server.attendance import SUBSTITUTE, Takeover, TakeoverCause
from boxship.server.clock import now
from boxship.server.errors import ProblemError
from boxship.server.snapshot import EventKind, Snapshot, Transition
from boxship.server.table import Table, content_of

_CONFLICT = 409


async def take_over(table: Table, actor: int, command: str, seat: int, patience: float) -> int:
    """A bot plays a seat: one's own at once; the host asks for somebody who has been away for so many seconds."""
    takeover = Takeover(seat, SUBSTITUTE, "own" if seat == actor else "host")

    def refuse(_: int) -> None:
        _see_that_people_play(table)
        if seat != actor:
            _see_that_host(table, actor)
            _see_that_away(table, seat, patience)
        _see_that_own_hand(table, seat)

    return await bring_about(table, actor, command, "takeover", str(takeover), refuse)


async def resign(table: Table, actor: int, command: str) -> int:
    """A player gives up: a bot plays their seat to the end, and they can't take it back."""

    def refuse(seat: int) -> None:
        _see_that_people_play(table)
        if _cause(table, seat) == "resign":
            raise _resigned()

    return await bring_about(table, actor, command, "takeover", str(Takeover(actor, SUBSTITUTE, "resign")), refuse)


async def give_back(table: Table, actor: int, command: str, seat: int) -> int:
    """A seat is its player's again: when they ask for it, or when the host does who let a bot play it."""

    def refuse(_: int) -> None:
        _see_that_people_play(table)
        if seat != actor:
            _see_that_host(table, actor)
        cause = _cause(table, seat)
        if cause is None:
            raise ProblemError("invalid", "no bot plays this seat for somebody", status=_CONFLICT)
        if cause == "resign":
            raise _resigned()
        if seat != actor and cause != "host":
            raise ProblemError("not_allowed", "only its player takes this seat back")
        if table.current.attendance.times.is_out(seat):
            raise ProblemError("time_out", "the time for this turn is out; take the seat back when the bot has played")

    return await bring_about(table, actor, command, "return", SEAT_NAMES[seat], refuse)


async def agree(table: Table, actor: int, command: str) -> int:
    """A player would end the game; it ends when everybody would who plays their own seat."""

    def refuse(seat: int) -> None:
        _see_that_people_play(table)
        _see_that_own_hand(table, seat)
        if seat in table.current.attendance.agreed:
            raise ProblemError("invalid", "you have agreed already", status=_CONFLICT)

    def decide(snapshot: Snapshot, at: int) -> list[Transition]:
        transitions = [snapshot.happening("agree", actor, "", command, at)]
        after = transitions[-1].after
        if people_playing(table) <= after.attendance.agreed:
            transitions.append(after.happening("ended", actor, "", None, at))
        return transitions

    return await table.decide(actor, command, content_of("agree", ""), decide, refuse)


async def withdraw(table: Table, actor: int, command: str) -> int:
    """They would not end the game any more."""

    def refuse(seat: int) -> None:
        _see_that_people_play(table)
        if seat not in table.current.attendance.agreed:
            raise ProblemError("invalid", "you have not agreed to end the game", status=_CONFLICT)

    return await bring_about(table, actor, command, "withdraw", "", refuse)


def may_begin(table: Table) -> bool:
    """Whether everybody has come, and the clocks can begin to run."""
    times = table.current.attendance.times
    here = (seat.taken or table.is_played_by_bot(number) for number, seat in enumerate(table.seats))
    return times.clock is not None and not times.runs and not table.current.over and all(here)


async def begin_clocks(table: Table) -> int:
    """Everybody has come: the clocks run."""
    return await bring_about(table, 0, "begin:", "begin", "")


async def run_out(table: Table) -> None:
    """Bots play on for everybody whose time has run out."""

    def refuse(seat: int) -> None:
        if table.times_left().get(seat) != 0:
            raise ProblemError("invalid", "there is time left", status=_CONFLICT)

    for seat in [seat for seat, left in table.times_left().items() if left == 0]:
        command, takeover = f"clock:{table.current.number + 1}", Takeover(seat, SUBSTITUTE, "clock")
        with suppress(ProblemError):  # somebody else was quicker: another process, or the player
            await bring_about(table, seat, command, "takeover", str(takeover), refuse)


def people_playing(table: Table) -> set[int]:
    """The seats that people play themselves."""
    return {
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.taken and number not in table.current.attendance.substitutes
    }


async def bring_about(  # noqa: PLR0913  # each is a part of the event, and when it may not be
    table: Table,
    actor: int,
    command: str,
    kind: EventKind,
    text: str,
    refuse: Callable[[int], None] = lambda _: None,
) -> int:
    """Write an event around the game; a ProblemError of ``refuse`` where it may not be."""

    def decide(snapshot: Snapshot, at: int) -> list[Transition]:
        return [snapshot.happening(kind, actor, text, command, at)]

    return await table.decide(actor, command, content_of(kind, text), decide, refuse)


# -- when it may not be ------------------------------------------------------------------------------------------------


def _see_that_people_play(table: Table) -> None:
    if table.current.lesson is not None:
        raise ProblemError("not_allowed", "nobody else waits in a lesson")
    if table.current.over:
        raise ProblemError("ended", "the game is over")


def _see_that_host(table: Table, actor: int) -> None:
    if not table.is_host(actor):
        raise ProblemError("not_allowed", "only who made this table may do this")


def _see_that_own_hand(table: Table, seat: int) -> None:
    if table.is_played_by_bot(seat):
        raise ProblemError("bot_plays", "a bot plays this seat already")


def _see_that_away(table: Table, seat: int, patience: float) -> None:
    if seat in table.present or ((since := table.away_since(seat)) is not None and now() - since < patience * 1000):
        sentence = f"a bot plays for somebody who has been away for {patience:g} seconds"
        raise ProblemError("still_here", sentence)


def _resigned() -> ProblemError:
    return ProblemError("resigned", "who has given up does not come back to this game")


def _cause(table: Table, seat: int) -> TakeoverCause | None:
    substitute = table.current.attendance.substitutes.get(seat)
    return None if substitute is None else substitute.cause
