"""Container for OpenSpiel: a game with explicit chance, information states and sealed bids.

>>> import pyspiel
>>> import boxship.envs.openspiel
>>> game = pyspiel.load_game("boxship_container(players=3,rules=short,round_limit=8)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.legal_actions()[0])
>>> state.current_player(), state.action_to_string(state.legal_actions()[-1])
(0, 'sail to the harbour of the seat 2 to the left')

Needs ``pip install "boxship[openspiel]"``.
"""

try:
    import pyspiel as _pyspiel  # noqa: F401 - only to say kindly where it comes from
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed; install it with: pip install 'boxship[openspiel]'") from missing

from boxship.envs.openspiel.game import NAME, ContainerGame, ContainerState

__all__ = ["NAME", "ContainerGame", "ContainerState"]
