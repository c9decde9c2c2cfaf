"""What things are called in the reader's language: seats, colours, places of ships, and containers by the number."""

from __future__ import annotations

from collections.abc import Iterable

from boxship.catalogue import Catalogue

Good = tuple[int, str, int | None]
"""So many containers of a colour, at a price or (None) without one."""


def seat_name(texts: Catalogue, seat: str) -> str:
    """``Rot`` for ``red``."""
    return texts.text(f"seat-{seat}")


def colour_name(texts: Catalogue, colour: str) -> str:
    """``beige`` for ``tan``."""
    return texts.text(f"colour-{colour}")


def place_name(texts: Catalogue, place: str) -> str:
    """A place of ships by itself: ``open sea``, or the seat whose harbour it is."""
    key = f"terminal-place-{place}"
    return texts.text(key) if key in texts else seat_name(texts, place)


def goods_words(texts: Catalogue, goods: Iterable[Good]) -> str:
    """Containers as a sentence names them, equal ones counted: ``2 × tan at $3 and black at $2``; empty if none."""
    counts: dict[tuple[str, int | None], int] = {}
    for count, colour, price in goods:
        counts[colour, price] = counts.get((colour, price), 0) + count
    return texts.listed([_counted(texts, count, *kind) for kind, count in counts.items()])


def _counted(texts: Catalogue, count: int, colour: str, price: int | None) -> str:
    values: dict[str, int | str] = {"count": count, "colour": colour_name(texts, colour)}
    if price is None:
        return texts.text("log-goods", values)
    return texts.text("log-goods-priced", {**values, "price": texts.money(price)})


def container_words(texts: Catalogue, words: Iterable[str]) -> str:
    """The same for words of the notation: ``tan``, ``tan@3``, ``factory tan@3``."""
    return goods_words(texts, (_read(word.rpartition(" ")[2]) for word in words))


def _read(word: str) -> Good:
    colour, _, price = word.partition("@")
    return 1, colour, int(price) if price else None
