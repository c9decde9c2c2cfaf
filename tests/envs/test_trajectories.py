"""Every environment plays the games of its version."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import gymnasium
import pytest

from boxship.envs import pettingzoo, trajectories
from boxship.envs.trajectories import every_case, frozen, trajectory_hash
from boxship.envs.versions import GYMNASIUM_ID, PETTINGZOO_ID, VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

ADVICE = "the same seed and steps lead elsewhere: undo that, or raise versions.VERSION and write trajectories.json anew"


@pytest.mark.parametrize("name", [GYMNASIUM_ID, PETTINGZOO_ID])
def test_the_usual_table_plays_the_frozen_games(name: str) -> None:
    assert trajectory_hash(name, "classic", 4) == frozen()[name]["classic, 4 players"], ADVICE


@pytest.mark.slow
def test_every_edition_and_number_of_players_plays_the_frozen_games() -> None:
    played: dict[str, dict[str, str]] = {}
    for name, rules, players in every_case():
        played.setdefault(name, {})[f"{rules}, {players} players"] = trajectory_hash(name, rules, players)
    assert played == frozen(), ADVICE


def test_the_ids_are_those_under_which_the_environments_are_found() -> None:
    assert GYMNASIUM_ID in gymnasium.registry
    assert pettingzoo.raw_env.metadata["name"] == PETTINGZOO_ID
    assert importlib.import_module(f"boxship.envs.{PETTINGZOO_ID}").env is pettingzoo.env
    assert {GYMNASIUM_ID[-1], PETTINGZOO_ID[-1]} == {str(VERSION)}


def test_a_hash_sees_a_changed_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(reward: float) -> Iterator[tuple[object, ...]]:
        yield "player_0", reward

    both = []
    for reward in (1.0, 2.0):
        monkeypatch.setitem(trajectories._PLAYED, PETTINGZOO_ID, lambda *_, reward=reward: told(reward))
        both.append(trajectory_hash(PETTINGZOO_ID, "classic", 4))
    assert both[0] != both[1]


def test_the_command_names_what_has_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["trajectories"])
    monkeypatch.setattr(trajectories, "hashes", frozen)
    trajectories.main()
    assert "play the games of their version" in capsys.readouterr().out
    other = frozen()
    other[PETTINGZOO_ID]["jumbo, 3 players"] = "another"
    monkeypatch.setattr(trajectories, "hashes", lambda: other)
    with pytest.raises(SystemExit, match=f"{PETTINGZOO_ID}: jumbo, 3 players"):
        trajectories.main()
