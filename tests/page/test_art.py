"""The page draws with the colours and shapes of the pictures."""

from __future__ import annotations

import re

import pytest

from boxship.render.look import LETTERS
from boxship.render.page_art import FILES
from tests.page.catalogues import LOCALES, ROOT

SOURCES = ROOT / "web" / "src"


@pytest.mark.parametrize("file", FILES)
def test_the_page_has_the_art_as_it_is_now(file: str) -> None:
    assert (SOURCES / file).read_text(encoding="utf-8") == FILES[file](), (
        "run .venv/bin/python -m boxship.render.page_art web/src"
    )


def test_every_palette_is_written_once_light_and_dark_together() -> None:
    usual, _, strong = FILES["styles/tokens.css"]().partition(":root.palette-strong")
    names, others = (re.findall(r"^ *--([\w-]+):", part, re.MULTILINE) for part in (usual, strong))
    assert len(names) == len(set(names))
    assert len(others) == len(set(others))
    assert set(others) <= set(names)


def test_every_shape_that_the_page_uses_is_there() -> None:
    shapes = set(re.findall(r'id="(bx-[\w-]+)"', FILES["art/Symbols.svelte"]()))
    uses = {
        (name, bool(open_end))
        for path in SOURCES.rglob("*.*")
        for name, open_end in re.findall(r"#(bx-[\w-]+)(\$?\{)?", path.read_text(encoding="utf-8"))
    }
    assert len(uses) > 20
    for name, open_end in uses:
        assert any(shape.startswith(name) for shape in shapes) if open_end else name in shapes, name


def test_every_colour_that_the_page_uses_is_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.*"))
    known = set(re.findall(r"(?:style:)?--([\w-]+)(?:=|:)", text))
    assert set(re.findall(r"var\(--([\w-]+)[,)]", text)) <= known


def test_letters_of_the_pictures_are_those_of_the_page_in_english() -> None:
    catalogue = (LOCALES / "en" / "common.ftl").read_text(encoding="utf-8")
    assert dict(re.findall(r"^letter-(\w+) = (\w)$", catalogue, re.MULTILINE)) == LETTERS
