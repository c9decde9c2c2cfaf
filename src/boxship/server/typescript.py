"""The page's TypeScript types, made from the messages: ``python -m boxship.server.typescript`` prints them."""

from __future__ import annotations

import inspect
import typing
from dataclasses import is_dataclass
from functools import cache

import msgspec
from msgspec import inspect as types

from boxship.server import messages as wire
from boxship.server import replay_messages as replays
from boxship.table import counting_shapes, shapes, story_shapes, vocabulary
from boxship.table.lessons import shapes as lesson_shapes

if typing.TYPE_CHECKING:
    from collections.abc import Iterable

_HEAD = "// Made by `python -m boxship.server.typescript` from the server's messages. Do not edit.\n"
_PLAIN: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
}


def structs() -> list[type]:
    """Every message and what it is made of, in the order of the files; dataclasses of the notation are sent as well."""
    found = [
        value
        for module in (shapes, lesson_shapes, story_shapes, counting_shapes, wire, replays)
        for value in vars(module).values()
        if inspect.isclass(value)
    ]
    return [
        value
        for value in dict.fromkeys(found)
        if is_dataclass(value) or (issubclass(value, msgspec.Struct) and value is not msgspec.Struct)
    ]


@cache
def closed_sets() -> dict[str, tuple[str, ...]]:
    """Every closed set of words that has a name."""
    return {
        name: typing.get_args(value)
        for module in (vocabulary, story_shapes, wire, replays)
        for name, value in vars(module).items()
        if typing.get_origin(value) is typing.Literal
    }


def typescript() -> str:
    """The whole file."""
    parts = [_HEAD]
    parts += [f"export type {name} = {_union(words)};\n" for name, words in closed_sets().items()]
    for struct in structs():
        shape = types.type_info(struct)
        assert isinstance(shape, types.StructType | types.DataclassType)
        lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
        if isinstance(shape, types.StructType) and shape.tag is not None:
            lines.append(f'  type: "{shape.tag}";')
        for field in shape.fields:
            optional = "" if field.required or is_dataclass(struct) else "?"
            lines.append(f"  {field.encode_name}{optional}: {_name(field.type)};")
        parts.append("\n".join([*lines, "}", ""]))
    for union in ("FromPage", "ToPage"):
        members = " | ".join(member.__name__ for member in typing.get_args(getattr(wire, union)))
        parts.append(f"export type {union} = {members};\n")
    return "\n".join(parts)


def _name(shape: types.Type) -> str:
    """A type as TypeScript writes it."""
    plain = _PLAIN.get(type(shape))
    if plain is not None:
        return plain
    match shape:
        case types.StructType(cls=struct) | types.DataclassType(cls=struct):
            return struct.__name__
        case types.UnionType(types=members):
            return " | ".join(_name(member) for member in members)
        case types.ListType(item_type=item):
            inner = _name(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.DictType(value_type=value):
            return f"Record<string, {_name(value)}>"
        case types.LiteralType(values=values):
            named = (name for name, words in closed_sets().items() if set(words) == set(values))
            return next(named, _union(values))
        case _:
            raise TypeError(f"no TypeScript is known for {shape}")


def _union(words: Iterable[object]) -> str:
    return " | ".join(f'"{word}"' for word in words)


if __name__ == "__main__":
    print(typescript(), end="")  # noqa: T201  # this is what the module is for
