"""From the engine's steps back to lines: the line that was played, all legal lines, and their short description."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boxship.notation import lines
from boxship.notation.checks import PLACE_NAMES
from boxship.notation.line_text import write
from boxship.notation.lines import Colours, Laid, Line, Priced, Store
from boxship.rules import layout, steps
from boxship.rules.amounts import amount_of
from boxship.rules.apply import apply
from boxship.rules.auction import highest_bidders, most_bid
from boxship.rules.bank import least_offer
from boxship.rules.counts import prices_of, seat_left, shelves_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS, State
from boxship.rules.legal import legal_steps
from boxship.rules.rulesets import SEAT_NAMES

_COMPOSING = (layout.BUYING, layout.PRODUCING, layout.ARRANGE, layout.LOADING, layout.OFFER)

_WORDS = {step: word for word, step in lines.SINGLE_WORDS.items()}


def is_complete(before: State, seat: int, now: State) -> bool:
    """Whether the steps a seat took since ``before`` make a whole line."""
    if now.phase in _COMPOSING:
        return False
    if now.phase == layout.RETURN:
        return before.phase != layout.RETURN
    return not (now.phase == layout.BID and now.amount[seat] > 0)


def line_of(before: State, seat: int, taken: Sequence[int], after: State) -> Line:
    """The line that these steps of a seat make, between the states before and after it."""
    first = taken[0]
    if before.phase == layout.SEIZE:
        return _seizure(before, first)
    if before.phase == layout.RETURN:
        return _returned(before, taken)
    if before.phase == layout.SALE and first >= steps.TAKE_FACTORY:
        return lines.Sell(_goods(before, taken)[0])
    if first in _WORDS:
        return lines.Word(_WORDS[first])
    if first >= steps.HEAP:
        return lines.Bid(amount_of(taken))
    if first == steps.PRODUCE:
        return lines.Produce(store_of(after, seat, FACTORY))
    if first == steps.REPRICE:
        return lines.Reprice(store_of(after, seat, HARBOUR))
    if first == steps.LOAD:
        return lines.Load(_goods(before, taken), _dock(taken))
    if first == steps.RAISE:
        return lines.Raise(_laid(before, taken), amount_of(taken))
    if first in (steps.PICK_MACHINE, steps.PICK_WAREHOUSE):
        return lines.Building("machine" if first == steps.PICK_MACHINE else "warehouse")
    if first in (steps.SAIL_SEA, steps.SAIL_ISLAND, steps.SAIL_BANK):
        where = {steps.SAIL_SEA: "sea", steps.SAIL_ISLAND: "island", steps.SAIL_BANK: "bank"}[first]
        return lines.Sail(where, (), _dock(taken))
    if first < steps.BUY:
        return lines.Machine(first - steps.MACHINE)
    if first < steps.SAIL:
        bought = _goods(before, [step for step in taken if step < steps.PRICE])
        return lines.Buy(seat_left(before, seat, first - steps.BUY), bought, store_of(after, seat, HARBOUR))
    if first < steps.ACCEPT:
        return lines.Sail(SEAT_NAMES[seat_left(before, seat, first - steps.SAIL)], _goods(before, taken))
    if first < steps.CALL:
        return lines.Accept(_accepted(before, seat_left(before, seat, first - steps.ACCEPT)))
    space = first - steps.CALL
    return lines.Call(space // 2, space % 2, _laid(before, taken), amount_of(taken))


def _accepted(g: State, seat: int) -> int | None:
    """The name is said only among tied bidders."""
    return seat if len(highest_bidders(g)) > 1 else None


def store_of(g: State, seat: int, store: int) -> Store:
    """A store as containers at prices, sorted."""
    shelves, prices = shelves_of(g, seat, store), prices_of(g, store)
    return tuple(
        Priced(c, price) for c in range(COLOURS) for s, price in enumerate(prices) for _ in range(shelves[c][s])
    )


def _laid(g: State, taken: Sequence[int]) -> tuple[Laid, ...]:
    """The containers of stores that steps point at."""
    goods = []
    for step in taken:
        if steps.TAKE_FACTORY <= step < steps.PRICE:
            store, place = divmod(step - steps.TAKE_FACTORY, steps.STORE)
            goods.append(Laid(store, place // SLOTS, prices_of(g, store)[place % SLOTS]))
    return tuple(goods)


def _goods(g: State, taken: Sequence[int]) -> Store:
    return tuple(Priced(laid.colour, laid.price) for laid in _laid(g, taken))


def _dock(taken: Sequence[int]) -> tuple[int, ...]:
    return tuple(step - steps.TAKE for step in taken if steps.TAKE <= step < steps.TAKE_FACTORY)


def _seizure(g: State, step: int) -> Line:
    if step == steps.WAREHOUSE:
        return lines.Seize("warehouse")
    if step < steps.TAKE:
        return lines.Seize("machine", step - steps.MACHINE)
    place = PLACE_NAMES[g.seizing]
    if step < steps.TAKE_FACTORY:
        return lines.Seize(place, step - steps.TAKE)
    (goods,) = _goods(g, [step])
    return lines.Seize(place, goods.colour, goods.price)


def _returned(g: State, taken: Sequence[int]) -> Line:
    places = [(store, c) for store in (FACTORY, HARBOUR) for c in range(COLOURS) for _ in range(g.back[store][c])]
    goods = []
    for (store, colour), step in zip(places, taken, strict=True):
        goods.append(Laid(store, colour, prices_of(g, store)[step - steps.PRICE]))
    return lines.Return(tuple(goods))


def legal_lines(g: State, seat: int) -> Iterator[Line]:
    """Every legal line of a seat, lazily: there can be very many ways to arrange a store."""
    open_ends: list[tuple[State, list[int]]] = [(g, [])]
    while open_ends:
        state, taken = open_ends.pop()
        longer: list[tuple[State, list[int]]] = []
        for step in legal_steps(state, seat):
            now = state.copy()
            apply(now, seat, step)
            if is_complete(g, seat, now):
                yield line_of(g, seat, [*taken, step], now)
            else:
                longer.append((now, [*taken, step]))
        open_ends += reversed(longer)


def summary(g: State, seat: int, colours: Colours) -> str:
    """What a seat may do now, in short: one phrase for each kind of line."""
    phrases: list[str] = []
    seizing = g.phase == layout.SEIZE
    for step in legal_steps(g, seat):
        phrase = _phrase(g, seat, step, colours, seizing=seizing)
        if phrase and phrase not in phrases:
            phrases.append(phrase)
    return ", ".join(phrases)


def _phrase(g: State, seat: int, step: int, colours: Colours, *, seizing: bool) -> str:
    if seizing:
        return write(_seizure(g, step), colours)
    if g.phase == layout.RETURN:
        return "return …"
    if g.phase == layout.BID and step >= steps.HEAP:
        most = most_bid(g, seat)
        return f"bid 0 to {most}" if most else "bid 0"
    if g.phase == layout.SALE and step >= steps.TAKE_FACTORY:
        return write(line_of(g, seat, [step], g), colours)
    if step in _WORDS or step in (steps.SAIL_SEA, steps.SAIL_ISLAND, steps.PICK_MACHINE, steps.PICK_WAREHOUSE):
        return write(line_of(g, seat, [step], g), colours)
    if steps.MACHINE <= step < steps.BUY or steps.SAIL <= step < steps.CALL:
        return write(line_of(g, seat, [step], g), colours)
    if steps.BUY <= step < steps.SAIL:
        return f"buy {SEAT_NAMES[seat_left(g, seat, step - steps.BUY)]}: … -> …"
    if steps.CALL <= step < steps.MAKE:
        space = step - steps.CALL
        return f"call {space // 2 + 1} {lines.BROKER_KINDS[space % 2]}: …"
    if step == steps.RAISE:
        least = least_offer(g)
        return f"raise {least} or more" if g.space % 2 == layout.CONTAINERS else f"raise {least} containers or more"
    return {
        steps.PRODUCE: "produce -> …",
        steps.REPRICE: "reprice -> …",
        steps.LOAD: "load …",
        steps.SAIL_BANK: "sail bank",
    }[step]
