"""How a table stands: sealed bids, the reveal, taking back, and that replaying gives the same."""

from __future__ import annotations

import pytest

from boxship import Game, Refusal
from boxship.rules.layout import NOBODY
from boxship.server.snapshot import NothingToUndoError, Snapshot, Transition, transitions_of
from tests.server.scripts import SaidLine, script, up_to_auction

SEATS = ("blue", "red", "yellow", "green", "purple")


class Sheet:
    """A table without a server: what is said, and what came of it."""

    def __init__(self, rules: str = "classic", players: int = 3, seed: int = 1) -> None:
        header, self.script = script(rules, players, seed)
        self.start = self.now = Snapshot.dealt(header)
        self.transitions: list[Transition] = []

    def say(self, seat: str, line: str) -> list[Transition]:
        transitions = self.now.saying(SEATS.index(seat), line, f"command-{len(self.transitions)}", 0)
        self.transitions += transitions
        self.now = transitions[-1].after
        return transitions

    def undo(self, seat: str) -> None:
        self.transitions += self.now.taking_back(SEATS.index(seat), f"command-{len(self.transitions)}", 0)
        self.now = self.transitions[-1].after

    def play(self, said: list[SaidLine]) -> Sheet:
        for seat, line in said:
            self.say(seat, line)
        return self

    @property
    def kinds(self) -> list[str]:
        return [transition.event.kind for transition in self.transitions]


def at_auction(players: int = 3) -> tuple[Sheet, str, list[str]]:
    """A ship has landed: the table, the seller, and the bidders from their left."""
    sheet = Sheet(players=players)
    sheet.play(up_to_auction(sheet.script))
    seller = sheet.script[len(sheet.transitions) - 1][0]
    place = SEATS.index(seller)
    return sheet, seller, [SEATS[(place + 1 + i) % players] for i in range(players - 1)]


@pytest.mark.parametrize("rules", ["classic", "short", "clarified", "jumbo investment_bank domestic_sale"])
def test_a_whole_game_is_the_game_of_the_engine(rules: str) -> None:
    sheet = Sheet(rules, 4, seed=3)
    sheet.play(sheet.script)
    game = Game.new(rules, 4, seed=3)
    for seat, line in sheet.script:
        game.play(line, seat)
    assert sheet.now.over
    assert sheet.now.state == game.state
    assert sorted(sheet.now.lines) == sorted(game.lines)


def test_replaying_the_events_gives_the_same_snapshots() -> None:
    sheet = Sheet()
    for seat, line in sheet.script:
        sheet.say(seat, line)
        if sheet.now.can_undo(SEATS.index(seat)) and len(sheet.transitions) % 3 == 0:
            sheet.undo(seat)
            sheet.say(seat, line)
    assert "undo" in sheet.kinds
    assert "sealed" in sheet.kinds
    events = [transition.event for transition in sheet.transitions]
    assert list(transitions_of(sheet.start, events)) == sheet.transitions


def test_events_are_numbered_without_gaps() -> None:
    sheet = Sheet()
    sheet.play(sheet.script)
    assert [transition.event.number for transition in sheet.transitions] == list(range(1, len(sheet.transitions) + 1))
    assert [transition.after.number for transition in sheet.transitions] == list(range(1, len(sheet.transitions) + 1))


def test_r8_1_a_sealed_bid_is_not_in_the_game_before_all_are_sealed() -> None:
    sheet, _, (first, second) = at_auction()
    before = sheet.now.state
    (sealed,) = sheet.say(second, "bid 3")
    assert (sealed.event.kind, sealed.event.line, sealed.event.secret) == ("sealed", "", 3)
    assert sheet.now.state is before
    assert [SEATS[p] for p in sheet.now.waiting_for] == [first]
    revealed = sheet.say(first, "bid 4")
    events = [transition.event for transition in revealed]
    assert [(event.kind, SEATS[event.seat], event.line) for event in events] == [
        ("sealed", first, ""),
        ("line", first, "bid 4"),
        ("line", second, "bid 3"),
    ]
    assert sheet.now.sealed == {}
    assert [transition.event.command is None for transition in revealed] == [False, True, True]


def test_r8_2_the_extra_round_is_sealed_too() -> None:
    sheet, seller, (first, second) = at_auction()
    sheet.play([(first, "bid 3"), (second, "bid 3")])
    assert sorted(SEATS[p] for p in sheet.now.waiting_for) == sorted([first, second])
    sheet.say(first, "bid 1")
    assert sheet.now.sealed == {SEATS.index(first): 1}
    sheet.say(second, "bid 0")
    assert [SEATS[p] for p in sheet.now.waiting_for] == [seller]
    assert sheet.now.state.bids[SEATS.index(first)] == 4


def test_a_sealed_bid_can_be_changed_until_the_reveal() -> None:
    sheet, _, (first, second) = at_auction()
    sheet.play([(first, "bid 3"), (first, "bid 5"), (first, "bid 1"), (second, "bid 2")])
    assert [line for line in sheet.now.lines if "bid" in line] == [f"{first}: bid 1", f"{second}: bid 2"]


def test_a_bid_that_can_not_be_paid_is_refused_and_the_old_one_stays() -> None:
    sheet, _, (first, _) = at_auction()
    sheet.say(first, "bid 3")
    with pytest.raises(Refusal, match="a bid is at most"):
        sheet.say(first, "bid 9000")
    assert sheet.now.sealed == {SEATS.index(first): 3}


def test_r6_1_a_bidder_borrows_at_once_also_after_sealing() -> None:
    sheet, _, (first, second) = at_auction()
    cash = sheet.now.state.cash[SEATS.index(first)]
    sheet.say(first, "bid 3")
    (loan,) = sheet.say(first, "loan")
    assert (loan.event.kind, loan.event.line) == ("line", "loan")
    assert sheet.now.sealed == {SEATS.index(first): 3}
    sheet.say(first, f"bid {cash + 10}")
    assert not sheet.now.can_undo(SEATS.index(first))
    sheet.say(second, "bid 0")
    assert sheet.now.state.bids[SEATS.index(first)] == cash + 10


def test_whoever_is_not_asked_is_refused() -> None:
    sheet, seller, _ = at_auction()
    with pytest.raises(Refusal, match="nothing to decide now"):
        sheet.say(seller, "bid 3")
    sheet = Sheet()
    with pytest.raises(Refusal, match="no auction"):
        sheet.say(sheet.script[0][0], "bid 3")


def test_the_own_lines_of_a_turn_can_be_taken_back_one_by_one() -> None:
    sheet = Sheet()
    seat = sheet.script[0][0]
    sheet.play([(seat, "loan"), (seat, "warehouse")])
    sheet.undo(seat)
    assert list(sheet.now.lines) == [f"{seat}: loan"]
    sheet.undo(seat)
    assert not sheet.now.lines
    assert sheet.now.state == sheet.start.state
    assert sheet.now.number == 4
    with pytest.raises(NothingToUndoError):
        sheet.undo(seat)


def test_nobody_takes_back_what_somebody_else_could_answer() -> None:
    sheet = Sheet()
    seat = sheet.script[0][0]
    sheet.play([(seat, "loan"), (seat, "end")])
    assert not any(sheet.now.can_undo(p) for p in range(NOBODY, 3))
    with pytest.raises(NothingToUndoError):
        sheet.undo(seat)


def test_nobody_takes_back_the_line_of_another() -> None:
    sheet = Sheet()
    seat = sheet.script[0][0]
    sheet.say(seat, "loan")
    for other in SEATS[:3]:
        assert sheet.now.can_undo(SEATS.index(other)) == (other == seat)


def test_a_landing_and_a_reveal_are_final() -> None:
    sheet, seller, (first, second) = at_auction()
    assert not any(sheet.now.can_undo(p) for p in range(3))
    sheet.play([(first, "bid 3"), (second, "bid 4")])
    assert not any(sheet.now.can_undo(p) for p in range(3))
    sheet.say(seller, "loan")
    assert sheet.now.can_undo(SEATS.index(seller))
    sheet.undo(seller)
    assert not sheet.now.can_undo(SEATS.index(seller))


def test_r8_6_no_bid_is_taken_back_even_if_the_bidder_is_next() -> None:
    """All bids zero, the seller keeps at once, and the turn passes to a bidder."""
    sheet = Sheet("clarified", 3, seed=1)
    sheet.play(up_to_auction(sheet.script))
    for p in list(sheet.now.waiting_for):
        sheet.say(SEATS[p], "bid 0")
    assert not any(sheet.now.can_undo(p) for p in range(3))


def test_the_end_is_final() -> None:
    sheet = Sheet()
    sheet.play(sheet.script)
    assert not any(sheet.now.can_undo(p) for p in range(3))


def test_a_view_before_the_reveal_is_the_same_whatever_is_sealed() -> None:
    sheet, _, (first, second) = at_auction()
    views = []
    for amount in (0, 7):
        transitions = sheet.now.saying(SEATS.index(first), f"bid {amount}", "command-1", 0)
        views.append([transitions[-1].after.view(reader) for reader in (NOBODY, SEATS.index(second))])
    assert views[0] == views[1]
