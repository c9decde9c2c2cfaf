"""An agent without a model: it sits down through ``boxship mcp``, plays a short game, and prints every word.

Put a language model where ``decide`` is, and it plays. Run it with: python examples/agent.py (boxship[mcp] installed).
"""

from __future__ import annotations

import asyncio
import sys

from mcp import Client, StdioServerParameters

MOST_SHOWN = 14
"""Lines of an answer that are printed."""


def decide(table: str) -> str:
    """A line for what the table asks: the last example, or the last of the lines that can be played as they are."""
    *_, last = (line.strip() for line in table.splitlines() if line.startswith("  "))
    return last.rpartition("Example: ")[2]


async def call(client: Client, tool: str, **arguments: object) -> str:
    """Call a tool, and print both sides of it."""
    print(f"> {tool}({', '.join(f'{name}={value!r}' for name, value in arguments.items())})")
    answer = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in answer.content if part.type == "text")
    lines = text.splitlines()
    shown = lines if len(lines) <= MOST_SHOWN else [*lines[:MOST_SHOWN], f"… and {len(lines) - MOST_SHOWN} lines more"]
    print("\n".join(f"< {line}" for line in shown))
    return text


async def main() -> None:
    """One game of two rounds against two bots."""
    boxship = StdioServerParameters(command=sys.executable, args=["-m", "boxship", "mcp", "--private"])
    async with Client(boxship) as client:
        await call(client, "rules", clause="R5.4")
        await call(client, "new_table", rules="short round_limit=2", players=3, bots=["trader"])
        await call(client, "explain", line="sail island")
        table = await call(client, "wait", seconds=20)
        while "The game is over." not in table:
            if "Legal now" in table:
                table = await call(client, "play", line=decide(table))
            else:
                table = await call(client, "wait", seconds=20)


if __name__ == "__main__":
    asyncio.run(main())
