"""Where the money of a game went: who paid whom, and for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from boxship.table.shapes import Fact
from boxship.table.story_shapes import Flow, Stage
from boxship.table.vocabulary import FactKey

BANK: Final = "bank"
"""Who pays and is paid where no player is: the bank, its brokers and the Payment Card."""

_STAGES: Final[Mapping[FactKey, Stage]] = {
    "produce": "wages",
    "produce-nothing": "wages",
    "buy": "factory",
    "load": "harbour",
    "sail-load": "harbour",
    "accept": "auction",
    "decline": "auction",
    "machine": "building",
    "warehouse": "building",
    "loan": "loan",
    "repay": "loan",
    "interest": "interest",
    "interest-part": "interest",
    "call-money": "bank",
    "call-containers": "bank",
    "raise-money": "bank",
    "raise-containers": "bank",
    "money-back": "bank",
    "collect-money": "bank",
    "sell": "home_sale",
}
"""What is paid for in a fact that moves money."""


def money_flows(facts: Iterable[Fact]) -> list[Flow]:
    """All payments that these facts tell of, summed up by payer and payee."""
    paid: dict[tuple[str, str], Counter[Stage]] = {}
    for fact in facts:
        for (payer, payee), amount in _payments(fact.money).items():
            doubled = fact.key == "accept" and payer == BANK
            paid.setdefault((payer, payee), Counter())["subsidy" if doubled else _STAGES[fact.key]] += amount
    return [
        Flow(payer=payer, payee=payee, amount=stages.total(), stages=dict(stages))
        for (payer, payee), stages in sorted(paid.items())
    ]


def _payments(money: Mapping[str, int]) -> dict[tuple[str, str], int]:
    """Who paid whom in one fact: who loses pays who gains, and the bank makes up the difference."""
    losers = {seat: -change for seat, change in money.items() if change < 0}
    gainers = {seat: change for seat, change in money.items() if change > 0}
    paid: dict[tuple[str, str], int] = {}
    for payer, owed in losers.items():
        for payee, due in gainers.items():
            paid[payer, payee] = min(owed, due)
            gainers[payee] -= paid[payer, payee]
        left = owed - sum(amount for (seat, _), amount in paid.items() if seat == payer)
        if left:
            paid[payer, BANK] = left
    paid.update({(BANK, payee): due for payee, due in gainers.items() if due})
    return paid
