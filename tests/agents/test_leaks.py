"""What a seat may not know is in no answer of a tool: the same game with other secrets sounds the same to an agent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from boxship.agents.texts import OVER
from tests.agents.test_seat_tools import agent_at, seat_link
from tests.server.harness import Client, Server, serving
from tests.server.scripts import Laid, SaidLine, lay, script, up_to_auction
from tests.server.test_secrets import other_cards

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LINES = ("bid 3", "buy red: black@2 -> black@3", "accept red", "sail island")


async def told(server: Server, laid: Laid, seat: str, lines: Sequence[SaidLine], asked_after_every: int) -> list[str]:
    """Every word that an agent at this seat hears while the lines are played."""
    seated = {name: Client(server, laid.table, token, name) for name, token in laid.tokens.items()}
    async with agent_at(server.url, seat_link(seated[seat])) as agent:
        for index, (who, line) in enumerate(lines):
            await asyncio.to_thread(seated[who].play, line)
            if index % asked_after_every == 0 or "bid" in line or index == len(lines) - 1:
                for tool in ("look", "legal"):
                    await agent.call(tool)
                await agent.call("wait", seconds=0)
                for tried in LINES:
                    await agent.call("explain", line=tried)
                await agent.call("play", line="accept purple")
        return agent.heard


def until_the_end(texts: list[str]) -> list[str]:
    return texts[: next(i for i, text in enumerate(texts) if OVER in text)]


@pytest.mark.slow
def test_r1_4_other_cards_sound_the_same_until_the_end(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    header, lines = script("short", 3, seed=2)
    tables = [lay(data, header), lay(data, other_cards(header, hidden_from=0))]
    with serving(data) as server:
        first, second = (asyncio.run(told(server, laid, "blue", lines, 12)) for laid in tables)
    assert until_the_end(first) == until_the_end(second)
    assert len(until_the_end(first)) > 100
    assert first != second, "at the end the cards are open"


@pytest.mark.slow
def test_r8_1_other_sealed_bids_sound_the_same_until_the_reveal(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    header, lines = script("classic", 3, seed=1)
    before = list(up_to_auction(lines))
    seller = before[-1][0]
    bidder, last = (seat for seat in ("blue", "red", "yellow") if seat != seller)
    with serving(data) as server:
        for seat, different in ((seller, False), (last, False), (bidder, True)):
            tables = [[*before, (bidder, "bid 1"), (bidder, f"bid {amount}")] for amount in (4, 0)]
            first, second = (asyncio.run(told(server, lay(data, header), seat, each, 1000)) for each in tables)
            assert (first != second) is different
