"""Wire types besides ``boxship.table.shapes``: requests, answers and live messages.

A *token* is the secret of a seat, of the right to join, or of the right to watch. It stands in the fragment of a link
(``/t/TABLE#TOKEN``), which browsers never send in addresses, and goes to the server as ``Authorization: Bearer TOKEN``
or in the first message of a live connection.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boxship.bots.analysis.why import WhyCode  # msgspec reads the types
from boxship.table.lessons.course import COURSE
from boxship.table.lessons.shapes import LessonProgress
from boxship.table.shapes import Draft, Entry, Fact, Kind, Reason, Rules, Situation
from boxship.table.story_shapes import Story
from boxship.table.vocabulary import Phase, RuleOption  # msgspec reads the types

ShortName = Annotated[str, Meta(max_length=24)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
LineText = Annotated[str, Meta(max_length=600)]

ProblemCode = Literal[
    "refused",  # by the game; its reason is in ``reason``
    "not_found",
    "not_allowed",
    "invalid",
    "too_many",
    "too_large",
    "nothing_to_undo",
    "nothing_to_decide",
    "no_hints",
    "no_free_seat",
    "name_taken",
    "not_over",
    "ended",  # by agreement
    "bot_plays",
    "still_here",  # a bot plays only for who is away
    "resigned",
    "time_out",
    "is_over",  # where a game would be played on that has ended
    "running",  # where a game among people would be forked
    "bad_record",  # its line and its reason are in ``line`` and ``reason``
    "no_record",  # the text is something else
    "no_printing",  # two packages are missing
    "failed",
    "unreachable",  # the page's own word, where no server answers
]
TableStatus = Literal["waiting_for_me", "running", "finished"]

# -- what can be chosen for a new table -------------------------------------------------------------------------------


class RulesetChoice(Struct, frozen=True, kw_only=True):
    """A ruleset and the options it allows; the page explains each in the reader's language."""

    name: str
    options: list[RuleOption]


class BotChoice(Struct, frozen=True, kw_only=True):
    """A bot and how strong it is; the page has a name and a line of character for each."""

    name: str
    level: int
    wins: int
    """Of 100 games of ``classic`` against three traders."""


class Offers(Struct, frozen=True, kw_only=True):
    """Everything that a new table may be made of."""

    rulesets: list[RulesetChoice]
    players: list[int]
    bots: list[BotChoice]
    """The friendliest first."""
    levels: int
    """The highest level of a bot."""
    usual_bots: list[str]
    """Good company for a first game."""


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "person", "bot"]
    """``me``: whoever asks, and everybody who shares their screen; ``person``: whoever comes with the link to join."""
    style: ShortName = ""
    """Of a bot: its name, like ``trader`` or ``captain:3``."""
    name: ShortName = ""


class ClockRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clock for everybody, in seconds."""

    bank: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    """What each has at first."""
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """What they get for each decision."""


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. At least three seats and at most five; the first seat is blue."""

    rules: Annotated[str, Meta(max_length=400)] = "classic"
    """The words of a record: a ruleset, options, field=value."""
    seats: Annotated[list[SeatRequest], Meta(min_length=3, max_length=5)]
    clock: ClockRequest | None = None
    """None: everybody may take their time."""


class LessonRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to learn at, alone."""

    lesson: Annotated[int, Meta(ge=1, le=len(COURSE))]
    """Which one of the course, from 1."""
    instead: Pass | None = None
    """The table of an earlier lesson, which is cleared away: nobody needs it any more."""


# -- tables and seats -------------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody may see it."""

    seat: str
    name: str
    """Chosen by the player; empty: the page uses the colour."""
    kind: Literal["person", "bot"]
    style: str
    """Of a bot: its name, like ``trader`` or ``captain:3``; empty for a person."""
    taken: bool
    """False: nobody has come to this seat yet."""
    here: bool
    """Whether somebody is looking at the table from this seat now; always true for a bot."""
    away: str | None = None
    """Since when nobody is, in ISO 8601 (UTC); None: somebody is, nobody has come yet, or it is a bot's."""


class Origin(Struct, frozen=True, kw_only=True):
    """Where a fork comes from."""

    table: str | None
    """The table, for whoever forked it; None for everybody else, and where it was a record."""
    number: int
    """The moment of that table."""
    began: int
    """The number of the event after which the fork goes its own way."""
    round: int
    """The round in which it does."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as its reader may see it."""

    table: str
    rules: Rules
    seats: list[SeatInfo]
    me: str | None
    """The reader's seat; None for a spectator."""
    join: str | None
    """The token that gives the next free seat; only for those who sit here, and only while a seat is free."""
    watch: str | None
    """The token for spectators; for everybody who is here."""
    created: str
    """When, in ISO 8601 (UTC)."""
    rematch: bool
    """Whether somebody who played here has opened a rematch."""
    hints: bool
    """Whether the reader may ask for hints: they sit here, and everybody else is a bot."""
    host: bool = False
    """Whether the reader has made this table: they may renew its links, free seats, and let bots play for others."""
    patience: float = 0.0
    """After so many seconds of absence the host may let a bot play."""
    origin: Origin | None = None
    """Where this table was forked from; None: it was dealt."""


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat and the token that opens it."""

    seat: str
    token: str


class Seated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to making a table or joining one: the way to the own seat."""

    table: str
    seat: str
    token: str
    others: list[OwnSeat] = []
    """The further seats that were asked for as ``me``: of people who share a screen."""


class RematchRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play again after a finished game."""

    others: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=5)] = []
    """The tokens of further seats, of people who share a screen."""


class JoinRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take the next free seat."""

    name: ShortName = ""


class Invitation(Struct, frozen=True, kw_only=True):
    """What somebody with the link to join finds: a seat, or the way to watch."""

    free: bool
    """Whether a seat is left."""
    watch: str | None
    """The token to watch the table with, once all seats are taken."""


class RenewRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a link new; the old one opens nothing from then on."""

    link: Literal["join", "watch", "seat"]
    """To join or to watch: only the host. A seat: one's own; the host frees that of somebody else."""
    seat: ShortName = ""
    """Which seat is freed; empty: the own one gets a new link."""


class Renewed(Struct, frozen=True, kw_only=True):
    """The table with its new links."""

    info: TableInfo
    own: OwnSeat | None
    """The own seat, if its link is new."""


class RenameRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change the own name."""

    name: ShortName


class Pass(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table and a token for it, as a browser keeps them."""

    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]


class MineRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask how the own tables stand."""

    passes: Annotated[list[Pass], Meta(max_length=100)]


class Standing(Struct, frozen=True, kw_only=True):
    """How a running game stands for its reader, in short."""

    phase: Phase
    turn: str
    to_act: list[str]
    """Everybody who is waited for."""
    cash: int | None
    """The reader's own; None for a spectator, as the next one."""
    on_island: int | None
    """How many containers lie on the reader's island."""
    supply: dict[str, int]


class TableNews(Struct, frozen=True, kw_only=True):
    """How a table stands, for the list of the own tables."""

    table: str
    me: str | None
    rules: str
    seats: list[SeatInfo]
    round: int
    status: TableStatus
    winners: list[str]
    standing: Standing | None
    """None once the game is over."""
    changed: str
    """When something last happened, in ISO 8601 (UTC)."""


class Clocks(Struct, frozen=True, kw_only=True):
    """The clocks of people."""

    bank: int
    increment: int
    """Seconds that each has at first, and gets for each decision."""
    left: dict[str, int]
    """Milliseconds that each seat has left at this moment."""
    running: list[str]
    """Whose clock runs now."""


class Attendance(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who plays the seats, and how much time they have; the same for everybody."""

    bots: dict[str, str] = {}
    """Seats that a bot plays for their players, and its name."""
    resigned: list[str] = []
    """Those of them whose players have given up."""
    by_host: list[str] = []
    """Those of them that the host has a bot play: the host may give them back."""
    agreed: list[str] = []
    """Who would end the game now."""
    ended: bool = False
    """Whether everybody has ended it."""
    thinking: dict[str, int] = {}
    """People's seats that owe a decision, and for how many milliseconds by now."""
    clocks: Clocks | None = None
    """None: there is no clock."""


class TableState(Struct, frozen=True, kw_only=True):
    """State of a whole table, for a reader who comes to it."""

    info: TableInfo
    situation: Situation
    kinds: list[Kind]
    """What the reader may do now; empty while nothing is asked of them."""
    can_undo: bool
    attendance: Attendance | None = None
    """None where something is learned: nobody else waits there."""
    log: list[Entry]
    """The last entries after the number that the reader has seen; those before them come in pages."""
    more: bool = False
    """Whether there are such earlier entries."""
    lesson: LessonProgress | None = None
    """Where something is learned: how far the reader has come."""


# -- playing ----------------------------------------------------------------------------------------------------------


class LineCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Command to play a line. Sending the same ``id`` again changes nothing and gets the same answer."""

    id: CommandId
    line: LineText


class Typing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line as far as it has been typed."""

    text: LineText


class NextWords(Struct, frozen=True, kw_only=True):
    """What may stand at its end: whole words, for the one that was begun or for the next."""

    words: list[str]


class UndoCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take the own last line back."""

    id: CommandId


class AbsenceCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Command about who plays a seat: a bot takes it over, or its player takes it back."""

    id: CommandId
    seat: ShortName = ""
    """Empty: one's own; that of somebody else only for the host."""


class ResignCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Command to give up: a bot plays the seat to the end."""

    id: CommandId


class AgreementCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Command to end the game if everybody would, or to take that back."""

    id: CommandId
    agree: bool


class NudgeRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Remind somebody that it is their turn."""

    seat: ShortName


class NudgeAnswer(Struct, frozen=True, kw_only=True):
    """Whether they will notice."""

    heard: bool
    """Whether somebody is looking from that seat now."""


class Done(Struct, frozen=True, kw_only=True):
    """A command was carried out: the number of its last event."""

    number: int


class Problem(Struct, frozen=True, kw_only=True):
    """A request that was not carried out. Nothing has changed."""

    code: ProblemCode
    sentence: str
    """In English; the page says the code in its own language."""
    reason: Reason | None = None
    line: int | None = None
    """With ``bad_record``: the line of the text, from 1; None where no single line is wrong."""
    watch: str | None = None
    """With ``no_free_seat``: the token to watch the table with, for somebody who was invited and came too late."""


# -- advice -----------------------------------------------------------------------------------------------------------


class Estimate(Struct, frozen=True, kw_only=True):
    """A number that was estimated: the truth is within ``mean`` ± ``margin`` nineteen times out of twenty."""

    mean: float
    margin: float


class HintReason(Struct, frozen=True, kw_only=True):
    """Why a line may be good: a code of ``boxship.bots.analysis.why`` and its values, for any language."""

    code: WhyCode
    values: dict[str, int | str]
    """Money and counts are numbers; ``colour`` and ``seat`` are names of the notation."""


class HintLine(Struct, frozen=True, kw_only=True):
    """A line that could be played now, and what probably comes of it."""

    line: str
    draft: Draft
    """What makes this line, for whoever wants to change it before it is played."""
    money: Estimate
    """Dollars at the end of the game."""
    win: Estimate
    """The chance to win, from 0 to 1."""
    why: HintReason


class BidRange(Struct, frozen=True, kw_only=True):
    """What a rival will probably bid: less than ``low`` or more than ``high`` each once in ten times."""

    seat: str
    low: int
    middle: int
    high: int


class Hint(Struct, frozen=True, kw_only=True):
    """Advice for the seat that asked, from what this seat knows and from nothing else."""

    lines: list[HintLine]
    """The best first."""
    cargo: float | None
    """Dollars that the cargo being auctioned is worth on the own island now; None where there is no auction."""
    bids: list[BidRange]
    playouts: int
    """How often the game was played on to find this out."""


class Deed(Struct, frozen=True, kw_only=True):
    """A line of the past that was, or could have been, played, and what was to be expected of it."""

    line: str
    facts: list[Fact]
    """What it does, as in the log."""
    money: Estimate
    win: Estimate


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A decision that gave much away, judged by what its seat knew then."""

    number: int
    """The event in which the line was played."""
    round: int
    seat: str
    played: Deed
    better: Deed
    loss: Estimate
    """Dollars at the end of the game."""
    win_loss: Estimate
    why: HintReason | None = None
    """Why the other line may be better; None for points that were found before reasons were."""


class TurningPoints(Struct, frozen=True, kw_only=True):
    """The turning points of a finished game; while they are being worked out, there are none yet."""

    ready: bool
    points: list[TurningPoint]


class DealGame(Struct, frozen=True, kw_only=True):
    """A game that captains have played from the deal of another one."""

    totals: dict[str, int]
    winners: list[str]


class SeatLuck(Struct, frozen=True, kw_only=True):
    """What a deal is worth to a seat among equals."""

    ahead: Estimate
    """Dollars at the end beyond the average of the table."""
    win: Estimate
    """The chance to win, from 0 to 1."""


class Luck(Struct, frozen=True, kw_only=True):
    """What the deal of a finished game gave to each seat, by games that captains have played from it."""

    ready: bool
    played: int
    """So many games so far."""
    games: int
    """So many in all."""
    seats: dict[str, SeatLuck]
    """Nothing before there are two games."""


class DealtAgain(Struct, frozen=True, kw_only=True):
    """Games from one deal, and what they say about it."""

    games: list[DealGame]
    luck: Luck


class StoryPicture(Struct, frozen=True, kw_only=True):
    """The table after an event as a picture."""

    number: int
    address: str
    """The picture itself, as an address of data."""


class StoryFile(Struct, frozen=True, kw_only=True):
    """Everything that the story of a game needs in a file of its own."""

    language: str
    texts: str
    """The catalogue of that language, as far as a story needs it."""
    rules: Rules
    seats: list[SeatInfo]
    me: str | None
    situation: Situation
    story: Story
    turning_points: TurningPoints | None
    luck: Luck | None
    pictures: list[StoryPicture]


# -- live -------------------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, kw_only=True, tag="hello"):
    """From the page: who is there, and the last event it has seen (-1: none)."""

    token: Annotated[str, Meta(max_length=80)]
    last: Annotated[int, Meta(ge=-1, le=10_000_000)] = -1


class Ping(Struct, frozen=True, kw_only=True, tag="ping"):
    """From the page: is the connection alive?"""


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """To the page: the table, with the log after the last event it has seen."""

    table: TableState


class Moved(Struct, frozen=True, kw_only=True, tag="moved"):
    """To the page: one event. Their numbers follow each other without gaps."""

    entry: Entry
    situation: Situation
    kinds: list[Kind]
    can_undo: bool
    attendance: Attendance | None = None
    """None where something is learned: nobody else waits there."""
    lesson: LessonProgress | None = None
    """Where something is learned: how far the reader has come."""


class Seats(Struct, frozen=True, kw_only=True, tag="seats"):
    """To the page: somebody came, left, or changed a name."""

    info: TableInfo


class Nudged(Struct, frozen=True, kw_only=True, tag="nudged"):
    """To the page of one seat: somebody reminds them that it is their turn."""

    by: str
    """Their seat."""


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    """To the page: it is."""


class Closed(Struct, frozen=True, kw_only=True, tag="closed"):
    """To the page: the last message of a connection that can't go on."""

    problem: Problem


FromPage = Hello | Ping
ToPage = Welcome | Moved | Seats | Nudged | Pong | Closed
