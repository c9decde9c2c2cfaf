"""Texts for agents: they tell what a seat knows and nothing else, and every kind of line is put into words."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from boxship import Game
from boxship.agents.chat.prompt import question, system_message
from boxship.agents.knowledge import Knowledge
from boxship.agents.seat_tools import shown_text
from boxship.agents.texts import LEGAL, OVER, QUESTIONS, legal_text
from boxship.protocol.legal_as_data import DECIDING
from boxship.rules.layout import OVER as GAME_OVER
from boxship.rules.layout import State
from boxship.rules.rulesets import Ruleset
from boxship.rules.view import view
from tests.choosers import eager_line
from tests.game.test_knowledge import Play, auction, plays, with_other_secrets
from tests.odd_tables import SEEDS, dealt, rulesets


def texts(play: Play, seat: int) -> list[str]:
    """Everything that this seat could be told."""
    known = Knowledge.of(play.game().view(seat))
    prompts = [system_message(known), question(known, known.lines[:3], "a note")]
    said = [shown_text(known), shown_text(known, known.lines[:3]), legal_text(known)]
    return said + [prompt["content"] for prompt in prompts]


def compare(play: Play, seed: int) -> None:
    if play.states[-1].phase == GAME_OVER:
        return
    for seat in range(play.states[0].players):
        twin = with_other_secrets(play, seat, Random(seed))
        assert texts(play, seat) == texts(twin, seat)


@settings(max_examples=40)
@given(plays(), SEEDS)
def test_r1_4_no_text_tells_what_a_seat_may_not_know(play: Play, seed: int) -> None:
    compare(play, seed)


@pytest.mark.parametrize("field", ["card", "cash"])
def test_the_comparison_notices_a_leak(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: State, seat: int) -> State:
        seen = view(g, seat)
        setattr(seen, field, list(getattr(g, field)))
        return seen

    monkeypatch.setattr("boxship.game.view", leaky)
    play = Play(auction().rules, [auction().state], [])
    with pytest.raises(AssertionError):
        compare_often(play)


def compare_often(play: Play) -> None:
    for seed in range(5):
        compare(play, seed)


@settings(max_examples=40)
@given(rulesets(), SEEDS)
def test_every_line_and_every_example_stands_in_the_text_and_is_legal(rules: Ruleset, seed: int) -> None:
    r = Random(seed)
    play = Play(rules, [dealt(rules, 3, seed)], [])
    for _ in range(40):
        g = play.states[-1]
        if g.phase == GAME_OVER:
            break
        play.add(eager_line(g, r))
    game = play.game()
    for seat in game.to_act:
        seen = game.view(seat)
        known = Knowledge.of(seen)
        text = legal_text(known)
        assert text.startswith(LEGAL)
        said = [line.strip().rpartition("Example: ")[2] for line in text.splitlines() if line.startswith("  ")]
        assert said == [*known.legal["lines"], *(kind["example"] for kind in known.legal["kinds"])]
        assert all(line in seen.legal for line in said)


def test_every_question_of_the_protocol_is_put_into_words() -> None:
    assert set(QUESTIONS) == set(DECIDING.values())


def test_the_news_are_what_came_since() -> None:
    game = Game.new("classic", 3, seed=20)
    game.play("end")
    first, second = game.seats.index("red"), game.lines
    game.play("end")
    known = Knowledge.of(game.view(first))
    assert "So far:\n  red: end\n  yellow: end\n" in shown_text(known)
    assert "Since then:\n  yellow: end\n" in shown_text(known, second)
    assert "Since then" not in shown_text(known, known.lines)
    assert "Since then" not in shown_text(Knowledge.of(Game.new("classic", 3, seed=20).view(0)), second)


def test_at_the_end_everything_is_open() -> None:
    game = Game.new("short round_limit=1", 3, seed=9)
    while not game.over:
        game.play("end")
    text = shown_text(Knowledge.of(game.view(1)))
    assert text.endswith(OVER)
    assert text.count("value card") == 4
    assert "hidden" not in text


def test_what_building_costs_is_said_as_long_as_there_is_room() -> None:
    game = Game.new("classic", 3, seed=20)
    text = shown_text(Knowledge.of(game.view("red")))
    assert "Your next machine costs $6." in text
    assert "Your next warehouse costs $4." in text
