"""A league with chat models: a command and an endpoint take part; regret, usage and transcripts are reported."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.arena import runner
from boxship.arena.entrants import Entrant, EntrantError
from boxship.arena.judging import RegretWatcher
from boxship.arena.regret import REGRET, losses
from boxship.arena.results import DealResult, GameResult
from boxship.bots.analysis.comparing import regret
from boxship.bots.cash_ledger import Ledger
from boxship.bots.registry import player
from tests.agents.stand_ins import COMMAND, offered
from tests.agents.test_chat import KEY, completion
from tests.agents.test_http_json import answer, answering
from tests.cli.shell import run

if TYPE_CHECKING:
    from http.server import BaseHTTPRequestHandler
    from pathlib import Path

SHORT = ("--players", "3", "--games", "3", "--rules", "short round_limit=2", "--jobs", "1", "--key", "x")


def model(handler: BaseHTTPRequestHandler) -> None:
    """An endpoint with a stand-in: every question is first answered with a line that is not legal."""
    messages = json.loads(handler.rfile.read(int(handler.headers["content-length"])))["messages"]
    assert handler.headers["authorization"] == f"Bearer {KEY}"
    trial = "one word" in messages[-1]["content"]
    line = "ready" if trial else "dance" if len(messages) == 2 else offered(messages)
    usage = {"prompt_tokens": 100, "completion_tokens": 10}
    answer(handler, 200, completion(f"line: {line}", usage=usage))


@pytest.mark.slow
def test_a_command_and_an_endpoint_play_in_a_league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODEL_KEY", KEY)
    report, page, said = tmp_path / "out.json", tmp_path / "out.md", tmp_path / "said"
    with answering(model) as url:
        words = (f"chat:{COMMAND}", f"chat:{url}/v1/chat/completions:model=small,key=MODEL_KEY", "trader")
        files = ("--json", report, "--markdown", page, "--transcripts", said)
        told = run("league", *words, *SHORT, "--regret", *files)
    assert told.exit_code == 0, told.stderr
    rows = {row["name"]: row for row in json.loads(report.read_text())["entrants"]}
    command, endpoint, trader = (rows[word] for word in words)
    assert command["identity"] == "chat.py prompt 1"
    assert endpoint["identity"] == "small prompt 1"
    assert command["faults"] == {}
    assert command["usage"]["calls"] == command["usage"]["estimated"] == command["decisions"]
    decisions = endpoint["decisions"]
    assert endpoint["faults"] == {"illegal": decisions}
    assert endpoint["usage"] == {
        "calls": 2 * decisions,
        "tokens_in": 200 * decisions,
        "tokens_out": 20 * decisions,
        "estimated": 0,
    }
    assert trader["usage"] == {}
    for row in rows.values():
        assert row["regret"][0] is not None
    assert "gave away $" in told.stdout
    assert "## Regret" in page.read_text()
    assert "illegal and 0 default lines" in " ".join(page.read_text().split())
    assert sorted({file.name[:8] for file in said.iterdir()}) == ["000000-0", "000000-1", "000000-2"]
    assert len(list(said.iterdir())) == 6
    everything = told.stdout + told.stderr + "".join(file.read_text() for file in [report, page, *said.iterdir()])
    assert KEY not in everything


def test_a_model_that_can_not_be_asked_is_found_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MODEL_KEY", raising=False)
    for word, sentence in (
        ("chat:http://127.0.0.1:9/v1", "no answer from http://127.0.0.1:9/v1: connection refused"),
        ("chat:https://models.example/v1:key=MODEL_KEY", "the environment variable MODEL_KEY is not set"),
        ("chat:false", "it left with exit code 1"),
    ):
        with pytest.raises(EntrantError) as refusal:
            Entrant.parse(word).check()
        assert sentence in str(refusal.value)
    told = run("league", "chat:./nowhere", "trader", *SHORT)
    assert (told.exit_code, told.stderr) == (1, "boxship: ./nowhere: there is no such program\n")


def test_a_league_goes_on_only_by_the_same_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("league", f"chat:{COMMAND}:calls=0", "trader", "random", *SHORT, "--resume", tmp_path / "league.jsonl")
    assert run(*words).exit_code == 0
    monkeypatch.setattr(runner, "PROMPT_VERSION", 2)
    told = run(*words)
    assert told.exit_code == 1
    assert "with prompt 1, and this one has 2" in told.stderr


# -- regret ------------------------------------------------------------------------------------------------------------


def blunder(line: str) -> tuple[Game, str]:
    """A game among traders in which a seat may play a line that nobody should; and the seat."""
    game = Game.new("classic", 3, seed=3)
    players = [player("trader", seed) for seed in range(3)]
    while not (may := [seat for seat in game.to_act if line in game.legal_for(seat)]):
        seat = game.seats.index(game.to_act[0])
        game.play(players[seat].line(game.view(seat)), seat)
    return game, may[0]


@pytest.mark.slow
def test_what_a_blunder_gives_away_is_judged_by_what_its_seat_knew() -> None:
    line = "bid 18"
    game, seat = blunder(line)
    value = game.after(line, seat).history.moves[-1][1]
    found = regret(game.view(seat), value, Ledger(), 64)
    assert found is not None
    assert found.better != line
    assert found.loss.mean > found.loss.margin > 0
    assert regret(game.view(seat), value, Ledger(), 64) == found


@pytest.mark.slow
def test_a_watcher_notes_every_decision_and_the_table_sums_them_up() -> None:
    game = Game.new("short round_limit=2", 3, seed=5)
    watcher = RegretWatcher()
    watcher.game_started(game, ("a", "b", "c"))
    played = 0
    while not game.over:
        seat = game.to_act[0]
        line = next(iter(game.legal)) if game.legal else "end"
        game.play("end" if "end" in game.legal else line)
        watcher.line_played(game, seat, "end")
        played += 1
    notes = watcher.notes()
    assert sum(notes["decisions"]) == played
    assert notes["regrets"], "whoever ends every turn gives something away"
    for each in notes["regrets"]:
        assert set(each) == {"number", "seat", "line", "better", "loss", "win_loss"}
        assert each["better"] != each["line"]
    assert json.loads(json.dumps(notes)) == notes
    result = GameResult(0, (0, 1, 0), (1, 2, 3), (2,), 0, "", 2, (), (), watched={REGRET: notes})
    found = losses(DealResult(0, (result,)), ("x", "y"), "loss")
    assert found["x"][1] == notes["decisions"][0] + notes["decisions"][2]
    assert found["x"][0] + found["y"][0] == pytest.approx(sum(each["loss"][0] for each in notes["regrets"]))
    assert losses(DealResult(0, (GameResult(0, (0,), (1,), (0,), 0, "", 2, (), ()),)), ("x",), "loss") == {}
