"""Lines of a seizure: what the neighbour to the right takes (R3)."""

from __future__ import annotations

from boxship.notation import lines
from boxship.notation.checks import PLACE_NAMES, Composer
from boxship.notation.lines import STORES, Priced
from boxship.notation.refusals import Containers, IllegalLineError
from boxship.rules import steps
from boxship.rules.legal import legal_steps


def seize_line(c: Composer, line: lines.Seize) -> None:
    """Take a container or a building."""
    if line.place in {"machine", "warehouse"}:
        _seize_building(c, line)
        return
    place = c.seize_place()
    if line.place != place or line.colour is None:
        raise IllegalLineError("seize_place", place=place)
    if line.price is not None:
        store = STORES.index(place)
        (where,) = c.check_in_store(c.g.turn, store, [Priced(line.colour, line.price)])
        c.take_container(store, where)
        return
    if steps.TAKE + line.colour not in legal_steps(c.g, c.p):
        raise IllegalLineError("seize_none", goods=[Containers(1, c.colours[line.colour])], place=place)
    c.take(steps.TAKE + line.colour)


def _seize_building(c: Composer, line: lines.Seize) -> None:
    """Take a machine or a warehouse beyond the safe spaces."""
    if c.g.seizing in PLACE_NAMES:
        raise IllegalLineError("seize_place", place=c.seize_place())
    wanted = steps.WAREHOUSE if line.colour is None else steps.MACHINE + line.colour
    choices = legal_steps(c.g, c.p)
    if wanted not in choices:
        words = ["warehouse" if step == steps.WAREHOUSE else c.colours[step - steps.MACHINE] for step in choices]
        raise IllegalLineError("safe_building", choices=words)
    c.take(wanted)
