"""Where numba can't be imported everything but crowds works, only slower."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from boxship import Game
from boxship.bots.simple.matches import _play_plain
from boxship.rules.rulesets import Ruleset

WAYS_TO_FAIL = {
    "missing": ("ModuleNotFoundError", "No module named 'numba'"),
    "with a library that does not load": ("OSError", "libllvmlite.so: cannot open shared object file"),
    "too old for this Python": ("RuntimeError", "Cannot install on Python version 3.99"),
}
SLOWER = "boxship: numba can't be imported, so the games are played uncompiled; that is slower.\n"


@dataclass
class Machine:
    """A computer on which importing numba fails."""

    folder: Path
    reason: str

    def run(self, *arguments: str | Path, said: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(filter(None, [str(self.folder), os.environ.get("PYTHONPATH")]))
        return subprocess.run(
            [sys.executable, *map(str, arguments)],
            input=said,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
            cwd=self.folder,
            env={
                **os.environ,
                "PYTHONPATH": path,
                "PYTHONIOENCODING": "utf-8",
                "HOME": str(self.folder / "home"),
                "XDG_DATA_HOME": str(self.folder / "home"),
                "BOXSHIP_CACHE_DIR": str(self.folder / "cache"),
            },
        )

    def works(self, *arguments: str | Path, said: str = "", problems: str = "") -> str:
        """The output of something that must work."""
        done = self.run(*arguments, said=said)
        assert (done.returncode, done.stderr) == (0, problems), done.stdout
        return done.stdout


def where_numba_is(way: str, folder: Path) -> Machine:
    (folder / "numba").mkdir()
    kind, reason = WAYS_TO_FAIL[way]
    (folder / "numba" / "__init__.py").write_text(f"raise {kind}({reason!r})", encoding="utf-8")
    return Machine(folder, reason)


@pytest.fixture(params=WAYS_TO_FAIL)
def machine(request: pytest.FixtureRequest, tmp_path: Path) -> Machine:
    return where_numba_is(request.param, tmp_path)


@pytest.fixture
def without(tmp_path: Path) -> Machine:
    return where_numba_is("missing", tmp_path)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(_play_plain(Ruleset.parse("short"), 3, 4, 0, record=True).record, encoding="utf-8")
    return path


def test_numba_really_can_not_be_imported(machine: Machine) -> None:
    done = machine.run("-c", "import numba")
    assert done.returncode == 1
    assert machine.reason in done.stderr


def test_a_game_is_played_by_its_lines(machine: Machine) -> None:
    script = """
import sys
from boxship import Game, RuleOfThumb
game, bot = Game.new("short", players=3, seed=8), RuleOfThumb(8)
while not game.over:
    game.play(bot.line(game.view(game.to_act[0])), game.to_act[0])
assert "numba" not in sys.modules
print(game.record(), end="")
"""
    game = Game.from_record(machine.works("-c", script))
    assert game.over


def test_crowds_say_what_is_missing_and_what_to_do(machine: Machine) -> None:
    script = """
import boxship.envs.crowd
from boxship import Crowd
from boxship.crowds.compile import CompilerMissingError, can_compile
assert not can_compile()
for _ in range(2):
    try:
        Crowd(2, players=3)
    except CompilerMissingError as problem:
        print(problem)
"""
    first, second = machine.works("-c", script).splitlines()
    assert first == second
    assert first.startswith("crowds of games need numba, which can't be imported here (")
    assert machine.reason in first
    assert first.endswith("; install it with: pip install numba")


@pytest.mark.slow
def test_check_and_replay(without: Machine, record: Path) -> None:
    scenarios = Path(__file__).parents[1] / "scenarios"
    shown = without.works("-m", "boxship", "check", record, *sorted(scenarios.glob("r00-c*.yaml")))
    assert shown.startswith(f"ok    {record}  short, 3 players, ")
    assert shown.endswith(" checked, none failed\n")
    positions = without.works("-m", "boxship", "replay", record, "--positions").splitlines()
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert json.loads(positions[-1]) == json.loads(json.dumps(game.position()))
    assert without.works("-m", "boxship", "replay", record).startswith("Round 1\n")


def test_play(without: Machine) -> None:
    file = without.folder / "played.record"
    wanted = ("--rules", "short round_limit=3", "--players", "3", "--seed", "3", "--save", file)
    shown = without.works("-m", "boxship", "play", *wanted, said="end\nbid 0\n" * 20)
    assert "The game is over" in shown
    assert Game.from_record(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_is_slower_and_the_same(without: Machine, jobs: str) -> None:
    wanted = ("--games", "3", "--players", "3", "--rules", "short", "--seed", "4", "--record", "games", "--jobs", jobs)
    shown = without.works("-m", "boxship", "simulate", *wanted, problems=SLOWER)
    assert "3 games, 3 players, short" in shown
    written = sorted((without.folder / "games").iterdir())
    rules = Ruleset.parse("short")
    expected = [_play_plain(rules, 3, 4, number, record=True).record for number in range(3)]
    assert [path.read_text(encoding="utf-8") for path in written] == expected
