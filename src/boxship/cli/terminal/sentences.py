"""A fact of the log as a sentence in the reader's language: the catalogue's own, with the words of the notation in it.

Containers are written as they are typed (``tan@3``), with their prices; the page draws them instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.rules.rulesets import BROKER_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.catalogue import Catalogue
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
                "goods": _goods(fact.goods),
                "count": len(fact.goods),
                "machine": fact.machine or "",
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
            said = texts.text("log-with-store", {"sentence": said, "store": store, "goods": _goods(fact.store)})
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
        name = self._texts.text(f"seat-{seat}")
        return self._texts.text("log-you", {"name": name}) if seat == self._viewer else name

    def _sum(self, seat: str, amount: str) -> str:
        """A seat and its money, for a list: ``Red $9``."""
        name = self._texts.text("log-own" if seat == self._viewer else f"seat-{seat}")
        return self._texts.text("log-bid", {"name": name, "amount": amount})


def _goods(goods: Sequence[Container]) -> str:
    """As a line has them: an offer with commas between, everything else with blanks."""
    return (", " if any(each.store for each in goods) else " ").join(map(_word, goods))


def _word(container: Container) -> str:
    price = "" if container.price is None else f"@{container.price}"
    return f"{container.store} {container.colour}{price}" if container.store else f"{container.colour}{price}"
