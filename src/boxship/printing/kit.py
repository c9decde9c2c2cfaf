"""The kit: which sheets a game of some edition and number of players needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from boxship.catalogue import Catalogue
from boxship.game import look
from boxship.printing import boards, pieces
from boxship.printing.sheets import HEIGHT, Sheet, in_rows
from boxship.render.element import group
from boxship.render.look import Look
from boxship.render.marks import definitions
from boxship.rules import layout
from boxship.rules.rulesets import SEAT_NAMES, Ruleset

NOTES_OF_EACH: Final = {1: 32, 2: 32, 5: 24, 10: 24, 20: 24}
"""Bank notes of each kind: some $900, enough for five rich players."""


class PieceCount(NamedTuple):
    """A row of the list of contents: a kind of piece, how many, and what can stand for it."""

    key: str
    number: int


class Kit:
    """Everything that is printed for a ruleset, a number of players and a language."""

    def __init__(self, rules: Ruleset, players: int, texts: Catalogue) -> None:
        self.rules, self.players, self.texts = rules, players, texts
        self.seats = SEAT_NAMES[:players]
        self.names = {seat: texts.text(f"seat-{seat}") for seat in self.seats}
        self.containers, self.machines, self.warehouses = rules.for_players(players)
        self.look: Look = look(rules, self.containers, None, texts.language)

    @property
    def shapes(self) -> str:
        """The definitions that the drawings use, lettered in the language of the kit."""
        return definitions(self.look, self.seats)

    def contents(self) -> list[PieceCount]:
        """How many there are of each kind of piece."""
        return [
            PieceCount("boards", self.players),
            PieceCount("containers", self.containers * len(self.rules.colours)),
            PieceCount("machines", self.machines * len(self.rules.colours)),
            PieceCount("warehouses", self.warehouses),
            PieceCount("ships", self.players),
            PieceCount("cards", len(self.rules.colours)),
            PieceCount("loans", layout.MAX_LOANS * self.players),
            PieceCount("notes", sum(NOTES_OF_EACH.values())),
        ]

    def sheets(self) -> Iterator[Sheet]:
        """All drawn sheets, boards first."""
        boarded = [boards.player_board(seat, self.names[seat], self.rules, self.texts) for seat in self.seats]
        for first in range(0, len(boarded), 2):
            yield self._sheet("print-boards", _stacked(boarded[first : first + 2], boards.BOARD))
        yield self._sheet(
            "board-island", boards.island(self.seats, self.names, self.rules.colours, self.texts), "whole"
        )
        if self.rules.investment_bank:
            yield self._sheet("board-bank", boards.bank(self.seats, self.names, self.texts), "whole")
        cards = [pieces.value_card(colour, self.look, self.texts) for colour in self.rules.colours]
        yield from self._cut("print-cards", cards, *pieces.CARD)
        yield from self._cut(
            "print-containers",
            pieces.containers(self.rules.colours, self.containers),
            pieces.BOX_WIDTH,
            pieces.BOX_HEIGHT,
        )
        buildings = pieces.buildings(self.rules.colours, self.machines, self.warehouses)
        yield from self._cut("print-buildings", buildings, pieces.TILE, pieces.TILE)
        yield self._sheet(
            "print-ships", pieces.ships(self.seats, self.names) + pieces.first_player(self.texts, HEIGHT - 34)
        )
        yield from self._cut("print-loans", [pieces.loan(self.texts)] * (layout.MAX_LOANS * self.players), *pieces.NOTE)
        notes = [pieces.bank_note(amount) for amount, count in NOTES_OF_EACH.items() for _ in range(count)]
        yield from self._cut("print-notes", notes, *pieces.NOTE)

    def _cut(self, key: str, each: Sequence[str], width: float, height: float) -> Iterator[Sheet]:
        for drawing in in_rows(each, width, height):
            yield self._sheet(key, drawing)

    def _sheet(self, key: str, drawing: str, note: str = "cut") -> Sheet:
        return Sheet(self.texts.text(key), self.texts.text(f"print-note-{note}"), drawing)


def _stacked(drawings: Sequence[str], height: float) -> str:
    return "".join(group(each, y=index * height) for index, each in enumerate(drawings))
