"""A finished game in figures, as data: worth by part, auctions, money, prices."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Stage = Literal[
    "wages", "factory", "harbour", "auction", "subsidy", "building", "loan", "interest", "bank", "home_sale"
]
"""What money was paid for: wages of the Union Boss, containers of a factory and of a harbour store, cargoes, what the
bank adds to an accepted bid, machines and warehouses, loans and their interest, the Investment Bank, domestic sales."""


class Story(Struct, frozen=True, kw_only=True):
    """A finished game in figures."""

    worth: dict[str, list[WorthParts]]
    """Seat -> what it would score at the start and after each round."""
    auctions: list[StoryAuction]
    judgement: dict[str, Judgement]
    """Seat -> how it did in all auctions together."""
    flows: list[Flow]
    prices: dict[str, list[AskedPrices]]
    """Colour -> what is asked for it at the start and after each round."""
    trades: list[Trade]


class WorthParts(Struct, frozen=True, kw_only=True):
    """What a seat would score if the game ended now, by its parts; they add up to the total."""

    cash: int
    island: int
    harbour: int
    ship: int
    dock: int
    loans: int
    """Zero or less."""
    total: int


class StoryAuction(Struct, frozen=True, kw_only=True):
    """One auction of the game."""

    number: int
    """The event in which it was settled."""
    round: int
    seller: str
    cargo: list[str]
    bids: dict[str, int]
    buyer: str
    """The seller, if they kept the cargo."""
    price: int
    """What the buyer paid; a seller who keeps the cargo pays the highest bid to the bank."""
    then: dict[str, int]
    """Seat -> what the cargo would have added to its island, had the game ended there."""
    brought: dict[str, int]
    """Seat -> what it added to the island at the end of the game, or would have added."""
    gain: int
    """What it brought its buyer in the end, less the price."""


class Judgement(Struct, frozen=True, kw_only=True):
    """How a seat did in all auctions together, judged by what the cargoes brought in the end."""

    bought: int
    """Cargoes bought, or kept."""
    paid: int
    brought: int
    bids: int
    """Bids made for the cargoes of others."""
    off: float
    """How far a bid was from what the cargo brought, or would have brought, on average; 0 without bids."""
    below: float
    """The same with its sign: how far bids were below it."""


class Flow(Struct, frozen=True, kw_only=True):
    """Money that went from one to another in the whole game; ``bank`` is the bank."""

    payer: str
    payee: str
    amount: int
    stages: dict[Stage, int]
    """What it was paid for; adds up to the amount."""


class AskedPrices(Struct, frozen=True, kw_only=True):
    """The mean price of a colour in all stores of a kind; None where nobody offers it."""

    factory: float | None
    harbour: float | None


class Trade(Struct, frozen=True, kw_only=True):
    """Containers of a colour that one player bought from another."""

    round: int
    buyer: str
    seller: str
    store: Literal["factory", "harbour"]
    colour: str
    price: int
