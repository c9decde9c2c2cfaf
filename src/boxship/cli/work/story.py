"""The work of ``boxship story``: a record in, a page out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer

from boxship.catalogue import Catalogue
from boxship.cli.failures import check_seat, refuse, say
from boxship.cli.files import read_text, shown, write_whole
from boxship.cli.progress import counting
from boxship.cli.told import Told
from boxship.crowds.compile import can_compile
from boxship.game import Game
from boxship.notation.records import Record, RecordError
from boxship.server.advice_tasks import deal_again, turning_points
from boxship.server.messages import DealtAgain, Luck, TurningPoints
from boxship.server.story_file import PageMissingError, html, story_of_record


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to know of a game."""

    seat: str | None
    turning_points: bool
    luck: int
    texts: Catalogue


def run(file: str, output: Path | None, wishes: Wishes) -> None:
    """Read, think, write; says where the page is."""
    texts = wishes.texts
    text = read_text(file)
    try:
        record, game = Record.parse(text), Game.from_record(text)
    except RecordError as problem:
        raise Told("terminal-no-record", file=file, reason=str(problem)) from None
    if not game.over:
        raise Told("terminal-story-runs", file=file)
    if wishes.seat is not None:
        check_seat(wishes.seat, game.seats)
    if (wishes.turning_points or wishes.luck) and not can_compile():
        say(f"boxship: {texts.text('terminal-no-compiler')}")
    points = _turning_points(record, texts) if wishes.turning_points else None
    luck = _luck(record, wishes.luck, texts) if wishes.luck else None
    told = story_of_record(record, texts, me=wishes.seat, points=points, luck=luck)
    try:
        page = html(told, texts.text("story"))
    except PageMissingError as problem:
        refuse(str(problem))
    target = output or Path("story.html" if file == "-" else Path(file).with_suffix(".html"))
    write_whole(target, page)
    typer.echo(shown(target))


def _turning_points(record: Record, texts: Catalogue) -> TurningPoints:
    with counting(texts.text("terminal-thinking-first")) as progress:
        return turning_points(str(record), range(1, len(record.moves) + 1), progress)


def _luck(record: Record, games: int, texts: Catalogue) -> Luck:
    """The deal played so often, at least twice, which an error takes."""
    wanted = max(games, 2)
    with counting(texts.text("terminal-story-luck")) as progress:
        return _played(str(Record(record.header)), wanted, progress).luck


def _played(text: str, games: int, progress: Callable[[int, int], None]) -> DealtAgain:
    found = deal_again(text, [], 1, games)
    while not found.luck.ready:
        progress(found.luck.played, games)
        found = deal_again(text, found.games, 1, games)
    return found
