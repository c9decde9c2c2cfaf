"""Replays: records that somebody sends, turned into the events of a table, and looked at from any seat.

Nothing is kept of them but a cache: whoever asks sends the record along, so any process can answer, today and after a
restart. Whoever has a record has the whole game; a viewpoint hides what its seat could not see then.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from boxship.bots.registry import UnknownBotError, player, reads_file
from boxship.game import Game, View
from boxship.notation.line_text import write
from boxship.notation.records import FIRST_LINE, Header, Move, Record, RecordError
from boxship.rules import scoring
from boxship.rules.layout import NOBODY, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.server import presenter
from boxship.server.errors import ProblemError, too_much
from boxship.server.history import Histories
from boxship.server.names import tidy
from boxship.server.rate_limit import RateLimit
from boxship.server.replay_messages import Replay, Viewpoint
from boxship.server.seats import Seat
from boxship.server.snapshot import Event, Snapshot, Transition
from boxship.table.choosing.refusals import reason_of
from boxship.table.shapes import Entry, Situation

_PER_SECOND: Final = 1.0
_BURST: Final = 40.0
"""Records that one address opens for the first time: so many at once, then so many each second."""
_MOST_OPEN: Final = 100
_LONGEST_NAME: Final = 24
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_BOT: Final = re.compile(r"(.*) \((\S+) bot\)")


@dataclass(frozen=True, slots=True)
class OpenedRecord:
    """A record as the events of a table."""

    name: str
    """A digest of the text."""
    text: str
    """As the engine writes it."""
    header: Header
    seats: tuple[Seat, ...]
    events: tuple[Event, ...]
    current: Snapshot
    """After the last event."""


class Replays:
    """Cache of opened records, the ones that were used last."""

    def __init__(self) -> None:
        """None yet."""
        self.limit = RateLimit(_PER_SECOND, _BURST)
        self._opened: OrderedDict[bytes, OpenedRecord] = OrderedDict()
        self._histories = Histories()

    async def opened(self, text: str, address: str) -> OpenedRecord:
        """A record, replayed and checked; a ProblemError says in which line what is wrong."""
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
        found = self._opened.get(key)
        if found is None:
            if self.limit.wait(address):
                raise too_much()
            found = await asyncio.to_thread(opened_record, text)
        self._opened[key] = found
        self._opened.move_to_end(key)
        if len(self._opened) > _MOST_OPEN:
            self._opened.popitem(last=False)
        return found

    async def replay(self, opened: OpenedRecord, seen: Viewpoint) -> Replay:
        """The whole game for a viewpoint."""
        reader = _reader(opened, seen)
        last = opened.current.number
        happened = await self._histories.transitions(opened.name, opened.header, opened.events, 0, last)
        return await asyncio.to_thread(
            lambda: Replay(
                record=opened.text,
                rules=presenter.same_rules(opened.header.rules, opened.header.players),
                seats=presenter.seats_shown(opened.seats, ()),
                last=last,
                over=opened.current.over,
                log=[_entry(each, seen, reader) for each in happened],
                worth=_worth([opened.header.start(), *(each.after.state for each in happened)]),
            )
        )

    async def snapshot(self, opened: OpenedRecord, number: int) -> Snapshot:
        """How the game stood after an event; a ProblemError if it has not come so far."""
        last = opened.current.number
        if number > last:
            raise ProblemError("not_found", f"this record ends with event {last}")
        if number == last:
            return opened.current
        (after,) = await self._histories.transitions(opened.name, opened.header, opened.events, number, number + 1)
        return after.before

    async def situation(self, opened: OpenedRecord, seen: Viewpoint, number: int) -> Situation:
        """How the table stood after an event, for a viewpoint."""
        reader = _reader(opened, seen)
        snapshot = await self.snapshot(opened, number)
        return presenter.situation_shown(snapshot, reader, _view(snapshot, seen, reader))


def opened_record(text: str) -> OpenedRecord:
    """A record from its text, replayed and checked; a ProblemError says in which line what is wrong."""
    try:
        _see_that_it_is_text(text)
        game = Game(Record.parse(text))
    except RecordError as problem:
        raise _refused(problem, text) from None
    written = game.record()
    record = Record.parse(written)
    transitions = transitions_of_moves(record.header, record.moves)
    return OpenedRecord(
        name=hashlib.sha256(written.encode()).hexdigest(),
        text=written,
        header=record.header,
        seats=seats_named(record.header),
        events=tuple(transition.event for transition in transitions),
        current=transitions[-1].after if transitions else Snapshot.dealt(record.header),
    )


def transitions_of_moves(header: Header, moves: Sequence[Move], at: int = 0) -> list[Transition]:
    """The moves of a record as a table would write them down: bids are sealed first, then opened all together."""
    made: list[Transition] = []
    now = Snapshot.dealt(header)
    for index, (seat, line) in enumerate(moves):
        made += now.saying(seat, write(line, header.rules.colours), f"record-{index}", at)
        now = made[-1].after
    return made


def _see_that_it_is_text(text: str) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        if (found := _CONTROL.search(line)) is not None:
            raise RecordError(f"there is a character that no text has (code {ord(found.group())})", number)


def _refused(problem: RecordError, text: str) -> ProblemError:
    """What is wrong with a record; one that does not even begin like one is something else."""
    if FIRST_LINE not in " ".join(text.split()):
        return ProblemError("no_record", str(problem), line=problem.line)
    reason = None if problem.refusal is None else reason_of(problem.refusal)
    return ProblemError("bad_record", problem.sentence, reason=reason, line=problem.line)


def _worth(states: Sequence[State]) -> dict[str, list[int]]:
    """What every seat would score, had the game ended at each of these."""
    players = range(states[0].players)
    return {SEAT_NAMES[p]: [scoring.final_money(g, p) for g in states] for p in players}


# -- who looks ---------------------------------------------------------------------------------------------------------


def _reader(opened: OpenedRecord, seen: Viewpoint) -> int:
    if seen not in SEAT_NAMES:
        return NOBODY
    reader = SEAT_NAMES.index(seen)
    if reader >= opened.header.players:
        raise ProblemError("not_found", f"nobody sits on the {seen} seat in this game")
    return reader


def _view(snapshot: Snapshot, seen: Viewpoint, reader: int) -> View:
    return snapshot.open_view(reader) if seen == "everybody" else snapshot.view(reader)


def _entry(transition: Transition, seen: Viewpoint, reader: int) -> Entry:
    before, after = (_view(each, seen, reader) for each in (transition.before, transition.after))
    return presenter.entry_between(transition, before, after)


def seats_named(header: Header) -> tuple[Seat, ...]:
    """Who played, as far as the record says it: ``names: Ann, Ben, red (trader bot)``."""
    said = [name.strip() for name in dict(header.extras).get("names", "").split(",")]
    names = said if len(said) == header.players else [""] * header.players
    seats = [_seat(name, SEAT_NAMES[number]) for number, name in enumerate(names)]
    given = Counter(seat.name for seat in seats)
    # Who can't be told apart by name is told apart by colour.
    return tuple(replace(seat, name=seat.name if given[seat.name] == 1 else "") for seat in seats)


def _seat(said: str, colour: str) -> Seat:
    """Who sits on a seat: somebody, ``red (trader bot)`` or, as leagues write it, ``trader``."""
    bot = _BOT.fullmatch(said)
    name, style = (said, said) if bot is None else (bot[1], bot[2])
    is_bot = _is_bot(style)
    shown = tidy(name if bot is None or is_bot else said)[:_LONGEST_NAME].strip()
    if shown.casefold() in {colour, style if is_bot else colour}:
        shown = ""
    return Seat("bot", style, shown, None) if is_bot else Seat("person", "", shown, None)


def _is_bot(style: str) -> bool:
    """Whether a computer player goes by this name; one that is made from a file is none that a text may name."""
    if reads_file(style):
        return False
    try:
        player(style, 0)
    except UnknownBotError:
        return False
    return True
