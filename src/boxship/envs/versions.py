"""The ids of the environments, with the number that says which games they play.

The number rises when the same seed and the same steps no longer lead to the same observations, masks, rewards and ends:
when a rule, a deal, the numbering of steps, a feature, a reward or the play of an opponent changes. It stays when only
speed, words or settings with a new name change. ``boxship.envs.trajectories`` guards it.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""Which games are played."""

GYMNASIUM_ID: Final = f"boxship/Container-v{VERSION}"
"""For ``gymnasium.make``."""

PETTINGZOO_ID: Final = f"container_v{VERSION}"
"""For PettingZoo: the name in the metadata, and that of a module as PettingZoo names its own."""
