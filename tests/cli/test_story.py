"""``boxship story``: one file that needs nothing else, of a finished game; a sentence where there is none."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from boxship.game import Game
from boxship.notation.records import Record
from boxship.server import story_file
from boxship.server.messages import StoryFile
from boxship.table.telling.story import story
from tests.cli.shell import finished, run

RECORD = Path(__file__).parents[1] / "records" / "jumbo-three-bank.record"


def data_of(file: Path) -> StoryFile:
    """What the file tells, as the page in it reads it."""
    text = file.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="story">(.*?)</script>', text, re.DOTALL)
    assert found
    return msgspec.convert(json.loads(found[1]), StoryFile)


def test_it_tells_the_figures_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "told.html"
    result = run("story", RECORD, "--quick", "--output", file, "--seat", "red", "--language", "nl")
    assert result.exit_code == 0, result.output
    assert result.output.strip() == str(file)
    told = data_of(file)
    game = Game(Record.parse(RECORD.read_text(encoding="utf-8")))
    assert told.story == story(game)
    assert (told.language, told.me) == ("nl", "red")
    assert {score.seat: score.total for score in told.situation.scores} == {
        seat: score.total for seat, score in game.scores().items()
    }
    assert (told.turning_points, told.luck, told.pictures) == (None, None, [])


def test_the_file_takes_the_name_of_the_record_and_nothing_from_outside(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    names = "names: </script><script>alert(1)</script>, Ann, red (trader:shipper bot)\n"
    record.write_text(finished().record().replace("\n\n", f"\n{names}\n", 1), encoding="utf-8")
    result = run("story", record, "--quick", "--language", "en")
    assert result.exit_code == 0, result.output
    file = tmp_path / "game.html"
    text = file.read_text(encoding="utf-8")
    assert "default-src 'none'" in text
    assert text.count("<script") == 2
    assert not re.search(r'(?:src|href)="?https?:|url\(https?:|@import', text)
    assert [seat.style for seat in data_of(file).seats] == ["", "", "trader:shipper"]


@pytest.mark.slow
def test_turning_points_have_reasons_and_pictures_and_luck_its_error(tmp_path: Path) -> None:
    file = tmp_path / "told.html"
    record = RECORD.with_name("short-five.record")
    result = run("story", record, "--output", file, "--luck", "1", "--language", "en")
    assert result.exit_code == 0, result.output
    told = data_of(file)
    assert told.luck is not None
    assert (told.luck.ready, told.luck.played) == (True, 2)
    assert all(seat.ahead.margin > 0 for seat in told.luck.seats.values())
    assert told.turning_points is not None
    points = told.turning_points.points
    assert [picture.number for picture in told.pictures] == [point.number - 1 for point in points]
    assert all(picture.address.startswith("data:image/svg+xml") for picture in told.pictures)
    assert points
    assert all(point.why is not None for point in points)


def test_a_game_that_runs_has_no_story(tmp_path: Path) -> None:
    record = tmp_path / "running.record"
    record.write_text(Game.new("classic", 3, seed=1).record(), encoding="utf-8")
    result = run("story", record, "--quick", "--language", "en")
    assert result.exit_code == 1
    assert "not over" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["running.record"]


def test_mistakes_are_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "told.html"
    assert "purple" in run("story", RECORD, "--quick", "--seat", "purple", "--output", file).output
    broken = tmp_path / "broken.record"
    broken.write_text("boxship record 1\nrules: classic\n", encoding="utf-8")
    assert run("story", broken, "--quick").exit_code == 1
    monkeypatch.setattr(story_file, "PAGE", tmp_path)
    result = run("story", RECORD, "--quick", "--output", file)
    assert result.exit_code == 1
    assert "web/build.py" in result.output
    assert not file.exists()
