"""The shapes of what a table shows a seat. The page's TypeScript types are made from this file.

Everything here is what one seat, or a spectator, may know: it is made from a view and from nothing else. Words are the
words of the notation: seats (``red``), colours (``tan``), containers at a price (``tan@3``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from boxship import game
from boxship.notation.refusals import Code, Containers  # msgspec reads the types
from boxship.table.vocabulary import (
    Building,
    EndReason,
    EntryKind,
    FactKey,
    GainReason,
    LessonReason,
    LineKind,
    Phase,
    RuleOption,
    SeizePlace,
    ShipPlace,
    StoreName,
)

# -- what never changes during a game --------------------------------------------------------------------------------


class Rules(Struct, frozen=True, kw_only=True):
    """What the page must know of the rules to draw a table; it decides nothing with it."""

    words: str
    """As in a record: ``classic domestic_sale``."""
    colours: list[str]
    """In the one order in which colours are shown everywhere."""
    factory_prices: list[int]
    harbour_prices: list[int]
    machine_spaces: list[int]
    """What each space costs; 0 where a machine stands from the beginning."""
    warehouse_spaces: list[int]
    containers: int
    """Of each colour, in the supply at the beginning."""
    ship_places: int
    most_loans: int
    loan: int
    interest: int
    domestic_sale: bool
    investment_bank: bool
    open_money: bool
    round_limit: int
    card_values: dict[str, dict[str, int]]
    """Card (its $10 colour) -> colour -> worth without the bonus of every colour."""
    card_doubles: dict[str, str]
    """Card -> the colour that is worth 10 instead of 5 with every colour."""


class Edition(Struct, frozen=True, kw_only=True):
    """A ruleset as the rules in the page quote it: everything that a sentence of ``rules.ftl`` may be filled with."""

    words: str
    """As in a record: ``jumbo investment_bank``."""
    name: str
    """The named ruleset that it comes from."""
    options: list[RuleOption]
    """Those that can be added to the named ruleset."""
    colours: list[str]
    settings: dict[str, str]
    """Field of the ruleset -> what it is set to; an option is ``on`` or ``off``. Sentences differ by these."""
    money: dict[str, int]
    """Name in the sentences -> dollars."""
    numbers: dict[str, int]
    """Name in the sentences -> a number that is no money."""
    prices: dict[str, list[int]]
    """Prices of stores and of spaces for buildings, by the name of the field, rising; a first building is free: 0."""
    by_players: dict[str, list[int]]
    """Pieces in the box, by the name of the field, for three, four and five players."""
    worths: list[int]
    """What a place of a value card is worth, from the $10 place down; the second one without every colour."""
    cards: list[list[str]]
    """Each value card as its colours, from the $10 place down to the $2 place."""


class Editions(Struct, frozen=True, kw_only=True):
    """The ruleset that was asked for, and those that have a name, to be compared."""

    played: Edition
    named: list[Edition]


# -- what is on the table --------------------------------------------------------------------------------------------


class Board(Struct, frozen=True, kw_only=True):
    """One player's things."""

    seat: str
    cash: int | None
    """None: this seat's money is hidden from the reader."""
    loans: int
    machines: list[str | None]
    """By space; None is an empty space before a later machine."""
    warehouses: int
    factory: list[str]
    harbour: list[str]
    ship: list[str]
    at: ShipPlace
    island: dict[str, int]
    dock: list[str]
    """Containers on the own dock at the Investment Bank."""
    card: str | None
    """The colour worth $10; None: hidden from the reader."""
    actions: int
    """Left in the running turn; 0 for everybody else."""
    factory_room: int
    """How many containers the factory store holds at most."""


class Broker(Struct, frozen=True, kw_only=True):
    """One of the three brokers of the Investment Bank."""

    money: int
    containers: list[str]


class Payment(Struct, frozen=True, kw_only=True):
    """The open broker auction: who holds the Payment Card, for which space, and their bid."""

    holder: str
    space: str
    """``1 money`` or ``2 containers``."""
    money: int
    goods: list[str]
    """Like ``factory orange@2``, in the order on the card; empty where the bid is money."""


class Worth(Struct, frozen=True, kw_only=True):
    """What one colour is worth to the reader, if the game were scored now."""

    colour: str
    value: int
    """Of one container by the card, with the bonus of every colour if it counts now."""
    base: int
    """By the card without that bonus."""
    on_island: int
    drops: bool
    """Whether this colour is the one that is thrown away."""
    next_one: int
    """What one more of this colour would change the whole island by."""


class Mine(Struct, frozen=True, kw_only=True):
    """The reader's own secrets and sums."""

    seat: str
    cash: int
    loans: int
    card: str
    worths: list[Worth]
    """By worth, the dearest first."""
    island_total: int
    drops: str | None
    missing: list[str]
    """Colours not yet on the own island."""
    sealed_bid: int | None
    """The own bid that is sealed but not yet revealed."""


class Span(Struct, frozen=True, kw_only=True):
    """Dollars from ``low`` to ``high``."""

    low: int
    high: int


class Gain(Struct, frozen=True, kw_only=True):
    """One row of what a cargo is worth to the reader."""

    colour: str
    count: int
    card: Span | None
    """What the card says for these containers: the high end with every colour on the island; None for own ones."""
    amount: int
    """What the row counts if the game ended now."""
    end: Span
    """What it will probably count at the end of the game."""
    why: GainReason
    own: bool
    """Whether the row is about containers that lie on the own island already; False: about the cargo's."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What one answer of the seller does, in exact dollars."""

    line: str
    """``accept red`` or ``decline``."""
    bidder: str | None
    pays: int
    """What the seller pays (decline)."""
    gets: int
    """What the seller gets: the bid and the bank's subsidy."""
    subsidy: int
    """The part of it that the bank adds."""
    cash_before: int
    cash_after: int
    island_before: int
    """What the seller's island counts now, and after this answer."""
    island_after: int
    reason: Reason | None
    """Why this answer is not possible; None: it is."""


class Stake(Struct, frozen=True, kw_only=True):
    """What the reader may bid in the running round, from $0, and what each dollar of it does."""

    most: int
    already: int
    """What the reader bid in the first round: the bid of the extra round comes on top. 0 in the first."""
    seller_gets: int
    """For each dollar of an accepted bid: the dollar, and what the bank adds."""


class Auction(Struct, frozen=True, kw_only=True):
    """A cargo on the island and the bids for it."""

    seller: str
    cargo: list[str]
    extra: bool
    """Whether this is the additional round among tied bidders."""
    bidders: list[str]
    """Who bids in this round, from the seller's left; everybody but the seller once the bids are open."""
    sealed: list[str]
    """Who has sealed a bid. What is in it, nobody is told."""
    bids: dict[str, int]
    """Revealed bids: empty before the reveal; in the extra round the first ones, then the sums."""
    gains: list[Gain]
    """What the cargo would be worth to the reader; empty for a spectator."""
    card: Span | None
    """What the card says for the whole cargo; None for a spectator."""
    end: Span | None
    """What the cargo will probably bring the reader at the end of the game; None for a spectator."""
    later: Span | None
    """The part of it that no row is about: what it may change about all other containers by then; None: nothing."""
    island_before: int
    island_after: int
    """What the reader's island counts now, and with the cargo."""
    outcomes: list[Outcome]
    """For the seller once the bids are open; empty for everybody else."""
    stake: Stake | None = None
    """For the reader while they bid, also when the bid is sealed; None for everybody else."""


@dataclass(frozen=True, kw_only=True)
class Score(game.Score):
    """A seat's final money, broken down as the rulebook does, and its place."""

    seat: str
    worths: list[Worth]
    place: int
    """1 is first; equal totals that the rules do not part share a place."""
    winner: bool


class Situation(Struct, frozen=True, kw_only=True):
    """The whole table as the reader may see it."""

    number: int
    """How many events the table has seen; also the key of this situation in the history."""
    round: int
    turn: str
    to_act: list[str]
    """Everybody who is waited for; who has sealed a bid is not among them."""
    phase: Phase
    boards: list[Board]
    supply: dict[str, int]
    removed: dict[str, int]
    machines_left: dict[str, int]
    warehouses_left: int
    ending: bool
    ended: EndReason | None
    winners: list[str]
    brokers: list[Broker]
    payment: Payment | None
    auction: Auction | None
    mine: Mine | None
    """None for a spectator."""
    scores: list[Score]
    """In the order of places, once the game is over; empty before."""


# -- deciding --------------------------------------------------------------------------------------------------------


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is not possible: a code of a refusal or of a lesson, and its values, for any language."""

    code: Literal[Code, LessonReason]
    values: dict[str, int | str | list[int | str | Containers]]
    """Money and counts are numbers; seats, colours and places are their names in the notation."""
    sentence: str
    """In English."""


class Target(Struct, frozen=True, kw_only=True):
    """One choice within a kind of line: a seat, a colour, a place."""

    target: str
    """As it stands in the line: ``red``, ``sea``, ``orange``, ``2 containers``, ``island orange``."""
    cost: int | None
    """In dollars, where it is fixed."""
    reason: Reason | None
    """None: it is lit."""


class Kind(Struct, frozen=True, kw_only=True):
    """A kind of line: a button."""

    kind: LineKind
    cost: int | None
    payee: str | None
    """The seat that gets what it costs; None where nobody at the table does."""
    reason: Reason | None
    """None: it is lit."""
    targets: list[Target]
    """Empty where the kind has none."""
    useless: bool
    """Whether it is possible and brings nothing: no container would be made, or there is none to price."""


class Draft(Struct, frozen=True, kw_only=True):
    """A line on its way, as the page sends it: only what the player has said so far."""

    kind: LineKind
    target: str | None = None
    goods: list[str] = []
    """Containers picked: to buy, to load, to sell, to offer. ``tan@3``, on a dock ``tan``, in an offer
    ``factory tan@3``; for ``produce`` the colours chosen where not all can be made."""
    store: list[str] | None = None
    """The arrangement after the arrow, or of what is returned (``factory tan@3``); None: as proposed."""
    amount: int | None = None


class Good(Struct, frozen=True, kw_only=True):
    """A container that could be picked."""

    word: str
    """As in ``Draft.goods``."""
    where: str
    """Whose and where: ``red.factory``, ``red.harbour``, ``blue.dock``; ``machine`` for what is produced."""
    there: int
    """How many of it lie there."""
    picked: int
    reason: Reason | None
    """Why one more can't be picked (where only one is picked: why not this one); None: it is lit."""


class Piece(Struct, frozen=True, kw_only=True):
    """A container in a store that is being arranged."""

    colour: str
    price: int
    new: bool
    """Whether it was not there before."""
    store: StoreName


class Amount(Struct, frozen=True, kw_only=True):
    """A sum of money to choose."""

    least: int
    most: int


class Composition(Struct, frozen=True, kw_only=True):
    """What the table answers to a draft."""

    draft: Draft
    """The draft with what was proposed filled in."""
    line: str
    """The line so far, as it would be typed."""
    reason: Reason | None
    """Why it can't be confirmed yet; None: it can."""
    goods: list[Good]
    pieces: list[Piece]
    """The store after the arrow; empty where nothing is arranged."""
    prices: dict[str, list[int]]
    """The prices that each store has, for the pieces."""
    amount: Amount | None
    cash_before: int
    cash_after: int | None
    """None while the line can't be played or what it costs is not settled."""
    ends_turn: bool
    lasting: bool
    """Whether the line could not be taken back once it is played, or can't be played yet."""
    useless: bool
    """Whether the line would change nothing but the action that it takes, and the wage of a production."""
    after: Situation | None
    """The table after this line, as far as the reader can know; None while it can't be played."""


# -- what happened ---------------------------------------------------------------------------------------------------


class Container(Struct, frozen=True, omit_defaults=True):
    """A container of a fact, with its price and its store where they are part of what happened."""

    colour: str
    price: int | None = None
    store: StoreName | None = None


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One sentence of the log as data: which one, and what goes into it. Each key says what it has."""

    key: FactKey
    seat: str | None = None
    """Who did it; None where nobody did."""
    other: str | None = None
    """The other seat in the sentence."""
    seats: list[str] = []
    amount: int | None = None
    was: int | None = None
    """The price before."""
    unpaid: int | None = None
    """Of the interest, in dollars."""
    goods: list[Container] = []
    store: list[Container] = []
    """What the store that was arranged holds then."""
    bids: dict[str, int] = {}
    machine: str | None = None
    """Its colour."""
    building: Building | None = None
    place: SeizePlace | None = None
    broker: int | None = None
    """From 1 to 3."""
    ended: EndReason | None = None
    bot: str | None = None
    """The name of a bot that plays for somebody."""
    money: dict[str, int] = {}
    """What this changed in the cash of seats, as far as it is public."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one event did, as log and for the animations."""

    number: int
    seat: str | None
    line: str
    """The line as the reader may know it: ``bid`` without an amount while it is sealed."""
    kind: EntryKind
    round: int
    turn: str
    facts: list[Fact]
    next_round: int | None = None
    """The round that began with it; None: none did."""
    next_facts: int = 0
    """How many of the facts, from the last one, belong to that round: what its first turn began with."""
