"""``boxship replay``: positions for programs, a story for people."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import at_auction, finished, run

if TYPE_CHECKING:
    from pathlib import Path


def test_one_position_for_each_decision(tmp_path: Path) -> None:
    game = finished()
    (tmp_path / "game.record").write_text(game.record(), encoding="utf-8")
    result = run("replay", tmp_path / "game.record", "--positions")
    assert result.exit_code == 0
    positions = [json.loads(line) for line in result.output.splitlines()]
    assert positions == list(game.positions())
    assert positions[-1]["over"] is True


def test_a_seat_sees_null_where_it_may_not_look() -> None:
    game = at_auction()
    seller = game.view().position["turn"]
    bidder = game.to_act[0]
    game.play("bid 3", bidder)
    said = game.record()
    for seat in game.seats:
        result = run("replay", "-", "--positions", "--seat", seat, said=said)
        last = json.loads(result.output.splitlines()[-1])
        for other in game.seats:
            assert (last[f"{other}.card"] is None) == (other != seat)
            assert (last[f"{other}.cash"] is None) == (other != seat)
        assert last["bids"] == {}
        assert last["turn"] == seller
    everything = json.loads(run("replay", "-", "--positions", said=said).output.splitlines()[-1])
    assert all(everything[f"{seat}.card"] for seat in game.seats)


def test_at_the_end_everything_is_open() -> None:
    result = run("replay", "-", "--positions", "--seat", "blue", said=finished().record())
    *_, before, last = [json.loads(line) for line in result.output.splitlines()]
    assert before["red.card"] is None
    assert last["red.card"] is not None


def test_a_game_without_decisions_has_no_positions() -> None:
    record = finished().record().partition("\n\n")[0] + "\n\n"
    assert run("replay", "-", "--positions", said=record).output == ""


def test_the_story_has_every_decision_and_the_last_table() -> None:
    game = finished()
    output = run("replay", "-", said=game.record()).output
    first = game.lines[0].partition(":")[0].capitalize()
    assert f"Round 1\n  {first} buys a warehouse; {first} −$4.\n" in output
    assert "Round 2\n" in output
    assert "The game is over: " in output
    assert output.endswith(game.text(width=100) + "\n")


def test_the_story_of_a_seat_does_not_tell_sealed_bids() -> None:
    game = at_auction()
    bidder, other = game.to_act
    game.play("bid 7", bidder)
    assert f"{bidder.capitalize()} has sealed a bid" in run("replay", "-", "--seat", other, said=game.record()).output
    assert f"{bidder.capitalize()} (you) bids $7" in run("replay", "-", "--seat", bidder, said=game.record()).output
    assert f"{bidder.capitalize()} bids $7" in run("replay", "-", said=game.record()).output


def test_colour_can_be_asked_for() -> None:
    assert "\x1b[" in run("replay", "-", "--colour", said=finished().record()).output
    assert "\x1b[" not in run("replay", "-", said=finished().record()).output


@pytest.mark.parametrize(
    ("said", "arguments", "reason"),
    [
        (b"\x00\x01", [], "standard input: this is not a text file"),
        (b"boxship record 1\nnonsense\n", [], "line 2: expected a key or a seat"),
        (finished().record().encode(), ["--seat", "green"], "“green” is not a seat of this game"),
        (finished().record().replace("warehouse", "bid 3").encode(), [], "there is no auction to bid in now"),
    ],
)
def test_what_can_not_be_replayed_is_told_why(said: bytes, arguments: list[str], reason: str) -> None:
    result = run("replay", "-", "--positions", *arguments, said=said)
    assert result.exit_code == 1
    assert result.output.startswith("boxship: ")
    assert reason in result.output
    assert result.output.count("\n") == 1
