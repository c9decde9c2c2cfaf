"""The language catalogues as the tests read them: every message with its file, its variables and its selections."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
LOCALES: Final = ROOT / "src" / "boxship" / "locales"
ENGLISH: Final = "en"


@dataclass(frozen=True)
class Message:
    """A message of a catalogue or an attribute of one, without its words."""

    file: str
    variables: frozenset[str]
    selections: frozenset[tuple[str, frozenset[str], str]]
    """For each selection: the variable it looks at, the keys of its variants, and the key of the default one."""
    references: frozenset[str]
    """Other messages and terms that it is made of."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: set[tuple[str, frozenset[str], str]] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's name
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # the library's name
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        inner = _Reader()
        inner.visit(node.selector)
        keys = {_key(variant): variant.default for variant in node.variants}
        default = next(key for key, chosen in keys.items() if chosen)
        self.selections.add((" ".join(sorted(inner.variables)), frozenset(keys), default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def languages() -> list[str]:
    """Every language that has a folder, English first."""
    return sorted(
        (folder.name for folder in LOCALES.iterdir() if folder.is_dir()), key=lambda name: (name != ENGLISH, name)
    )


@cache
def _entries(language: str) -> list[tuple[str, Any]]:
    parser = FluentParser(with_spans=False)
    files = sorted((LOCALES / language).glob("*.ftl"))
    return [(file.name, entry) for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]


def junk(language: str) -> list[str]:
    """What can't be read, and keys that are there twice."""
    found = [f"{file}: {entry.content}" for file, entry in _entries(language) if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for _, entry in _entries(language) if isinstance(entry, ast.Message | ast.Term)]
    return found + sorted({f"{key} is there twice" for key in keys if keys.count(key) > 1})


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its key, without its attributes."""
    found: dict[str, Message] = {}
    for file, entry in _entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            found[key] = _message(file, entry.value)
    return found


@cache
def attributes(language: str) -> dict[str, Message]:
    """Every attribute of a message of a language, by ``key.attribute``."""
    return {
        f"{entry.id.name}.{attribute.id.name}": _message(file, attribute.value)
        for file, entry in _entries(language)
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
    }


def _message(file: str, pattern: ast.Pattern | None) -> Message:
    reader = _Reader()
    if pattern is not None:
        reader.visit(pattern)
    return Message(file, frozenset(reader.variables), frozenset(reader.selections), frozenset(reader.references))


def words(language: str) -> dict[str, str]:
    """The plain messages of a language, those without variables, as text."""
    found: dict[str, str] = {}
    for _, entry in _entries(language):
        if isinstance(entry, ast.Message) and entry.value is not None:
            texts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            if len(texts) == len(entry.value.elements):
                found[entry.id.name] = "".join(texts)
    return found
