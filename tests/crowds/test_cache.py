"""The cache of compiled rules: used again while the rules are the same, never after an edit."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from boxship.crowds import compile as compiling
from tests.crowds.checkouts import Checkout

AS_IT_IS = "return (next_word(rng) * limit) >> 32"
EDITED = "return limit - 1 + 0 * next_word(rng)"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout.at(tmp_path)


@pytest.mark.slow
def test_the_cache_is_used_again_and_never_after_an_edit(checkout: Checkout) -> None:
    first = checkout.pick()
    assert not first["cached"]
    files = checkout.files()
    assert files
    again = checkout.pick()
    assert again == first | {"cached": 1}
    assert checkout.files() == files
    checkout.edit("chance.py", AS_IT_IS, EDITED)
    edited = checkout.pick()
    assert edited["step"] == 999 != first["step"]
    assert not edited["cached"]
    assert edited["folder"] != first["folder"]


@pytest.mark.slow
def test_without_the_folders_name_old_rules_would_be_served(checkout: Checkout) -> None:
    """Why the folder has its name: numba looks at the file of the function it compiles, not at what that one calls."""
    first = checkout.pick("--one-folder-for-all")
    checkout.edit("chance.py", AS_IT_IS, EDITED)
    assert checkout.pick("--one-folder-for-all") == first | {"cached": 1}


@pytest.mark.slow
def test_checked_indices_have_a_cache_of_their_own(checkout: Checkout) -> None:
    plain = checkout.pick()
    checked = checkout.pick(NUMBA_BOUNDSCHECK="1")
    assert checked["folder"] != plain["folder"]
    assert (checked["step"], checked["cached"]) == (plain["step"], 0)
    assert checkout.pick() == plain | {"cached": 1}
    assert checkout.pick(NUMBA_BOUNDSCHECK="1") == checked | {"cached": 1}


@pytest.mark.slow
def test_a_cache_that_can_not_be_written_costs_time_only(checkout: Checkout) -> None:
    expected = checkout.pick()["step"]
    checkout.cache = checkout.home / "a file"
    checkout.cache.write_text("not a folder", encoding="utf-8")
    for _ in range(2):
        answer = checkout.pick()
        assert (answer["step"], answer["cached"]) == (expected, 0)
        assert answer["folder"] == "None"
    assert not list(checkout.home.rglob("__pycache__"))


@pytest.mark.slow
def test_a_source_edited_after_it_was_read_keeps_nothing(checkout: Checkout) -> None:
    later = time.time() + 3600
    os.utime(checkout.home / "boxship" / "rules" / "chance.py", (later, later))
    answer = checkout.pick()
    assert answer["folder"] == "None"
    assert not checkout.files()


@pytest.mark.slow
def test_processes_that_compile_at_the_same_time_do_not_disturb_each_other(checkout: Checkout) -> None:
    processes = [checkout.start() for _ in range(3)]
    answers = [checkout.told(process) for process in processes]
    after = checkout.pick()
    assert after["cached"] == 1
    assert {answer["step"] for answer in answers} == {after["step"]}
    assert {answer["folder"] for answer in answers} == {after["folder"]}
    assert not list(checkout.cache.rglob("*.tmp.*"))


def test_the_folders_name_knows_every_source_and_the_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Path(compiling.__file__).parent
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    plain = compiling.source_digest(rules / "batch.py")
    assert compiling.source_digest(rules / "chance.py") == plain
    bots = compiling.source_digest(rules.parent / "bots" / "matches.py")
    assert bots != plain
    other = tmp_path / "elsewhere" / "own.py"
    other.parent.mkdir()
    names = {plain, bots}
    for text in ("a = 1", "a = 2", "# a = 2"):
        other.write_text(text, encoding="utf-8")
        names.add(compiling.source_digest(other))
    (other.parent / "beside.py").write_text("", encoding="utf-8")
    names.add(compiling.source_digest(other))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    names |= {compiling.source_digest(other), compiling.source_digest(rules / "batch.py")}
    assert len(names) == 8


def test_folders_that_nobody_used_for_a_month_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOXSHIP_CACHE_DIR", str(tmp_path))
    old, recent = tmp_path / "compiled" / "old", tmp_path / "compiled" / "recent"
    for folder, days in ((old, 31), (recent, 29)):
        folder.mkdir(parents=True)
        (folder / "something.nbi").write_text("", encoding="utf-8")
        then = recent.parent.stat().st_mtime - days * 24 * 3600
        os.utime(folder, (then, then))
    monkeypatch.setattr(compiling, "_folders", {})
    mine = compiling.cache_folder(Path(compiling.__file__))
    assert mine is not None
    assert sorted(mine.parent.iterdir()) == sorted([mine, recent])
    assert compiling.cache_folder(Path(compiling.__file__).parent / "batch.py") == mine
