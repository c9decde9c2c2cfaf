"""A position as words: the flat map that scenarios expect and ``boxship replay --positions`` prints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boxship.notation.legal_lines import store_of
from boxship.notation.lines import BROKER_KINDS, STORES, Colours
from boxship.rules import layout
from boxship.rules.layout import BROKERS, COLOURS, FACTORY, HARBOUR, SLOTS, UNKNOWN, State
from boxship.rules.rulesets import SEAT_NAMES
from boxship.rules.steps import STORE
from boxship.rules.turn import is_due

if TYPE_CHECKING:
    from collections.abc import Sequence

Position = dict[str, Any]

ENDED = {layout.RUNNING: None, layout.BY_SUPPLY: "supply", layout.BY_ROUND_LIMIT: "round_limit"}
PLACES = {layout.SEA: "sea", layout.ISLAND: "island", layout.BANK: "bank"}


def position(g: State, colours: Colours) -> Position:
    """Everything on the table, by the keys of ``expect``; what a view does not know is None."""
    over = g.phase == layout.OVER
    words: Position = {}
    for p in range(g.players):
        seat = SEAT_NAMES[p]
        words[f"{seat}.cash"] = _known(g.cash[p])
        words[f"{seat}.loans"] = g.loans[p]
        words[f"{seat}.machines"] = _machines(g, p, colours)
        words[f"{seat}.warehouses"] = g.warehouses[p]
        words[f"{seat}.factory"] = _store(g, p, FACTORY, colours)
        words[f"{seat}.harbour"] = _store(g, p, HARBOUR, colours)
        words[f"{seat}.ship"] = _heap(g.ship[p], colours)
        words[f"{seat}.at"] = PLACES.get(g.at[p]) or SEAT_NAMES[g.at[p]]
        words[f"{seat}.island"] = _map(g.island[p], colours)
        words[f"{seat}.dock"] = _heap(g.dock[p], colours)
        words[f"{seat}.actions"] = g.actions if p == g.turn and not over else 0
        words[f"{seat}.card"] = None if g.card[p] == UNKNOWN else colours[g.card[p]]
        words[f"{seat}.total"] = g.total[p] if over else None
    words["supply"] = _map(g.supply, colours)
    words["removed"] = _map(g.removed, colours)
    words["turn"] = SEAT_NAMES[g.turn]
    words["round"] = g.round_number
    words["to_act"] = [SEAT_NAMES[p] for p in range(g.players) if is_due(g, p)]
    words["over"] = over
    words["ending"] = bool(g.ending)
    words["ended"] = ENDED[g.ended]
    words["winners"] = [SEAT_NAMES[p] for p in range(g.players) if g.winner[p]]
    words["bids"] = _bids(g)
    words["brokers"] = _brokers(g, colours)
    words["payment"] = _payment(g, colours)
    return words


def _known(number: int) -> int | None:
    return None if number == UNKNOWN else number


def _machines(g: State, p: int, colours: Colours) -> list[str | None]:
    spaces = [colours[m - 1] if m else None for m in g.machines[p]]
    while spaces and spaces[-1] is None:
        spaces.pop()
    return spaces


def _store(g: State, p: int, store: int, colours: Colours) -> list[str]:
    return sorted(f"{colours[priced.colour]}@{priced.price}" for priced in store_of(g, p, store))


def _heap(counts: Sequence[int], colours: Colours) -> list[str]:
    return sorted(colours[c] for c in range(COLOURS) for _ in range(counts[c]))


def _map(counts: Sequence[int], colours: Colours) -> dict[str, int]:
    return {colours[c]: counts[c] for c in range(COLOURS) if counts[c]}


def _bids(g: State) -> dict[str, int]:
    """Revealed bids: none while the first round is open."""
    if g.bidding == 0 or (g.phase == layout.BID and g.bidding == 1):
        return {}
    return {SEAT_NAMES[p]: g.bids[p] for p in range(g.players) if p != g.turn}


def _brokers(g: State, colours: Colours) -> list[dict[str, Any]]:
    if not g.investment_bank:
        return []
    return [{"money": g.broker_money[b], "containers": _heap(g.lot[b], colours)} for b in range(BROKERS)]


def _payment(g: State, colours: Colours) -> dict[str, Any] | None:
    if g.holder == layout.NOBODY:
        return None
    bid: int | list[str] = g.card_money
    if g.card_count:
        bid = [_laid_word(g, code, colours) for code in g.card_goods[: g.card_count]]
    space = f"{g.space // 2 + 1} {BROKER_KINDS[g.space % 2]}"
    return {"holder": SEAT_NAMES[g.holder], "space": space, "bid": bid}


def _laid_word(g: State, code: int, colours: Colours) -> str:
    store, place = divmod(code, STORE)
    price = (g.factory_price if store == FACTORY else g.harbour_price)[place % SLOTS]
    return f"{STORES[store]} {colours[place // SLOTS]}@{price}"
