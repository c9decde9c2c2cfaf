"""Agents at a table, with the package's own client: in process, over standard input and output, and over HTTP."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import httpx2
import pytest
from mcp import Client as McpClient
from mcp import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from boxship.agents.seat_tools import HEADER, INSTRUCTIONS, Sittings, agent_server
from boxship.agents.tables import TableServer
from boxship.agents.texts import LEGAL, OVER
from boxship.server.run import USUAL_PORT
from tests.agents.players import Agent
from tests.server.harness import Client, Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

TOOLS = ["sit", "new_table", "look", "legal", "explain", "play", "wait", "rules"]
EDITIONS = [
    "classic round_limit=3",
    "short domestic_sale round_limit=3",
    "clarified open_money round_limit=3",
    "jumbo round_limit=3",
    "jumbo investment_bank round_limit=3",
]


@asynccontextmanager
async def agent_at(url: str, link: str | None = None) -> AsyncIterator[Agent]:
    """An agent in this process whose tools ask the server at that address."""
    async with McpClient(agent_server(Sittings(TableServer(url), link, remembering=True))) as client:
        yield Agent(client)


def seat_link(client: Client) -> str:
    return f"{client.server.url}/t/{client.table}#{client.token}"


@contextmanager
def speaking_http(*options: str) -> Iterator[str]:
    """``boxship mcp --http`` in a process of its own; its address."""
    command = [sys.executable, "-m", "boxship", "mcp", "--http", "--port", "0", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            _, complained = process.communicate(timeout=20)
    assert complained == ""


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_whole_game_of_every_edition_against_bots(server: Server, rules: str) -> None:
    async def play() -> None:
        async with agent_at(server.url) as agent:
            table = await agent.call("new_table", rules=rules, players=3, bots=["trader"])
            assert f"Rules: {rules}" in table
            assert OVER in await agent.play_to_the_end(table)
            assert "total" in agent.heard[-1]
            assert OVER in await agent.refused("play", line="end")

    asyncio.run(play())


@pytest.mark.slow
def test_a_whole_game_over_standard_input_with_a_server_of_its_own() -> None:
    async def play() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "boxship", "mcp", "--private"])
        async with McpClient(command) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
            agent = Agent(client)
            table = await agent.call("new_table", rules="short round_limit=3", players=3)
            assert OVER in await agent.play_to_the_end(table)
            assert "#" not in "".join(agent.heard), "a seat that is remembered needs no link in the conversation"

    asyncio.run(play())


@pytest.mark.slow
def test_two_agents_over_http_and_a_person_in_the_browser_at_one_table(server: Server) -> None:
    person, first, second = server.table("me", "me", "me", rules="classic round_limit=3")

    async def play(url: str) -> None:
        headers = httpx2.AsyncClient(headers={HEADER: seat_link(second)}, timeout=60)
        async with (
            McpClient(url) as by_argument,
            headers as http,
            McpClient(streamable_http_client(url, http_client=http)) as by_header,
        ):
            agents = [Agent(by_argument, seat_link(first)), Agent(by_header)]
            assert "you have no seat yet" in await Agent(by_argument).refused("look")
            tables = [await agent.call("sit", link=link) for agent, link in _links(agents, first, second)]
            assert "Red (you)" in tables[0]
            assert "Yellow (you)" in tables[1]
            for _ in range(200):
                if all(OVER in table for table in tables):
                    break
                await asyncio.to_thread(plays_on, person)
                tables = [
                    await agent.play_on(table) if LEGAL in table else await agent.call("look")
                    for agent, table in zip(agents, tables, strict=True)
                ]
            assert all(OVER in table for table in tables)

    with speaking_http("--server", server.url) as url:
        asyncio.run(play(url))
    assert person.situation()["phase"] == "over"


def _links(agents: list[Agent], *clients: Client) -> Iterator[tuple[Agent, str]]:
    return zip(agents, map(seat_link, clients), strict=True)


def plays_on(person: Client) -> None:
    """Whoever sits in the browser ends their turns, bids nothing and accepts what comes."""
    while person.seat in (situation := person.situation())["to_act"]:
        lines = {"bid": ["bid 0"], "decide": ["accept", *(f"accept {seat}" for seat in ("red", "yellow"))]}
        for line in lines.get(situation["phase"], ["end"]):
            if person.say(line).status_code == 200:
                break
        else:
            raise AssertionError(situation["phase"])


def test_a_link_to_join_gives_the_next_seat_and_an_own_table_can_be_shared(server: Server) -> None:
    async def play() -> None:
        async with agent_at(server.url) as host, agent_at(server.url) as guest:
            opened = await host.call("new_table", rules="short", players=3, people=1)
            invitation = re.search(r"http\S+/j/\S+", opened)
            assert invitation is not None
            assert "Red (you)" in await guest.call("sit", link=invitation[0])
            assert "every seat of this table is taken" in await guest.refused("sit", link=invitation[0])
            assert "Red (you)" in await guest.call("look"), "the seat is still the guest's"

    asyncio.run(play())


def test_over_http_an_agent_is_told_its_link_because_nobody_remembers_it(server: Server) -> None:
    async def play() -> None:
        sittings = Sittings(TableServer(server.url), None, remembering=False)
        async with McpClient(agent_server(sittings)) as client:
            agent = Agent(client)
            opened = await agent.call("new_table", players=3)
            assert "you have no seat yet" in await agent.refused("look")
            agent.link = opened.split()[-1]
            assert "Blue (you)" in await agent.call("look")

    asyncio.run(play())


def test_what_is_not_legal_is_explained_with_its_clause_and_nothing_changes(server: Server) -> None:
    me, *others = server.table("me", "me", "me")
    seats = {client.seat: client for client in (me, *others)}
    first = seats[me.situation()["turn"]]

    async def play() -> None:
        async with agent_at(server.url, seat_link(first)) as agent:
            before = await agent.call("look")
            assert LEGAL in before
            explained = await agent.call("explain", line="sail island")
            assert explained == "Not legal: an empty ship may not sail to the island (R5.4)."
            refused = await agent.refused("play", line="sail island")
            assert "an empty ship may not sail to the island (R5.4). Nothing has changed." in refused
            assert LEGAL in refused
            assert await agent.call("explain", line="warehouse") == "This line is legal."
            for line in ("", "dance", "buy red", "x" * 700, "bid 7\nend"):
                await agent.refused("play", line=line)
            assert (await agent.call("legal")) in before
            assert "An empty ship may not go to the island." in await agent.call("rules", clause="R5.4")
            assert "there is no clause 'R99'" in await agent.refused("rules", clause="R99")
            assert "R9.1" not in await agent.call("rules")
            assert "R9.1" in await agent.call("rules", edition="jumbo investment_bank")
            assert "no ruleset" in await agent.refused("rules", edition="chess")

    asyncio.run(play())


def test_waiting_has_an_end_and_says_for_whom(server: Server) -> None:
    clients = server.table("me", "me", "me")
    turn = clients[0].situation()["turn"]
    other = next(client for client in clients if client.seat != turn)

    async def play() -> None:
        async with agent_at(server.url, seat_link(other)) as agent:
            assert f"Waiting for {turn.capitalize()}." in await agent.call("wait", seconds=0.2)
            waiting = asyncio.create_task(agent.call("wait", seconds=20))
            mover = next(client for client in clients if client.seat == turn)
            while other.seat not in mover.situation()["to_act"]:
                await asyncio.to_thread(plays_on, next(c for c in clients if c.seat == mover.situation()["turn"]))
            assert LEGAL in await waiting

    asyncio.run(play())


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("", "this is not the link of a seat"),
        ("nonsense", "this is not the link of a seat"),
        ("file:///etc/passwd", "this is not the link of a seat"),
        ("{url}/t/{table}", "this is not the link of a seat"),
        ("{url}/t/../../secret#x", "this is not the link of a seat"),
        ("{url}/t/{table}#wrong-token", "this link opens nothing at that table"),
        ("{url}/t/nowhere#wrong-token", "there is no such table"),
        ("{url}/w/{table}#{watch}", "this is a link to watch"),
        ("http://127.0.0.1:9/t/{table}#{token}", "this link is of another server"),
    ],
)
def test_a_link_that_is_no_seat_gets_a_sentence_that_does_not_repeat_it(
    server: Server, link: str, sentence: str
) -> None:
    (me,) = server.table("me", "bot", "bot")
    known = {"url": server.url, "table": me.table, "token": me.token, "watch": me.info()["watch"]}

    async def play() -> None:
        async with agent_at(server.url) as agent:
            said = await agent.refused("sit", link=link.format(**known))
            assert sentence in said
            assert not any(secret in said for secret in (me.token, "wrong-token", known["watch"]))

    asyncio.run(play())


def test_a_server_that_is_not_there_gets_a_sentence() -> None:
    async def play() -> None:
        async with agent_at("http://127.0.0.1:9") as agent:
            assert "no server answers at http://127.0.0.1:9" in await agent.refused("new_table")

    asyncio.run(play())


def test_agents_look_for_tables_where_the_server_usually_is() -> None:
    from boxship.cli.work.mcp import USUAL_SERVER

    assert f"http://127.0.0.1:{USUAL_PORT}" == USUAL_SERVER
    assert all(f"`{tool}`" in INSTRUCTIONS for tool in ("sit", "new_table", "wait", "play", "explain", "rules"))
