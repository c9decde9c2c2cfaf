"""Every link in the pages leads somewhere, and every page can be found."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, code, name_of, page, prose

_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_PATH = re.compile(r"(?:scripts|src|docs|tests|benchmarks)/[\w./-]*|[\w-]+\.(?:md|toml|txt)")
_CLAUSE = re.compile(r"\bR(\d+)(?:\.(\d+))?\b")

INVENTED = {"tests/some_test.py", "report.md", "boxship.toml"}


def links(text: str) -> list[str]:
    return _LINK.findall(prose(text))


def anchors(text: str) -> set[str]:
    """What a link into the page may name: marks and headings."""
    headings = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in _HEADING.findall(text))
    return {*_ANCHOR.findall(text), *("-".join(heading.split()) for heading in headings)}


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for link in links(text):
        target, _, anchor = link.partition("#")
        there = path if not target else Path(os.path.normpath(path.parent / target))
        assert ROOT in there.parents, f"{link} leads out of the project"
        assert there.is_file(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(there.read_text(encoding="utf-8")), f"{link}: there is no such place on the page"


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_anchor_stands_twice(path: Path) -> None:
    marks = _ANCHOR.findall(path.read_text(encoding="utf-8"))
    assert sorted(set(marks)) == sorted(marks)


def test_every_page_is_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        if path in reached:
            continue
        reached.add(path)
        for link in links(path.read_text(encoding="utf-8")):
            there = Path(os.path.normpath(path.parent / link.partition("#")[0]))
            if there.suffix == ".md":
                waiting.append(there)
    assert sorted(map(name_of, set(PAGES) - reached)) == []


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_file_that_is_named_exists(path: Path) -> None:
    for span in code(path.read_text(encoding="utf-8")):
        for word in span.split():
            if _PATH.fullmatch(word) and word not in INVENTED:
                assert (ROOT / word).exists(), f"{word} does not exist"


def test_every_clause_that_is_cited_exists() -> None:
    known = anchors(page("docs/rules.md"))
    assert {f"r{chapter}" for chapter in range(11)} <= known
    for source in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]:
        for chapter, clause in _CLAUSE.findall(source.read_text(encoding="utf-8")):
            anchor = f"r{chapter}-{clause}" if clause else f"r{chapter}"
            assert anchor in known, f"{source.name} cites R{chapter}.{clause}"
