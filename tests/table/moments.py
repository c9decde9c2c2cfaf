"""Moments to look at: seeded games of every ruleset, odd tables, and drafts for the lines that were really played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from boxship.game import View
from boxship.notation import lines
from boxship.notation.lines import BROKER_KINDS, STORES, write
from boxship.rules.layout import OVER
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.rules.view import view
from boxship.table.messages import Draft
from tests.choosers import Taken, any_line, eager_line
from tests.odd_tables import NAMED_RULES, dealt, odd_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.notation.lines import Line
    from boxship.rules.layout import State


class Moment(NamedTuple):
    """A state of the whole truth, and the line with which it goes on."""

    rules: Ruleset
    g: State
    taken: Taken

    def seen(self, seat: int) -> View:
        return seen_by(self.rules, self.g, seat)

    def seen_after(self, seat: int) -> View:
        return seen_by(self.rules, self.taken.after, seat)

    @property
    def text(self) -> str:
        return write(self.taken.line, self.rules.colours)


def seen_by(rules: Ruleset, g: State, seat: int) -> View:
    return View(view(g, seat), seat, rules, ())


def moments(rules: str, players: int, seed: int, length: int = 60) -> Iterator[Moment]:
    """A game from the deal on (even seeds) or from an odd table (odd ones), by eager or by random players."""
    ruleset = Ruleset.parse(rules)
    r = Random(seed)
    g = odd_table(ruleset, players, seed).laid_out() if seed % 2 else dealt(ruleset, players, seed)
    choose = any_line if seed % 4 == 3 else eager_line
    for _ in range(length):
        if g.phase == OVER:
            return
        taken = choose(g, r)
        yield Moment(ruleset, g, taken)
        g = taken.after


def many_moments(seeds: Sequence[int], length: int = 60) -> Iterator[Moment]:
    """Moments of every ruleset, with three, four and five players in turn."""
    for i, rules in enumerate(NAMED_RULES):
        for seed in seeds:
            yield from moments(rules, 3 + (i + seed) % 3, seed * 31 + i, length)


def draft_of(line: Line, colours: Sequence[str]) -> Draft:
    """What a page would have sent for this line."""
    kind, _, rest = write(line, colours).partition(" ")

    def priced(store: Sequence[lines.Priced]) -> list[str]:
        return [f"{colours[colour]}@{price}" for colour, price in store]

    def laid(goods: Sequence[lines.Laid]) -> list[str]:
        return [f"{STORES[store]} {colours[colour]}@{price}" for store, colour, price in goods]

    match line:
        case lines.Produce(store) | lines.Reprice(store):
            return Draft(kind=kind, store=priced(store))
        case lines.Buy(seller, goods, store):
            return Draft(kind=kind, target=SEAT_NAMES[seller], goods=priced(goods), store=priced(store))
        case lines.Sail(where, goods, dock):
            return Draft(kind=kind, target=where, goods=[*priced(goods), *(colours[c] for c in dock)])
        case lines.Load(goods, dock):
            return Draft(kind=kind, goods=[*priced(goods), *(colours[c] for c in dock)])
        case lines.Sell(goods):
            return Draft(kind=kind, goods=priced([goods]))
        case lines.Bid(amount):
            return Draft(kind=kind, amount=amount)
        case lines.Call(broker, space, goods, amount):
            return Draft(kind=kind, target=f"{broker + 1} {BROKER_KINDS[space]}", goods=laid(goods), amount=amount)
        case lines.Raise(goods, amount):
            return Draft(kind=kind, goods=laid(goods), amount=amount)
        case lines.Return(goods):
            return Draft(kind=kind, store=laid(goods))
        case _:
            return Draft(kind=kind, target=rest or None)
