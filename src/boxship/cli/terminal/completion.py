"""TAB completion at the prompt, where the terminal knows how."""

from __future__ import annotations

import sys
from collections.abc import Callable

Completer = Callable[[str], list[str]]
"""What may stand at the end of a text that was typed so far."""


def complete_with(completer: Completer) -> None:
    """Let TAB complete with this from now on; does nothing where there is no readline or no terminal."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return
    found: list[str] = []

    def complete(fragment: str, number: int) -> str | None:
        del fragment  # the whole line counts, not only its last word
        if number == 0:
            found[:] = completer(readline.get_line_buffer()[: readline.get_endidx()])
        return f"{found[number]} " if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    editor = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    readline.parse_and_bind(editor)
