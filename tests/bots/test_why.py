"""Reasons for lines: each is true on the table, has the values that its sentence needs, and knows no secret."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest

from boxship.bots.analysis.why import WhyCode, why
from boxship.bots.captain.rival_bids import BidRange
from boxship.catalogue import LANGUAGES, catalogue
from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.rules.layout import OVER
from boxship.rules.rulesets import Ruleset
from tests.table.moments import many_moments, seen_by
from tests.table.test_knowledge import with_other_secrets

if TYPE_CHECKING:
    from boxship.game import View

CLASSIC = Ruleset.parse("classic")
BIDS = (BidRange("red", 1, 5, 9), BidRange("yellow", 0, 2, 4))


def table(turn: dict[str, Any] | None = None, **seats: Any) -> View:
    """Blue to act with plenty of cash and a machine for tan; Red makes white, Yellow black."""
    position: dict[str, Any] = {
        "supply": dict.fromkeys(CLASSIC.colours, 9),
        "blue": {"card": "white", "cash": 30, "machines": ["tan"], "warehouses": 3},
        "red": {"machines": ["white"], "warehouses": 3},
        "yellow": {"machines": ["black"], "warehouses": 3},
    }
    for seat, things in seats.items():
        position[seat] = {**position[seat], **things}
    return seen_by(CLASSIC, place(CLASSIC, 3, position, {"seat": "blue", **(turn or {})}), 0)


def reason(view: View, text: str, cargo: float | None = None) -> tuple[str, dict[str, Any]]:
    line = read(text, CLASSIC.colours)
    after = played(view.state, view.seat, line, CLASSIC.colours)
    found = why(view, line, after, cargo, BIDS)
    return found.code, dict(found.values)


def test_a_machine_that_nobody_else_has() -> None:
    assert reason(table(), "machine orange") == ("sole_maker_needed", {"colour": "orange"})
    there = table(blue={"island": {"orange": 1}})
    assert reason(there, "machine orange") == ("sole_maker", {"colour": "orange"})
    assert reason(table(), "machine white") == ("more_made", {"count": 2})


def test_a_domestic_sale_brings_what_the_bank_pays_and_not_the_price_of_the_store() -> None:
    there = table(blue={"factory": ["tan@4"]})
    assert why(there, read("sell tan@4", CLASSIC.colours), there.state) == ("sell_now", {"price": 2})


def test_a_production() -> None:
    assert reason(table(), "produce -> tan@2") == ("sole_maker", {"colour": "tan"})
    rival = table(red={"machines": ["white", "tan"]})
    assert reason(rival, "produce -> tan@2") == ("stock", {"count": 1})


def test_a_purchase() -> None:
    seller = {"machines": ["white"], "warehouses": 3, "factory": ["white@2"]}
    assert reason(table(red=seller), "buy red: white@2 -> white@5") == ("sole_offer", {"colour": "white"})
    rival = table(red=seller, yellow={"harbour": ["white@4"]})
    assert reason(rival, "buy red: white@2 -> white@5") == ("resell", {"cost": 2, "price": 5})


def test_new_prices() -> None:
    view = table(blue={"harbour": ["white@4"]})
    assert reason(view, "reprice -> white@3")[0] == "cheaper"
    assert reason(view, "reprice -> white@6")[0] == "dearer"


def test_a_ship_on_its_way() -> None:
    view = table(red={"harbour": ["white@4", "white@5"]})
    assert reason(view, "sail red") == ("way_to_load", {"seat": "red", "count": 2})
    assert reason(view, "sail red: white@4") == ("fuller_ship", {"count": 1})
    loaded = table(blue={"ship": ["tan", "tan"], "at": "red"})
    assert reason(loaded, "sail sea") == ("way_to_island", {"count": 2})
    assert reason(table(blue={"ship": ["tan"]}), "sail island") == ("land", {"bid": 5})


def test_words() -> None:
    assert reason(table(), "warehouse") == ("more_room", {"count": 4})
    assert reason(table(blue={"cash": 2}), "loan") == ("cash_short", {"cash": 2})
    assert reason(table(blue={"cash": 53}), "loan")[0] == "played_on", "who has plenty is not short of cash"
    assert reason(table(), "end")[0] == "nothing_pays"


@pytest.mark.parametrize(
    ("amount", "worth", "code"),
    [
        (0, 4, "bid_nothing"),
        (0, -3, "bid_nothing"),
        (0, 12, "bid_chance"),
        (5, 12, "bid_chance"),
        (6, 12, "bid_beats"),
        (6, 4, "played_on"),
    ],
)
def test_a_bid(amount: int, worth: int, code: str) -> None:
    for moment in many_moments((2, 4), length=60):
        view = moment.seen(moment.taken.seat)
        if moment.text.startswith("bid"):
            line = read(f"bid {amount}", moment.rules.colours)
            found = why(view, line, moment.g, worth + 0.4, BIDS)
            assert found.code == code
            assert found.values.get("worth", 0) == (0 if code == "played_on" else max(worth, 0))
            return
    raise AssertionError("no bid was found")


def test_every_reason_of_many_games_can_be_said_in_every_language() -> None:
    seen: set[str] = set()
    for moment in many_moments((1, 2, 3, 4), length=40):
        if moment.taken.after.phase == OVER:
            continue
        found = why(moment.seen(moment.taken.seat), moment.taken.line, moment.taken.after, 7.0, BIDS)
        seen.add(found.code)
        for language in LANGUAGES:
            assert "{" not in catalogue(language).text(f"why-{found.code}", found.values)
    assert seen <= set(get_args(WhyCode))
    assert len(seen) > 15


def test_r1_4_no_reason_knows_a_secret() -> None:
    r = Random(3)
    compared = 0
    for moment in many_moments((2, 4), length=30):
        seat, line = moment.taken.seat, moment.taken.line
        twin = seen_by(moment.rules, with_other_secrets(moment.g, seat, r), seat)
        after = with_other_secrets(moment.taken.after, seat, r)
        assert why(twin, line, after, 7.0, BIDS) == why(moment.seen(seat), line, moment.taken.after, 7.0, BIDS)
        compared += 1
    assert compared > 200
