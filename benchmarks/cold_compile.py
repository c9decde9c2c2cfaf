"""What a learner needs, compiled in this process with nothing in the cache; prints the processor seconds it took.

Run by ``benchmarks.learning_speed``; arguments are the opponents, ``-`` for the learner.
"""

from __future__ import annotations

import os
import sys
import tempfile


def main() -> None:
    """Make a crowd with final observations, step it, look at all it shows, step again."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BOXSHIP_CACHE_DIR"] = folder
        from boxship.envs.crowd import Crowd

        line_up = [None if name == "-" else name for name in sys.argv[1:]] or None
        crowd = Crowd(2, 4, "classic", seed=1, opponents=line_up, finals=True)
        for _ in range(2):
            crowd.step(crowd.random_steps())
            assert len(crowd.observations) == len(crowd.masks) == len(crowd.rewards) == len(crowd.ended)
    taken = os.times()
    print(f"{taken.user + taken.system:.1f}")


if __name__ == "__main__":
    main()
