"""Lines to draw: every kind of value that the notation can write, legal or not."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from boxship.notation import lines
from boxship.notation.lines import Laid, Line, Priced
from boxship.rules.rulesets import SEAT_NAMES

COLOURS = st.integers(0, 4)
SEATS = st.integers(0, 4)
DOLLARS = st.integers(0, 999_999_999) | st.integers(0, 30)
PRICED = st.builds(Priced, COLOURS, st.integers(1, 6) | DOLLARS)
STORES = st.lists(PRICED, max_size=6).map(tuple)
GOODS = st.lists(PRICED, min_size=1, max_size=6).map(tuple)
LAID = st.lists(st.builds(Laid, st.integers(0, 1), COLOURS, st.integers(1, 6)), min_size=1, max_size=6).map(tuple)
DOCK = st.lists(COLOURS, max_size=5).map(tuple)
SOME_DOCK = st.lists(COLOURS, min_size=1, max_size=5).map(tuple)


def _sails() -> st.SearchStrategy[lines.Sail]:
    return (
        st.builds(lines.Sail, st.sampled_from(["sea", "island"]))
        | st.builds(lines.Sail, st.just("bank"), st.just(()), DOCK)
        | st.builds(lines.Sail, st.sampled_from(SEAT_NAMES), STORES)
    )


def _seizures() -> st.SearchStrategy[lines.Seize]:
    return (
        st.just(lines.Seize("warehouse"))
        | st.builds(lines.Seize, st.sampled_from(["island", "ship", "dock", "machine"]), COLOURS)
        | st.builds(lines.Seize, st.sampled_from(lines.STORES), COLOURS, st.integers(1, 6) | DOLLARS)
    )


KINDS: dict[type[Any], st.SearchStrategy[Any]] = {
    lines.Word: st.builds(lines.Word, st.sampled_from(tuple(lines.SINGLE_WORDS))),
    lines.Sell: st.builds(lines.Sell, PRICED),
    lines.Machine: st.builds(lines.Machine, COLOURS),
    lines.Produce: st.builds(lines.Produce, STORES),
    lines.Buy: st.builds(lines.Buy, SEATS, GOODS, STORES),
    lines.Reprice: st.builds(lines.Reprice, STORES),
    lines.Sail: _sails(),
    lines.Load: st.builds(lines.Load, GOODS) | st.builds(lines.Load, st.just(()), SOME_DOCK),
    lines.Bid: st.builds(lines.Bid, DOLLARS),
    lines.Accept: st.builds(lines.Accept, st.none() | SEATS),
    lines.Seize: _seizures(),
    lines.Building: st.builds(lines.Building, st.sampled_from(["machine", "warehouse"])),
    lines.Call: st.builds(lines.Call, st.integers(0, 2), st.just(0), LAID)
    | st.builds(lines.Call, st.integers(0, 2), st.just(1), st.just(()), DOLLARS),
    lines.Raise: st.builds(lines.Raise, LAID) | st.builds(lines.Raise, st.just(()), DOLLARS),
    lines.Return: st.builds(lines.Return, LAID),
}
"""Every kind of line."""

ANY_LINE: st.SearchStrategy[Line] = st.one_of(*KINDS.values())
