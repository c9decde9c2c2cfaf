"""What every command does when something goes wrong outside of it: one short line and an exit code, no traceback."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, ParamSpec

import typer

from boxship.catalogue import ENGLISH
from boxship.cli.language import spoken
from boxship.cli.told import Told

FAILED = 1
INTERRUPTED = 130
BROKEN_PIPE = 141

P = ParamSpec("P")


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """The command, with Ctrl-C, a closed pipe, a file or ruleset that can't be as exit codes.

    What is wrong is said in the language of its option ``--language``; a command without one speaks English.
    """

    @functools.wraps(command)
    def guarded_command(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except BrokenPipeError:
            silence()
            raise typer.Exit(BROKEN_PIPE) from None
        except KeyboardInterrupt:
            say(f"\nboxship: {_said(Told('terminal-stopped'), kwargs)}")
            raise typer.Exit(INTERRUPTED) from None
        except Told as problem:
            refuse(_said(problem, kwargs))
        except ValueError as problem:
            # The rules are imported by then: a ruleset that can't be came from them.
            from boxship.rules.rulesets import RulesetError

            if not isinstance(problem, RulesetError):
                raise
            refuse(_said(Told("terminal-no-ruleset", reason=str(problem)), kwargs))
        except OSError as problem:
            refuse(problem.strerror or _said(Told("terminal-refused-by-system"), kwargs))
        except MemoryError:
            refuse(_said(Told("terminal-no-memory"), kwargs))

    return guarded_command


def _said(problem: Told, options: Mapping[str, object]) -> str:
    """The sentence in the language of a command."""
    asked = options.get("language", ENGLISH)
    try:
        return problem.said(spoken(None if asked is None else str(asked)))
    except Told as unknown:
        return unknown.said(spoken(None))


def refuse(sentence: str) -> NoReturn:
    """Leave the command with a sentence about what is wrong."""
    say(f"boxship: {sentence}")
    raise typer.Exit(FAILED) from None


def check_seat(seat: str, seats: Sequence[str]) -> None:
    """Told if there is no such seat."""
    if seat not in seats:
        raise Told("terminal-no-seat", word=seat[:40], seats=", ".join(seats))


def say(sentence: str) -> None:
    """A line to the person, beside the output."""
    print(sentence, file=sys.stderr, flush=True)


def silence() -> None:
    """Nobody reads the output any more: whatever is still in the buffers goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
