"""Lines as text, both ways.

>>> from boxship.rules.rulesets import CLASSIC_COLOURS
>>> line = read("buy  red: black@2 orange@4 -> orange@5 black@3", CLASSIC_COLOURS)
>>> write(line, CLASSIC_COLOURS)
'buy red: black@2 orange@4 -> orange@5 black@3'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self

from boxship.notation import lines
from boxship.notation.lines import (
    BROKER_KINDS,
    SEIZE_PLACES,
    SHAPES,
    SINGLE_WORDS,
    STORES,
    Colours,
    Laid,
    Line,
    Priced,
    Store,
    first_word,
)
from boxship.notation.refusals import NotationError
from boxship.rules.rulesets import SEAT_NAMES, Ruleset

MOST_DIGITS: Final = 9
LONGEST_LINE: Final = 1000


class LineText(str):
    """The text of a line, which knows its value.

    >>> from boxship import Machine, RULESETS
    >>> LineText.of(Machine(4), RULESETS["jumbo"])
    'machine purple'
    >>> LineText.parse("bid  7", RULESETS["classic"]).value
    Bid(amount=7)
    """

    __slots__ = ("value",)

    value: Line
    """The line as a value."""

    def __new__(cls, text: str, value: Line) -> Self:
        """A text and the value that it writes."""
        made = super().__new__(cls, text)
        made.value = value
        return made

    def __getnewargs__(self) -> tuple[str, Line]:  # type: ignore[override]  # what a copy is made of
        """What a copy of it is made of."""
        return str(self), self.value

    @classmethod
    def of(cls, line: Line, rules: Ruleset) -> LineText:
        """The text of a line, in the words of a ruleset; a NotationError for a value that no text has."""
        return cls(write(checked(line, rules.colours), rules.colours), line)

    @classmethod
    def parse(cls, text: str, rules: Ruleset) -> LineText:
        """Read a line; a NotationError says what can't be read and how such a line looks."""
        line = read(text, rules.colours)
        return cls(write(line, rules.colours), line)


# -- writing ---------------------------------------------------------------------------------------------------------


def write(line: Line, colours: Colours) -> str:
    """The text of a line."""
    match line:
        case lines.Word(word):
            return word
        case lines.Sell(goods):
            return f"sell {_write_store([goods], colours)}"
        case lines.Machine(colour):
            return f"machine {colours[colour]}"
        case lines.Produce(store):
            return f"produce -> {_write_store(store, colours)}"
        case lines.Buy(seat, goods, store):
            return f"buy {SEAT_NAMES[seat]}: {_write_store(goods, colours)} -> {_write_store(store, colours)}"
        case lines.Reprice(store):
            return f"reprice -> {_write_store(store, colours)}"
        case lines.Sail(where, goods, dock):
            cargo = _write_cargo(goods, dock, colours)
            return f"sail {where}: {cargo}" if cargo else f"sail {where}"
        case lines.Load(goods, dock):
            return f"load {_write_cargo(goods, dock, colours)}"
        case lines.Bid(amount):
            return f"bid {amount}"
        case lines.Accept(winner):
            return "accept" if winner is None else f"accept {SEAT_NAMES[winner]}"
        case lines.Seize(place, what, price):
            return " ".join(["seize", place, *([] if what is None else [write_container(what, price, colours)])])
        case lines.Building(kind):
            return f"building {kind}"
        case lines.Call(broker, space, laid, amount):
            return f"call {broker + 1} {BROKER_KINDS[space]}: {_write_laid(laid, colours) or amount}"
        case lines.Raise(laid, amount):
            return f"raise {_write_laid(laid, colours) or amount}"
        case lines.Return(laid):
            return f"return {_write_laid(laid, colours)}"


def write_container(colour: int, price: int | None, colours: Colours) -> str:
    """A container as a word: ``orange@3``, or ``orange`` without a price."""
    return colours[colour] if price is None else f"{colours[colour]}@{price}"


def write_laid(laid: Laid, colours: Colours) -> str:
    """A container of an own store as words: ``factory orange@2``."""
    return f"{STORES[laid.store]} {write_container(laid.colour, laid.price, colours)}"


def _write_store(store: Sequence[Priced], colours: Colours) -> str:
    return " ".join([write_container(colour, price, colours) for colour, price in store]) or "-"


def _write_cargo(goods: Store, dock: tuple[int, ...], colours: Colours) -> str:
    return _write_store(goods, colours) if goods else " ".join([colours[colour] for colour in dock])


def _write_laid(goods: tuple[Laid, ...], colours: Colours) -> str:
    """Containers of the card in order; the store is said anew only where it changes."""
    parts: list[str] = []
    store = -1
    for laid in goods:
        if laid.store == store:
            parts[-1] += f" {write_container(laid.colour, laid.price, colours)}"
        else:
            parts.append(write_laid(laid, colours))
        store = laid.store
    return ", ".join(parts)


# -- reading ---------------------------------------------------------------------------------------------------------


def read(text: str, colours: Colours) -> Line:
    """The value of a line; a NotationError says what can't be read and how such a line looks."""
    if len(text) > LONGEST_LINE:
        raise NotationError("too_long", most=LONGEST_LINE)
    first, _, rest = " ".join(text.split()).partition(" ")
    if not first:
        raise NotationError("empty")
    if first in SINGLE_WORDS:
        if rest:
            raise NotationError("nothing_follows", word=first, extra=rest)
        return lines.Word(first)
    if first not in _READERS:
        raise NotationError("unknown_word", word=first, known=sorted([*SINGLE_WORDS, *SHAPES]))
    try:
        return _READERS[first](rest, colours)
    except _ShapeError:
        raise NotationError("shape", word=first, example=SHAPES[first]) from None


def checked(line: Line, colours: Colours) -> Line:
    """A line that a program has made; a NotationError for a value that no text has, like a sixth colour."""
    try:
        if read(write(line, colours), colours) == line:
            return line
    except (IndexError, TypeError):
        pass  # a number that is no number of a colour, a seat or a broker
    word = first_word(line)
    raise NotationError("shape", word=word, example=SHAPES.get(word, (word,)))


class _ShapeError(Exception):
    """The words of a line do not stand where they should."""


def read_container(word: str, colours: Colours) -> Priced:
    """A container at a price."""
    name, at, price = word.partition("@")
    if not at:
        raise NotationError("price_missing", word=word)
    return Priced(read_colour(name, colours), read_number(price))


def read_colour(word: str, colours: Colours) -> int:
    """A container colour."""
    if word not in colours:
        raise NotationError("not_a_colour", word=word, known=list(colours))
    return list(colours).index(word)


def read_seat(word: str) -> int:
    """A seat."""
    if word not in SEAT_NAMES:
        raise NotationError("not_a_seat", word=word, known=list(SEAT_NAMES))
    return SEAT_NAMES.index(word)


def read_number(word: str) -> int:
    """A whole number of dollars, without sign or leading zeros."""
    if not (word.isascii() and word.isdigit()) or len(word) > MOST_DIGITS or (word[0] == "0" and word != "0"):
        raise NotationError("not_a_number", word=word)
    return int(word)


def read_store(text: str, colours: Colours) -> Store:
    """A whole store; ``-`` is an empty one."""
    if text == "-":
        return ()
    return _read_goods(text, colours)


def read_laid(text: str, colours: Colours) -> tuple[Laid, ...]:
    """Containers of the own stores: ``factory orange@2 black@1, harbour tan@4``."""
    try:
        return _read_laid(text, colours)
    except _ShapeError:
        raise NotationError("laid", word=text) from None


def _read_laid(text: str, colours: Colours) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    for part in text.split(","):
        store, _, words = part.strip().partition(" ")
        if store not in STORES or not words:
            raise _ShapeError
        laid += [Laid(STORES.index(store), *read_container(word, colours)) for word in words.split()]
    return tuple(laid)


def _read_goods(text: str, colours: Colours) -> Store:
    """One or more containers at prices."""
    if not text:
        raise _ShapeError
    return tuple(read_container(word, colours) for word in text.split())


def _read_cargo(text: str, colours: Colours) -> tuple[Store, tuple[int, ...]]:
    """Containers at prices, or bare colours (from the own dock)."""
    if "@" in text:
        return _read_goods(text, colours), ()
    if not text:
        raise _ShapeError
    return (), tuple(read_colour(word, colours) for word in text.split())


def _split(text: str, mark: str) -> tuple[str, str]:
    before, found, after = text.partition(mark)
    if not found or not after.strip():
        raise _ShapeError
    return before.strip(), after.strip()


def _read_sell(text: str, colours: Colours) -> Line:
    if " " in text or not text:
        raise _ShapeError
    return lines.Sell(read_container(text, colours))


def _read_machine(text: str, colours: Colours) -> Line:
    if not text or " " in text:
        raise _ShapeError
    return lines.Machine(read_colour(text, colours))


def _read_arranged(text: str, colours: Colours) -> Store:
    before, after = _split(text, "->")
    if before:
        raise _ShapeError
    return read_store(after, colours)


def _read_buy(text: str, colours: Colours) -> Line:
    seat, rest = _split(text, ":")
    goods, store = _split(rest, "->")
    return lines.Buy(read_seat(seat), _read_goods(goods, colours), read_store(store, colours))


def _read_sail(text: str, colours: Colours) -> Line:
    where, colon, _ = text.partition(":")
    where = where.strip()
    if not where:
        raise _ShapeError
    if where not in {"sea", "island", "bank", *SEAT_NAMES}:
        raise NotationError("not_a_place", word=where, known=["sea", "island", "bank", *SEAT_NAMES])
    if not colon:
        return lines.Sail(where)
    goods, dock = _read_cargo(_split(text, ":")[1], colours)
    if (where in {"sea", "island"}) or (where == "bank" and goods) or (where in SEAT_NAMES and dock):
        raise _ShapeError
    return lines.Sail(where, goods, dock)


def _read_bid(text: str, colours: Colours) -> Line:
    del colours
    if not text:
        raise _ShapeError
    return lines.Bid(read_number(text))


def _read_accept(text: str, colours: Colours) -> Line:
    del colours
    return lines.Accept(read_seat(text) if text else None)


def _read_seize(text: str, colours: Colours) -> Line:
    place, _, what = text.partition(" ")
    if place not in SEIZE_PLACES or " " in what or (place == "warehouse") != (not what):
        raise _ShapeError
    if place == "warehouse":
        return lines.Seize(place)
    if place in STORES:
        return lines.Seize(place, *read_container(what, colours))
    return lines.Seize(place, read_colour(what, colours))


def _read_building(text: str, colours: Colours) -> Line:
    del colours
    if text not in {"machine", "warehouse"}:
        raise _ShapeError
    return lines.Building(text)


def _read_call(text: str, colours: Colours) -> Line:
    space, bid = _split(text, ":")
    broker, _, kind = space.partition(" ")
    if broker not in {"1", "2", "3"} or kind not in BROKER_KINDS:
        raise _ShapeError
    if kind == "money":
        return lines.Call(int(broker) - 1, BROKER_KINDS.index(kind), goods=_read_laid(bid, colours))
    return lines.Call(int(broker) - 1, BROKER_KINDS.index(kind), amount=read_number(bid))


def _read_raise(text: str, colours: Colours) -> Line:
    if text.partition(" ")[0] in STORES:
        return lines.Raise(goods=_read_laid(text, colours))
    if not text:
        raise _ShapeError
    return lines.Raise(amount=read_number(text))


_READERS: Final[dict[str, Callable[[str, Colours], Line]]] = {
    "sell": _read_sell,
    "machine": _read_machine,
    "produce": lambda text, colours: lines.Produce(_read_arranged(text, colours)),
    "buy": _read_buy,
    "reprice": lambda text, colours: lines.Reprice(_read_arranged(text, colours)),
    "sail": _read_sail,
    "load": lambda text, colours: lines.Load(*_read_cargo(text, colours)),
    "bid": _read_bid,
    "accept": _read_accept,
    "seize": _read_seize,
    "building": _read_building,
    "call": _read_call,
    "raise": _read_raise,
    "return": lambda text, colours: lines.Return(_read_laid(text, colours)),
}
