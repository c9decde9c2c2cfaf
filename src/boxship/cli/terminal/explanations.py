"""What the terminal explains: how to begin, how to type, the rules in one screen."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence

from boxship.catalogue import Catalogue
from boxship.cli.terminal.screen import NO_BREAK
from boxship.cli.terminal.words import colour_name, seat_name
from boxship.game import View
from boxship.notation.lines import SHAPES, SINGLE_WORDS
from boxship.render.ansi import left
from boxship.rules.rulesets import CLASSIC_COLOURS, SEAT_NAMES, Ruleset

COMMANDS = ("menu", "legal", "why", "undo", "table", "log", "record", "save", "rules", "help", "quit")
"""The commands of the prompt; ``terminal-command-…`` says what they do."""

WIDTH = 80
"""A page is as wide as the narrowest terminal."""


def intro(view: View, seat: str, texts: Catalogue) -> str:
    """What a newcomer needs to know, in a few lines."""
    other = next(other for other in SEAT_NAMES if other != seat)
    return "\n".join(
        [
            *_wrapped(texts.text("terminal-intro", {"seat": seat_name(texts, seat)})),
            "",
            *_wrapped(texts.text("terminal-intro-how")),
            f"  sail {other}   ·   machine {view.rules.colours[2]}",
            *_wrapped(texts.text("terminal-intro-more")),
            "",
        ]
    )


def help_page(view: View, texts: Catalogue) -> str:
    """The commands, the shapes of the lines, and the words in them."""
    rules = view.rules
    without = {
        *(() if rules.investment_bank else ("call", "raise", "return")),
        *(() if rules.domestic_sale else ("sell", "keep")),
    }
    lines = [texts.text("terminal-help-prompt")]
    for word in COMMANDS:
        lines += _entry(word, texts.text(f"terminal-command-{word}"))
    lines += ["", texts.text("terminal-help-lines")]
    for word, shapes in SHAPES.items():
        if word not in without:
            # A blank that does not break keeps each example in one piece.
            examples = (shape.replace(" ", NO_BREAK) for shape in _in_colours(shapes, rules.colours))
            lines += [line.replace(NO_BREAK, " ") for line in _wrapped("   ".join(examples), "  ", "    ")]
    words = [word for word in SINGLE_WORDS if word not in without]
    players = SEAT_NAMES[: view.state.players]
    return "\n".join(
        [
            *lines,
            f"  {'   '.join(words)}",
            "",
            *_wrapped(texts.text("terminal-help-colours", {"colours": _glossary(rules.colours, texts, colour_name)})),
            *_wrapped(texts.text("terminal-help-players", {"players": _glossary(players, texts, seat_name)})),
        ]
    )


def _glossary(words: Sequence[str], texts: Catalogue, name: Callable[[Catalogue, str], str]) -> str:
    """Words that are typed, with what they are called in the reader's language where that is something else."""
    names = {word: name(texts, word) for word in words}
    return ", ".join(word if word == said.lower() else f"{word} = {said}" for word, said in names.items())


def _in_colours(shapes: Iterable[str], colours: Sequence[str]) -> Iterator[str]:
    """Examples in the colours that this game has."""
    words = dict(zip(CLASSIC_COLOURS, colours, strict=True))
    for shape in shapes:
        yield re.sub("|".join(words), lambda found: words[found[0]], shape)


def rules_page(rules: Ruleset, players: int, texts: Catalogue) -> str:
    """The rules on one screen, with the numbers of this ruleset."""
    numbers: dict[str, int | str] = {
        "machines": _dollars(rules.machine_spaces[1:], texts),
        "warehouses": _dollars(rules.warehouse_spaces[1:], texts),
        "factory": _dollars(rules.factory_prices, texts),
        "harbour": _dollars(rules.harbour_prices, texts),
        "containers": rules.for_players(players)[0],
        "rounds": rules.round_limit,
    }
    lines = [texts.text("terminal-rules", {"rules": str(rules)}), "", *_wrapped(texts.text("terminal-rules-turn"))]
    for word in ("machine", "warehouse", "produce", "buy", "sail"):
        lines += _entry(word, texts.text(f"terminal-rules-{word}", numbers), 9)
    for part in ("auction", "loans", "end", "score"):
        lines += ["", *_wrapped(texts.text(f"terminal-rules-{part}", numbers))]
    options = {
        "domestic_sale": rules.domestic_sale,
        "investment_bank": rules.investment_bank,
        "open_money": rules.open_money,
    }
    for option, holds in options.items():
        if holds:
            lines += ["", *_wrapped(texts.text(f"terminal-rules-{option}"))]
    return "\n".join(lines)


def _dollars(amounts: Sequence[int], texts: Catalogue) -> str:
    return " ".join(map(texts.money, amounts)) or "–"


def _entry(word: str, meaning: str, column: int = 8) -> list[str]:
    """A word that is typed, and beside it what it means."""
    return _wrapped(meaning, f"  {left(word, column)} ", " " * (column + 3))


def _wrapped(text: str, first: str = "", later: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)
