"""A program at a seat: it is told what its seat hears, asked for lines, and can't harm the match.

Whatever goes wrong is a fault: counted, with a sentence. After a fault the question is asked once more, of the same
process or, where that had to be ended, of a new one. After a second fault the rule of thumb plays a default line.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, Self, runtime_checkable

from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import View
from boxship.protocol import messages
from boxship.protocol.messages import GarbageError, Identity, Option
from boxship.protocol.program import FloodError, Program, ProgramGoneError, SlowError, StartError

START_SECONDS = 20.0
"""How long a program may take from its start to ready."""
THINKING_SECONDS = 5.0
"""How long it may think about one line, unless somebody says otherwise."""
MOST_STARTS = 4
"""How often a program is started in one game; after that the default plays for it."""

CRASH, TIMEOUT, ILLEGAL, GARBAGE, FLOOD, UNASKED, START, FAILED, BUDGET, DEFAULT = (
    "crash",
    "timeout",
    "illegal",
    "garbage",
    "flood",
    "unasked",
    "start",
    "failed",
    "budget",
    "default",
)
FAULTS = {
    CRASH: "ended while a line was due",
    TIMEOUT: "did not answer in time",
    ILLEGAL: "answered with a line that is not legal",
    GARBAGE: "said something that is no message",
    FLOOD: "said too much",
    UNASKED: "spoke without being asked",
    START: "could not be started again",
    FAILED: "could not be asked",
    BUDGET: "had used up its budget",
    DEFAULT: "a default line was played for it",
}
"""What is counted, in words."""
_FATAL = (CRASH, FLOOD, START)
"""After these the process must not be asked again."""
_FAULT_OF = {GarbageError: GARBAGE, SlowError: TIMEOUT, FloodError: FLOOD, ProgramGoneError: CRASH}
"""What is counted where an answer could not be had."""


class NotABotError(Exception):
    """A program that does not get as far as ready; ``str()`` says why."""


@dataclass(frozen=True)
class ProgramCommand:
    """How to start a bot and what to set."""

    words: tuple[str, ...]
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Fault:
    """Something that went wrong, and when: the question's number, 0 for none."""

    kind: str
    text: str
    question: int = 0


@dataclass
class Faults:
    """All that went wrong since somebody last looked; the first few with their words."""

    counts: Counter[str] = field(default_factory=Counter)
    told: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> None:
        """Count one."""
        self.counts[fault.kind] += 1
        if len(self.told) < _MOST_TOLD:
            self.told.append(fault)


_MOST_TOLD = 20


class _FaultError(Exception):
    """One fault on its way up."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


@runtime_checkable
class Guest(Protocol):
    """Whoever plays and comes from outside: a program, or a chat model. Told when games begin and end; has faults."""

    faults: Faults

    def line(self, view: View) -> str:
        """The line for the seat of this view; always a legal one."""

    def new_game(self, view: View, seed: int) -> None:
        """A game begins at the seat of this view."""

    def game_over(self, view: View) -> None:
        """The game has ended; the view is that of its end."""

    def close(self) -> None:
        """The last game is over."""


class ExternalPlayer:
    """A bot in a process of its own, through any number of games. ``close`` it when all are over."""

    def __init__(self, command: ProgramCommand, seconds: float = THINKING_SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.faults = Faults()
        self.identity = Identity("")
        self._program: Program | None = None
        self._in_game = False
        self._starts = 0
        self._seed = 0
        self._told: list[str] = []
        self._question = 0
        self._default = RuleOfThumb(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- what a match calls ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the program and get as far as ready; a NotABotError says why that failed."""
        try:
            self._program = Program(self.command.words)
        except StartError as problem:
            raise NotABotError(str(problem)) from None
        self._in_game = False
        try:
            self._program.send(messages.encode(messages.hello()))
            self.identity = messages.read_hello(self._program.receive(START_SECONDS))
            _check_values(self.command.values, self.identity.options)
            self._program.send(messages.encode(messages.options(dict(self.command.values), self.seconds)))
            messages.read_ready(self._program.receive(START_SECONDS))
        except (*_FAULT_OF, NotABotError) as problem:
            self._drop()
            raise NotABotError(_failed_start(problem)) from None

    def new_game(self, view: View, seed: int) -> None:
        """A game begins at the seat of this view."""
        self.faults = Faults()
        self._starts = 0
        self._question = 0
        self._seed = seed
        self._in_game = False
        self._default = RuleOfThumb(seed)
        if self._program is not None:
            self._begin(self._program, view)

    def line(self, view: View) -> str:
        """The line for the seat of this view; always a legal one."""
        last = ""
        for _ in range(2):
            if self._program is None and self._starts >= MOST_STARTS:
                break
            try:
                return self._answer(view)
            except _FaultError as fault:
                last = fault.kind
                self._note(fault.kind, str(fault))
                if fault.kind in _FATAL:
                    self._drop()
                elif self._program is not None:
                    self._program.send(messages.encode(messages.error(self._question, str(fault))))
        if last == TIMEOUT:
            self._drop()
        self._note(DEFAULT, "the rule of thumb played for it")
        return self._default.line(view)

    def game_over(self, view: View) -> None:
        """The game has ended; the view is that of its end."""
        if self._program is not None and self._in_game:
            self._tell(view)
            self._program.send(messages.encode(messages.end(view)))
        self._in_game = False

    def close(self) -> None:
        """The last game is over."""
        if self._program is not None:
            self._program.close()
            self._program = None

    # -- one question ------------------------------------------------------------------------------------------------

    def _answer(self, view: View) -> str:
        program = self._running(view)
        self._question += 1
        try:
            if program.forget():
                self._note(UNASKED, "it said something before the question was put")
            self._tell(view)
            program.send(messages.encode(messages.ask(self._question, view, self.seconds)))
            deadline = time.monotonic() + self.seconds
            line = messages.read_line(program.receive(self.seconds), self._question)
            while line is None:
                line = messages.read_line(program.receive(deadline - time.monotonic()), self._question)
        except tuple(_FAULT_OF) as problem:
            raise _FaultError(_FAULT_OF[type(problem)], str(problem)) from None
        reason = view.legal.explain(line)
        if reason is not None:
            raise _FaultError(ILLEGAL, f"{messages.quoted(line)} is not legal: {reason}")
        return line

    def _running(self, view: View) -> Program:
        """The process, in this game; started again where it has ended."""
        if self._program is None:
            self._starts += 1
            try:
                self.start()
            except NotABotError as problem:
                raise _FaultError(START, str(problem)) from None
        program = self._program
        assert program is not None, "a started player has a program"
        if not self._in_game:
            self._begin(program, view)
        return program

    def _begin(self, program: Program, view: View) -> None:
        program.send(messages.encode(messages.new_game(view, self._seed)))
        self._told = []
        self._in_game = True

    def _tell(self, view: View) -> None:
        """What the seat has heard since it was told last; sealed bids again, now that they are open."""
        assert self._program is not None, "only a running program is told anything"
        for number, line in enumerate(view.lines):
            if number >= len(self._told) or self._told[number] != line:
                self._program.send(messages.encode(messages.event(number + 1, line)))
        self._told = list(view.lines)

    def _note(self, kind: str, text: str) -> None:
        self.faults.add(Fault(kind, text, self._question))

    def _drop(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None


def _check_values(values: Sequence[tuple[str, str]], known: Sequence[Option]) -> None:
    names = [option.name for option in known]
    for name, _ in values:
        if name not in names:
            offered = f"its options are {', '.join(names)}" if names else "it has no options"
            raise NotABotError(f"there is no option {messages.quoted(name)}; {offered}")


def _failed_start(problem: Exception) -> str:
    if isinstance(problem, ProgramGoneError):
        return f"it ended before it was ready: {problem}"
    if isinstance(problem, SlowError):
        return f"it was started and said nothing for {START_SECONDS:g} s; it should answer hello and options"
    return str(problem)
