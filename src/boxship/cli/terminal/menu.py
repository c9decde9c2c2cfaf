"""The numbered menu: every line of the notation, chosen step by step without knowing the notation.

First the kind of line, then containers and prices. The choices are the engine's own steps
(``boxship.table.drafting.completion``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boxship.cli.terminal.screen import NO_BREAK, Screen
from boxship.game import View
from boxship.notation.legal_lines import line_of, store_of
from boxship.notation.lines import BROKER_KINDS, Store, write
from boxship.rules import layout, steps
from boxship.rules.bank import next_returned
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS
from boxship.rules.market import next_in_hand
from boxship.rules.rulesets import BROKER_NAMES, SEAT_NAMES
from boxship.table.drafting.completion import PartialLine

BACK = ("b", "back", "cancel")

_KINDS: tuple[tuple[range, str, str], ...] = (
    (range(steps.PRODUCE, steps.PRODUCE + 1), "produce", "produce, and price your factory store"),
    (range(steps.BUY, steps.SAIL), "buy", "buy from a factory store, and price your harbour store"),
    (range(steps.REPRICE, steps.REPRICE + 1), "reprice", "only rearrange your harbour store"),
    (range(steps.SAIL, steps.ACCEPT), "sail", "move your ship; in a harbour you may buy"),
    (range(steps.SAIL_SEA, steps.SAIL_BANK + 1), "sail", "move your ship; in a harbour you may buy"),
    (range(steps.LOAD, steps.LOAD + 1), "load", "load where your ship lies"),
    (range(steps.MACHINE, steps.BUY), "machine", "buy a machine"),
    (range(steps.WAREHOUSE, steps.WAREHOUSE + 1), "warehouse", "buy a warehouse"),
    (range(steps.CALL, steps.MAKE), "call", "call a broker of the Investment Bank"),
    (range(steps.RAISE, steps.RAISE + 1), "raise", "outbid the open broker auction"),
    (range(steps.HEAP, steps.STEPS), "bid", "make your sealed bid"),
    (range(steps.ACCEPT, steps.CALL), "accept", "accept the highest bid"),
    (range(steps.DECLINE, steps.DECLINE + 1), "decline", "pay the highest bid yourself and keep the cargo"),
    (range(steps.TAKE_FACTORY, steps.PRICE), "sell", "sell a container at home"),
    (range(steps.KEEP, steps.KEEP + 1), "keep", "sell nothing at home"),
    (range(steps.PRICE, steps.HEAP), "return", "price what came back from the Payment Card"),
    (range(steps.PICK_MACHINE, steps.PICK_MACHINE + 1), "building machine", "a machine may be seized"),
    (range(steps.PICK_WAREHOUSE, steps.PICK_WAREHOUSE + 1), "building warehouse", "a warehouse may be seized"),
    (range(steps.DEFAULT, steps.DEFAULT + 1), "default", "do not borrow for the interest"),
    (range(steps.LOAN_STEP, steps.LOAN_STEP + 1), "loan", "take a loan; no action"),
    (range(steps.REPAY, steps.REPAY + 1), "repay", "repay a loan; no action"),
    (range(steps.END, steps.END + 1), "end", "end your turn"),
)
"""Steps, the word their lines begin with, and what it means; in the order in which the menu shows them."""


@dataclass
class Kind:
    """An entry of the first menu."""

    word: str
    meaning: str
    steps: list[int]


class Back(Exception):  # noqa: N818  # an answer of the person, not an error
    """The person does not want this line after all."""


def kinds(draft: PartialLine) -> list[Kind]:
    """The kinds of line that are possible now."""
    if draft.now.phase == layout.SEIZE:
        return [Kind(draft.then(step).text, "", [step]) for step in draft.choices]
    found: dict[str, Kind] = {}
    for block, word, meaning in _KINDS:
        possible = [step for step in draft.choices if step in block]
        if possible:
            found.setdefault(word, Kind(word, meaning, [])).steps.extend(possible)
    return list(found.values())


class Menu:
    """The menu over one view: composes a line, or raises Back."""

    def __init__(self, view: View, screen: Screen) -> None:
        self.view = view
        self.screen = screen
        self.draft = PartialLine.of(view)
        self.kinds = kinds(self.draft)

    def show_kinds(self) -> None:
        """The first menu, with what each word means."""
        for number, kind in enumerate(self.kinds, 1):
            word = self.screen.ink.style("strong", kind.word) + " " * (12 - len(kind.word))
            self.screen.show(f"{number:4}  {word} {kind.meaning}".rstrip())

    def show_short_kinds(self) -> None:
        """The first menu in a line or two."""
        # A blank that does not break keeps each number with its word.
        entries = (f"{number} {kind.word}".replace(" ", NO_BREAK) for number, kind in enumerate(self.kinds, 1))
        self.screen.show("   ".join(entries))

    def line(self, number: int) -> str:
        """Compose a line of the kind with that number."""
        kind = self.kinds[number - 1]
        draft = self.draft
        if kind.word not in {"bid", "return"}:
            draft = draft.then(self.choose(kind))
        while not draft.complete:
            draft = self.stage(draft)(draft)
        return draft.text

    def stage(self, draft: PartialLine) -> Callable[[PartialLine], PartialLine]:
        """What has to be asked next."""
        if draft.now.phase in {layout.ARRANGE, layout.RETURN}:
            return self.prices
        if any(step >= steps.HEAP for step in draft.choices):
            return self.amount
        return self.several

    def choose(self, kind: Kind) -> int:
        """One step of a kind: which seat, which colour, which place."""
        if len(kind.steps) == 1:
            return kind.steps[0]
        for number, step in enumerate(kind.steps, 1):
            self.screen.show(f"{number:4}  {self.words(step)}")
        while True:
            answer = self.ask(f"{kind.word}: which? ")
            if answer.isdecimal() and 0 < int(answer) <= len(kind.steps):
                return kind.steps[int(answer) - 1]
            self.screen.show(f"Say a number from 1 to {len(kind.steps)}, or b to go back.")

    def ask(self, question: str) -> str:
        """An answer, unless it is to go back."""
        answer = self.screen.ask(f"  {question}")
        if answer.lower() in BACK:
            raise Back
        return answer

    # -- containers --------------------------------------------------------------------------------------------------

    def several(self, draft: PartialLine) -> PartialLine:
        """Which containers, any number of them; the engine wants them in its own order, a person need not know it."""
        choices = [step for step in draft.choices if step != steps.DONE]
        may_stop = steps.DONE in draft.choices
        if not choices:
            return draft.then(steps.DONE)
        for number, step in enumerate(choices, 1):
            self.screen.show(f"{number:4}  {self.container(draft, step)}")
        cash = "" if draft.now.phase == layout.PRODUCING else f" You have ${draft.now.cash[draft.seat]}."
        none = "; Enter for none" if may_stop else ""
        while True:
            answer = self.ask(f"Which ones? Numbers like 1 1 2{none}.{cash} ")
            numbers = answer.replace(",", " ").split()
            if not all(number.isdecimal() and 0 < int(number) <= len(choices) for number in numbers):
                self.screen.show(f"Say numbers from 1 to {len(choices)} with blanks between, or b to go back.")
                continue
            picked = [choices[int(number) - 1] for number in numbers]
            taken = self.taken(draft, picked if draft.now.phase == layout.OFFER else sorted(picked))
            if taken is not None:
                return taken
            self.screen.show(self.why_not(draft, picked))

    @staticmethod
    def taken(draft: PartialLine, picked: Sequence[int]) -> PartialLine | None:
        """The draft with these containers and no more; None where the engine has another opinion."""
        for step in picked:
            if step not in draft.choices:
                return None
            draft = draft.then(step)
        if steps.DONE in draft.choices:
            return draft.then(steps.DONE)
        asks_for_more = draft.now.phase in {layout.PRODUCING, layout.BUYING, layout.LOADING, layout.OFFER}
        return None if asks_for_more and not draft.complete else draft

    def why_not(self, draft: PartialLine, picked: Sequence[int]) -> str:
        """The engine's reason, asked for with the line in words."""
        if draft.now.phase == layout.PRODUCING:
            return "All that is possible must be produced, no more and no less."
        separator = ", " if draft.now.phase == layout.OFFER else " "
        goods = separator.join(self.container_word(draft, step) for step in sorted(picked))
        if not goods:
            return "At least one is needed."
        colon = "" if draft.text.endswith(":") or draft.text in {"load", "raise"} else ":"
        reason = self.view.legal.explain(
            f"{draft.text}{colon} {goods}" + (" -> -" if draft.text.startswith("buy") else "")
        )
        return sentence(reason or "that is not possible")

    def container(self, draft: PartialLine, step: int) -> str:
        """A container and how many of it there are."""
        g, word = draft.now, self.container_word(draft, step)
        if step < steps.TAKE:
            return word
        if step < steps.TAKE_FACTORY:
            return f"{word}  ({g.dock[draft.seat][step - steps.TAKE]} there)"
        owner = draft.seat if g.phase == layout.OFFER else g.seller
        shelf, place = (
            (g.factory[owner], step - steps.TAKE_FACTORY)
            if step < steps.TAKE_HARBOUR
            else (g.harbour[owner], step - steps.TAKE_HARBOUR)
        )
        return f"{word}  ({shelf[place // SLOTS][place % SLOTS]} there)"

    def container_word(self, draft: PartialLine, step: int) -> str:
        """A container as the notation writes it at this place of a line."""
        g, colours = draft.now, draft.colours
        if step < steps.TAKE_FACTORY:
            return colours[step - (steps.TAKE if step >= steps.TAKE else steps.MAKE)]
        in_factory = step < steps.TAKE_HARBOUR
        place = step - (steps.TAKE_FACTORY if in_factory else steps.TAKE_HARBOUR)
        price = (g.factory_price if in_factory else g.harbour_price)[place % SLOTS]
        store = ("factory " if in_factory else "harbour ") if g.phase == layout.OFFER else ""
        return f"{store}{colours[place // SLOTS]}@{price}"

    # -- money -------------------------------------------------------------------------------------------------------

    def amount(self, draft: PartialLine) -> PartialLine:
        """An amount of money, typed as a number."""
        while True:
            answer = self.ask(f"How much? You have ${draft.now.cash[draft.seat]}. $").removeprefix("$")
            text = f"{draft.text or 'bid'} {answer}"
            reason = self.view.legal.explain(text)
            if reason is None:
                return self.paid(draft, int(answer))
            self.screen.show(sentence(reason))

    @staticmethod
    def paid(draft: PartialLine, amount: int) -> PartialLine:
        """The draft with an amount, from its largest heap down, as the engine wants it."""
        heap = 1_000_000
        for kind in range(3):
            for _ in range(amount // heap):
                draft = draft.then(steps.HEAP + kind)
            amount %= heap
            heap //= 100
        return draft.then(steps.AMOUNT + amount)

    def prices(self, draft: PartialLine) -> PartialLine:
        """The prices of all containers of the next colour; Enter for those they had, or the usual ones."""
        g = draft.now
        if g.phase == layout.RETURN:
            store, colour = divmod(next_returned(g), COLOURS)
            count = g.back[store][colour]
        else:
            store, colour = g.store, next_in_hand(g)
            count = g.hand[colour]
        prices = g.factory_price if store == FACTORY else g.harbour_price
        possible = {prices[step - steps.PRICE]: step for step in draft.choices}
        usual = self.usual_prices(draft, store, colour, count, list(possible))
        offered = " ".join(f"${price}" for price in possible)
        what = f"{count} × {draft.colours[colour]}" if count > 1 else draft.colours[colour]
        name = "factory" if store == FACTORY else "harbour"
        while True:
            answer = self.ask(f"{what} in your {name} store, {offered} [{' '.join(map(str, usual))}]: ")
            said = answer.replace("$", " ").replace(",", " ").split() or [str(price) for price in usual]
            if len(said) == 1:
                said *= count
            if len(said) == count and all(word.isdecimal() and int(word) in possible for word in said):
                for price in sorted(map(int, said)):
                    draft = draft.then(possible[price])
                return draft
            wanted = (
                "one price" if count == 1 else f"one price for all, or {count} prices like {' '.join(map(str, usual))}"
            )
            self.screen.show(f"  Say {wanted}, out of {offered}; b to go back.")

    @staticmethod
    def usual_prices(draft: PartialLine, store: int, colour: int, count: int, possible: Sequence[int]) -> list[int]:
        """The prices these containers had; a new one gets the highest of its colour, or one in the middle."""
        had = [goods.price for goods in store_of(draft.before, draft.seat, store) if goods.colour == colour]
        new = had[-1] if had else possible[len(possible) // 2]
        return (had + [new] * count)[:count]

    # -- places ------------------------------------------------------------------------------------------------------

    def words(self, step: int) -> str:
        """One step of a kind in words, with what is to be had there."""
        g, p, colours = self.draft.now, self.draft.seat, self.draft.colours
        if steps.BUY <= step < steps.ACCEPT:
            sailing = step >= steps.SAIL
            seat = (p + 1 + step - (steps.SAIL if sailing else steps.BUY)) % g.players
            stock = store_of(g, seat, HARBOUR if sailing else FACTORY)
            return f"{SEAT_NAMES[seat]:8} {self.stock(stock)}"
        if steps.CALL <= step < steps.MAKE:
            broker, kind = divmod(step - steps.CALL, 2)
            lot = " ".join(colours[c] for c in range(COLOURS) for _ in range(g.lot[broker][c]))
            there = f"${g.broker_money[broker]}" if kind == layout.MONEY else lot
            return f"broker {BROKER_NAMES[broker]}, {BROKER_KINDS[kind]}: {there}"
        return write(line_of(g, p, [step], g), colours)

    def stock(self, store: Store) -> str:
        """A store as words."""
        return " ".join(f"{self.draft.colours[c]}@{price}" for c, price in store) or "(nothing there)"


def sentence(reason: str) -> str:
    """A reason of the engine as a sentence."""
    return f"{reason[:1].upper()}{reason[1:]}."
