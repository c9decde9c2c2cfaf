"""Lines on their way: what is proposed can be played, what is played was shown before, and nonsense is explained."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxship.notation.line_text import read
from boxship.notation.lines import Bid
from boxship.notation.play_line import played
from boxship.notation.read_position import place
from boxship.rules.layout import OVER
from boxship.rules.rulesets import SEAT_NAMES, Ruleset
from boxship.table.choosing.menu import kinds
from boxship.table.drafting.compose import compose
from boxship.table.drafting.line_to_draft import draft_of
from boxship.table.shapes import Composition, Draft, Situation
from boxship.table.showing.situation import situation
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import facts_of
from tests.table.moments import Moment, many_moments, seen_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boxship.game import View
    from boxship.rules.layout import State

SEEDS = tuple(range(1, 13))


def interest_is_a_secret(moment: Moment) -> bool:
    """Whether the next player's hidden cash does not reach for the interest of the turn that begins."""
    g, taken = moment.g, moment.taken
    if taken.after.turn in {g.turn, taken.seat} or g.open_money:
        return False
    truth = facts_of(Change(g, taken.after, taken.seat, taken.line, moment.rules.colours))
    return any(fact.key in {"interest-part", "borrow-or-default", "defaults", "waived"} for fact in truth)


def check_after(moment: Moment, composition: Composition) -> None:
    """The table that was promised is the table that came, as far as one can know."""
    seat, after = moment.taken.seat, moment.taken.after
    promised = composition.after
    real = situation(moment.seen_after(seat), 1)
    if after.phase == OVER:
        assert promised is not None
        assert promised.phase == "over"
        assert promised.ended == real.ended
        assert promised.scores == []
        assert promised.winners == []
        assert promised.mine == real.mine
        assert [board.island for board in promised.boards] == [board.island for board in real.boards]
    elif not interest_is_a_secret(moment):
        assert promised == real
    check_cash(moment, composition, after)


def check_cash(moment: Moment, composition: Composition, after: State) -> None:
    """The sums of a draft are the sums before and after it, whoever's turn has begun by then."""
    seat = moment.taken.seat
    assert (composition.cash_before, composition.cash_after) == (moment.g.cash[seat], after.cash[seat])
    assert composition.after is not None
    assert composition.after.mine is not None
    assert composition.after.mine.cash == after.cash[seat]
    assert composition.after.mine.loans == after.loans[seat]


def check_lines(moments: Iterable[Moment]) -> Counter[str]:
    """Each line that was played can be composed and shows what it does; how often each kind was played."""
    seen: Counter[str] = Counter()
    for moment in moments:
        seat = moment.taken.seat
        draft = draft_of(moment.seen(seat), moment.taken.line)
        composition = compose(moment.seen(seat), draft)
        assert composition.reason is None, (draft, composition.reason)
        said = read(composition.line, moment.rules.colours)
        assert played(moment.g, seat, said, moment.rules.colours) == moment.taken.after
        if isinstance(said, Bid):
            assert composition.after is None
            assert composition.cash_after is None
        else:
            check_after(moment, composition)
        seen[draft.kind] += 1
    return seen


def test_every_line_that_is_played_can_be_composed_and_shows_what_it_does() -> None:
    seen = check_lines(many_moments(SEEDS, length=14))
    assert set(seen) >= {"produce", "buy", "reprice", "sail", "load", "sell", "keep", "machine", "warehouse", "loan"}
    assert set(seen) >= {"repay", "default", "end", "bid", "accept", "decline", "seize", "building"}
    assert set(seen) >= {"call", "raise", "return"}


@pytest.mark.slow
def test_every_line_of_many_games_can_be_composed() -> None:
    assert check_lines(many_moments(tuple(range(20, 40)), length=80)).total() > 5000


def completed(view: View, draft: Draft) -> Composition:
    """What a player gets who only picks what is lit, until the line can be played."""
    composition = compose(view, draft)
    while composition.reason is not None:
        lit = [good for good in composition.goods if good.reason is None]
        assert lit, (draft, composition.reason)
        composition = compose(
            view, msgspec.structs.replace(composition.draft, goods=[*composition.draft.goods, lit[0].word])
        )
    return composition


def check_completed(moment: Moment, composition: Composition) -> None:
    """A draft that can be played is a legal line, and its sums come true."""
    colours, seat = moment.rules.colours, moment.taken.seat
    line = read(composition.line, colours)
    after = played(moment.g, seat, line, colours)
    if not isinstance(line, Bid):
        check_cash(moment, composition, after)


def check_kinds(moments: Iterable[Moment]) -> None:
    """Every lit kind and target leads to a line by picking what is lit; no unlit one does."""
    for moment in moments:
        seat = moment.taken.seat
        view = moment.seen(seat)
        for kind in kinds(view):
            for target in kind.targets:
                draft = Draft(kind=kind.kind, target=target.target)
                if target.reason is None:
                    check_completed(moment, completed(view, draft))
                else:
                    assert compose(view, draft).reason is not None
            if not kind.targets and kind.reason is None:
                check_completed(moment, completed(view, Draft(kind=kind.kind)))
            if not kind.targets and kind.reason is not None:
                assert compose(view, Draft(kind=kind.kind)).reason == kind.reason


def test_every_lit_kind_and_target_leads_to_a_line_and_no_unlit_one_does() -> None:
    check_kinds(many_moments((4, 5), length=12))


@pytest.mark.slow
def test_every_lit_kind_leads_to_a_line_in_many_games() -> None:
    check_kinds(many_moments((41, 42, 43, 44), length=40))


def test_a_good_is_lit_exactly_while_one_more_can_be_picked() -> None:
    for moment in many_moments((6, 7), length=25):
        view = moment.seen(moment.taken.seat)
        draft = draft_of(view, moment.taken.line)
        composition = compose(view, msgspec.structs.replace(draft, store=None))
        if draft.kind not in {"buy", "sail", "load", "call", "raise"}:
            continue
        for good in composition.goods:
            more = compose(view, msgspec.structs.replace(draft, goods=[*draft.goods, good.word], store=None))
            assert (good.reason is None) == (more.reason is None or more.reason.code == "bid_least")
            assert good.picked == draft.goods.count(good.word) <= good.there


def test_after_a_bad_line_nothing_is_promised() -> None:
    for moment in many_moments((8,), length=10):
        view = moment.seen(moment.taken.seat)
        for kind in ("produce", "buy", "sail", "load", "bid", "accept", "call", "raise", "return", "seize", "end"):
            composition = compose(view, Draft(kind=kind))
            if composition.reason is not None:
                assert composition.after is None
                assert composition.cash_after is None
                assert not composition.ends_turn


WORDS = st.sampled_from([
    "red", "blue", "purple", "sea", "island", "bank", "black@2", "tan@3", "tan", "factory tan@3", "1 money",
    "2 containers", "island orange", "machine", "->", "-", "", "x@y", "9" * 30, "black@2 -> -", "\n", "é@1",
])  # fmt: skip
KIND_WORDS = st.sampled_from([
    "produce", "buy", "reprice", "sail", "load", "sell", "machine", "warehouse", "loan", "repay", "default", "keep",
    "end", "bid", "accept", "decline", "seize", "building", "call", "raise", "return", "dance", "", "buy red:", "bid 3",
])  # fmt: skip
DRAFTS = st.builds(
    Draft,
    kind=KIND_WORDS,
    target=st.none() | WORDS,
    goods=st.lists(WORDS, max_size=4),
    store=st.none() | st.lists(WORDS, max_size=4),
    amount=st.none() | st.integers(-5, 10**12),
)
SOME_MOMENTS = [moment for i, moment in enumerate(many_moments((9, 10), length=40)) if i % 7 == 0]


@settings(max_examples=200)
@given(st.sampled_from(SOME_MOMENTS), st.integers(-1, 2), DRAFTS)
def test_no_draft_is_an_error(moment: Moment, seat: int, draft: Draft) -> None:
    view = moment.seen(seat)
    composition = compose(view, draft)
    msgspec.json.encode(composition)
    if composition.reason is None:
        assert composition.line in view.legal


# -- one kind after the other ----------------------------------------------------------------------------------------

TRADE: dict[str, Any] = {
    "blue": {
        "cash": 9,
        "machines": ["orange", "tan", "white"],
        "factory": ["orange@2", "tan@4", "tan@4"],
        "harbour": ["black@3"],
        "warehouses": 3,
        "ship": ["black", "tan", "tan"],
    },
    "red": {
        "machines": ["black", "white"],
        "factory": ["black@1", "black@1", "tan@4", "white@4"],
        "harbour": ["tan@4", "tan@4", "tan@4"],
        "warehouses": 4,
    },
}


def trading(rules: str = "classic", position: dict[str, Any] | None = None, **turn: Any) -> View:
    ruleset = Ruleset.parse(rules)
    return seen_by(ruleset, place(ruleset, 3, position or TRADE, {"seat": "blue", **turn}), 0)


def words(composition: Composition) -> list[str]:
    return [f"{piece.colour}@{piece.price}{'+' if piece.new else ''}" for piece in composition.pieces]


def codes(composition: Composition) -> dict[str, str | None]:
    return {good.word: good.reason.code if good.reason else None for good in composition.goods}


def test_buying_keeps_old_prices_and_proposes_new_ones() -> None:
    composition = compose(trading(), Draft(kind="buy", target="red", goods=["black@1", "tan@4"]))
    assert composition.line == "buy red: black@1 tan@4 -> black@3 black@3 tan@4"
    assert words(composition) == ["black@3", "black@3+", "tan@4+"]
    assert composition.prices == {"harbour": [2, 3, 4, 5, 6]}
    assert (composition.cash_before, composition.cash_after) == (9, 4)
    assert composition.draft.store == ["black@3", "black@3", "tan@4"]


def test_what_was_said_about_the_store_is_kept_while_it_fits() -> None:
    store = ["black@6", "black@2", "white@5"]
    composition = compose(trading(), Draft(kind="buy", target="red", goods=["black@1", "tan@4"], store=store))
    assert words(composition) == ["black@6", "black@2+", "tan@4+"]
    fewer = compose(trading(), Draft(kind="buy", target="red", goods=["tan@4"], store=store))
    assert words(fewer) == ["black@6", "tan@4+"]
    assert fewer.reason is None


def test_a_price_that_the_store_does_not_have_is_refused_and_stays() -> None:
    composition = compose(trading(), Draft(kind="reprice", store=["black@9"]))
    assert composition.reason is not None
    assert composition.reason.code == "wrong_price"
    assert words(composition) == ["black@9"]


def test_each_container_says_why_no_more_of_it_can_be_bought() -> None:
    composition = compose(trading(), Draft(kind="buy", target="red", goods=["black@1", "black@1"]))
    assert codes(composition) == {"black@1": "not_in_store", "tan@4": "no_harbour_room", "white@4": "no_harbour_room"}
    assert next((good.there, good.picked, good.where) for good in composition.goods) == (2, 2, "red.factory")
    poor = trading(position=TRADE | {"blue": TRADE["blue"] | {"cash": 4}})
    assert codes(compose(poor, Draft(kind="buy", target="red", goods=["black@1"]))) == {
        "black@1": None, "tan@4": "cash", "white@4": "cash",
    }  # fmt: skip


def test_a_line_that_is_not_complete_says_what_hinders_it_or_how_it_looks() -> None:
    nothing_yet = compose(trading(), Draft(kind="buy", target="red"))
    assert (nothing_yet.line, nothing_yet.reason and nothing_yet.reason.code) == ("buy red:", "shape")
    full = trading(position=TRADE | {"blue": TRADE["blue"] | {"warehouses": 1}})
    hindered = compose(full, Draft(kind="buy", target="red"))
    assert hindered.reason is not None
    assert hindered.reason.code == "no_harbour_room"
    assert hindered.reason.values == {"room": 0}


def test_production_without_a_choice_is_proposed_whole() -> None:
    composition = compose(trading(), Draft(kind="produce"))
    assert composition.draft.goods == ["white", "tan", "orange"]
    assert composition.line == "produce -> white@3 tan@4 tan@4 tan@4 orange@2 orange@2"
    assert {good.word: good.picked for good in composition.goods} == {"white": 1, "tan": 1, "orange": 1}
    assert set(codes(composition).values()) == {"produce_all"}


def test_production_with_a_choice_waits_for_it() -> None:
    full = TRADE | {"blue": TRADE["blue"] | {"factory": ["orange@2", "tan@4", "tan@4", "tan@4"]}}
    composition = compose(trading(position=full), Draft(kind="produce"))
    assert composition.reason is not None
    assert composition.reason.code == "produce_choice"
    assert codes(composition) == {"white": None, "tan": None, "orange": None}
    one = compose(trading(position=full), Draft(kind="produce", goods=["orange"]))
    assert codes(one) == {"white": None, "tan": None, "orange": "produce_choice"}
    both = compose(trading(position=full), Draft(kind="produce", goods=["orange", "white"]))
    assert both.reason is None
    assert both.line == "produce -> white@3 tan@4 tan@4 tan@4 orange@2 orange@2"
    assert codes(both) == {"white": "produce_choice", "tan": "produce_choice", "orange": "produce_choice"}


def test_a_voyage_loads_as_much_as_fits_and_can_be_paid() -> None:
    composition = compose(trading(), Draft(kind="sail", target="red", goods=["tan@4"]))
    assert composition.line == "sail red: tan@4"
    assert codes(composition) == {"tan@4": None}
    assert codes(compose(trading(), Draft(kind="sail", target="red", goods=["tan@4", "tan@4"]))) == {
        "tan@4": "ship_room"
    }
    assert compose(trading(), Draft(kind="sail", target="sea", goods=["tan@4"])).reason is not None
    assert compose(trading(), Draft(kind="sail", target="island", goods=["tan@4"])).line == "sail island"


def test_landing_ends_the_turn_and_so_does_the_last_action() -> None:
    assert compose(trading(), Draft(kind="sail", target="island")).ends_turn
    assert not compose(trading(), Draft(kind="warehouse")).ends_turn
    assert compose(trading(actions=1), Draft(kind="warehouse")).ends_turn
    assert not compose(trading(actions=1), Draft(kind="loan")).ends_turn
    assert compose(trading(), Draft(kind="end")).ends_turn


def test_what_can_not_be_taken_back_is_lasting() -> None:
    assert compose(trading(), Draft(kind="sail", target="island")).lasting
    assert not compose(trading(), Draft(kind="warehouse")).lasting
    assert compose(trading(actions=1), Draft(kind="warehouse")).lasting
    assert not compose(trading(actions=1), Draft(kind="loan")).lasting
    assert compose(trading(), Draft(kind="end")).lasting
    assert compose(trading(), Draft(kind="sail", target="nowhere")).lasting, "it can't be played at all"


def test_a_sale_at_home_is_one_container_of_the_right_store() -> None:
    view = trading("classic domestic_sale", round=2, start=True)
    composition = compose(view, Draft(kind="sell"))
    assert codes(composition) == {"tan@4": None, "orange@2": None, "black@3": "sell_factory_first"}
    assert [good.where for good in composition.goods] == ["blue.factory", "blue.factory", "blue.harbour"]
    assert compose(view, Draft(kind="sell", goods=["tan@4"])).cash_after == 11


def test_a_bid_has_its_bounds_and_no_future() -> None:
    ruleset = Ruleset.parse("classic")
    landed = place(ruleset, 3, {"blue": {"ship": ["tan"]}, "red": {"cash": 7}}, {"seat": "blue"})
    landed = played(landed, 0, read("sail island", ruleset.colours), ruleset.colours)
    red = seen_by(ruleset, landed, 1)
    composition = compose(red, Draft(kind="bid"))
    assert composition.amount is not None
    assert (composition.amount.least, composition.amount.most, composition.line) == (0, 7, "bid 0")
    assert composition.reason is None
    assert composition.after is None
    too_much = compose(red, Draft(kind="bid", amount=8))
    assert too_much.reason is not None
    assert too_much.reason.code == "bid_too_high"
    assert too_much.reason.values == {"most": 7}
    borrowed = compose(red, Draft(kind="loan"), 5, ["yellow"])
    assert isinstance(borrowed.after, Situation)
    assert borrowed.after.auction is not None
    assert borrowed.after.auction.sealed == ["yellow"]
    assert borrowed.after.to_act == ["red"]
    assert borrowed.after.number == 6


BANK: dict[str, Any] = {
    "brokers": [{"money": 4, "containers": []}, {"money": 2, "containers": ["grey"]}, {"money": 3, "containers": []}],
    "blue": {
        "factory": ["purple@2", "purple@2"],
        "harbour": ["black@4"],
        "warehouses": 2,
        "machines": ["purple"],
        "cash": 9,
    },
}


def test_containers_are_offered_for_money_in_the_order_of_the_card() -> None:
    view = trading("jumbo investment_bank", BANK)
    nothing = compose(view, Draft(kind="call", target="1 money"))
    assert (nothing.line, nothing.reason and nothing.reason.code) == ("call 1 money:", "shape")
    assert codes(nothing) == {"factory purple@2": None, "harbour black@4": None}
    goods = ["harbour black@4", "factory purple@2"]
    composition = compose(view, Draft(kind="call", target="1 money", goods=goods))
    assert composition.line == "call 1 money: harbour black@4, factory purple@2"
    assert codes(composition) == {"factory purple@2": None, "harbour black@4": "not_in_store"}
    assert composition.after is not None
    assert composition.after.payment is not None
    assert composition.after.payment.goods == goods


def test_money_is_offered_for_containers() -> None:
    view = trading("jumbo investment_bank", BANK)
    composition = compose(view, Draft(kind="call", target="2 containers"))
    assert (composition.line, composition.cash_after) == ("call 2 containers: 1", 8)
    assert composition.amount is not None
    assert (composition.amount.least, composition.amount.most) == (1, 9)


def test_outbidding_needs_more_than_there_is() -> None:
    open_auction = BANK | {
        "payment": {"holder": "red", "space": "1 money", "bid": ["factory purple@2", "factory black@1"]}
    }
    view = trading("jumbo investment_bank", open_auction)
    composition = compose(view, Draft(kind="raise", goods=["factory purple@2"]))
    assert composition.reason is not None
    assert composition.reason.code == "bid_least"
    assert codes(composition) == {"factory purple@2": None, "harbour black@4": None}
    enough = ["factory purple@2", "harbour black@4", "factory purple@2"]
    assert compose(view, Draft(kind="raise", goods=enough)).reason is None


def test_what_comes_back_is_priced_like_its_like() -> None:
    ruleset = Ruleset.parse("jumbo investment_bank")
    position = BANK | {
        "red": {"machines": ["black"], "factory": ["black@4"], "warehouses": 2},
        "payment": {"holder": "red", "space": "1 money", "bid": ["factory black@1", "harbour grey@2"]},
    }
    g = place(ruleset, 3, position, {"seat": "blue"})
    line = read("raise factory purple@2 purple@2, harbour black@4", ruleset.colours)
    red = seen_by(ruleset, played(g, 0, line, ruleset.colours), 1)
    composition = compose(red, Draft(kind="return"))
    assert composition.line == "return factory black@4, harbour grey@4"
    assert composition.reason is None
    assert composition.draft.store == ["factory black@4", "harbour grey@4"]
    assert set(composition.prices) == {"factory", "harbour"}
    cheaper = compose(red, Draft(kind="return", store=["harbour grey@2", "factory black@1"]))
    assert cheaper.line == "return factory black@1, harbour grey@2"


@pytest.mark.parametrize("kind", ["", "dance", "bid 3 4"])
def test_an_unknown_kind_is_no_draft(kind: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"kind": kind}), type=Draft)


def test_a_spectator_composes_nothing() -> None:
    ruleset = Ruleset.parse("classic")
    watching = seen_by(ruleset, place(ruleset, 3, TRADE, {}), -1)
    composition = compose(watching, Draft(kind="end"))
    assert composition.reason is not None
    assert composition.reason.code == "seat_not_playing"
    assert SEAT_NAMES[0] not in composition.reason.sentence
