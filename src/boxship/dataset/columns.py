"""Columns: what every table of an exported set holds, each column with its type and its meaning.

The types are words of Parquet's own (``int32``, ``list<int16>``); ``docs/data.md`` has the same list, and a test
compares both.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CONTAINERS: Final = "list<struct<colour: string, price: int16, store: string>>"
"""Containers: the colour, and where they are known the price and the store (``factory`` or ``harbour``)."""


class Column(NamedTuple):
    """One column of a table."""

    name: str
    kind: str
    """Its type; a value may be missing (null) where ``meaning`` says so."""
    meaning: str


GAMES: Final = (
    Column("game", "int64", "the number of the game in this set, from 0; the key of the other tables"),
    Column("source", "string", "the file of the record"),
    Column("rules", "string", "the ruleset with its options, as the record says it"),
    Column("players", "int8", "how many seats; seat 0 is blue, then red, yellow, green, purple"),
    Column("names", "list<string>", "who sat in each seat; null where the record does not say"),
    Column("seed", "int64", "the seed of the deal; null where the record does not say"),
    Column("number", "int64", "the number of the deal of that seed; null where the record does not say"),
    Column("first", "int8", "the seat that began"),
    Column("machines", "list<string>", "the colour of each seat's first machine"),
    Column("cards", "list<string>", "the colour of each seat's value card"),
    Column("bank", "list<list<string>>", "the colours drawn for the first two brokers; null without the bank"),
    Column("extras", "list<struct<key: string, value: string>>", "the other keys of the record, in their order"),
    Column("decisions", "int32", "how many lines were played"),
    Column("rounds", "int16", "the round of the last position"),
    Column("ended", "string", "supply or round_limit; null in a game that has not ended"),
    Column("totals", "list<int32>", "each seat's final money; null in a game that has not ended"),
    Column("winners", "list<int8>", "the winner, or all who share the victory; null in a game that has not ended"),
    Column("version", "string", "the version of Boxship that replayed and exported the game"),
)
DECISIONS: Final = (
    Column("game", "int64", "the game"),
    Column("decision", "int32", "the number of the decision in its game, from 0"),
    Column("round", "int16", "the round"),
    Column("turn", "int8", "the seat whose turn it is"),
    Column("seat", "int8", "the seat that decides"),
    Column("kind", "string", "the first word of the line: produce, buy, bid, …"),
    Column("line", "string", "the decision as a line of the notation"),
    Column("steps", "list<int16>", "the same decision as steps of the engine"),
)
OBSERVATION: Final = Column(
    "observation", "list<int16>", "what the seat knew before it decided, as the row of numbers that a crowd gives"
)
EVENTS: Final = (
    Column("game", "int64", "the game"),
    Column("decision", "int32", "the decision that it followed from"),
    Column("event", "int16", "its place among the events of that decision, from 0"),
    Column("round", "int16", "the round of that decision"),
    Column("kind", "string", "what happened: a key of the log, such as buy, accept, bids, loan, interest, price-raise"),
    Column("seat", "int8", "who did it; null where nobody did"),
    Column("other", "int8", "the other seat: the seller, the buyer, the union boss; null where there is none"),
    Column("seats", "list<int8>", "the seats it is about, where these are several: tied bidders, winners"),
    Column("amount", "int32", "dollars: the price, the bid, the loan, the interest; null where it has none"),
    Column("was", "int32", "the price before, of price-lower and price-raise; null elsewhere"),
    Column("unpaid", "int32", "dollars of interest that stayed unpaid; null where none did"),
    Column("goods", CONTAINERS, "the containers it is about"),
    Column("store", CONTAINERS, "what a store that was arranged holds then"),
    Column("bids", "list<int32>", "each seat's bid, null for who did not bid; null but in bids and bids-extra"),
    Column("machine", "string", "the colour of a machine; null elsewhere"),
    Column("building", "string", "machine or warehouse, where the debtor or the neighbour names one; null elsewhere"),
    Column("place", "string", "where it happened: a store, the island, the ship, the dock; null elsewhere"),
    Column("broker", "int8", "the broker of the Investment Bank, 1 to 3; null elsewhere"),
    Column("ended", "string", "of the event over: supply or round_limit; null elsewhere"),
    Column("money", "list<int32>", "what it changed in each seat's cash"),
)
TABLES: Final = {"games": GAMES, "decisions": DECISIONS, "events": EVENTS}
"""Every table of a set, by the name of its file."""


STEPS: Final = Column("steps", "int32", "how many steps of the engine were taken; null where only lines were counted")
_OF_A_RESULT: Final = (
    *("rules", "players", "names", "seed", "number", "first", "decisions"),
    *("rounds", "ended", "totals", "winners", "version"),
)
RESULTS: Final = (*(column for column in GAMES if column.name in _OF_A_RESULT), STEPS)
"""One row for each game that was played and not replayed: of ``boxship simulate``; ``decisions`` is null where only
steps were counted."""


def tables(*, observations: bool) -> dict[str, tuple[Column, ...]]:
    """The tables of a set, with or without what seats knew."""
    return {**TABLES, "decisions": (*DECISIONS, OBSERVATION)} if observations else dict(TABLES)
