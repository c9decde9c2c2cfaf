"""The work of ``boxship analyse``: a file in, advice or turning points out, as tables or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from boxship.bots.analysis.advice import ADVICE_ROLLOUTS, Advice, advise
from boxship.bots.analysis.comparing import LINE_ROLLOUTS
from boxship.bots.analysis.forecast import AdvisedLine, Forecast
from boxship.bots.analysis.turning_points import TurningPoint, turning_points
from boxship.catalogue import Catalogue
from boxship.cli.failures import check_seat, say
from boxship.cli.files import FileError, read_text
from boxship.cli.progress import progress_bar
from boxship.cli.terminal.words import seat_name
from boxship.cli.told import Told
from boxship.cli.work.check import NEITHER, RECORDS, is_record, is_scenario
from boxship.cli.work.why_words import why_in_words
from boxship.crowds.compile import can_compile
from boxship.game import Game, View
from boxship.notation.records import Record, RecordError
from boxship.notation.scenarios import Scenario, ScenarioError
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.turn import is_due
from boxship.rules.view import view


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to know, and how it is told."""

    seat: str | None
    rollouts: int | None
    as_json: bool
    texts: Catalogue


def run(file: str, wishes: Wishes) -> None:
    """Read, think, print."""
    text = read_text(file)
    if not can_compile():
        say(f"boxship: {wishes.texts.text('terminal-no-compiler')}")
    if is_record(text) or Path(file).suffix.lower() in RECORDS:
        _record(file, text, wishes)
    elif is_scenario(file, text):
        _print_advice(_of_scenario(file, text, wishes.seat), wishes)
    else:
        raise FileError("terminal-file-system", file=file, reason=NEITHER.said(wishes.texts))


def _record(file: str, text: str, wishes: Wishes) -> None:
    try:
        game = Game.from_record(text)
        record = Record.parse(text)
    except RecordError as problem:
        raise Told("terminal-no-record", file=file, reason=str(problem)) from None
    if not game.over:
        _print_advice(game.view(_deciding(game.seats, game.to_act, wishes.seat)), wishes)
        return
    if wishes.seat is not None:
        check_seat(wishes.seat, game.seats)
    _print_turning_points(record, wishes)


def _of_scenario(file: str, text: str, seat: str | None) -> View:
    """What the seat that has to decide knows, where a scenario begins."""
    try:
        scenario = Scenario.parse(text)
        g = scenario.start()
    except ScenarioError as problem:
        raise Told("terminal-no-scenario", file=file, reason=str(problem)) from None
    seats = SEAT_NAMES[: g.players]
    due = tuple(name for p, name in enumerate(seats) if is_due(g, p))
    if not due:
        raise Told("terminal-nothing-to-decide", file=file)
    p = seats.index(_deciding(seats, due, seat))
    return View(view(g, p), p, scenario.rules, ())


def _deciding(seats: tuple[str, ...], due: tuple[str, ...], seat: str | None) -> str:
    """Whom to advise: the seat asked for, or the next to act."""
    if seat is None:
        return due[0]
    check_seat(seat, seats)
    if seat not in due:
        raise Told("terminal-not-due", seat=seat, due=", ".join(due))
    return seat


# -- advice ------------------------------------------------------------------------------------------------------------


def _print_advice(seen: View, wishes: Wishes) -> None:
    texts = wishes.texts
    with _waiting(texts) as progress:
        progress(0, 1)
        advice = advise(seen, rollouts=wishes.rollouts or ADVICE_ROLLOUTS)
    seat, round_number = SEAT_NAMES[seen.seat], seen.state.round_number
    if wishes.as_json:
        print(json.dumps({"seat": seat, "round": round_number, **_advice_data(advice)}))
        return
    console, name = _console(), seat_name(texts, seat)
    console.print(texts.text("terminal-advice", {"name": name, "round": round_number}))
    table = _table(texts, texts.text("terminal-column-line"))
    for line in advice.lines:
        table.add_row(line.line, _money(line.money), _chance(line.win))
    console.print(table)
    for line in advice.lines:
        if line.why is not None:
            console.print(texts.headed(line.line, why_in_words(texts, line.why)))
    if advice.cargo is not None:
        console.print(texts.text("terminal-cargo", {"name": name, "amount": texts.money(round(advice.cargo))}))
    for bid in advice.bids:
        low, middle, high = map(texts.money, (bid.low, bid.middle, bid.high))
        key = "terminal-bid-range" if bid.low < bid.high else "terminal-bid-about"
        console.print(texts.text(key, {"name": seat_name(texts, bid.seat), "low": low, "middle": middle, "high": high}))
    console.print(f"{texts.text('terminal-playouts', {'count': advice.rollouts})} {texts.text('terminal-margin')}")


def _advice_data(advice: Advice) -> dict[str, Any]:
    return {
        "lines": [_line_data(line) for line in advice.lines],
        "cargo": advice.cargo,
        "bids": [{"seat": bid.seat, "low": bid.low, "middle": bid.middle, "high": bid.high} for bid in advice.bids],
        "playouts": advice.rollouts,
    }


# -- turning points ----------------------------------------------------------------------------------------------------


def _print_turning_points(record: Record, wishes: Wishes) -> None:
    texts, seat = wishes.texts, wishes.seat
    with _waiting(texts) as progress:
        points = turning_points(record, seat=seat, rollouts=wishes.rollouts or LINE_ROLLOUTS, progress=progress)
    rounds = [g.round_number for g in record.states()]
    if wishes.as_json:
        found = [{"round": rounds[point.number - 1], **_point_data(point)} for point in points]
        print(json.dumps({"turning_points": found}))
        return
    console = _console()
    if not points:
        missing = "terminal-no-points" if seat is None else "terminal-no-points-of"
        console.print(texts.text(missing, {"name": seat_name(texts, seat) if seat else ""}))
        return
    for point in points:
        values: dict[str, int | str] = {
            "round": rounds[point.number - 1],
            "number": point.number,
            "name": seat_name(texts, point.seat),
            "money": _money(point.loss),
            "chance": _chance(point.win_loss),
        }
        console.print(texts.text("terminal-point", values))
        table = _table(texts, "", texts.text("terminal-column-line"))
        for word, line in (("played", point.played), ("better", point.better)):
            table.add_row(texts.text(f"terminal-{word}"), line.line, _money(line.money), _chance(line.win))
        console.print(table)
    console.print(f"{texts.text('terminal-judged')} {texts.text('terminal-margin')}")


def _point_data(point: TurningPoint) -> dict[str, Any]:
    return {
        "number": point.number,
        "seat": point.seat,
        "played": _line_data(point.played),
        "better": _line_data(point.better),
        "loss": _number_data(point.loss),
        "win_loss": _number_data(point.win_loss),
    }


# -- words and numbers -------------------------------------------------------------------------------------------------


def _line_data(line: AdvisedLine) -> dict[str, Any]:
    reason = {} if line.why is None else {"why": {"code": line.why.code, **line.why.values}}
    return {"line": line.line, "money": _number_data(line.money), "win": _number_data(line.win), **reason}


def _number_data(number: Forecast) -> dict[str, float]:
    return {"mean": round(number.mean, 4), "error": round(number.margin, 4)}


def _money(number: Forecast) -> str:
    digits = 0 if number.margin >= 1 else 1
    sign = "−" if number.mean < 0 else ""
    return f"{sign}${abs(number.mean):.{digits}f} ± {number.margin:.{digits}f}"


def _chance(number: Forecast) -> str:
    return f"{100 * number.mean:.0f} % ± {100 * number.margin:.0f}"


def _table(texts: Catalogue, *columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, overflow="fold")
    for column in ("money", "wins"):
        table.add_column(texts.text(f"terminal-column-{column}"), justify="right", no_wrap=True)
    return table


def _console() -> Console:
    return Console(markup=False, highlight=False)


@contextmanager
def _waiting(texts: Catalogue) -> Iterator[Callable[[int, int], None]]:
    """A bar on the terminal, moved by what is yielded: how much is done, of how much."""
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(texts.text("terminal-thinking-first"), total=None)

        def progress(done: int, work: int) -> None:
            if done:
                bar.update(task, completed=done, total=work, description=texts.text("terminal-thinking"))

        yield progress
