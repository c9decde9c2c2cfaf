"""HTTP errors: exceptions with a status and a ``Problem`` to answer with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boxship.notation.refusals import Refusal
from boxship.server.messages import Problem, ProblemCode
from boxship.table.choosing.refusals import reason_of
from boxship.table.shapes import Reason

STATUS: Final[Mapping[ProblemCode, int]] = {
    "invalid": 400,
    "not_allowed": 403,
    "not_found": 404,
    "refused": 409,
    "nothing_to_undo": 409,
    "nothing_to_decide": 409,
    "no_hints": 409,
    "no_free_seat": 409,
    "name_taken": 409,
    "not_over": 409,
    "ended": 409,
    "bot_plays": 409,
    "still_here": 409,
    "resigned": 409,
    "time_out": 409,
    "is_over": 409,
    "running": 409,
    "bad_record": 400,
    "no_record": 400,
    "no_printing": 409,
    "too_large": 413,
    "too_many": 429,
    "failed": 503,
}
"""The usual status of each code."""


class ProblemError(Exception):
    """A request is answered with a problem, and nothing has changed."""

    def __init__(  # noqa: PLR0913  # each is a part of the problem
        self,
        code: ProblemCode,
        sentence: str,
        *,
        reason: Reason | None = None,
        line: int | None = None,
        watch: str | None = None,
        status: int | None = None,
    ) -> None:
        """``status`` only where it is not the code's usual one."""
        super().__init__(sentence)
        self.problem = Problem(code=code, sentence=sentence, reason=reason, line=line, watch=watch)
        self.status = STATUS[code] if status is None else status


def refused(refusal: Refusal) -> ProblemError:
    """The game refuses a line."""
    reason = reason_of(refusal)
    return ProblemError("refused", reason.sentence, reason=reason)


def no_such_table() -> ProblemError:
    """Nobody has made a table of this name."""
    return ProblemError("not_found", "there is no such table")


def no_key() -> ProblemError:
    """A request without a token, or with one that opens nothing here."""
    return ProblemError("not_allowed", "this needs the link of a seat or of a spectator", status=401)


def only_seats() -> ProblemError:
    """A spectator, or somebody with the link to join, wants to do what only players do."""
    return ProblemError("not_allowed", "only those who sit at the table may do this")


def too_much() -> ProblemError:
    """Somebody has done this too often."""
    return ProblemError("too_many", "that was too much at once; please wait a moment")
