"""``boxship print``: a PDF with every page, the same each time; a sentence where it can't be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_a_kit_is_written_and_is_the_same_each_time(tmp_path: Path) -> None:
    words = ("--rules", "jumbo investment_bank", "--players", "3", "--language", "fr", "--paper", "letter")
    kits = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in kits:
        result = run("print", file, *words)
        assert result.exit_code == 0, result.output
        assert result.output.strip() == str(file)
    one, two = (file.read_bytes() for file in kits)
    assert one == two
    assert one.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", one)) > 15


def test_an_edition_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    result = run("print", tmp_path / "kit.pdf", "--rules", "monopoly")
    assert result.exit_code == 1
    assert "monopoly" in result.output
    assert not list(tmp_path.iterdir())
