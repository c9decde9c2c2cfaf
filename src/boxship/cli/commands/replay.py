"""``boxship replay``: a record played again, as positions for a program or as a story for a person."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from boxship.cli.failures import check_seat, guarded
from boxship.cli.language import ColourOption, LanguageOption, spoken


@guarded
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    positions: Annotated[
        bool, typer.Option("--positions", help="One JSON object per decision: the position after it.")
    ] = False,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="Only what this seat knows; what is hidden is null.")
    ] = None,
    colour: ColourOption = None,
    language: LanguageOption = None,
) -> None:
    """Replay a record as a story or as positions.

    The decisions in sentences and the last table, or with --positions the position after every decision as JSON.
    """
    from boxship.cli.terminal.news import Chronicle
    from boxship.cli.terminal.screen import Screen
    from boxship.cli.terminal.sit_down import game_of

    texts = spoken(language)
    game = game_of(file)
    if seat is not None:
        check_seat(seat, game.seats)
    if positions:
        for position in game.positions(seat):
            print(json.dumps(position))
        return
    screen = Screen(colour, texts)
    Chronicle.of(game, seat).show(screen)
    screen.show("")
    screen.show_table(game.text if seat is None else game.view(seat).text)
