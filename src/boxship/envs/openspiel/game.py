"""The game and its states, as OpenSpiel asks for them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from boxship.crowds.names import describe
from boxship.envs.openspiel.bounds import least_money, longest_game, most_money
from boxship.envs.openspiel.dealing import OUTCOMES, Dealing
from boxship.envs.openspiel.observers import InformationState, Observation
from boxship.envs.openspiel.parameters import USUAL, GameSettings
from boxship.envs.openspiel.playing import TERMINAL, Playing
from boxship.envs.openspiel.resampling import resampled
from boxship.envs.rendering import whole_table
from boxship.rules.rulesets import PLAYER_COUNTS
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from boxship.rules.rulesets import Ruleset

NAME: Final = "boxship_container"


def _kind(utility: object) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """What OpenSpiel is told about the game, with or without a sum of utilities that is zero."""
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Container",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(PLAYER_COUNTS),
        min_num_players=min(PLAYER_COUNTS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(USUAL),
    )


class ContainerGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Container with one ruleset and number of players."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.settings = GameSettings.read(parameters or {})
        """What is played, and what an end is worth."""
        settings = self.settings
        self._start = Dealing(settings.rules, settings.players)
        self.step_words = [describe(step, settings.rules) for step in range(STEPS)]
        """What each step does, in words."""
        least, most = _utilities(settings)
        information = pyspiel.GameInfo(
            num_distinct_actions=STEPS,
            max_chance_outcomes=OUTCOMES,
            num_players=settings.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if settings.zero_sum else None,
            max_game_length=longest_game(settings.rules, settings.players),
        )
        sums = pyspiel.GameType.Utility
        kind = _kind(sums.ZERO_SUM if settings.zero_sum else sums.GENERAL_SUM)
        super().__init__(kind, information, settings.parameters())

    def new_initial_state(self) -> ContainerState:
        """A table before the deal."""
        return ContainerState(self, self._start)

    def max_chance_nodes_in_history(self) -> int:
        """Chance is the deal and nothing else."""
        return self._start.length

    def make_py_observer(
        self,
        kind: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        parameters: Mapping[str, object] | None = None,
    ) -> Observation | InformationState | None:
        """What a seat sees, or with perfect recall what it has heard; None for any other kind of observation."""
        if parameters:
            raise ValueError(f"observers of {NAME} have no parameters, so not {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        if kind.perfect_recall:
            return InformationState(self.settings, self._start.length)
        return Observation(self.settings)


def _utilities(settings: GameSettings) -> tuple[float, float]:
    """The least and the most that an end can be worth to a seat."""
    if settings.utility in ("win", "rank"):
        return (-1.0, 1.0) if settings.zero_sum else (0.0, 1.0)
    least, most = float(least_money()), float(most_money(settings.rules, settings.players))
    if settings.utility == "money" and not settings.zero_sum:
        return least, most
    return least - most, most - least


class ContainerState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game during or after the deal."""

    def __init__(self, game: ContainerGame, node: Dealing | Playing) -> None:
        super().__init__(game)
        self.node = node
        """Where the game stands. Copies of a state share it, because it never changes."""

    def current_player(self) -> int:
        """Who decides: a seat, chance or, when the game is over, nobody."""
        return self.node.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.actor == TERMINAL

    def _legal_actions(self, player: int) -> list[int] | tuple[int, ...]:  # noqa: ARG002 - asked for who decides only
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt next, and how likely it is."""
        assert isinstance(self.node, Dealing)
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - the same for every seat
        if isinstance(self.node, Dealing):
            return self.node.in_words(action)
        words: str = self.get_game().step_words[action]
        return words

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        settings: GameSettings = self.get_game().settings
        if not isinstance(self.node, Playing) or self.node.actor != TERMINAL:
            return [0.0] * settings.players
        return self.node.utilities(settings.utility, zero_sum=settings.zero_sum)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> ContainerState:
        """Another state that this player can't tell from this one; ``chance`` gives random numbers below 1."""
        return resampled(self, player, chance)

    def __str__(self) -> str:
        """The table with everything open."""
        return str(self.node) if isinstance(self.node, Dealing) else _drawn(self.node, self.get_game().settings.rules)


@lru_cache(8)
def _drawn(node: Playing, rules: Ruleset) -> str:
    """The table with everything open, as text; kept for a while, because copies of a state share their node."""
    return whole_table(node.state, rules)


pyspiel.register_game(_kind(pyspiel.GameType.Utility.GENERAL_SUM), ContainerGame)
