"""Finds words that stand in the markup of a Svelte component instead of in the catalogues.

A small reader of markup: it walks through tags, attributes, text and ``{expressions}``, and reports everything with
letters in it that a person would see or hear.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

SEEN_OR_HEARD: Final = frozenset({
    "alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label",
    "lead", "placeholder", "title",
})  # fmt: skip
"""Attributes whose value is shown or read out; some of them are properties of our own components."""

_UNREAD: Final = re.compile(r"<!--.*?-->|<script\b.*?</script>|<style\b.*?</style>", re.DOTALL)
_ENTITY: Final = re.compile(r"&#?\w+;")
_TAG: Final = re.compile(r"</?[A-Za-z]")
_NAME: Final = re.compile(r"[^\s=/>{}\"']+")
_QUOTES: Final = "\"'`"
_CLOSING: Final = {"(": ")", "[": "]", "{": "}"}


Shown = tuple[int, str]
"""What a reader meets, after its place in the file."""


class Finding(NamedTuple):
    """Words in the markup, and the line they begin in."""

    line: int
    words: str


def literals(source: str) -> list[Finding]:
    """All words of a component that do not come from a catalogue."""
    text = _UNREAD.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)
    return [
        Finding(text.count("\n", 0, place) + 1, " ".join(words.split()))
        for place, words in _shown(text)
        if any(letter.isalpha() for letter in _ENTITY.sub("", words))
    ]


def _shown(text: str) -> Iterator[Shown]:
    """Text, shown attributes, and strings that expressions show."""
    place = 0
    while place < len(text):
        if text[place] == "{":
            end = _end_of_group(text, place)
            yield from _strings(text, place + 1, end - 1)
        elif _TAG.match(text, place):
            end = yield from _tag(text, place)
        else:
            end = place + 1
            while end < len(text) and text[end] != "{" and not _TAG.match(text, end):
                end += 1
            words = text[place:end]
            yield end - len(words.lstrip()), words
        place = end


def _tag(text: str, place: int) -> Generator[Shown, None, int]:
    """The shown attributes of the tag that begins here; returns where the tag ends."""
    place += 2
    while text[place] not in "\n\t />":
        place += 1
    while place < len(text) and text[place] != ">":
        if text[place] == "{":
            place = _end_of_group(text, place)
            continue
        name = _NAME.match(text, place)
        if name is None:
            place += 1
            continue
        place = name.end()
        if text[place] != "=":
            continue
        end = _end_of_value(text, place + 1)
        if name[0] in SEEN_OR_HEARD:
            quoted = text[place + 1] in _QUOTES
            yield from _value(text, place + 1 + quoted, end - quoted)
        place = end
    return place + 1


def _end_of_value(text: str, place: int) -> int:
    if text[place] == "{":
        return _end_of_group(text, place)
    if text[place] not in "\"'":
        bare = re.compile(r"[^\s>]*").match(text, place)
        assert bare is not None
        return bare.end()
    quote = text[place]
    place += 1
    while text[place] != quote:
        place = _end_of_group(text, place) if text[place] == "{" else place + 1
    return place + 1


def _value(text: str, place: int, end: int) -> Iterator[Shown]:
    """An attribute's value: ``{expression}``, ``"words {expression} words"`` or bare words."""
    while place < end:
        if text[place] == "{":
            close = _end_of_group(text, place)
            yield from _strings(text, place + 1, close - 1)
        else:
            close = text.find("{", place, end)
            close = end if close < 0 else close
            yield place, text[place:close]
        place = close


def _strings(text: str, place: int, end: int) -> Iterator[Shown]:
    """Strings that an expression shows: not those it compares, looks up or hands to a function."""
    if text[place] in "#:/@":
        return  # a block of the template shows nothing by itself
    while place < end:
        letter = text[place]
        if letter in _QUOTES:
            close = _end_of_string(text, place)
            if not _is_compared(text, place, close):
                yield from _template(text, place, close) if letter == "`" else [(place, text[place + 1 : close - 1])]
            place = close
        elif letter in "([" and (text[place - 1].isalnum() or text[place - 1] in "_)].?"):
            place = _end_of_group(text, place)
        else:
            place += 1


def _template(text: str, place: int, end: int) -> Iterator[Shown]:
    """The words of a template string, and what its holes show."""
    start = place = place + 1
    while place < end - 1:
        if text.startswith("${", place):
            yield start, text[start:place]
            close = _end_of_group(text, place + 1)
            yield from _strings(text, place + 2, close - 1)
            start = place = close
        else:
            place += 1
    yield start, text[start : end - 1]


def _is_compared(text: str, place: int, end: int) -> bool:
    return text[:place].rstrip().endswith(("==", "!=")) or text[end:].lstrip().startswith(("==", "!="))


def _end_of_group(text: str, place: int) -> int:
    """Behind the bracket that closes the one at ``place``."""
    open_, close = text[place], _CLOSING[text[place]]
    depth = 0
    while place < len(text):
        if text[place] in _QUOTES:
            place = _end_of_string(text, place)
            continue
        depth += (text[place] == open_) - (text[place] == close)
        place += 1
        if depth == 0:
            return place
    raise ValueError(f"a {open_} is never closed")


def _end_of_string(text: str, place: int) -> int:
    """Behind the string that begins at ``place``."""
    quote = text[place]
    place += 1
    while text[place] != quote:
        if quote == "`" and text.startswith("${", place):
            place = _end_of_group(text, place + 1)
        else:
            place += 2 if text[place] == "\\" else 1
    return place + 1
