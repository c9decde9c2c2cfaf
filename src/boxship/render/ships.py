"""The ships with their cargo, and the jetty of the island."""

from __future__ import annotations

from boxship.render.element import element, group, path, safe, use
from boxship.render.layout import BERTH, JETTY, MOORINGS, Berth, Layout, berths
from boxship.render.look import Look
from boxship.render.marks import CARGO_STEP, CARGO_X, CARGO_Y, HULL_LENGTH
from boxship.render.position_fields import Position, cargo, where
from boxship.rules.layout import SHIP_CAPACITY


def moorings(position: Position, seats: tuple[str, ...], grid: Layout) -> dict[str, Berth]:
    """The berth of every ship of the position; `seats` start with the viewer."""
    return berths({seat: position[f"{seat}.at"] for seat in seats}, seats, grid)


def ship(position: Position, look: Look, seat: str, berth: Berth) -> str:
    """One ship: hull and flag of its owner, containers from stern to bow, dashed places where none lies."""
    containers = cargo(position[f"{seat}.ship"], look)
    hull = use(f"hull-{seat}")
    drawn = [element("g", hull, transform=f"translate({HULL_LENGTH:g},0) scale(-1,1)") if berth.bow_left else hull]
    for slot in range(SHIP_CAPACITY):
        x = HULL_LENGTH - CARGO_X - CARGO_STEP * (slot + 1) if berth.bow_left else CARGO_X + CARGO_STEP * slot
        if slot < len(containers):
            drawn.append(use(f"upright-{containers[slot]}", x, CARGO_Y, data_container=containers[slot]))
        else:
            drawn.append(use("no-cargo", x))
    drawn.append(use(f"flag-{seat}", 4 if berth.bow_left else 103, 12.3, 0.44))
    load = ", ".join(containers) or "empty"
    title = element("title", safe(f"Ship of {look.name(seat)}, {where(position, look, seat)}: {load}"))
    return group(
        title,
        *drawn,
        x=berth.x,
        y=berth.y,
        scale=berth.scale,
        data_store=f"{seat}.ship",
        data_at=position[f"{seat}.at"],
    )


def fleet(position: Position, look: Look, moored: dict[str, Berth]) -> str:
    """The jetty, as long as the ships at the island need it, and all ships."""
    rows = (sum(position[f"{seat}.at"] == "island" for seat in moored) + 1) // 2
    length = MOORINGS + (BERTH * rows - 2 if rows else 6)
    jetty = path(f"M{JETTY - 5:g} 405V{length:g}H{JETTY + 5:g}V405", "quay-2", "quay-line")
    return jetty + "".join(ship(position, look, seat, berth) for seat, berth in moored.items())
