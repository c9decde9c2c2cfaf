"""The end of a game: everybody's money as the rulebook adds it up, the cards, the winner."""

from __future__ import annotations

from collections.abc import Iterator

from boxship.game import Game, Score
from boxship.render.look import money
from boxship.render.position_fields import listing


def final_lines(game: Game, viewer: str | None) -> Iterator[str]:
    """The scores of a finished game as lines of at most 80 columns."""
    scores = game.scores()
    position = game.position()
    parts = [part for part in ("cash", "island", "harbour", "ship", "dock", "loans", "total") if _counts(part, scores)]
    why = "two colours have run out" if position["ended"] == "supply" else "the last round is over"
    yield f"The game has ended: {why}."
    yield ""
    yield f"{'':12} {'card':8}" + "".join(f"{part:>9}" for part in parts)
    for seat, score in scores.items():
        name = f"{seat.capitalize()}{' (you)' if seat == viewer else ''}"
        numbers = "".join(f"{money(getattr(score, part)):>9}" for part in parts)
        yield f"{name:12} {position[f'{seat}.card']:8}{numbers}"
    yield ""
    for seat, score in scores.items():
        yield f"{seat.capitalize()}'s island: {_island(score)}."
    yield ""
    yield _verdict(game, viewer)


def _counts(part: str, scores: dict[str, Score]) -> bool:
    """A column in which nobody has anything is left out, except the main ones."""
    return part in {"cash", "island", "total"} or any(getattr(score, part) for score in scores.values())


def _island(score: Score) -> str:
    if score.discarded is None:
        return "empty"
    every = "all five colours, so the $5/$10 colour counts $10" if score.every_colour else "not all five colours"
    return f"{every}; {score.discarded}, the most, is discarded"


def _verdict(game: Game, viewer: str | None) -> str:
    winners = game.winners
    total = money(game.scores()[winners[0]].total)
    if len(winners) > 1:
        names = ["you" if seat == viewer else seat for seat in winners]
        return f"The victory is shared by {listing(names)}, with {total} each."
    return f"You win with {total}!" if winners[0] == viewer else f"{winners[0].capitalize()} wins with {total}."
