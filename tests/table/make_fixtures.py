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

from boxship.bots.simple.player import RuleOfThumb
from boxship.game import Game, View
from boxship.notation import lines as notation
from boxship.notation.lines import Bid
from boxship.notation.records import Closing, Record
from boxship.rules import layout
from boxship.rules.rulesets import CLASSIC_COLOURS, SEAT_NAMES
from boxship.rules.view import view as hidden
from boxship.server.messages import SeatInfo, Table, TableInfo
from boxship.table.choosing.menu import kinds
from boxship.table.showing.situation import rules_shown, situation
from boxship.table.showing.worth import gains
from boxship.table.telling.log import Happened, entry
from boxship.table.telling.story import changes, story

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boxship.rules.layout import State
    from boxship.table.shapes import Story
    from boxship.table.vocabulary import EntryKind

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
    rows = gains(g, BLUE, g.ship[g.turn], CLASSIC_COLOURS)
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


def events(game: Game, sealed: Sequence[str]) -> list[tuple[Happened, State, State]]:
    """What a server would have numbered: before the bids of a round are revealed, everybody seals one."""
    found: list[tuple[Happened, State, State]] = []

    def add(kind: EntryKind, seat: int, line: str, before: State, after: State) -> None:
        found.append((Happened(len(found) + 1, kind, SEAT_NAMES[seat], line), before, after))

    said = list(changes(game))
    for i, change in enumerate(said):
        if isinstance(change.line, Bid) and (i == 0 or not isinstance(said[i - 1].line, Bid)):
            for bid in takewhile(lambda later: isinstance(later.line, Bid), said[i:]):
                add("sealed", bid.seat, "", change.before, change.before)
        add("line", change.seat, notation.write(change.line, game.rules.colours), change.before, change.after)
    for seat in sealed:
        add("sealed", SEAT_NAMES.index(seat), "", game.state, game.state)
    return found


def table(name: str, wanted: Wanted, game: Game) -> Table:
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
        hints=wanted.seat is not None,
    )

    def seen(g: State) -> View:
        return View(hidden(g, view.seat), view.seat, game.rules, ())

    happened = events(game, wanted.sealed)
    return Table(
        info=info,
        situation=situation(view, len(happened), wanted.sealed),
        kinds=kinds(view),
        can_undo=False,
        log=[entry(event, seen(before), seen(after)) for event, before, after in happened[-LOG:]],
    )


def told(game: Game) -> Story:
    """The story of a finished game, with the numbers of its events."""
    return story(game, [event.number for event, _, _ in events(game, ()) if event.kind == "line"])


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
