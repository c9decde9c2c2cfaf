"""Which keys of the catalogues the page uses, read from its source.

A key is written out (``t("pages-home")``, or in a list of keys), or it is made from a template (``t(`seat-${seat}`)``).
What can stand in the holes of each template is said in ``templates.py``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from tests.page.catalogues import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

_SOURCES: Final = ROOT / "web" / "src"
_COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|<!--.*?-->", re.DOTALL)
_CALL: Final = re.compile(r"(?<![\w.])(?:t|parts)\(")
_TEXT_CALL: Final = re.compile(r"(?<![\w.])t\(")
_STRING: Final = re.compile(r'"([a-z][\w-]*)"|`([a-z][^`\n]*)`')
_PYTHON_TEMPLATE: Final = re.compile(r"""f"((?:terminal|pages|print)-[^"]*)"|f'((?:terminal|pages|print)-[^']*)'""")
_BOARD_WORD: Final = re.compile(r"""self\.word\(f?["']([a-z{][^"']*)["']""")
_HOLE: Final = re.compile(r"\$\{[^}]*\}")


@cache
def _texts() -> tuple[str, ...]:
    files = sorted(path for ending in ("ts", "svelte") for path in _SOURCES.rglob(f"*.{ending}"))
    wanted = (path for path in files if ".test." not in path.name and path.name != "messages.ts")
    return tuple(_COMMENT.sub("", path.read_text(encoding="utf-8")) for path in wanted)


def written() -> set[str]:
    """Every string of the source that could be a key."""
    return {match[1] for text in _texts() for match in _STRING.finditer(text) if match[1]}


def said_in_the_terminal() -> set[str]:
    """Every string that could be a key in the source of the terminal, and of the game on paper."""
    return {match[1] for text in _terminal() for match in _STRING.finditer(text) if match[1]}


def made_in_the_terminal(key: str) -> bool:
    """Whether the terminal makes a key of that shape from a template."""
    return any(shape.fullmatch(key) for shape in _shapes())


@cache
def _shapes() -> tuple[re.Pattern[str], ...]:
    """The templates of the terminal's source, each as a pattern for its keys."""
    made = {match[1] or match[2] for text in _terminal() for match in _PYTHON_TEMPLATE.finditer(text)}
    # A page of the board says its words by their ends alone.
    made |= {f"terminal-{match[1]}" for text in _terminal() for match in _BOARD_WORD.finditer(text)}
    holes = (re.split(r"\{[^}]*\}", template) for template in made)
    return tuple(re.compile(r"[\w-]+".join(map(re.escape, parts))) for parts in holes)


@cache
def _terminal() -> tuple[str, ...]:
    folder = ROOT / "src" / "boxship"
    files = sorted(path for part in ("cli", "printing", "render") for path in (folder / part).rglob("*.py"))
    return tuple(file.read_text(encoding="utf-8") for file in files)


def said() -> set[str]:
    """Every key that is handed to the catalogue as it stands."""
    return {key for asked, *_ in _calls(_CALL) for key in _keys(asked) if "{}" not in key}


def given() -> Iterator[tuple[str, frozenset[str]]]:
    """Every key that is handed to the catalogue as it stands, with the names of the values beside it.

    Values that are put together elsewhere are not known here, so those calls are left out.
    """
    for asked, *more in _calls(_TEXT_CALL):
        names = _names(more[0]) if more else frozenset()
        if names is not None:
            yield from ((key, names) for key in _keys(asked) if "{}" not in key)


def templates() -> set[str]:
    """Every template from which keys are made, with ``{}`` for its holes."""
    made = {key for text in _texts() for key in _keys(text) if "{}" in key}
    return {key for key in made if re.fullmatch(r"[a-z]+-[\w{}-]*", key)}


def _keys(text: str) -> Iterator[str]:
    for match in _STRING.finditer(text):
        yield match[1] or _HOLE.sub("{}", match[2])


def _names(values: str) -> frozenset[str] | None:
    """The names in ``{ count, name: … }``; None where they do not stand there."""
    inside = values.strip()
    if not (inside.startswith("{") and inside.endswith("}")) or "..." in inside:
        return None
    return frozenset(part.partition(":")[0].strip() for part in _split(inside[1:-1], 0) if part.strip())


def _calls(pattern: re.Pattern[str]) -> Iterator[list[str]]:
    """The arguments of every call that asks for a text."""
    for text in _texts():
        for call in pattern.finditer(text):
            yield _split(text, call.end())


def _split(text: str, place: int) -> list[str]:
    """The parts between commas from here to the closing bracket, or to the end of the text."""
    parts, depth, start = [], 0, place
    while place < len(text) and depth >= 0:
        letter = text[place]
        if letter in '"`':
            place = text.index(letter, place + 1)
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or (letter == "," and depth == 0):
            parts.append(text[start:place])
            start = place + 1
        place += 1
    if depth >= 0:
        parts.append(text[start:place])
    return parts
