"""The description of what is legal is exact: plain lines and kinds together are the legal lines, and no more."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, Any

import pytest

from boxship.arena.match import dealt
from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.bots.simple.uniform import Uniform
from boxship.notation.line_text import read, write
from boxship.protocol.legal_as_data import DECIDING, described
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.game import View

MOST = 600
"""In positions with more legal lines than this only the plain lines and examples are looked at."""

TABLES = [
    ("classic", 3),
    ("classic domestic_sale", 4),
    ("clarified round_limit=20", 3),
    ("short open_money", 5),
    ("jumbo", 4),
    ("jumbo investment_bank", 3),
    ("jumbo investment_bank domestic_sale factory_prices=1/2 harbour_prices=2/3", 4),
]


def arranged(store: Sequence[str], prices: Sequence[int]) -> Iterator[str]:
    for chosen in product(prices, repeat=len(store)):
        yield " ".join(f"{colour}@{price}" for colour, price in zip(store, chosen, strict=True)) or "-"


def baskets(kind: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    for count in range(1, kind["most"] + 1):
        for goods in set(combinations(kind["goods"], count)):
            if sum(int(word.partition("@")[2] or 0) for word in goods) <= kind["cash"]:
                yield goods


def lines_of(kind: dict[str, Any]) -> Iterator[str]:
    """Every line of a kind, as the protocol's page explains it."""
    word = kind["kind"]
    front = {"call": f"call {kind.get('space')}:", "raise": "raise", "bid": "bid"}.get(word, "")
    if word == "produce":
        for made in combinations(kind["makes"], kind["count"]):
            yield from (f"produce -> {store}" for store in arranged([*kind["store"], *made], kind["prices"]))
    elif word == "reprice":
        yield from (f"reprice -> {store}" for store in arranged(kind["store"], kind["prices"]))
    elif word == "buy":
        for goods in baskets(kind):
            own = [*kind["store"], *(good.partition("@")[0] for good in goods)]
            for store in arranged(own, kind["prices"]):
                yield f"buy {kind['seat']}: {' '.join(goods)} -> {store}"
    elif word in {"sail", "load"}:
        front = f"sail {kind['place']}:" if word == "sail" else "load"
        yield from (f"{front} {' '.join(goods)}" for goods in baskets(kind))
    elif word == "return":
        places = [kind["prices"][good.split()[0]] for good in kind["goods"]]
        for prices in product(*places):
            yield "return " + ", ".join(f"{good}@{price}" for good, price in zip(kind["goods"], prices, strict=True))
    elif "goods" in kind:
        for count in range(kind["least"], len(kind["goods"]) + 1):
            yield from (f"{front} {', '.join(goods)}" for goods in set(permutations(kind["goods"], count)))
    else:
        yield from (f"{front} {amount}" for amount in range(kind["least"], kind["most"] + 1))


def canonical(view: View, lines: Iterator[str] | Sequence[str]) -> set[object]:
    """Lines as values; what is in any order is sorted."""
    found: set[object] = set()
    for line in lines:
        value = read(line, view.rules.colours)
        parts = []
        for name, part in vars(value).items():
            free = isinstance(part, tuple) and type(value).__name__ not in {"Call", "Raise"}
            parts.append((name, tuple(sorted(part)) if free and isinstance(part, tuple) else part))
        found.add((type(value).__name__, *parts))
    return found


def few(lines: Iterator[str]) -> list[str] | None:
    found: list[str] = []
    for line in lines:
        found.append(line)
        if len(found) > MOST:
            return None
    return found


@pytest.mark.parametrize(
    ("rules", "players"), [*TABLES[:1], *(pytest.param(*table, marks=pytest.mark.slow) for table in TABLES[1:])]
)
def test_lines_and_kinds_are_exactly_what_is_legal(rules: str, players: int) -> None:
    compared, phases = 0, set()
    for number in range(3):
        game = dealt(Ruleset.parse(rules), players, 9, number)
        bots = [Uniform(p) if (number + p) % 2 else RuleOfThumb(p) for p in range(players)]
        for turn in range(200):
            if game.over:
                break
            p = game.seats.index(game.to_act[0])
            view = game.view(p)
            legal = described(view)
            phases.add(DECIDING[view.state.phase])
            for line in [*legal["lines"], *(kind["example"] for kind in legal["kinds"])]:
                assert view.legal.explain(line) is None, line
            if turn % 7 == 0 or DECIDING[view.state.phase] not in {"turn", "bid"}:
                everything = few(iter(view.legal))
                told = everything and few(line for kind in legal["kinds"] for line in lines_of(kind))
                if everything and told is not None:
                    assert canonical(view, [*legal["lines"], *told]) == canonical(view, everything)
                    compared += 1
            game.play(bots[p].line(view), p)
    assert compared > 20
    assert {"turn", "bid", "answer"} <= phases


def test_text_both_ways() -> None:
    game = dealt(Ruleset.parse("classic"), 3, 1, 0)
    view = game.view(game.to_act[0])
    for kind in described(view)["kinds"]:
        assert write(read(kind["example"], view.rules.colours), view.rules.colours) == kind["example"]
