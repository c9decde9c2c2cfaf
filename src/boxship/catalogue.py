"""The language catalogues (``locales/LANGUAGE/*.ftl``): the texts of a language by key, with values filled in.

A small reader of Fluent, the format that the page reads its texts from too. It knows what our catalogues are made of:
text, variables, quoted text, selections by a variable, and attributes, whose key is ``key.attribute``. The tests hold
it to the Fluent project's own package, which takes a hundred times longer to import.

>>> english = catalogue("en")
>>> english.text("log-round", {"round": 3})
'Round 3'
>>> english.money(-12), english.listed(["Red", "Blue", "Green"])
('−$12', 'Red, Blue and Green')
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

ENGLISH: Final = "en"

_LOCALES: Final = Path(__file__).parent / "locales"


class _Habits(NamedTuple):
    """How a language writes lists, numbers and colons, and what it counts as one."""

    both: str
    either: str
    thousands: str
    """What stands between groups of digits."""
    ungrouped: int = 999
    """The largest number without it."""
    singular: tuple[int, ...] = (1,)
    """The numbers that select the variant ``one``."""
    colon: str = ":"
    """With the blank before it, where there is one."""


_HABITS: Final = {
    "en": _Habits("and", "or", ","),
    "de": _Habits("und", "oder", "."),
    "fr": _Habits("et", "ou", "\u202f", singular=(0, 1), colon="\u00a0:"),
    "it": _Habits("e", "o", ".", ungrouped=9999),
    "nl": _Habits("en", "of", "."),
    "es": _Habits("y", "o", ".", ungrouped=9999),
}
LANGUAGES: Final = tuple(_HABITS)


class _Variable(NamedTuple):
    name: str


class _Selection(NamedTuple):
    """One of several patterns, by the value of a variable."""

    variable: str
    variants: dict[int | str, _Pattern]
    default: int | str


_Pattern = list["str | _Variable | _Selection"]
Values = Mapping[str, "int | str"]
NO_VALUES: Final[Values] = MappingProxyType({})


class Catalogue:
    """The texts of one language, and how it writes money and lists."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._habits = _HABITS[language]
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, _Pattern] = {}
        for file in sorted((_LOCALES / language).glob("*.ftl")):
            for key, source in _MESSAGE.findall(file.read_text(encoding="utf-8")):
                self._sources[key], *attributes = _ATTRIBUTE.split(source)
                for attribute in attributes:
                    name, _, pattern = attribute.partition("=")
                    self._sources[f"{key}.{name.strip()}"] = pattern

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def text(self, key: str, values: Values = NO_VALUES) -> str:
        """The text of a key. Whole numbers select by their size and are written as the language writes them.

        Raises:
            KeyError: there is no such text, or it needs a value that is missing.
        """
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = _Reader(self._sources[key]).message()
        return self._filled(pattern, values)

    def number(self, number: int) -> str:
        """A whole number, its digits grouped as the language groups them."""
        if abs(number) <= self._habits.ungrouped:
            return str(number)
        return f"{number:,}".replace(",", self._habits.thousands)

    def money(self, amount: int) -> str:
        """``$12``; a loss has a real minus sign."""
        return f"{'−' if amount < 0 else ''}${self.number(abs(amount))}"

    def change(self, amount: int) -> str:
        """A change of money, with its sign: ``+$12``."""
        return f"{'+' if amount > 0 else ''}{self.money(amount)}"

    def listed(self, words: Sequence[str]) -> str:
        """``Red, Blue and Green``."""
        return _joined(words, self._habits.both)

    def either(self, words: Sequence[str]) -> str:
        """``$2, $3 or $4``."""
        return _joined(words, self._habits.either)

    def head(self, words: str) -> str:
        """Words before what they are about: ``Red:``."""
        return f"{words}{self._habits.colon}"

    def headed(self, words: str, said: str) -> str:
        """Both: ``Red: $4``."""
        return f"{self.head(words)} {said}"

    def _filled(self, pattern: _Pattern, values: Values) -> str:
        return "".join(part if isinstance(part, str) else self._said(part, values) for part in pattern)

    def _said(self, part: _Variable | _Selection, values: Values) -> str:
        if isinstance(part, _Selection):
            return self._filled(self._selected(part, values[part.variable]), values)
        value = values[part.name]
        return value if isinstance(value, str) else self.number(value)

    def _selected(self, selection: _Selection, value: int | str) -> _Pattern:
        keys = [value]
        if isinstance(value, int):
            keys.append("one" if value in self._habits.singular else "other")
        return next(
            (selection.variants[key] for key in keys if key in selection.variants),
            selection.variants[selection.default],
        )


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


def source_of(language: str, files: Sequence[str]) -> str:
    """The texts of these files of a language as they are written, without the comments for translators."""
    texts = ((_LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8") for file in files)
    return "\n".join(re.sub(r"^#.*\n", "", text, flags=re.MULTILINE) for text in texts)


def _joined(words: Sequence[str], last: str) -> str:
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


# -- reading ---------------------------------------------------------------------------------------------------------

_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=(.*(?:\n .*|\n(?=\n* ))*)", re.MULTILINE)
"""A key, and its pattern: the rest of the line and the indented lines below."""
_ATTRIBUTE: Final = re.compile(r"\n +\.(?=[A-Za-z])")
"""Where an attribute begins among the indented lines."""
_BLANK: Final = re.compile(r"\s*")
_TEXT: Final = re.compile(r"[^{}\n]+")
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPED: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|(.))")
_NAME: Final = re.compile(r"\$([A-Za-z][\w-]*)")
_ARROW: Final = re.compile(r"->")
_VARIANT: Final = re.compile(r"(\*?)\[\s*([\w-]+)\s*\]")
_OPEN: Final = re.compile(r"\{")
_CLOSE: Final = re.compile(r"\}")


class _Reader:
    """Reads the source of one pattern from front to back."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0

    def message(self) -> _Pattern:
        """The whole source."""
        found = self._pattern()
        if self._at < len(self._source):
            raise self._unreadable()
        return found

    def _pattern(self) -> _Pattern:
        """Text and what stands in braces, up to the end of the line."""
        self._skip()
        parts: _Pattern = []
        while True:
            if text := self._take(_TEXT):
                parts.append(text[0])
            elif self._take(_OPEN):
                parts.append(self._placeable())
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        self._skip()
        return parts

    def _placeable(self) -> str | _Variable | _Selection:
        self._skip()
        part: str | _Variable | _Selection
        if quoted := self._take(_QUOTED):
            part = _ESCAPED.sub(_character, quoted[1])
        else:
            name = self._need(_NAME)[1]
            self._skip()
            part = self._selection(name) if self._take(_ARROW) else _Variable(name)
        self._skip()
        self._need(_CLOSE)
        return part

    def _selection(self, variable: str) -> _Selection:
        variants: dict[int | str, _Pattern] = {}
        default: int | str | None = None
        self._skip()
        while variant := self._take(_VARIANT):
            key = int(variant[2]) if variant[2].isdecimal() else variant[2]
            variants[key] = self._pattern()
            default = key if variant[1] else default
        if default is None:
            raise self._unreadable()
        return _Selection(variable, variants, default)

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self._source, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def _need(self, what: re.Pattern[str]) -> re.Match[str]:
        found = self._take(what)
        if found is None:
            raise self._unreadable()
        return found

    def _skip(self) -> None:
        self._need(_BLANK)

    def _unreadable(self) -> ValueError:
        return ValueError(f"a catalogue can't be read from here on: {self._source[self._at :]!r}")


def _character(escaped: re.Match[str]) -> str:
    code = escaped[1] or escaped[2]
    return chr(int(code, 16)) if code else escaped[3]
