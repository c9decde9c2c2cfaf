"""What happened, told in sentences: decisions and what followed from them, as one seat heard and saw it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from boxship.cli.terminal.screen import Screen
from boxship.game import Game
from boxship.notation import lines
from boxship.notation.lines import Line, read, write
from boxship.notation.records import Record
from boxship.notation.write_position import Position
from boxship.render.position_fields import listing
from boxship.rules.rulesets import BROKER_NAMES, SEAT_NAMES

SEALED = " a sealed bid."


@dataclass(frozen=True)
class News:
    """One decision and what followed from it."""

    round: int
    seat: str
    sentences: tuple[str, ...]
    next_turn: tuple[str, ...] = ()
    """What is to be said of the turn that begins then, which may be in the next round."""
    next_round: int = 0


@dataclass
class Chronicle:
    """The news of a game for a seat, or for somebody who sees everything (None)."""

    viewer: str | None
    colours: Sequence[str]
    news: list[News] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game, viewer: str | None) -> Chronicle:
        """The whole story so far."""
        chronicle = cls(viewer, game.rules.colours)
        before = Game(Record(game.header)).position(viewer)
        heard = game.lines if viewer is None else game.view(viewer).lines
        for said, after in zip(heard, game.positions(viewer), strict=True):
            chronicle.add(before, said, after)
            before = after
        return chronicle

    def add(self, before: Position, said: str, after: Position) -> None:
        """Tell one more decision: ``said`` is ``seat: line`` as the viewer heard it, between two positions he saw."""
        seat, _, text = said.partition(": ")
        teller = _Teller(self.viewer, self.colours, seat, before, after)
        told, next_turn = tuple(teller.told(text)), tuple(teller.next_turn())
        self.news.append(News(before["round"], seat, told, next_turn, after["round"]))

    def show(self, screen: Screen, first: int = 0) -> None:
        """Print the sentences from the decision with that number on, with a heading for each round."""
        heading = self.news[first - 1].round if first else 0
        for news in together(self.news[first:]):
            for number, sentences in ((news.round, news.sentences), (news.next_round, news.next_turn)):
                if sentences and number != heading:
                    heading = number
                    screen.show(f"Round {heading}")
                for sentence in sentences:
                    screen.tell(sentence)


def together(all_news: Iterable[News]) -> Iterator[News]:
    """The same news, with sealed bids that follow each other told in one sentence."""
    for sealed, group in groupby(all_news, key=lambda news: news.sentences[0].endswith(SEALED)):
        told = list(group)
        if not sealed or len(told) == 1:
            yield from told
            continue
        names = [news.seat for news in told]
        sentence = f"{listing([names[0].capitalize(), *names[1:]])} make sealed bids."
        last = told[-1]
        yield News(told[0].round, told[0].seat, (sentence, *last.sentences[1:]), last.next_turn, last.next_round)


class _Teller:
    """Tells one decision. You are addressed as such; everybody else is called by his seat."""

    def __init__(
        self, viewer: str | None, colours: Sequence[str], seat: str, before: Position, after: Position
    ) -> None:
        self.viewer = viewer
        self.colours = colours
        self.seat = seat
        self.before = before
        self.after = after

    def told(self, text: str) -> Iterator[str]:
        is_bid = text.split(maxsplit=1)[0] == "bid"
        yield self.bid(text) if is_bid else self.decision(read(text, self.colours))
        yield from self.auction() if is_bid else ()
        yield from self.aftermath()

    # -- words -------------------------------------------------------------------------------------------------------

    def does(self, verb: str, seat: str = "") -> str:
        """Who does what: ``You take``, ``Red takes``."""
        seat = seat or self.seat
        return f"You {verb}" if seat == self.viewer else f"{seat.capitalize()} {verb}s"

    def whose(self, seat: str) -> str:
        return "your" if seat == self.viewer else f"{seat}'s"

    def name(self, seat: str) -> str:
        return "you" if seat == self.viewer else seat

    def store(self, store: lines.Store) -> str:
        return write(lines.Reprice(store), self.colours).removeprefix("reprice -> ")

    def load(self, goods: lines.Store, dock: tuple[int, ...]) -> str:
        return write(lines.Load(goods, dock), self.colours).removeprefix("load ").strip()

    def offer(self, line: lines.Call | lines.Raise) -> str:
        return f"${line.amount}" if line.amount else write(lines.Raise(line.goods), self.colours).removeprefix("raise ")

    # -- decisions ---------------------------------------------------------------------------------------------------

    def bid(self, text: str) -> str:
        """A sealed bid: its amount is told only to the bidder, and to somebody who sees everything."""
        amount = text.partition(" ")[2]
        if amount and self.viewer in {None, self.seat}:
            return f"{self.does('bid')} ${amount}."
        return f"{self.does('make')}{SEALED}"

    def decision(self, line: Line) -> str:
        match line:
            case lines.Word(word):
                told = self.word(word)
            case lines.Sell(goods):
                told = f"{self.does('sell')} {self.store((goods,))} at home"
            case lines.Machine(colour):
                told = f"{self.does('buy')} a machine: {self.colours[colour]}"
            case lines.Produce(store):
                told = (
                    f"{self.does('produce')} {self.made()}; {self.whose(self.seat)} factory store: {self.store(store)}"
                )
            case lines.Buy(seller, goods, store):
                bought = f"{self.does('buy')} {self.store(goods)} from {self.name(SEAT_NAMES[seller])}"
                told = f"{bought}; {self.whose(self.seat)} harbour store: {self.store(store)}"
            case lines.Reprice(store):
                told = f"{self.does('rearrange')} the harbour store: {self.store(store)}"
            case lines.Sail(where, goods, dock):
                told = self.voyage(where, self.load(goods, dock))
            case lines.Load(goods, dock):
                told = f"{self.does('load')} {self.load(goods, dock)}"
            case lines.Accept(winner):
                told = self.accepted(None if winner is None else SEAT_NAMES[winner])
            case lines.Seize(place):
                told = self.seized(place, write(line, self.colours).removeprefix(f"seize {place}").strip())
            case _:
                told = self.banking(line)
        return f"{told}."

    def word(self, word: str) -> str:
        declined = f"{self.does('decline')}, {self.verb('pay')} ${self.highest()} and {self.verb('keep')} the cargo"
        return {
            "loan": f"{self.does('take')} a loan",
            "repay": f"{self.does('repay')} a loan",
            "default": f"{self.does('default')} on the interest",
            "keep": f"{self.does('sell')} nothing at home",
            "warehouse": f"{self.does('buy')} a warehouse",
            "decline": declined,
            "end": f"{self.does('end')} the turn",
        }[word]

    def seized(self, place: str, what: str) -> str:
        debtor = self.before["turn"]
        if place == "warehouse":
            return f"{self.does('seize')} {self.whose(debtor)} dearest warehouse"
        if place == "machine":
            return f"{self.does('seize')} {self.whose(debtor)} {what} machine"
        store = f"{place} store" if place in lines.STORES else place
        return f"{self.does('seize')} {what} from {self.whose(debtor)} {store}"

    def banking(self, line: Line) -> str:
        """The Investment Bank, and the debtor's word about his buildings."""
        match line:
            case lines.Call(broker, kind):
                lot = f"the {lines.BROKER_KINDS[kind]} of broker {BROKER_NAMES[broker]}"
                return f"{self.does('bid')} {self.offer(line)} for {lot}"
            case lines.Raise():
                return f"{self.does('outbid')} {self.name(self.before['payment']['holder'])} with {self.offer(line)}"
            case lines.Building(kind):
                return f"{self.does('say')} that a {kind} may be seized"
            case _:
                goods = write(line, self.colours).removeprefix("return ")
                return f"{self.does('put')} back what came from the Payment Card: {goods}"

    def verb(self, verb: str) -> str:
        return verb if self.seat == self.viewer else f"{verb}s"

    def made(self) -> str:
        """What was produced: the difference of the stores."""
        key = f"{self.seat}.factory"
        made = Counter(word.partition("@")[0] for word in self.after[key])
        made.subtract(word.partition("@")[0] for word in self.before[key])
        return " ".join(sorted(made.elements(), key=self.colours.index)) or "nothing"

    def voyage(self, where: str, loaded: str) -> str:
        if where == "island":
            cargo = " ".join(self.before[f"{self.seat}.ship"])
            return f"{self.does('land')} on the island with {cargo}: everybody else bids"
        if where == "sea":
            return f"{self.does('sail')} out to sea"
        port = "the bank" if where == "bank" else f"{self.whose(where)} harbour"
        business = "load" if where == "bank" else "buy"
        return f"{self.does('sail')} to {port}" + (f" and {self.verb(business)} {loaded}" if loaded else "")

    def highest(self) -> int:
        return max(self.before["bids"].values(), default=0)

    def accepted(self, winner: str | None) -> str:
        bids = self.before["bids"]
        winner = winner or max(bids, key=bids.__getitem__)
        island = f"{self.whose(winner)} island"
        return f"{self.does('accept')} {self.whose(winner)} ${bids[winner]}: the cargo goes to {island}"

    # -- what follows ------------------------------------------------------------------------------------------------

    def auction(self) -> Iterator[str]:
        """The bids once they are revealed, and who goes on."""
        bids, to_act = self.after["bids"], self.after["to_act"]
        seller = self.before["turn"]
        if not bids and (self.after["turn"] != seller or self.after["over"]):
            yield f"All bids are zero: {self.name(seller)} {'keep' if seller == self.viewer else 'keeps'} the cargo."
        elif bids and (to_act == [seller] or bids != self.before["bids"]):
            yield "The bids: " + ", ".join(f"{self.name(seat)} ${bid}" for seat, bid in bids.items()) + "."
            if seller not in to_act:
                yield f"A tie: {' and '.join(self.name(seat) for seat in to_act)} bid once more."

    def aftermath(self) -> Iterator[str]:
        """What the engine did without being asked."""
        before, after = self.before, self.after
        if after["over"]:
            yield from self.collected()
        if after["ending"] and not before["ending"]:
            yield "Two colours have run out: this is the last turn."
        if after["over"]:
            yield "The game is over."

    def next_turn(self) -> Iterator[str]:
        """What the next player's turn begins with."""
        before, after = self.before, self.after
        if after["turn"] == before["turn"] or after["over"]:
            return
        yield from self.collected()
        if after[f"{after['turn']}.loans"]:
            loans = after[f"{after['turn']}.loans"]
            owner = "You begin" if after["turn"] == self.viewer else f"{after['turn'].capitalize()} begins"
            yield f"{owner} the turn with {'one loan' if loans == 1 else 'two loans'}: interest is due."

    def collected(self) -> Iterator[str]:
        """The lot of the open broker auction goes to the one who holds the Payment Card."""
        before, after = self.before, self.after
        if before["payment"] and not after["payment"]:
            holder, space = before["payment"]["holder"], before["payment"]["space"].split()
            yield f"{self.does('collect', holder)} the {space[1]} of broker {BROKER_NAMES[int(space[0]) - 1]}."
