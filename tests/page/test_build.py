"""The page is built when its sources change, and only then; the server finds it whole."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.page.catalogues import ROOT

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

PAGE = ROOT / "src" / "boxship" / "server" / "page"


def program(name: str) -> ModuleType:
    """A program of the page's folder, which is no package."""
    spec = importlib.util.spec_from_file_location(f"page_{name}", ROOT / "web" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def building(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The builder, with a small page of its own."""
    module = program("build")
    web, package = tmp_path / "web", tmp_path / "src" / "boxship"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("let a = 1;")
    (package / "locales" / "en").mkdir(parents=True)
    (package / "locales" / "en" / "pages.ftl").write_text("pages-home = Home")
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "LOCALES", package / "locales")
    return module


def test_another_source_is_another_state(building: Any) -> None:
    states = [building.state_of_sources()]
    for path, content in (
        (building.WEB / "src" / "main.ts", "let a = 2;"),
        (building.WEB / "src" / "more.ts", ""),
        (building.LOCALES / "en" / "pages.ftl", "pages-home = House"),
    ):
        path.write_text(content)
        states.append(building.state_of_sources())
    assert len(set(states)) == len(states)


def test_tests_and_other_files_do_not_build_the_page_again(building: Any) -> None:
    state = building.state_of_sources()
    (building.WEB / "src" / "main.test.ts").write_text("")
    (building.WEB / "node_modules").mkdir()
    (building.WEB / "node_modules" / "tool.js").write_text("")
    assert building.state_of_sources() == state


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_a_node_that_the_tools_do_not_know_is_not_used(version: str, fits: bool) -> None:
    assert program("node").fits(version) is fits


def test_without_node_the_build_asks_for_a_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    asked = subprocess.run(
        [sys.executable, ROOT / "web" / "node.py", "--needs"], capture_output=True, text=True, check=True
    )
    assert asked.stdout == program("node").PACKAGE


def test_the_built_page_is_whole_and_compressed() -> None:
    listed = json.loads((PAGE / "files.json").read_text(encoding="utf-8"))
    files = {file for part in listed.values() for file in (part["file"], *part.get("css", []))}
    assert [file for file in sorted(files) if not (PAGE / file).is_file()] == []
    large = [file for file in sorted(files) if (PAGE / file).stat().st_size > 1000]
    assert [file for file in large for ending in (".br", ".gz") if not (PAGE / (file + ending)).is_file()] == []


def test_the_index_needs_no_inline_script_or_style() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert "<style" not in index
    assert 'style="' not in index
    assert index.count("<script") == index.count('<script type="module" crossorigin src=')
