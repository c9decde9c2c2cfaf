"""``boxship story``: a finished game in figures, as one HTML file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.failures import guarded
from boxship.cli.language import LanguageOption, spoken

MOST_GAMES = 1000


@guarded
def story(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A finished game's record, or - for standard input.")],
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the page goes.", show_default="the record's name with .html"),
    ] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="Through whose eyes the game is seen.")] = None,
    turning_points: Annotated[
        bool, typer.Option("--turning-points/--quick", help="Look for turning points, which takes a minute; or not.")
    ] = True,
    luck: Annotated[
        int,
        typer.Option(min=0, max=MOST_GAMES, help="Games that captains play from the same deal, to see what it gave."),
    ] = 0,
    language: LanguageOption = None,
) -> None:
    """Tell a finished game as one page: worth, auctions, money, prices, turning points and, on request, luck.

    The page is one HTML file that needs nothing else, on the screen and on paper.
    """
    from boxship.cli.work.story import Wishes, run

    run(file, output, Wishes(seat, turning_points, luck, spoken(language)))
