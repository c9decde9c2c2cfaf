"""The learner: a policy from a file at a table, and what is refused."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from boxship import Crowd, Game
from boxship.arena.entrants import Entrant, EntrantError
from boxship.arena.runner import LeagueSettings
from boxship.bots.learner.inputs import cargo_worth, columns, inputs, width
from boxship.bots.learner.player import Learner
from boxship.bots.learner.policy import (
    LEVELS,
    NEVER,
    OUTPUTS,
    WHOLE,
    Policy,
    PolicyError,
    bid_units,
    read_policy,
    scores,
)
from boxship.bots.registry import UnknownBotError, check_table, player
from boxship.rules.layout import BID
from boxship.rules.rulesets import Ruleset
from boxship.rules.steps import AMOUNT, HEAP, STEPS
from tests.bots.bot_tables import other_secrets, played_lines, twin_view, whole_game

if TYPE_CHECKING:
    from pathlib import Path


def random_policy(players: int, hidden: int = 8) -> Policy:
    """A policy of random weights."""
    chance = np.random.default_rng(players)
    sizes = (width(players), hidden, hidden, OUTPUTS)
    weights: dict[str, Any] = {}
    for layer in (1, 2, 3):
        weights[f"w{layer}"] = chance.normal(0, 0.3, sizes[layer - 1 : layer + 1]).astype(np.float32)
        weights[f"b{layer}"] = chance.normal(0, 0.3, sizes[layer]).astype(np.float32)
    return Policy(weights, players, "classic")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A policy for four players."""
    random_policy(4).save(tmp_path / "tiny.npz")
    return tmp_path / "tiny.npz"


@pytest.mark.parametrize("rules", ["classic round_limit=8", "jumbo domestic_sale open_money round_limit=8"])
def test_a_policy_plays_whole_games_at_a_table(rules: str, file: Path) -> None:
    game = whole_game(rules, 4, seed=1, names=[f"learner:{file}", "trader", "deckhand", f"learner:{file}"])
    assert Game.from_record(game.record()).scores() == game.scores()


def test_at_a_table_it_takes_the_steps_that_it_takes_in_a_crowd() -> None:
    policy = random_policy(3)
    game = Game.new("short round_limit=6", 3, seed=5)
    crowd = Crowd(1, 3, "short round_limit=6", seed=5, counted=True, restart=False)
    learner = Learner(policy)
    while not game.over:
        seat = game.to_act[0]
        game.play(learner.line(game.view(seat)), seat)
    while not crowd.over[0]:
        crowd.step(policy.best_steps(crowd.observations, crowd.masks))
    assert crowd.state(0) == game.state


def test_r1_4_it_does_not_know_cards_or_sealed_bids(file: Path) -> None:
    r, bids = Random(4), 0
    game = Game.new("classic", 4, seed=6)
    for number, (seat, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(4)])):
        if number % 23 == 0 or (seen.state.phase == BID and number % 3 == 0):
            bids += seen.state.phase == BID
            twin = twin_view(seen, other_secrets(game.state, seat, r), seat)
            assert player(f"learner:{file}", 0).line(twin) == player(f"learner:{file}", 0).line(seen)
    assert bids > 5


def test_a_bid_is_a_share_of_what_the_cargo_is_worth() -> None:
    at = columns(4)
    row = np.zeros((2, len(at)), np.int16)
    row[:, at["turn"]] = 2
    row[:, at["worth.black"]], row[:, at["worth.white"]], row[:, at["left2.ship.black"]] = 10, 4, 2
    row[:, at["left2.ship.white"]] = 5
    row[:, at["bidding"]] = [1, 2]
    assert cargo_worth(row, 4).tolist() == [40, 40]
    assert bid_units(row, 4).tolist() == [2, 1], "in the extra round dollars are dollars"
    weights = random_policy(4).weights
    masks = np.zeros((2, STEPS), np.bool_)
    masks[:, HEAP] = masks[:, AMOUNT:] = True
    weights["w3"][:] = 0
    weights["b3"][HEAP:] = -abs(np.arange(LEVELS) - WHOLE / 2)
    told = scores(weights, inputs(row, 4), bid_units(row, 4), masks)
    assert told.argmax(1).tolist() == [AMOUNT + 20, AMOUNT + 10], "half of 40; the tenth dollar"
    assert told[0, AMOUNT + 19] == pytest.approx(-0.5)
    assert (told[0, AMOUNT + 2 * LEVELS :] == NEVER).all(), "beyond the curve"
    assert told[0, 0] < told[0, HEAP] == NEVER, "what is not legal comes after what is"


def test_a_file_is_read_back_and_read_again_when_it_changes(file: Path) -> None:
    first = read_policy(str(file))
    assert read_policy(str(file)) is first
    assert np.allclose(first.weights["w1"], random_policy(4).weights["w1"], atol=1e-3)
    random_policy(3).save(file)
    assert read_policy(str(file)).players == 3


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        (None, "No such file"),
        (b"no file of arrays", "this is no policy; examples/learn.py makes one"),
        ({"players": 4}, "this is no policy"),
        ({"players": 4, "rules": "classic", "w1": np.zeros(3)}, "of another version of Boxship; train it again"),
        ({"players": 9, "rules": "classic"}, "of another version"),
        ({"players": np.array([object()]), "rules": "classic"}, "this is no policy"),
    ],
)
def test_what_is_no_policy_is_refused(kept: Any, says: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.npz"
    if isinstance(kept, bytes):
        file.write_bytes(kept)
    elif kept is not None:
        np.savez(file, **kept)
    with pytest.raises(PolicyError, match=says):
        read_policy(str(file))
    with pytest.raises(UnknownBotError, match=f"there is no learner in .*{says}"):
        player(f"learner:{file}", 1)


def test_a_league_takes_it_by_its_file_and_refuses_a_table_that_does_not_fit(file: Path) -> None:
    learner = Entrant.parse(f"learner:{file}")
    assert learner.command is None, "a path with a slash, and yet no program"
    LeagueSettings((learner, Entrant.parse("trader")), 4, Ruleset.parse("classic"), seed=1)
    with pytest.raises(EntrantError, match="was trained for 4 players, not 3"):
        LeagueSettings((learner, Entrant.parse("trader")), 3, Ruleset.parse("classic"), seed=1)
    with pytest.raises(EntrantError, match=r"there is no learner in nowhere\.npz"):
        Entrant.parse("learner:nowhere.npz")


def test_it_is_asked_before_a_league_whether_it_fits_the_table(file: Path) -> None:
    name = f"learner:{file}"
    check_table(name, Ruleset.parse("jumbo"), 4)
    with pytest.raises(UnknownBotError, match="was trained for 4 players, not 3"):
        check_table(name, Ruleset.parse("classic"), 3)
    with pytest.raises(UnknownBotError, match="was trained without the Investment Bank"):
        check_table(name, Ruleset.parse("jumbo investment_bank"), 4)
    with pytest.raises(UnknownBotError, match=r"a learner needs its policy: learner:FILE\.npz"):
        player("learner", 1)
    game = Game.new("classic", 3, seed=1)
    with pytest.raises(ValueError, match="this learner was trained for 4 players, not 3"):
        player(name, 1).line(game.view(game.to_act[0]))
