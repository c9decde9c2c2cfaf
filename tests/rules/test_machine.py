"""What must hold always, whatever is played: any ruleset, any number of players, real deals and odd tables."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from boxship.notation import lines
from boxship.notation.legal_lines import legal_lines
from boxship.notation.line_text import read, write
from boxship.notation.play_line import played
from boxship.notation.refusals import CODES, Refusal
from boxship.rules.layout import NOBODY, OVER, State
from boxship.rules.rulesets import Ruleset
from boxship.rules.turn import next_due
from tests.choosers import Taken, any_line, due_seats, eager_line, legal_steps
from tests.line_strategies import ANY_LINE, KINDS
from tests.odd_tables import PLAYERS, SEEDS, Table, dealt, rulesets, tables
from tests.rules import ledger

if TYPE_CHECKING:
    from boxship.notation.lines import Line

FEW = 120
"""Up to so many legal lines are listed and compared with what is refused."""


def canonical(g: State, seat: int, line: Line) -> Line:
    """The one way in which the list of legal lines writes this line: stores and purchases sorted."""
    changes: dict[str, Any] = {}
    if isinstance(line, lines.Produce | lines.Buy | lines.Reprice):
        changes["store"] = tuple(sorted(line.store))
    if isinstance(line, lines.Buy | lines.Sail | lines.Load | lines.Return):
        changes["goods"] = tuple(sorted(line.goods))
    if isinstance(line, lines.Sail | lines.Load):
        changes["dock"] = tuple(sorted(line.dock))
    if isinstance(line, lines.Accept):
        others = [q for q in range(g.players) if q != seat]
        highest = [q for q in others if g.bids[q] == max(g.bids[q] for q in others)]
        if highest == [line.seat]:
            changes["seat"] = None
    return replace(line, **changes) if changes else line


class AnyGame(RuleBasedStateMachine):
    """A game under way, checked after every line."""

    def __init__(self) -> None:
        super().__init__()
        self.ruleset = Ruleset.parse("classic")
        self.g = State()
        self.there: list[int] = []
        self.buildings: list[int] = []
        self.heard: list[Line] = []

    @initialize(rules=rulesets(), players=PLAYERS, seed=SEEDS)
    def deal(self, rules: Ruleset, players: int, seed: int) -> None:
        self.begin(rules, dealt(rules, players, seed))
        assert self.there[0] == self.g.containers + sum(self.g.lot[b][0] for b in range(3))

    def begin(self, rules: Ruleset, g: State) -> None:
        self.ruleset = rules
        self.g = g
        self.there = ledger.containers(g)
        self.buildings = ledger.buildings(g)

    @rule(seed=SEEDS)
    @precondition(lambda self: self.g.phase != OVER)
    def play_anything(self, seed: int) -> None:
        self.take(any_line(self.g, Random(seed)))

    @rule(seed=SEEDS, times=st.integers(1, 12))
    @precondition(lambda self: self.g.phase != OVER)
    def play_eagerly(self, seed: int, times: int) -> None:
        r = Random(seed)
        for _ in range(times):
            if self.g.phase != OVER:
                self.take(eager_line(self.g, r))

    def take(self, taken: Taken) -> None:
        """Play what a chooser found by steps as a line, and check all that it did."""
        before, kept = self.g, self.g.copy()
        colours = self.ruleset.colours
        assert read(write(taken.line, colours), colours) == taken.line
        after = played(before, taken.seat, taken.line, colours)
        assert before == kept, "playing leaves the game given as it was"
        assert after == taken.after, "the steps of a line and the line do the same"
        money, from_bank = ledger.expected(before, taken.seat, taken.line, after)
        assert ledger.Money.of(after) == money
        assert ledger.Money.of(after).everything == ledger.Money.of(before).everything + from_bank
        ledger.check_turn(before, taken.line, after)
        self.check_said(taken)
        self.g = after
        self.heard.append(taken.line)
        self.check()

    def check_said(self, taken: Taken) -> None:
        """What stands after the arrow is what the store holds then."""
        after, seat = taken.after, taken.seat
        if isinstance(taken.line, lines.Produce):
            shelf, prices = after.factory[seat], after.factory_price
        elif isinstance(taken.line, lines.Buy | lines.Reprice):
            shelf, prices = after.harbour[seat], after.harbour_price
        else:
            return
        stored = [(c, prices[s]) for c in range(5) for s in range(6) for _ in range(shelf[c][s])]
        assert stored == sorted(taken.line.store)

    @rule(line=ANY_LINE, seat=st.integers(0, 4))
    def say_anything(self, line: Line, seat: int) -> None:
        self.try_line(line, seat)

    @rule(which=st.integers(0, 10**6), seat=st.integers(0, 4))
    @precondition(lambda self: self.heard)
    def repeat_what_was_said(self, which: int, seat: int) -> None:
        self.try_line(self.heard[which % len(self.heard)], seat)

    @rule(seed=SEEDS, data=st.data())
    @precondition(lambda self: self.g.phase != OVER)
    def bend_a_legal_line(self, seed: int, data: st.DataObject) -> None:
        r = Random(seed)
        taken = any_line(self.g, r)
        other = data.draw(KINDS[type(taken.line)])
        name = r.choice(list(vars(other)))
        bent = replace(taken.line, **{name: getattr(other, name)})
        colours = self.ruleset.colours
        try:
            bent = read(write(bent, colours), colours)
        except Refusal:
            return
        self.try_line(bent, taken.seat)

    def try_line(self, line: Line, seat: int) -> None:
        """A line that may be illegal: a refusal with a reason, or exactly one of the legal lines."""
        kept = self.g.copy()
        code: str | None = None
        try:
            played(self.g, seat, line, self.ruleset.colours)
        except Refusal as refusal:
            code = refusal.code
        fits = code is None
        assert fits or code in CODES
        assert self.g == kept, "neither a refusal nor a trial changes the game"
        if seat not in due_seats(self.g):
            assert not fits
            return
        listed = list(islice(legal_lines(self.g, seat), FEW))
        assert len(set(listed)) == len(listed), "every legal line is listed once"
        if len(listed) < FEW:
            assert fits == (canonical(self.g, seat, line) in listed)

    @rule()
    def list_legal_lines(self) -> None:
        for seat in due_seats(self.g):
            for line in islice(legal_lines(self.g, seat), 25):
                played(self.g, seat, line, self.ruleset.colours)

    @invariant()
    def check(self) -> None:
        g = self.g
        if not self.there:
            return
        assert ledger.containers(g) == self.there
        assert ledger.buildings(g) == self.buildings
        assert not any(g.hand)
        assert g.offer_count == 0
        self.check_seats()
        due = due_seats(g)
        assert bool(due) == (g.phase != OVER)
        assert next_due(g) == NOBODY if g.phase == OVER else next_due(g) in due
        for seat in range(g.players):
            possible = legal_steps(g, seat)
            assert bool(possible) == (seat in due), "who has to decide can, and nobody else"
            assert len(set(possible)) == len(possible)

    def check_seats(self) -> None:
        g = self.g
        for p in range(g.players):
            assert g.cash[p] >= 0
            assert 0 <= g.loans[p] <= 2
            machines = [m for m in g.machines[p] if m]
            assert len(set(machines)) == len(machines)
            assert not any(g.machines[p][g.machine_spaces :])
            assert g.warehouses[p] <= g.warehouse_spaces
            assert g.in_factory[p] == sum(map(sum, g.factory[p])), "the count of a store is kept right"
            assert g.in_harbour[p] == sum(map(sum, g.harbour[p])), "the count of a store is kept right"
            laid = [code // 30 for code in g.card_goods[: g.card_count]] if g.holder == p else []
            back = [sum(g.back[store]) if g.beaten == p else 0 for store in (0, 1)]
            assert sum(map(sum, g.factory[p])) + laid.count(0) + back[0] <= 2 * len(machines)
            assert sum(map(sum, g.harbour[p])) + laid.count(1) + back[1] <= g.warehouses[p]
            assert sum(g.ship[p]) <= 5
            assert g.at[p] != p
            counts = [*g.ship[p], *g.island[p], *g.dock[p], *g.supply, *g.removed]
            counts += [n for shelf in (g.factory[p], g.harbour[p]) for row in shelf for n in row]
            assert min(counts) >= 0


class OddGame(AnyGame):
    """The same from tables on which debts, gaps, ties and broker auctions are common."""

    @initialize(table=tables())
    def deal(self, table: Table) -> None:
        self.begin(table.rules, table.laid_out())


MACHINES = [AnyGame, OddGame]


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.__name__)
def test_what_must_hold_always(machine: type[RuleBasedStateMachine]) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=30, stateful_step_count=25))


@pytest.mark.slow
@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.__name__)
def test_what_must_hold_always_for_long(machine: type[RuleBasedStateMachine]) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=250, stateful_step_count=50))
