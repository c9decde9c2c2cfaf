"""``boxship league``, ``bots`` and ``bot-check`` as a person runs them: results, interruption, mistakes."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import types
from typing import TYPE_CHECKING, Any

import pytest

from boxship.arena import conformance
from boxship.arena.cluster import WorkersError
from boxship.arena.entrants import Entrant
from boxship.arena.league import League
from boxship.arena.runner import LeagueSettings, Runner, Task
from boxship.bots.opponents import OPPONENTS
from boxship.bots.registry import bots
from boxship.protocol.external import ExternalPlayer
from boxship.rules.rulesets import Ruleset
from tests.cli.shell import run, start
from tests.protocol.seats import HERE

if TYPE_CHECKING:
    from pathlib import Path

SMALL = ("--players", "3", "--rules", "short round_limit=3", "--seed", "6")
ODD_BOT = f"{sys.executable} -S -E {HERE / 'odd_bot.py'}"
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def without_clock(path: Path) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert set(words.pop("seconds")) == {each["name"] for each in words["entrants"]}
    return words


def test_the_table_the_files_and_the_records(tmp_path: Path) -> None:
    out, page, records = tmp_path / "out.json", tmp_path / "out.md", tmp_path / "records"
    result = run(
        "league", "trader", "random", "random", *SMALL, "--games", "7", "--jobs", "1",
        "--json", out, "--markdown", page, "--record", records, "--watch", "tests.arena.watchers:Diary",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "9 games instead of 7" in result.stderr
    assert "League: 9 games, 3 players, short round_limit=3, seed 6" in result.stdout
    assert "3 deals, each played 3 times" in result.stdout
    assert "100.0 % by the round limit" in result.stdout
    words = without_clock(out)
    assert words["games"] == 9
    assert {each["name"]: each["seats"] for each in words["entrants"]} == {"trader": 9, "random": 18}
    assert len(words["watched"]["tests.arena.watchers:Diary"]) == 9
    assert page.read_text(encoding="utf-8").startswith("# League: 9 games")
    assert len(list(records.iterdir())) == 9
    assert run("check", "--quiet", records).exit_code == 0
    # Nobody asked for a file of finished deals, so none is left.
    assert not list((tmp_path / "data").rglob("*.jsonl"))


@pytest.mark.slow
def test_any_number_of_processes_gives_the_same_league(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2", "3"):
        out, records = tmp_path / f"{jobs}.json", tmp_path / jobs
        arguments = ("trader", "random", "deckhand", "random", *SMALL, "--games", "18", "--jobs", jobs)
        assert run("league", *arguments, "--json", out, "--record", records).exit_code == 0
        texts = {path.name: path.read_text(encoding="utf-8") for path in records.iterdir()}
        found.append((without_clock(out), texts))
    assert found[0] == found[1] == found[2]
    assert len(found[0][1]) == 18


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_league_that_was_killed_goes_on(tmp_path: Path, jobs: str) -> None:
    journal, records = tmp_path / "league.jsonl", tmp_path / "records"
    arguments = ("league", "trader", "random", *SMALL, "--games", "60", "--jobs", jobs)
    process = start(*arguments, "--resume", journal, "--record", records, home=tmp_path)
    deadline = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    done = journal.read_bytes().count(b"\n") - 1
    assert 3 <= done < 20
    with journal.open("ab") as file:
        file.write(b'{"deal":19,"ga')  # as if the machine had gone down over a line
    result = run("league", "--resume", journal, "--record", records, "--jobs", "1", "--json", tmp_path / "resumed.json")
    assert result.exit_code == 0
    assert journal.read_bytes().count(b"\n") == 21
    assert run(*arguments, "--json", tmp_path / "whole.json").exit_code == 0
    assert without_clock(tmp_path / "resumed.json") == without_clock(tmp_path / "whole.json")
    assert run("check", "--quiet", records).output == "60 checked, none failed\n"


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_files_and_says_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    records = tmp_path / "records"
    arguments = ("league", "trader", ODD_BOT, *SMALL, "--games", "100000", "--jobs", jobs)
    process = start(*arguments, "--record", records, home=tmp_path)
    deadline = time.monotonic() + PATIENCE
    while not records.exists() or len(list(records.glob("*.record"))) < 6:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert "Go on with:\n  boxship league --resume " in said
    (journal,) = (tmp_path / "boxship" / "leagues").glob("*.jsonl")
    lines = journal.read_text(encoding="utf-8").splitlines()
    assert all(json.loads(line) for line in lines)
    assert run("check", "--quiet", records).exit_code == 0
    assert len(list(records.iterdir())) == 3 * (len(lines) - 1)


def test_a_finished_league_can_be_made_longer(tmp_path: Path) -> None:
    arguments = ("league", "trader", "random", *SMALL, "--jobs", "1", "--resume", tmp_path)
    assert run(*arguments, "--games", "6").exit_code == 0
    assert (tmp_path / "league.jsonl").is_file()
    assert run(*arguments, "--games", "9", "--json", tmp_path / "longer.json").exit_code == 0
    whole = ("league", "trader", "random", *SMALL, "--jobs", "1", "--games", "9", "--json", tmp_path / "whole.json")
    assert run(*whole).exit_code == 0
    assert without_clock(tmp_path / "longer.json") == without_clock(tmp_path / "whole.json")


def test_faults_of_a_program_are_reported_and_harm_nobody(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    bad = f"{ODD_BOT} illegal"
    result = run("league", "random", bad, *SMALL, "--games", "3", "--jobs", "1", "--seconds", "60", "--json", out)
    assert result.exit_code == 0
    faults = {each["name"]: each["faults"] for each in without_clock(out)["entrants"]}
    assert faults["random"] == {}
    assert faults[bad]["illegal"] == 2 * faults[bad]["default"] > 0
    told = " ".join(result.stdout.split())
    assert "answered with a line that is not legal" in told
    assert "'sail moon' is not legal" in told
    assert "is odd bot 0.1 by the tests" in told


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "who is to play? Name bots, like: boxship league trader random"),
        (("commodore",), "there is no bot 'commodore'"),
        (("trader:pirate",), "there is no trader 'pirate'"),
        (("./nobody",), "./nobody: there is no such program"),
        ((f"{ODD_BOT} exit",), "it ended before it was ready: it left with exit code 3"),
        (("trader", "--rules", "monopoly"), "monopoly"),
        (("trader", "--watch", "nothing"), "say it like my_module:MyWatcher"),
        (("trader", "--resume", "nothing-here/x.jsonl", "--rules", "chess"), "chess"),
        (("--resume", "nothing-here.jsonl"), "there is no such file to go on from"),
        (("trader", "random", "--ray", "auto"), "Ray is not installed; install it with: pip install 'boxship[ray]'"),
    ],
)
def test_mistakes_get_a_sentence(
    arguments: tuple[str, ...], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("league", *arguments)
    assert result.exit_code == 1
    assert words in result.stderr
    assert result.stderr.startswith("boxship: ")
    assert result.stdout == ""


def test_a_league_does_not_go_on_from_another_one(tmp_path: Path) -> None:
    arguments = ("league", "random", *SMALL, "--games", "3", "--jobs", "1", "--resume", tmp_path / "x.jsonl")
    assert run(*arguments).exit_code == 0
    result = run(*arguments, "--seed", "7")
    assert result.exit_code == 1
    assert "with seed 6, and this one has 7" in result.stderr


class _Later:
    """What a made-up cluster answers with."""

    def __init__(self, value: Any) -> None:
        self.value = value


class _Remote:
    def __init__(self, target: Any) -> None:
        self._target = target

    def remote(self, *args: Any, **kwargs: Any) -> Any:
        if isinstance(self._target, type):
            return _Actor(self._target(*args, **kwargs))
        return _Later(self._target(*args, **kwargs))


class _Actor:
    def __init__(self, runner: Any) -> None:
        self.ready = _Remote(runner.ready)
        self.work = _Remote(runner.work)
        self.close = _Remote(runner.close)


_LOST = object()
"""What comes of a process whose machine has died."""


def _cluster(monkeypatch: pytest.MonkeyPatch, *, loses: int = 0) -> list[str]:
    """A made-up cluster of three processes, of which so many die over their first deal; what was said to it."""
    said: list[str] = []
    made: list[_Actor] = []

    def start(target: type) -> Any:
        def remote(*args: Any, **kwargs: Any) -> _Actor:
            made.append(_Actor(target(*args, **kwargs)))
            if len(made) <= loses:
                made[-1].work = _Remote(lambda _: _LOST)
            return made[-1]

        return types.SimpleNamespace(remote=remote)

    def get(later: _Later, timeout: float | None = None) -> Any:
        if later.value is _LOST:
            raise ZeroDivisionError("the actor is unavailable\nand pages of logs")
        return later.value

    ray = types.SimpleNamespace(
        init=lambda address, **_: said.append(address),
        shutdown=lambda: said.append("shutdown"),
        cluster_resources=lambda: {"CPU": 3.0},
        remote=lambda **_: start,
        wait=lambda waiting, **_: (waiting[-1:], waiting[:-1]),
        get=get,
        exceptions=types.SimpleNamespace(RayError=ArithmeticError, RayActorError=ZeroDivisionError),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    return said


def _small_league() -> League:
    entrants = tuple(map(Entrant.parse, ("trader", "random")))
    return League(LeagueSettings(entrants, 3, Ruleset.parse("short round_limit=2"), 1), 15)


@pytest.mark.parametrize("loses", [0, 1, 2])
def test_a_cluster_gives_the_same_league_also_when_it_loses_processes(
    monkeypatch: pytest.MonkeyPatch, loses: int
) -> None:
    said = _cluster(monkeypatch, loses=loses)
    leagues = [_small_league(), _small_league()]
    list(leagues[0].play())
    list(leagues[1].play(ray="ray://somewhere"))
    assert said == ["ray://somewhere", "shutdown"]
    tables = [league.standings() for league in leagues]
    assert tables[0] is not None
    assert tables[1] is not None
    assert tables[0].meetings == tables[1].meetings


def test_a_cluster_that_is_lost_altogether_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    _cluster(monkeypatch, loses=3)
    with pytest.raises(WorkersError) as problem:
        list(_small_league().play(ray="auto"))
    assert str(problem.value) == "all processes of the Ray cluster were lost: the actor is unavailable"


def test_with_programs_the_same_seed_and_key_give_the_same_league(tmp_path: Path) -> None:
    def played(name: str, *more: str) -> dict[str, Any]:
        out = tmp_path / name
        result = run("league", "trader", ODD_BOT, *SMALL, "--games", "3", "--jobs", "1", "--json", out, *more)
        assert result.exit_code == 0, result.output
        assert "--key" in result.stdout
        return without_clock(out)

    first = played("first.json", "--resume", str(tmp_path / "kept.jsonl"))
    assert played("again.json") == first
    key = json.loads((tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()[0])["key"]
    assert played("elsewhere.json", "--key", key) == first
    assert played("other.json", "--key", "another") != first


# -- bots and bot-check ------------------------------------------------------------------------------------------------


def test_bots_are_listed_with_a_line_of_character() -> None:
    result = run("bots")
    assert result.exit_code == 0
    heading, *lines = result.stdout.splitlines()
    assert heading.split() == ["wins"]
    assert len(lines) == len(bots())
    wins = {each.name: each.wins for each in OPPONENTS}
    for line, (name, character) in zip(lines, bots(), strict=True):
        assert line.startswith(name)
        assert line.endswith(character)
        assert (f" {wins.get(name)} % " in line) == (name in wins)


@pytest.fixture
def _short_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "GAMES", (("short round_limit=3", 3), ("jumbo investment_bank round_limit=2", 4)))


@pytest.mark.usefixtures("_short_set")
def test_bot_check_of_a_good_bot() -> None:
    result = run("bot-check", ODD_BOT, "--seconds", "60")
    assert result.exit_code == 0, result.output
    assert "it is odd bot 0.1 by the tests" in result.stdout
    assert "FAIL" not in result.stdout
    assert result.stdout.endswith("Everything is fine: this bot can play.\n")


@pytest.mark.usefixtures("_short_set")
@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("exit", "it ended before it was ready: it left with exit code 3; its last words: 'nothing to play with'"),
        ("chatty", "it said 'Welcome to my bot!', which is not a JSON object on one line"),
        ("illegal", "'sail moon' is not legal: "),
        ("garbage", "it said 'I would rather not.', which is not a JSON object on one line"),
        ("crash", "it left with exit code 7; its last words: 'ouch'"),
        pytest.param("stays", "its input was closed and it went on running; leave then", marks=pytest.mark.slow),
    ],
)
def test_bot_check_explains_what_is_wrong(mode: str, words: str) -> None:
    result = run("bot-check", f"{ODD_BOT} {mode}", "--seconds", "60")
    assert result.exit_code == 1
    assert "FAIL" in result.stdout
    assert words in result.stdout
    assert "failed. docs/protocol.md explains the messages." in result.stdout


@pytest.mark.slow
@pytest.mark.usefixtures("_short_set")
def test_bot_check_does_not_wait_for_ever() -> None:
    result = run("bot-check", f"{ODD_BOT} hang", "--seconds", "0.2")
    assert result.exit_code == 1
    assert "did not answer in time" in result.stdout
    assert "it did not answer within 0.2 s" in result.stdout


@pytest.mark.parametrize(
    ("word", "words"),
    [("trader", "bot-check is for programs"), ("./nobody", "there is no such program"), ("pirate", "there is no bot")],
)
def test_bot_check_of_something_else(word: str, words: str) -> None:
    result = run("bot-check", word)
    assert result.exit_code == 1
    assert words in result.stderr


@pytest.mark.slow
def test_no_process_is_left_behind() -> None:
    """Not even those that do not leave when told to."""
    entrants = (Entrant.parse(f"{ODD_BOT} stays"), Entrant.parse("random"))
    settings = LeagueSettings(entrants, 3, Ruleset.parse("short round_limit=1"), 1, 60.0)
    with Runner(settings, record=False) as runner:
        runner.play(Task(0, (0, 0, 1)))
        bots = [guest for guest in runner._guests.values() if isinstance(guest, ExternalPlayer)]
        pids = [bot._program.pid for bot in bots if bot._program is not None]
        assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
