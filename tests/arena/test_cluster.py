"""A Ray cluster of two machines, one of which is killed in the middle: the same results, and nothing waits for it."""

from __future__ import annotations

import itertools
import os
from typing import TYPE_CHECKING, Any

import pytest

from boxship.arena.entrants import Entrant
from boxship.arena.league import League
from boxship.arena.runner import LeagueSettings
from boxship.rules.rulesets import Ruleset
from tests.cli.shell import run
from tests.lab.small_studies import text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_QUIET = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""Everything stays on this machine's own address, and nobody is told about it. Ray reads this when it is imported."""


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A machine with one processor, for others to join."""
    os.environ.update(_QUIET)
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield made
    made.shutdown()


def _league() -> League:
    entrants = tuple(map(Entrant.parse, ("trader", "random")))
    return League(LeagueSettings(entrants, 3, Ruleset.parse("classic"), 1), 60)


def _totals(league: League) -> dict[int, list[tuple[int, ...]]]:
    return {number: [game.totals for game in deal.games] for number, deal in league.finished.items()}


@pytest.mark.slow
def test_a_machine_that_is_killed_costs_its_unfinished_deals_and_nothing_else(cluster: Any, tmp_path: Path) -> None:
    machine = cluster.add_node(num_cpus=1)
    alone, spread = _league(), _league()
    list(alone.play())
    deals = spread.play(ray=cluster.address)
    finished = [deal.number for deal in itertools.islice(deals, 4)]
    cluster.remove_node(machine, allow_graceful=False)
    finished += [deal.number for deal in deals]
    assert sorted(finished) == list(range(20))
    assert _totals(spread) == _totals(alone)

    # At once after that: the cluster still counts the dead machine, and nobody waits for it.
    study = tmp_path / "study.toml"
    study.write_text(text(["short round_limit=4"], [3], ["trader", ["trader", "thumb"]], deals=6), encoding="utf-8")
    for name, where in {"here": (), "there": ("--ray", cluster.address)}.items():
        lab = run("lab", study, "--out", tmp_path / name, "--rows", "csv", *where)
        assert lab.exit_code == 0, lab.stderr
        simulated = run("simulate", "--games", "20", "--players", "3", "--csv", tmp_path / name / "games.csv", *where)
        assert simulated.exit_code == 0, simulated.stderr
    for file in ("report.md", "rows.csv", "games.csv"):
        assert (tmp_path / "there" / file).read_text("utf-8") == (tmp_path / "here" / file).read_text("utf-8")
