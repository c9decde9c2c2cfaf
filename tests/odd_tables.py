"""Rulesets and positions to draw: every option, house rules, and tables on which the rare rules come up often.

A table is described in the words of a scenario and laid out by `place`, so what a failing test prints can be read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from boxship.notation.read_position import place
from boxship.rules import setup
from boxship.rules.layout import SHIP_CAPACITY, State
from boxship.rules.rulesets import CHOICES, SEAT_NAMES, Ruleset

if TYPE_CHECKING:
    from collections.abc import Sequence

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.integers(3, 5)


@st.composite
def price_lists(draw: st.DrawFn, *, factory: bool) -> tuple[int, ...]:
    prices = draw(st.sets(st.integers(1, 20), min_size=1, max_size=5))
    return tuple(sorted({*prices, 2} if factory else prices))


@st.composite
def space_lists(draw: st.DrawFn) -> tuple[int, ...]:
    return (0, *sorted(draw(st.sets(st.integers(1, 999), max_size=4))))


OVERRIDES: dict[str, st.SearchStrategy[Any]] = {
    "containers": st.integers(1, 99) | st.tuples(*[st.integers(1, 99)] * 3),
    "machines": st.integers(1, 5),
    "warehouses": st.integers(5, 25),
    "machine_spaces": space_lists(),
    "warehouse_spaces": space_lists(),
    "factory_prices": price_lists(factory=True),
    "harbour_prices": price_lists(factory=False),
    "round_limit": st.integers(1, 1000),
    **{name: st.sampled_from(values) for name, values in CHOICES.items()},
}
"""Every field of a custom ruleset with values inside its limits."""

NAMED_RULES = (
    "classic",
    "short",
    "clarified",
    "jumbo",
    "jumbo investment_bank",
    "classic domestic_sale",
    "jumbo investment_bank domestic_sale open_money",
    "jumbo investment_bank default=buildings building_choice=debtor all_zero=seller_decides",
)


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Any ruleset: an edition, options, and sometimes house rules."""
    base = Ruleset.parse(draw(st.sampled_from(NAMED_RULES)))
    fields: dict[str, Any] = {}
    if draw(st.booleans()):
        fields = draw(st.fixed_dictionaries({}, optional=OVERRIDES))
    flags = draw(st.sets(st.sampled_from(["domestic_sale", "open_money"])))
    return base.with_fields(fields | dict.fromkeys(flags, True))


@dataclass(frozen=True)
class Table:
    """A position in the words of a scenario."""

    rules: Ruleset
    players: int
    position: dict[str, Any] = field(default_factory=dict)
    turn: dict[str, Any] = field(default_factory=dict)

    def laid_out(self) -> State:
        return place(self.rules, self.players, self.position, self.turn)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table with poor players, debts, gaps, full islands, a short supply and an open broker auction."""
    return odd_table(draw(rulesets()), draw(PLAYERS), draw(SEEDS))


def dealt(rules: Ruleset, players: int, seed: int) -> State:
    """A freshly dealt game."""
    return setup.dealt(rules, players, seed, 0)


def odd_table(rules: Ruleset, players: int, seed: int) -> Table:
    """The same odd table for the same seed."""
    r = Random(seed)
    position: dict[str, Any] = {seat: _seat(rules, players, p, r) for p, seat in enumerate(SEAT_NAMES[:players])}
    scarce = r.random() < 0.5
    position["supply"] = {c: r.choice([0, 1, 1, 2]) if scarce else r.randint(0, 9) for c in rules.colours}
    position["removed"] = {c: r.randint(0, 2) for c in rules.colours}
    if rules.investment_bank:
        position["brokers"] = [
            {"money": r.choice([0, 1, 2, 9]), "containers": r.choices(rules.colours, k=r.choice([0, 0, 1, 2, 4]))}
            for _ in range(3)
        ]
        if r.random() < 0.7:
            position["payment"] = _payment(rules, players, position, r)
    first = r.randrange(players)
    turn: dict[str, Any] = {"seat": SEAT_NAMES[r.randrange(players)], "first": SEAT_NAMES[first]}
    turn["round"] = r.randint(max(1, rules.round_limit - 1), rules.round_limit) if r.random() < 0.3 else 1
    turn["ending"] = r.random() < 0.1
    if r.random() < 0.7:
        turn["start"] = True
    else:
        turn |= {"actions": r.randint(1, 2), "produced": r.random() < 0.2, "borrowed": r.random() < 0.2}
        turn["collected"] = rules.investment_bank and r.random() < 0.2
    return Table(rules, players, position, turn)


def _goods(colours: Sequence[str], prices: Sequence[int], most: int, r: Random) -> list[str]:
    return [f"{r.choice(colours)}@{r.choice(prices)}" for _ in range(r.choice([0, most, r.randint(0, most)]))]


def _heap(colours: Sequence[str], most: int, r: Random) -> list[str]:
    return r.choices(colours, k=r.choice([0, 0, r.randint(0, most)]))


def _seat(rules: Ruleset, players: int, p: int, r: Random) -> dict[str, Any]:
    built = r.randint(0, min(len(rules.machine_spaces), len(rules.colours)))
    machines: list[str | None] = list(r.sample(rules.colours, built))
    for _ in range(r.choice([0, 0, 1])):
        if len(machines) < len(rules.machine_spaces):
            machines.insert(r.randint(0, len(machines)), None)
    while machines and machines[-1] is None:
        machines.pop()
    warehouses = r.randint(0, len(rules.warehouse_spaces))
    places = ["sea", "sea", "island", *[seat for q, seat in enumerate(SEAT_NAMES[:players]) if q != p]]
    poor = r.random() < 0.6
    return {
        "cash": r.choice([0, 0, 0, 1, 2]) if poor else r.choice([3, 10, 11, 20, 50, 120]),
        "loans": r.choice([0, 1, 2, 2]),
        "machines": machines,
        "warehouses": warehouses,
        "factory": _goods(rules.colours, rules.factory_prices, 2 * built, r),
        "harbour": _goods(rules.colours, rules.harbour_prices, warehouses, r),
        "ship": _heap(rules.colours, SHIP_CAPACITY, r),
        "at": r.choice([*places, "bank", "bank"] if rules.investment_bank else places),
        "island": _heap(rules.colours, 8, r),
        "dock": _heap(rules.colours, 4, r) if rules.investment_bank else [],
        "card": rules.colours[(p + r.randrange(5)) % 5] if r.random() < 0.1 else rules.colours[p],
    }


def _payment(rules: Ruleset, players: int, position: dict[str, Any], r: Random) -> dict[str, Any]:
    """A bid on the card: what lies there is taken out of its owner's stores, so that its places are free."""
    holder = SEAT_NAMES[r.randrange(players)]
    broker = r.randint(1, 3)
    seat = position[holder]
    own = [("factory", word) for word in seat["factory"]] + [("harbour", word) for word in seat["harbour"]]
    if not own or r.random() < 0.4:
        return {"holder": holder, "space": f"{broker} containers", "bid": r.randint(1, 8)}
    laid = r.sample(own, r.randint(1, min(3, len(own))))
    for store, word in laid:
        seat[store].remove(word)
    return {"holder": holder, "space": f"{broker} money", "bid": [f"{store} {word}" for store, word in laid]}
