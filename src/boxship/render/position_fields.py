"""Fields of a position: the flat mapping of the notation, asked in the words of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boxship.catalogue import ENGLISH, catalogue
from boxship.notation.line_text import read_container
from boxship.render.look import Look, money
from boxship.rules.counts import PLACES_PER_MACHINE
from boxship.rules.rulesets import BROKER_NAMES, SEAT_NAMES

Position = Mapping[str, Any]
"""The flat keys of the notation: `blue.cash`, `supply`, `to_act` and so on; None is what the viewer may not know."""


def seats_of(position: Position) -> tuple[str, ...]:
    """The seats of this game, clockwise: those whose cash is a key, known or not."""
    return tuple(seat for seat in SEAT_NAMES if f"{seat}.cash" in position)


def around(position: Position, look: Look) -> tuple[str, ...]:
    """The seats clockwise from the viewer, who sits bottom left; an onlooker sees the first seat there."""
    seats = seats_of(position)
    first = seats.index(look.seat) if look.seat in seats else 0
    return seats[first:] + seats[:first]


def colour_of(container: str) -> str:
    """The colour of a container word, with or without a price or a store: `factory orange@2` is orange."""
    return container.rpartition(" ")[2].partition("@")[0]


def tally(containers: Mapping[str, int] | Iterable[str] | None, look: Look) -> dict[str, int]:
    """How many of each colour, in the ruleset's order and without zeros, from a list of words or a map."""
    counted = dict.fromkeys(look.colours, 0)
    if isinstance(containers, Mapping):
        counted.update(containers)
    else:
        for container in containers or ():
            counted[colour_of(container)] += 1
    return {colour: number for colour, number in counted.items() if number}


def cargo(containers: Mapping[str, int] | Iterable[str] | None, look: Look) -> list[str]:
    """The colours of a heap one by one, in the ruleset's order."""
    return [colour for colour, number in tally(containers, look).items() for _ in range(number)]


def lanes(store: Iterable[str], prices: tuple[int, ...], look: Look) -> dict[int, list[str]]:
    """The colours that stand at each price of a store, in the ruleset's order, so that equal colours lie together."""
    lane: dict[int, list[str]] = {price: [] for price in prices}
    for colour, price in sorted(read_container(container, look.colours) for container in store):
        lane[price].append(look.colours[colour])
    return lane


def capacity(position: Position, seat: str) -> tuple[int, int]:
    """The capacity of the factory store and of the harbour store, which has one place per warehouse."""
    machines = sum(machine is not None for machine in position[f"{seat}.machines"])
    return PLACES_PER_MACHINE * machines, position[f"{seat}.warehouses"]


def listing(words: list[str]) -> str:
    """Words as an English sentence has them: `Blue, Red and Green`."""
    return catalogue(ENGLISH).listed(words)


def headline(position: Position, look: Look) -> str:
    """Who has to do what now, or how the game ended: the one sentence a player looks for first."""
    if position["over"]:
        return result(position, look)
    texts, turn, actions = look.texts, position["turn"], position[f"{position['turn']}.actions"]
    name = look.name(turn, 18)
    whose = texts.text("terminal-turn-yours" if turn == look.seat else "terminal-turn-of", {"name": name})
    waiting = [seat for seat in position["to_act"] if seat != turn]
    if waiting:
        names = [texts.text("log-own") if seat == look.seat else look.name(seat, 12) for seat in waiting]
        return texts.text("terminal-turn-others", {"turn": whose, "names": texts.listed(names)})
    if actions:
        return texts.text("terminal-turn-actions", {"turn": whose, "count": actions})
    return texts.text("terminal-turn-decides", {"turn": whose}) if turn in position["to_act"] else whose


def result(position: Position, look: Look) -> str:
    """Who won a finished game, and with how much."""
    texts, winners = look.texts, list(position["winners"])
    if not winners or position[f"{winners[0]}.total"] is None:
        return texts.text("log-over", {"players": 0, "seats": ""})
    total = texts.money(position[f"{winners[0]}.total"])
    if winners == [look.seat]:
        return texts.text("terminal-you-win-short", {"total": total})
    names = texts.listed([look.name(seat, 14 if len(winners) > 1 else 18) for seat in winners])
    return texts.text("terminal-won-short", {"count": len(winners), "names": names, "total": total})


def end_note(position: Position, look: Look) -> str:
    """How far the end is, in a few words."""
    state = str(position["ended"]) if position["over"] else "now" if position["ending"] else "far"
    return look.texts.text(f"terminal-end-{state}")


def where(position: Position, look: Look, seat: str) -> str:
    """Where a ship lies, in words: `at sea`, `at the island`, `at the bank`, `at Red`."""
    at = position[f"{seat}.at"]
    return {"sea": "at sea", "island": "at the island", "bank": "at the bank"}.get(at) or f"at {look.name(at)}"


def payment_words(position: Position, look: Look) -> str:
    """The open broker auction as a sentence without the bid itself; empty when the Payment Card lies free."""
    payment = position["payment"]
    if not payment:
        return ""
    broker, kind = payment["space"].split()
    yours = payment["holder"] == look.seat
    values = {"name": look.name(payment["holder"], 10), "kind": kind, "broker": BROKER_NAMES[int(broker) - 1]}
    return look.texts.text("terminal-payment-yours" if yours else "terminal-payment", values)


def payment_bid(position: Position) -> list[str]:
    """What lies on the Payment Card: one sum of money, or containers in their order."""
    bid = position["payment"]["bid"] if position["payment"] else []
    return list(bid) if isinstance(bid, list | tuple) else [money(bid)]
