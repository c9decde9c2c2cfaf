"""The written pages of the project, and what stands in them: code blocks, tables, links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

_FENCE = re.compile(r"^```(\w*)$")
_CODE = re.compile(r"`[^`\n]+`")


def name_of(page: Path) -> str:
    """The page as a person names it."""
    return page.relative_to(ROOT).as_posix()


def page(name: str) -> str:
    """The text of a page."""
    return (ROOT / name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its lines, and the number of its first line."""

    language: str
    text: str
    line: int


def blocks(text: str, *languages: str) -> list[Block]:
    """The fenced blocks of a page, all or those in some languages."""
    found: list[Block] = []
    begun: tuple[str, int] | None = None
    inside: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        fence = _FENCE.match(line)
        if fence is None:
            inside.append(line)
        elif begun is None:
            begun, inside = (fence[1], number + 1), []
        else:
            found.append(Block(begun[0], "\n".join(inside) + "\n", begun[1]))
            begun = None
    assert begun is None, "a fenced block is not closed"
    return [block for block in found if not languages or block.language in languages]


def prose(text: str) -> str:
    """A page without its fenced blocks and code spans."""
    kept, fenced = [], False
    for line in text.splitlines():
        if _FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            kept.append(line)
    return _CODE.sub("", "\n".join(kept))


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of the same size or larger."""
    level = len(heading) - len(heading.lstrip("#"))
    _, found, rest = f"\n{text}".partition(f"\n{heading}\n")
    assert found, f"there is no {heading!r}"
    return re.split(rf"\n#{{1,{level}}} ", rest)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables in a text, without headings."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            continue
        if re.fullmatch(r"[|: -]+", line) and "---" in line:
            found.pop()  # the row above was the heading
            continue
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def code(text: str) -> list[str]:
    """The code spans of a text."""
    return [span.strip("`") for span in _CODE.findall(text)]
