"""What a rival says in a lesson: the next line of their script, or as little as possible."""

from __future__ import annotations

import re
from typing import Final

from boxship.game import View
from boxship.moment import Moment
from boxship.rules.auction import highest_bidders
from boxship.rules.rulesets import SEAT_NAMES
from boxship.table.lessons.lesson import Lesson

_LITTLE: Final = re.compile(r"end|bid 0|accept.*")


def rival_line(lesson: Lesson, moment: Moment, seat: int) -> str:
    """The line of a rival who has to decide, the same whenever the same was played before.

    Their script says how many decisions of theirs are planned; where the planned one is not possible, because the pupil
    did something else, they pass. A seller always says to whom they sell.
    """
    view = View.of(moment, seat)
    spoken = sum(mover == seat for mover, _ in moment.history.moves)
    planned = lesson.rivals.get(SEAT_NAMES[seat], ())[spoken : spoken + 1]
    for pattern in (*planned, _LITTLE):
        for line in view.legal:
            if pattern.fullmatch(line):
                return f"accept {SEAT_NAMES[highest_bidders(view.state)[0]]}" if line == "accept" else line
    return next(iter(view.legal))
