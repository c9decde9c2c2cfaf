"""A league's table as JSON and as Markdown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from boxship.protocol.external import DEFAULT, FAULTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boxship.arena.runner import LeagueSettings
    from boxship.arena.standings import Meeting, Standings
    from boxship.bots.analysis.intervals import Interval

ENDINGS = {"supply": "by the supply", "round_limit": "by the round limit"}


def as_json(settings: LeagueSettings, table: Standings, identities: Mapping[str, str]) -> str:
    """Everything, for programs. What was measured with a clock stands under ``seconds`` and differs from run to run."""
    words: dict[str, Any] = {
        "format": "boxship league report 1",
        "settings": settings.written(),
        "deals": table.deals,
        "games": table.games,
        "rounds": round(table.rounds, 3),
        "endings": dict(sorted(table.endings.items())),
        "first_player": table.first_player.written(),
        "entrants": [
            {
                "name": each.name,
                "identity": identities.get(each.name),
                "seats": each.seats,
                "wins": each.wins.written(),
                "money": _finite(each.money),
                "rating": [round(each.rating.mean, 3), round(each.rating.spread, 3)],
                "decisions": each.times.count,
                "faults": dict(sorted(each.faults.items())),
                "usage": dict(sorted(each.usage.items())),
                "regret": None if each.regret is None else _finite(each.regret),
                "win_regret": None if each.win_regret is None else _finite(each.win_regret),
            }
            for each in table.entrants
        ],
        "meetings": [
            {"name": each.name, "other": each.other, "ahead": each.ahead.written(), "margin": _finite(each.margin)}
            for each in table.meetings
        ],
        "told": list(table.told),
        "watched": table.watched,
        "seconds": {
            each.name: {"mean": round(each.times.mean, 6), "p99": round(each.times.within(0.99), 6)}
            for each in table.entrants
        },
    }
    return json.dumps(words, indent=2) + "\n"


def _finite(estimate: Interval) -> list[float | None]:
    """JSON has no infinity."""
    return [number if abs(number) != float("inf") else None for number in estimate.written()]


def as_markdown(settings: LeagueSettings, table: Standings, identities: Mapping[str, str]) -> str:
    """Everything, for people."""
    lines = [f"# {title(settings, table)}", "", how(settings, table), ""]
    lines += markdown_table(HEADINGS, rows(table))
    if len(table.entrants) > 1:
        lines += ["", "## Head to head", ""]
        lines += markdown_table(("", *(each.name for each in table.entrants)), meetings(table))
    lines += _listed("How games ended", endings(table))
    lines += _listed("Regret", regrets(table))
    lines += _listed("Chat models", usage(table))
    lines += _listed("Programs and models", [f"{name}: {identity}" for name, identity in identities.items()])
    lines += _listed("Faults", faults(table))
    return "\n".join(lines) + "\n"


def _listed(heading: str, lines: Sequence[str]) -> list[str]:
    """A section with a list; nothing where there is nothing to list."""
    return ["", f"## {heading}", "", *(f"- {line}" for line in lines)] if lines else []


def title(settings: LeagueSettings, table: Standings) -> str:
    """What was played."""
    return f"League: {table.games} games, {settings.players} players, {settings.rules}, seed {settings.seed}"


def how(settings: LeagueSettings, table: Standings) -> str:
    """How it was played, in a sentence."""
    deals = f"{table.deals} deal{'s' * (table.deals != 1)}"
    return (
        f"{deals}, each played {settings.players} times, once for each rotation over the seats. "
        f"Wins are per seat; {100 / settings.players:.1f} % would be parity. Intervals are 95 %, by deals."
    )


HEADINGS = ("", "seats", "wins", "money", "rating", "decision", "99 % in")


def rows(table: Standings) -> list[tuple[str, ...]]:
    """A row for each entrant, under ``HEADINGS``."""
    return [
        (
            each.name,
            str(each.seats),
            f"{100 * each.wins.value:.1f} % ({100 * each.wins.low:.1f}–{100 * each.wins.high:.1f})",
            f"{each.money.value:.1f} {half_width(each.money)}",
            f"{each.rating.mean:.1f} ±{each.rating.spread:.1f}",
            _duration(each.times.mean),
            _duration(each.times.within(0.99)),
        )
        for each in table.entrants
    ]


def meetings(table: Standings) -> list[tuple[str, ...]]:
    """A row for each entrant: how often it finished ahead of each other, and by how much money."""
    names = [each.name for each in table.entrants]
    found = {(each.name, each.other): each for each in table.meetings}
    return [(name, *(_meeting(found.get((name, other))) for other in names)) for name in names]


def _meeting(meeting: Meeting | None) -> str:
    if meeting is None:
        return "–"
    half = 50 * (meeting.ahead.high - meeting.ahead.low)
    return f"{100 * meeting.ahead.value:.1f} % ±{half:.1f}, {meeting.margin.value:+.1f} {half_width(meeting.margin)}"


def endings(table: Standings) -> list[str]:
    """How games ended, how long they were, and what going first was worth."""
    lines = [
        f"{100 * table.endings[ended] / table.games:.1f} % {words}"
        for ended, words in ENDINGS.items()
        if table.endings[ended]
    ]
    lines.append(f"{table.rounds:.1f} rounds on average")
    first = table.first_player
    lines.append(
        f"the first player won {100 * first.value:.1f} % ({100 * first.low:.1f}–{100 * first.high:.1f}); "
        f"{100 / table.players:.1f} % if order did not matter"
    )
    return lines


def regrets(table: Standings) -> list[str]:
    """What each entrant gave away with a decision, in the captain's judgement, the least first."""
    judged = [(each.name, each.regret, each.win_regret) for each in table.entrants if each.regret and each.win_regret]
    return [
        f"{name} gave away ${money.value:.2f} {half_width(money, 2)} with a decision, "
        f"and {100 * win.value:.2f} {half_width(win, 2, 100)} % of winning"
        for name, money, win in sorted(judged, key=lambda row: row[1].value)
    ]


def usage(table: Standings) -> list[str]:
    """What chat models used, in words."""
    lines = []
    for each in table.entrants:
        if calls := each.usage["calls"]:
            tokens = each.usage["tokens_in"] + each.usage["tokens_out"]
            counted = ", counted by letters" if each.usage["estimated"] else ""
            used = f"{calls / each.seats:.1f} calls and {tokens / each.seats:,.0f} tokens a game{counted}"
            failed = f"{each.faults['illegal']} illegal and {each.faults['default']} default lines"
            lines.append(f"{each.name}: {used}; {failed} in {each.times.count} decisions")
    return lines


def faults(table: Standings) -> list[str]:
    """What went wrong with programs, in words."""
    lines = [line for each in table.entrants for line in fault_lines(each.name, each.faults)]
    return [*lines, *(f"for example: {told}" for told in table.told)] if lines else []


def fault_lines(name: str, counts: Mapping[str, int]) -> list[str]:
    """What went wrong with one program, in words."""
    lines: list[str] = []
    for kind, words in FAULTS.items():
        if times := counts.get(kind, 0):
            colon = ":" if kind == DEFAULT else ""
            lines.append(f"{name}{colon} {words}{'' if colon else ':'} {times} time{'s' * (times != 1)}")
    return lines


def half_width(estimate: Interval, digits: int = 1, times: int = 1) -> str:
    """Half the width of an interval, as it stands behind a mean."""
    width = times * (estimate.high - estimate.low) / 2
    return "±?" if width == float("inf") else f"±{width:.{digits}f}"


def _duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"  # noqa: PLR2004


def markdown_table(headings: Sequence[str], rows_of_table: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown, line by line."""
    return [
        "| " + " | ".join(headings) + " |",
        "|" + "---|" * len(headings),
        *("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows_of_table),
    ]
