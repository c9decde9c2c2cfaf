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
_STRING: Final = re.compile(r'"([a-z][\w-]*)"|`([a-z][^`\n]*)`')
_HOLE: Final = re.compile(r"\$\{[^}]*\}")


@cache
def _texts() -> tuple[str, ...]:
    files = sorted(path for ending in ("ts", "svelte") for path in _SOURCES.rglob(f"*.{ending}"))
    wanted = (path for path in files if ".test." not in path.name and path.name != "messages.ts")
    return tuple(_COMMENT.sub("", path.read_text(encoding="utf-8")) for path in wanted)


def written() -> set[str]:
    """Every string of the source that could be a key."""
    return {match[1] for text in _texts() for match in _STRING.finditer(text) if match[1]}


def said() -> set[str]:
    """Every key that is handed to the catalogue as it stands."""
    return {key for argument in _arguments() for key in _keys(argument) if "{}" not in key}


def templates() -> set[str]:
    """Every template from which keys are made, with ``{}`` for its holes."""
    made = {key for text in _texts() for key in _keys(text) if "{}" in key}
    return {key for key in made if re.fullmatch(r"[a-z]+-[\w{}-]*", key)}


def _keys(text: str) -> Iterator[str]:
    for match in _STRING.finditer(text):
        yield match[1] or _HOLE.sub("{}", match[2])


def _arguments() -> Iterator[str]:
    """The first argument of every call that asks for a text."""
    for text in _texts():
        for call in _CALL.finditer(text):
            place, depth = call.end(), 0
            while depth >= 0 and not (depth == 0 and text[place] == ","):
                depth += (text[place] in "([{") - (text[place] in ")]}")
                place += 1
            yield text[call.end() : place]
