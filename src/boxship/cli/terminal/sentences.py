"""A fact of the log as a sentence in the reader's language: the catalogue's own, with containers and prices in words.

The page draws the containers instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from boxship.catalogue import Catalogue
from boxship.cli.terminal.words import colour_name, goods_words, seat_name
from boxship.rules.rulesets import BROKER_NAMES
from boxship.table.shapes import Container, Fact


class Sentences:
    """The sentences of a language, for a seat or for somebody who sees everything (None)."""

    def __init__(self, texts: Catalogue, viewer: str | None) -> None:
        self._texts = texts
        self._viewer = viewer

    def sentence(self, fact: Fact) -> str:
        """The whole sentence: what happened, the store that was arranged, and whose cash changed by how much."""
        texts = self._texts
        said = texts.text(
            f"log-{fact.key}",
            {
                "seat": self._name(fact.seat),
                "other": self._name(fact.other),
                "seats": texts.listed([self._name(seat) for seat in fact.seats]),
                "players": len(fact.seats),
                "bids": texts.listed([self._sum(seat, texts.money(amount)) for seat, amount in fact.bids.items()]),
                "goods": self._goods(fact.goods),
                "count": len(fact.goods),
                "machine": colour_name(texts, fact.machine) if fact.machine else "",
                "kind": fact.building or "",
                "place": fact.place or "",
                "broker": BROKER_NAMES[(fact.broker or 1) - 1],
                "amount": texts.money(fact.amount or 0),
                "was": texts.money(fact.was or 0),
                "unpaid": texts.money(fact.unpaid or 0),
            },
        )
        if fact.store:
            store = "harbour" if fact.key == "buy" else "factory"
            said = texts.text("log-with-store", {"sentence": said, "store": store, "goods": self._goods(fact.store)})
        if fact.money:
            changes = ", ".join(self._sum(seat, texts.change(amount)) for seat, amount in fact.money.items())
            said = texts.text("log-with-changes", {"sentence": said, "changes": changes})
        return f"{said}."

    def heading(self, number: int) -> str:
        """What stands above the sentences of a round."""
        return self._texts.text("log-round", {"round": number})

    def _name(self, seat: str | None) -> str:
        if seat is None:
            return ""
        name = seat_name(self._texts, seat)
        return self._texts.text("log-you", {"name": name}) if seat == self._viewer else name

    def _sum(self, seat: str, amount: str) -> str:
        """A seat and its money, for a list: ``Red $9``."""
        name = self._texts.text("log-own") if seat == self._viewer else seat_name(self._texts, seat)
        return self._texts.text("log-bid", {"name": name, "amount": amount})

    def _goods(self, goods: Sequence[Container]) -> str:
        return goods_words(self._texts, ((1, each.colour, each.price) for each in goods))
