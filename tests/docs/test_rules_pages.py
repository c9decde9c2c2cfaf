"""docs/rulesets.md and docs/rules.md have the numbers that are played."""

from __future__ import annotations

import pytest
import yaml

from boxship.rules.rulesets import CLASSIC_COLOURS, FIELD_NAMES, FLAGS, RULESETS, Ruleset
from boxship.rules.scoring import RANKS
from tests.docs.pages import blocks, code, page, rows, section

RULESETS_PAGE = page("docs/rulesets.md")


def _written(value: object) -> str:
    if not isinstance(value, tuple):
        return str(value)
    same = len(value) == 3 and len(set(value)) == 1
    return str(value[0]) if same else "/".join(map(str, value))


def test_the_named_rulesets_are_as_the_table_says() -> None:
    table = {
        row[0].strip("`"): [cell.strip("`") for cell in row[1:]]
        for row in rows(section(RULESETS_PAGE, "## The named rulesets"))
    }
    assert table.pop("colours (not a field)")
    assert set(table) == set(FIELD_NAMES) - set(FLAGS)
    for field, cells in table.items():
        assert cells == [
            _written(getattr(RULESETS[name], field)) for name in ("classic", "short", "clarified", "jumbo")
        ]


def test_the_fields_are_those_of_a_ruleset() -> None:
    told = set()
    for heading in ("## Options", "## Fields and what they allow"):
        told |= {span for row in rows(section(RULESETS_PAGE, heading)) for span in code(row[0])}
    assert told == set(FIELD_NAMES)


def test_the_examples_are_rulesets() -> None:
    words = [line for block in blocks(RULESETS_PAGE, "") for line in block.text.splitlines()]
    assert words
    for line in words:
        assert str(Ruleset.parse(line)) == line
    maps = [yaml.safe_load(block.text)["rules"] for block in blocks(RULESETS_PAGE, "yaml")]
    assert maps
    for fields in maps:
        assert Ruleset.from_mapping(fields).name == fields["ruleset"]


@pytest.mark.parametrize("field", ["machines", "warehouses"])
def test_one_number_where_the_page_says_one(field: str) -> None:
    allowed = {row[0]: row[1] for row in rows(section(RULESETS_PAGE, "## Fields and what they allow"))}
    assert allowed[f"`{field}`"].startswith("one number")
    with pytest.raises(ValueError, match=field):
        Ruleset.parse(f"classic {field}=3/4/5")


def test_r1_3_the_value_cards_are_those_of_the_table() -> None:
    rules = page("docs/rules.md").partition('<a id="r1-3">')[2].partition('<a id="r1-4">')[0]
    cards = rows(rules)
    assert len(cards) == 5
    for name, *places in cards:
        ranks = RANKS[CLASSIC_COLOURS.index(name)]
        assert places == sorted(CLASSIC_COLOURS, key=lambda colour: ranks[CLASSIC_COLOURS.index(colour)])
