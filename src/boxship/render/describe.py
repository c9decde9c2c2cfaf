"""Description of a picture: the position in sentences, for those who hear it instead of seeing it."""

from __future__ import annotations

from boxship.render.look import Look, money
from boxship.render.position_fields import (
    Position,
    end_note,
    headline,
    listing,
    payment_bid,
    payment_words,
    seats_of,
    tally,
    where,
)
from boxship.rules.rulesets import BROKER_NAMES


def title(position: Position, look: Look) -> str:
    """One line: the round and who has to act."""
    return f"Container, round {position['round']}: {headline(position, look)}"


def description(position: Position, look: Look) -> str:
    """Everything the picture shows, player by player."""
    supply = tally(position["supply"], look)
    lines = [
        f"Rules: {look.rules}.",
        f"Supply: {', '.join(f'{supply.get(each, 0)} {each}' for each in look.colours)}; {end_note(position, look)}.",
    ]
    lines += [player(position, look, seat) for seat in seats_of(position)]
    if position["bids"]:
        lines.append(f"Bids: {listing([f'{look.name(seat)} {money(bid)}' for seat, bid in position['bids'].items()])}.")
    for numeral, broker in zip(BROKER_NAMES, position["brokers"], strict=False):
        lines.append(f"Broker {numeral}: {money(broker['money'])}, {heap(tally(broker['containers'], look))}.")
    if position["payment"]:
        lines.append(f"Payment Card: {payment_words(position, look)}: {', '.join(payment_bid(position))}.")
    return "\n".join(lines)


def heap(counted: dict[str, int]) -> str:
    """So many of each colour, or the words for an empty place."""
    return listing([f"{number} {colour}" for colour, number in counted.items()]) or "no containers"


def player(position: Position, look: Look, seat: str) -> str:
    """One player: money, buildings, stores, ship and island."""
    cash, loans, total = (position[f"{seat}.{fact}"] for fact in ("cash", "loans", "total"))
    machines = listing([machine for machine in position[f"{seat}.machines"] if machine])
    facts = [
        "cash hidden" if cash is None else f"cash {money(cash)}",
        _counted(loans, "loan"),
        f"machines {machines or 'none'}",
        _counted(position[f"{seat}.warehouses"], "warehouse"),
        f"factory store {' '.join(sorted(position[f'{seat}.factory'])) or 'empty'}",
        f"harbour store {' '.join(sorted(position[f'{seat}.harbour'])) or 'empty'}",
        f"ship {where(position, look, seat)} with {heap(tally(position[f'{seat}.ship'], look))}",
        f"on the island {heap(tally(position[f'{seat}.island'], look))}",
    ]
    if position[f"{seat}.dock"]:
        facts.append(f"on the dock {heap(tally(position[f'{seat}.dock'], look))}")
    if position[f"{seat}.card"] is not None:
        facts.append(f"value card {position[f'{seat}.card']}")
    if total is not None:
        facts.append(f"total {money(total)}")
    you = " (you)" if seat == look.seat else ""
    return f"{look.name(seat)}{you}: {'; '.join(facts)}."


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"
