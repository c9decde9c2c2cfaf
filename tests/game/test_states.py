"""Every state of a game comes back right although few are kept: looking, going on, undo."""

from __future__ import annotations

from random import Random

import pytest

from boxship.game import Game
from boxship.notation.lines import write
from boxship.notation.states import EVERY, States
from boxship.rules.layout import OVER
from tests.choosers import eager_line


def a_game(length: int) -> tuple[Game, States]:
    """A game of so many moves, and its states as the engine made them."""
    r = Random(length)
    game = Game.new("classic", 4, seed=length)
    for _ in range(length):
        if game.state.phase != OVER:
            taken = eager_line(game.state, r)
            game.play(write(taken.line, game.rules.colours), taken.seat)
    assert isinstance(game._states, States)
    return game, game._states


@pytest.mark.parametrize("length", [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY, 3 * EVERY + 5])
def test_states_are_as_if_all_had_been_kept(length: int) -> None:
    game, states = a_game(length)
    whole = list(Game.from_record(game.record())._states)
    assert len(states) == len(whole) == length + 1
    assert list(states) == whole
    assert [states[i] for i in range(len(states))] == whole
    assert states[-1] is game.state
    assert states[1:] == whole[1:]
    with pytest.raises(IndexError):
        states[length + 1]


def test_undo_and_playing_again_keep_them_right() -> None:
    game, states = a_game(2 * EVERY + 3)
    whole = list(states)
    said = game.lines
    while game.moves:
        game.undo()
        assert game.state == whole[len(game.moves)]
        assert len(states) == len(game.moves) + 1
    for line in said:
        game.play(line)
    assert list(states) == whole


def test_few_of_them_are_kept() -> None:
    game, states = a_game(5 * EVERY)
    assert len(states._kept) == 6
    for _ in range(EVERY):
        game.undo()
    assert len(states._kept) == 5
