"""Candidates: the lines that a captain compares: every kind of action, several ways to buy and load, few ways to price.

A full store can be priced in thousands of ways. So lines come in two batches: first what to do, priced as a trader
would; then, for what was chosen, other prices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boxship.bots.guards import changes_nothing, senseless
from boxship.bots.line_from_steps import completed, stepped
from boxship.bots.trader.choose import choose
from boxship.notation.legal_lines import is_complete
from boxship.rules.amounts import amount_steps
from boxship.rules.apply import apply
from boxship.rules.auction import purse
from boxship.rules.layout import ARRANGE, BID, BUYING, FACTORY, LOADING, PRODUCING, RETURN, State
from boxship.rules.legal import legal_steps
from boxship.rules.steps import LOAN_STEP, PRICE

OPEN = (BUYING, LOADING, PRODUCING)
"""Phases in which several ways are tried; prices and broker bids are left to the trader's judgement."""
MOST_WAYS = 8
"""Ways to buy, load or make that are tried for one action."""
MOST_LOOKED_AT = 60
GRID = 16
"""Steps between no bid and all of the purse that are tried first."""


@dataclass(frozen=True)
class Candidate:
    """Steps that make a whole line, and the world after them."""

    steps: tuple[int, ...]
    after: State


def finished(world: State, seat: int, taken: list[int], now: State, words: list[int], row: list[int]) -> Candidate:
    """A line begun with these steps, completed as a trader would."""

    def as_trader(now: State, options: list[int], count: int) -> int:
        return choose(now, seat, options, count, words, row)

    return Candidate(*completed(world, seat, taken, now, as_trader))


def candidates(world: State, seat: int, words: list[int], row: list[int]) -> list[Candidate]:
    """Lines to think about: one at least, the trader's own first unless it makes no sense."""
    found = [finished(world, seat, [], world, list(words), row)]
    if world.phase == BID:
        return _distinct([*found, *_bids(world, seat)])
    for step in legal_steps(world, seat):
        for taken, there in _some(_ways(world, seat, step)):
            found.append(finished(world, seat, taken, there, list(words), row))
    sensible = [each for each in found if not senseless(world, seat, each.steps, each.after)]
    return _distinct(sensible or found)


def _ways(world: State, seat: int, step: int) -> list[tuple[list[int], State]]:
    """The ways to go on from a first step, up to where only prices are left."""
    ends: list[tuple[list[int], State]] = []
    open_ends = [([step], stepped(world, seat, [step]))]
    while open_ends and len(ends) < MOST_LOOKED_AT:
        taken, state = open_ends.pop()
        if state.phase not in OPEN or is_complete(world, seat, state):
            ends.append((taken, state))
            continue
        open_ends += [([*taken, more], stepped(state, seat, [more])) for more in legal_steps(state, seat)]
    return ends


def _some(ways: list[tuple[list[int], State]]) -> list[tuple[list[int], State]]:
    """Few enough ways, the longest (those that take most) and some of every length."""
    if len(ways) <= MOST_WAYS:
        return ways
    ways = sorted(ways, key=lambda way: -len(way[0]))
    return [ways[i * (len(ways) - 1) // (MOST_WAYS - 1)] for i in range(MOST_WAYS)]


def _bids(world: State, seat: int) -> Iterator[Candidate]:
    """Bids on a grid from nothing to all, and a loan first."""
    most = purse(world, seat)
    gap = max(1, most // GRID)
    for amount in range(0, most + 1, gap):
        yield bid(world, seat, amount)
    if LOAN_STEP in legal_steps(world, seat):
        yield Candidate((LOAN_STEP,), stepped(world, seat, [LOAN_STEP]))


def bid(world: State, seat: int, amount: int) -> Candidate:
    """A bid of that amount."""
    taken = tuple(amount_steps(amount))
    return Candidate(taken, stepped(world, seat, taken))


def _distinct(found: list[Candidate]) -> list[Candidate]:
    """Each result once."""
    kept: dict[tuple[int, ...], Candidate] = {}
    for candidate in found:
        kept.setdefault(candidate.steps, candidate)
    return list(kept.values())


def repriced(world: State, seat: int, chosen: Candidate, words: list[int], row: list[int]) -> list[Candidate]:
    """The chosen line with other prices: one price for all, and each colour a little dearer or cheaper."""
    now = world.copy()
    before: list[int] = []
    for step in chosen.steps:
        if now.phase in (ARRANGE, RETURN) and step >= PRICE:
            break
        apply(now, seat, step)
        before.append(step)
    prices = [step - PRICE for step in chosen.steps[len(before) :]]
    if not prices:
        return []
    found = [chosen]
    slots = now.factory_slots if now.phase == ARRANGE and now.store == FACTORY else now.harbour_slots
    plans = [[slot] * len(prices) for slot in range(slots)]
    for i in range(len(prices)):
        for change in (-1, 1):
            plan = list(prices)
            plan[i] += change
            plans.append(plan)
    plans += [[slot + change for slot in prices] for change in (-1, 1)]
    for plan in plans:
        candidate = _priced(now, seat, before, plan)
        if candidate is not None and is_complete(world, seat, candidate.after):
            found.append(candidate)
    found.append(finished(world, seat, before, now, list(words), row))
    return _distinct([chosen, *(each for each in found if not changes_nothing(world, seat, each.steps, each.after))])


def _priced(now: State, seat: int, before: list[int], plan: list[int]) -> Candidate | None:
    """These prices in the order of the steps; None where they are not possible."""
    there = now.copy()
    for slot in plan:
        if PRICE + slot not in legal_steps(there, seat):
            return None
        apply(there, seat, PRICE + slot)
    return Candidate((*before, *(PRICE + slot for slot in plan)), there)
