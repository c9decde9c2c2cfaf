"""Messages: what goes out is one line of JSON, what comes in is read with suspicion."""

from __future__ import annotations

import json

import pytest

from boxship.arena.match import dealt
from boxship.protocol import messages
from boxship.protocol.messages import GarbageError
from boxship.rules.rulesets import Ruleset


def test_a_question_has_everything_the_seat_knows_and_nothing_else() -> None:
    game = dealt(Ruleset.parse("jumbo investment_bank"), 4, 2, 0)
    seat = game.to_act[0]
    view = game.view(seat)
    raw = messages.encode(messages.ask(3, view, 5.0))
    assert raw.count(b"\n") == 1
    assert raw.endswith(b"\n")
    assert raw.startswith(b'{"type":"ask","id":3,')
    asked = json.loads(raw)
    assert asked["position"] == json.loads(json.dumps(view.position))
    for other in game.seats:
        hidden = asked["position"][f"{other}.card"] is None and asked["position"][f"{other}.cash"] is None
        assert hidden == (other != seat)


def test_what_is_hidden_does_not_change_the_question() -> None:
    game = dealt(Ruleset.parse("classic"), 3, 2, 0)
    seat = game.seats.index(game.to_act[0])
    before = messages.ask(1, game.view(seat), 5.0)
    other = (seat + 1) % 3
    game.state.cash[other] += 7
    game.state.card[other], game.state.card[(seat + 2) % 3] = game.state.card[(seat + 2) % 3], game.state.card[other]
    assert messages.ask(1, game.view(seat), 5.0) == before


def test_a_new_game_says_the_rules_as_words_and_as_data() -> None:
    game = dealt(Ruleset.parse("classic containers=9 domestic_sale"), 4, 2, 0)
    told = json.loads(messages.encode(messages.new_game(game.view("red"), 77)))
    assert told["rules"] == "classic domestic_sale containers=9"
    assert told["seat"] == "red"
    assert told["seed"] == 77
    assert told["ruleset"]["containers"] == 9
    assert told["ruleset"]["harbour_prices"] == [2, 3, 4, 5, 6]
    assert told["colours"] == ["black", "white", "brown", "tan", "orange"]


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"", "not a JSON object on one line"),
        (b"hello", "not a JSON object on one line"),
        (b"[1, 2]", "not a JSON object with a type"),
        (b"{}", "not a JSON object with a type"),
        (b'{"type": 7}', "not a JSON object with a type"),
        (b"\xff\xfe{", "not a JSON object on one line"),
        (b"[" * 100_000, "not a JSON object on one line"),
        (b'{"type":"ready"}', "it said 'ready' where line was due"),
        (b'{"type":"line"}', "has no line"),
        (b'{"type":"line","line":["end"]}', "has no line"),
    ],
)
def test_garbage_is_refused_with_a_reason(raw: bytes, words: str) -> None:
    with pytest.raises(GarbageError) as problem:
        messages.read_line(raw, 1)
    assert words in str(problem.value)
    assert len(str(problem.value)) < 300
    assert str(problem.value).isprintable()


def test_an_answer_may_leave_the_id_out_and_an_old_one_is_no_answer() -> None:
    assert messages.read_line(b'{"type":"line","line":"end"}', 4) == "end"
    assert messages.read_line(b'{"type":"line","id":4,"line":"end"}', 4) == "end"
    assert messages.read_line(b'{"type":"line","id":3,"line":"end"}', 4) is None


@pytest.mark.parametrize(
    ("hello", "words"),
    [
        ({"protocol": 1}, "has no name"),
        ({"protocol": "1", "name": "x"}, "this is protocol 1"),
        ({"protocol": 1, "name": "x" * 61}, "name is not a short text"),
        ({"protocol": 1, "name": "a\x1b[2J"}, "name is not a short text"),
        ({"protocol": 1, "name": "x", "options": {"level": 3}}, "not a list of objects"),
        ({"protocol": 1, "name": "x", "options": [{"default": 3}]}, "option in its hello has no name"),
    ],
)
def test_a_hello_is_checked(hello: dict[str, object], words: str) -> None:
    with pytest.raises(GarbageError, match=words):
        messages.read_hello(json.dumps({"type": "hello", **hello}).encode())
