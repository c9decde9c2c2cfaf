"""The clauses for the page, as TypeScript: ``python -m boxship.server.clause_tables`` prints them.

Which clause a button, a reason or a refusal leads to is said in Python, beside the words themselves; the page has this
copy of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from boxship.notation.clauses import CLAUSES, DIFFERS_BY, HOLDS_WITH, SETTINGS
from boxship.notation.refusals import CLAUSE_OF_CODE
from boxship.table.vocabulary import CLAUSE_OF_KIND

_HEAD = """\
// Made by `python -m boxship.server.clause_tables` from the vocabulary of the table. Do not edit.
import type { Clause, LineKind, Reason } from "../lib/messages";
"""


def clause_tables() -> str:
    """The whole file."""
    tables: Sequence[tuple[str, str, str, object]] = (
        ("Every chapter and clause, in the order of the rules.", "CLAUSES", "readonly Clause[]", CLAUSES),
        ("Played with one value of a setting only.", "HOLDS_WITH", _by_clause("readonly [string, string]"), HOLDS_WITH),
        ("Another text for each value of a setting.", "DIFFERS_BY", _by_clause("string"), DIFFERS_BY),
        ("The values of each setting.", "SETTINGS", "Record<string, readonly string[]>", SETTINGS),
        ("What a line of a kind does.", "CLAUSE_OF_KIND", "Record<LineKind, Clause>", CLAUSE_OF_KIND),
        (
            "Why something is refused; what waits in a lesson has no clause.",
            "CLAUSE_OF_CODE",
            'Partial<Record<Reason["code"], Clause>>',
            CLAUSE_OF_CODE,
        ),
    )
    return "\n".join(
        [
            _HEAD,
            *(
                f"/** {says} */\nexport const {name}: {kind} = {_written(table)};\n"
                for says, name, kind, table in tables
            ),
        ]
    )


def _by_clause(kind: str) -> str:
    return f"Partial<Record<Clause, {kind}>>"


def _written(table: object) -> str:
    """A table as JSON, a row to a line where it has names."""
    if not isinstance(table, dict):
        return json.dumps(table)
    rows: Mapping[str, object] = table
    return "{\n" + "".join(f"  {json.dumps(name)}: {json.dumps(value)},\n" for name, value in rows.items()) + "}"


if __name__ == "__main__":
    print(clause_tables(), end="")  # noqa: T201  # this is what the module is for
