"""The page about agents: its tools are the ones that there are, its files are what a client reads, its example runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from boxship.agents.seat_tools import HEADER, Sittings, agent_server
from boxship.agents.tables import TableServer
from boxship.agents.texts import OVER
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")


def test_the_page_lists_every_tool() -> None:
    import asyncio

    offered = agent_server(Sittings(TableServer("http://127.0.0.1:9"), None, remembering=True))
    names = [tool.name for tool in asyncio.run(offered.list_tools())]
    assert re.findall(r"^\| `(\w+)` \|", PAGE.partition("## The tools")[2].partition("\n## ")[0], re.MULTILINE) == names


def test_the_files_for_clients_can_be_read() -> None:
    files = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    started, reached = (file["mcpServers"]["boxship"] for file in files)
    assert (started["command"], started["args"][0]) == ("boxship", "mcp")
    assert list(reached["headers"]) == [HEADER]


@pytest.mark.slow
def test_the_example_plays_a_game_and_prints_it() -> None:
    command = [sys.executable, str(ROOT / "examples" / "agent.py")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.rstrip().endswith(OVER)
    transcript = PAGE.partition("```text\n")[2].partition("```")[0].splitlines()
    assert printed.splitlines()[:3] == transcript[:3], "the rules are the same in every deal"
    calls = [line for line in transcript if line.startswith("> ")]
    assert [line for line in printed.splitlines() if line.startswith("> ")][: len(calls)] == calls
