"""Compiles what the tests run compiled, once and into the cache, so that not every process of them does it again.

``scripts/test`` starts it beside the checks, which leave a core free. Nothing depends on it but how long tests take.
"""

from __future__ import annotations

from boxship import Crowd
from boxship.bots.bot_pool import FIRST, warm_up
from boxship.bots.simple.matches import play_games
from boxship.envs.openspiel.dealing import Dealing
from boxship.lab.games import DealBatch
from boxship.lab.playing.batches import playing
from boxship.lab.reading import read_study
from boxship.rules.rulesets import Ruleset

if __name__ == "__main__":
    for name in FIRST.values():
        warm_up(name)
    play_games(Ruleset.parse("short"), 3, 0, range(1), record=False)
    crowd = Crowd(2, 3, "short")
    crowd.reset(crowd.ended == 0)
    crowd.step(crowd.random_steps())
    Crowd(2, 3, "short", opponents=(None, "trader", "trader"))
    crowd.masks_of(crowd.actors)
    with playing(read_study('title = "1"\nrules = "short"\nplayers = 3\nbots = "trader"\nstop.deals = 1')) as play:
        play(DealBatch(0, 0, 1))
    Dealing(Ruleset.parse("short"), 3, (0, 0, 1, 2, 0, 1)).after(2)
    assert len(crowd.views) == len(crowd.observations) == len(crowd)
