"""Adding a group of events with one statement, and telling other processes of them in the same one.

The events come as one text in JSON: a statement for each would hand Python's lock to and fro between the writing thread
and the server's for each of them. They are sorted, so that two processes which write to the same tables never wait for
each other in a circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, Self

import msgspec
import sqlalchemy as sql

from boxship.server import schema

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Engine, Executable, FromClause

Row = tuple[str | int | None, ...]
"""An event to add, by the columns of the table."""

CHANNEL: Final = "boxship"
"""On which processes tell each other what is new."""
MOVED: Final = "moved"
"""News of events, with the table and the number of the last one."""
_LONGEST: Final = 7900
"""Characters of one message: PostgreSQL takes 7,999."""


def tells(engine: Engine) -> bool:
    """Whether others may share what is kept here, and are told of changes."""
    return engine.dialect.name == "postgresql"


class Adding:
    """The statement of one engine."""

    def __init__(self, statement: Executable, *, tells: bool) -> None:
        """Whether it tells others."""
        self._statement = statement
        self._tells = tells

    @classmethod
    def to(cls, engine: Engine) -> Self:
        """The statement for an engine."""
        telling = tells(engine)
        return cls(_and_tell(_postgresql()) if telling else _sqlite(), tells=telling)

    def execute(self, connection: Connection, rows: Iterable[Row], news: Iterable[str]) -> None:
        """Add the events, or none of them, and tell the news."""
        ordered = sorted(rows, key=lambda row: (str(row[0]), row[1]))
        values = {"rows": _text(ordered)}
        if self._tells:
            last = {row[0]: row[1] for row in ordered}
            values["news"] = _text(messages([*(f"{MOVED}:{name}:{last[name]}" for name in last), *news]))
        elif not ordered:
            return
        connection.execute(self._statement, values)


def messages(news: Iterable[str]) -> list[str]:
    """Pieces of news joined to as few messages as take them."""
    joined: list[str] = []
    for piece in news:
        if joined and len(joined[-1]) + len(piece) < _LONGEST:
            joined[-1] += f" {piece}"
        else:
            joined.append(piece)
    return joined


def _text(value: Sequence[Row] | Sequence[str]) -> str:
    return msgspec.json.encode(value).decode()


_columns: Final = schema.events.columns


def _inserting(cells: Iterable[ColumnElement[object]], source: FromClause) -> sql.Insert:
    return sql.insert(schema.events).from_select(_columns.keys(), sql.select(*cells).select_from(source))


def _sqlite() -> sql.Insert:
    each = sql.func.json_each(sql.bindparam("rows", type_=sql.Text)).table_valued("value")
    cells = [sql.func.json_extract(each.c.value, f"$[{place}]") for place in range(len(_columns))]
    return _inserting(cells, each)


def _postgresql() -> sql.Insert:
    each = _elements("jsonb_array_elements", "rows")
    texts = [each.c.value.op("->>")(place) for place in range(len(_columns))]
    # A text is not cast: that would cut one that is too long, where it is to be refused.
    cells = [
        text if isinstance(column.type, sql.String) else sql.cast(text, column.type)
        for text, column in zip(texts, _columns, strict=True)
    ]
    return _inserting(cells, each)


def _and_tell(adding: sql.Insert) -> sql.Select[tuple[object]]:
    each = _elements("jsonb_array_elements_text", "news")
    telling = sql.select(sql.func.pg_notify(CHANNEL, each.c.value)).select_from(each)
    return telling.add_cte(adding.returning(sql.literal(1)).cte("added"))


def _elements(function: str, name: str) -> sql.TableValuedAlias:
    from sqlalchemy.dialects.postgresql import JSONB

    given = sql.cast(sql.bindparam(name, type_=sql.Text), JSONB)
    elements: sql.TableValuedAlias = getattr(sql.func, function)(given).table_valued("value", name=name)
    return elements
