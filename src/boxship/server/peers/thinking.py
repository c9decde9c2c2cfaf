"""Questions to think about, in a table that all processes share: any of them, and any ``boxship think``, may answer.

Whoever takes a question is noted in its row; if that process dies, its row goes, and the question is free again. A
question that was taken three times without an answer is given up: it has probably ended those who took it. Answers stay
for a while, so whoever asks the same gets the same. What is asked is the view of a seat, never a whole deal, or the
record of a game that is over.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert

from boxship.server.database import Database
from boxship.server.peers.telling import ANSWERED, ASKED, tell
from boxship.server.schema import thinking
from boxship.server.thoughts import KINDS, ThoughtKind
from boxship.server.writer import DatabaseError

_LOOKED_EVERY: Final = 1.0
_MOST_TRIES: Final = 3


class UnansweredError(Exception):
    """Nobody could answer a question."""


class Doing(Protocol):
    """Whoever does what a function says, elsewhere: processes of this one, or others by way of the database."""

    def do(self, function: Callable[..., Any], *args: object) -> Future[Any]:
        """What the function returns, later."""
        ...

    def close(self) -> None:
        """Nothing is to be done any more."""
        ...


class Asking:
    """Questions of this process to whoever thinks."""

    def __init__(self, database: Database) -> None:
        """None is asked yet."""
        self._database = database
        self._waiting: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, function: Callable[..., Any], *args: object) -> Future[Any]:
        """What the function returns, once somebody has answered; an UnansweredError if nobody can."""
        answered: Future[Any] = Future()
        task = asyncio.create_task(self._ask(KINDS[function.__name__], args, answered))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return answered

    def hear(self, words: Sequence[str]) -> None:
        """Somebody has answered a question."""
        if (waiting := self._waiting.get(words[0])) is not None:
            waiting.set()

    def close(self) -> None:
        """Nobody waits any more."""
        for task in self._tasks:
            task.cancel()

    async def _ask(self, kind: ThoughtKind, args: Sequence[object], answered: Future[Any]) -> None:
        text = kind.written(*args)
        question = f"{kind.name}-{hashlib.sha256(text.encode()).hexdigest()[:32]}"
        event = self._waiting.setdefault(question, asyncio.Event())
        try:
            while True:
                # Asked again and again until there is an answer: a crash of the database may have forgotten it.
                with suppress(DatabaseError):
                    answer = await self._database.beside(lambda connection: _ask(connection, question, kind.name, text))
                    if answer is not None:
                        break
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), _LOOKED_EVERY)
                event.clear()
            if answer:
                answered.set_result(kind.answer(answer))
            else:
                answered.set_exception(UnansweredError("whoever thought about it did not come to an end"))
        finally:
            self._waiting.pop(question, None)
            answered.cancel()


class Question(NamedTuple):
    """Something to think about."""

    question: str
    kind: str
    text: str


def _ask(connection: Connection, question: str, kind: str, text: str) -> str | None:
    """The answer to a question; None: there is none yet, and it is asked."""
    found = connection.execute(sql.select(thinking.c.answer).where(thinking.c.question == question)).first()
    if found is not None:
        return None if found.answer is None else str(found.answer)
    row = {"question": question, "kind": kind, "text": text, "asked": sql.func.now(), "tries": 0}
    connection.execute(insert(thinking).values(row).on_conflict_do_nothing())
    tell(connection, [ASKED])
    return None


def claim(connection: Connection, process: str, kinds: Sequence[str]) -> Question | None:
    """The oldest question of these kinds that nobody thinks about; it is this process's now."""
    free = sql.and_(thinking.c.process.is_(None), thinking.c.answer.is_(None), thinking.c.kind.in_(kinds))
    given_up = sql.update(thinking).where(free, thinking.c.tries >= _MOST_TRIES).values(answer="")
    lost = connection.execute(given_up.returning(thinking.c.question)).scalars().all()
    tell(connection, [f"{ANSWERED}:{question}" for question in lost])
    oldest = sql.select(thinking.c.question).where(free).order_by(thinking.c.asked).limit(1)
    mine = sql.update(thinking).where(thinking.c.question == oldest.with_for_update(skip_locked=True).scalar_subquery())
    taken = mine.values(process=process, tries=thinking.c.tries + 1)
    row = connection.execute(taken.returning(thinking.c.question, thinking.c.kind, thinking.c.text)).first()
    return None if row is None else Question(*row)


def put_back(connection: Connection, process: str, question: str) -> None:
    """This process could not think about a question; somebody may try once more."""
    own = sql.and_(thinking.c.question == question, thinking.c.process == process)
    connection.execute(sql.update(thinking).where(own).values(process=None))
    tell(connection, [ASKED])


def answer(connection: Connection, process: str, question: str, text: str) -> None:
    """What this process has thought; nothing if somebody else has taken the question over meanwhile."""
    own = sql.and_(thinking.c.question == question, thinking.c.process == process, thinking.c.answer.is_(None))
    if connection.execute(sql.update(thinking).where(own).values(answer=text)).rowcount:
        tell(connection, [f"{ANSWERED}:{question}"])
