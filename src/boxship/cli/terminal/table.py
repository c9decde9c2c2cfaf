"""A game at this table: one seat is a person's, the others are bots', and it is saved after every decision."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path

from boxship.bots.registry import Player
from boxship.cli.files import FileError, write_whole
from boxship.cli.terminal.news import Chronicle
from boxship.cli.told import Told
from boxship.game import Game, View
from boxship.notation.lines import Bid
from boxship.notation.records import Closing, Record
from boxship.table.telling.decision_facts import Change

YOU = "you"
"""The name of the person's seat in a record."""


class UndoError(Told):
    """A decision that can't be taken back, and why."""


class Table:
    """The game, whose seat is the person's, the bots, the news and the file."""

    def __init__(self, game: Game, seat: str, bots: Mapping[str, Player], file: Path) -> None:
        """The file is written at once, so that an impossible one is found before the first decision."""
        self.game = game
        self.seat = seat
        self.bots = bots
        self.file = file
        self.chronicle = Chronicle.of(game, seat)
        self.unsaved: FileError | None = None
        """Why the last decision could not be saved; None when all is well."""
        self.began_before = bool(game.moves)
        """Whether this is a game that goes on, not a new one."""
        write_whole(file, game.record())

    @property
    def last_own_decision(self) -> int:
        """The number of the person's last decision, from which on the news are new; 0 before the first."""
        own = [number for number, news in enumerate(self.chronicle.news) if news.seat == self.seat]
        return own[-1] if own else 0

    @property
    def view(self) -> View:
        """What the person knows."""
        return self.game.view(self.seat)

    @property
    def is_due(self) -> bool:
        """Whether the person has to decide."""
        return self.seat in self.game.to_act

    def play(self, line: str) -> None:
        """The person's line; a Refusal changes nothing."""
        self._play(self.seat, line)

    def let_bots_play(self) -> None:
        """The bots decide until the person has to, or the game is over. They bid before the person is asked."""
        while due := [seat for seat in self.game.to_act if seat != self.seat]:
            self._play(due[0], self.bots[due[0]].line(self.game.view(due[0])))

    def _play(self, seat: str, line: str) -> None:
        before = self.game.state
        self.game.play(line, seat)
        self.chronicle.add(Change(before, self.game.state, *self.game.moves[-1], self.game.rules.colours))
        self._save()

    def undo(self) -> str:
        """Take the person's last decision back; returns it. An UndoError says why that is not possible."""
        if not self.game.moment.can_undo(self.game.seats.index(self.seat)):
            raise UndoError(self._why_not_undo())
        taken_back = self.game.undo()
        self.chronicle.news.pop()
        self._save()
        return taken_back

    def _why_not_undo(self) -> str:
        if not self.game.moves:
            return "terminal-undo-nothing"
        if self.game.over:
            return "terminal-undo-over"
        seat, line = self.game.moves[-1]
        if self.game.seats[seat] == self.seat and isinstance(line, Bid):
            return "terminal-undo-bid"
        return "terminal-undo-others"

    def _save(self) -> None:
        """Save; a full disk does not end the game, it is told at the next prompt."""
        try:
            write_whole(self.file, self.game.record())
            self.unsaved = None
        except FileError as problem:
            self.unsaved = problem


def named(game: Game, bots: Mapping[str, str]) -> Game:
    """The same game whose record says which bots play which seats; the one that is left is the person's."""
    names = ", ".join(f"{bots[seat]} (bot)" if seat in bots else YOU for seat in game.seats)
    extras = (*((key, value) for key, value in game.header.extras if key != "names"), ("names", names))
    return Game(Record(dataclasses.replace(game.header, extras=extras), tuple(game.moves), Closing.of(game.state)))


def seat_of_person(game: Game) -> str | None:
    """The seat that the record's names give to the person, if they do."""
    names = [name.strip() for name in dict(game.header.extras).get("names", "").split(",")]
    return game.seats[names.index(YOU)] if YOU in names[: len(game.seats)] else None
