"""Regret in a league's table: what entrants gave away with their decisions, from what the captain's judgement noted."""

from __future__ import annotations

from collections.abc import Sequence

from boxship.arena.results import DealResult
from boxship.bots.analysis.intervals import Cluster
from boxship.rules.rulesets import SEAT_NAMES

REGRET = "boxship.arena.judging:RegretWatcher"
"""The watcher that judges, as ``--watch`` takes it; ``--regret`` is short for it."""


def losses(deal: DealResult, names: Sequence[str], fact: str) -> dict[str, Cluster]:
    """What each entrant gave away in the games of a deal, and in how many decisions; nothing where nobody judged.

    ``fact`` is ``loss``, in dollars, or ``win_loss``, in chances to win.
    """
    found: dict[str, Cluster] = {}
    for game in deal.games:
        if REGRET not in game.watched:
            continue
        notes = game.watched[REGRET]
        for seat, entrant in enumerate(game.line_up):
            own = [each[fact][0] for each in notes["regrets"] if each["seat"] == SEAT_NAMES[seat]]
            total, count = found.get(names[entrant], (0.0, 0))
            found[names[entrant]] = (total + sum(own), count + notes["decisions"][seat])
    return found
