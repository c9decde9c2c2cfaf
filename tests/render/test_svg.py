"""The SVG shows the whole position, nothing hidden, and is a document of its own."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from boxship.render import Look, svg
from boxship.render.layout import berths, layout
from boxship.render.marks import HULL_BEAM, HULL_LENGTH
from tests.render.tables import CLASSIC, JUMBO, SEATS, auction, bank, ended, look, middle, start

SVG = "{http://www.w3.org/2000/svg}"

TABLES: dict[str, tuple[dict[str, Any], Look]] = {
    "three players": (middle(3), look(containers=12)),
    "four players": (middle(4), look()),
    "five players": (middle(5), look(containers=20)),
    "an onlooker": (middle(5), look(seat=None)),
    "an auction": (auction(4), look()),
    "the end": (ended(5), look()),
    "the bank, three": (bank(3), look(JUMBO)),
    "the bank, four": (bank(4), look(JUMBO)),
    "the bank, five": (bank(5), look(JUMBO)),
}


def drawn(position: dict[str, Any], facts: Look) -> ET.Element:
    return ET.fromstring(svg(position, facts))


def store(picture: ET.Element, name: str) -> Counter[str]:
    """The containers drawn in a store, as often as the picture says."""
    found: Counter[str] = Counter()
    groups = [group for group in picture.iter(f"{SVG}g") if group.get("data-store") == name]
    assert len(groups) == 1, name
    for part in groups[0].iter():
        word = part.get("data-container")
        if word:
            found[word] += int(part.get("data-count", "1"))
    return found


def said(picture: ET.Element) -> list[str]:
    """Every piece of lettering, in order; the definitions and the description are not lettering."""
    return ["".join(text.itertext()) for text in picture.iter(f"{SVG}text")]


@pytest.mark.parametrize("table", TABLES)
def test_it_is_one_accessible_document_on_its_own(table: str) -> None:
    text = svg(*TABLES[table])
    picture = ET.fromstring(text)
    assert picture.tag == f"{SVG}svg"
    assert picture.get("role") == "img"
    assert [child.tag for child in picture][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert all("".join(child.itertext()).strip() for child in list(picture)[:2])
    assert re.findall(r"https?://[^\"' <]+", text) == ["http://www.w3.org/2000/svg"]
    assert not {"script", "image", "foreignObject", "a"} & {part.tag.removeprefix(SVG) for part in picture.iter()}
    assert "url(" not in text
    assert "@import" not in text


@pytest.mark.parametrize("table", TABLES)
def test_the_same_position_gives_the_same_text_in_whatever_order_its_keys_are(table: str) -> None:
    position, facts = TABLES[table]
    assert svg(dict(reversed(position.items())), facts) == svg(position, facts)


@pytest.mark.parametrize("table", TABLES)
def test_classes_and_ids_are_prefixed_and_every_one_used_is_there(table: str) -> None:
    text = svg(*TABLES[table])
    picture = ET.fromstring(text)
    ids = [part.get("id", "") for part in picture.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("bx-") for name in ids)
    used = {part.get("href", "")[1:] for part in picture.iter(f"{SVG}use")}
    assert used
    assert used <= set(ids)
    classes = {name for part in picture.iter() for name in part.get("class", "").split()}
    sheet = next(picture.iter(f"{SVG}style")).text or ""
    styled = set(re.findall(r"\.([A-Za-z][\w-]*)\{", sheet))
    assert styled == classes
    assert all(name.startswith("bx-") for name in styled)
    light, dark = sheet.split("@media (prefers-color-scheme:dark){")
    assert ".bx-f-paper{" in light
    assert ".bx-f-paper{" in dark


@pytest.mark.parametrize("table", TABLES)
def test_every_container_appears_as_often_as_it_should(table: str) -> None:
    position, facts = TABLES[table]
    picture = drawn(position, facts)
    for seat in (seat for seat in SEATS if f"{seat}.cash" in position):
        assert store(picture, f"{seat}.factory") == Counter(position[f"{seat}.factory"])
        assert store(picture, f"{seat}.harbour") == Counter(position[f"{seat}.harbour"])
        assert store(picture, f"{seat}.ship") == Counter(position[f"{seat}.ship"])
        assert store(picture, f"{seat}.island") == Counter(position[f"{seat}.island"])
        if position["brokers"]:
            assert store(picture, f"{seat}.dock") == Counter(position[f"{seat}.dock"])
    assert +store(picture, "supply") == Counter(position["supply"])
    cells = Counter(part.get("data-cell") for part in picture.iter(f"{SVG}use") if part.get("data-cell"))
    assert cells == Counter(position["supply"])
    for n, broker in enumerate(position["brokers"]):
        assert store(picture, f"broker.{n + 1}") == Counter(broker["containers"])
    if position["brokers"]:
        assert store(picture, "payment") == Counter(position["payment"]["bid"])


@pytest.mark.parametrize("table", TABLES)
def test_every_building_loan_and_ship_is_there(table: str) -> None:
    position, facts = TABLES[table]
    picture = drawn(position, facts)
    groups = {part.get("data-store"): part for part in picture.iter(f"{SVG}g") if part.get("data-store")}
    for seat in (seat for seat in SEATS if f"{seat}.cash" in position):
        machines = [part.get("data-building") for part in groups[f"{seat}.machines"].iter(f"{SVG}use")]
        assert machines == [f"machine-{colour}" for colour in position[f"{seat}.machines"] if colour]
        assert len(list(groups[f"{seat}.warehouses"].iter(f"{SVG}use"))) == position[f"{seat}.warehouses"]
        loans = [part for part in picture.iter(f"{SVG}use") if part.get("data-loan") == seat]
        assert len(loans) == position[f"{seat}.loans"]
        assert groups[f"{seat}.ship"].get("data-at") == position[f"{seat}.at"]


def test_a_container_is_colour_and_mark_and_letter() -> None:
    picture = drawn(start(3), look())
    shapes = {part.get("id"): part for part in picture.iter(f"{SVG}g") if part.get("id")}
    letters, marks = set(), set()
    for colour in CLASSIC:
        for shape in (f"bx-box-{colour}", f"bx-upright-{colour}"):
            inside = shapes[shape]
            assert [use.get("href") for use in inside.iter(f"{SVG}use")] == [f"#bx-mark-{colour}"]
            assert f"bx-f-box-{colour}" in {part.get("class", "").split(" ")[0] for part in inside.iter()}
            letters.add("".join(inside.itertext()).strip())
        mark = shapes[f"bx-mark-{colour}"][0]
        marks.add((mark.tag, mark.get("d")))
    assert letters == {"K", "W", "N", "T", "O"}
    assert len(marks) == 5


def test_jumbo_colours_keep_the_mark_of_their_place() -> None:
    def marks(colours: tuple[str, ...]) -> list[tuple[str, str | None]]:
        picture = drawn(start(3, colours), look(colours))
        shapes = {part.get("id"): part for part in picture.iter(f"{SVG}g") if part.get("id")}
        return [(shapes[f"bx-mark-{colour}"][0].tag, shapes[f"bx-mark-{colour}"][0].get("d")) for colour in colours]

    assert marks(JUMBO) == marks(CLASSIC)


def test_names_are_escaped_and_shown() -> None:
    names = {"blue": '<b>&"', "red": "O & M", "yellow": "a\x1b[31m\x00b\nc"}
    text = svg(middle(3), look(names=names))
    picture = ET.fromstring(text)
    assert "<b>" not in text
    assert "\x1b" not in text
    assert '<b>&"' in said(picture)
    assert "O & M" in said(picture)
    assert "a [31m b c" in "".join(next(picture.iter(f"{SVG}desc")).itertext())


def test_what_is_hidden_appears_nowhere() -> None:
    position = start(4) | {"red.cash": None, "yellow.cash": None, "green.cash": None}
    position |= {"red.card": None, "yellow.card": None, "green.card": None, "blue.cash": 37}
    picture = drawn(position, look())
    hidden = {part.get("data-hidden") for part in picture.iter() if part.get("data-hidden")}
    assert hidden == {f"{seat}.{fact}" for seat in ("red", "yellow", "green") for fact in ("cash", "card")}
    assert {part.get("data-cash") for part in picture.iter() if part.get("data-cash")} == {"blue"}
    assert {part.get("data-card") for part in picture.iter() if part.get("data-card")} == {"blue"}
    assert "$37" in said(picture)
    assert "None" not in ET.tostring(picture, encoding="unicode")


def test_own_card_says_what_each_colour_is_worth() -> None:
    picture = drawn(middle(4), look())
    worth = [part.get("data-worth") for part in picture.iter(f"{SVG}use") if part.get("data-worth")]
    assert worth == ["orange $10", "tan $5/10", "white $6", "black $4", "brown $2"]


def test_whose_turn_it_is_and_what_is_left_of_it() -> None:
    mine = drawn(middle(4), look())
    assert "Round 9 · Your turn, 1 action left" in said(mine)
    theirs = drawn(middle(4), look(seat="red"))
    assert "Round 9 · Blue’s turn, 1 action left" in said(theirs)
    for picture in (mine, theirs):
        actions = [part.get("data-actions") for part in picture.iter(f"{SVG}use") if part.get("data-actions")]
        assert actions == ["used", "left"]
    deciding = drawn(middle(4) | {"to_act": ["red", "green"], "blue.actions": 0}, look())
    assert "Round 9 · Your turn, Red and Green to decide" in said(deciding)


def test_magenta_only_where_the_viewer_can_act() -> None:
    def lit(position: dict[str, Any], facts: Look) -> bool:
        picture = drawn(position, facts)
        picture.remove(next(picture.iter(f"{SVG}defs")))
        return any("bx-f-lit" in part.get("class", "") for part in picture.iter())

    assert lit(middle(4), look())
    assert not lit(middle(4), look(seat="red"))
    assert not lit(middle(4), look(seat=None))
    assert not lit(ended(4), look())


def test_bids_appear_once_they_are_revealed() -> None:
    assert not [text for text in said(drawn(middle(4), look())) if "bid" in text]
    bids = [text for text in said(drawn(auction(4), look())) if "bid" in text]
    assert bids == ["highest bid $13", "bid $7", "bid $9"]


def test_totals_and_winner_at_the_end() -> None:
    picture = drawn(ended(4), look())
    totals = {part.get("data-total"): part.text for part in picture.iter(f"{SVG}text") if part.get("data-total")}
    assert totals == {"blue": "$92", "red": "$75", "yellow": "−$8", "green": "$88"}
    assert "Round 9 · You win with $92" in said(picture)
    shared = drawn(ended(4) | {"winners": ["blue", "green"]}, look(seat="red"))
    assert "Round 9 · Blue and Green share the victory with $92" in said(shared)


def test_brokers_money_and_payment() -> None:
    picture = drawn(bank(4), look(JUMBO))
    money = {part.get("data-money"): part.text for part in picture.iter(f"{SVG}text") if part.get("data-money")}
    assert money == {"I": "$4", "II": "$2", "III": "$13"}
    assert "Red bids for broker III’s money" in said(picture)
    assert "no auction is open" in said(drawn(bank(4) | {"payment": None}, look(JUMBO)))
    with_money = drawn(bank(4) | {"payment": {"holder": "blue", "space": "1 containers", "bid": 4}}, look(JUMBO))
    assert "You bid for broker I’s containers" in said(with_money)
    assert "Investment Bank" not in said(drawn(middle(4), look()))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("spaces", [(0,), (0, 6, 9, 12, 15)])
@pytest.mark.parametrize("prices", [(2,), (1, 2, 3, 4, 5, 20)])
def test_custom_prices_and_spaces(players: int, spaces: tuple[int, ...], prices: tuple[int, ...]) -> None:
    facts = look(machine_spaces=spaces, warehouse_spaces=spaces, factory_prices=prices, harbour_prices=prices)
    position = start(players)
    full = [f"{CLASSIC[n % 5]}@{prices[-1]}" for n in range(2 * len(spaces))]
    for seat in SEATS[:players]:
        position |= {f"{seat}.machines": list(CLASSIC[: len(spaces)]), f"{seat}.warehouses": len(spaces)}
        position |= {f"{seat}.factory": full, f"{seat}.harbour": full[: len(spaces)]}
    picture = drawn(position, facts)
    for seat in SEATS[:players]:
        assert store(picture, f"{seat}.factory") == Counter(full)
        assert store(picture, f"{seat}.harbour") == Counter(full[: len(spaces)])
    assert said(picture).count(f"${prices[-1]}") >= 2 * players


def test_a_free_space_that_is_empty_and_a_gap_between_machines() -> None:
    texts = said(drawn(middle(4) | {"blue.machines": [None, "white"], "red.warehouses": 0}, look()))
    assert texts.count("free") == 2


def test_a_large_supply_is_a_bar() -> None:
    picture = drawn(start(4) | {"supply": dict.fromkeys(CLASSIC, 90)}, look(containers=99))
    assert store(picture, "supply") == Counter(dict.fromkeys(CLASSIC, 90))
    assert not [part for part in picture.iter() if part.get("data-cell")]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("with_bank", [False, True])
def test_ships_never_lie_over_each_other(players: int, with_bank: bool) -> None:
    seats = SEATS[:players]
    grid = layout(players, bank=with_bank)
    places = ["sea", "island", *(["bank"] if with_bank else []), *seats]
    spread: list[dict[str, str]] = [{}]
    for seat in seats:
        spread = [at | {seat: place} for at in spread for place in places if place != seat]
    for at in spread:
        ships = list(berths(at, seats, grid).values())
        assert len(ships) == players
        for n, one in enumerate(ships):
            assert one.y + (HULL_BEAM + 2) * one.scale <= (grid.pontoon if with_bank else grid.bottom - 9), at
            for other in ships[n + 1 :]:
                apart_x = max(one.x, other.x) - min(
                    one.x + HULL_LENGTH * one.scale, other.x + HULL_LENGTH * other.scale
                )
                apart_y = max(one.y, other.y) - min(one.y + HULL_BEAM * one.scale, other.y + HULL_BEAM * other.scale)
                assert apart_x >= 0 or apart_y >= 0, at
