"""Layout of a picture: one grid for three, four and five players, with and without the Investment Bank."""

from __future__ import annotations

from dataclasses import dataclass

from boxship.render.marks import HULL_BEAM, HULL_LENGTH

WIDTH = 1280.0
CHART_TOP = 28.0
QUAY_LEFT, QUAY_RIGHT = 346.0, 934.0
LEDGER_HEIGHT = 72.0

ISLAND_LEFT, ISLAND_RIGHT = 478.0, 804.0
JETTY = 640.0
"""The middle of the jetty on the south coast of the island; ships moor on both sides of it."""

BERTH = 36.0
"""From one ship to the next along a quay or a jetty."""

MOORINGS = 426.0
"""The first row of water south of the island."""


@dataclass(frozen=True)
class Place:
    """Where a board lies: its corner, its height, on which side of the sea, and the first berth at its quay."""

    x: float
    y: float
    height: float
    right: bool
    low: bool
    first_berth: float


@dataclass(frozen=True)
class Layout:
    """The grid of one picture. `bottom` is the lower edge of the chart; the ledger of the players follows it."""

    places: tuple[Place, ...]
    bottom: float
    bank: bool

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        return self.bottom + LEDGER_HEIGHT

    @property
    def five(self) -> bool:
        """Whether three boards share the right side."""
        return len(self.places) == 5

    @property
    def supply(self) -> tuple[float, float]:
        """Left edge and width of the supply inset; with five players it leaves the water of the right quay free."""
        return (358.0, 448.0) if self.five else (372.0, 536.0)

    @property
    def pontoon(self) -> float:
        """The upper edge of the Investment Bank's pontoon, where ships come alongside."""
        return self.bottom - 122


def layout(players: int, *, bank: bool) -> Layout:
    """The grid for so many players. The viewer sits bottom left, the others follow clockwise.

    With three players the bottom right stays open sea. The bank needs water of its own, so the chart grows; with five
    players the third board on the right takes all of that growth, which keeps its berths north of the pontoon.
    """
    bottom = 714.0 if bank else 588.0
    half = (bottom - 68) / 2
    low = 62 + half
    places = [
        Place(14, low, half, right=False, low=False, first_berth=low + 26),
        Place(14, 38, half, right=False, low=False, first_berth=142),
    ]
    if players == 5:
        third = 180.0 if bank else (bottom - 80) / 3
        for row in range(3):
            y = 38 + row * (third + 14)
            height = third if row < 2 else bottom - 14 - y
            places.append(Place(QUAY_RIGHT, y, height, right=True, low=True, first_berth=y + 24))
    else:
        places.append(Place(QUAY_RIGHT, 38, half, right=True, low=False, first_berth=142))
        if players == 4:
            places.append(Place(QUAY_RIGHT, low, half, right=True, low=False, first_berth=low + 26))
    return Layout(tuple(places), bottom, bank)


@dataclass(frozen=True)
class Berth:
    """Where a ship lies: the corner of its hull, whether its bow points left, and its scale."""

    x: float
    y: float
    bow_left: bool = False
    scale: float = 1.0

    def covers(self, x: float, y: float) -> bool:
        """Whether the ship lies over a point, with a little water around it."""
        across = self.x - 10 <= x <= self.x + HULL_LENGTH * self.scale + 10
        return across and self.y - 4 <= y <= self.y + HULL_BEAM * self.scale + 14


def berths(at: dict[str, str], seats: tuple[str, ...], grid: Layout) -> dict[str, Berth]:
    """A berth for every ship; `at` says for each seat where its ship lies, `seats` follow `grid.places`.

    Island ships fill the rows south of the island from the jetty's root, ships at sea from the far end. All five
    ships fit however they are spread, because each kind takes two to a row and there are three rows.
    """
    found: dict[str, Berth] = {}
    kinds: dict[str, list[str]] = {}
    for seat in seats:
        kinds.setdefault(at[seat], []).append(seat)
    for harbour, ships in kinds.items():
        for turn, seat in enumerate(ships):
            row, side = divmod(turn, 2)
            if harbour == "island":
                x = JETTY - 8 - HULL_LENGTH if side else JETTY + 8
                found[seat] = Berth(x, MOORINGS + row * BERTH, bow_left=bool(side))
            elif harbour == "sea":
                y = MOORINGS + 6 + (2 - row) * (BERTH + 2)
                found[seat] = Berth(660 if side else 500, y + (4 if side else 0), bow_left=bool(side))
            elif harbour == "bank":
                scale = min(1.0, (QUAY_RIGHT - QUAY_LEFT - 16) / (len(ships) * (HULL_LENGTH + 6)))
                x = QUAY_LEFT + 12 + turn * (HULL_LENGTH + 6) * scale
                found[seat] = Berth(x, grid.pontoon - 36 * scale - 2, scale=scale)
            else:
                place = grid.places[seats.index(harbour)]
                x = QUAY_RIGHT - 6 - HULL_LENGTH if place.right else QUAY_LEFT + 6
                found[seat] = Berth(x, place.first_berth + turn * BERTH, bow_left=place.right)
    return found
