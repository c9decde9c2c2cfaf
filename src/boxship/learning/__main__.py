"""``python -m boxship.learning``: train the admiral's policy, or go on with it.

    python -m boxship.learning FOLDER --decisions 12 --seed 1

The folder gets the log, a checkpoint to go on from, and the past selves. Ctrl-C breaks off; the same command goes on.
``--write FILE`` trains nothing and writes policy and critic of the checkpoint for an admiral to play by.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy: small products lose more by threads than they gain

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from boxship.bots.admiral.policy import AdmiralPolicy
from boxship.learning.checkpoints import CheckpointError, trained
from boxship.learning.training import Run, train


def main() -> None:
    """Read the command and train."""
    asked = argparse.ArgumentParser(prog="python -m boxship.learning", description="Train the admiral's policy.")
    asked.add_argument("folder", type=Path, help="where the log and the checkpoints go, or lie already")
    asked.add_argument("--decisions", type=float, default=12.0, help="of the learner's own, in millions (default: 12)")
    asked.add_argument("--seed", type=int, default=1, help="what everything random comes from (default: 1)")
    asked.add_argument("--with", type=Path, action="append", default=[], dest="others", help="a folder of another run")
    asked.add_argument("--from", type=Path, dest="start", help="begin with the policy of this run, not with a clone")
    asked.add_argument("--watch", default="", metavar="BOT", help="imitate this bot first, however slow it is")
    asked.add_argument("--games", type=int, default=200, help="of that bot to watch (default: 200)")
    asked.add_argument("--against", metavar="BOT", help="exploit three of this bot (a name, or the folder of its run)")
    asked.add_argument("--write", type=Path, metavar="FILE", help="write the last policy of the folder, and stop")
    given = asked.parse_args()
    if given.write:
        found = trained(given.folder)
        if found is None:
            sys.exit(f"{given.folder} has no checkpoint yet")
        AdmiralPolicy(*found).write(given.write)
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    with (given.folder / "log.txt").open("a", encoding="utf-8") as log:

        def say(text: str) -> None:
            line = f"{datetime.now(UTC):%H:%M:%S} {text}"
            sys.stderr.write(line + "\n")
            log.write(line + "\n")
            log.flush()

        say(f"command: python -m boxship.learning {' '.join(sys.argv[1:])}")
        try:
            train(
                Run(
                    given.folder,
                    int(given.decisions * 1e6),
                    given.seed,
                    others=tuple(given.others),
                    start=given.start,
                    watched=given.watch,
                    watched_games=given.games,
                    against=given.against,
                ),
                say,
            )
        except CheckpointError as problem:
            sys.exit(str(problem))
        except KeyboardInterrupt:
            say("broken off; the same command goes on from the last checkpoint")
            sys.exit(130)


if __name__ == "__main__":
    main()
