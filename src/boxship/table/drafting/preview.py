"""Preview of a line on a view: what its reader can know of the table afterwards.

The engine plays on with everything it needs, but a view does not have everything. Hidden cash is filled with plenty
for that moment, so that whoever's turn comes next is taken to pay the interest; afterwards it is hidden again. How a
game that ends here comes out, nobody can know before the cards are open.
"""

from __future__ import annotations

from typing import Final

from boxship.game import View
from boxship.notation.line_text import write
from boxship.notation.lines import Line
from boxship.notation.play_line import played
from boxship.rules.layout import OVER, SEATS, UNKNOWN
from boxship.rules.rulesets import SEAT_NAMES

_PLENTY: Final = 1_000_000


def preview(view: View, line: Line) -> View:
    """The view after a line of its seat; a Refusal if it is not legal."""
    g = view.state
    hidden = [q for q in range(g.players) if g.cash[q] == UNKNOWN]
    if hidden:
        g = g.copy()
        for q in hidden:
            g.cash[q] = _PLENTY
    after = played(g, view.seat, line, view.rules.colours)
    for q in hidden:
        after.cash[q] = UNKNOWN
    if after.phase == OVER and UNKNOWN in after.card[: after.players]:
        after.winner = [0] * SEATS
        after.total = [0] * SEATS
    said = f"{SEAT_NAMES[view.seat]}: {write(line, view.rules.colours)}"
    return View(after, view.seat, view.rules, (*view.lines, said))
