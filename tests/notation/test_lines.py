"""One decision, one line: text to value to text, spacing, and a reason for everything that can't be read or played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship.notation import lines
from boxship.notation.line_text import read, read_laid, write
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.notation.refusals import CODES, IllegalLineError, NotationError, Refusal
from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS, SEAT_NAMES, Ruleset
from boxship.rules.verdicts import ALLOWED
from tests.line_strategies import ANY_LINE, KINDS

if TYPE_CHECKING:
    from boxship.notation.lines import Line
    from boxship.rules.layout import State

BOTH = (CLASSIC_COLOURS, JUMBO_COLOURS)


def test_every_kind_of_line_is_drawn() -> None:
    assert set(KINDS) == set(lines.Line.__args__)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_value_to_text_to_value(kind: type[Any]) -> None:
    @settings(max_examples=40)
    @given(KINDS[kind], st.sampled_from(BOTH))
    def identity(line: Line, colours: tuple[str, ...]) -> None:
        text = write(line, colours)
        assert read(text, colours) == line
        assert write(read(text, colours), colours) == text
        assert text == " ".join(text.split())

    identity()


EXAMPLES = """
loan
repay
default
sell orange@2
keep
machine orange
warehouse
produce -> orange@2 white@3
produce -> -
buy red: black@2 orange@4 -> black@3 orange@5
reprice -> black@2 orange@5
reprice -> -
sail sea
sail island
sail red
sail red: black@3 tan@4
load black@3
bid 7
bid 0
accept
accept red
decline
seize island orange
seize harbour black@3
seize factory tan@2
seize ship orange
seize dock orange
seize machine brown
seize warehouse
building machine
building warehouse
call 2 containers: 3
call 1 money: factory orange@2, harbour tan@4
call 3 money: harbour tan@4 tan@4, factory orange@2, harbour black@2
raise 4
raise factory orange@2 black@1
return factory orange@2, harbour tan@4
sail bank
sail bank: orange orange
load orange
end
""".strip().splitlines()


@pytest.mark.parametrize("text", EXAMPLES)
def test_text_to_value_to_text(text: str) -> None:
    assert write(read(text, CLASSIC_COLOURS), CLASSIC_COLOURS) == text


def test_every_shape_that_messages_show_can_be_read() -> None:
    for word, shapes in lines.SHAPES.items():
        for text in shapes:
            assert write(read(text, CLASSIC_COLOURS), CLASSIC_COLOURS).startswith(word)


@settings(max_examples=100)
@given(ANY_LINE, st.integers(0, 2**32))
def test_runs_of_blanks_count_as_one(line: Line, seed: int) -> None:
    r = Random(seed)
    text = write(line, CLASSIC_COLOURS)
    wide = "".join(r.choice([" ", "   ", "\t", " \t "]) if c == " " else c for c in text)
    assert read(f"  {wide}\t", CLASSIC_COLOURS) == line


def test_blanks_around_marks_are_free() -> None:
    for text in ("buy red:black@2->black@3", "buy red : black@2  ->black@3", "buy red: black@2-> black@3"):
        assert write(read(text, CLASSIC_COLOURS), CLASSIC_COLOURS) == "buy red: black@2 -> black@3"
    assert read("call 1 money:factory orange@2 ,harbour tan@4", CLASSIC_COLOURS) == read(
        "call 1 money: factory orange@2, harbour tan@4", CLASSIC_COLOURS
    )
    assert read("sail red :black@3", CLASSIC_COLOURS) == read("sail red: black@3", CLASSIC_COLOURS)


def test_a_store_is_said_anew_or_not() -> None:
    once = read("raise factory orange@2 black@1", CLASSIC_COLOURS)
    assert read("raise factory orange@2, factory black@1", CLASSIC_COLOURS) == once


def test_each_edition_has_its_own_words() -> None:
    assert read("machine grey", JUMBO_COLOURS) == read("machine white", CLASSIC_COLOURS)
    assert read("buy purple: purple@2 -> purple@3", JUMBO_COLOURS) == lines.Buy(4, ((4, 2),), ((4, 3),))  # type: ignore[arg-type]
    for text, colours in (("machine white", JUMBO_COLOURS), ("machine grey", CLASSIC_COLOURS)):
        with pytest.raises(NotationError) as refusal:
            read(text, colours)
        assert refusal.value.code == "not_a_colour"


UNREADABLE = {
    "": "empty",
    " \t ": "empty",
    "produce -> " + "black@2 " * 200: "too_long",
    "fly red": "unknown_word",
    "Loan": "unknown_word",
    "loan 10": "nothing_follows",
    "end turn": "nothing_follows",
    "warehouse black": "nothing_follows",
    "sell": "shape",
    "sell black@2 black@2": "shape",
    "sell black": "price_missing",
    "machine": "shape",
    "machine black white": "shape",
    "machine red": "not_a_colour",
    "produce": "shape",
    "produce black@2": "shape",
    "produce ->": "shape",
    "produce black@2 -> black@2": "shape",
    "produce -> black": "price_missing",
    "produce -> black@": "not_a_number",
    "produce -> black@02": "not_a_number",
    "produce -> black@-2": "not_a_number",
    "produce -> black@٢": "not_a_number",
    "produce -> black@²": "not_a_number",
    "produce -> black@1234567890": "not_a_number",
    "produce -> @2": "not_a_colour",
    "produce -> - black@2": "price_missing",
    "buy red": "shape",
    "buy red: black@2": "shape",
    "buy red: -> black@2": "shape",
    "buy red: black@2 ->": "shape",
    "buy black: black@2 -> black@2": "not_a_seat",
    "buy : black@2 -> black@2": "not_a_seat",
    "reprice": "shape",
    "reprice black@2": "shape",
    "sail": "shape",
    "sail red:": "shape",
    "sail red: ": "shape",
    "sail sea: black@2": "shape",
    "sail island: black@2": "shape",
    "sail bank: black@2": "shape",
    "sail red: black": "shape",
    "sail home": "not_a_place",
    "sail black": "not_a_place",
    "load": "shape",
    "load black@2 white": "price_missing",
    "bid": "shape",
    "bid -1": "not_a_number",
    "bid +1": "not_a_number",
    "bid 1.5": "not_a_number",
    "bid 007": "not_a_number",
    "bid 1_0": "not_a_number",
    "bid ten": "not_a_number",
    "bid 1 2": "not_a_number",
    "accept black": "not_a_seat",
    "seize": "shape",
    "seize bank black": "shape",
    "seize island": "shape",
    "seize island black@2": "not_a_colour",
    "seize harbour black": "price_missing",
    "seize warehouse black": "shape",
    "seize machine": "shape",
    "seize island black black": "shape",
    "building": "shape",
    "building ship": "shape",
    "call": "shape",
    "call 1 money": "shape",
    "call 1 money:": "shape",
    "call 4 money: factory black@2": "shape",
    "call 0 money: factory black@2": "shape",
    "call 1 gold: 3": "shape",
    "call 1 money: 3": "shape",
    "call 1 money: black@2": "shape",
    "call 1 money: factory black@2,": "shape",
    "call 1 money: factory": "shape",
    "call 1 containers: factory black@2": "not_a_number",
    "raise": "shape",
    "raise factory": "shape",
    "raise ship black": "not_a_number",
    "return": "shape",
    "return black@2": "shape",
    "return -": "shape",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_says_why(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read(text, CLASSIC_COLOURS)
    assert refusal.value.code == UNREADABLE[text]


@pytest.mark.parametrize("text", ["", "orange@2", "factory", "factory orange@2,", "ship orange@2"])
def test_a_bid_in_containers_of_a_position_says_why_it_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_laid(text, CLASSIC_COLOURS)
    assert refusal.value.code == "laid"


# -- lines that can be read but not played -----------------------------------------------------------------------------


class Case(NamedTuple):
    """A table, a line on it, and the code of its refusal."""

    code: str
    line: str
    position: dict[str, Any]
    turn: dict[str, Any]
    rules: str = "classic"
    seat: str = "blue"
    before: tuple[str, ...] = ()


BANK = "jumbo investment_bank"
POOR = {"blue": {"cash": 0}}
DEBTOR = {"blue": {"cash": 0, "loans": 1}}
START: dict[str, Any] = {"start": True}
BROKE = {"cash": 0, "loans": 2}
LANDED = {"blue": {"ship": ["black"]}}
LAND = ("blue: sail island",)
BIDS = (*LAND, "red: bid 5", "yellow: bid 3")
TIED = (*LAND, "red: bid 5", "yellow: bid 5", "red: bid 1", "yellow: bid 1")
STORES = {
    "blue": {"harbour": ["black@2"], "factory": ["black@2"]},
    "red": {"factory": ["black@2"], "harbour": ["tan@3"]},
}
OPEN = {
    "blue": {"factory": ["black@2"]},
    "red": {"machines": ["grey", "brown"], "warehouses": 2},
    "payment": {"holder": "red", "space": "1 money", "bid": ["factory grey@2"]},
}
OPEN_MONEY = {"payment": {"holder": "red", "space": "2 containers", "bid": 3}}
TWO = {"blue": {"factory": ["black@2", "black@2"]}, "red": OPEN["red"], "payment": OPEN["payment"]}
RAISED = ("blue: raise factory black@2 black@2",)
SALE = {"blue": {"factory": ["black@2"], "harbour": ["tan@3"]}}
LATER = {"start": True, "round": 2}
RICH = {"red": {"cash": 99_999_999}, "yellow": {"cash": 99_999_999}, **LANDED}
FLUSH = {"blue": {"cash": 99_999_999}, "brokers": [{"containers": ["black"]}, {}, {}]}

CASES = [
    Case("seat_not_playing", "end", {}, {}, seat="green"),
    Case("seat_not_playing", "sail green", {}, {}),
    Case("seat_not_playing", "buy purple: black@2 -> black@2", {}, {}),
    Case("not_your_decision", "end", {}, {}, seat="red"),
    Case("not_your_decision", "bid 3", LANDED, {}, before=LAND),
    Case("not_your_decision", "bid 3", LANDED, {}, seat="red", before=(*LAND, "red: bid 1")),
    Case("not_your_decision", "bid 3", LANDED, {}, seat="yellow", before=BIDS),
    Case("not_your_decision", "end", OPEN, {}, BANK, before=("blue: loan", "blue: warehouse", "blue: end")),
    Case("game_over", "end", {}, {"ending": True}, before=("blue: end",)),
    Case("game_over", "loan", {}, {"ending": True}, seat="red", before=("blue: end",)),
    Case("interest_first", "end", DEBTOR, START),
    Case("interest_first", "repay", DEBTOR, START),
    Case("interest_first", "warehouse", DEBTOR, START),
    Case(
        "building_first",
        "end",
        {"blue": {**BROKE, "machines": ["black", "white", "tan"], "warehouses": 3}},
        START,
        "clarified",
    ),
    Case("seize_first", "end", {"blue": {**BROKE, "island": ["tan"]}}, START, seat="yellow"),
    Case("no_loan_now", "loan", {"blue": {**BROKE, "island": ["tan"]}}, START, seat="yellow"),
    Case("no_loan_now", "loan", TWO, {}, BANK, seat="red", before=RAISED),
    Case(
        "no_loan_now",
        "loan",
        {"blue": {**BROKE, "machines": ["black", "white", "tan"], "warehouses": 3}},
        START,
        "clarified",
    ),
    Case("no_repay_now", "repay", {"blue": {**BROKE, "island": ["tan"]}}, START, seat="yellow"),
    Case("no_repay_now", "repay", TWO, {}, BANK, seat="red", before=RAISED),
    Case("sale_first", "end", SALE, LATER, "classic domestic_sale"),
    Case("bid_first", "end", LANDED, {}, seat="red", before=LAND),
    Case("bid_first", "repay", {**LANDED, "red": {"loans": 1}}, {}, seat="red", before=LAND),
    Case("decide_first", "end", LANDED, {}, before=BIDS),
    Case("decide_first", "repay", {"blue": {"ship": ["black"], "loans": 1}}, {}, before=BIDS),
    Case("return_first", "end", TWO, {}, BANK, seat="red", before=RAISED),
    Case("not_interest", "default", {}, {}),
    Case("not_sale", "keep", {}, {}),
    Case("not_sale", "sell black@2", STORES, {}),
    Case("not_auction", "bid 3", {}, {}),
    Case("not_deciding", "accept", {}, {}),
    Case("not_deciding", "decline", {}, {}),
    Case("not_seizing", "seize warehouse", {}, {}),
    Case("not_building", "building machine", {}, {}),
    Case("not_returning", "return factory black@2", {}, {}),
    Case("two_loans", "loan", {"blue": {"loans": 2}}, {}),
    Case("two_loans", "loan", {**LANDED, "red": {"loans": 2}}, {}, seat="red", before=LAND),
    Case("no_debt", "repay", {}, {}),
    Case("borrowed", "repay", {}, {}, before=("blue: loan",)),
    Case("borrowed", "repay", DEBTOR, START, before=("blue: loan",)),
    Case("cash", "repay", {"blue": {"loans": 1, "cash": 9}}, {}),
    Case("cash", "warehouse", POOR, {}),
    Case("cash", "machine white", POOR, {}),
    Case("cash", "produce -> black@2", POOR, {}),
    Case("cash", "buy red: black@2 -> black@2", {**STORES, "blue": {"cash": 1}}, {}),
    Case("cash", "sail red: tan@3", {**STORES, "blue": {"cash": 2}}, {}),
    Case("cash", "call 1 containers: 21", {"brokers": [{"containers": ["black"]}, {}, {}]}, {}, BANK),
    Case("machine_twice", "machine black", {}, {}),
    Case("machine_supply", "machine white", {}, {}, "classic machines=1"),
    Case("machine_full", "machine orange", {"blue": {"machines": ["black", "white", "brown", "tan"]}}, {}),
    Case("warehouse_full", "warehouse", {"blue": {"warehouses": 5}}, {}),
    Case("warehouse_supply", "warehouse", {}, {}, "classic warehouses=3"),
    Case("own_store", "buy blue: black@2 -> black@2", STORES, {}),
    Case("store_empty", "buy yellow: tan@2 -> tan@2", STORES, {}),
    Case("store_empty", "load tan@3", {**STORES, "blue": {"at": "yellow"}}, {}),
    Case("not_in_store", "buy red: tan@2 -> tan@2", STORES, {}),
    Case("not_in_store", "buy red: black@2 black@2 -> black@2 black@2", {**STORES, "blue": {"warehouses": 2}}, {}),
    Case("not_in_store", "sail red: black@3", STORES, {}),
    Case("not_in_store", "sell tan@2", SALE, LATER, "classic domestic_sale"),
    Case("not_in_store", "call 1 money: harbour black@2", {}, {}, BANK),
    Case("no_harbour_room", "buy red: black@2 -> black@2 black@2", STORES, {}),
    Case("wrong_store", "buy red: black@2 -> tan@2", {"red": STORES["red"]}, {}),
    Case("wrong_store", "reprice -> -", STORES, {}),
    Case("wrong_store", "reprice -> black@2 black@2", STORES, {}),
    Case("wrong_price", "reprice -> black@1", STORES, {}),
    Case("wrong_price", "produce -> black@2 black@5", STORES, {}),
    Case("wrong_price", "buy red: black@9 -> black@2", STORES, {}),
    Case("wrong_price", "return factory grey@9", TWO, {}, BANK, seat="red", before=RAISED),
    Case("produced", "produce -> black@2", {}, {"produced": True}),
    Case("produce_all", "produce -> -", {}, {}),
    Case("produce_all", "produce -> black@2 white@2", {}, {}),
    Case("produce_choice", "produce -> -", {"blue": {"machines": ["black", "white"], "factory": ["tan@1"] * 3}}, {}),
    Case("sell_factory_first", "sell tan@3", SALE, LATER, "classic domestic_sale"),
    Case("own_harbour", "sail blue", {}, {}),
    Case("already_there", "sail sea", {}, {}),
    Case("already_there", "sail red", {"blue": {"at": "red"}}, {}),
    Case("over_sea", "sail yellow", {"blue": {"at": "red"}}, {}),
    Case("over_sea", "sail island", {"blue": {"at": "red", "ship": ["tan"]}}, {}),
    Case("empty_ship", "sail island", {}, {}),
    Case("no_bank", "sail bank", {}, {}),
    Case("no_bank", "sail bank", {}, {}, "jumbo"),
    Case("no_bank", "call 1 containers: 3", {}, {}),
    Case("no_bank", "raise 3", {}, {}, "jumbo"),
    Case("ship_room", "sail red: tan@3", {**STORES, "blue": {"ship": ["tan"] * 5}}, {}),
    Case("ship_room", "sail bank: black", {"blue": {"ship": ["black"] * 5, "dock": ["black"]}}, {}, BANK),
    Case("nowhere_to_load", "load tan@3", STORES, {}),
    Case("nowhere_to_load", "load tan", {"blue": {"at": "island"}}, {}),
    Case("load_priced", "load tan", {**STORES, "blue": {"at": "red"}}, {}),
    Case("load_unpriced", "load black@2", {"blue": {"at": "bank", "dock": ["black"]}}, {}, BANK),
    Case("not_on_dock", "load grey", {"blue": {"at": "bank", "dock": ["black"]}}, {}, BANK),
    Case("not_on_dock", "sail bank: black black", {"blue": {"dock": ["black"]}}, {}, BANK),
    Case("bid_too_high", "bid 21", LANDED, {}, seat="red", before=LAND),
    Case("bid_too_high", "bid 16", LANDED, {}, seat="red", before=(*LAND, "red: bid 5", "yellow: bid 5")),
    Case("bid_limit", "bid 100000000", RICH, {}, seat="red", before=(*LAND, "red: loan")),
    Case("bid_limit", "call 1 containers: 100000000", FLUSH, {}, BANK, before=("blue: loan",)),
    Case("not_highest", "accept yellow", LANDED, {}, before=BIDS),
    Case("not_highest", "accept blue", LANDED, {}, before=BIDS),
    Case("not_highest", "accept green", LANDED, {}, before=BIDS),
    Case("say_who", "accept", LANDED, {}, before=TIED),
    Case("decline_cash", "decline", {"blue": {"ship": ["black"], "cash": 4}}, {}, before=BIDS),
    Case("seize_place", "seize harbour tan@3", {"blue": {**BROKE, "island": ["tan"]}}, START, seat="yellow"),
    Case("seize_place", "seize warehouse", {"blue": {**BROKE, "island": ["tan"]}}, START, seat="yellow"),
    Case("seize_none", "seize island black", {"blue": {**BROKE, "island": ["tan"]}}, START, seat="yellow"),
    Case("not_in_store", "seize harbour black@3", {"blue": {**BROKE, "harbour": ["tan@3"]}}, START, seat="yellow"),
    Case(
        "safe_building",
        "seize machine black",
        {"blue": {**BROKE, "machines": ["black", "white", "tan"]}},
        START,
        seat="yellow",
    ),
    Case(
        "safe_building",
        "seize warehouse",
        {"blue": {**BROKE, "machines": ["black", "white", "tan"]}},
        START,
        seat="yellow",
    ),
    Case("collected", "call 1 money: factory black@2", OPEN, {"collected": True}, BANK),
    Case("ending", "raise 4", OPEN_MONEY, {"ending": True}, BANK),
    Case("auction_open", "call 1 money: factory black@2", OPEN, {}, BANK),
    Case("no_auction", "raise 4", {}, {}, BANK),
    Case("own_bid", "raise 4", OPEN_MONEY, {"seat": "red"}, BANK, seat="red"),
    Case("own_bid", "call 1 containers: 4", OPEN_MONEY, {"seat": "red"}, BANK, seat="red"),
    Case("space_empty", "call 1 containers: 3", {}, {}, BANK),
    Case("space_empty", "call 1 money: factory black@2", {"brokers": [{"money": 0}, {}, {}]}, {}, BANK),
    Case("bid_kind_money", "raise factory black@2", {**OPEN_MONEY, "blue": {"factory": ["black@2"]}}, {}, BANK),
    Case("bid_kind_goods", "raise 4", OPEN, {}, BANK),
    Case("bid_least", "raise 3", OPEN_MONEY, {}, BANK),
    Case("bid_least", "raise factory black@2", OPEN, {}, BANK),
    Case("bid_least", "call 1 containers: 0", {"brokers": [{"containers": ["black"]}, {}, {}]}, {}, BANK),
    Case("return_exactly", "return factory black@2", TWO, {}, BANK, seat="red", before=RAISED),
    Case("return_exactly", "return factory grey@2 grey@2", TWO, {}, BANK, seat="red", before=RAISED),
    Case("return_exactly", "return harbour grey@2", TWO, {}, BANK, seat="red", before=RAISED),
]


def laid_out(case: Case) -> tuple[State, tuple[str, ...]]:
    rules = Ruleset.parse(case.rules)
    g = place(rules, 3, case.position, case.turn)
    for text in case.before:
        seat, _, line = text.partition(": ")
        g = played(g, SEAT_NAMES.index(seat), read(line, rules.colours), rules.colours)
    return g, rules.colours


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.line}")
def test_what_is_not_legal_says_why(case: Case) -> None:
    g, colours = laid_out(case)
    kept = g.copy()
    with pytest.raises(IllegalLineError) as refusal:
        played(g, SEAT_NAMES.index(case.seat), read(case.line, colours), colours)
    assert refusal.value.code == case.code
    assert g == kept


def refusals() -> dict[str, set[str]]:
    """The names of the values of every code that is provoked here."""
    found: dict[str, set[str]] = {}
    for text in UNREADABLE:
        try:
            read(text, CLASSIC_COLOURS)
        except NotationError as refusal:
            found.setdefault(refusal.code, set()).update(refusal.values)
    for case in CASES:
        g, colours = laid_out(case)
        try:
            played(g, SEAT_NAMES.index(case.seat), read(case.line, colours), colours)
        except IllegalLineError as refusal:
            found.setdefault(refusal.code, set()).update(refusal.values)
    return found


SOURCE = "\n".join(
    path.read_text() for path in Path(lines.__file__).parent.parent.rglob("*.py") if path.name != "refusals.py"
)


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_used_and_proved(code: str) -> None:
    assert f'"{code}"' in SOURCE, "a sentence that nothing in the program says"
    assert code in {*UNREADABLE.values(), *(case.code for case in CASES), "laid", "not_legal"}, (
        "a sentence that no case here provokes"
    )


@pytest.mark.parametrize(
    ("line", "predicate", "answer"),
    [
        ("warehouse", "boxship.notation.play_line.why_not_warehouse", ALLOWED),
        ("sail island", "boxship.notation.play_line.why_not_sail", ALLOWED),
        ("machine white", "boxship.notation.play_line.why_not_machine", ALLOWED),
        ("bid 9", "boxship.notation.play_line.purse", 10),
    ],
)
def test_the_engine_has_the_last_word_also_where_the_checks_are_wrong(
    line: str, predicate: str, answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    landed = line.startswith("bid")
    poor = {"blue": {"ship": ["black"]}, "red": {"cash": 0}} if landed else {"blue": {"cash": 0}}
    case = Case("not_legal", line, poor, {}, seat="red" if landed else "blue", before=LAND if landed else ())
    g, colours = laid_out(case)
    monkeypatch.setattr(predicate, lambda *_: answer)
    if landed:
        monkeypatch.setattr("boxship.notation.play_line.most_bid", lambda *_: answer)
    with pytest.raises(IllegalLineError) as refusal:
        played(g, SEAT_NAMES.index(case.seat), read(line, colours), colours)
    assert refusal.value.code == "not_legal"


def test_a_refusal_is_a_code_with_values_and_a_sentence() -> None:
    refusal = IllegalLineError("cash", cost=6, cash=2)
    assert (refusal.code, refusal.values) == ("cash", {"cost": 6, "cash": 2})
    assert str(refusal) == "that costs $6, and there is only $2"
    refusal.add_legal("end")
    assert str(refusal) == "that costs $6, and there is only $2 (legal now: end)"
    assert refusal.legal == "end"


def test_a_message_repeats_only_the_beginning_of_what_was_typed() -> None:
    with pytest.raises(Refusal) as refusal:
        read("x" * 900, CLASSIC_COLOURS)
    assert len(str(refusal.value)) < 400
