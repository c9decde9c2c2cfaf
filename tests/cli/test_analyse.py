"""``boxship analyse``: advice for what still runs, turning points of what is over, a sentence for the rest."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.cli.work import analyse as analysis
from tests.cli.shell import at_auction, finished, run

if TYPE_CHECKING:
    from pathlib import Path

LANDING = """
title: blue may land
rules: classic open_money
position:
  blue: {ship: [white, white, tan]}
script:
  - blue: sail island
"""
NUMBER = r"−?\$\d+(\.\d)? ± \d+(\.\d)?"
SHARE = r"-?\d+ % ± \d+"


@cache
def squandered() -> str:
    """The record of a short game in which a bidder gives all he has for one container."""
    game = Game.from_record(at_auction().record().replace("rules: classic\n", "rules: classic round_limit=5\n"))
    bidder, other = game.to_act
    game.play("bid 20", bidder)
    game.play("bid 1", other)
    game.play("accept")
    while not game.over:
        game.play("end")
    return game.record()


def test_the_best_lines_of_a_record_in_progress() -> None:
    game = at_auction()
    result = run("analyse", "-", "--playouts", "60", said=game.record())
    assert result.exit_code == 0, result.output
    seat = game.to_act[0]
    assert result.output.startswith(f"{seat.capitalize()} decides, round ")
    assert re.search(rf"bid \d+ +{NUMBER} +{SHARE}", result.output)
    assert re.search(rf"On the island, the cargo will probably bring {seat.capitalize()} \$\d+\.", result.output)
    assert re.search(r"will probably bid (\$\d+ to \$\d+, )?about \$\d+\.", result.output)
    assert "60 games were played to their end." in result.output
    assert max(map(len, result.output.splitlines())) <= 100


def test_advice_as_json_for_the_seat_asked_for() -> None:
    game = at_auction()
    other = game.to_act[-1]
    result = run("analyse", "-", "--playouts", "60", "--seat", other, "--json", said=game.record())
    said = json.loads(result.output)
    assert said["seat"] == other
    assert said["playouts"] == 60
    assert [bid["seat"] for bid in said["bids"]] == [game.to_act[0]]
    assert all(line["line"] in game.legal_for(other) for line in said["lines"])
    assert set(said["lines"][0]["money"]) == set(said["lines"][0]["win"]) == {"mean", "error"}


def test_a_scenario_is_judged_where_it_begins(tmp_path: Path) -> None:
    path = tmp_path / "landing.yaml"
    path.write_text(LANDING, encoding="utf-8")
    said = json.loads(run("analyse", path, "--playouts", "60", "--json").output)
    assert (said["seat"], said["round"]) == ("blue", 1)
    assert said["cargo"] > 0
    assert {bid["seat"] for bid in said["bids"]} == {"red", "yellow"}


def test_the_turning_points_of_a_finished_game() -> None:
    said = json.loads(run("analyse", "-", "--playouts", "32", "--json", said=squandered()).output)["turning_points"]
    assert said
    worst = said[0]
    assert worst["loss"]["mean"] > worst["loss"]["error"] > 0
    game = Game.from_record(squandered())
    assert game.lines[worst["number"] - 1] == f"{worst['seat']}: {worst['played']['line']}"
    output = run("analyse", "-", "--playouts", "32", "--seat", worst["seat"], said=squandered()).output
    where = f"Round {worst['round']}, decision {worst['number']}: {worst['seat'].capitalize()} gave away "
    assert re.search(rf"{where}{NUMBER} and {SHARE} of winning\n", output)
    assert f"  better   {worst['better']['line']}  " in output
    assert output.count(" gave away ") == output.count(f": {worst['seat'].capitalize()} gave away ")


def test_a_game_in_which_nothing_was_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "turning_points", lambda *_, **__: ())
    assert run("analyse", "-", said=finished().record()).output == "No decision clearly cost anybody money.\n"
    assert run("analyse", "-", "--json", said=finished().record()).output == '{"turning_points": []}\n'


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "can_compile", lambda: False)
    monkeypatch.setattr(analysis, "turning_points", lambda *_, **__: ())
    assert "numba can’t be imported" in run("analyse", "-", said=finished().record()).output


@pytest.mark.parametrize(
    ("said", "arguments", "reason"),
    [
        (b"\x00\x01", [], "standard input: this is not a text file"),
        (b"nothing of ours", [], "there was neither"),
        (b"boxship record 1\nnonsense\n", [], "line 2: expected a key or a seat"),
        (LANDING.replace("white, white", "pink").encode(), [], "standard input: "),
        (LANDING.encode(), ["--seat", "red"], "red has nothing to decide now; to act: blue"),
        (finished().record().encode(), ["--seat", "green"], "“green” is not a seat of this game"),
        (at_auction().record().encode(), ["--seat", "green"], "“green” is not a seat of this game"),
        (at_auction().record().encode(), ["--seat", at_auction().view().position["turn"]], "has nothing to decide now"),
    ],
)
def test_what_can_not_be_analysed_is_told_why(said: bytes, arguments: list[str], reason: str) -> None:
    result = run("analyse", "-", *arguments, said=said)
    assert result.exit_code == 1
    assert result.output.startswith("boxship: ")
    assert reason in result.output
    assert result.output.count("\n") == 1
