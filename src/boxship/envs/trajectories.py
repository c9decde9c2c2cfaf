"""Trajectory hashes: whether an environment still plays the games that it played when it got its version.

Of every id, edition and number of players two seeded games are played through the framework's own interface, and what
a program is told goes into a hash: observations, masks, rewards, ends. The frozen hashes lie beside this file.

    python -m boxship.envs.trajectories            says whether this installation plays the frozen games
    python -m boxship.envs.trajectories --print    prints the hashes anew, as the file has them

When a hash changes on purpose, ``versions.VERSION`` rises, and the file is written again.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from boxship.envs.versions import GYMNASIUM_ID, PETTINGZOO_ID
from boxship.rules.rulesets import PLAYER_COUNTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FILE: Final = Path(__file__).with_suffix(".json")
EDITIONS: Final = ("classic", "short", "clarified", "jumbo", "jumbo investment_bank", "classic domestic_sale")
SEED: Final = 2007
GAMES: Final = 2
"""So many deals of the seed, one after the other: the learner's seat moves on with each."""
MOST_STEPS: Final = 2000
"""Enough for an end, and so for all that an end brings."""


class _Steps:
    """Legal steps by a rule that nobody will ever change: a linear congruential generator."""

    def __init__(self) -> None:
        self._word = SEED

    def one_of(self, mask: np.ndarray[Any, Any]) -> int:
        """One of the legal steps, all about equally likely."""
        self._word = (self._word * 1_103_515_245 + 12_345) % 2**31
        legal = np.flatnonzero(mask)
        return int(legal[(self._word >> 8) % len(legal)])


def _pettingzoo(rules: str, players: int) -> Iterator[tuple[object, ...]]:
    """What each agent is told in turn."""
    from boxship.envs.pettingzoo import raw_env

    env, steps = raw_env(rules, players), _Steps()
    for game in range(GAMES):
        env.reset(seed=SEED if game == 0 else None)
        for agent in env.agent_iter(MOST_STEPS):
            seen, reward, terminated, truncated, info = env.last()
            yield agent, seen["observation"], seen["action_mask"], reward, terminated, truncated, sorted(info.items())
            env.step(None if terminated else steps.one_of(seen["action_mask"]))


def _gymnasium(rules: str, players: int) -> Iterator[tuple[object, ...]]:
    """What one learner among the usual opponents is told."""
    from boxship.envs.gymnasium import ContainerEnv

    env, steps = ContainerEnv(rules, players), _Steps()
    for game in range(GAMES):
        seen, info = env.reset(seed=SEED if game == 0 else None)
        reward: float = 0.0
        over = False
        for _ in range(MOST_STEPS):
            mask = info.pop("action_mask")
            yield seen, mask, float(reward), over, sorted(info.items())
            if over:
                break
            seen, reward, over, _, info = env.step(steps.one_of(mask))  # type: ignore[assignment]


_PLAYED: Final[dict[str, Callable[[str, int], Iterator[tuple[object, ...]]]]] = {
    GYMNASIUM_ID: _gymnasium,
    PETTINGZOO_ID: _pettingzoo,
}


def trajectory_hash(name: str, rules: str, players: int) -> str:
    """The hash of the seeded games of one environment, edition and number of players."""
    digest = sha256()
    for told in _PLAYED[name](rules, players):
        for part in told:
            digest.update(np.asarray(part, "<i2").tobytes() if isinstance(part, np.ndarray) else repr(part).encode())
    return digest.hexdigest()[:16]


def every_case() -> Iterator[tuple[str, str, int]]:
    """Every id, edition and number of players that is guarded."""
    return ((name, rules, players) for name in _PLAYED for rules in EDITIONS for players in PLAYER_COUNTS)


def hashes() -> dict[str, dict[str, str]]:
    """All hashes, as this installation plays: by id, then by edition and players."""
    found: dict[str, dict[str, str]] = {}
    for name, rules, players in every_case():
        sys.stderr.write(f"{name}, {rules}, {players} players\n")
        found.setdefault(name, {})[f"{rules}, {players} players"] = trajectory_hash(name, rules, players)
    return found


def frozen() -> dict[str, dict[str, str]]:
    """The hashes of the file."""
    read: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8"))
    return read


def main() -> None:
    """Compare with the file, or print what belongs into it."""
    asked = argparse.ArgumentParser(prog="python -m boxship.envs.trajectories", description=__doc__.splitlines()[0])
    asked.add_argument("--print", action="store_true", dest="anew", help="print the hashes anew, as the file has them")
    anew = asked.parse_args().anew
    now = hashes()
    if anew:
        sys.stdout.write(json.dumps(now, indent=2) + "\n")
        return
    known = frozen()
    changed = [
        f"{name}: {case}" for name in now for case in now[name] if known.get(name, {}).get(case) != now[name][case]
    ]
    if changed:
        sys.exit("These environments do not play the games of their version here:\n" + "\n".join(changed))
    sys.stdout.write(f"All {sum(map(len, now.values()))} environments play the games of their version.\n")


if __name__ == "__main__":
    main()
