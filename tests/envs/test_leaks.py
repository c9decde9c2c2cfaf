"""Nothing hidden is in any array: one test that every adapter runs through (R1.4).

An environment and its copy differ in what a seat may not know: others' cards, cash, sealed bids, an amount that
somebody is just saying. Both take the same step. Where the rules say that the seat's view is still the same, everything
that the seat is told by the adapter must be the same as well, to the byte.
"""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

import gymnasium
import numpy as np
import pyspiel
import pytest

import boxship.envs.gymnasium as gymnasium_env
from boxship import Crowd
from boxship.crowds.arrays import get_state
from boxship.envs import openspiel, pettingzoo
from boxship.rules.layout import BID, OVER
from boxship.rules.steps import AMOUNT, HEAP, SAIL_ISLAND
from boxship.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boxship.crowds.arrays import Games

    Told = list[tuple[str, object]]

PLAYERS = 4
RICH = 300
"""More dollars for everybody, so that amounts are said in several pieces."""


class Adapter(Protocol):
    """An environment of one game, as this test asks for it."""

    @property
    def games(self) -> Games:
        """The game, as a record that can be changed."""

    @property
    def actor(self) -> int:
        """Who decides; below 0 when the game is over."""

    def legal(self) -> list[int]:
        """The legal steps."""

    def step(self, step: int) -> None:
        """Take one."""

    def told(self, seat: int) -> Told:
        """All that this adapter tells a seat."""


class OfCrowd:
    """A crowd itself; also what every other array of it tells about a seat."""

    def __init__(self, rules: str, seed: int, **settings: Any) -> None:
        self.crowd = Crowd(1, PLAYERS, rules, [seed], restart=False, finals=True, dense=True, **settings)

    @property
    def games(self) -> Games:
        return self.crowd.games

    @property
    def actor(self) -> int:
        return int(self.crowd.actors[0])

    def legal(self) -> list[int]:
        return np.flatnonzero(self.crowd.masks[0]).tolist()

    def step(self, step: int) -> None:
        self.crowd.step([step])

    def told(self, seat: int) -> Told:
        crowd = self.crowd
        public = ("actors", "due", "ended", "over", "numbers", "seats", "rounds", "lengths", "ended_numbers")
        own: Told = [(name, getattr(crowd, name).tobytes()) for name in public]
        own += [("observe", crowd.observe(seat).tobytes()), ("masks_of", crowd.masks_of(seat).tobytes())]
        own += [("reward", float(crowd.rewards[0, seat])), ("final", crowd.final_observations[0, seat].tobytes())]
        own += [("totals", crowd.totals.tobytes()), ("winners", crowd.winners.tobytes())]
        if self.actor == seat:
            own += [(name, getattr(crowd, name).tobytes()) for name in ("observations", "masks", "counts")]
            own.append(("choices", crowd.choices[0, : crowd.counts[0]].tobytes()))
            own += [(name, crowd.views[name].tobytes()) for name in crowd.views.dtype.names or ()]
        return own


class OfPettingZoo(OfCrowd):
    """One agent a seat."""

    def __init__(self, rules: str, seed: int, **settings: Any) -> None:
        self.env = pettingzoo.raw_env(rules, PLAYERS, utility="money", dense=True, **settings)
        self.env.reset(seed=seed)
        self.crowd = self.env.crowd

    def step(self, step: int) -> None:
        self.env.step(step)

    def told(self, seat: int) -> Told:
        env, agent = self.env, f"player_{seat}"
        told: Told = [(name, array.tobytes()) for name, array in env.observe(agent).items()]
        told += [("agents", env.agents), ("turn", env.agent_selection), ("ends", env.terminations | env.truncations)]
        told += [("reward", env.rewards[agent]), ("sum", env._cumulative_rewards[agent]), ("info", env.infos[agent])]
        return told


class OfGymnasium(OfCrowd):
    """One learner among bots; what the last step answered."""

    def __init__(self, rules: str, seed: int, **settings: Any) -> None:
        made = gymnasium.make(gymnasium_env.ID, rules=rules, players=PLAYERS, utility="money", dense=True, **settings)
        env: Any = made.unwrapped
        self.env: Any = env
        self.answer: Any = env.reset(seed=seed)
        self.crowd = env.crowd

    def step(self, step: int) -> None:
        self.answer = self.env.step(step)

    def told(self, seat: int) -> Told:
        assert seat == self.actor, "the learner"
        told: Told = [(str(place), _plain(part)) for place, part in enumerate(self.answer)]
        return [*told, ("masks", self.env.action_masks().tobytes())]


class OfGymnasiumVector(OfGymnasium):
    """The same as a vector environment."""

    def __init__(self, rules: str, seed: int, **settings: Any) -> None:
        self.env = gymnasium_env.ContainerVectorEnv(
            1, rules, PLAYERS, autoreset_mode="Disabled", utility="money", dense=True, **settings
        )
        self.answer = self.env.reset(seed=[seed])
        self.crowd = self.env.crowd

    def step(self, step: int) -> None:
        self.answer = self.env.step([step])

    def told(self, seat: int) -> Told:
        assert seat == self.actor
        return [(str(place), _plain(part)) for place, part in enumerate(self.answer)]


class OfOpenSpiel:
    """Strings and tensors."""

    def __init__(self, rules: str, seed: int, **settings: Any) -> None:
        parameters = {"rules": rules, "players": PLAYERS, "round_limit": 30, **settings}
        self.state: Any = pyspiel.load_game(openspiel.NAME, parameters).new_initial_state()
        r = Random(seed)
        while self.state.is_chance_node():
            self.state.apply_action(r.choice(self.state.legal_actions()))

    def __deepcopy__(self, memo: object) -> OfOpenSpiel:
        other = copy.copy(self)
        other.state = self.state.clone()
        node = self.state.node
        heard = tuple(node.heard(seat) for seat in range(PLAYERS))
        other.state.node = type(node).begun(node.games.copy(), heard)
        return other

    @property
    def games(self) -> Games:
        return self.state.node.games  # type: ignore[no-any-return]

    @property
    def actor(self) -> int:
        return int(self.state.current_player())

    def legal(self) -> list[int]:
        return list(self.state.legal_actions())

    def step(self, step: int) -> None:
        self.state.apply_action(step)

    def told(self, seat: int) -> Told:
        state = self.state
        told: Told = [("string", state.information_state_string(seat)), ("seen", state.observation_string(seat))]
        told += [("tensor", state.information_state_tensor(seat)), ("row", state.observation_tensor(seat))]
        told += [("actor", self.actor), ("returns", state.returns()), ("rewards", state.rewards())]
        if self.actor == seat:
            told += [("legal", self.legal()), ("words", [state.action_to_string(step) for step in self.legal()])]
        return told


def _plain(part: Any) -> object:
    if isinstance(part, dict):
        return {name: _plain(each) for name, each in part.items()}
    return part.tobytes() if isinstance(part, np.ndarray) else part


ADAPTERS = {
    "crowd": OfCrowd,
    "pettingzoo": OfPettingZoo,
    "gymnasium": OfGymnasium,
    "gymnasium vector": OfGymnasiumVector,
    "openspiel": OfOpenSpiel,
}


def change_secrets(games: Games, seat: int, r: Random, *, cash: bool) -> Counter[str]:
    """Change what a seat may not know, in place; says what was changed."""
    g, changed = games[0], Counter[str]()
    if g["phase"] == OVER:
        return changed
    others = [q for q in range(PLAYERS) if q != seat]
    cards = [card for card in range(5) if card != g["card"][seat]]
    r.shuffle(cards)
    for q in others:
        g["card"][q] = cards.pop()
        changed["cards"] += 1
        if cash and not g["open_money"]:
            g["cash"][q] += r.choice([-1, 1, 7, 1000])
            changed["cash"] += 1
        if g["phase"] == BID and q != g["turn"]:
            if g["due"][q]:
                g["amount"][q] = r.choice([0, 100])
                changed["half-said amounts"] += 1
            else:
                g["bids" if g["bidding"] == 1 else "extra"][q] = r.randint(0, 99)
                changed["sealed bids"] += 1
    return changed


def chosen(env: Adapter, r: Random) -> int:
    """A random step, with a liking for auctions and long amounts."""
    legal = env.legal()
    liked = [step for step in legal if step == SAIL_ISLAND or HEAP <= step < AMOUNT]
    return r.choice(liked) if liked and r.random() < 0.6 else r.choice(legal)


def comparisons(
    name: str, rules: str, seed: int, steps: int, *, in_auctions: bool = False, **settings: Any
) -> Iterable[tuple[Counter[str], Told, Told]]:
    """What was changed, and what both environments tell a seat after the same step, all along a random game."""
    r, alone, counted = Random(seed), "gymnasium" in name, settings.get("counted", False)
    env: Any = ADAPTERS[name](rules, seed, **settings)
    env.games["cash"][0, :PLAYERS] += RICH
    for _ in range(steps):
        if env.actor < 0:
            return
        seat, step = env.actor if alone else r.randrange(PLAYERS), chosen(env, r)
        if in_auctions and env.games["phase"][0] != BID:
            env.step(step)
            continue
        other, before = copy.deepcopy(env), env.actor
        changed = change_secrets(other.games, seat, r, cash=not counted)
        env.step(step)
        try:
            other.step(step)
        except (ValueError, pyspiel.SpielError):
            continue  # with other money it is not legal; whose step that is knows why
        one, two = get_state(env.games, 0), get_state(other.games, 0)
        known = view(one, seat) == view(two, seat) and (not counted or one.cash == two.cash)
        if known and not (alone and env.actor != before):
            yield changed, env.told(seat), other.told(seat)


@pytest.mark.parametrize("counted", [False, True])
@pytest.mark.parametrize("rules", ["classic", "jumbo investment_bank", "short open_money"])
@pytest.mark.parametrize("name", ADAPTERS)
def test_r1_4_changed_hidden_facts_change_nothing_that_a_seat_is_told(name: str, rules: str, counted: bool) -> None:
    seen = Counter[str]()
    for changed, one, two in comparisons(name, rules, 1, 60, counted=counted):
        assert one == two, [(what, a, b) for (what, a), (_, b) in zip(one, two, strict=True) if a != b]
        seen += changed
    assert seen["cards"] > 30
    assert (seen["cash"] > 30) == ("open_money" not in rules and not counted)


@pytest.mark.parametrize("name", ADAPTERS)
def test_r8_1_sealed_bids_and_half_said_amounts_are_among_them(name: str) -> None:
    seen = Counter[str]()
    for seed in range(40):
        for changed, one, two in comparisons(name, "classic", 100 + seed, 150, in_auctions=True):
            assert one == two
            seen += changed
        if seen["sealed bids"] > 5 and seen["half-said amounts"] > 5:
            return
    pytest.fail(f"too few: {seen}")


def test_the_comparison_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OfCrowd, "told", lambda self, _: [("cards", self.games["card"].tobytes())])
    assert any(one != two for _, one, two in comparisons("crowd", "classic", 1, 20))
