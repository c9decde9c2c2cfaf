"""The numbered menu: every line of the notation, chosen step by step without knowing the notation.

First the kind of line (``boxship.table.choosing.openings``), then containers and prices, by the engine's own steps
(``boxship.table.drafting.completion``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boxship.cli.terminal.reasons import reason
from boxship.cli.terminal.screen import NO_BREAK, Screen
from boxship.cli.terminal.words import colour_name, container_words, place_name, seat_name
from boxship.game import View
from boxship.notation.legal_lines import store_of
from boxship.notation.line_text import write_container, write_laid
from boxship.notation.lines import BROKER_KINDS, STORES, Laid
from boxship.notation.refusals import Refusal
from boxship.notation.write_position import heap, shelf
from boxship.render.ansi import left
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

BACK: Final = ("b", "back", "cancel")

_SELF_EXPLAINING: Final = ("seize",)
"""Kinds whose entries say in full what they do."""


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
        self.texts = screen.texts
        self.draft = PartialLine.of(view)
        self.entries = entries(view)

    def show_kinds(self) -> None:
        """The first menu, with what each word means."""
        for number, entry in enumerate(self.entries, 1):
            word = self.screen.ink.style("strong", entry) + " " * (12 - len(entry))
            self.screen.show(f"{number:4}  {word} {self.meaning(entry)}".rstrip())

    def show_short_kinds(self) -> None:
        """The first menu in a line or two."""
        # A blank that does not break keeps each number with its word.
        words = (f"{number} {self.label(entry)}".replace(" ", NO_BREAK) for number, entry in enumerate(self.entries, 1))
        self.screen.show("   ".join(words))

    def label(self, entry: str) -> str:
        """An entry of the first menu in a word or two of the reader's language."""
        kind, _, target = entry.partition(" ")
        name = self.texts.text(f"terminal-kind-{kind}")
        return self.texts.headed(name, self.target(kind, self.entries[entry][0])) if target else name

    def meaning(self, entry: str) -> str:
        """What an entry of the first menu does."""
        kind = entry.partition(" ")[0]
        if kind in _SELF_EXPLAINING:
            return self.target(kind, self.entries[entry][0])
        return self.texts.text(f"terminal-meaning-{entry.replace(' ', '-')}")

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
            answer = self.ask(self.texts.text("terminal-which", {"what": self.texts.text(f"terminal-kind-{entry}")}))
            if answer.isdecimal() and 0 < int(answer) <= len(openings):
                return openings[int(answer) - 1].step
            self.screen.say("terminal-say-number", {"last": len(openings)})

    def ask(self, question: str) -> str:
        """An answer, unless it is to go back."""
        answer = self.screen.ask(f"  {question} ")
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
        question = [self.texts.text("terminal-which-ones-or-none" if may_stop else "terminal-which-ones")]
        if draft.now.phase != layout.PRODUCING:
            question.append(self.texts.text("terminal-you-have", {"cash": self.cash(draft)}))
        while True:
            answer = self.ask(" ".join(question))
            numbers = answer.replace(",", " ").split()
            if not all(number.isdecimal() and 0 < int(number) <= len(choices) for number in numbers):
                self.screen.say("terminal-say-numbers", {"last": len(choices)})
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
            return self.texts.text("terminal-produce-all")
        separator = ", " if draft.now.phase == layout.OFFER else " "
        goods = separator.join(self.container_word(draft, step) for step in sorted(picked))
        if not goods:
            return self.texts.text("terminal-one-needed")
        colon = "" if draft.text.endswith(":") or draft.text in {"load", "raise"} else ":"
        line = f"{draft.text}{colon} {goods}" + (" -> -" if draft.text.startswith("buy") else "")
        return self.refusal(line) or self.texts.text("problem-refused")

    def refusal(self, line: str) -> str | None:
        """The engine's reason against a line; None if it is legal."""
        try:
            self.view.legal.tried(line)
        except Refusal as refusal:
            return reason(refusal, self.texts)
        return None

    def container(self, draft: PartialLine, step: int) -> str:
        """A container and how many of it there are."""
        g, word = draft.now, container_words(self.texts, [self.container_word(draft, step)])
        if step < steps.TAKE:
            return word
        if step < steps.TAKE_FACTORY:
            return self.there(word, g.dock[draft.seat][step - steps.TAKE])
        owner = draft.seat if g.phase == layout.OFFER else g.seller
        store, place = divmod(step - steps.TAKE_FACTORY, steps.STORE)
        if g.phase == layout.OFFER:
            word = self.texts.headed(self.texts.text(f"terminal-{STORES[store]}"), word)
        return self.there(word, shelves_of(g, owner, store)[place // SLOTS][place % SLOTS])

    def there(self, word: str, count: int) -> str:
        """A container, and of how many it is one."""
        return f"{word}  ({self.texts.text('terminal-there', {'count': count})})"

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
            answer = self.ask(self.texts.text("terminal-how-much", {"cash": self.cash(draft)})).removeprefix("$")
            refused = self.refusal(f"{draft.text or 'bid'} {answer}")
            if refused is None:
                return self.paid(draft, int(answer))
            self.screen.show(refused)

    def cash(self, draft: PartialLine) -> str:
        """What there is to pay with."""
        return self.texts.money(draft.now.cash[draft.seat])

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
        offered = " ".join(map(self.texts.money, possible))
        values = {
            "goods": container_words(self.texts, [draft.colours[colour]] * count),
            "store": STORES[store],
            "prices": offered,
            "usual": " ".join(map(str, usual)),
            "count": count,
        }
        while True:
            answer = self.ask(self.texts.text("terminal-price", values))
            said = answer.replace("$", " ").replace(",", " ").split() or [str(price) for price in usual]
            if len(said) == 1:
                said *= count
            if len(said) == count and all(word.isdecimal() and int(word) in possible for word in said):
                for price in sorted(map(int, said)):
                    draft = draft.then(possible[price])
                return draft
            self.screen.show(f"  {self.texts.text('terminal-say-price', values)}")

    # -- places ------------------------------------------------------------------------------------------------------

    def words(self, entry: str, opening: Opening) -> str:
        """A first step in words, with what is to be had there."""
        g, name = self.draft.now, self.target(entry, opening)
        if entry == "buy":
            return f"{left(name, 8)} {self.stock(opening.number, FACTORY)}"
        if entry == "sail" and opening.number < g.players:
            return f"{left(name, 8)} {self.stock(opening.number, HARBOUR)}"
        if entry == "call":
            broker, kind = divmod(opening.number, 2)
            goods = container_words(self.texts, heap(g.lot[broker], self.draft.colours))
            there = self.texts.money(g.broker_money[broker]) if kind == layout.MONEY else goods or "–"
            return self.texts.headed(name, there)
        return name

    def target(self, kind: str, opening: Opening) -> str:  # noqa: PLR0911  # one kind of line, one branch
        """What a first step names, in the reader's language."""
        target = opening.target or ""
        match kind:
            case "machine":
                return colour_name(self.texts, target)
            case "sail":
                return place_name(self.texts, target)
            case "call":
                broker, space = divmod(opening.number, 2)
                return self.texts.text(f"deciding-space-{BROKER_KINDS[space]}", {"broker": BROKER_NAMES[broker]})
            case "building":
                return self.texts.text(f"terminal-kind-{target}")
            case "sell":
                return container_words(self.texts, [self.container_word(self.draft, opening.step)])
            case "seize":
                return self.seized(*target.split())
            case _:
                return seat_name(self.texts, target)

    def seized(self, place: str, what: str = "") -> str:
        """What can be seized: a container where it lies, a machine of a colour, or a warehouse."""
        colour, _, price = what.partition("@")
        values = {
            "colour": colour_name(self.texts, colour) if colour else "",
            "price": self.texts.money(int(price)) if price else "",
        }
        return self.texts.text(f"deciding-seize-{place}", values)

    def stock(self, seat: int, store: int) -> str:
        """A seat's store in words."""
        found = shelf(self.draft.now, seat, store, self.draft.colours)
        return container_words(self.texts, found) or f"({self.texts.text('terminal-nothing-there')})"
