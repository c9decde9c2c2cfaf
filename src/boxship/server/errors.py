"""HTTP errors: exceptions with a status and a ``Problem`` to answer with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boxship.server.messages import Problem
from boxship.table.choosing.refusals import reason_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boxship.notation.refusals import Refusal
    from boxship.server.messages import ProblemCode
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
    "not_over": 409,
    "too_large": 413,
    "too_many": 429,
    "failed": 503,
}
"""The usual status of each code."""


class ProblemError(Exception):
    """A request is answered with a problem, and nothing has changed."""

    def __init__(
        self,
        code: ProblemCode,
        sentence: str,
        *,
        reason: Reason | None = None,
        watch: str | None = None,
        status: int | None = None,
    ) -> None:
        """``status`` only where it is not the code's usual one."""
        super().__init__(sentence)
        self.problem = Problem(code=code, sentence=sentence, reason=reason, watch=watch)
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
