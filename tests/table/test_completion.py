"""Drafts, completion and prefixes: everything the engine's steps can say, and nothing else."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from boxship import Game
from boxship.notation.line_text import write
from boxship.table.drafting.completion import PartialLine, lines_from, next_words
from tests.choosers import any_line

RULES = ("classic domestic_sale", "jumbo investment_bank", "clarified")


def positions(rules: str, seed: int) -> list[Game]:
    """Games on their way, each at another decision."""
    r = Random(seed)
    game = Game.new(rules, players=r.choice((3, 4, 5)), seed=seed)
    found = []
    for number in range(120):
        if game.over:
            break
        taken = any_line(game.state, r)
        if number % 7 == 0:
            found.append(Game.from_record(game.record()))
        game.play(write(taken.line, game.rules.colours), taken.seat)
    return found


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_word_of_a_legal_line_is_offered_behind_the_words_before_it(rules: str, seed: int) -> None:
    r = Random(seed)
    for game in positions(rules, seed):
        view = game.view(game.to_act[0])
        line = r.choice(list(islice(view.legal, 200)))
        words = line.split()
        for number, word in enumerate(words):
            if word.isdecimal():
                continue  # amounts are not listed
            typed = "".join(f"{before} " for before in words[:number])
            assert word in next_words(PartialLine.of(view), typed), (line, typed)
            assert word in next_words(PartialLine.of(view), typed + word[:1]), (line, typed)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_offered_begins_a_legal_line(rules: str) -> None:
    for game in positions(rules, 3):
        view = game.view(game.to_act[0])
        for word in next_words(PartialLine.of(view), ""):
            assert next(lines_from(PartialLine.of(view), word), None) is not None, word


@pytest.mark.parametrize("rules", RULES)
def test_lines_from_a_beginning_are_the_legal_lines_that_begin_so(rules: str) -> None:
    for game in positions(rules, 4):
        view = game.view(game.to_act[0])
        legal = list(islice(view.legal, 400))
        if len(legal) == 400:
            continue
        for beginning in ("", "s", "sail", "buy red:", "produce ->", "bid", "end"):
            expected = sorted(line for line in legal if line.startswith(beginning))
            assert sorted(lines_from(PartialLine.of(view), beginning)) == expected


def test_a_harbour_is_offered_with_and_without_a_purchase() -> None:
    game = Game.new("classic", players=3, seed=1)
    buyer = game.to_act[0]
    after = game.seats[(game.seats.index(buyer) + 1) % 3]
    goods = game.position()[f"{after}.factory"][0]
    colour = goods.partition("@")[0]
    game.play(f"buy {after}: {goods} -> {colour}@4")
    game.play("end")
    view = game.view(after)
    assert {buyer, f"{buyer}:"} <= set(next_words(PartialLine.of(view), "sail "))
    assert next_words(PartialLine.of(view), f"sail {buyer}: ") == [f"{colour}@4"]
    assert next_words(PartialLine.of(view), f"sail {buyer} ") == []
    assert next_words(PartialLine.of(view), "nonsense ") == []


def test_a_seat_that_has_nothing_to_decide_is_offered_nothing() -> None:
    game = Game.new("classic", players=3, seed=1)
    waiting = next(seat for seat in game.seats if seat not in game.to_act)
    assert next_words(PartialLine.of(game.view(waiting)), "") == []
    assert list(lines_from(PartialLine.of(game.view(waiting)), "")) == []
