"""Waste: what is legal and brings nothing is said to, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.notation.read_position import place
from boxship.rules.layout import ACT
from boxship.rules.rulesets import Ruleset
from boxship.table.choosing.menu import kinds
from boxship.table.drafting.compose import compose
from boxship.table.shapes import Draft
from tests.table.moments import many_moments, seen_by

if TYPE_CHECKING:
    from boxship.game import View

CLASSIC = Ruleset.parse("classic")
FULL = ["tan@1", "tan@2"]


def blue(**things: Any) -> View:
    """Blue to act, with one machine for tan, and these things."""
    position: dict[str, Any] = {
        "supply": dict.fromkeys(CLASSIC.colours, 9),
        "blue": {"card": "white", "cash": 9, "machines": ["tan"], "warehouses": 2, **things},
    }
    return seen_by(CLASSIC, place(CLASSIC, 3, position, {"seat": "blue"}), 0)


def useless(view: View) -> set[str]:
    return {kind.kind for kind in kinds(view) if kind.useless}


def test_r4_4_production_into_a_full_store_is_a_waste() -> None:
    assert "produce" in useless(blue(factory=FULL))
    assert "produce" not in useless(blue(factory=FULL[:1]))


def test_r4_4_a_draft_that_only_pays_the_wage_is_a_waste_and_one_with_new_prices_is_not() -> None:
    view = blue(factory=FULL)
    assert compose(view, Draft(kind="produce")).useless
    assert not compose(view, Draft(kind="produce", store=["tan@1", "tan@1"])).useless
    assert not compose(blue(), Draft(kind="produce")).useless


def test_r4_3_new_prices_for_an_empty_harbour_are_a_waste() -> None:
    assert "reprice" in useless(blue())
    assert "reprice" not in useless(blue(harbour=["tan@2"]))


def test_r4_3_a_draft_is_a_waste_until_a_price_changes() -> None:
    view = blue(harbour=["tan@2"])
    assert compose(view, Draft(kind="reprice")).useless
    assert not compose(view, Draft(kind="reprice", store=["tan@3"])).useless


def test_what_is_impossible_or_changes_something_is_no_waste() -> None:
    assert "produce" not in useless(blue(factory=FULL, cash=0))
    looked_at = 0
    for moment in many_moments((2,), length=40):
        if moment.g.phase == ACT:
            found = kinds(moment.seen(moment.taken.seat))
            assert all(kind.kind in {"produce", "reprice"} and kind.reason is None for kind in found if kind.useless)
            looked_at += 1
    assert looked_at > 100
