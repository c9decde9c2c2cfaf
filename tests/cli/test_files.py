"""Files are written whole or not at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from boxship.cli.files import FileError, read_text, write_whole
from boxship.cli.told import one_line

if TYPE_CHECKING:
    from pathlib import Path


def test_text_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.record"
    write_whole(path, "one\n− two\n")
    assert read_text(str(path)) == "one\n− two\n"
    write_whole(path, "three\n")
    assert path.read_bytes() == b"three\n"
    assert [file.name for file in path.parent.iterdir()] == ["game.record"]


@pytest.mark.parametrize("interruption", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_an_interrupted_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interruption: BaseException
) -> None:
    path = tmp_path / "game.record"
    write_whole(path, "old")

    def interrupted(*_: object) -> None:
        raise interruption

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises((FileError, KeyboardInterrupt)):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_whole(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "text"


def test_the_mode_of_a_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    write_whole(path, "old")
    path.chmod(0o640)
    write_whole(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_file_that_can_not_be_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(FileError, match="a file stands where a directory is needed"):
        write_whole(tmp_path / "file" / "below", "text")


def test_one_line_is_printable() -> None:
    assert one_line("a\x1b[31m\n\tb\u2028c") == "a [31m b c"
