"""Colours: everything has one, light and dark, and what stands on a colour can be read there."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from boxship.render.look import LETTERS
from boxship.render.palette import CONTAINERS, SEATS, STRONG, colours
from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS, SEAT_NAMES


def luminance(colour: str) -> float:
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


PALETTES = {"usual": colours(), "strong": colours() | STRONG}
palettes = pytest.mark.parametrize("palette", PALETTES)


def contrast(one: str, other: str, theme: int, palette: str) -> float:
    """The contrast of two colours by name, as WCAG counts it."""
    named = PALETTES[palette]
    dark, light = sorted((luminance(named[one][theme]), luminance(named[other][theme])))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colour", CONTAINERS)
@pytest.mark.parametrize("theme", [0, 1])
@palettes
def test_marks_can_be_read_on_their_containers(colour: str, theme: int, palette: str) -> None:
    assert contrast(f"box-{colour}", f"box-{colour}-m", theme, palette) >= 4.5


@pytest.mark.parametrize("theme", [0, 1])
@palettes
def test_ink_can_be_read_on_paper_and_land(theme: int, palette: str) -> None:
    for ink in ("ink", "ink-2", "ink-3", "lit", "warn", "good", "bad"):
        assert contrast(ink, "paper", theme, palette) >= 4.5, ink
    for ink in ("ink", "ink-2"):
        assert contrast(ink, "land-2", theme, palette) >= 4.5, ink
    assert contrast("on-lit", "lit", theme, palette) >= 4.5


@pytest.mark.parametrize("theme", [0, 1])
@palettes
def test_thin_lines_of_a_seat_can_be_seen_on_the_sea(theme: int, palette: str) -> None:
    for seat in SEATS:
        assert contrast(f"{seat}-t", "sea", theme, palette) >= 4.5, seat


CONFUSION = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}
"""How linear red, green and blue look to eyes without red or without green receptors (Machado and others, 2009)."""


def seen(colour: str, eyes: str) -> list[float]:
    channels = [(int(colour[n : n + 2], 16) / 255) ** 2.2 for n in (1, 3, 5)]
    mixed = (sum(part * channel for part, channel in zip(row, channels, strict=True)) for row in CONFUSION[eyes])
    return [max(0.0, part) ** (1 / 2.2) for part in mixed]


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("eyes", CONFUSION)
def test_strong_seats_differ_to_eyes_that_confuse_red_with_green(eyes: str, theme: int) -> None:
    strong = PALETTES["strong"]
    for one, other in combinations(SEATS, 2):
        pair = zip(seen(strong[one][theme], eyes), seen(strong[other][theme], eyes), strict=True)
        assert sum((a - b) ** 2 for a, b in pair) ** 0.5 >= 0.2, (one, other)


def test_every_seat_and_every_container_has_its_colours() -> None:
    assert tuple(SEATS) == SEAT_NAMES
    assert set(CONTAINERS) == set(LETTERS) == {*CLASSIC_COLOURS, *JUMBO_COLOURS}


@pytest.mark.parametrize("edition", [CLASSIC_COLOURS, JUMBO_COLOURS])
@pytest.mark.parametrize("theme", [0, 1])
@palettes
def test_without_hue_the_containers_of_an_edition_still_differ(
    edition: tuple[str, ...], theme: int, palette: str
) -> None:
    grey = sorted(luminance(PALETTES[palette][f"box-{colour}"][theme]) for colour in edition)
    assert all((lighter + 0.05) / (darker + 0.05) >= 1.2 for darker, lighter in pairwise(grey))
