"""Tables of a server, through its interface (``docs/server.md``): sitting down, looking, trying, playing, waiting.

A link is a seat: whoever has it plays there. So a link, and the token in it, stands in no message of an error.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from boxship.agents.http_json import Answer, SlowAnswerError, UnreachableError, checked_url, exchange, is_local
from boxship.agents.knowledge import Knowledge
from boxship.notation.refusals import CLAUSE_OF_CODE

_REQUEST_SECONDS: Final = 20.0
_LIVE_SECONDS: Final = 10.0
"""For a live connection to be opened, and to be welcomed."""
_NAME: Final = re.compile(r"[\w-]{1,80}", re.ASCII)
"""A table or a token."""
_PATHS: Final = {"t": "seat", "j": "join", "w": "watch"}


class TableError(Exception):
    """Something that can't be done at a table; ``str()`` says why and what to do."""


class LineRefusedError(TableError):
    """The game says no to a line; nothing has changed."""


@dataclass(frozen=True)
class Link:
    """A link to a table, taken apart."""

    server: str
    kind: str
    """``seat``, ``join`` or ``watch``."""
    table: str
    token: str = field(repr=False)

    @classmethod
    def parse(cls, text: str) -> Link:
        """Read a link as the page shows it; a TableError if it is none."""
        try:
            parts = urlsplit(text.strip())
        except ValueError:
            raise _no_link() from None
        _, first, table, *_ = [*parts.path.split("/"), "", "", ""]
        is_http = parts.scheme in {"http", "https"} and text.strip().isascii()
        if not is_http or first not in _PATHS or not _NAME.fullmatch(table) or not _NAME.fullmatch(parts.fragment):
            raise _no_link()
        return cls(f"{parts.scheme}://{parts.netloc}", _PATHS[first], table, parts.fragment)

    def __str__(self) -> str:
        """As the page reads it."""
        path = next(letter for letter, kind in _PATHS.items() if kind == self.kind)
        return f"{self.server}/{path}/{self.table}#{self.token}"


def _no_link() -> TableError:
    return TableError(
        "this is not the link of a seat; it looks like http://127.0.0.1:8470/t/TABLE#TOKEN, with all that follows the #"
    )


class TableServer:
    """A server with tables."""

    def __init__(self, url: str) -> None:
        """At this address; an ``AddressError`` if it is none."""
        self.url = checked_url(url).rstrip("/")

    async def ask(self, path: str, body: Any = None, token: str | None = None) -> Any:  # noqa: ANN401  # as the path says
        """What the interface answers; a TableError for a problem."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        try:
            answer = await asyncio.to_thread(exchange, f"{self.url}/api{path}", body, headers, _REQUEST_SECONDS)
        except SlowAnswerError as problem:
            raise TableError(f"the server at {self.url} is slow: {problem}; please try again") from None
        except UnreachableError as problem:
            raise TableError(
                f"no server answers at {self.url} ({problem}); start one with `boxship serve`, or name another"
            ) from None
        if 200 <= answer.status < 300:  # noqa: PLR2004
            return answer.body
        raise self._problem(answer)

    def _problem(self, answer: Answer) -> TableError:
        problem = answer.body if isinstance(answer.body, dict) else {}
        if problem.get("reason"):
            return LineRefusedError(refusal_text(problem["reason"]))
        match problem.get("code"):
            case "not_allowed" if answer.status == 401:  # noqa: PLR2004
                return TableError("this link opens nothing at that table; is it whole, and is it yours?")
            case "not_found":
                return TableError("there is no such table at that server any more; is the link right?")
            case None:
                return TableError(f"what answers at {self.url} is not a Boxship server (status {answer.status})")
            case _:
                return TableError(str(problem.get("sentence", "the server refused")))

    async def new_table(self, rules: str, bots: Sequence[str], people: int) -> Seat:
        """A new table with these bots and so many seats for people; the first seat is the own one."""
        seats = [{"kind": "me"}, *({"kind": "person"} for _ in range(people))]
        seats += [{"kind": "bot", "style": bot} for bot in bots]
        made = await self.ask("/tables", {"rules": rules, "seats": seats})
        return Seat(self, made["table"], made["token"])

    def seat(self, link: str) -> Seat:
        """The seat that a link is; a TableError for any other link."""
        found = self._own(link)
        if found.kind == "join":
            raise TableError(
                "this is a link to join; sit down with it once, and use the link of your seat from then on"
            )
        return Seat(self, found.table, found.token)

    async def sit(self, link: str) -> Seat:
        """The seat that a link gives: the one that it is, or the next free one of a link to join."""
        found = self._own(link)
        if found.kind == "seat":
            return self.seat(link)
        made = await self.ask(f"/tables/{found.table}/join", {"name": ""}, found.token)
        return Seat(self, found.table, made["token"])

    def _own(self, text: str) -> Link:
        """A link to a table of this server, by which one can sit."""
        link = Link.parse(text)
        if link.server.lower() != self.url.lower():
            raise TableError(
                f"this link is of another server than {self.url}; start `boxship mcp` with --server and its address"
            )
        if link.kind == "watch":
            raise TableError("this is a link to watch, and not a seat; ask somebody at the table for the link to join")
        return link


class Seat:
    """One seat at a table: everything that an agent there can do."""

    def __init__(self, server: TableServer, table: str, token: str) -> None:
        self.server = server
        self._table = table
        self._token = token

    @property
    def link(self) -> str:
        """The link that opens this seat."""
        return str(Link(self.server.url, "seat", self._table, self._token))

    async def _ask(self, path: str, body: Any = None) -> Any:  # noqa: ANN401  # as the path says
        return await self.server.ask(f"/tables/{self._table}{path}", body, self._token)

    async def knowledge(self) -> Knowledge:
        """What the seat knows now."""
        told = await self._ask("/view")
        try:
            return Knowledge.read(told)
        except (KeyError, TypeError):
            raise TableError(f"the server at {self.server.url} is of another version of Boxship") from None

    async def invitation(self) -> str | None:
        """The link by which somebody else joins; None while no seat is free."""
        told = await self._ask("")
        token = told["info"]["join"]
        return None if token is None else str(Link(self.server.url, "join", self._table, token))

    async def refusal(self, line: str) -> str | None:
        """Why a line can't be played now; None: it could."""
        reason = (await self._ask("/check", {"line": line}))["reason"]
        return None if reason is None else refusal_text(reason)

    async def play(self, line: str) -> None:
        """Play a line; a LineRefusedError says why it was not taken."""
        await self._ask("/lines", {"id": secrets.token_urlsafe(12), "line": line})

    async def wait(self, seconds: float) -> bool:
        """Wait until the seat has to decide or the game is over, for so long at most; whether that has come."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self._until_asked()
        return False

    async def _until_asked(self) -> bool:
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, WebSocketException

        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self._table}/live"
        proxy: Literal[True] | None = None if is_local(self.server.url) else True
        try:
            async with connect(address, proxy=proxy, open_timeout=_LIVE_SECONDS, max_size=None) as live:
                await live.send(json.dumps({"type": "hello", "token": self._token, "last": -1}))
                async for text in live:
                    message = json.loads(text)
                    if message["type"] == "closed":
                        raise TableError(message["problem"]["sentence"])
                    if self._is_asked(message):
                        return True
        except ConnectionClosed:
            pass
        except (OSError, WebSocketException) as problem:
            raise TableError(f"the live connection to {self.server.url} broke ({type(problem).__name__})") from None
        raise TableError(f"the server at {self.server.url} ended the connection; please try again")

    def _is_asked(self, message: Any) -> bool:  # noqa: ANN401  # JSON
        if message["type"] == "welcome":
            self._me = message["table"]["info"]["me"]
            situation = message["table"]["situation"]
        elif message["type"] == "moved":
            situation = message["situation"]
        else:
            return False
        return situation["phase"] == "over" or self._me in situation["to_act"]


def refusal_text(reason: Any) -> str:  # noqa: ANN401  # JSON
    """Why a line is refused, with the clause that says so."""
    clause = CLAUSE_OF_CODE.get(reason["code"])
    number = f" ({clause.upper().replace('-', '.')})" if clause else ""
    return f"{reason['sentence']}{number}"
