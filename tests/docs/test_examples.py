"""Every example in the pages and in docstrings is true."""

from __future__ import annotations

import doctest
import importlib
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, name_of

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = ROOT / "src"
FLAGS = doctest.ELLIPSIS


def _module_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


WITH_EXAMPLES = [page for page in PAGES if blocks(page.read_text(encoding="utf-8"), "python")]
MODULES = [_module_of(path) for path in sorted(SOURCES.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


def _tell(runner: doctest.DocTestRunner, test: doctest.DocTest) -> None:
    told: list[str] = []
    result = runner.run(test, out=told.append)
    assert result.attempted
    if result.failed:
        pytest.fail("".join(told), pytrace=False)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    # Everything but the examples is blanked, so that a failure names the line of the page.
    lines = [""] * len(text.splitlines())
    for block in blocks(text, "python"):
        assert block.text.startswith(">>> "), f"{name_of(page)}, line {block.line}: an example begins with a prompt"
        inside = block.text.splitlines()
        lines[block.line - 1 : block.line - 1 + len(inside)] = inside
    test = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {}, name_of(page), str(page), 0)
    _tell(doctest.DocTestRunner(optionflags=FLAGS), test)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_docstring_are_true(name: str) -> None:
    tests = [test for test in doctest.DocTestFinder().find(importlib.import_module(name)) if test.examples]
    assert tests
    for test in tests:
        _tell(doctest.DocTestRunner(optionflags=FLAGS), test)


def test_the_public_modules_have_examples() -> None:
    public = {"boxship", "boxship.game", "boxship.notation.line_text", "boxship.envs.crowd", "boxship.rules.rulesets"}
    assert public <= set(MODULES)


def test_a_wrong_example_fails() -> None:
    test = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    with pytest.raises(pytest.fail.Exception, match="Expected"):
        _tell(doctest.DocTestRunner(optionflags=FLAGS), test)
