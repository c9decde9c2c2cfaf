"""``boxship print``: the game on paper, as PDF."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from boxship.cli.failures import guarded, refuse
from boxship.cli.language import LanguageOption, spoken


class PaperChoice(StrEnum):
    """The papers of a kit."""

    A4 = "a4"
    LETTER = "letter"


@guarded
def print_kit(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the PDF goes.")] = Path("boxship.pdf"),
    rules: Annotated[str, typer.Option(help='Ruleset and options, like "jumbo investment_bank".')] = "classic",
    players: Annotated[int, typer.Option(min=3, max=5, help="How many players, 3 to 5.")] = 4,
    paper: Annotated[PaperChoice, typer.Option(help="The size of the paper.")] = PaperChoice.A4,
    language: LanguageOption = None,
) -> None:
    """Make a kit to print, cut out and play with at a real table: boards, pieces, cards, money, aids and the rules."""
    from boxship.cli.files import shown, write_whole
    from boxship.printing.kit import Kit
    from boxship.rules.rulesets import Ruleset

    kit = Kit(Ruleset.parse(rules), players, spoken(language))
    try:
        from boxship.printing.pdf import write_pdf
    except ImportError:
        refuse("paper needs two more packages; install them with: pip install 'boxship[print]'")
    write_whole(file, write_pdf(kit, paper.value))
    typer.echo(shown(file))
