"""The news of a game: every decision and what followed from it, as one seat heard and saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from boxship.cli.terminal.screen import Screen
from boxship.cli.terminal.sentences import Sentences
from boxship.game import Game
from boxship.notation.lines import Bid
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.view import view
from boxship.table.shapes import Fact
from boxship.table.telling.consequences import at_once, at_the_next_turn
from boxship.table.telling.decision_facts import Change, decision
from boxship.table.telling.log import bid_amount, sealed
from boxship.table.telling.story import changes


@dataclass(frozen=True)
class News:
    """One decision and what followed from it."""

    round: int
    seat: str
    facts: tuple[Fact, ...]
    next_turn: tuple[Fact, ...] = ()
    """What the turn that begins then begins with; it may be in the next round."""
    next_round: int = 0

    @property
    def is_sealed_bid(self) -> bool:
        """Whether it is a bid whose amount the reader does not know."""
        return self.facts[0].key == "sealed"


@dataclass
class Chronicle:
    """The news of a game for a seat, or for somebody who sees everything (None)."""

    viewer: str | None
    news: list[News] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game, viewer: str | None) -> Chronicle:
        """The whole story so far."""
        chronicle = cls(viewer)
        for change in changes(game):
            chronicle.add(change)
        return chronicle

    def add(self, change: Change) -> None:
        """Tell one more decision, with nothing hidden: the viewer hears of it what a seat may know."""
        if self.viewer is not None:
            seat = SEAT_NAMES.index(self.viewer)
            change = change._replace(before=view(change.before, seat), after=view(change.after, seat))
        decided = decision(change)
        if isinstance(change.line, Bid):
            known = self.viewer in {None, change.name}
            decided = [bid_amount(change.name, change.line.amount) if known else sealed(change.name)]
        self.news.append(
            News(
                change.before.round_number,
                change.name,
                (*decided, *at_once(change)),
                tuple(at_the_next_turn(change, decided)),
                change.after.round_number,
            )
        )

    def show(self, screen: Screen, first: int = 0) -> None:
        """Print the sentences from the decision with that number on, with a heading for each round."""
        sentences = Sentences(screen.texts, self.viewer)
        heading = self.news[first - 1].round if first else 0
        for news in together(self.news[first:]):
            for number, facts in ((news.round, news.facts), (news.next_round, news.next_turn)):
                if facts and number != heading:
                    heading = number
                    screen.show(sentences.heading(number))
                for fact in facts:
                    screen.tell(sentences.sentence(fact))


def together(all_news: Iterable[News]) -> Iterator[News]:
    """The same news, with sealed bids that follow each other told in one sentence."""
    for are_sealed, group in groupby(all_news, key=lambda news: news.is_sealed_bid):
        told = list(group)
        if not are_sealed:
            yield from told
            continue
        first, last = told[0], told[-1]
        facts = (sealed(*(news.seat for news in told)), *last.facts[1:])
        yield News(first.round, first.seat, facts, last.next_turn, last.next_round)
