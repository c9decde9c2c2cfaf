"""Texts for an agent: the table as its seat sees it, what it may do, and what has happened, in plain sentences.

Whatever is said here is made from the knowledge of one seat. Names that people gave themselves are left out: an agent
reads every word as if it were meant for it, and a name is written by a stranger.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from boxship.agents.knowledge import Knowledge
from boxship.render.describe import description, title
from boxship.render.look import money

KindOfLines = Mapping[str, Any]

LEGAL: Final = "Legal now"
"""How a list of what is legal begins."""
OVER: Final = "The game is over."

QUESTIONS: Final = {
    "turn": "It is your turn: take an action, borrow or repay, or end the turn.",
    "bid": "Seal your bid for the cargo on the island.",
    "answer": "The bids are open: accept the highest bid, or decline and pay that much to keep the cargo.",
    "interest": "You can't pay your interest: borrow, or default.",
    "sale": "Sell one container at home, or keep them all.",
    "seize": "Choose what is taken for unpaid interest.",
    "building": "Choose which kind of building is taken for unpaid interest.",
    "return": "You were outbid: put your containers back, each at a price.",
}
"""What a seat is asked, by the words of the protocol."""
_TIED: Final = "The highest bids are equal: seal an additional bid, which is added to your first one."


def situation_text(known: Knowledge, heard: Sequence[str] = ()) -> str:
    """The whole table as the seat sees it, then what it has to decide; first what it has heard before, for the news."""
    parts = [
        title(known.position, known.look),
        description(known.position, known.look),
        *_card(known),
        *([] if known.over else _building_costs(known)),
        *_news(known, heard),
        question_text(known),
    ]
    return "\n".join(parts)


def _card(known: Knowledge) -> Iterator[str]:
    card = known.position[f"{known.seat}.card"]
    if card is not None:
        worth = ", ".join(f"{colour} {words}" for colour, words in known.look.worth(card))
        yield f"Your value card, per container on your island at the end: {worth}."


def _building_costs(known: Knowledge) -> Iterator[str]:
    machines, warehouses = (known.position[f"{known.seat}.{things}"] for things in ("machines", "warehouses"))
    standing = [*machines, *[None] * len(known.look.machine_spaces)]
    spaces = [cost for cost, machine in zip(known.look.machine_spaces, standing, strict=False) if machine is None]
    if spaces:
        yield f"Your next machine costs {money(spaces[0])}."
    if warehouses < len(known.look.warehouse_spaces):
        yield f"Your next warehouse costs {money(known.look.warehouse_spaces[warehouses])}."


def _news(known: Knowledge, heard: Sequence[str]) -> Iterator[str]:
    """What was said since; where lines were taken back, everything after the last common one."""
    same = 0
    while same < min(len(heard), len(known.lines)) and heard[same] == known.lines[same]:
        same += 1
    if known.lines[same:]:
        yield "Since then:" if same else "So far:"
        yield from (f"  {line}" for line in known.lines[same:])


def question_text(known: Knowledge) -> str:
    """What the seat has to decide now, or whom the table waits for."""
    if known.over:
        return OVER
    if known.deciding is not None and known.asked:
        tied = known.deciding == "bid" and known.position["bids"]
        return _TIED if tied else QUESTIONS[known.deciding]
    waiting = " and ".join(known.look.name(seat) for seat in known.to_act)
    if known.own_bid is not None:
        sealed = f"Your bid of {money(known.own_bid)} is sealed; you may change it until all are in."
        return f"{sealed} Waiting for {waiting}."
    return f"You have nothing to decide now. Waiting for {waiting}."


def legal_text(known: Knowledge) -> str:
    """Everything that is legal: plain lines one by one, kinds of lines with what they are made of and an example."""
    if known.deciding is None:
        return f"Nothing is legal for you now. {question_text(known)}"
    lines, kinds = known.legal["lines"], known.legal["kinds"]
    parts = [f"{LEGAL}, as it is:", *(f"  {line}" for line in lines)] if lines else []
    if kinds:
        parts += [f"{LEGAL}, to be filled in:", *(f"  {kind_text(kind)}" for kind in kinds)]
    return "\n".join(parts)


def kind_text(kind: KindOfLines) -> str:
    """One kind of line: its parts, then an example that is legal."""
    return f"{_FORMS[kind['kind']](kind)} Example: {kind['example']}"


def _store(kind: KindOfLines, name: str, more: str) -> str:
    """The end of a line that arranges a store."""
    contents = " and ".join(filter(None, [" ".join(kind["store"]), more]))
    if not contents:
        return f"Your {name} store is empty."
    return f"After -> comes your whole {name} store: {contents}, each container at one of {_listed(kind['prices'])}."


def _listed(prices: Sequence[int]) -> str:
    return ", ".join(map(str, prices))


def _produce(kind: KindOfLines) -> str:
    which = " ".join(kind["makes"])
    made = f"all of {which}" if kind["count"] == len(kind["makes"]) else f"{kind['count']} different of {which}"
    return f"produce: {_store(kind, 'factory', f'{made}, new' if kind['count'] else '')}"


def _reprice(kind: KindOfLines) -> str:
    return f"reprice: {_store(kind, 'harbour', '')}"


def _goods(kind: KindOfLines) -> str:
    many = "1" if kind["most"] == 1 else f"1 to {kind['most']}"
    return f"{many} of {' '.join(kind['goods'])}, for at most {money(kind['cash'])} in all."


def _buy(kind: KindOfLines) -> str:
    return f"buy {kind['seat']}: {_goods(kind)} {_store(kind, 'harbour', 'what you buy')}"


def _sail(kind: KindOfLines) -> str:
    return f"sail {kind['place']}: load {_goods(kind)}"


def _load(kind: KindOfLines) -> str:
    return f"load where your ship lies, {kind['place']}: {_goods(kind)}"


def _bid(kind: KindOfLines) -> str:
    return f"bid: a whole number from {kind['least']} to {kind['most']}."


def _offer(kind: KindOfLines) -> str:
    front = f"{kind['kind']} {kind['space']}" if kind["kind"] == "call" else f"raise, for {kind['space']}"
    if "goods" in kind:
        return f"{front}: at least {kind['least']} of {', '.join(kind['goods'])}."
    return f"{front}: a whole number from {kind['least']} to {kind['most']}."


def _return(kind: KindOfLines) -> str:
    prices = "; ".join(f"in the {store} store {_listed(row)}" for store, row in kind["prices"].items())
    return f"return all of {', '.join(kind['goods'])}, each at a price: {prices}."


_FORMS: Final = {
    "produce": _produce,
    "reprice": _reprice,
    "buy": _buy,
    "sail": _sail,
    "load": _load,
    "bid": _bid,
    "call": _offer,
    "raise": _offer,
    "return": _return,
}
