"""``boxship lab``: the same numbers whoever plays and however often it was stopped, the report, and kind refusals."""

from __future__ import annotations

import re
import signal
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import parquet

from boxship.cli.work import lab
from boxship.lab.playing import by_weights
from boxship.lab.reading import read_study
from tests.cli.shell import run, start
from tests.lab.small_studies import text

STUDIES = Path(__file__).parents[2] / "examples" / "studies"
SMALL = text(
    ["short round_limit=4", "short domestic_sale round_limit=4"],
    [3],
    ["trader", ["trader", "thumb"]],
    stop='metric = "steps"\nhalf_width = 9\nlook = 4\nmost = 12',
)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    return path


def written(folder: Path) -> dict[str, str]:
    """What a study says; the journal keeps what was played in the order in which it was done."""
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name != lab.JOURNAL}


@pytest.mark.slow
def test_the_same_file_gives_the_same_numbers_with_other_jobs_and_after_an_interruption(small: Path) -> None:
    alone, together, resumed = (small.parent / name for name in ("alone", "together", "resumed"))
    first = run("lab", small, "--out", alone, "--jobs", "1", "--rows", "csv")
    assert first.exit_code == 0, first.stderr
    assert set(written(alone)) == {"report.html", "report.md", "rows.csv"}
    assert run("lab", small, "--out", together, "--jobs", "2", "--rows", "csv").exit_code == 0
    assert written(together) == written(alone)
    lines = (alone / lab.JOURNAL).read_bytes().splitlines(keepends=True)
    resumed.mkdir()
    (resumed / lab.JOURNAL).write_bytes(b"".join([lines[0], *lines[5:9:2]]) + lines[10][:20])
    again = run("lab", small, "--out", resumed, "--jobs", "1", "--rows", "csv")
    assert again.exit_code == 0, again.stderr
    assert written(resumed) == written(alone)
    rest = [line for line in first.stdout.splitlines() if not line.startswith(str(small.parent))]
    assert [line for line in again.stdout.splitlines() if not line.startswith(str(small.parent))] == rest


def test_what_is_finished_is_not_played_again(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = small.parent / "results"
    assert run("lab", small, "--out", folder, "--jobs", "1", "--rows", "csv").exit_code == 0
    before = written(folder)
    monkeypatch.setattr(by_weights, "can_compile", lambda: pytest.fail("nothing is left to play"))
    assert run("lab", small, "--out", folder, "--jobs", "1", "--rows", "csv").exit_code == 0
    assert written(folder) == before


class Addresses(HTMLParser):
    """Whatever a page would fetch or run, and its tags."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in {"src", "href", "xlink:href", "data", "action"}]


def test_the_report_is_one_page_that_fetches_nothing(small: Path) -> None:
    folder = small.parent / "results"
    more = SMALL.replace("A small study", "Ships & <b>boxes</b>")
    small.write_text(more, encoding="utf-8")
    assert run("lab", small, "--out", folder, "--jobs", "1", "--rows", "csv").exit_code == 0
    page = (folder / "report.html").read_text(encoding="utf-8")
    found = Addresses()
    found.feed(page)
    assert found.fetched == []
    assert not {"script", "link", "img", "iframe", "b"} & set(found.tags)
    assert "url(" not in page
    assert "@import" not in page
    assert set(re.findall(r"https?://[^\s\"<]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert found.tags.count("svg") >= 20
    assert "prefers-color-scheme: dark" in page
    assert "Ships &amp; &lt;b&gt;boxes" in page
    told = (folder / "report.md").read_text(encoding="utf-8")
    assert told.startswith("# Ships & <b>boxes</b>\n")
    assert "\n| rounds | " in told
    assert f"```toml\n{more.strip()}\n```" in told


def test_rows_are_all_games_up_to_the_last_look(small: Path) -> None:
    folder = small.parent / "results"
    assert run("lab", small, "--out", folder, "--jobs", "1").exit_code == 0
    rows = parquet.read_table(folder / "rows.parquet").to_pylist()
    deals = int(re.findall(r"\n(\d+) deals in each of 4 arms", (folder / "report.md").read_text(encoding="utf-8"))[0])
    assert deals in {4, 8, 12}
    assert [row["number"] for row in rows if row["arm"] == 0] == list(range(deals))
    assert [row["number"] for row in rows if row["arm"] == 3] == [deal for deal in range(deals) for _ in range(3)]
    assert all(row["turns"] >= row["passed"] >= 0 and len(row["totals"]) == 3 for row in rows)
    assert {tuple(row["names"]) for row in rows if row["arm"] == 2} == {
        ("trader", "thumb", "trader"),
        ("trader", "trader", "thumb"),
        ("thumb", "trader", "trader"),
    }


def test_without_pyarrow_rows_are_csv_and_parquet_is_refused_kindly(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    result = run("lab", small, "--out", small.parent / "csv", "--jobs", "1")
    assert result.exit_code == 0
    assert "all games go to a CSV file. Parquet needs pyarrow; install it with: pip install" in result.stderr
    assert (small.parent / "csv" / "rows.csv").is_file()
    refused = run("lab", small, "--out", small.parent / "none", "--rows", "parquet")
    assert refused.exit_code == 1
    assert refused.stderr.startswith("boxship: Parquet needs pyarrow")
    assert not (small.parent / "none").exists()


def test_a_mistake_in_the_file_is_one_sentence(small: Path) -> None:
    small.write_text(SMALL.replace("players = [3]", "players = [7]"), encoding="utf-8")
    result = run("lab", small)
    assert result.exit_code == 1
    assert result.stderr == f"boxship: {small}: players: 3, 4 or 5, or a list of them, not 7\n"
    missing = run("lab", small.parent / "none.toml")
    assert missing.exit_code == 1
    assert "none.toml" in missing.stderr


def test_a_folder_of_another_study_is_refused(small: Path) -> None:
    folder = small.parent / "results"
    assert run("lab", small, "--out", folder, "--jobs", "1", "--rows", "csv").exit_code == 0
    small.write_text(SMALL.replace("[3]", "[4]"), encoding="utf-8")
    result = run("lab", small, "--out", folder, "--jobs", "1", "--rows", "csv")
    assert result.exit_code == 1
    assert "it is of a study with players 3, and this one has 4. Name another folder with --out" in result.stderr


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(small: Path) -> None:
    slowly = SMALL.replace("'trader', [", "[")  # nobody in it plays compiled
    long = slowly.replace("most = 12", "most = 1000000").replace("= 9", "= 0.0001")
    small.write_text(long, encoding="utf-8")
    folder = small.parent / "results"
    process = start("lab", small, "--out", folder, "--jobs", "1", home=small.parent)
    journal = folder / lab.JOURNAL
    while not journal.exists() or journal.read_bytes().count(b"\n") < 6:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert "the same command goes on from there" in said
    assert "Traceback" not in said
    whole = journal.read_bytes()
    assert whole.endswith(b"\n")
    small.write_text(slowly, encoding="utf-8")
    result = run("lab", small, "--out", folder, "--jobs", "1", "--rows", "csv")
    assert result.exit_code == 0, result.stderr
    assert journal.read_bytes().startswith(whole)


@pytest.mark.parametrize("path", sorted(STUDIES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_shipped_studies_can_be_read(path: Path) -> None:
    study = read_study(path.read_text(encoding="utf-8"))
    assert study.question
    assert study.comparisons or "numbers" in path.stem
