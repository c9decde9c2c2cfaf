"""What every command does when something goes wrong outside of it: one short line and an exit code, no traceback."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn, ParamSpec

import typer

from boxship.cli.files import FileError, one_line

FAILED = 1
INTERRUPTED = 130
BROKEN_PIPE = 141

P = ParamSpec("P")


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """The command, with Ctrl-C, a closed pipe, a file or ruleset that can't be as exit codes."""

    @functools.wraps(command)
    def guarded_command(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except BrokenPipeError:
            silence()
            raise typer.Exit(BROKEN_PIPE) from None
        except KeyboardInterrupt:
            say("\nboxship: stopped.")
            raise typer.Exit(INTERRUPTED) from None
        except FileError as problem:
            refuse(str(problem))
        except ValueError as problem:
            # The rules are imported by then: a ruleset that can't be came from them.
            from boxship.rules.rulesets import RulesetError

            if not isinstance(problem, RulesetError):
                raise
            refuse(str(problem))
        except OSError as problem:
            refuse(problem.strerror or "the system refused")
        except MemoryError:
            refuse("there is not enough memory for this")

    return guarded_command


def refuse(sentence: str) -> NoReturn:
    """Leave the command with a sentence about what is wrong."""
    say(f"boxship: {sentence}")
    raise typer.Exit(FAILED) from None


def refuse_seat(seat: str, seats: Sequence[str]) -> NoReturn:
    """Leave the command because there is no such seat."""
    refuse(f"{one_line(seat)[:40]!r} is not a seat of this game; the seats are {', '.join(seats)}")


def say(sentence: str) -> None:
    """A line to the person, beside the output."""
    print(sentence, file=sys.stderr, flush=True)


def silence() -> None:
    """Nobody reads the output any more: whatever is still in the buffers goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
