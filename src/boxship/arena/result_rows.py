"""Result rows: games that were played, as rows of a table."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.arena.results import GameResult
    from boxship.rules.rulesets import Ruleset


def result_row(rules: Ruleset, seed: int, number: int, names: Sequence[str], result: GameResult) -> dict[str, Any]:
    """What ``boxship.dataset.columns.RESULTS`` lists, of one game; ``names`` by entrants."""
    return {
        "rules": str(rules),
        "players": len(result.totals),
        "names": [names[entrant] for entrant in result.line_up],
        "seed": seed,
        "number": number,
        "first": result.first,
        "decisions": result.decisions,
        "rounds": result.rounds,
        "ended": result.ended,
        "totals": list(result.totals),
        "winners": list(result.winners),
        "version": version("boxship"),
        "steps": None,
    }
