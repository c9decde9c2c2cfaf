"""The numbered menu: every line of the notation, chosen step by step without knowing the notation.

First the kind of line (``boxship.table.choosing.openings``), then containers and prices, by the engine's own steps
(``boxship.table.drafting.completion``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boxship.cli.terminal.screen import NO_BREAK, Screen
from boxship.game import View
from boxship.notation.legal_lines import line_of, store_of
from boxship.notation.line_text import write, write_container, write_laid
from boxship.notation.lines import BROKER_KINDS, STORES, Laid
from boxship.notation.write_position import heap, shelf
from boxship.rules import layout, steps
from boxship.rules.amounts import amount_steps
from boxship.rules.bank import next_returned
from boxship.rules.counts import prices_of, shelves_of
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS
from boxship.rules.market import next_in_hand
from boxship.rules.rulesets import BROKER_NAMES
from boxship.table.choosing.openings import Opening, Openings
from boxship.table.drafting.arranging import usual_price
from boxship.table.drafting.completion import PartialLine

BACK = ("b", "back", "cancel")

_MEANINGS: Mapping[str, str] = {
    "produce": "produce, and price your factory store",
    "buy": "buy from a factory store, and price your harbour store",
    "reprice": "only rearrange your harbour store",
    "sail": "move your ship; in a harbour you may buy",
    "load": "load where your ship lies",
    "machine": "buy a machine",
    "warehouse": "buy a warehouse",
    "call": "call a broker of the Investment Bank",
    "raise": "outbid the open broker auction",
    "bid": "make your sealed bid",
    "accept": "accept the highest bid",
    "decline": "pay the highest bid yourself and keep the cargo",
    "sell": "sell a container at home",
    "keep": "sell nothing at home",
    "return": "price what came back from the Payment Card",
    "building machine": "a machine may be seized",
    "building warehouse": "a warehouse may be seized",
    "default": "do not borrow for the interest",
    "loan": "take a loan; no action",
    "repay": "repay a loan; no action",
    "end": "end your turn",
}
"""What the entries of the first menu mean."""


class Back(Exception):  # noqa: N818  # an answer of the person, not an error
    """The person does not want this line after all."""


def entries(view: View) -> dict[str, list[Opening]]:
    """The first menu: the words with which lines can begin now, and their first steps.

    Where every line begins with the same word, there is an entry for each of its targets.
    """
    openings = Openings(view)
    found = {kind: openings.possible_of(kind) for kind in openings.kinds}
    if len(found) == 1:
        ((kind, possible),) = found.items()
        if possible[0].target is not None:
            return {f"{kind} {opening.target}": [opening] for opening in possible}
    return {kind: possible for kind, possible in found.items() if possible}


class Menu:
    """The menu over one view: composes a line, or raises Back."""

    def __init__(self, view: View, screen: Screen) -> None:
        self.view = view
        self.screen = screen
        self.draft = PartialLine.of(view)
        self.entries = entries(view)

    def show_kinds(self) -> None:
        """The first menu, with what each word means."""
        for number, entry in enumerate(self.entries, 1):
            word = self.screen.ink.style("strong", entry) + " " * (12 - len(entry))
            self.screen.show(f"{number:4}  {word} {_MEANINGS.get(entry, '')}".rstrip())

    def show_short_kinds(self) -> None:
        """The first menu in a line or two."""
        # A blank that does not break keeps each number with its word.
        words = (f"{number} {entry}".replace(" ", NO_BREAK) for number, entry in enumerate(self.entries, 1))
        self.screen.show("   ".join(words))

    def line(self, number: int) -> str:
        """Compose a line of the entry with that number."""
        entry = list(self.entries)[number - 1]
        draft = self.draft
        if entry not in {"bid", "return"}:
            draft = draft.then(self.choose(entry))
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

    def choose(self, entry: str) -> int:
        """The first step of an entry: which seat, which colour, which place."""
        openings = self.entries[entry]
        if len(openings) == 1:
            return openings[0].step
        for number, opening in enumerate(openings, 1):
            self.screen.show(f"{number:4}  {self.words(entry, opening)}")
        while True:
            answer = self.ask(f"{entry}: which? ")
            if answer.isdecimal() and 0 < int(answer) <= len(openings):
                return openings[int(answer) - 1].step
            self.screen.show(f"Say a number from 1 to {len(openings)}, or b to go back.")

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
        store, place = divmod(step - steps.TAKE_FACTORY, steps.STORE)
        return f"{word}  ({shelves_of(g, owner, store)[place // SLOTS][place % SLOTS]} there)"

    def container_word(self, draft: PartialLine, step: int) -> str:
        """A container as the notation writes it at this place of a line."""
        g, colours = draft.now, draft.colours
        if step < steps.TAKE_FACTORY:
            return colours[step - (steps.TAKE if step >= steps.TAKE else steps.MAKE)]
        store, place = divmod(step - steps.TAKE_FACTORY, steps.STORE)
        laid = Laid(store, place // SLOTS, prices_of(g, store)[place % SLOTS])
        return write_laid(laid, colours) if g.phase == layout.OFFER else write_container(*laid[1:], colours)

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
        """The line with an amount."""
        for step in amount_steps(amount):
            draft = draft.then(step)
        return draft

    def prices(self, draft: PartialLine) -> PartialLine:
        """The prices of all containers of the next colour; Enter for those they had, or the usual ones."""
        g = draft.now
        if g.phase == layout.RETURN:
            store, colour = divmod(next_returned(g), COLOURS)
            count = g.back[store][colour]
        else:
            store, colour = g.store, next_in_hand(g)
            count = g.hand[colour]
        possible = {prices_of(g, store)[step - steps.PRICE]: step for step in draft.choices}
        had = [goods.price for goods in store_of(draft.before, draft.seat, store) if goods.colour == colour]
        usual = (had + [usual_price(g, store, had)] * count)[:count]
        offered = " ".join(f"${price}" for price in possible)
        what = f"{count} × {draft.colours[colour]}" if count > 1 else draft.colours[colour]
        while True:
            answer = self.ask(f"{what} in your {STORES[store]} store, {offered} [{' '.join(map(str, usual))}]: ")
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

    # -- places ------------------------------------------------------------------------------------------------------

    def words(self, entry: str, opening: Opening) -> str:
        """A first step in words, with what is to be had there."""
        g, p, colours = self.draft.now, self.draft.seat, self.draft.colours
        if entry == "buy":
            return f"{opening.target:8} {self.stock(opening.number, FACTORY)}"
        if entry == "sail" and opening.number < g.players:
            return f"{opening.target:8} {self.stock(opening.number, HARBOUR)}"
        if entry == "call":
            broker, kind = divmod(opening.number, 2)
            there = f"${g.broker_money[broker]}" if kind == layout.MONEY else " ".join(heap(g.lot[broker], colours))
            return f"broker {BROKER_NAMES[broker]}, {BROKER_KINDS[kind]}: {there}"
        return write(line_of(g, p, [opening.step], g), colours)

    def stock(self, seat: int, store: int) -> str:
        """A seat's store in words."""
        return " ".join(shelf(self.draft.now, seat, store, self.draft.colours)) or "(nothing there)"


def sentence(reason: str) -> str:
    """A reason of the engine as a sentence."""
    return f"{reason[:1].upper()}{reason[1:]}."
