"""``boxship analyse``: advice for a position, the turning points of a finished game."""

from __future__ import annotations

from typing import Annotated

import typer

from boxship.cli.failures import guarded
from boxship.cli.language import LanguageOption, spoken

FEWEST = 16
MOST = 1_000_000


@guarded
def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record or a scenario, or - for standard input.")],
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Advice for this seat; of a finished game, only its turning points."),
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            min=FEWEST,
            max=MOST,
            help="How many games are played on: in all for advice, for each line for turning points.",
            show_default="600 or 64",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object, for a program.")] = False,
    language: LanguageOption = None,
) -> None:
    """Say what is best in a position, or where a game was lost.

    Of a game that still runs and of a scenario: the best lines, with expected money and chance to win. Of a finished
    game: the decisions that gave away most. Every number has its margin, half the width of a 95 % interval.
    """
    from boxship.cli.work.analyse import Wishes, run

    run(file, Wishes(seat, playouts, json, spoken(language)))
