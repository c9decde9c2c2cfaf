"""``boxship mcp``: a seat at a table for language models and other agents, over the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from boxship.cli.failures import guarded

_LAST_PORT = 65535


@guarded
def mcp(
    link: Annotated[
        str | None,
        typer.Argument(metavar="LINK", help="The link of a seat, or to join; without it the agent finds a table."),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="The server with the tables.", show_default="that of the link, or this machine's"
        ),
    ] = None,
    private: Annotated[
        bool, typer.Option("--private", help="Start a server for this agent alone, which forgets everything.")
    ] = False,
    http: Annotated[
        bool, typer.Option("--http", help="Speak streamable HTTP on this machine instead of standard input and output.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=_LAST_PORT, help="The port for --http; 0 is any free one.")] = 8471,
) -> None:
    """Let a language model or another agent play, over the Model Context Protocol.

    It sits at a real table, against bots or with people in the browser, and is told what its seat knows.
    """
    from boxship.cli.work.mcp import AgentOptions, run

    run(AgentOptions(link, server, port if http else None, private=private))
