"""The table of ``docs/paper.md``: how long and how wide the game is, quoted from the reports of two studies.

``boxship lab`` plays them (``docs/lab.md``). Put their reports into ``docs/studies`` and run
``python -m benchmarks.game_in_numbers``: it writes the table anew.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from boxship.lab.metrics import METRICS

DOCS: Final = Path(__file__).parents[1] / "docs"
REPORTS: Final = ("game-in-numbers", "game-in-numbers-captains")
COLUMNS: Final = ("rounds", "steps", "branching", "forced", "tree")
BEGIN, END = "<!-- measured -->", "<!-- end -->"

Cells = dict[tuple[str, str, str], dict[str, str]]
"""What each metric is, by bots, players and rules."""


def read_report(text: str) -> Cells:
    """Every mean of a report."""
    found: Cells = {}
    for title, body in re.findall(r"^## (\d players, [^\n]+)\n\n(.*?)(?=\n\n|\Z)", text, re.DOTALL | re.MULTILINE):
        players, bots = title.split(", ", 1)
        heading, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in body.splitlines()]
        for words, *values in rows:
            for rules, value in zip(heading[1:], values, strict=True):
                found.setdefault((bots, players, rules), {})[words] = value
    return found


def table(reports: list[str]) -> list[str]:
    """The rows of the page: random play, traders, captains, each by editions and players."""
    words = [METRICS[name].words for name in COLUMNS]
    lines = ["| play | edition | players | " + " | ".join(words) + " |", "|---|---|---|" + "---|" * len(words)]
    for text in reports:
        rows = [
            (bots, rules, players[0], [cells[each] for each in words])
            for (bots, players, rules), cells in read_report(text).items()
        ]
        for bots, rules, players, cells in sorted(rows, key=lambda row: row[0]):
            lines.append(f"| {bots} | `{rules}` | {players} | {' | '.join(cells)} |")
    return lines


def page(text: str, reports: list[str]) -> str:
    """The page with this table in it."""
    made = "\n".join([BEGIN, *table(reports), END])
    return re.sub(f"{BEGIN}\n.*?{END}", lambda _: made, text, flags=re.DOTALL)


def main() -> None:
    """Write the page."""
    path = DOCS / "paper.md"
    reports = [(DOCS / "studies" / f"{name}.md").read_text(encoding="utf-8") for name in REPORTS]
    path.write_text(page(path.read_text(encoding="utf-8"), reports), encoding="utf-8")


if __name__ == "__main__":
    main()
