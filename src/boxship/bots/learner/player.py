"""A learner at a table: a view in, the best line that its policy knows out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from boxship.bots.cash_ledger import Ledger
from boxship.bots.line_from_steps import composed
from boxship.crowds.observation import observation
from boxship.rules.steps import STEPS

if TYPE_CHECKING:
    from boxship.bots.learner.policy import Policy
    from boxship.game import View
    from boxship.rules.layout import State


class Learner:
    """Plays by a policy, with everybody's money counted; the same view gives the same line."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._ledger = Ledger()

    def line(self, view: View) -> str:
        """The line for a seat that has to decide; a ValueError at a table that the policy was not trained for."""
        if reason := self.policy.why_not(view.rules, view.state.players):
            raise ValueError(f"this learner {reason}")

        def step(now: State, options: list[int], count: int) -> int:
            return options[0] if count == 1 else self._best(now, view.seat, options[:count])

        return composed(view, self._ledger.world(view), step)

    def _best(self, now: State, seat: int, legal: list[int]) -> int:
        rows = np.array([observation(now, seat, counted=True)], np.int16)
        masks = np.zeros((1, STEPS), np.bool_)
        masks[0, legal] = True
        return int(self.policy.best_steps(rows, masks)[0])
