"""The economy of a table of captains: play, watch, count, and write the numbers and charts of ``docs/economy.md``.

``python -m benchmarks.economy --resume FILE`` plays what is missing and writes ``docs/economy.json``, the numbers in
the page, and the charts in ``docs/pictures``. With ``--draw`` page and charts are made anew from the figures that are
there.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from benchmarks.economy_charts import NAMES, TURNS, charts
from benchmarks.economy_figures import figures
from benchmarks.economy_watching import INCOME, SPENDING
from boxship.arena.entrants import Entrant
from boxship.arena.journal import LEAGUE, Journal
from boxship.arena.league import League
from boxship.arena.runner import LeagueSettings
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from benchmarks.economy_figures import Figures

DOCS = Path(__file__).parents[1] / "docs"
BOT = "captain:1"
WATCHER = "benchmarks.economy_watching:Money"
BEGIN, END = "<!-- figures -->", "<!-- end -->"


def played(bot: str, rules: str, players: int, games: int, jobs: int, journal: Path) -> Figures:
    """Play what is missing and count."""
    settings = LeagueSettings((Entrant.parse(bot),) * players, players, Ruleset.parse(rules), 1, watchers=(WATCHER,))
    with closing(Journal(journal, settings.written(), games, LEAGUE)) as kept:
        league = League(settings, games, kept.finished)
        for deal in league.play(jobs):
            kept.add(deal)
            print(f"{len(league.finished)}/{league.deals} deals", file=sys.stderr, flush=True)
        return figures(settings, [deal for _, deal in sorted(league.finished.items())])


def tables(found: Figures) -> str:
    """The numbers of the page."""
    sold, ended = found["auctions"], found["ended"].get("supply", 0)
    played_by = (
        f"{found['games']} games of {found['players']} × `{found['bot']}`, `{found['rules']}`: {found['deals']} deals, "
        "each played as often as there are seats. Intervals are 95 %, by deals."
    )
    lines = [
        played_by,
        "",
        "| what | mean | 95 % |",
        "|---|---|---|",
        f"| games that ended by the supply | {ended} of {found['games']} | |",
        _row("rounds", found["rounds"]),
        _row("final money of a seat, $", found["money"]),
        _row("the winner's, $", found["places"][0]),
        _row("the last one's, $", found["places"][-1]),
        f"| auctions in a game | {sold['a game']:.1f} | |",
        f"| containers in a cargo | {sold['cargo']:.1f} | |",
        _row("winning bid per container, $", sold["price"], 2),
        _row("cargoes that the seller kept, %", [100 * value for value in sold["kept"]]),
        "",
        "| place in the turn order | games won, % | 95 % |",
        "|---|---|---|",
        *(_row(TURNS[i], [100 * value for value in turn]) for i, turn in enumerate(found["turns"])),
        "",
        "| a seat in a game | $ | 95 % | share |",
        "|---|---|---|---|",
        *_account(found, [name for name in INCOME if name != "start"], "income"),
        *_account(found, list(SPENDING), "spending"),
    ]
    return "\n".join(lines)


def _row(what: str, estimate: list[float], digits: int = 1) -> str:
    value, low, high = (f"{number:.{digits}f}" for number in estimate)
    return f"| {what} | {value} | {low} to {high} |"


def _account(found: Figures, names: list[str], what: str) -> list[str]:
    """Some accounts with their share of all of them, the largest first."""
    sums = {name: found["accounts"][name] for name in names}
    total = sum(value for value, _, _ in sums.values())
    rows = [
        f"| {NAMES[name]} | {value:.1f} | {low:.1f} to {high:.1f} | {100 * value / total:.0f} % |"
        for name, (value, low, high) in sorted(sums.items(), key=lambda item: -abs(item[1][0]))
    ]
    return [f"| **{what}** | **{total:.1f}** | | |", *rows]


def page(text: str, found: Figures) -> str:
    """The page with these numbers in it."""
    there = re.compile(f"{BEGIN}\n.*?{END}", re.DOTALL)
    return there.sub(lambda _: f"{BEGIN}\n{tables(found)}\n{END}", text)


def written(found: Figures) -> str:
    """The figures as JSON, a line for each."""
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def draw(found: Figures) -> None:
    """Write the page and its charts."""
    text = (DOCS / "economy.md").read_text(encoding="utf-8")
    (DOCS / "economy.md").write_text(page(text, found), encoding="utf-8")
    for name, svg in charts(found).items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")


def main() -> None:
    """Read the options, play, count, draw."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bot", default=BOT)
    options.add_argument("--rules", default="classic")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    options.add_argument("--resume", type=Path, help="a file for finished deals")
    options.add_argument("--draw", action="store_true", help="only make page and charts anew")
    said = options.parse_args()
    kept = DOCS / "economy.json"
    if not said.draw:
        with tempfile.TemporaryDirectory() as passing:
            journal = said.resume or Path(passing) / "economy.jsonl"
            found = played(said.bot, said.rules, said.players, said.games, said.jobs, journal)
        kept.write_text(written(found), encoding="utf-8")
    draw(json.loads(kept.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
