"""The conversation at the table: show what happened, ask, answer, until the game is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

from boxship.cli.files import FileError, system_refused, write_whole
from boxship.cli.terminal.completion import complete_with
from boxship.cli.terminal.ending import final_lines
from boxship.cli.terminal.explanations import COMMANDS, help_page, intro, rules_page
from boxship.cli.terminal.menu import Back, Menu
from boxship.cli.terminal.opponents import bots_of, introduced
from boxship.cli.terminal.reasons import reason
from boxship.cli.terminal.screen import Screen
from boxship.cli.terminal.table import Table, UndoError
from boxship.cli.terminal.words import container_words, seat_name
from boxship.game import View
from boxship.notation.refusals import Refusal
from boxship.rules import layout
from boxship.table.drafting.completion import PartialLine, lines_from, next_words
from boxship.table.showing.situation import PHASES

MOST_LINES = 40
"""So many legal lines are listed at once."""


class Leave(Exception):  # noqa: N818  # a wish of the person, not an error
    """The person leaves the table."""


class Conversation:
    """One person at the prompt of a table."""

    def __init__(self, table: Table, screen: Screen) -> None:
        """Nothing is shown yet."""
        self.table = table
        self.screen = screen
        self.seen = table.last_own_decision
        self.view: View = table.view
        self.menu = Menu(self.view, screen)
        self.commands: dict[str, Callable[[str], None]] = {
            "menu": lambda _: self.menu.show_kinds(),
            "legal": self.show_legal,
            "why": self.explain,
            "undo": lambda _: self.undo(),
            "table": lambda _: screen.show_table(self.view.text),
            "log": self.show_log,
            "record": lambda _: self.show_record(),
            "save": self.save,
            "rules": lambda _: print(rules_page(self.view.rules, len(table.game.seats), screen.texts)),
            "help": lambda _: print(help_page(self.view, screen.texts)),
            "quit": lambda _: self.leave(),
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves (Leave, KeyboardInterrupt, EOFError)."""
        table, screen = self.table, self.screen
        if not table.began_before:
            print(intro(self.view, table.seat, screen.texts))
            for line in introduced(bots_of(table.game), screen.texts):
                screen.show(line, indent=" " * 10)
            screen.show()
            if screen.is_terminal:
                screen.ask(f"{screen.texts.text('terminal-begin')} ")
        complete_with(self.completed)
        mine = False
        while not table.game.over:
            table.let_bots_play()
            if not table.game.over:
                self.refresh()
                self.show_situation(own_turn_goes_on=mine)
                mine = self.decide()
        self.refresh()
        self.show_news()
        screen.show_table(self.view.text)
        screen.show()
        for line in final_lines(table.game, table.seat, screen.texts):
            screen.show(line)

    def refresh(self) -> None:
        """Look at the table anew."""
        self.view = self.table.view
        self.menu = Menu(self.view, self.screen)

    # -- showing -----------------------------------------------------------------------------------------------------

    def show_situation(self, *, own_turn_goes_on: bool) -> None:
        """The whole table when others have decided; after an own decision only what is one's own."""
        others = any(news.seat != self.table.seat for news in self.table.chronicle.news[self.seen :])
        if others or not own_turn_goes_on:
            self.screen.show()
            self.screen.show_table(self.view.text)
            self.screen.show()
        self.show_news()
        if not others and own_turn_goes_on:
            self.show_own()

    def show_news(self) -> None:
        """What has happened since the last prompt."""
        self.table.chronicle.show(self.screen, self.seen)
        if self.seen < len(self.table.chronicle.news):
            self.screen.show()
        self.seen = len(self.table.chronicle.news)
        if self.table.unsaved is not None:
            self.screen.say("terminal-unsaved", {"reason": self.table.unsaved.said(self.screen.texts)})

    def show_own(self) -> None:
        """One's own board in two lines."""
        position, seat, texts = self.view.position, self.table.seat, self.screen.texts
        at, ship = position[f"{seat}.at"], position[f"{seat}.ship"]
        stores = {store: container_words(texts, position[f"{seat}.{store}"]) or "–" for store in ("factory", "harbour")}
        self.screen.say(
            "terminal-own",
            {
                **stores,
                "place": at,
                "owner": seat_name(texts, at) if at in self.table.game.seats else "",
                "count": len(ship),
                "cargo": container_words(texts, ship),
            },
            indent="     ",
        )

    def question(self) -> str:
        """The prompt: what is asked, and what there is to pay with."""
        g, p = self.view.state, self.view.seat
        texts = self.screen.texts
        values: dict[str, int | str] = {
            "count": g.actions,
            "cargo": container_words(texts, self.view.position[f"{self.view.position['turn']}.ship"]),
            "amount": texts.money(g.bids[p]),
        }
        again = "-again" if g.phase == layout.BID and g.bidding > 1 else ""
        asked = texts.text(f"terminal-ask-{PHASES[g.phase]}{again}", values)
        return f"{seat_name(texts, self.table.seat)} {texts.money(g.cash[p])}, {asked}> "

    # -- asking ------------------------------------------------------------------------------------------------------

    def decide(self) -> bool:
        """Ask until a decision is made or taken back; whether the person made one."""
        explained = False
        while True:
            if not explained:
                self.menu.show_short_kinds()
            answer = self.screen.ask(self.question())
            word, _, rest = answer.partition(" ")
            explained = word in {"", "menu"}
            if word in self.commands or not word:
                before = len(self.table.game.moves)
                self.commands[word or "menu"](rest.strip())
                if len(self.table.game.moves) != before:
                    return True
            elif self.tried(answer):
                return True

    def tried(self, answer: str) -> bool:
        """Play what was typed or chosen; a refusal is explained."""
        try:
            if answer.isdecimal():
                if not 0 < int(answer) <= len(self.menu.entries):
                    self.screen.say("terminal-numbers", {"last": len(self.menu.entries)})
                    return False
                answer = self.menu.line(int(answer))
                self.screen.show(f"  = {answer}")
            self.table.play(answer)
        except Back:
            return False
        except Refusal as refusal:
            self.screen.show(self.refused(refusal), indent="  ")
            return False
        return True

    def refused(self, refusal: Refusal) -> str:
        """Why, and what would be legal."""
        said = reason(refusal, self.screen.texts)
        if not refusal.legal:
            return said
        return self.screen.texts.text("terminal-legal-now", {"reason": said, "lines": refusal.legal})

    def completed(self, typed: str) -> list[str]:
        """What TAB offers behind what was typed."""
        typed = typed.lstrip()
        if typed.startswith(("why ", "legal ")):
            typed = typed.partition(" ")[2].lstrip()
        elif " " not in typed:
            commands = [word for word in COMMANDS if word.startswith(typed)] if typed else []
            return [*next_words(PartialLine.of(self.view), typed), *commands]
        return next_words(PartialLine.of(self.view), typed)

    # -- commands ----------------------------------------------------------------------------------------------------

    def show_legal(self, beginning: str) -> None:
        """What is legal: in short, or the lines that begin so."""
        if not beginning:
            for phrase in self.view.legal.summary.split(", "):
                self.screen.show(f"  {phrase}")
            return
        found = list(islice(lines_from(PartialLine.of(self.view), beginning), MOST_LINES + 1))
        for line in found[:MOST_LINES]:
            self.screen.show(f"  {line}", indent="    ")
        if len(found) > MOST_LINES:
            self.screen.show(f"  {self.screen.texts.text('terminal-more')}")
        if not found:
            nothing = self.screen.texts.text("terminal-nothing-legal")
            self.screen.show(" ".join(filter(None, [nothing, self.menu.refusal(beginning)])))

    def explain(self, line: str) -> None:
        """Why a line is not legal."""
        if not line:
            self.screen.say("terminal-why")
            return
        self.screen.show(self.menu.refusal(line) or self.screen.texts.text("terminal-legal"))

    def undo(self) -> None:
        """Take the last decision back, if nobody could have learned from it."""
        try:
            line = self.table.undo()
        except UndoError as problem:
            self.screen.show(problem.said(self.screen.texts))
            return
        self.seen = len(self.table.chronicle.news)
        self.screen.show(f"{self.screen.texts.text('log-undone')} {line}")

    def show_log(self, wanted: str) -> None:
        """The decisions so far in sentences, all or the last ones."""
        news = self.table.chronicle.news
        count = int(wanted) if wanted.isdecimal() and len(wanted) < 9 else len(news)  # noqa: PLR2004
        self.table.chronicle.show(self.screen, max(0, len(news) - count))
        if not news:
            self.screen.say("log-empty")

    def show_record(self) -> None:
        """The decisions in the notation, as the person heard them: the file itself also has everybody's card."""
        for line in self.view.lines:
            self.screen.show(line)

    def save(self, name: str) -> None:
        """Say where the game is saved; with a name, write a copy that nobody else's file stands in the way of."""
        texts = self.screen.texts
        if not name:
            print(texts.text("terminal-saved-in", {"file": str(self.table.file)}))
            return
        path = Path(name).expanduser()
        try:
            if path.exists() and not (self.table.file.exists() and path.samefile(self.table.file)):
                raise FileError("terminal-exists", file=str(path))  # noqa: TRY301  # told like the others
            write_whole(path, self.table.game.record())
        except OSError as problem:
            print(texts.text("terminal-not-saved", {"reason": system_refused(str(path), problem).said(texts)}))
        except FileError as problem:
            print(texts.text("terminal-not-saved", {"reason": problem.said(texts)}))
        else:
            print(texts.text("terminal-copy-in", {"file": str(path)}))

    def leave(self) -> None:
        """Go; the game is saved already."""
        raise Leave
