"""A player's board: a stretch of quay with the factory yard inland and the harbour yard on the water side."""

from __future__ import annotations

from dataclasses import dataclass

from boxship.render.element import element, group, path, rect, safe, use, words
from boxship.render.layout import BERTH, Place
from boxship.render.look import Look, money
from boxship.render.marks import CONTAINER_HEIGHT, CONTAINER_WIDTH, UPRIGHT_HEIGHT
from boxship.render.position_fields import Position, capacity, lanes

LANE = 33.0
YARDS = 297.0
"""The width both yards share: nine lanes."""


@dataclass(frozen=True)
class Yard:
    """One store of a board: where its lanes stand and what marks the ground."""

    title: str
    store: str
    x: float
    width: float
    lane: float
    top: float
    bottom: float
    prices: tuple[int, ...]
    spaces: tuple[int, ...]
    ground: str
    paint: str
    edge: str

    @property
    def first(self) -> float:
        """The left edge of the first lane; fewer lanes than the yard has room for stand in its middle."""
        return self.x + (self.width - self.lane * len(self.prices)) / 2

    @property
    def scale(self) -> float:
        """Containers and buildings shrink with the lanes."""
        return self.lane / LANE


def yards(place: Place, look: Look) -> tuple[Yard, Yard]:
    """The factory yard and the harbour yard: on the left side factory first, on the right side mirrored.

    Nine lanes have the full width; more prices or spaces than usual make all lanes of the board narrower.
    """
    columns = [
        max(4, len(look.factory_prices), len(look.machine_spaces)),
        max(4, len(look.harbour_prices), len(look.warehouse_spaces)),
    ]
    lane = min(LANE, YARDS / sum(columns))
    factory, harbour = columns[0] * lane, columns[1] * lane
    top, bottom = (42.0, place.height - 50) if place.low else (52.0, place.height - 58)
    factory_x = 324 - factory if place.right else 8.0
    harbour_x = 10.0 if place.right else 322 - harbour
    return (
        Yard("FACTORY", "factory", factory_x, factory, lane, top, bottom,
             look.factory_prices, look.machine_spaces, "land-2", "land-line", "land-line"),
        Yard("HARBOUR", "harbour", harbour_x, harbour, lane, top, bottom,
             look.harbour_prices, look.warehouse_spaces, "quay", "paint", "quay-line"),
    )  # fmt: skip


def quay(place: Place, look: Look, seat: str, players: int) -> str:
    """The harbour's pavement, the quay wall in the seat's colour and the bollards of a berth for every other ship."""
    harbour = yards(place, look)[1]
    top = 26 if place.low else 37
    foot = place.height - 4
    wall = harbour.width + 15
    drawn = [
        path(f"M{-wall:g} {top}H0V{foot:g}H{-wall:g}Z", "quay-2"),
        path(f"M0 {4 if place.low else 6}V{foot:g}", None, seat, 7),
        path(f"M4 {4 if place.low else 6}V{foot:g}", None, f"{seat}-d", 1),
    ]
    for berth in range(players - 1):
        y = place.first_berth - place.y + berth * BERTH
        drawn += [
            element("circle", cx=-6, cy=y + 4, r=2, fill="ink"),
            element("circle", cx=-6, cy=y + 28, r=2, fill="ink"),
        ]
        if berth:
            drawn.append(rect(4, y - 3.4, 20, 2.8, "quay-2", "quay-line", stroke_width=0.7))
    x = place.x if place.right else place.x + 332
    mirrored = " scale(-1,1)" if place.right else ""
    return element("g", *drawn, transform=f"translate({x:g},{place.y:g}){mirrored}")


def board(position: Position, look: Look, seat: str, place: Place) -> str:
    """A whole board."""
    factory, harbour = yards(place, look)
    room = capacity(position, seat)
    machines = list(position[f"{seat}.machines"])
    machines += [None] * (len(look.machine_spaces) - len(machines))
    buildings = [f"machine-{colour}" if colour else None for colour in machines]
    warehouses = [
        "warehouse" if n < position[f"{seat}.warehouses"] else None for n in range(len(look.warehouse_spaces))
    ]
    return group(
        header(position, look, seat, low=place.low),
        yard(position, look, seat, factory, room[0], low=place.low),
        building_row(factory, buildings, f"{seat}.machines", low=place.low),
        yard(position, look, seat, harbour, room[1], low=place.low),
        building_row(harbour, warehouses, f"{seat}.warehouses", low=place.low),
        x=place.x,
        y=place.y,
        data_board=seat,
    )


def tag(position: Position, look: Look, seat: str) -> tuple[str, str]:
    """The note behind a name, and its colour: magenta only where the viewer can act now."""
    you, acts, turn = seat == look.seat, seat in position["to_act"], seat == position["turn"]
    if position["over"]:
        return ("wins", "good") if seat in position["winners"] else ("you", "ink-2") if you else ("", "ink-2")
    note = ("your turn" if you else "in turn") if turn else "to decide" if acts else "you" if you else ""
    return note, "lit" if you and acts else "ink-2"


def header(position: Position, look: Look, seat: str, *, low: bool) -> str:
    """Flag, name, whose turn, pennants for the actions left, loans, and cash or the envelope of a secret."""
    note, colour = tag(position, look, seat)
    turn = seat == position["turn"] and not position["over"]
    name = element("tspan", safe(look.name(seat, 9 if turn else 13)), font_size=17, kind="serif", fill="ink")
    noted = element("tspan", safe(note), font_size=11.5, kind="strong", fill=colour, dx=7) if note else ""
    drawn = [use(f"flag-{seat}", 8, 8), element("text", name, noted, x=40, y=22.5)]
    if turn:
        left = position[f"{seat}.actions"]
        for action in range(2):
            sign = "no-action" if action < 2 - left else "action-lit" if colour == "lit" else "action"
            drawn.append(use(sign, 199 + 21 * action, 9, 0.72, data_actions="left" if sign != "no-action" else "used"))
    for place in range(2):
        lent = place < position[f"{seat}.loans"]
        drawn.append(use("loan" if lent else "no-loan", 264 - 17 * place, 6.5, data_loan=seat if lent else None))
    cash = position[f"{seat}.cash"]
    if cash is None:
        drawn.append(use("secret", 298, 7, 0.82, data_hidden=f"{seat}.cash"))
    else:
        drawn.append(words(322, 23, money(cash), 19, "serif", anchor="end", data_cash=seat))
    if not low:
        drawn.append(path("M8 33H324", None, "land-line", 0.8))
    return group(*drawn, y=-4 if low else 0)


def yard(position: Position, look: Look, seat: str, yard: Yard, room: int, *, low: bool) -> str:
    """The ground of a store with its lanes, prices and containers."""
    store = position[f"{seat}.{yard.store}"]
    top, bottom, right = yard.top, yard.bottom, yard.x + yard.width
    edges = [yard.first + yard.lane * n for n in range(len(yard.prices) + 1)]
    dash = "2 3" if yard.store == "factory" else None
    lines = path("".join(f"M{x:g} {top:g}V{bottom:g}" for x in edges), None, yard.paint, 1.1, stroke_dasharray=dash)
    steps = [bottom - 25.5 * n for n in range(1, int((bottom - top) // 25.5) + 1)]
    ticks = path("".join(f"M{x - 3:g} {y:g}h6" for x in edges for y in steps), None, yard.paint, 1)
    drawn = [
        words(yard.x + 1, top - 5, yard.title, 11, "strong", "ink-2", letter_spacing=1.1),
        words(right - 1, top - 5, f"{len(store)} / {room}", 11.5, "strong", "ink-2", "end"),
        rect(yard.x, top, yard.width, bottom - top, yard.ground),
        lines,
        ticks,
        "" if low else gantry(seat, yard),
        path(f"M{yard.x:g} {bottom:g}H{right:g}", None, "ink", 1.2),
    ]
    for n, (price, colours) in enumerate(lanes(store, yard.prices, look).items()):
        drawn.append(words(edges[n] + yard.lane / 2, bottom + 14, f"${price}", 13, "narrow", anchor="middle"))
        drawn.append(lane(colours, price, edges[n] + yard.lane / 2, yard))
    return group(*drawn, data_store=f"{seat}.{yard.store}")


def gantry(seat: str, yard: Yard) -> str:
    """The crane over a yard."""
    left, right, y = yard.x - 2, yard.x + yard.width + 2, yard.top + 8
    middle = (left + right) / 2
    return (
        path(f"M{left:g} {y:g}H{right:g}M{left:g} {y + 5:g}H{right:g}", None, "roof-line", 1.1)
        + path(f"M{left:g} {y - 3:g}v11M{right:g} {y - 3:g}v11", None, "roof-line", 2.6)
        + rect(middle - 8, y - 3.5, 16, 12, seat, f"{seat}-d", rx=1.5)
        + path(f"M{middle - 3.5:g} {y + 2.5:g}h7", None, "paper", 1.6)
    )


def lane(colours: list[str], price: int, middle: float, yard: Yard) -> str:
    """The containers at one price, from the quay up.

    A crowded lane moves them together, down to where every mark still shows; then they stand upright in two columns;
    and where even that is too tight, equal colours become one pile with its number.
    """
    height, scale = yard.bottom - yard.top, yard.scale
    box = CONTAINER_HEIGHT * scale
    if len(colours) <= 1 + (height - box) / (15 * scale):
        step = min(25.5 * scale, (height - box) / max(1, len(colours) - 1))
        left, floor = middle - CONTAINER_WIDTH * scale / 2, yard.bottom - 1 - box
        placed = [(colour, left, floor - step * n, 1) for n, colour in enumerate(colours)]
        shape = "box"
    else:
        rows = int((height - UPRIGHT_HEIGHT * scale) // (23 * scale)) + 1
        heaps = [(colour, 1) for colour in colours]
        if len(colours) > 2 * rows:
            heaps = [(colour, colours.count(colour)) for colour in dict.fromkeys(colours)]
        floor = yard.bottom - 1 - UPRIGHT_HEIGHT * scale
        placed = [
            (colour, middle - (15.5 - 16 * (n % 2)) * scale, floor - 23 * scale * (n // 2), number)
            for n, (colour, number) in enumerate(heaps)
        ]
        shape = "upright"
    drawn = []
    for colour, x, y, number in reversed(placed):
        word = f"{colour}@{price}"
        drawn.append(use(f"{shape}-{colour}", x, y, scale, data_container=word, data_count=number))
        if number > 1:
            corner = x + (14 if x >= middle else 1)
            drawn.append(element("circle", cx=corner, cy=y + 2, r=6, fill="paper", line="ink", stroke_width=0.8))
            drawn.append(words(corner, y + 6, str(number), 11, "narrow", anchor="middle"))
    return "".join(drawn)


def building_row(yard: Yard, buildings: list[str | None], store: str, *, low: bool) -> str:
    """The spaces under a yard: a building, or a dashed space with what it costs."""
    y = yard.bottom + (18 if low else 22)
    drawn = []
    for n, (price, building) in enumerate(zip(yard.spaces, buildings, strict=False)):
        x = yard.x + n * yard.lane + 1.5 * yard.scale
        if building:
            drawn.append(use(building, x, y, yard.scale, data_building=building))
            continue
        side = 28 * yard.scale
        cost = f"${price}" if price else "free"
        drawn.append(rect(x + 1, y + 1, side, side, None, yard.edge, stroke_dasharray="3 2.5"))
        drawn.append(
            words(x + 1 + side / 2, y + 6 + side / 2, cost, 12.5 if price else 11, "narrow", "ink-2", "middle")
        )
    return group(*drawn, data_store=store)
