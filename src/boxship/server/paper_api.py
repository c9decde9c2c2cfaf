"""HTTP routes for a real table: the rulebook's count, and the kit to print.

A kit takes seconds to draw, so the last ones are kept, one is drawn at a time, and an address gets a few.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Final, Literal, cast

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from boxship.catalogue import ENGLISH, LANGUAGES, catalogue
from boxship.rules.rulesets import PLAYER_COUNTS, Ruleset, RulesetError
from boxship.server.errors import ProblemError
from boxship.server.rate_limit import RateLimit
from boxship.server.routes import CHANGING, AnyRequest, address_of, problems_of
from boxship.table.counting_shapes import CountedTable, CountRequest
from boxship.table.showing.counting import counted_table

_MOST_KEPT: Final = 24
_KITS_PER_SECOND: Final = 0.05
_KIT_BURST: Final = 6
_Words = Annotated[str, QueryParameter(max_length=600, description="A ruleset as in a record.")]
_Players = Annotated[int, QueryParameter(ge=PLAYER_COUNTS[0], le=PLAYER_COUNTS[-1])]
_Paper = Literal["a4", "letter"]
_Wanted = tuple[str, int, _Paper, str]


class Kits:
    """Least-recently-used cache of printed kits."""

    def __init__(self) -> None:
        """None yet."""
        self._kept: OrderedDict[_Wanted, bytes] = OrderedDict()
        self._limit = RateLimit(_KITS_PER_SECOND, _KIT_BURST)
        self._drawing = asyncio.Lock()

    async def kit(self, wanted: _Wanted, address: str) -> bytes:
        """A kit as PDF."""
        async with self._drawing:
            if wanted not in self._kept:
                if self._limit.wait(address):
                    raise ProblemError("too_many", "you have just had several kits; please ask again in a minute")
                self._kept[wanted] = await asyncio.to_thread(_drawn, *wanted)
            self._kept.move_to_end(wanted)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[wanted]


def _drawn(words: str, players: int, paper: _Paper, language: str) -> bytes:
    from boxship.printing.kit import Kit

    try:
        from boxship.printing.pdf import write_pdf
    except ImportError:
        sentence = "this server can't make kits: it needs two more packages, pip install 'boxship[print]'"
        raise ProblemError("no_printing", sentence) from None
    return write_pdf(Kit(Ruleset.parse(words), players, catalogue(language)), paper)


@post("/count", status_code=200, summary="Count what lies on a real table", responses=problems_of(400, *CHANGING))
async def count(data: JSONBody[CountRequest]) -> CountedTable:
    """By the rulebook, with who wins; nothing is kept."""
    rules = _rules(data.rules)
    try:
        return counted_table(rules, data.seats)
    except ValueError as problem:
        raise ProblemError("invalid", str(problem)) from None


@get("/kit", summary="The game to print, as PDF", media_type="application/pdf", responses=problems_of(400, 409))
async def kit(
    request: AnyRequest,
    words: _Words = "classic",
    players: _Players = 4,
    paper: Annotated[_Paper, QueryParameter()] = "a4",
    language: Annotated[str, QueryParameter(max_length=10)] = ENGLISH,
) -> Response[bytes]:
    """Boards, pieces, cards, money, aids and the rules, for an edition and so many players."""
    if language not in LANGUAGES:
        raise ProblemError("invalid", f"the languages are {', '.join(LANGUAGES)}")
    wanted = (str(_rules(words)), players, paper, language)
    drawn = await cast("Kits", request.app.state.kits).kit(wanted, address_of(request))
    headers = {"content-disposition": f'attachment; filename="boxship-{players}-{paper}.pdf"'}
    return Response(drawn, media_type="application/pdf", headers=headers)


def _rules(words: str) -> Ruleset:
    try:
        return Ruleset.parse(words)
    except RulesetError as error:
        raise ProblemError("invalid", str(error)) from None


PAPER_ROUTES: Final = Router("/api", route_handlers=[count, kit])
