"""Container for PettingZoo under the name of its version, as PettingZoo names its own environments.

>>> from boxship.envs import container_v1
>>> container_v1.env(rules="short", players=3).metadata["name"]
'container_v1'
"""

from __future__ import annotations

from boxship.envs.pettingzoo import env, raw_env

__all__ = ["env", "raw_env"]
