"""A table for tests: bots that only end their turns and bid nothing, and a person who answers from a list."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from boxship.cli.terminal.conversation import Conversation
from boxship.cli.terminal.screen import Screen
from boxship.cli.terminal.table import Table, named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from boxship import Game, View


class Idle:
    """Ends its turn, bids 0, and takes the first thing where it has to take something."""

    def line(self, view: View) -> str:
        lines = view.legal
        return next((line for line in ("end", "bid 0", "keep") if line in lines), None) or next(iter(lines))


class Answers(Screen):
    """A person: what is asked goes to a function, which gives the answer."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__(colour=False)
        self.answer = answer

    def ask(self, prompt: str) -> str:
        said = self.answer(prompt)
        self.show(f"{prompt}{said}")
        return said


def in_turn(answers: Iterable[str]) -> Answers:
    """A person with a list of answers; when it is used up, he leaves."""
    rest = list(answers)

    def answer(_: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    return Answers(answer)


def table(game: Game, seat: str, file: Path) -> Table:
    """The game with a person at that seat and idle bots at the others."""
    others = [other for other in game.seats if other != seat]
    return Table(named(game, dict.fromkeys(others, "idle")), seat, {other: Idle() for other in others}, file)


def talk(game: Game, seat: str, file: Path, answers: Iterable[str]) -> Table:
    """A conversation to its end, or until the person has said everything."""
    at = table(game, seat, file)
    conversation = Conversation(at, in_turn(answers))
    with contextlib.suppress(EOFError):
        conversation.run()
    return at
