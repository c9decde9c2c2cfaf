"""Lines of a seizure: what the neighbour to the right takes (R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boxship.notation.checks import PLACE_NAMES, Composer
from boxship.notation.lines import STORES, Priced
from boxship.notation.refusals import IllegalLineError
from boxship.rules import layout, steps
from boxship.rules.interest import SAFE_SPACES, seizable_warehouse
from boxship.rules.layout import FACTORY

if TYPE_CHECKING:
    from boxship.notation import lines


class SeizureLines(Composer):
    """How a seizure becomes steps."""

    def seize(self, line: lines.Seize) -> None:
        """Take a container or a building."""
        g = self.g
        debtor = g.turn
        if line.place in {"machine", "warehouse"}:
            self.seize_building(line)
            return
        place = self.seize_place()
        if line.place != place:
            raise IllegalLineError("seize_place", place=place)
        assert line.colour is not None
        if place in STORES:
            assert line.price is not None
            store = STORES.index(place)
            (where,) = self.check_in_store(debtor, store, [Priced(line.colour, line.price)])
            self.take((steps.TAKE_FACTORY if store == FACTORY else steps.TAKE_HARBOUR) + where)
            return
        area = {"island": g.island, "ship": g.ship, "dock": g.dock}[place][debtor]
        if area[line.colour] == 0:
            raise IllegalLineError("seize_none", goods=self.colours[line.colour], place=place)
        self.take(steps.TAKE + line.colour)

    def seize_building(self, line: lines.Seize) -> None:
        """Take a machine or a warehouse beyond the safe spaces."""
        g = self.g
        if g.seizing in PLACE_NAMES:
            raise IllegalLineError("seize_place", place=self.seize_place())
        choices: list[str] = []
        if g.seizing in (layout.ANY_BUILDING, layout.A_MACHINE):
            standing = [
                g.machines[g.turn][s] - 1 for s in range(SAFE_SPACES, g.machine_spaces) if g.machines[g.turn][s]
            ]
            choices += [f"machine {self.colours[c]}" for c in standing]
        if g.seizing in (layout.ANY_BUILDING, layout.A_WAREHOUSE) and seizable_warehouse(g, g.turn):
            choices.append("warehouse")
        wanted = "warehouse" if line.colour is None else f"machine {self.colours[line.colour]}"
        if wanted not in choices:
            raise IllegalLineError("safe_building", choices=", ".join(choices))
        self.take(steps.WAREHOUSE if line.colour is None else steps.MACHINE + line.colour)
