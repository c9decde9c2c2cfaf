"""Rows: every game of a study as a row of a table."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from boxship.dataset.columns import RESULTS, Column
from boxship.lab.playing.counting import MEANINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.dataset.rows import Rows
    from boxship.lab.findings import Findings

_KEPT: Final = (
    "rules",
    "players",
    "names",
    "seed",
    "number",
    "first",
    "rounds",
    "ended",
    "totals",
    "winners",
    "version",
)
COLUMNS: Final = (
    Column("arm", "int32", "the number of the arm, from 0"),
    Column("bots", "string", "the line-up of the arm"),
    *(column for column in RESULTS if column.name in _KEPT),
    *(Column(name, "int64", meaning) for name, meaning in MEANINGS.items()),
)
"""The columns of the rows of a study; those of ``boxship simulate`` mean the same here."""


def rows(findings: Findings) -> Iterator[Rows]:
    """The rows of each arm, by deals."""
    study, made_by = findings.study, version("boxship")
    for arm in study.arms:
        names = [entrant.name for entrant in arm.bots.entrants]
        found: Rows = {column.name: [] for column in COLUMNS}
        for game in (game for deal in findings.games[arm.number] for game in deal):
            row: dict[str, Any] = {
                "arm": arm.number,
                "bots": str(arm.bots),
                "rules": str(arm.rules),
                "players": arm.players,
                "names": [names[entrant] for entrant in game.line_up],
                "seed": study.seed,
                "number": game.deal,
                "first": game.first,
                "rounds": game.rounds,
                "ended": game.ended,
                "totals": list(game.totals),
                "winners": list(game.winners),
                "version": made_by,
                **dict(zip(MEANINGS, game.counts, strict=True)),
            }
            for name, values in found.items():
                values.append(row[name])
        yield found
