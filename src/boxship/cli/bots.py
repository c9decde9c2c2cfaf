"""``boxship bots``: the computer players by name, with a line of character each."""

from __future__ import annotations

from boxship.cli.guard import guarded


@guarded
def bots() -> None:
    """List the computer players."""
    from boxship.bots.registry import bots as known_bots

    known = known_bots()
    width = max(len(name) for name, _ in known)
    for name, character in known:
        print(f"{name:<{width}}  {character}")
