"""Rows: a record, replayed and checked, as rows of the tables of a set, column by column."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from boxship.crowds.observation import observation
from boxship.dataset.columns import tables
from boxship.notation.line_text import write
from boxship.notation.lines import first_word
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import facts_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boxship.notation.records import Header, Record
    from boxship.table.shapes import Container, Fact

Rows = dict[str, list[Any]]
"""A piece of a table: the values of each column."""

_DEAL: Final = re.compile(r"seed (\d{1,19}), number (\d{1,18})")
_MOST: Final = 2**63


def no_rows(*, observations: bool) -> dict[str, Rows]:
    """Every table of a set, empty."""
    return {
        name: {column.name: [] for column in columns} for name, columns in tables(observations=observations).items()
    }


def add_game(rows: Mapping[str, Rows], game: int, source: str, record: Record) -> None:
    """Replay a record and add its rows; a RecordError for one that can't be replayed."""
    header, colours = record.header, record.header.rules.colours
    decisions, events = rows["decisions"], rows["events"]
    before = header.start()
    for number, ((after, steps), (seat, line)) in enumerate(zip(record.in_steps(), record.moves, strict=True)):
        place = {"game": game, "decision": number, "round": before.round_number}
        told = {**place, "turn": before.turn, "seat": seat, "kind": first_word(line), "line": write(line, colours)}
        told["steps"] = steps
        if "observation" in decisions:
            told["observation"] = observation(before, seat)
        _add(decisions, told)
        for event, fact in enumerate(facts_of(Change(before, after, seat, line, colours))):
            _add(events, {**place, "event": event, **_event(fact, header.players)})
        before = after
    ended = record.closing
    _add(
        rows["games"],
        {
            "game": game,
            "source": source,
            **_header(header),
            "decisions": len(record.moves),
            "rounds": before.round_number,
            "ended": ended.ended if ended else None,
            "totals": ended.totals if ended else None,
            "winners": ended.winners if ended else None,
            "version": version("boxship"),
        },
    )


def _add(rows: Rows, row: Mapping[str, Any]) -> None:
    for name, values in rows.items():
        values.append(row[name])


def _header(header: Header) -> dict[str, Any]:
    colours = header.rules.colours
    said = dict(header.extras)
    names = [name.strip() for name in said.get("names", "").split(",")]
    found = _DEAL.fullmatch(said.get("deal", said.get("game", "")))
    known = found is not None and int(found[1]) < _MOST
    return {
        "rules": str(header.rules),
        "players": header.players,
        "names": names if len(names) == header.players else None,
        "seed": int(found[1]) if found and known else None,
        "number": int(found[2]) if found and known else None,
        "first": header.first,
        "machines": [colours[c] for c in header.machines],
        "cards": [colours[c] for c in header.cards],
        "bank": None if header.bank is None else [[colours[c] for c in lot] for lot in header.bank],
        "extras": [{"key": key, "value": value} for key, value in header.extras],
    }


def _event(fact: Fact, players: int) -> dict[str, Any]:
    seats = SEAT_NAMES[:players]
    return {
        "kind": fact.key,
        "seat": _seat(fact.seat),
        "other": _seat(fact.other),
        "seats": [_seat(seat) for seat in fact.seats],
        "amount": fact.amount,
        "was": fact.was,
        "unpaid": fact.unpaid,
        "goods": _containers(fact.goods),
        "store": _containers(fact.store),
        "bids": [fact.bids.get(seat) for seat in seats] if fact.bids else None,
        "machine": fact.machine,
        "building": fact.building,
        "place": fact.place,
        "broker": fact.broker,
        "ended": fact.ended,
        "money": [fact.money.get(seat, 0) for seat in seats],
    }


def _seat(name: str | None) -> int | None:
    return None if name is None else SEAT_NAMES.index(name)


def _containers(goods: Sequence[Container]) -> list[dict[str, Any]]:
    return [{"colour": each.colour, "price": each.price, "store": each.store} for each in goods]
