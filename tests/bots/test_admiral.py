"""The admiral: the same numbers at a table as in training, a file that fits, and lines that make sense."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from boxship import Game
from boxship.bots.admiral import policy as policies
from boxship.bots.admiral.actions import ACTIONS, LEVELS, action_of, menu, step_of
from boxship.bots.admiral.features import FEATURES, describe
from boxship.bots.admiral.player import Admiral
from boxship.bots.admiral.policy import FILE, PLAIN, AdmiralPolicy, PolicyFileError, fingerprint, policy
from boxship.bots.admiral.rollouts import PolicyRollouts
from boxship.bots.captain.beliefs import Beliefs
from boxship.bots.captain.worlds import worlds
from boxship.bots.cash_ledger import Ledger
from boxship.bots.guards import senseless
from boxship.bots.history import HISTORY, listen
from boxship.bots.line_from_steps import stepped
from boxship.bots.registry import player
from boxship.notation.line_text import read
from boxship.notation.play_line import played
from boxship.rules.amounts import amount_of
from boxship.rules.layout import ACT, BID
from boxship.rules.steps import AMOUNT, HEAP
from tests.bots.bot_tables import EDITIONS, other_secrets, played_lines, twin_view, whole_game
from tests.choosers import legal_steps

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("rules", ["short", "jumbo investment_bank"])
def test_a_view_says_what_the_table_says(rules: str) -> None:
    """The row of a seat's view is the row of the whole truth: training needs no other, and nothing hidden is in it."""
    game = Game.new(f"{rules} round_limit=8", 4, seed=4)
    heard = [0] * HISTORY
    listen(heard, game.state)
    ledgers = [Ledger() for _ in range(4)]
    rows = np.zeros((2, FEATURES), np.float32)
    for seat, seen in played_lines(game, [player("trader", k) for k in range(4)]):
        listen(heard, game.state)
        describe(game.state.copy(), seat, heard, PLAIN, rows[0])
        describe(ledgers[seat].world(seen), seat, ledgers[seat].history(seen), PLAIN, rows[1])
        assert (rows[0] == rows[1]).all()


def test_every_level_says_another_amount_and_all_are_legal() -> None:
    game = Game.new("short", 3, seed=2)
    bids = 0
    for seat, seen in played_lines(game, [player("trader", k) for k in range(3)]):
        options = legal_steps(game.state, seat)
        mask, dollars = [0] * ACTIONS, [0] * LEVELS
        found = menu(game.state.copy(), seat, options, len(options), PLAIN, mask, dollars)
        said = [step_of(action, dollars) for action in range(ACTIONS) if mask[action]]
        assert len(said) == len(set(said)) == found
        assert set(said) <= set(options)
        if seen.state.phase == BID:
            bids += 1
            assert max(said) - AMOUNT == min(dollars[-1], game.state.cash[seat])
            assert action_of(AMOUNT, mask, dollars) == HEAP
    assert bids


def test_its_file_is_small_and_for_these_features() -> None:
    assert FILE.stat().st_size <= 2_000_000
    with np.load(FILE) as file:
        assert str(file["fingerprint"]) == fingerprint()


def test_a_file_for_other_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "policy.npz"
    policy().write(path)
    assert AdmiralPolicy.read(path).layers[0].shape[0] == FEATURES
    monkeypatch.setattr(policies, "fingerprint", lambda: "another")
    with pytest.raises(PolicyFileError, match="train a new one"):
        AdmiralPolicy.read(path)


@pytest.mark.slow
@pytest.mark.parametrize("rules", EDITIONS)
def test_it_plays_every_edition(rules: str) -> None:
    players = 3 + len(rules) % 3
    names = ["admiral", "trader", "admiral", "deckhand", "rival:rusher"]
    game = whole_game(f"{rules} round_limit=10", players, 3, names[:players])
    assert Game.from_record(game.record()).scores() == game.scores()


def test_it_says_the_same_again_whatever_is_hidden_and_nothing_senseless() -> None:
    game, r = Game.new("classic round_limit=7", 4, seed=9), Random(1)
    ledger = Ledger()
    for seat, seen in played_lines(game, [Admiral(3, rollouts=40), *(player("trader", k) for k in range(3))]):
        if seat != 0:
            continue
        line = Admiral(3, rollouts=40).line(seen)
        assert Admiral(3, rollouts=40).line(twin_view(seen, other_secrets(game.state, 0, r), 0)) == line
        if seen.state.phase == ACT and line != "end":
            world = ledger.world(seen)
            after = played(world, 0, read(line, seen.rules.colours), seen.rules.colours)
            assert not senseless(world, 0, [-1], after)


@pytest.mark.slow
def test_the_search_prefers_what_is_worth_more() -> None:
    """Of two bids for the same cargo, one of which gives all the money away, the other one looks better."""
    game = Game.new("classic", 4, seed=5)
    for seat, seen in played_lines(game, [player("trader", k) for k in range(4)]):
        if seen.state.phase == BID and seen.state.cash[seat] > 25:
            lines = Admiral(1).lines(seen)
            told = {amount_of(line.candidate.steps): line.value for line in lines if line.candidate.steps[-1] >= AMOUNT}
            assert max(told, key=lambda amount: told[amount]) < seen.state.cash[seat]
            assert all(len(line.utility) >= 2 for line in lines)
            return
    raise AssertionError("nobody with money was asked for a bid")


@pytest.mark.slow
def test_positions_are_worth_the_same_whoever_else_is_looked_at() -> None:
    """Common random numbers: what a line is worth in a world does not depend on the lines beside it."""
    game = Game.new("classic", 4, seed=6)
    seats = played_lines(game, [player("trader", k) for k in range(4)])
    seat, seen = next(asked for k, asked in enumerate(seats) if k >= 30 and asked[1].state.phase == ACT)
    ledger = Ledger()
    world, heard = ledger.world(seen), ledger.history(seen)
    after = [stepped(world, seat, [step]) for step in legal_steps(world, seat)[:3]]
    some = worlds(Beliefs(seat, world, ledger.auctions(seen)), seat, 4, 8, 1)
    rollouts = PolicyRollouts(policy(), seat, world, heard, after)
    assert rollouts([0, 1, 2], some)[1] == pytest.approx(rollouts([1], some)[0], abs=1e-3)


def test_without_rollouts_the_policy_alone_decides() -> None:
    game = Game.new("classic", 4, seed=5)
    for _, seen in islice(played_lines(game, [player("trader", k) for k in range(4)]), 12):
        assert len(Admiral(1, rollouts=0).lines(seen)) == 1
