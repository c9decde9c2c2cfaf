"""Opponents in a crowd: who sits where, and that they play as the same bots do uncompiled."""

from __future__ import annotations

import numpy as np
import pytest

from boxship.bots.trader.choose import choose
from boxship.bots.trader.weights import rows_by_name
from boxship.crowds.notes import LUCK
from boxship.envs.crowd import Crowd
from boxship.envs.line_ups import opponent_names
from boxship.rules.apply import apply
from boxship.rules.chance import new_rng
from boxship.rules.legal import legal
from boxship.rules.rulesets import Ruleset
from boxship.rules.setup import dealt
from boxship.rules.steps import STEPS
from boxship.rules.turn import next_due

pytestmark = pytest.mark.boundscheck

LINE_UP = ("trader", "trader:hoarder", None, "deckhand")
RULES = "short round_limit=6"


def replayed(rules: str, seed: int, number: int, line_up: tuple[str | None, ...], steps: list[int]) -> list[int]:
    """The final money of a deal, played uncompiled: bots by their rows, the learner by the steps it took."""
    g = dealt(Ruleset.parse(rules), len(line_up), seed, number)
    luck, options, mine = new_rng(seed, LUCK + number), [0] * STEPS, iter(steps)
    turned = [line_up[(p - number) % len(line_up)] for p in range(len(line_up))]
    while (p := next_due(g)) >= 0:
        count = legal(g, p, options)
        name = turned[p]
        step = next(mine) if name is None else choose(g, p, options, count, luck, rows_by_name()[name])
        apply(g, p, step)
    assert not list(mine), "the learner was asked as often"
    return g.total[: g.players]


def test_a_game_among_opponents_is_the_same_uncompiled_from_its_number_alone() -> None:
    crowd = Crowd(6, 4, RULES, seed=5, opponents=LINE_UP)
    taken: list[list[int]] = [[] for _ in range(6)]
    compared = set()
    for _ in range(400):
        steps = crowd.random_steps()
        for i in range(6):
            taken[i].append(int(steps[i]))
        crowd.step(steps)
        for i in np.flatnonzero(crowd.ended).tolist():
            number = int(crowd.ended_numbers[i])
            assert crowd.totals[i].tolist() == replayed(RULES, 5, number, LINE_UP, taken[i])
            compared.add(number % 4)
            taken[i] = []
    assert compared == {0, 1, 2, 3}, "every rotation"


def test_only_learners_are_asked_and_their_seat_rotates_with_the_number() -> None:
    crowd = Crowd(8, 4, RULES, seed=1, opponents=LINE_UP)
    assert crowd.opponents == ["trader", "trader:hoarder", "deckhand"]
    for _ in range(60):
        crowd.step(crowd.random_steps())
        assert (crowd.actors == (2 + crowd.numbers) % 4).all()
        assert (crowd.seats[np.arange(8), crowd.actors] == -1).all()
        assert (np.sort(crowd.seats) == [-1, 0, 1, 2]).all()


def test_without_rotation_everybody_keeps_their_seat() -> None:
    crowd = Crowd(5, 3, RULES, seed=1, opponents=("trader", None, None), rotate=False)
    for _ in range(40):
        crowd.step(crowd.random_steps())
        assert np.isin(crowd.actors, [1, 2]).all()
    assert (crowd.seats == [0, -1, -1]).all()


def test_each_game_may_have_a_line_up_of_its_own() -> None:
    crowd = Crowd(2, 3, RULES, seed=1, opponents=[("trader", None, None), (None, None, "random")], rotate=False)
    assert crowd.seats.tolist() == [[0, -1, -1], [-1, -1, 1]]


def test_lengths_count_the_steps_of_everybody() -> None:
    crowd = Crowd(1, 3, RULES, seed=3, opponents=(None, "trader", "trader"), restart=False)
    mine = 0
    while not crowd.over[0]:
        crowd.step(crowd.random_steps())
        mine += 1
    assert crowd.lengths[0] > 2 * mine


@pytest.mark.parametrize(
    ("line_up", "says"),
    [
        (("trader", None, None), "each of the 4 seats"),
        (("trader",) * 4, "at least one seat is the learner's"),
        (("captain", None, None, None), "no bot 'captain' can sit in a crowd; those that can are random"),
        ([("trader", None, None, None)], "one line-up for all games, or one for each of the 2, not 1"),
    ],
)
def test_a_line_up_that_cannot_be_played_is_refused_with_a_reason(line_up: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Crowd(2, 4, RULES, seed=1, opponents=line_up)  # type: ignore[arg-type]


def test_every_row_of_weights_has_a_name_that_a_crowd_knows() -> None:
    assert {"random", "deckhand", "trader", "trader:producer", "trader:hoarder"} <= set(opponent_names())


@pytest.mark.slow
def test_bot_steps_are_those_of_the_bot_whoever_decides() -> None:
    crowd = Crowd(30, 3, RULES, seed=2)
    for _ in range(40):
        steps = crowd.bot_steps("trader")
        assert crowd.masks[np.arange(30), steps].all()
        crowd.step(steps)
    again = Crowd(30, 3, RULES, seed=2)
    for _ in range(40):
        again.step(again.bot_steps("trader"))
    assert (crowd.games == again.games).all()
    luck, options = new_rng(2, -1), [0] * STEPS
    crowd.reset(seed=2)
    for _ in range(30):
        g, p = crowd.state(0), int(crowd.actors[0])
        steps = crowd.bot_steps("trader:hoarder")
        assert steps[0] == choose(g, p, options, legal(g, p, options), luck, rows_by_name()["trader:hoarder"])
        crowd.step(steps)
    with pytest.raises(ValueError, match="no bot 'captain' can sit in a crowd"):
        crowd.bot_steps("captain")
