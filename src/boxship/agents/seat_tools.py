"""Tools of an agent at a seat, for the Model Context Protocol: sit down, look, what is legal, play, wait, rules.

One link is one seat, and a tool can only say what that seat knows. Over standard input and output there is one agent,
so its seat is remembered. Over HTTP requests come one by one and from anybody on this machine, so nothing is
remembered: the link comes along with each of them, as an argument or as a header.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from importlib.metadata import version
from typing import Annotated, Any, Final, ParamSpec

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from boxship.agents.knowledge import Knowledge
from boxship.agents.rulebook import UnknownClauseError, clause_text, contents
from boxship.agents.tables import LineRefusedError, Seat, TableError, TableServer
from boxship.agents.texts import legal_text, situation_text
from boxship.bots.opponents import FIRST
from boxship.rules.rulesets import PLAYER_COUNTS, RulesetError

HEADER: Final = "x-boxship-seat"
"""The header of a request over HTTP that carries the link of a seat."""
LONGEST_WAIT: Final = 50.0
"""Seconds; many clients give up on a tool after a minute."""
_KEPT: Final = 256
"""So many seats are remembered with what they have heard."""

INSTRUCTIONS: Final = """\
You play the board game Container at a table, alone against bots or with people. Sit down with `sit` and the link of a \
seat, or open a table with `new_table`. Then, until the game is over: `wait` until you have to decide, and `play` one \
line. Both show you the table as your seat sees it and what is legal. `explain` says why a line can't be played, and \
`rules` quotes the rules by clause. A link is a seat: tell yours to nobody."""

P = ParamSpec("P")
Words = Coroutine[Any, Any, str]
LinkArgument = Annotated[str, Field(description="The link of your seat, if you did not sit down in this connection.")]


class Sittings:
    """Where agents sit: the seat of a request, and what each seat has heard so far."""

    def __init__(self, server: TableServer, link: str | None, *, remembering: bool) -> None:
        """With the link of a seat for whoever brings none; ``remembering`` where all requests are one agent's."""
        self.server = server
        self._link = link
        self._remembering = remembering
        self._heard: dict[str, Sequence[str]] = {}

    @property
    def tells_link(self) -> bool:
        """Whether an agent must be told its link, because nobody remembers it."""
        return not self._remembering

    def remember(self, seat: Seat) -> None:
        """From now on this is the agent's seat, where there is only one agent."""
        if self._remembering:
            self._link = seat.link

    def seat(self, context: Context, link: str = "") -> Seat:
        """The seat of a request; a TableError if it brings none."""
        brought = link or (context.headers or {}).get(HEADER) or self._link
        if not brought:
            raise TableError("you have no seat yet: sit down with `sit` and a link, or open a table with `new_table`")
        return self.server.seat(brought)

    async def shown(self, seat: Seat) -> str:
        """The table and what is legal, with the news since this seat was last shown it."""
        known = await seat.knowledge()
        heard = self._heard.pop(seat.link, ())
        self._heard[seat.link] = known.lines
        while len(self._heard) > _KEPT:
            del self._heard[next(iter(self._heard))]
        return shown_text(known, heard)


def shown_text(known: Knowledge, heard: Sequence[str] = ()) -> str:
    """The table as a seat sees it and, if it has to decide, everything that is legal."""
    text = situation_text(known, heard)
    return f"{text}\n{legal_text(known)}" if known.asked else text


def _kindly(tool: Callable[P, Words]) -> Callable[P, Words]:
    """The tool, with what can't be done as a sentence for the agent."""

    @wraps(tool)
    async def kind_tool(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except (TableError, RulesetError, UnknownClauseError) as problem:
            raise ToolError(str(problem)) from None

    return kind_tool


_LOOKING: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
_ACTING: Final = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


def agent_server(sittings: Sittings) -> MCPServer:  # noqa: C901  # one tool after the other
    """Everything that an agent is offered."""
    offered: MCPServer = MCPServer(
        "boxship", title="Boxship", instructions=INSTRUCTIONS, version=version("boxship"), log_level="ERROR"
    )

    def tool(annotations: ToolAnnotations) -> Callable[[Callable[P, Words]], Callable[P, Words]]:
        def added(function: Callable[P, Words]) -> Callable[P, Words]:
            offered.add_tool(_kindly(function), annotations=annotations, structured_output=False)
            return function

        return added

    def way_back(seat: Seat) -> str:
        return f"\nYour link, for every further call: {seat.link}" if sittings.tells_link else ""

    @tool(_ACTING)
    async def sit(link: Annotated[str, Field(description="A link to a seat, or one to join a table.")]) -> str:
        """Sit down at a table by a link: that of a seat, or one to join, which gives you the next free seat."""
        seat = await sittings.server.sit(link)
        text = await sittings.shown(seat)
        sittings.remember(seat)
        return f"{text}{way_back(seat)}"

    @tool(_ACTING)
    async def new_table(
        rules: Annotated[str, Field(description="A ruleset and options, like `jumbo investment_bank`.")] = "classic",
        players: Annotated[int, Field(description="Seats, 3 to 5.")] = 4,
        bots: Annotated[list[str] | None, Field(description="Bots by name, like `trader` or `captain:2`.")] = None,
        people: Annotated[int, Field(description="Seats that are left free for people or other agents.")] = 0,
    ) -> str:
        """Open a new table and sit down at it: against bots, and with seats for others if you like."""
        if players not in PLAYER_COUNTS or not 0 <= people < players:
            raise TableError("a table has 3 to 5 seats, and the first one is yours")
        wanted = bots or list(FIRST)
        company = [wanted[number % len(wanted)] for number in range(players - 1 - people)]
        seat = await sittings.server.new_table(rules, company, people)
        text = await sittings.shown(seat)
        sittings.remember(seat)
        invitation = await seat.invitation()
        invited = f"\nThe link for others to join: {invitation}" if invitation else ""
        return f"{text}{invited}{way_back(seat)}"

    @tool(_LOOKING)
    async def look(context: Context, link: LinkArgument = "") -> str:
        """The whole table as your seat sees it, what has happened since you last looked, and what is legal."""
        return await sittings.shown(sittings.seat(context, link))

    @tool(_LOOKING)
    async def legal(context: Context, link: LinkArgument = "") -> str:
        """Everything that you may play now."""
        return legal_text(await sittings.seat(context, link).knowledge())

    @tool(_LOOKING)
    async def explain(context: Context, line: str, link: LinkArgument = "") -> str:
        """Whether a line could be played now, and if not, why; nothing is played."""
        refusal = await sittings.seat(context, link).refusal(line)
        return "This line is legal." if refusal is None else f"Not legal: {refusal}."

    @tool(_ACTING)
    async def play(context: Context, line: str, link: LinkArgument = "") -> str:
        """Play a line for your seat, like `produce -> tan@3 tan@2`, `sail island` or `bid 7`."""
        seat = sittings.seat(context, link)
        try:
            await seat.play(line)
        except LineRefusedError as refusal:
            allowed = legal_text(await seat.knowledge())
            raise TableError(f"Not played: {refusal}. Nothing has changed.\n{allowed}") from None
        return await sittings.shown(seat)

    @tool(_LOOKING)
    async def wait(
        context: Context,
        seconds: Annotated[float, Field(description=f"How long at most, up to {LONGEST_WAIT:g}.")] = 25.0,
        link: LinkArgument = "",
    ) -> str:
        """Wait a while, until you have to decide or the game is over, then look. Call it as often as needed."""
        seat = sittings.seat(context, link)
        await seat.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        return await sittings.shown(seat)

    @tool(_LOOKING)
    async def rules(
        context: Context,
        clause: Annotated[str, Field(description="Like `R5.4`, or a chapter like `R8`; empty: the contents.")] = "",
        edition: Annotated[str, Field(description="A ruleset; empty: that of your table, or classic.")] = "",
        link: LinkArgument = "",
    ) -> str:
        """The rules, by clause, as they hold at your table."""
        words = edition
        if not words:
            try:
                words = (await sittings.seat(context, link).knowledge()).rules
            except TableError:
                words = "classic"
        return clause_text(clause, words) if clause.strip() else contents(words)

    return offered
