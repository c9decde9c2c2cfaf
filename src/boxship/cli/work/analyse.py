"""The work of ``boxship analyse``: a file in, advice or turning points out, as tables or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from boxship.bots.analysis.advice import ADVICE_ROLLOUTS, Advice, advise
from boxship.bots.analysis.forecast import AdvisedLine, Forecast
from boxship.bots.analysis.turning_points import LINE_ROLLOUTS, TurningPoint, turning_points
from boxship.cli.failures import refuse, refuse_seat, say
from boxship.cli.files import one_line, read_text, shown
from boxship.cli.progress import progress_bar
from boxship.cli.work.check import EXPECTED, RECORDS, is_record, is_scenario
from boxship.crowds.compile import can_compile
from boxship.game import Game, View
from boxship.notation.records import Record, RecordError
from boxship.notation.scenarios import Scenario, ScenarioError
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.turn import is_due
from boxship.rules.view import view

HOW = "± is half the width of the 95 % interval, if everybody goes on as a trader would."


def run(file: str, seat: str | None, rollouts: int | None, as_json: bool) -> None:
    """Read, think, print."""
    text = read_text(file)
    if not can_compile():
        say("boxship: numba can't be imported, so few games are played on; that is slow and says little.")
    if is_record(text) or Path(file).suffix.lower() in RECORDS:
        _record(file, text, seat, rollouts, as_json)
    elif is_scenario(file, text):
        _print_advice(_of_scenario(file, text, seat), rollouts, as_json)
    else:
        refuse(f"{shown(file)}: {EXPECTED}; there was neither")


def _record(file: str, text: str, seat: str | None, rollouts: int | None, as_json: bool) -> None:
    try:
        game = Game.from_record(text)
        record = Record.parse(text)
    except RecordError as problem:
        refuse(f"{shown(file)}: {one_line(str(problem))}")
    if not game.over:
        _print_advice(game.view(_deciding(game.seats, game.to_act, seat)), rollouts, as_json)
        return
    if seat is not None and seat not in game.seats:
        refuse_seat(seat, game.seats)
    _print_turning_points(record, seat, rollouts, as_json)


def _of_scenario(file: str, text: str, seat: str | None) -> View:
    """What the seat that has to decide knows, where a scenario begins."""
    try:
        scenario = Scenario.parse(text)
        g = scenario.start()
    except ScenarioError as problem:
        refuse(f"{shown(file)}: {one_line(str(problem))}")
    seats = SEAT_NAMES[: g.players]
    due = tuple(name for p, name in enumerate(seats) if is_due(g, p))
    if not due:
        refuse(f"{shown(file)}: in this position there is nothing left to decide")
    p = seats.index(_deciding(seats, due, seat))
    return View(view(g, p), p, scenario.rules, ())


def _deciding(seats: tuple[str, ...], due: tuple[str, ...], seat: str | None) -> str:
    """Whom to advise: the seat asked for, or the next to act."""
    if seat is None:
        return due[0]
    if seat not in seats:
        refuse_seat(seat, seats)
    if seat not in due:
        refuse(f"{seat} has nothing to decide now; to act: {', '.join(due)}")
    return seat


# -- advice ------------------------------------------------------------------------------------------------------------


def _print_advice(seen: View, rollouts: int | None, as_json: bool) -> None:
    with _waiting() as progress:
        progress(0, 1)
        advice = advise(seen, rollouts=rollouts or ADVICE_ROLLOUTS)
    seat, round_number = SEAT_NAMES[seen.seat], seen.state.round_number
    if as_json:
        print(json.dumps({"seat": seat, "round": round_number, **_advice_data(advice)}))
        return
    console = _console()
    console.print(f"{seat.capitalize()} to decide, round {round_number}")
    table = _table("line")
    for line in advice.lines:
        table.add_row(line.line, _money(line.money), _chance(line.win))
    console.print(table)
    if advice.cargo is not None:
        console.print(f"The cargo will probably bring {seat} ${advice.cargo:.0f} on the island.")
    for bid in advice.bids:
        span = f"${bid.low} to ${bid.high}, " if bid.low < bid.high else ""
        console.print(f"{bid.seat.capitalize()} will probably bid {span}about ${bid.middle}.")
    console.print(f"{advice.rollouts} games were played to their end. {HOW}")


def _advice_data(advice: Advice) -> dict[str, Any]:
    return {
        "lines": [_line_data(line) for line in advice.lines],
        "cargo": advice.cargo,
        "bids": [{"seat": bid.seat, "low": bid.low, "middle": bid.middle, "high": bid.high} for bid in advice.bids],
        "playouts": advice.rollouts,
    }


# -- turning points ----------------------------------------------------------------------------------------------------


def _print_turning_points(record: Record, seat: str | None, rollouts: int | None, as_json: bool) -> None:
    with _waiting() as progress:
        points = turning_points(record, seat=seat, rollouts=rollouts or LINE_ROLLOUTS, progress=progress)
    rounds = [g.round_number for g in record.states()]
    if as_json:
        found = [{"round": rounds[point.number - 1], **_point_data(point)} for point in points]
        print(json.dumps({"turning_points": found}))
        return
    console = _console()
    whose = "anybody" if seat is None else seat
    if not points:
        console.print(f"No decision clearly cost {whose} money.")
        return
    for point in points:
        where = f"Round {rounds[point.number - 1]}, decision {point.number}: {point.seat}"
        console.print(f"{where} gave away {_money(point.loss)} and {_chance(point.win_loss)} of winning")
        table = _table("", "line")
        for word, line in (("played", point.played), ("better", point.better)):
            table.add_row(word, line.line, _money(line.money), _chance(line.win))
        console.print(table)
    console.print(f"Judged by what each seat knew then. {HOW}")


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
    return {"line": line.line, "money": _number_data(line.money), "win": _number_data(line.win)}


def _number_data(number: Forecast) -> dict[str, float]:
    return {"mean": round(number.mean, 4), "error": round(number.margin, 4)}


def _money(number: Forecast) -> str:
    digits = 0 if number.margin >= 1 else 1
    sign = "−" if number.mean < 0 else ""
    return f"{sign}${abs(number.mean):.{digits}f} ± {number.margin:.{digits}f}"


def _chance(number: Forecast) -> str:
    return f"{100 * number.mean:.0f} % ± {100 * number.margin:.0f}"


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, overflow="fold")
    for column in ("money", "wins"):
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _console() -> Console:
    return Console(markup=False, highlight=False)


@contextmanager
def _waiting() -> Iterator[Callable[[int, int], None]]:
    """A bar on the terminal, moved by what is yielded: how much is done, of how much."""
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task("thinking; the first time code is compiled, which takes a minute", total=None)

        def progress(done: int, work: int) -> None:
            if done:
                bar.update(task, completed=done, total=work, description="thinking")

        yield progress
