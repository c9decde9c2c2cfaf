"""The water and the coasts: depth bands, soundings, the compass rose, the land of the boards and the chart's frame."""

from __future__ import annotations

from boxship.render.element import element, group, path, rect, use, words
from boxship.render.layout import CHART_TOP, WIDTH, Berth, Layout

ISLAND = (
    "M490 192C512 172 556 180 604 173C652 166 706 170 750 175C790 180 803 198 802 234C801 262 795 286 799 316"
    "C803 350 806 384 782 400C750 415 692 406 648 411C602 416 552 416 512 406C480 398 478 372 480 342"
    "C482 312 487 296 483 268C479 240 474 208 490 192Z"
)

SOUNDINGS = (
    *((370, 250, 11), (377, 273, 14), (377, 315, 14), (373, 342, 16), (379, 368, 18), (370, 406, 12), (408, 255, 26)),
    *((407, 281, 25), (419, 314, 25), (421, 334, 25), (417, 364, 26), (404, 403, 25), (438, 344, 18), (441, 368, 20)),
    *((438, 399, 20), (506, 152, 12), (505, 497, 34), (544, 493, 34), (577, 156, 11), (609, 497, 33), (650, 491, 32)),
    *((687, 159, 11), (691, 527, 42), (758, 156, 10), (760, 456, 19), (783, 157, 13), (817, 153, 14), (812, 194, 9)),
    *((814, 213, 12), (827, 253, 14), (815, 277, 11), (814, 309, 10), (828, 348, 15), (815, 377, 10), (820, 455, 22)),
    *((850, 156, 24), (855, 194, 24), (858, 226, 24), (851, 258, 21), (858, 282, 23), (860, 316, 26), (858, 345, 23)),
    *((854, 370, 25), (857, 463, 29), (846, 484, 33), (890, 163, 19), (879, 195, 24), (888, 221, 21), (880, 254, 22)),
    *((880, 276, 24), (883, 314, 24), (888, 338, 20), (891, 374, 20), (892, 457, 19), (879, 483, 22)),
)
"""Depths printed in the water: an ornament. One under a ship is left out."""

FAR_SOUNDINGS = (
    *((820, 530, 31), (866, 536, 27), (780, 548, 38), (740, 540, 40), (560, 552, 52), (838, 415, 17), (880, 420, 23)),
    (420, 430, 21),
)
"""Depths in the water that a picture has and the page uses otherwise."""


def land(boards: int, bottom: float, heights: float) -> str:
    """The coast around one, two or three boards on the left side; the right side is its mirror image.

    `heights` is the height of one board. Between two boards runs a creek.
    """
    if boards == 3:
        turn = ""
        for row in range(2):
            y = 38 + heights + row * (heights + 14)
            turn += f"V{y:g}C300 {y + 7:g} 200 {y + 3:g} 10 {y + 6:g}"
            turn += f"V{y + 10:g}C200 {y + 7:g} 300 {y + 13:g} 346 {y + 14:g}"
        return f"M10 30H338Q346 30 346 40{turn}V{bottom - 14:g}Q346 {bottom:g} 338 {bottom:g}H10Z"
    y = 38 + heights
    north = (
        f"M10 30H338Q346 30 346 40V{y - 12:g}Q346 {y - 2:g} 336 {y:g}C306 {y + 4:g} 288 {y + 1:g} 258 {y + 5:g}"
        f"C222 {y + 9:g} 196 {y + 3:g} 158 {y + 7:g}C118 {y + 11:g} 70 {y + 5:g} 10 {y + 9:g}"
    )
    if boards == 1:
        return north + "Z"
    return (
        f"{north}V{y + 14:g}C70 {y + 10:g} 118 {y + 16:g} 160 {y + 12:g}C200 {y + 8:g} 222 {y + 15:g} 260 {y + 12:g}"
        f"C292 {y + 9:g} 308 {y + 18:g} 336 {y + 22:g}Q346 {y + 24:g} 346 {y + 34:g}"
        f"V{bottom - 14:g}Q346 {bottom:g} 338 {bottom:g}H10Z"
    )


def water(grid: Layout, ships: list[Berth]) -> str:
    """Sea, depth bands, grid of the chart, soundings, rose and the land of both sides."""
    right = [place for place in grid.places if place.right]
    coasts = (
        (land(2, grid.bottom, grid.places[0].height), None),
        (land(len(right), grid.bottom, right[0].height), f"translate({WIDTH:g},0) scale(-1,1)"),
    )
    east = WIDTH if len(right) == 1 else 940
    drawn = [rect(0, CHART_TOP, WIDTH, grid.bottom - CHART_TOP, "sea")]
    for band, coast_width, island_width in (("sea-1", 96.0, 60.0), ("sea-2", 44.0, 27.0)):
        for coast, mirrored in coasts:
            drawn.append(path(coast, None, band, coast_width, stroke_linejoin="round", transform=mirrored))
        drawn.append(path(ISLAND, None, band, island_width, stroke_linejoin="round"))
    meridians = "".join(f"M{x} 30V{grid.bottom:g}" for x in range(400, int(east), 80))
    parallels = "".join(f"M340 {y}H{east:g}" for y in range(110, int(grid.bottom), 80))
    drawn.append(path(meridians + parallels, None, "sea-line", 0.6, opacity=0.55))
    for x, y, depth in (*SOUNDINGS, *FAR_SOUNDINGS):
        named = grid.bank and y < 170 and 520 < x < 760
        if not named and not any(ship.covers(x, y) for ship in ships):
            drawn.append(words(x, y, str(depth), 10, "water", "sea-ink", "middle", opacity=0.42))
    drawn.append(names(grid))
    drawn += [path(coast, "land", "ink", 1.3, transform=mirrored) for coast, mirrored in coasts]
    return element("g", *drawn)


def names(grid: Layout) -> str:
    """The rose and the name of the open sea, where no ship will lie over them."""
    if len(grid.places) == 3:
        y = grid.places[0].y
        return group(use("rose"), x=1100, y=y + 96, scale=1.25, opacity=0.5) + sea_name(1100, y + 206, 30)
    if grid.bank:
        return sea_name(640, 159, 19)
    return group(use("rose"), x=412, y=grid.bottom - 64, scale=0.88, opacity=0.5) + sea_name(640, grid.bottom - 18, 26)


def sea_name(x: float, y: float, size: float) -> str:
    """The name of the open sea in wide italics."""
    return words(x, y, "Open Sea", size, "water", "sea-ink", "middle", letter_spacing=size / 5, opacity=0.72)


def frame(grid: Layout) -> str:
    """The neatline: paper around the chart, two lines and the dashes of the degrees."""
    low = grid.bottom
    margin = f"M0 0H1280V{grid.height:g}H0ZM13 37V{low - 9:g}H1267V37Z"
    dashes = f"M13 33.5H1267M13 {low - 5.5:g}H1267M8.2 37V{low - 9:g}M1271.8 37V{low - 9:g}"
    return (
        path(margin, "paper", fill_rule="evenodd")
        + rect(4, 30, 1272, low - 32, None, "ink", stroke_width=1.5)
        + rect(12.5, 36.5, 1255, low - 45, None, "ink", stroke_width=0.9)
        + path(dashes, None, "ink", 2.2, stroke_dasharray="31.35 31.35")
    )
