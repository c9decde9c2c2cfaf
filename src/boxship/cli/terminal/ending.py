"""The end of a game: everybody's money as the rulebook adds it up, the cards, the winner."""

from __future__ import annotations

from collections.abc import Iterator

from boxship.catalogue import Catalogue
from boxship.cli.terminal.words import colour_name, seat_name
from boxship.game import Game, Score
from boxship.render.ansi import left, right

_PARTS = ("cash", "island", "harbour", "ship", "dock", "loans", "total")
_GAP = 2


def final_lines(game: Game, viewer: str | None, texts: Catalogue) -> Iterator[str]:
    """The scores of a finished game as lines of at most 80 columns."""
    yield texts.text(f"terminal-ended-{game.position()['ended']}")
    yield ""
    yield from _table(game, viewer, texts)
    yield ""
    for seat, score in game.scores().items():
        yield _island(seat_name(texts, seat), score, texts)
    yield ""
    yield _verdict(game, viewer, texts)


def _table(game: Game, viewer: str | None, texts: Catalogue) -> Iterator[str]:
    """A row for each player: the card, then the parts of the score, each in a column as wide as its heading."""
    scores, position = game.scores(), game.position()
    parts = [part for part in _PARTS if _counts(part, scores)]
    heads = [texts.text(f"terminal-score-{part}") for part in parts]
    widths = [max(len(head), 5) + _GAP for head in heads]
    names = {
        seat: texts.text("log-you", {"name": seat_name(texts, seat)}) if seat == viewer else seat_name(texts, seat)
        for seat in scores
    }
    cards = {seat: colour_name(texts, position[f"{seat}.card"]) for seat in scores}
    card_head = texts.text("terminal-score-card")
    first, second = max(map(len, names.values())) + _GAP, max(map(len, (*cards.values(), card_head)))
    yield " " * first + left(card_head, second) + "".join(map(right, heads, widths))
    for seat, score in scores.items():
        numbers = "".join(
            right(texts.money(getattr(score, part)), width) for part, width in zip(parts, widths, strict=True)
        )
        yield left(names[seat], first) + left(cards[seat], second) + numbers


def _counts(part: str, scores: dict[str, Score]) -> bool:
    """A column in which nobody has anything is left out, except the main ones."""
    return part in {"cash", "island", "total"} or any(getattr(score, part) for score in scores.values())


def _island(name: str, score: Score, texts: Catalogue) -> str:
    if score.discarded is None:
        return texts.text("terminal-island-empty", {"name": name})
    every = "all" if score.every_colour else "some"
    values = {"name": name, "every": every, "colour": colour_name(texts, score.discarded)}
    return texts.text("terminal-island-counted", values)


def _verdict(game: Game, viewer: str | None, texts: Catalogue) -> str:
    winners = game.winners
    total = texts.money(game.scores()[winners[0]].total)
    if winners == (viewer,):
        return texts.text("terminal-you-win", {"total": total})
    names = [texts.text("log-own") if seat == viewer else seat_name(texts, seat) for seat in winners]
    return texts.text("terminal-won", {"count": len(winners), "names": texts.listed(names), "total": total})
