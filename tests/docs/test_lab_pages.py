"""The pages of the lab: tables of metrics and counts are those of the code, and every number comes from a report."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from benchmarks import game_in_numbers
from boxship.lab.metrics import METRICS, USUAL
from boxship.lab.playing.counting import MEANINGS
from boxship.lab.reading import read_study
from tests.cli.shell import run

DOCS = Path(__file__).parents[2] / "docs"
STUDIES = DOCS.parent / "examples" / "studies"


def between(page: str, mark: str) -> str:
    """What stands on a page between a mark and its end."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return text.partition(f"<!-- {mark} -->\n")[2].partition("<!-- end -->")[0]


def test_the_page_lists_every_metric() -> None:
    rows = [f"| `{name}` | {metric.words} |{' yes' * (name in USUAL)} |" for name, metric in METRICS.items()]
    assert between("lab.md", "metrics").splitlines() == ["| metric | what it is | usual |", "|---|---|---|", *rows]


def test_the_page_lists_every_count() -> None:
    rows = [f"| `{name}` | {meaning} |" for name, meaning in MEANINGS.items()]
    assert between("lab.md", "counts").splitlines() == ["| column | what it counts in a game |", "|---|---|", *rows]


# -- studies and their reports -----------------------------------------------------------------------------------------

QUOTING = ("studies.md", "paper.md")


def reports() -> list[Path]:
    """The reports that `boxship lab` wrote, unchanged."""
    return sorted((DOCS / "studies").glob("*.md"))


@pytest.mark.parametrize("path", reports(), ids=lambda path: path.stem)
def test_a_report_is_that_of_the_file_as_it_is_now(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    source = (STUDIES / f"{path.stem}.toml").read_text(encoding="utf-8")
    assert text.endswith(f"```toml\n{source.strip()}\n```\n"), f"play {path.stem} again and put its report here"
    study = read_study(source)
    assert text.startswith(f"# {study.title}\n")
    assert [METRICS[name].words in text for name in study.metrics].count(False) == 0


def test_every_study_has_its_report() -> None:
    assert {path.stem for path in reports()} == {path.stem for path in STUDIES.glob("*.toml")}


@pytest.mark.parametrize("page", QUOTING)
def test_every_table_with_numbers_is_quoted_from_a_report(page: str) -> None:
    known = {cell for path in reports() for cell in _cells(path.read_text(encoding="utf-8"))}
    text = (DOCS / page).read_text(encoding="utf-8")
    quoted = [cell for cell in _cells(text) if "±" in cell or "–" in cell]
    assert quoted
    assert [cell for cell in quoted if cell not in known] == []
    said = re.findall(r"[+−]?\d[\d.]* (?:±[\d.]+|\([\d.]+–[\d.]+\))", text)
    assert [number for number in said if not any(number in cell for cell in known)] == []


def test_the_table_of_the_paper_is_made_of_the_reports() -> None:
    text = (DOCS / "paper.md").read_text(encoding="utf-8")
    texts = [(DOCS / "studies" / f"{name}.md").read_text(encoding="utf-8") for name in game_in_numbers.REPORTS]
    assert game_in_numbers.page(text, texts) == text, "run python -m benchmarks.game_in_numbers"
    assert len(game_in_numbers.table(texts)) == 2 + 2 * 5 * 3 + 4 * 2


def _cells(text: str) -> list[str]:
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [cell.strip().strip("*") for row in rows for cell in row.strip("|").split("|")[1:]]


if "BOXSHIP_STUDIES" in os.environ:  # minutes of compiled play

    @pytest.mark.parametrize(
        "path", [path for path in reports() if "captains" not in path.stem], ids=lambda path: path.stem
    )
    def test_played_again_a_study_gives_the_same_report(path: Path, tmp_path: Path) -> None:
        result = run("lab", STUDIES / f"{path.stem}.toml", "--out", tmp_path, "--rows", "csv")
        assert result.exit_code == 0, result.stderr
        assert (tmp_path / "report.md").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
