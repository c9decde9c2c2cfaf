"""Observers: what a seat knows, as OpenSpiel asks for it: a tensor by the names of its pieces, and a string."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from boxship.crowds import batch
from boxship.crowds.compile import compiled
from boxship.crowds.names import feature_names
from boxship.crowds.observation import features
from boxship.envs.openspiel.bounds import most_heard
from boxship.envs.openspiel.events import heaps_of, in_words, numbers
from boxship.envs.openspiel.playing import Playing
from boxship.rules.amounts import HEAPS
from boxship.rules.rulesets import SEAT_NAMES

if TYPE_CHECKING:
    import numpy.typing as npt

    from boxship.envs.openspiel.dealing import Dealing
    from boxship.envs.openspiel.game import ContainerState
    from boxship.envs.openspiel.parameters import GameSettings


class Observation:
    """What a seat sees now: the observation of a crowd. Zeros while the table is being dealt."""

    def __init__(self, settings: GameSettings) -> None:
        width = features(settings.players, bank=settings.rules.investment_bank)
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self._names = feature_names(settings.players, settings.rules)
        self._counted = int(settings.counted)
        self._row = np.zeros((1, width), np.int16)
        self._seat = np.zeros(1, np.int8)

    def set_from(self, state: ContainerState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = self._seen(state.node, player)

    def string_from(self, state: ContainerState, player: int) -> str:
        """What a player sees: every number that is not 0, by its name."""
        row = self._seen(state.node, player).tolist()
        seen = [f"{name}={number}" for name, number in zip(self._names, row, strict=True) if number]
        return " ".join([f"seat={SEAT_NAMES[player]}", *seen])

    def _seen(self, node: Dealing | Playing, player: int) -> npt.NDArray[np.int16]:
        if isinstance(node, Playing):
            self._seat[0] = player
            body = node.games.view(np.int8).reshape(1, -1)
            compiled(batch.observe_all)(node.games, body, self._seat, self._counted, self._row)
        else:
            self._row[:] = 0
        row: npt.NDArray[np.int16] = self._row[0]
        return row


class InformationState:
    """What a seat has heard from the beginning, in order (perfect recall).

    The tensor is a list of whole numbers: the seat, the heaps of the amount that it is just saying, then each event
    (``boxship.envs.openspiel.events``), and zeros. Give it to an embedding.
    """

    def __init__(self, settings: GameSettings, deal: int) -> None:
        pieces = {"seat": 1, "saying": len(HEAPS), "heard": deal + most_heard(settings.rules, settings.players)}
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        ends = np.cumsum([*pieces.values()]).tolist()
        self.dict = {name: self.tensor[end - pieces[name] : end] for name, end in zip(pieces, ends, strict=True)}
        self._colours = settings.rules.colours
        self._written = 0

    def set_from(self, state: ContainerState, player: int) -> None:
        """Write what a player has heard into the tensor."""
        heard = numbers(state.node.heard(player))
        self.dict["seat"][0] = 1 + player
        self.dict["saying"][:] = heaps_of(state.node.saying(player))
        events = self.dict["heard"]
        events[: len(heard)] = heard
        events[len(heard) : self._written] = 0
        self._written = len(heard)

    def string_from(self, state: ContainerState, player: int) -> str:
        """What a player has heard, in words."""
        saying = state.node.saying(player)
        said = [f"saying: {saying}"] if saying else []
        return "\n".join([f"seat: {SEAT_NAMES[player]}", in_words(state.node.heard(player), self._colours), *said])
