"""The log as data: every decision and what follows from it, as its reader may know it, and money that adds up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, get_args

import pytest

from boxship.notation.line_text import read
from boxship.notation.lines import Bid, Word
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.table.shapes import Container, Fact
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import facts_of, facts_of_line, line_entry, sealed_entry, undo_entry
from boxship.table.vocabulary import FactKey
from tests.table.moments import Moment, many_moments, seen_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.table.shapes import Entry

SEEDS = tuple(range(1, 9))


def told(moment: Moment, seat: int) -> Entry:
    return line_entry(1, moment.taken.seat, moment.taken.line, moment.seen(seat), moment.seen_after(seat))


def money(facts: Sequence[Fact]) -> Counter[str]:
    total: Counter[str] = Counter()
    for fact in facts:
        total.update(fact.money)
    return total


def test_all_money_that_changes_hands_is_told_to_whoever_can_know_it() -> None:
    for moment in many_moments(SEEDS, length=25):
        truth = facts_of(
            Change(moment.g, moment.taken.after, moment.taken.seat, moment.taken.line, moment.rules.colours)
        )
        changed = {SEAT_NAMES[p]: moment.taken.after.cash[p] - moment.g.cash[p] for p in range(moment.g.players)}
        assert {seat: money(truth)[seat] for seat in changed} == changed, (moment.text, truth)
        for seat in range(-1, moment.g.players):
            facts = told(moment, seat).facts
            if seat >= 0:
                assert money(facts)[SEAT_NAMES[seat]] == changed[SEAT_NAMES[seat]]
            if all(fact.key != "interest-due" for fact in facts):
                assert facts == truth


def test_every_key_happens() -> None:
    seen: Counter[str] = Counter()
    for moment in many_moments(tuple(range(1, 25)), length=25):
        seen.update(fact.key for fact in told(moment, -1).facts)
        seen.update(fact.key for fact in told(moment, moment.taken.after.turn).facts)
    in_the_game = get_args(FactKey)[: get_args(FactKey).index("undo") + 1]
    assert set(in_the_game) - set(seen) == {"sealed", "undo", "bid-amount"}


def test_a_line_that_is_talked_about_says_what_it_does_itself() -> None:
    for moment in many_moments((1, 2, 3), length=25):
        g, seat, line = moment.g, moment.taken.seat, moment.taken.line
        facts = facts_of_line(g, seat, line, moment.rules.colours)
        if isinstance(line, Bid):
            assert facts == [Fact(key="bid-amount", seat=SEAT_NAMES[seat], amount=line.amount)]
        else:
            assert facts == facts_of(Change(g, moment.taken.after, seat, line, moment.rules.colours))[: len(facts)]
            assert facts[0].seat == SEAT_NAMES[seat]


def test_an_entry_belongs_to_the_turn_in_which_it_was_decided() -> None:
    for moment in many_moments((1, 2), length=15):
        shown = told(moment, 0)
        assert (shown.round, shown.turn) == (moment.g.round_number, SEAT_NAMES[moment.g.turn])
        assert (shown.number, shown.kind, shown.seat) == (1, "line", SEAT_NAMES[moment.taken.seat])


# -- one after the other ---------------------------------------------------------------------------------------------

TRADE: dict[str, Any] = {
    "blue": {"machines": ["orange"], "factory": ["orange@2"], "warehouses": 3, "ship": ["black", "tan"], "loans": 1},
    "red": {"factory": ["black@1"], "harbour": ["tan@4"], "warehouses": 2, "loans": 1},
}


def play(
    position: dict[str, Any], *said: str, reader: int = -1, rules: str = "classic", players: int = 4, **turn: Any
) -> list[Entry]:
    """What a reader is told about lines."""
    ruleset = Ruleset.parse(rules)
    g = place(ruleset, players, position, {"seat": "blue", **turn})
    entries: list[Entry] = []
    for number, line in enumerate(said, 1):
        seat, _, text = line.partition(": ")
        p, value = SEAT_NAMES.index(seat), read(text, ruleset.colours)
        after = played(g, p, value, ruleset.colours)
        entries.append(line_entry(number, p, value, seen_by(ruleset, g, reader), seen_by(ruleset, after, reader)))
        g = after
    return entries


def word(container: Container) -> str:
    price = "" if container.price is None else f"@{container.price}"
    return f"{container.store or ''} {container.colour}{price}".strip()


def short(fact: Fact) -> str:
    """A fact in one line: key, seat, other, amount, goods, what else it has, money."""
    parts = [fact.key, fact.seat or "-"]
    parts += [f"other={fact.other}"] if fact.other else []
    parts += [f"${fact.amount}"] if fact.amount is not None else []
    parts += [",".join(map(word, fact.goods))] if fact.goods else []
    parts += [f"seats={','.join(fact.seats)}"] if fact.seats else []
    parts += [f"store={' '.join(map(word, fact.store))}"] if fact.store else []
    for name in ("machine", "building", "place", "broker", "was", "unpaid", "ended"):
        value = getattr(fact, name)
        parts += [] if value is None else [f"{name}={value}"]
    parts += [f"{seat}={bid}" for seat, bid in fact.bids.items()]
    parts += [f"{seat}{change:+}" for seat, change in fact.money.items()]
    return " ".join(parts)


def facts(*entries: Entry) -> list[str]:
    return [short(fact) for each in entries for fact in each.facts]


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("loan", "loan blue $10 blue+10"),
        ("repay", "repay blue $10 blue-10"),
        ("warehouse", "warehouse blue $6 blue-6"),
        ("machine tan", "machine blue $6 machine=tan blue-6"),
        (
            "produce -> orange@1 orange@2",
            "produce blue other=green $1 orange store=orange@1 orange@2 blue-1 green+1",
        ),
        ("buy red: black@1 -> black@3", "buy blue other=red $1 black@1 store=black@3 blue-1 red+1"),
        ("reprice -> -", "reprice blue"),
        ("sail red", "sail blue other=red"),
        ("sail red: tan@4", "sail-load blue other=red $4 tan@4 blue-4 red+4"),
        ("sail island", "land blue black,tan"),
    ],
)
def test_an_action_is_one_fact(line: str, fact: str) -> None:
    for reader in range(-1, 4):
        assert facts(*play(TRADE, f"blue: {line}", reader=reader)) == [fact]


def test_r4_4_a_production_of_nothing_still_costs() -> None:
    empty = TRADE | {"supply": {"orange": 0}}
    told_to_all = facts(*play(empty, "blue: produce -> orange@2"))
    assert told_to_all == ["produce-nothing blue other=green $1 store=orange@2 blue-1 green+1"]


STORES: dict[str, Any] = {
    "blue": {
        "machines": ["orange"],
        "factory": ["orange@4"],
        "harbour": ["tan@3", "tan@3", "tan@5", "white@4"],
        "warehouses": 5,
    },
    "red": {"factory": ["tan@2", "black@1"]},
}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        # What is produced or bought lies on a new price, which is no change of a price.
        ("produce -> orange@2 orange@4", []),
        ("produce -> orange@2 orange@3", ["price-lower blue $3 orange place=factory was=4"]),
        ("buy red: black@1 -> black@2 tan@3 tan@3 tan@5 white@4", []),
        ("buy red: tan@2 -> tan@3 tan@3 tan@5 tan@6 white@5", ["price-raise blue $5 white place=harbour was=4"]),
        ("reprice -> tan@3 tan@3 tan@5 white@4", []),
        ("reprice -> tan@2 tan@2 tan@5 white@4", ["price-lower blue $2 tan,tan place=harbour was=3"]),
        (
            "reprice -> tan@3 tan@4 tan@4 white@6",
            [
                "price-raise blue $6 white place=harbour was=4",
                "price-raise blue $4 tan place=harbour was=3",
                "price-lower blue $4 tan place=harbour was=5",
            ],
        ),
        ("reprice -> tan@3 tan@3 tan@5 white@2", ["price-lower blue $2 white place=harbour was=4"]),
        ("end", []),
    ],
)
def test_r4_2_new_prices_for_what_lay_there_already_are_told(line: str, told: list[str]) -> None:
    for reader in range(-1, 4):
        heard = facts(*play(STORES, f"blue: {line}", reader=reader))
        assert [fact for fact in heard if fact.startswith("price")] == told


def test_the_prices_of_a_sold_container_go_with_it() -> None:
    entries = play(STORES, "blue: end", "red: sail blue: tan@5")
    assert [fact for fact in facts(*entries) if fact.startswith("price")] == []


def test_r3_1_the_interest_of_the_next_turn_is_told_with_the_line_that_ended_this_one() -> None:
    assert facts(*play(TRADE, "blue: end")) == ["end blue", "interest red $1 red-1"]


def test_what_a_round_begins_with_says_that_it_belongs_there() -> None:
    for moment in many_moments(SEEDS, length=25):
        entry, after = told(moment, -1), moment.taken.after.round_number
        if entry.next_round is not None:
            assert (entry.round, entry.next_round) == (after - 1, after)
            assert 0 < entry.next_facts < len(entry.facts)
        elif after != entry.round:
            assert not any(fact.key.startswith(("interest", "collect")) for fact in entry.facts)
    debtor = {"blue": {"loans": 1, "cash": 5}}
    *_, last = play(debtor, *(f"{seat}: end" for seat in ("blue", "red", "yellow", "green")))
    assert (last.round, last.next_round, last.next_facts) == (1, 2, 1)


def test_r3_2_without_cash_the_debtor_borrows_or_defaults() -> None:
    poor = TRADE | {"red": TRADE["red"] | {"cash": 0}}
    for reader in (-1, 0, 1):
        end = play(poor, "blue: end", "red: loan", reader=reader)
        assert facts(*end) == [
            "end blue", "borrow-or-default red $1", "loan red $10 red+10", "interest red $1 red-1",
        ]  # fmt: skip
        defaulted = play(poor, "blue: end", "red: default", "blue: seize harbour tan@4", reader=reader)
        assert facts(*defaulted)[2:] == ["default red", "seize blue other=red tan@4 place=harbour"]


def test_r3_3_two_loans_default_without_a_question_and_may_be_waived() -> None:
    one_dollar = {"red": {"loans": 2, "cash": 1, "factory": ["black@1"]}}
    end = play(one_dollar, "blue: end", reader=1)
    assert facts(*end) == ["end blue", "interest-part red $1 unpaid=1 red-1", "defaults red $1"]
    nothing = {"red": {"loans": 2, "cash": 0, "factory": ["black@1"]}}
    seized = play(nothing, "blue: end", "blue: seize factory black@1", reader=0)
    assert facts(*seized) == [
        "end blue",
        "defaults red $2",
        "seize blue other=red black@1 place=factory",
        "waived red $1",
    ]


def test_whether_interest_was_waived_only_its_debtor_knows() -> None:
    bare = {"red": {"loans": 1, "cash": 5}}
    assert facts(*play(bare, "blue: end", reader=1)) == ["end blue", "interest red $1 red-1"]
    assert facts(*play(bare, "blue: end", reader=0)) == ["end blue", "interest-due red $1"]
    assert facts(*play(bare, "blue: end", reader=0, rules="classic open_money"))[1] == "interest red $1 red-1"
    broke = {"red": {"loans": 2, "cash": 0}}
    assert facts(*play(broke, "blue: end", reader=1)) == ["end blue", "waived red $2"]
    assert facts(*play(broke, "blue: end", reader=0)) == ["end blue", "interest-due red $2"]


AUCTION = ("blue: sail island", "red: bid 4", "yellow: bid 1", "green: bid 4")


def test_r8_1_bids_are_told_when_all_are_in() -> None:
    _, red, yellow, green = play(TRADE, *AUCTION, reader=2)
    assert [each.line for each in (red, yellow, green)] == ["bid", "bid 1", "bid 4"]
    assert facts(red, yellow) == []
    assert facts(green) == ["bids - red=4 yellow=1 green=4", "tie - $4 seats=red,green"]


def test_r8_2_the_extra_bids_are_told_as_sums() -> None:
    entries = play(TRADE, *AUCTION, "green: bid 0", "red: bid 3", "blue: accept", reader=-1)
    assert [each.line for each in entries[4:]] == ["bid", "bid 3", "accept"]
    assert facts(*entries[4:]) == [
        "bids-extra - red=7 green=4",
        "accept blue other=red $7 black,tan red-7 blue+14",
        "interest red $1 red-1",
    ]


def test_r8_5_a_declined_bid_is_paid_to_the_bank() -> None:
    entries = play(TRADE, *AUCTION[:3], "green: bid 2", "blue: decline", reader=-1)
    assert facts(entries[-1])[0] == "decline blue $4 black,tan blue-4"


def test_r8_6_all_zero_may_keep_the_cargo() -> None:
    zeros = ("blue: sail island", "red: bid 0", "yellow: bid 0", "green: bid 0")
    entries = play(TRADE, *zeros, rules="clarified", reader=0)
    assert facts(entries[-1])[:2] == ["bids - red=0 yellow=0 green=0", "kept blue black,tan"]


def test_r10_1_the_end_is_told_twice() -> None:
    scarce = TRADE | {"supply": {"orange": 1, "black": 0}, "red": {}}
    entries = play(scarce, "blue: produce -> orange@1 orange@2", "blue: end", reader=0)
    assert facts(entries[0])[1:] == ["ending blue black,orange"]
    assert facts(entries[1]) == ["end blue", "over - seats=green ended=supply"]


BANK: dict[str, Any] = {
    "brokers": [{"money": 4, "containers": []}, {"money": 2, "containers": ["grey"]}, {"money": 3, "containers": []}],
    "blue": {"machines": ["purple", "grey"], "factory": ["purple@2", "grey@2"]},
    "red": {"machines": ["black"], "factory": ["black@1"], "loans": 1},
}


def test_r9_a_broker_auction_from_the_call_to_the_collection() -> None:
    lines = ("blue: call 1 money: factory grey@2", "blue: end", "red: end", "yellow: end", "green: end")
    entries = play(BANK, *lines, rules="jumbo investment_bank")
    assert facts(entries[0]) == ["call-money blue factory grey@2 broker=1"]
    assert facts(entries[-1]) == ["end green", "collect-money blue $5 broker=1 blue+5"]


def test_r9_3_who_is_outbid_gets_the_bid_back() -> None:
    money_bid = ("blue: call 2 containers: 3", "blue: end", "red: raise 5")
    entries = play(BANK, *money_bid, rules="jumbo investment_bank")
    assert facts(entries[0], entries[2]) == [
        "call-containers blue $3 broker=2 blue-3",
        "raise-containers red other=blue $5 broker=2 red-5",
        "money-back blue $3 blue+3",
    ]
    goods = ("red: call 1 money: factory black@1", "red: end", "yellow: end", "green: end")
    beaten = ("blue: raise factory purple@2 grey@2", "red: return factory black@4")
    entries = play(BANK, *goods, *beaten, rules="jumbo investment_bank", seat="red")
    assert facts(*entries[-2:]) == [
        "raise-money blue other=red factory purple@2,factory grey@2 broker=1",
        "return red factory black@4",
    ]


def test_a_sealed_bid_says_who_and_an_undo_says_what() -> None:
    ruleset = Ruleset.parse("classic")
    g = place(ruleset, 3, {"blue": {"ship": ["tan"]}}, {"seat": "blue"})
    view = seen_by(ruleset, g, 1)
    sealed = sealed_entry(4, 1, view)
    assert (sealed.line, facts(sealed)) == ("bid", ["sealed - seats=red"])
    undone = undo_entry(5, 0, Word("warehouse"), view)
    assert (undone.line, facts(undone)) == ("warehouse", ["undo blue"])
