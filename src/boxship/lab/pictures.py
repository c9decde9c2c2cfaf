"""The charts of a report: for every metric its mean in each arm, and its differences."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from boxship.lab.metrics import METRICS
from boxship.lab.result_tables import arm_name, comparison_name
from boxship.render.charts import Chart, Scale, wide_enough

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boxship.bots.analysis.intervals import Interval
    from boxship.lab.findings import Findings
    from boxship.lab.metrics import Metric

_LETTER: Final = 7.3
"""The width of a letter."""
_LONGEST: Final = 44
_ROW: Final = 26

Row = tuple[str, "Interval | None"]


def pictures(findings: Findings) -> Iterator[str]:
    """Every chart as SVG."""
    study = findings.study
    for name in study.metrics:
        metric = METRICS[name]
        means = [(arm_name(study, arm), findings.mean(arm, name)) for arm in study.arms]
        yield from _chart(metric.words, metric, means, "blue")
        changes = [(comparison_name(study, each), findings.difference(each, name)) for each in study.comparisons]
        yield from _chart(f"Difference: {metric.words}", metric, changes, "red", zero=True)


def _chart(title: str, metric: Metric, rows: Sequence[Row], ink: str, *, zero: bool = False) -> Iterator[str]:
    """A row for each number with its interval; nothing where there is no number at all."""
    scale = 100 if metric.percent else 1
    known = [found for _, found in rows if found is not None]
    ends = [scale * end for found in known for end in (found.value, found.low, found.high) if isfinite(end)]
    if not ends:
        return
    names = [name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…" for name, _ in rows]
    chart = Chart(
        title[:1].upper() + title[1:],
        wide_enough(min([*ends, *[0.0] * zero]), max([*ends, *[0.0] * zero])),
        Scale(len(rows) - 0.5, -0.5, tuple(enumerate(names))),
        "dots are means, whiskers 95 % intervals by deals",
        height=130 + _ROW * len(rows),
        left=round(24 + _LETTER * max(map(len, names))),
    )
    if zero:
        chart.upright(0)
    for row, (_, found) in enumerate(rows):
        if found is not None:
            chart.estimate(row, scale * found.value, scale * found.low, scale * found.high, ink)
    yield chart.svg()
