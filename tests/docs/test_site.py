"""The site of the documentation builds without a dead link, and its page of the public API is complete."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import griffe
import pytest

import boxship
from tests.docs.pages import PAGES, ROOT, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_ID = re.compile(r'id="(boxship\.[^"]+)"')
_FETCHED = re.compile(r'<(?:link|script|img|iframe)[^>]+(?:href|src)="?(?:https?:)?//')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site. A link, an anchor or a page outside the navigation that is wrong fails the build."""
    folder = tmp_path_factory.mktemp("site")
    # Not --quiet: MkDocs counts only the warnings that it shows.
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def api() -> griffe.Module:
    """The package as its source text declares it."""
    package = griffe.load("boxship", search_paths=[ROOT / "src"])
    assert isinstance(package, griffe.Module)
    return package


def _members(api: griffe.Module) -> Iterator[tuple[str, griffe.Object | griffe.Alias]]:
    """Every public name and every public member of a public class, by its path."""
    for name in boxship.__all__:
        public = api[name]
        yield f"boxship.{name}", public
        if public.is_class:
            for member, value in public.all_members.items():
                # A constructor is told with its class, and other special names mean what Python says they mean.
                if value.is_public and not member.startswith("__"):
                    yield f"boxship.{name}.{member}", value


def test_every_page_is_on_the_site(site: Path) -> None:
    for page in PAGES:
        place = site / page.relative_to(ROOT).with_suffix("")
        folder = place.parent if place.name == "README" else place
        assert (folder / "index.html").is_file(), f"{name_of(page)} is missing"


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert _FETCHED.findall(page.read_text(encoding="utf-8")) == [], page


def test_every_public_name_has_a_docstring(api: griffe.Module) -> None:
    assert [path for path, value in _members(api) if not value.has_docstring] == []


def test_every_public_name_is_on_the_page(site: Path, api: griffe.Module) -> None:
    shown = set(_ID.findall((site / "docs" / "api" / "index.html").read_text(encoding="utf-8")))
    assert sorted({path for path, _ in _members(api)} - shown) == []


def test_what_a_program_finds_is_what_the_source_declares(api: griffe.Module) -> None:
    declared = {path for path, _ in _members(api)}
    for name in boxship.__all__:
        public = getattr(boxship, name)
        if inspect.isclass(public):
            own = {member for kind in public.__mro__ if kind.__module__.startswith("boxship") for member in vars(kind)}
            assert {f"boxship.{name}.{member}" for member in own if not member.startswith("_")} <= declared


def test_examples_in_docstrings_are_shown_as_code(site: Path) -> None:
    page = (site / "docs" / "api" / "index.html").read_text(encoding="utf-8")
    assert '<span class="gp">&gt;&gt;&gt; </span>' in page
    assert "<blockquote>" not in page
