"""Cash ledger: every payment is public, so a seat that listens knows everybody's cash (R1.4).

The decisions heard so far are replayed on a table of one's own. Value cards change nothing before the scoring, so any
cards will do there; a bid that is still sealed moves no money yet. How the game began is read off the view: the first
machine of each seat never leaves its space, and what lay at the brokers follows from what there is now.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

from boxship.bots.history import HEAD, HISTORY, IDLE, PER_SEAT, listen
from boxship.game import View
from boxship.notation.line_text import read, read_seat
from boxship.notation.lines import Bid, Buy, Line, Produce, Reprice, Word
from boxship.notation.play_line import played
from boxship.notation.records import Header
from boxship.notation.refusals import Refusal
from boxship.rules.auction import FIRST_BIDS
from boxship.rules.counts import prices_of
from boxship.rules.layout import BID, COLOURS, DECIDE, FACTORY, HARBOUR, SLOTS, UNKNOWN, State
from boxship.rules.setup import FIRST_LOTS
from boxship.rules.steps import STORE

GUESS = 15
"""Dollars supposed for a seat whose money can't be counted: a position that nobody has seen come about."""

ENOUGH = 4
"""Containers that somebody must have priced before they are said never to sell cheaply."""


@dataclass
class HeardAuction:
    """A cargo that was landed: the table before the bids, and the first bids, once they are revealed."""

    table: State
    bids: dict[int, int] = field(default_factory=dict)
    kept: bool | None = None
    """Whether the seller kept the cargo, once that is decided."""
    log_likelihoods: dict[tuple[int, int], list[float]] = field(default_factory=dict)
    """How likely ``captain.beliefs`` finds this auction, by seat and card: it never changes, so once will do."""


class Ledger:
    """Counts money over the views of one game; the same views give the same answer to a new ledger."""

    def __init__(self) -> None:
        self._begun: tuple[object, ...] = ()
        self._lines: list[str] = []
        self._tables: list[State] = []
        self._auctions: list[HeardAuction] = []
        self._dearest: dict[int, list[bool]] = {}
        self._history = [0] * HISTORY

    def count(self, view: View) -> list[int]:
        """Everybody's cash, as far as it can be known; a guess where it can't."""
        seen = view.state.cash[: view.state.players]
        if UNKNOWN not in seen and not view.lines:
            return seen
        self._listen(view)
        table = self._table(view)
        if table is None:
            return [GUESS if cash == UNKNOWN else cash for cash in seen]
        return table.cash[: view.state.players]

    def auctions(self, view: View) -> list[HeardAuction]:
        """Every auction of the game whose first bids are revealed."""
        self._listen(view)
        return [auction for auction in self._auctions if len(auction.bids) == auction.table.players - 1]

    def stubborn(self, view: View) -> frozenset[int]:
        """Rivals who have asked the dearest price for all they ever offered, after at least ``ENOUGH`` containers."""
        self._listen(view)
        return frozenset(
            q for q, asked in self._dearest.items() if q != view.seat and len(asked) >= ENOUGH and all(asked)
        )

    def history(self, view: View) -> list[int]:
        """What every seat has done so far (``boxship.bots.history``); zeros for a position without a history."""
        self._listen(view)
        return self._history

    def idle(self, view: View) -> dict[int, int]:
        """In how many of their last turns in a row each rival did nothing at all."""
        heard = self.history(view)
        rivals = (q for q in range(view.state.players) if q != view.seat)
        return {q: heard[HEAD + q * PER_SEAT + IDLE] for q in rivals}

    def world(self, view: View) -> State:
        """The view with everybody's cash counted; cards and sealed bids stay unknown."""
        table = view.state.copy()
        table.cash[: table.players] = self.count(view)
        return table

    def _listen(self, view: View) -> None:
        """Replay what is new; begin again when the view is of another game."""
        begun = (view.rules, view.seat, view.state.players, view.state.first, [row[0] for row in view.state.machines])
        known = len(self._lines)
        if not known or begun != self._begun or list(view.lines[:known]) != self._lines:
            self._begun = begun
            self._lines = []
            self._auctions = []
            self._dearest = {}
            self._tables = list(_openings(view))
            self._history = [0] * HISTORY
            for table in self._tables[:1]:
                listen(self._history, table)
            known = 0
        heard = _settled(view)
        for text in view.lines[known:heard]:
            self._replay(text, view)
            self._lines.append(text)

    def _replay(self, text: str, view: View) -> None:
        """One more decision on every table that is still possible."""
        seat, line = _parsed(text, view)
        self._dearest.setdefault(seat, []).extend(_dearest(line, view.state))
        after = []
        for table in self._tables:
            try:
                after.append(played(table, seat, line, view.rules.colours))
            except Refusal:
                continue
        if after and self._tables:
            before, now = self._tables[0], after[0]
            if now.phase == BID and now.bidding == FIRST_BIDS and before.phase != BID:
                self._auctions.append(HeardAuction(now))
            if before.phase == BID and before.bidding == FIRST_BIDS and isinstance(line, Bid):
                self._auctions[-1].bids[seat] = line.amount
            if before.phase == DECIDE and now.phase != DECIDE:
                self._auctions[-1].kept = line == Word("decline")
        self._tables = after
        for table in after[:1]:
            listen(self._history, table)

    def _table(self, view: View) -> State | None:
        """The table as it stands now, bids under seal included; None where the view can't have come about."""
        rest = view.lines[len(self._lines) :]
        for table in self._tables:
            now = table
            try:
                for text in rest:
                    seat, line = _parsed(text, view)
                    now = played(now, seat, line, view.rules.colours)
            except Refusal:
                continue
            own = view.seat < 0 or now.cash[view.seat] == view.state.cash[view.seat]
            if own and (now.lot, now.dock, now.island) == (view.state.lot, view.state.dock, view.state.island):
                return now
        return None


def _settled(view: View) -> int:
    """How many of the lines heard will never change: those before the first bid that is still sealed."""
    for i, text in enumerate(view.lines):
        if text.endswith(": bid"):
            return i
    return len(view.lines)


def _parsed(text: str, view: View) -> tuple[int, Line]:
    """Who said what; a sealed bid counts as nothing, which it is until it is revealed."""
    name, _, said = text.partition(": ")
    return read_seat(name), Bid(0) if said == "bid" else read(said, view.rules.colours)


def _dearest(line: Line, g: State) -> list[bool]:
    """For each container that a line prices: whether its price is the highest; nothing where there is but one price."""
    if isinstance(line, Produce):
        prices = prices_of(g, FACTORY)
    elif isinstance(line, Buy | Reprice):
        prices = prices_of(g, HARBOUR)
    else:
        return []
    return [priced.price == max(prices) for priced in line.store] if min(prices) < max(prices) else []


def _openings(view: View) -> Iterator[State]:
    """Every way in which this game can have begun; none for a position that no game leads to."""
    g = view.state
    machines = tuple(g.machines[p][0] - 1 for p in range(g.players))
    if min(machines) < 0 or g.containers * COLOURS < g.players:
        return
    cards = tuple(range(g.players))
    lots: set[tuple[tuple[int, ...], tuple[int, ...]] | None] = set()
    if view.rules.investment_bank:
        first = [c for c in range(COLOURS) for _ in range(_in_play(g, c) - g.containers)]
        if len(first) != len(FIRST_LOTS):
            return
        for a, b, c in permutations(first):
            lots.add((tuple(sorted((a, b))), (c,)))
    else:
        lots.add(None)
    for bank in sorted(lots, key=str):
        yield Header(view.rules, g.players, g.first, machines, cards, bank).start()


def _in_play(g: State, colour: int) -> int:
    """All containers of a colour that are anywhere."""
    count = g.supply[colour] + g.removed[colour] + sum(lot[colour] for lot in g.lot)
    for p in range(g.players):
        count += g.island[p][colour] + g.dock[p][colour] + g.ship[p][colour]
        count += sum(g.factory[p][colour]) + sum(g.harbour[p][colour])
    count += sum(g.card_goods[i] % STORE // SLOTS == colour for i in range(g.card_count))
    return count + sum(store[colour] for store in g.back)
