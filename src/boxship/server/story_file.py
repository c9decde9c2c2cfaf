"""The story of a game as one file: a page that shows itself, with its script, its style and its texts inside.

It is the same page that a table shows, so there is one text of it. A policy in its head keeps it from asking anything
of anybody, whatever stands in the names of the players.
"""

from __future__ import annotations

import base64
from html import escape
from typing import Final

import msgspec

from boxship.catalogue import Catalogue, source_of
from boxship.game import Game
from boxship.notation.records import Record
from boxship.server.messages import Luck, SeatInfo, StoryFile, StoryPicture, TurningPoints
from boxship.server.presenter import seats_shown
from boxship.server.replays import seats_named
from boxship.server.settings import PAGE
from boxship.table.showing.situation import rules_shown, situation
from boxship.table.telling.story import story

_TEXTS: Final = ("advice", "common", "ending", "final", "log", "pages", "story", "why")
"""The files of a catalogue that a story speaks from."""
_POLICY: Final = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
_FILE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<noscript><p>{title}</p></noscript>
<script type="application/json" id="story">{data}</script>
<script>{script}</script>
</body>
</html>
"""


class PageMissingError(RuntimeError):
    """The page was not built, so there is nothing to show a story with."""


def story_of_record(
    record: Record,
    texts: Catalogue,
    *,
    me: str | None = None,
    points: TurningPoints | None = None,
    luck: Luck | None = None,
) -> StoryFile:
    """Everything that the file of a finished game needs; the game is seen through the eyes of ``me``."""
    game = Game(record)
    open_view = game.view(game.seats[0])
    return StoryFile(
        language=texts.language,
        texts=source_of(texts.language, _TEXTS),
        rules=rules_shown(game.rules, len(game.seats)),
        seats=_seats(record),
        me=me,
        situation=situation(open_view, len(record.moves)),
        story=story(game),
        turning_points=points,
        luck=luck,
        pictures=_pictures(record, points),
    )


def html(file: StoryFile, title: str) -> str:
    """The file itself; a PageMissingError where the page is not built."""
    try:
        script, style = ((PAGE / name).read_text(encoding="utf-8") for name in ("story-file.js", "story-file.css"))
    except FileNotFoundError:
        raise PageMissingError("the page was not built; build it with: python web/build.py") from None
    return _FILE.format(
        language=file.language,
        policy=_POLICY,
        title=escape(title),
        style=style.replace("</", "<\\/"),
        data=msgspec.json.encode(file).decode().replace("<", "\\u003c"),
        script=script.replace("</script", "<\\/script"),
    )


def _seats(record: Record) -> list[SeatInfo]:
    return seats_shown(seats_named(record.header), ())


def _pictures(record: Record, points: TurningPoints | None) -> list[StoryPicture]:
    """The table before each decision that is told, as its seat saw it."""
    wanted = {point.number: point.seat for point in points.points} if points else {}
    return [
        StoryPicture(number=number - 1, address=_drawn(record, number - 1, seat)) for number, seat in wanted.items()
    ]


def _drawn(record: Record, moves: int, seat: str) -> str:
    game = Game(Record(record.header, record.moves[:moves]))
    drawing = game.view(seat).svg().encode()
    return f"data:image/svg+xml;base64,{base64.b64encode(drawing).decode()}"
