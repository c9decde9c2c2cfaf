"""The checklist for a new decision names every place that its example stands in, and no other."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

PACKAGE = ROOT / "src" / "boxship"
NAMED = re.compile(r"\bREPAY\b|\"repay\"")
PLACES = 10
FREE = {PACKAGE / "bots", PACKAGE / "lab"}
"""Who plays and who counts may know a decision or not."""


def checklist() -> list[list[str]]:
    """The rows of the table, cell by cell."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page[page.index('<a id="decision">') :]
    return [row.strip("|").split("|") for row in re.findall(r"^\| \d+ \|.*$", section, re.MULTILINE)]


def test_a_decision_touches_ten_places_and_the_page_names_exactly_those() -> None:
    rows = checklist()
    assert [int(row[0]) for row in rows] == list(range(1, PLACES + 1))
    listed = {path for row in rows for path in re.findall(r"`([^`]+)`", row[-1])}
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if NAMED.search(path.read_text(encoding="utf-8")) and not FREE & set(path.parents)
    }
    assert listed == found
