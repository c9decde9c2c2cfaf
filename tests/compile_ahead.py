"""Compiles what the tests run compiled, once and into the cache, so that not every process of them does it again.

``scripts/test`` starts it beside the checks, which leave a core free. Nothing depends on it but how long tests take.
"""

from __future__ import annotations

from boxship import Crowd
from boxship.bots.bot_pool import warm_up
from boxship.bots.simple.matches import play_games
from boxship.rules.rulesets import Ruleset

if __name__ == "__main__":
    warm_up()
    play_games(Ruleset.parse("short"), 3, 0, range(1), record=False)
    crowd = Crowd(2, 3, "short")
    crowd.reset(crowd.ended == 0)
    crowd.step(crowd.random_steps())
    Crowd(2, 3, "short", opponents=(None, "trader", "trader"))
    crowd.masks_of(crowd.actors)
    assert len(crowd.views) == len(crowd.observations) == len(crowd)
