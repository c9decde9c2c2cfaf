"""Agents for tests: they call tools with the package's own client and keep every word they are told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from boxship.agents.texts import LEGAL, OVER

if TYPE_CHECKING:
    from mcp import Client

MOST_CALLS = 400
"""A game that is not over by then goes round in circles."""


@dataclass
class Agent:
    """Whoever has a client; with a link where nobody remembers the seat."""

    client: Client
    link: str = ""
    heard: list[str] = field(default_factory=list)
    failed: bool = False
    """Whether the last call was answered with an error."""

    async def call(self, tool: str, **arguments: object) -> str:
        if self.link and tool not in {"sit", "new_table"}:
            arguments["link"] = self.link
        answer = await self.client.call_tool(tool, arguments)
        text = "\n".join(part.text for part in answer.content if part.type == "text")
        assert answer.structured_content is None, "every word is said once"
        self.failed = bool(answer.is_error)
        self.heard.append(text)
        return text

    async def refused(self, tool: str, **arguments: object) -> str:
        """A call that must be answered with an error."""
        text = await self.call(tool, **arguments)
        assert self.failed, text
        return text

    async def play_on(self, table: str) -> str:
        """One more call: a line if one is due, else waiting."""
        if LEGAL not in table:
            return await self.call("wait", seconds=20)
        text = await self.call("play", line=decided(table))
        assert not self.failed, text
        return text

    async def play_to_the_end(self, table: str) -> str:
        """The whole game; the last text."""
        for _ in range(MOST_CALLS):
            if OVER in table:
                return table
            table = await self.play_on(table)
        raise AssertionError(f"the game does not end: {table}")


def decided(table: str) -> str:
    """A legal line: land if that is possible, else the last example or line."""
    lines = [line.strip() for line in table.partition(LEGAL)[2].splitlines() if line.startswith("  ")]
    return "sail island" if "sail island" in lines else lines[-1].rpartition("Example: ")[2]
