"""Resampling: another history that a seat can't tell from the true one (determinization).

All that can be hidden from a seat are the others' cards, the bids that are still sealed, and an amount that somebody
is just saying. Cards are drawn anew as the deal would; a sealed bid is any that its bidder could have made; a half-said
amount has not been begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.envs.openspiel.playing import Playing
from boxship.rules import steps
from boxship.rules.amounts import amount_steps
from boxship.rules.auction import bidders, most_bid
from boxship.rules.layout import BID, COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from boxship.envs.openspiel.game import ContainerState

    Action = tuple[int, int]
    """Who, and what."""


def resampled(state: ContainerState, player: int, chance: Callable[[], float]) -> ContainerState:
    """A state with the same information state for this player; ``chance`` gives random numbers below 1."""
    fresh: ContainerState = state.get_game().new_initial_state()
    history = [(item.player, item.action) for item in state.full_history()]
    dealt = sum(actor < 0 for actor, _ in history)
    for outcome in _dealt_anew(state, player, [outcome for _, outcome in history[:dealt]], chance):
        fresh.apply_action(outcome)
    begun = _open_round(state, history)
    for _, step in history[dealt:begun]:
        fresh.apply_action(step)
    for seat, step in history[begun:]:
        if seat == player or step < steps.HEAP:
            fresh.apply_action(step)
        elif step >= steps.AMOUNT:
            assert isinstance(fresh.node, Playing)
            most = most_bid(fresh.node.state, seat)
            for said in amount_steps(_below(most + 1, chance)):
                fresh.apply_action(said)
    return fresh


def _dealt_anew(state: ContainerState, player: int, outcomes: list[int], chance: Callable[[], float]) -> list[int]:
    """The outcomes of the deal, with other cards for the others; at the end of a game all cards are open."""
    players = state.num_players()
    cards = range(1 + players, min(1 + 2 * players, len(outcomes)))
    if state.is_terminal():
        return outcomes
    own = 1 + players + player
    unseen = [colour for colour in range(COLOURS) if own not in cards or colour != outcomes[own]]
    anew = outcomes[:]
    for place in cards:
        if place != own:
            anew[place] = unseen.pop(_below(len(unseen), chance))
    return anew


def _open_round(state: ContainerState, history: list[Action]) -> int:
    """Where in the history the steps begin that are not known to all yet: the open round of bids, or an amount."""
    if not isinstance(state.node, Playing) or state.is_terminal():
        return len(history)
    g = state.node.state
    begun = len(history)
    if g.phase != BID:
        while begun and steps.HEAP <= history[begun - 1][1] < steps.AMOUNT and history[begun - 1][0] >= 0:
            begun -= 1
        return begun
    sealed = sum(1 for q in bidders(g) if not g.due[q])
    while history[begun - 1][1] != steps.SAIL_ISLAND:
        if history[begun - 1][1] >= steps.AMOUNT:
            if sealed == 0:
                break
            sealed -= 1
        begun -= 1
    return begun


def _below(limit: int, chance: Callable[[], float]) -> int:
    return min(int(chance() * limit), limit - 1)
