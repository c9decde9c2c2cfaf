"""From a draft to the text of a line, kind by kind: what can be picked, what stands after the arrow, which amounts.

Lines are put together as text and tried as such, so a word that makes no sense is refused like one that was typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from boxship.game import View
from boxship.notation.line_text import read, read_colour, read_container, read_laid
from boxship.notation.lines import BROKER_KINDS, STORES, Priced
from boxship.notation.refusals import Refusal
from boxship.notation.write_position import heap, place, shelf
from boxship.rules import layout
from boxship.rules.auction import most_bid
from boxship.rules.bank import least_offer, most_offer
from boxship.rules.counts import has_machine, prices_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, NOBODY
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.choosing.refusals import reason_of, refused
from boxship.table.drafting.arranging import arranged, returned
from boxship.table.drafting.picking import pickable, productions
from boxship.table.shapes import Amount, Draft, Good, Piece, Reason


@dataclass(frozen=True)
class CompletedDraft:
    """A draft with everything that the table adds to it."""

    draft: Draft
    """With what was proposed filled in."""
    line: str
    """As far as it goes."""
    goods: list[Good] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    prices: dict[str, list[int]] = field(default_factory=dict)
    amount: Amount | None = None


def completed(view: View, draft: Draft) -> CompletedDraft:  # noqa: PLR0911  # one kind of line, one branch
    """A draft with what the table adds to it; a Refusal for words in it that can't be read."""
    completer = _Completer(view, draft)
    match draft.kind:
        case "produce":
            return completer.production()
        case "buy":
            return completer.purchase()
        case "reprice":
            return completer.repricing()
        case "sail" | "load":
            return completer.loading()
        case "sell":
            return completer.sale()
        case "bid":
            return completer.bid()
        case "call" | "raise":
            return completer.offer()
        case "return":
            return completer.placing()
        case _:
            return CompletedDraft(draft, " ".join(filter(None, (draft.kind, draft.target))))


class _Completer:
    """One draft on its way, over one view."""

    def __init__(self, view: View, draft: Draft) -> None:
        self.view = view
        self.g = view.state
        self.p = view.seat
        self.colours = view.rules.colours
        self.draft = draft

    # -- trying ------------------------------------------------------------------------------------------------------

    def why(self, text: str) -> Reason | None:
        """Why a line can't be played; None if it can."""
        try:
            line = read(text, self.colours)
        except Refusal as refusal:
            return reason_of(refusal)
        return refused(self.view, line)

    def filled(self, goods: Sequence[str], store: Sequence[str] | None = None, amount: int | None = None) -> Draft:
        """The draft with what was proposed."""
        return Draft(
            kind=self.draft.kind,
            target=self.draft.target,
            goods=list(goods),
            store=None if store is None else list(store),
            amount=amount,
        )

    # -- arranging a store -------------------------------------------------------------------------------------------

    def said(self) -> list[Priced]:
        """The arrangement in the draft, as far as there is one."""
        return [read_container(word, self.colours) for word in self.draft.store or ()]

    def arrange(self, store: int, added: Sequence[int]) -> list[Piece]:
        return arranged(self.view, store, added, self.said())

    def prices(self, *stores: int) -> dict[str, list[int]]:
        return {STORES[store]: prices_of(self.g, store) for store in stores}

    def production(self) -> CompletedDraft:
        """The colours are the player's choice only where not all can be made."""
        ways = productions(self.g, self.p)
        made = [read_colour(word, self.colours) for word in self.draft.goods]
        if len(ways) == 1:
            made = list(ways[0])

        def line(colours: Sequence[int]) -> str:
            return f"produce -> {' '.join(_words(self.arrange(FACTORY, colours))) or '-'}"

        def one_more(word: str) -> Reason | None:
            more = [*made, read_colour(word, self.colours)]
            if any(Counter(more) <= Counter(way) for way in ways):
                return None
            return self.why(line(more))

        machines = [self.colours[c] for c in range(COLOURS) if has_machine(self.g, self.p, c)]
        chosen = [self.colours[c] for c in made]
        pieces = self.arrange(FACTORY, made)
        return CompletedDraft(
            self.filled(chosen, _words(pieces)),
            line(made),
            goods=pickable(machines, "machine", chosen, one_more),
            pieces=pieces,
            prices=self.prices(FACTORY),
        )

    def repricing(self) -> CompletedDraft:
        """The harbour store, rearranged without a purchase."""
        pieces = self.arrange(HARBOUR, ())
        return CompletedDraft(
            self.filled([], _words(pieces)),
            f"reprice -> {' '.join(_words(pieces)) or '-'}",
            pieces=pieces,
            prices=self.prices(HARBOUR),
        )

    def purchase(self) -> CompletedDraft:
        """Containers of another player's factory store into the own harbour store."""
        picked, target = self.draft.goods, self.draft.target

        def line(goods: Sequence[str]) -> str:
            if not goods:
                return f"buy {target}:" if target else "buy"
            store = _words(self.arrange(HARBOUR, self.colours_of(goods)))
            return f"buy {target}: {' '.join(goods)} -> {' '.join(store) or '-'}"

        seller = self.seat_of(target)
        stock = [] if seller is None else shelf(self.g, seller, FACTORY, self.colours)
        pieces = self.arrange(HARBOUR, self.colours_of(picked))
        return CompletedDraft(
            self.filled(picked, _words(pieces)),
            line(picked),
            goods=pickable(stock, f"{target}.factory", picked, lambda word: self.why(line([*picked, word]))),
            pieces=pieces,
            prices=self.prices(HARBOUR),
        )

    def colours_of(self, goods: Sequence[str]) -> list[int]:
        return [read_container(word, self.colours).colour for word in goods]

    def seat_of(self, word: str | None) -> int | None:
        """Another seat of this game; None for any other word."""
        others = [q for q in range(self.g.players) if q != self.p and SEAT_NAMES[q] == word]
        return others[0] if others else None

    def placing(self) -> CompletedDraft:
        """What came back from the Payment Card, each container into the store it came from."""
        laid = read_laid(", ".join(self.draft.store), self.colours) if self.draft.store else ()
        pieces: list[Piece] = []
        for store in (FACTORY, HARBOUR):
            said = [Priced(goods.colour, goods.price) for goods in laid if goods.store == store]
            pieces += returned(self.view, store, said)
        words = [f"{piece.store} {word}" for piece, word in zip(pieces, _words(pieces), strict=True)]
        return CompletedDraft(
            self.filled([], words),
            f"return {', '.join(words)}",
            pieces=pieces,
            prices=self.prices(FACTORY, HARBOUR),
        )

    # -- the ship ----------------------------------------------------------------------------------------------------

    def loading(self) -> CompletedDraft:
        """A voyage, with what is loaded on arrival; or loading where the ship lies."""
        sailing = self.draft.kind == "sail"
        where = self.draft.target if sailing else place(self.g.at[self.p])
        seller = self.seat_of(where)
        stock: list[str] = []
        source = ""
        if seller is not None:
            stock, source = shelf(self.g, seller, HARBOUR, self.colours), f"{where}.harbour"
        elif where == "bank":
            stock, source = heap(self.g.dock[self.p], self.colours), f"{SEAT_NAMES[self.p]}.dock"
        picked = self.draft.goods if source or not sailing else []

        def line(goods: Sequence[str]) -> str:
            head = f"sail {where or ''}".strip() if sailing else "load"
            colon = ":" if sailing and goods else ""
            return " ".join([head + colon, *goods])

        return CompletedDraft(
            self.filled(picked),
            line(picked),
            goods=pickable(stock, source, picked, lambda word: self.why(line([*picked, word]))),
        )

    # -- selling at home ---------------------------------------------------------------------------------------------

    def sale(self) -> CompletedDraft:
        """One container; the reason of each says why it can't be the one."""
        goods: list[Good] = []
        for store in (FACTORY, HARBOUR):
            listed = {good.word for good in goods}
            stock = [word for word in shelf(self.g, self.p, store, self.colours) if word not in listed]
            where = f"{SEAT_NAMES[self.p]}.{STORES[store]}"
            goods += pickable(stock, where, self.draft.goods, lambda word: self.why(f"sell {word}"))
        return CompletedDraft(self.filled(self.draft.goods), " ".join(["sell", *self.draft.goods]), goods=goods)

    # -- money -------------------------------------------------------------------------------------------------------

    def bid(self) -> CompletedDraft:
        """A sealed bid; the least is proposed."""
        g, p = self.g, self.p
        amount = self.draft.amount or 0
        allowed = Amount(least=0, most=most_bid(g, p)) if g.phase == layout.BID else None
        return CompletedDraft(self.filled([], amount=amount), f"bid {amount}", amount=allowed)

    def offer(self) -> CompletedDraft:
        """A bid for a broker's space: money for the broker's containers, containers for the broker's money."""
        g = self.g
        if self.draft.kind == "call":
            head, kind = f"call {self.draft.target or ''}".strip(), (self.draft.target or "").partition(" ")[2]
            head += ":"
        else:
            head, kind = "raise", "" if g.holder == NOBODY else BROKER_KINDS[g.space % 2]
        if kind == BROKER_KINDS[layout.MONEY]:
            return self.offer_of_goods(head)
        least, most = least_offer(g), most_offer(g, self.p, layout.CONTAINERS)
        amount = least if self.draft.amount is None else self.draft.amount
        allowed = Amount(least=least, most=most) if kind else None
        return CompletedDraft(self.filled([], amount=amount), f"{head} {amount}", amount=allowed)

    def offer_of_goods(self, head: str) -> CompletedDraft:
        """Containers in the order in which they lie on the card; too few yet is no reason against one more."""
        picked = self.draft.goods
        least = least_offer(self.g)

        def one_more(word: str) -> Reason | None:
            reason = self.why(f"{head} {', '.join([*picked, word])}")
            if reason is None or reason.code != "bid_least":
                return reason
            # Too few yet. Whether there is another one, a bid that is large enough tells.
            enough = [*picked, *[word] * (least - len(picked))]
            return self.why(f"{head} {', '.join(enough)}") if picked.count(word) == stock[word] else None

        stock = Counter(
            f"{STORES[store]} {word}"
            for store in (FACTORY, HARBOUR)
            for word in shelf(self.g, self.p, store, self.colours)
        )
        goods: list[Good] = []
        for store in STORES:
            there = [word for word in stock.elements() if word.startswith(store)]
            goods += pickable(there, f"{SEAT_NAMES[self.p]}.{store}", picked, one_more)
        return CompletedDraft(self.filled(picked), f"{head} {', '.join(picked)}".strip(), goods=goods)


def _words(pieces: Sequence[Piece]) -> list[str]:
    return [f"{piece.colour}@{piece.price}" for piece in pieces]
