"""A second bookkeeper: what a line must have moved, written from the rulebook and not from the engine.

`expected(before, seat, line, after)` reads from `after` only how far the game went on (whose turn, which phase), and
says how much money everybody, every broker and the Payment Card must have then. `containers(g)` counts every container.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boxship.notation import lines
from boxship.rules.layout import ACT, BUILDING, COLOURS, DECIDE, INTEREST, NOBODY, OVER, RETURN, SALE, SEIZE, State

if TYPE_CHECKING:
    from boxship.notation.lines import Line, Store

ACTION_LINES = (lines.Machine, lines.Produce, lines.Buy, lines.Reprice, lines.Load, lines.Call, lines.Raise)


@dataclass
class Money:
    """All money on the table."""

    cash: list[int]
    brokers: list[int]
    card: int

    @classmethod
    def of(cls, g: State) -> Money:
        return cls(list(g.cash), list(g.broker_money), g.card_money)

    @property
    def everything(self) -> int:
        return sum(self.cash) + sum(self.brokers) + self.card


def containers(g: State) -> list[int]:
    """How many containers of each colour there are, wherever they are."""
    counts = []
    for c in range(COLOURS):
        count = g.supply[c] + g.removed[c] + g.hand[c] + g.back[0][c] + g.back[1][c]
        count += sum(g.lot[b][c] for b in range(3))
        for p in range(g.players):
            count += g.ship[p][c] + g.island[p][c] + g.dock[p][c] + sum(g.factory[p][c]) + sum(g.harbour[p][c])
        count += sum(1 for code in g.card_goods[: g.card_count] if code % 30 // 6 == c)
        count += sum(1 for code in g.offer_goods[: g.offer_count] if code % 30 // 6 == c)
        counts.append(count)
    return counts


def buildings(g: State) -> list[int]:
    """How many machines of each colour and how many warehouses there are, on boards and in the supply."""
    machines = [g.machine_supply[c] + sum(row.count(c + 1) for row in g.machines) for c in range(COLOURS)]
    return [*machines, g.warehouse_supply + sum(g.warehouses)]


def is_action(line: Line) -> bool:
    """Whether the line costs one of the two actions (landing on the island ends the turn instead)."""
    if isinstance(line, lines.Word):
        return line.word == "warehouse"
    return isinstance(line, ACTION_LINES) or (isinstance(line, lines.Sail) and line.where != "island")


def turn_ended(before: State, after: State) -> bool:
    return after.phase == OVER or after.turn != before.turn


def expected(before: State, seat: int, line: Line, after: State) -> tuple[Money, int]:
    """The money there must be after this line, and how much of it came from the bank (negative: went there)."""
    money = Money.of(before)
    holder = _play(before, seat, line, money)
    if before.phase == DECIDE:
        _decide(before, line, money)
    loans = list(before.loans)
    if line == lines.Word("loan"):
        loans[seat] += 1
    began = turn_ended(before, after) and after.phase != OVER
    if began:
        _interest(after.turn, loans[after.turn], money, bank=before.investment_bank == 1)
    opened = after.phase in (ACT, SALE) and (began or before.phase in (INTEREST, BUILDING, SEIZE))
    if holder != NOBODY and (after.phase == OVER or (opened and holder == after.turn)):
        raised = isinstance(line, lines.Call | lines.Raise)
        space = before.space
        if isinstance(line, lines.Call):
            space = line.broker * 2 + line.kind
        _collect(space, holder, money, bid=money.card)
        assert after.phase == OVER or not raised, "nobody collects what he has bid for in this turn"
    return money, money.everything - Money.of(before).everything


def _cost(goods: Store) -> int:
    return sum(priced.price for priced in goods)


def _play(g: State, seat: int, line: Line, money: Money) -> int:
    """The line's own money; returns who holds the Payment Card then."""
    match line:
        case lines.Word("loan"):
            money.cash[seat] += 10
            if g.phase == INTEREST:
                money.cash[seat] -= 1
                money.brokers[0] += g.investment_bank
        case lines.Word("repay"):
            money.cash[seat] -= 10
        case lines.Word("warehouse"):
            money.cash[seat] -= g.warehouse_cost[g.warehouses[seat]]
        case lines.Machine():
            space = g.machines[seat].index(0)
            money.cash[seat] -= g.machine_cost[space]
        case lines.Sell():
            money.cash[seat] += 2
        case lines.Produce():
            money.cash[seat] -= 1
            money.cash[(seat - 1) % g.players] += 1
        case lines.Buy():
            money.cash[seat] -= _cost(line.goods)
            money.cash[line.seat] += _cost(line.goods)
        case lines.Sail(where, goods) if goods:
            money.cash[seat] -= _cost(goods)
            money.cash[("blue", "red", "yellow", "green", "purple").index(where)] += _cost(goods)
        case lines.Load() if line.goods:
            money.cash[seat] -= _cost(line.goods)
            money.cash[g.at[seat]] += _cost(line.goods)
        case lines.Call() | lines.Raise():
            if g.holder != NOBODY:
                money.cash[g.holder] += g.card_money
            money.card = line.amount
            money.cash[seat] -= line.amount
            return seat
    return g.holder


def _decide(g: State, line: Line, money: Money) -> None:
    best = max(g.bids[q] for q in range(g.players) if q != g.turn)
    if line == lines.Word("decline"):
        money.cash[g.turn] -= best
    elif isinstance(line, lines.Accept):
        (winner,) = [q for q in range(g.players) if q != g.turn and g.bids[q] == best and line.seat in (None, q)]
        money.cash[winner] -= best
        money.cash[g.turn] += 2 * best


def _interest(p: int, loans: int, money: Money, *, bank: bool) -> None:
    for loan in range(loans):
        if money.cash[p] > 0:
            money.cash[p] -= 1
            money.brokers[loan] += bank


def _collect(space: int, holder: int, money: Money, bid: int) -> None:
    if space % 2 == 0:
        money.cash[holder] += money.brokers[space // 2]
        money.brokers[space // 2] = 0
    for unit in range(bid):
        money.brokers[unit % 3] += 1
    money.card = 0


def check_turn(before: State, line: Line, after: State) -> None:
    """Whose turn it is, in which round, with how many actions (R2, R10.1, R10.3)."""
    if before.phase == RETURN:
        left = before.actions
    elif is_action(line):
        left = before.actions - 1
    else:
        left = before.actions
    over_with_it = line == lines.Word("end") or (left == 0 and before.phase in (ACT, RETURN) and after.phase != RETURN)
    if isinstance(line, lines.Sail) and line.where == "island":
        assert (after.turn, after.actions) == (before.turn, 0)
        return
    if before.phase == DECIDE and line != lines.Word("loan"):
        over_with_it = True
    if isinstance(line, lines.Bid):
        return
    assert turn_ended(before, after) == over_with_it
    if not over_with_it:
        assert after.actions == left
        assert (after.turn, after.round_number) == (before.turn, before.round_number)
        assert after.produced == (1 if isinstance(line, lines.Produce) else before.produced)
    else:
        check_next_turn(before, line, after)


def check_next_turn(before: State, line: Line, after: State) -> None:
    """The turn is over: the next player's, the next round, or the end of the game."""
    ending = before.ending == 1
    if isinstance(line, lines.Produce):
        ending = ending or after.supply.count(0) >= 2
    following = (before.turn + 1) % before.players
    last = following == before.first and before.round_number == before.round_limit
    assert after.ended == (1 if ending else 2 if last else 0)
    if after.ended:
        assert after.phase == OVER
        assert any(after.winner)
        return
    assert after.turn == following
    assert after.round_number == before.round_number + (following == before.first)
    assert (after.actions, after.produced) == (2, 0)
