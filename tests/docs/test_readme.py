"""The README shows what the program does; the picture and the quoted table are of this program."""

from __future__ import annotations

import os
import re
import runpy
import shlex
from typing import TYPE_CHECKING

import platformdirs
import pytest

from benchmarks.measure import table
from tests.cli.shell import run
from tests.docs.pages import PAGES, ROOT, blocks, name_of, page, rows

if TYPE_CHECKING:
    from pathlib import Path

README = page("README.md")
CUT = "…"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with a home of its own and an English terminal of the usual width."""
    monkeypatch.setenv(
        "BOXSHIP_CACHE_DIR", os.environ.get("BOXSHIP_CACHE_DIR") or platformdirs.user_cache_dir("boxship")
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def test_the_taste_of_play_is_what_the_program_prints(elsewhere: Path) -> None:
    shown = re.search(r"<!-- (play .*) -->\n```text\n(.*?)```", README, re.DOTALL)
    assert shown
    answers = re.findall(r"^\w+ \$\d+, [^>]*> (.*)$", shown[2], re.MULTILINE)
    assert answers
    result = run(*shlex.split(shown[1]), "--save", "taste.record", said="\n".join([*answers, "quit", ""]))
    assert result.exit_code == 0, result.output
    pieces = [piece.strip("\n") for piece in shown[2].split(f"\n{CUT}\n")]
    rest = result.output
    for piece in pieces:
        before, found, rest = rest.partition(piece)
        assert found, f"this is not in the output:\n{piece}\n\nafter this, there was:\n{before}"


def test_the_commands_run(elsewhere: Path) -> None:
    lines = [line for block in blocks(README, "sh") for line in block.text.splitlines() if line.startswith("boxship ")]
    assert {line.split()[1] for line in lines} == {"play", "check", "export", "print", "replay", "simulate", "story"}
    for line in lines:
        result = run(*shlex.split(line, comments=True)[1:], said="quit\n")
        assert result.exit_code == 0, f"{line}\n{result.output}"
        assert result.output


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_script_that_is_shown_can_be_started(path: Path) -> None:
    for block in blocks(path.read_text(encoding="utf-8"), "sh"):
        for line in block.text.splitlines():
            command = shlex.split(line, comments=True)[0]
            assert command in {"boxship", "pip"} or os.access(ROOT / command, os.X_OK), command


def test_the_picture_is_of_this_program() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "pictures" / "make.py"))["table"]()
    kept = (ROOT / "docs" / "pictures" / "table.svg").read_text(encoding="utf-8")
    assert kept == made, "run docs/pictures/make.py"


@pytest.mark.parametrize("name", ["docs/benchmarks.md", "docs/bots.md"])
def test_the_quoted_table_is_one_of_the_benchmarks(name: str) -> None:
    quoted = re.search(r"<!-- table -->\n(.*)\n<!-- end -->", page(name), re.DOTALL)
    assert quoted
    assert quoted[1].startswith(table([]) + "\n")
    assert all(len(row) == 4 for row in rows(quoted[1]))
