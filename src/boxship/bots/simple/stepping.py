"""Stepping to a line: small questions about the legal steps that the simple bots and the trader share.

They are written like the rules, for both homes.
"""

from __future__ import annotations

from boxship.rules.amounts import HEAPS
from boxship.rules.chance import below
from boxship.rules.counts import price_of
from boxship.rules.layout import COLOURS, Numbers, State
from boxship.rules.marks import rule
from boxship.rules.steps import ACCEPT, AMOUNT, CALL, DEFAULT, END, HEAP, KEEP, PRICE


@rule
def offered(options: Numbers, count: int, step: int) -> bool:
    """Whether a step is among the legal ones."""
    for i in range(count):
        if options[i] == step:
            return True
    return False


@rule
def say(options: Numbers, count: int, said: int, wanted: int) -> int:
    """The next piece of an amount on the way to the wanted one, or the nearest that is legal."""
    for i in range(len(HEAPS)):
        if wanted - said >= HEAPS[i] and offered(options, count, HEAP + i):
            return HEAP + i
    best = int(options[count - 1])
    gap = -1
    for i in range(count):
        if options[i] >= AMOUNT:
            away = abs(said + int(options[i]) - AMOUNT - wanted)
            if gap < 0 or away < gap:
                gap = away
                best = int(options[i])
    return best


@rule
def nearest_price(v: State, options: Numbers, count: int, store: int, wanted: int) -> int:
    """The legal price of a store that is nearest to the wanted one, which is in tenths of a dollar."""
    best = int(options[0])
    gap = abs(10 * price_of(v, store, best - PRICE) - wanted)
    for i in range(1, count):
        away = abs(10 * price_of(v, store, int(options[i]) - PRICE) - wanted)
        if away < gap:
            gap = away
            best = int(options[i])
    return best


@rule
def sell_if_poor(v: State, p: int, options: Numbers, count: int, enough: int) -> int:
    """Sell at home only with less than enough cash."""
    return KEEP if v.cash[p] >= enough else int(options[count - 1])


@rule
def accept_any(options: Numbers, count: int, words: Numbers) -> int:
    """Accept the highest bidder, any of them where some are tied; what comes first where none can be accepted yet."""
    tied = 0
    for i in range(count):
        if options[i] >= ACCEPT and options[i] < CALL:
            tied += 1
    pick = below(words, max(1, tied))
    for i in range(count):
        if options[i] >= ACCEPT and options[i] < CALL:
            if pick == 0:
                return int(options[i])
            pick -= 1
    return int(options[0])


@rule
def dock_waits(v: State, p: int) -> bool:
    """Whether containers wait on the own dock at the bank."""
    for c in range(COLOURS):
        if v.dock[p][c] > 0:
            return True
    return False


@rule
def do_nothing(options: Numbers, count: int) -> int:
    """The step of somebody who only ends their turns: no action, no loan, no bid, whatever bid is the highest."""
    for i in range(count):
        step = int(options[i])
        if step == END or step == KEEP or step == DEFAULT or step == AMOUNT or ACCEPT <= step < CALL:
            return step
    return int(options[0])
