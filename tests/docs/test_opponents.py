"""How strong opponents are said to be is what was measured and quoted, and every opponent has a number."""

from __future__ import annotations

import re

from benchmarks.measure import table
from boxship.bots.opponents import OPPONENTS
from tests.docs.pages import page

QUOTED = re.compile(r"^\| (\S+) \| ([\d.]+) % ", re.MULTILINE)


def part(name: str) -> str:
    found = re.search(rf"<!-- {name} -->\n(.*?)\n<!-- end -->", page("docs/bots.md"), re.DOTALL)
    assert found
    assert found[1].startswith(table([]) + "\n")
    return found[1]


def test_every_opponent_is_as_strong_as_the_page_says() -> None:
    measured = {name: round(float(share)) for name, share in QUOTED.findall(part("opponents"))}
    assert measured == {each.name: each.wins for each in OPPONENTS}


def test_the_time_that_a_table_waits_is_quoted_with_its_target() -> None:
    strongest = [line for line in part("thinking").splitlines() if OPPONENTS[-1].name in line]
    assert len(strongest) == 2
    assert all("≤ 2 s" in line for line in strongest)
