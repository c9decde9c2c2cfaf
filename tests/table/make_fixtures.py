"""Makes ``web/fixtures``: tables as a server would send them, to draw and to test the page without one.

``python -m tests.table.make_fixtures`` plays seeded games among bots until each wanted moment comes, and writes what
the seat of the fixture is shown then. The same program writes the same files.
"""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import Game, View
from boxship.notation.lines import Bid
from boxship.notation.records import Closing, Record
from boxship.rules import layout
from boxship.rules.rulesets import CLASSIC_COLOURS, SEAT_NAMES
from boxship.rules.view import view as hidden
from boxship.server.messages import SeatInfo, TableInfo, TableState
from boxship.table.choosing.menu import kinds
from boxship.table.showing.prospects import prospects
from boxship.table.showing.situation import rules_shown, situation
from boxship.table.showing.worth import gains
from boxship.table.telling.log import line_entry, sealed_entry
from boxship.table.telling.story import changes, story

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boxship.notation.lines import Line
    from boxship.rules.layout import State
    from boxship.table.shapes import Entry
    from boxship.table.story_shapes import Story

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"
BLUE, NOBODY = 0, -1
LOG = 40
"""How many entries of the log a fixture carries at most."""


class Wanted(NamedTuple):
    """A moment to look for: in which game, when, and who looks."""

    rules: str
    players: int
    moment: Callable[[State], bool]
    seat: str | None = "blue"
    sealed: Sequence[str] = ()


def _acts(g: State, least_round: int = 1) -> bool:
    return g.phase == layout.ACT and g.turn == BLUE and g.actions == 2 and g.round_number >= least_round


def _bids(g: State, bidding: int) -> bool:
    return g.phase == layout.BID and g.bidding == bidding and g.turn != BLUE and g.due[BLUE] == 1 and sum(g.due) > 1


def _good_cargo(g: State) -> bool:
    """Blue has to bid for a cargo that also changes what lies on his island."""
    if not _bids(g, 1) or g.turn == 1 or g.cash[BLUE] < 10 or sum(g.island[BLUE]) < 4:
        return False
    cargo = g.ship[g.turn]
    rows = gains(g, BLUE, cargo, CLASSIC_COLOURS, prospects(g, BLUE, cargo))
    return len({row.why for row in rows}) > 2


def _rich_bank(g: State) -> bool:
    lots = sum(map(sum, g.lot))
    return _acts(g) and g.holder not in {NOBODY, BLUE} and lots > 0 and sum(map(sum, g.dock)) > 0


WANTED = {
    "start": Wanted("classic", 4, lambda g: _acts(g) and g.first == BLUE),
    "mid": Wanted("classic", 4, lambda g: _acts(g, 9) and sum(map(sum, g.island)) > 8),
    "bid": Wanted("classic", 4, _good_cargo, sealed=["red"]),
    "decide": Wanted("classic", 4, lambda g: g.phase == layout.DECIDE and g.turn == BLUE and sum(g.island[BLUE]) > 1),
    "extra": Wanted("classic", 4, lambda g: _bids(g, 2) and max(g.bids) > 0),
    "over": Wanted("classic", 4, lambda g: g.phase == layout.OVER),
    "five": Wanted("classic", 5, lambda g: _acts(g, 8)),
    "three": Wanted("classic", 3, lambda g: _acts(g, 8)),
    "bank": Wanted("jumbo investment_bank", 4, _rich_bank),
    "seize": Wanted("classic", 4, lambda g: g.phase == layout.SEIZE and g.turn == 1),
    "watch": Wanted("classic", 4, lambda g: g.phase == layout.ACT and g.turn == 1 and g.round_number == 6, seat=None),
}


@cache
def played_out(rules: str, players: int, seed: int) -> tuple[Game, list[State]]:
    """A game among bots, and the state after each line."""
    game = Game.new(rules, players, seed)
    bots = {seat: RuleOfThumb(seed * 8 + p) for p, seat in enumerate(game.seats)}
    states = [game.state]
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].line(game.view(seat)), seat)
        states.append(game.state)
    return game, states


def found(wanted: Wanted) -> Game:
    """The first seeded game that comes to this moment, stopped there."""
    for seed in range(1000):
        game, states = played_out(wanted.rules, wanted.players, seed)
        for length, g in enumerate(states):
            if wanted.moment(g):
                return Game(Record(game.header, tuple(game.moves[:length]), Closing.of(g)))
    raise AssertionError("no seeded game comes to this moment")


class Event(NamedTuple):
    """What a server would have numbered: a line, or a bid that was sealed."""

    seat: int
    line: Line | None
    before: State
    after: State


def events(game: Game, sealed: Sequence[str]) -> list[Event]:
    """Every event of a game: before the bids of a round are revealed, everybody seals one."""
    found: list[Event] = []
    said = list(changes(game))
    for i, change in enumerate(said):
        if isinstance(change.line, Bid) and (i == 0 or not isinstance(said[i - 1].line, Bid)):
            bids = takewhile(lambda later: isinstance(later.line, Bid), said[i:])
            found += [Event(bid.seat, None, change.before, change.before) for bid in bids]
        found.append(Event(change.seat, change.line, change.before, change.after))
    return found + [Event(SEAT_NAMES.index(seat), None, game.state, game.state) for seat in sealed]


def table(name: str, wanted: Wanted, game: Game) -> TableState:
    """The table of a fixture."""
    view = game.view(wanted.seat)
    seats = [
        SeatInfo(
            seat=seat,
            name="",
            kind="person" if seat == "blue" else "bot",
            style="" if seat == "blue" else "trader",
            taken=True,
            here=True,
        )
        for seat in game.seats
    ]
    info = TableInfo(
        table=name,
        rules=rules_shown(game.rules, len(game.seats)),
        seats=seats,
        me=wanted.seat,
        join=None,
        watch="watch-token",
        created="2025-01-01T12:00:00Z",
        rematch=False,
        hints=wanted.seat is not None,
    )

    def seen(g: State) -> View:
        return View(hidden(g, view.seat), view.seat, game.rules, ())

    def shown(number: int, event: Event) -> Entry:
        if event.line is None:
            return sealed_entry(number, event.seat, seen(event.before))
        return line_entry(number, event.seat, event.line, seen(event.before), seen(event.after))

    happened = events(game, wanted.sealed)
    return TableState(
        info=info,
        situation=situation(view, len(happened), wanted.sealed),
        kinds=kinds(view),
        can_undo=False,
        log=[shown(number, event) for number, event in list(enumerate(happened, 1))[-LOG:]],
    )


def told(game: Game) -> Story:
    """The story of a finished game, with the numbers of its events."""
    return story(game, [number for number, event in enumerate(events(game, ()), 1) if event.line is not None])


def write(name: str, message: msgspec.Struct) -> None:
    """One file, indented for readers."""
    text = msgspec.json.format(msgspec.json.encode(message), indent=1)
    (FOLDER / f"{name}.json").write_bytes(text + b"\n")


def main() -> None:
    """Make all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wanted in WANTED.items():
        game = found(wanted)
        write(name, table(name, wanted, game))
        if game.over:
            write("story", told(game))


if __name__ == "__main__":
    main()
