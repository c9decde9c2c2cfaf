"""The command ``boxship``: serve, play, check, replay, analyse, simulate, bots and agents; alone it serves.

Each command lives in its own file, which only says its options; engine, server, bots, numba and rich are imported
inside the commands that need them, so that ``boxship --help`` answers at once. For the same reason the help is plain
text.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from boxship.cli.commands.analyse import analyse
from boxship.cli.commands.backup import backup, restore
from boxship.cli.commands.bot_check import bot_check
from boxship.cli.commands.bots import bots
from boxship.cli.commands.check import check
from boxship.cli.commands.doctor import doctor
from boxship.cli.commands.export import export
from boxship.cli.commands.lab import lab
from boxship.cli.commands.league import league
from boxship.cli.commands.mcp import mcp
from boxship.cli.commands.migrate import migrate
from boxship.cli.commands.play import play
from boxship.cli.commands.print_kit import print_kit
from boxship.cli.commands.replay import replay
from boxship.cli.commands.serve import serve, show_config
from boxship.cli.commands.simulate import simulate
from boxship.cli.commands.story import story
from boxship.cli.commands.think import think
from boxship.cli.failures import FAILED, INTERRUPTED, say

app = typer.Typer(
    name="boxship",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
PLAYING = (serve, play, check, replay, story, analyse, simulate, export, lab, league, bots, bot_check, mcp)
OPERATING = (migrate, backup, restore, doctor, think)
for command in (*PLAYING, *OPERATING):
    app.command()(command)
app.command("print")(print_kit)
app.command("config")(show_config)

_OWN_OPTIONS = ("-h", "--help", "--version")
"""Everything else that begins like an option is one of ``serve``."""


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"boxship {version('boxship')}")
        raise typer.Exit


@app.callback()
def _options(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  # its callback does the work
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """The board game Container: play it in the browser or here, check and replay records, simulate, let bots compete.

    Without a command: serve, with all its options.
    """
    if context.invoked_subcommand is None:
        serve()


def main() -> None:
    """Run the command line; leaves with an exit code, never with a traceback for a mistake of the person typing."""
    for name in ("stdin", "stdout", "stderr"):
        # Whoever starts a program may close its streams; then there is nothing to read and nobody listens.
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal or a pipe may not know every letter; a question mark is better than no answer.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:]
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in _OWN_OPTIONS):
        arguments.insert(0, "serve")
    try:
        app(arguments, prog_name="boxship")
    except KeyboardInterrupt:
        say("\nboxship: stopped.")
        sys.exit(INTERRUPTED)
    except RecursionError:
        say("boxship: that is nested too deeply to read.")
        sys.exit(FAILED)
