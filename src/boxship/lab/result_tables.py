"""Sheets: the findings of a study as tables of text, for Markdown, for HTML and for a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from typing import TYPE_CHECKING, NamedTuple

from boxship.arena.report import fault_lines
from boxship.lab.metrics import METRICS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.bots.analysis.intervals import Interval
    from boxship.lab.findings import Findings
    from boxship.lab.metrics import Metric
    from boxship.lab.study import Arm, ArmComparison, Study


class Cell(NamedTuple):
    """A number with its interval; ``sure`` if it is a difference whose interval does not hold zero."""

    text: str
    sure: bool = False


@dataclass(frozen=True)
class ResultTable:
    """One table: what it is about, its headings, and rows that begin with what they are about."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]


def result_tables(findings: Findings) -> list[ResultTable]:
    """Every table of a report."""
    return [*_means(findings), *_differences(findings), *_bots(findings)]


def how(findings: Findings) -> list[str]:
    """What was played and how to read it, in sentences."""
    study = findings.study
    games = sum(len(deal) for deals in findings.games.values() for deal in deals)
    arms = f"{len(study.arms)} arm{'s' * (len(study.arms) != 1)}"
    played = f"{findings.deals:,} deals in each of {arms}, {games:,} games in all; seed {study.seed}"
    told = [f"{played}, Boxship {version('boxship')}. {_stopped(findings)}", "Intervals are 95 %, by deals."]
    if study.comparisons:
        told[1] += (
            " Both arms of a difference play the same deals, and it is paired by them. A bold one has an interval "
            "without zero; of twenty differences that are none, one is bold by chance."
        )
    return [*told, *(line for name, counts in findings.faults().items() for line in fault_lines(name, counts))]


def _stopped(findings: Findings) -> str:
    stop = findings.study.stop
    if not stop.metric:
        return "The number of deals was fixed."
    found, words = findings.widest(), METRICS[stop.metric].words
    looked = f"looked at every {stop.look:,} deals for ±{stop.half_width:g} in {words}"
    if found <= stop.half_width:
        return f"It {looked}, and the widest interval was ±{found:.3g} then."
    return f"It {looked}; the widest interval was still ±{found:.3g} when {stop.most:,} deals, the most, were played."


def arm_name(study: Study, arm: Arm) -> str:
    """An arm by what tells it from the others."""
    words = [str(arm.rules)] if len(study.rules) > 1 else []
    words += [f"{arm.players} players"] if len(study.players) > 1 else []
    words += [str(arm.bots)] if len(study.bots) > 1 else []
    return ", ".join(words) or str(arm.rules)


def comparison_name(study: Study, comparison: ArmComparison) -> str:
    """A comparison by what is compared, and where, as far as that differs."""
    arm = comparison.other
    words = [str(comparison)]
    words += [f"{arm.players} players"] if len(study.players) > 1 else []
    if comparison.factor == "rules":
        words += [str(arm.bots)] if len(study.bots) > 1 else []
    else:
        words += [str(arm.rules)] if len(study.rules) > 1 else []
    return ", ".join(words)


def _means(findings: Findings) -> Iterator[ResultTable]:
    study = findings.study
    for players in study.players:
        for bots in study.bots:
            arms = [arm for arm in study.arms if arm.players == players and arm.bots == bots]
            rows = tuple(
                (METRICS[name].words, tuple(_cell(METRICS[name], findings.mean(arm, name)) for arm in arms))
                for name in study.metrics
            )
            yield ResultTable(f"{players} players, {bots}", ("", *(str(arm.rules) for arm in arms)), rows)


def _differences(findings: Findings) -> Iterator[ResultTable]:
    study = findings.study
    groups: dict[str, list[ArmComparison]] = {}
    for comparison in study.comparisons:
        arm = comparison.other
        rest = arm.bots if comparison.factor == "rules" else arm.rules
        groups.setdefault(f"Differences: {arm.players} players, {rest}", []).append(comparison)
    for title, comparisons in groups.items():
        rows = tuple(
            (
                METRICS[name].words,
                tuple(_cell(METRICS[name], findings.difference(each, name), sign=True) for each in comparisons),
            )
            for name in study.metrics
        )
        yield ResultTable(title, ("", *map(str, comparisons)), rows)


def _bots(findings: Findings) -> Iterator[ResultTable]:
    """Who did how well, where several bots sit at one table."""
    rows = [
        (
            f"{bot.name} in {arm_name(findings.study, arm)}",
            (_cell(METRICS["first_player"], bot.wins), _cell(METRICS["money"], bot.money)),
        )
        for arm in findings.study.arms
        for bot in findings.of_bots(arm)
    ]
    if rows:
        yield ResultTable("Who won", ("", "games won by a seat, %", "final money of a seat, $"), tuple(rows))


def _cell(metric: Metric, found: Interval | None, *, sign: bool = False) -> Cell:
    if found is None:
        return Cell("–")
    sure = sign and not found.low <= 0 <= found.high
    if metric.percent and not sign:
        return Cell(f"{metric.shown(found.value)} ({metric.shown(found.low)}–{metric.shown(found.high)})")
    half = (found.high - found.low) / 2
    if half == float("inf"):
        return Cell(f"{metric.shown(found.value, sign=sign)} ±?")
    digits = metric.digits_for(half)
    return Cell(f"{metric.shown(found.value, sign=sign, digits=digits)} ±{metric.shown(half, digits=digits)}", sure)
