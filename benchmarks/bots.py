"""What the bots reach: rollouts a second, who beats whom and how surely, and whether games end by the rules.

Run with ``python -m benchmarks.bots``; it prints the table of ``docs/bots.md`` and exits 1 when a target is missed.
With ``--resume FOLDER`` finished deals are kept, and a run that was stopped goes on. ``--share 0.2`` plays a fifth of
the deals, ``--match HERO RIVAL RULES PLAYERS`` any other match.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from typing import TYPE_CHECKING

import numpy as np

from benchmarks import bot_speed
from benchmarks.bot_matches import Match, Played, against, among, play
from benchmarks.measure import Row, table
from benchmarks.trader_games import finish_deals
from boxship.bots.analysis.intervals import share
from boxship.bots.captain.player import BUDGETS, USUAL_LEVEL
from boxship.bots.simple.exploiters import EXPLOITERS
from boxship.bots.trader import weights
from boxship.rules.layout import BY_SUPPLY, SEATS
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from boxship.bots.analysis.intervals import Interval

EDITIONS = ("classic", "short", "clarified", "jumbo", "classic domestic_sale", "jumbo investment_bank")
TABLES = (3, 4, 5)
LEVELS = tuple("captain" if level == USUAL_LEVEL else f"captain:{level}" for level in range(1, len(BUDGETS) + 1))
SMALL = "captain:1"
"""The captain of the tables full of captains, where only the end counts."""
ENDED = 0.99
RANDOM = 0.97
WINS = {3: 0.60, 4: 0.55, 5: 0.55}
"""What a captain has to win among traders, by the number of players."""

LADDER = [against(level, "trader", "classic", 4, 60) for level in LEVELS]
STRENGTH = [
    against("captain", "trader", "classic", 3, 24),
    LADDER[USUAL_LEVEL - 1],
    against("captain", "trader", "classic", 5, 24),
    *(against("captain", "trader", rules, 4, 6) for rules in ("short", "jumbo", "jumbo investment_bank")),
]
HOLDING = [against("captain", f"exploiter:{name}", "classic", 4, 24) for name in EXPLOITERS]
STEPS = [
    Match((better, worse), "classic", 4, deals)
    for (worse, better), deals in zip(pairwise(LEVELS), (40, 120), strict=True)
]
CAPTAINS = [among(SMALL, rules, players, 1) for rules in EDITIONS for players in TABLES]


def percent(found: Interval, games: int) -> str:
    """A share of games."""
    return f"{100 * found.value:.1f} % (95 %: {100 * found.low:.1f} to {100 * found.high:.1f}; {games} games)"


def dollars(found: Interval) -> str:
    """An amount of money."""
    return f"${found.value:.1f} (95 %: {found.low:.1f} to {found.high:.1f})"


def wins_by_weights(hero: dict[str, int], rivals: dict[str, int], games: int) -> Interval:
    """What one row of weights wins against three of another, classic with four players, all compiled."""
    numbers = np.arange(games)
    seats = np.ones((games, SEATS), int)
    seats[numbers, numbers % 4] = 0
    rows = np.array([weights.row(hero), weights.row(rivals)])
    played = finish_deals(Ruleset.parse("classic"), 4, 1, numbers // 4, rows, seats)
    won = played["winner"][numbers, numbers % 4] / played["winner"].sum(1)
    return share([(float(won[i : i + 4].sum()), len(won[i : i + 4])) for i in range(0, games, 4)])


def trader_rows(games: int) -> list[Row]:
    """The trader against three that choose at random, and how games among traders end, all compiled."""
    wins = wins_by_weights({}, weights.RANDOM, games)
    rows = [Row("trader against 3 × random, classic: wins", percent(wins, games), "≥ 97 %", wins.value >= RANDOM)]
    numbers, rules = np.arange(games), np.array([weights.row({})])
    for edition in EDITIONS:
        done = 0
        for players in TABLES:
            ends = finish_deals(Ruleset.parse(edition), players, 2, numbers, rules, np.zeros((games, SEATS)))
            done += int((ends["ended"] == BY_SUPPLY).sum())
        rows.append(end_row(f"tables of traders, {edition}, 3 to 5 players", done, games * len(TABLES)))
    return rows


def end_row(what: str, done: int, games: int, target: float = ENDED) -> Row:
    """How many games ended by the rules and not by the round limit."""
    found = share([(1.0, 1)] * done + [(0.0, 1)] * (games - done))
    return Row(f"{what}: ended by the supply", percent(found, games), f"≥ {100 * target:.0f} %", found.value >= target)


def strength_row(played: Played) -> Row:
    """What the captain wins among traders."""
    wins, target = played.wins(), WINS[played.match.players]
    measured = f"{percent(wins, len(played.games))}, ahead by {dollars(played.margin())}"
    return Row(f"{played.match.title}: wins", measured, f"≥ {100 * target:.0f} %", wins.value >= target)


def holding_row(played: Played) -> Row:
    """What the captain wins among three that try to exploit it: parity at least."""
    wins = played.wins()
    measured = f"{percent(wins, len(played.games))}, ahead by {dollars(played.margin())}"
    return Row(f"{played.match.title}: wins", measured, "≥ 25 %", wins.value >= 1 / played.match.players)


def ladder_rows(ladder: list[Played]) -> list[Row]:
    """Every level against the same traders on the same deals, and how much better it is than the one below."""
    rows = [
        Row(f"{p.match.title}: ahead by", f"{dollars(p.margin())}, wins {100 * p.wins().value:.0f} %") for p in ladder
    ]
    for worse, better in pairwise(ladder):
        more = better.margin_over(worse)
        what = f"{better.match.hero} instead of {worse.match.hero} there: more by"
        rows.append(Row(what, dollars(more), "> $0, surely", more.low > 0))
    return rows


def step_row(played: Played) -> Row:
    """A level against the one below at the same table: money says it sooner than wins."""
    found = played.margin()
    measured = f"{dollars(found)}, {len(played.games)} games"
    return Row(f"{played.match.title}: ahead by", measured, "> $0, surely", found.low > 0)


def captain_rows(tables: list[Played]) -> list[Row]:
    """How games among captains end."""
    rows = []
    for edition in EDITIONS:
        some = [played for played in tables if played.match.rules == edition]
        done, games = sum(played.ended() for played in some), sum(len(played.games) for played in some)
        if games:
            found = share([(1.0, 1)] * done + [(0.0, 1)] * (games - done))
            rows.append(
                Row(f"tables of {SMALL}, {edition}, 3 to 5 players: ended by the supply", percent(found, games))
            )
    done, games = sum(played.ended() for played in tables), sum(len(played.games) for played in tables)
    return [*rows, end_row(f"tables of {SMALL}, all of these", done, games)]


def smaller(matches: list[Match], part: float) -> list[Match]:
    """The same matches with fewer or more deals; two at least, where there are intervals."""
    return [Match(m.names, m.rules, m.players, max(min(2, m.deals), round(m.deals * part))) for m in matches]


def sections(part: float, levels: int) -> list[list[Match]]:
    """All matches: strength, holding out, the ladder of levels, its steps, tables of captains."""
    found = (STRENGTH, HOLDING, LADDER[:levels], STEPS[: max(0, levels - 1)], CAPTAINS)
    return [smaller(matches, part) for matches in found]


def all_matches(part: float, levels: int) -> list[Match]:
    """The same as one list, each once."""
    return list(dict.fromkeys(match for matches in sections(part, levels) for match in matches))


def all_rows(games: int, part: float, levels: int, folder: Path, jobs: int) -> list[Row]:
    """The whole table, with the captain's levels up to that one; without jobs only what is there already."""
    tell("Compiling (a minute the first time), then measuring rollouts …")
    rows = bot_speed.rows() + trader_rows(games)
    matches = all_matches(part, levels)
    by_match = dict(zip(matches, play(matches, folder, jobs, tell), strict=True))
    strength, holding, ladder, steps, captains = (
        [by_match[match] for match in some if by_match[match].deals] for some in sections(part, levels)
    )
    rows += [strength_row(played) for played in strength]
    rows += [holding_row(played) for played in holding]
    rows += ladder_rows(ladder) + [step_row(played) for played in steps]
    rows += [end_row(played.match.title, played.ended(), len(played.games)) for played in steps]
    return rows + captain_rows(captains) if captains else rows


def tell(words: str) -> None:
    """Progress, for whoever waits."""
    print(f"{time.strftime('%H:%M:%S')} {words}", file=sys.stderr, flush=True)


def main() -> None:
    """Measure, print, judge."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=4000, help="compiled games per row")
    options.add_argument("--share", type=float, default=1.0, help="the part of the deals to play")
    options.add_argument("--levels", type=int, default=len(LEVELS), help="compare the captain's levels up to this one")
    options.add_argument("--deals", type=int, default=6, help="deals of each --match")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; 0: only count what is there")
    options.add_argument("--resume", type=Path, help="a folder for finished deals")
    options.add_argument("--match", nargs=4, action="append", metavar=("HERO", "RIVAL", "RULES", "PLAYERS"))
    said = options.parse_args()
    with tempfile.TemporaryDirectory() as passing:
        folder = said.resume or Path(passing)
        if said.match:
            matches = [
                against(hero, rival, rules, int(players), said.deals) for hero, rival, rules, players in said.match
            ]
            print(table([match_row(played) for played in play(matches, folder, said.jobs, tell)]))
            return
        rows = all_rows(said.games, said.share, said.levels, folder, said.jobs)
    print(table(rows))
    missed = [row.what for row in rows if not row.met]
    if missed:
        sys.exit(f"missed: {', '.join(missed)}")


def match_row(played: Played) -> Row:
    """A match that somebody asked for."""
    times = played.times()
    measured = f"{percent(played.wins(), len(played.games))}, ahead by {dollars(played.margin())}, "
    measured += f"{times.mean:.3f} s a decision, {played.ended()} ended by the supply"
    return Row(f"{played.match.title}: wins", measured)


if __name__ == "__main__":
    main()
