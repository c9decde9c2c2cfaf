"""docs/notation.md says what the program reads and writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship import Game
from boxship.notation.line_text import read, write
from boxship.notation.lines import SHAPES, SINGLE_WORDS, Line
from boxship.notation.read_position import SEAT_KEYS, TABLE_KEYS, TURN_KEYS
from boxship.notation.refusals import NotationError
from boxship.notation.scenarios import KEYS
from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS
from tests.cli.shell import run
from tests.docs.pages import PAGES, blocks, code, name_of, page, rows, section

if TYPE_CHECKING:
    from pathlib import Path

    from boxship.notation.lines import Colours

NOTATION = page("docs/notation.md")
LINES = [span for row in rows(section(NOTATION, "## Lines")) for span in code(row[0])]


def _read(line: str) -> tuple[Line, Colours]:
    try:
        return read(line, CLASSIC_COLOURS), CLASSIC_COLOURS
    except NotationError:
        return read(line, JUMBO_COLOURS), JUMBO_COLOURS


@pytest.mark.parametrize("line", LINES)
def test_every_line_is_read_and_written_as_it_stands(line: str) -> None:
    value, colours = _read(line)
    assert write(value, colours) == line


def test_every_kind_of_line_is_there() -> None:
    assert {line.partition(" ")[0] for line in LINES} == {*SINGLE_WORDS, *SHAPES}


def test_every_record_and_scenario_holds(tmp_path: Path) -> None:
    examples = []
    for path in PAGES:
        for block in blocks(path.read_text(encoding="utf-8")):
            record = block.text.startswith("boxship record")
            if record or "\nscript:" in block.text:
                name = f"{name_of(path).replace('/', '-')}-{block.line}.{'record' if record else 'yaml'}"
                examples.append(tmp_path / name)
                examples[-1].write_text(block.text, encoding="utf-8")
    assert {example.suffix for example in examples} == {".record", ".yaml"}
    result = run("check", *examples)
    assert result.exit_code == 0, result.output


def test_the_keys_are_those_of_a_position() -> None:
    told = [span for row in rows(section(NOTATION, "## Keys")) for span in code(row[0])]
    game = Game.new("jumbo investment_bank", players=3, seed=1)
    there = [key.replace("blue.", "SEAT.") for key in game.position() if not key.startswith(("red.", "yellow."))]
    assert sorted(told) == sorted(there)


def test_the_keys_of_a_scenario_are_those_the_program_knows() -> None:
    def told(heading: str) -> list[str]:
        return sorted(span.partition(":")[0] for row in rows(section(NOTATION, heading)) for span in code(row[0]))

    assert told("### The top") == sorted(KEYS)
    assert told("### The position") == sorted([*SEAT_KEYS, *TABLE_KEYS])
    assert told("### The turn") == sorted(TURN_KEYS)
