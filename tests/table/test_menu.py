"""Kinds of line: what is lit can be played, what is not says why, and each phase asks for what it needs."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.refusals import Containers, IllegalLineError
from boxship.rules.rulesets import Ruleset
from boxship.table.choosing.menu import kinds
from boxship.table.choosing.refusals import reason_of
from tests.table.moments import many_moments, seen_by

if TYPE_CHECKING:
    from boxship.table.shapes import Kind

SAMPLE = 40


def begins(line: str, kind: str, target: str | None = None) -> bool:
    """Whether a line is of this kind, with this target."""
    wanted = kind if target is None else f"{kind} {target}"
    return line == wanted or line.startswith((f"{wanted} ", f"{wanted}:"))


def test_nothing_unlit_is_legal_and_nothing_legal_is_unlit() -> None:
    for moment in many_moments((1, 2, 3), length=15):
        view = moment.seen(moment.taken.seat)
        found = kinds(view)
        dark: list[tuple[str, str | None]] = [(kind.kind, None) for kind in found if kind.reason is not None]
        dark += [(kind.kind, target.target) for kind in found for target in kind.targets if target.reason is not None]
        for line in [moment.text, *islice(view.legal, SAMPLE)]:
            (kind,) = (kind for kind in found if begins(line, kind.kind))
            assert kind.reason is None
            assert not any(begins(line, word, target) for word, target in dark)
            if kind.targets and line != "accept":
                assert any(begins(line, kind.kind, target.target) for target in kind.targets)


def test_every_reason_can_be_said() -> None:
    seen: set[str] = set()
    for moment in many_moments((4, 5), length=30):
        for kind in kinds(moment.seen(moment.taken.seat)):
            for reason in (kind.reason, *(target.reason for target in kind.targets)):
                if reason is not None:
                    seen.add(reason.code)
                    assert reason.sentence
    assert len(seen) > 12


def test_nothing_is_asked_of_anybody_else() -> None:
    for moment in many_moments((6,), length=20):
        for seat in range(-1, moment.g.players):
            view = moment.seen(seat)
            assert bool(kinds(view)) == (seat >= 0 and bool(view.legal))


def asked(position: dict[str, Any], rules: str = "classic", seat: int = 0, *said: str, **turn: Any) -> dict[str, Kind]:
    """The kinds for a seat, by their words, after some lines of blue."""
    ruleset = Ruleset.parse(rules)
    g = place(ruleset, 3, position, {"seat": "blue", **turn})
    for line in said:
        g = played(g, 0, read(line, ruleset.colours), ruleset.colours)
    return {kind.kind: kind for kind in kinds(seen_by(ruleset, g, seat))}


def codes(kind: Kind) -> dict[str, str | None]:
    return {target.target: target.reason.code if target.reason else None for target in kind.targets}


def test_all_actions_are_there_with_costs_and_reasons() -> None:
    found = asked({"blue": {"cash": 5, "machines": ["tan"]}, "red": {"factory": ["black@1"]}})
    assert list(found) == [
        "produce", "buy", "reprice", "sail", "load", "machine", "warehouse", "loan", "repay", "end",
    ]  # fmt: skip
    assert codes(found["sail"]) == {"sea": "already_there", "island": "empty_ship", "red": None, "yellow": None}
    assert codes(found["buy"]) == {"red": None, "yellow": "store_empty"}
    assert codes(found["machine"])["tan"] == "machine_twice"
    assert {found["produce"].cost, found["machine"].cost, found["warehouse"].cost} == {1, 6, 4}
    assert {kind.kind: kind.payee for kind in found.values() if kind.payee} == {"produce": "yellow"}
    assert [target.cost for target in found["machine"].targets] == [6] * 5
    assert found["machine"].reason is not None
    assert (found["machine"].reason.code, found["machine"].reason.values) == ("cash", {"cost": 6, "cash": 5})
    assert found["load"].reason is not None
    assert found["load"].reason.code == "nowhere_to_load"


@pytest.mark.parametrize(
    ("blue", "kind", "code"),
    [
        ({"cash": 0}, "produce", "cash"),
        ({"loans": 2}, "loan", "two_loans"),
        ({}, "repay", "no_debt"),
        ({"warehouses": 5}, "warehouse", "warehouse_full"),
        ({"machines": ["tan", "black", "white", "brown"]}, "machine", "machine_full"),
        ({"harbour": ["tan@3"]}, "buy", "no_harbour_room"),
        ({"cash": 0}, "buy", "cash"),
        ({"at": "red", "cash": 2}, "load", "cash"),
        ({"at": "red", "ship": ["tan"] * 5}, "load", "ship_room"),
        ({"at": "yellow"}, "load", "store_empty"),
        ({"at": "island"}, "load", "nowhere_to_load"),
    ],
)
def test_an_unlit_action_says_why(blue: dict[str, Any], kind: str, code: str) -> None:
    red = {"factory": ["black@1"], "harbour": ["tan@3"]}
    reason = asked({"blue": blue, "red": red})[kind].reason
    assert reason is not None
    assert reason.code == code


def test_the_bank_has_kinds_of_its_own() -> None:
    brokers = [{"money": 2, "containers": []}, {"money": 0, "containers": ["grey"]}, {"money": 1, "containers": []}]
    found = asked({"blue": {"cash": 3}, "brokers": brokers}, "jumbo investment_bank")
    assert codes(found["call"]) == {
        "1 money": "bid_kind_goods",
        "1 containers": "space_empty",
        "2 money": "space_empty",
        "2 containers": None,
        "3 money": "bid_kind_goods",
        "3 containers": "space_empty",
    }
    assert found["raise"].reason is not None
    assert found["raise"].reason.code == "no_auction"
    assert "bank" in codes(found["sail"])


def test_a_beaten_bidder_puts_back() -> None:
    position = {
        "blue": {"factory": ["purple@1", "purple@1"]},
        "brokers": [{"money": 4, "containers": []}] * 3,
        "payment": {"holder": "red", "space": "1 money", "bid": ["factory grey@2"]},
    }
    found = asked(position, "jumbo investment_bank", 1, "raise factory purple@1 purple@1")
    assert list(found) == ["return"]
    assert found["return"].reason is None


def test_a_bidder_bids_or_borrows() -> None:
    found = asked({"blue": {"ship": ["tan"]}, "red": {"loans": 2}}, "classic", 1, "sail island")
    assert list(found) == ["bid", "loan"]
    assert found["bid"].reason is None
    assert found["loan"].reason is not None


def test_a_seller_sees_whose_bid_can_be_accepted() -> None:
    ruleset = Ruleset.parse("classic")
    g = place(ruleset, 4, {"blue": {"ship": ["tan"], "cash": 3}}, {"seat": "blue"})
    for seat, line in [(0, "sail island"), (1, "bid 7"), (2, "bid 2"), (3, "bid 4")]:
        g = played(g, seat, read(line, ruleset.colours), ruleset.colours)
    found = {kind.kind: kind for kind in kinds(seen_by(ruleset, g, 0))}
    assert codes(found["accept"]) == {"red": None, "yellow": "not_highest", "green": "not_highest"}
    assert found["decline"].reason is not None
    assert found["decline"].reason.code == "decline_cash"
    assert found["decline"].cost == 7
    assert found["loan"].reason is None


def test_r3_a_debtor_answers_and_his_neighbour_seizes() -> None:
    poor = {"cash": 0, "loans": 1, "machines": ["tan", "black", "white"], "factory": [], "warehouses": 3}
    assert list(asked({"blue": poor}, start=True)) == ["loan", "default"]
    found = asked({"blue": poor}, "classic", 2, "default", start=True)
    assert list(found) == ["seize"]
    assert codes(found["seize"]) == {
        "warehouse": None, "machine white": None, "machine tan": "safe_building", "machine black": "safe_building",
    }  # fmt: skip
    debtor = asked({"blue": poor}, "clarified", 0, "default", start=True)
    assert codes(debtor["building"]) == {"machine": None, "warehouse": None}


def test_r4_7_a_domestic_sale_is_answered_first() -> None:
    found = asked({"blue": {"factory": ["tan@2"]}}, "classic domestic_sale", start=True, round=2)
    assert list(found) == ["sell", "keep", "loan", "repay"]
    assert found["sell"].reason is None


def test_a_reason_has_the_values_as_data_and_no_hint_at_what_is_legal() -> None:
    refusal = IllegalLineError("say_who", seats=["red", "blue"])
    refusal.add_legal("accept red")
    reason = reason_of(refusal)
    assert reason.values == {"seats": ["red", "blue"]}
    assert "legal now" not in reason.sentence


def test_containers_of_a_reason_are_counted_and_priced() -> None:
    refusal = IllegalLineError("not_in_store", goods=[Containers(2, "tan", 3)], store="factory", seat="red")
    containers = {"count": 2, "colour": "tan", "price": 3, "store": None}
    sent = msgspec.to_builtins(reason_of(refusal).values)
    assert sent == {"goods": [containers], "store": "factory", "seat": "red"}
