"""Colours: everything has one, light and dark, and what stands on a colour can be read there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from boxship.render.look import LETTERS
from boxship.render.palette import CONTAINERS, SEATS, colours
from boxship.rules.rulesets import CLASSIC_COLOURS, JUMBO_COLOURS, SEAT_NAMES


def luminance(colour: str) -> float:
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, theme: int) -> float:
    """The contrast of two colours by name, as WCAG counts it."""
    named = colours()
    dark, light = sorted((luminance(named[one][theme]), luminance(named[other][theme])))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colour", CONTAINERS)
@pytest.mark.parametrize("theme", [0, 1])
def test_marks_can_be_read_on_their_containers(colour: str, theme: int) -> None:
    assert contrast(f"box-{colour}", f"box-{colour}-m", theme) >= 4.5


@pytest.mark.parametrize("theme", [0, 1])
def test_ink_can_be_read_on_paper_and_land(theme: int) -> None:
    for ink in ("ink", "ink-2", "ink-3", "lit", "warn", "good", "bad"):
        assert contrast(ink, "paper", theme) >= 4.5, ink
    for ink in ("ink", "ink-2"):
        assert contrast(ink, "land-2", theme) >= 4.5, ink
    assert contrast("on-lit", "lit", theme) >= 4.5


def test_every_seat_and_every_container_has_its_colours() -> None:
    assert tuple(SEATS) == SEAT_NAMES
    assert set(CONTAINERS) == set(LETTERS) == {*CLASSIC_COLOURS, *JUMBO_COLOURS}


@pytest.mark.parametrize("edition", [CLASSIC_COLOURS, JUMBO_COLOURS])
@pytest.mark.parametrize("theme", [0, 1])
def test_without_hue_the_containers_of_an_edition_still_differ(edition: tuple[str, ...], theme: int) -> None:
    grey = sorted(luminance(colours()[f"box-{colour}"][theme]) for colour in edition)
    assert all((lighter + 0.05) / (darker + 0.05) >= 1.2 for darker, lighter in pairwise(grey))
