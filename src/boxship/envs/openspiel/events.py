"""Events: what a seat hears, as numbers for a tensor and as words for a string.

An information state is the list of everything its seat has heard, in order: the deal as far as it is open, and every
step of everybody. Two things are heard later than they happen. An amount of money is heard when it is complete, never
heap by heap; and of a sealed bid others hear first that it was made, and its amount when all are revealed.

An event is a whole number above 0 (0 is silence, after the last event). What a seat has heard is kept as bytes, which
are quick to share between the states of a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from boxship.crowds.names import STEP_NAMES
from boxship.rules import steps
from boxship.rules.amounts import HEAPS, LAST_HEAP
from boxship.rules.layout import BROKERS, COLOURS, SEATS
from boxship.rules.rulesets import BROKER_NAMES, CLASSIC_COLOURS, JUMBO_COLOURS, SEAT_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

EVENT: Final = np.dtype("<u2")
"""How an event is kept."""

_HEAPS: Final = steps.STEPS
_SEALED: Final = _HEAPS + len(HEAPS) * LAST_HEAP
_PER_SEAT: Final = _SEALED + 1
"""Events of one seat: its steps, so many heaps of an amount, and that a bid is sealed."""

_FIRST: Final = 1 + SEATS * _PER_SEAT
_MACHINE: Final = _FIRST + SEATS
_CARD: Final = _MACHINE + SEATS * COLOURS
_LOT: Final = _CARD + SEATS * COLOURS
EVENTS: Final = _LOT + BROKERS * COLOURS
"""How many different events there are, silence included."""


def _kept(*events: int) -> bytes:
    return np.array(events, EVENT).tobytes()


STEP: Final = tuple(tuple(_kept(1 + seat * _PER_SEAT + step) for step in range(steps.STEPS)) for seat in range(SEATS))
"""``STEP[seat][step]``: a seat takes a step."""
SEALED: Final = tuple(_kept(1 + seat * _PER_SEAT + _SEALED) for seat in range(SEATS))
"""``SEALED[seat]``: a seat has sealed a bid."""


def amount_event(seat: int, amount: int) -> bytes:
    """A seat says an amount: how many of each heap, and the rest, which ends it."""
    said = []
    for i, heap in enumerate(HEAPS):
        count, amount = divmod(amount, heap)
        if count:
            said.append(1 + seat * _PER_SEAT + _HEAPS + i * LAST_HEAP + count - 1)
    return _kept(*said) + STEP[seat][steps.AMOUNT + amount]


def first_event(seat: int) -> bytes:
    """Who begins."""
    return _kept(_FIRST + seat)


def machine_event(seat: int, colour: int) -> bytes:
    """A seat's first machine."""
    return _kept(_MACHINE + seat * COLOURS + colour)


def card_event(seat: int, colour: int) -> bytes:
    """A seat's value card."""
    return _kept(_CARD + seat * COLOURS + colour)


def lot_event(broker: int, colour: int) -> bytes:
    """A container that lies at a broker from the beginning."""
    return _kept(_LOT + broker * COLOURS + colour)


def numbers(heard: bytes) -> npt.NDArray[np.uint16]:
    """What was heard, as an array of events."""
    return np.frombuffer(heard, EVENT)


def heaps_of(amount: int) -> list[int]:
    """How many of each heap are in an amount that is being said.

    >>> heaps_of(1_000_200)
    [1, 0, 2]
    """
    counts = []
    for heap in HEAPS:
        count, amount = divmod(amount, heap)
        counts.append(count)
    return counts


def _words(colours: Sequence[str]) -> tuple[str, ...]:
    """The words of every event."""
    words = [""]
    for seat in SEAT_NAMES:
        words += [f"{seat}: {name}" for name in STEP_NAMES]
        words += [f"{seat}: {count} x {heap}" for heap in HEAPS for count in range(1, LAST_HEAP + 1)]
        words.append(f"{seat}: sealed")
    words += [f"first: {seat}" for seat in SEAT_NAMES]
    words += [f"machine of {seat}: {colour}" for seat in SEAT_NAMES for colour in colours]
    words += [f"card of {seat}: {colour}" for seat in SEAT_NAMES for colour in colours]
    return (*words, *(f"broker {broker}: {colour}" for broker in BROKER_NAMES for colour in colours))


_WORDS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    colours: _words(colours) for colours in (CLASSIC_COLOURS, JUMBO_COLOURS)
}

assert all(len(words) == EVENTS for words in _WORDS.values()), "every event has its words"


def in_words(heard: bytes, colours: tuple[str, ...]) -> str:
    """What was heard, event by event."""
    words = _WORDS[colours]
    return "\n".join([words[event] for event in numbers(heard).tolist()])
