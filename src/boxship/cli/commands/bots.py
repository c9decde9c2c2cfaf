"""``boxship bots``: the computer players by name, with a line of character each, and how strong some of them are."""

from __future__ import annotations

from boxship.cli.failures import guarded


@guarded
def bots() -> None:
    """List the computer players.

    How often one wins is counted against three traders, in classic with four players; 25 % is as good as they are.
    """
    from boxship.bots.opponents import OPPONENTS
    from boxship.bots.registry import bots as known_bots

    wins = {opponent.name: f"{opponent.wins} %" for opponent in OPPONENTS}
    known = known_bots()
    width = max(len(name) for name, _ in known)
    print(f"{'':{width}}   wins")
    for name, character in known:
        print(f"{name:<{width}}  {wins.get(name, ''):>5}  {character}")
