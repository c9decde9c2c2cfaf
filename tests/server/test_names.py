"""Names of players: nothing invisible, nothing that runs over the page, and nobody goes by another seat's colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boxship.server.errors import ProblemError
from boxship.server.names import fitting, tidy

if TYPE_CHECKING:
    from tests.server.harness import Server

BLUE, RED = 0, 1


@pytest.mark.parametrize(
    "blank",
    ["", " ", "\u200b", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f", "\ufe0f", "\u202e\u2066", "\u0301"],
)
def test_a_name_that_nobody_sees_is_none(blank: str) -> None:
    assert tidy(blank) == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\tAda  L.\u202e", "Ada L."),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("Nguyễn", "Nguyễn"),
        ("น้ำ", "น้ำ"),
        ("H" + "\u0335\u0321\u0339" * 5, "H\u0335\u0321"),
        ("a\u3164b", "a b"),
    ],
)
def test_a_name_is_shown_as_it_is_written(name: str, shown: str) -> None:
    assert tidy(name) == shown


@pytest.mark.parametrize("name", ["blue", "Blue", " BLAU ", "azul", "bleu", "Ｂｌｕｅ"])  # wide letters
def test_nobody_goes_by_the_colour_of_another_seat(name: str) -> None:
    assert fitting(name, BLUE)
    with pytest.raises(ProblemError) as problem:
        fitting(name, RED)
    assert problem.value.problem.code == "name_taken"


def test_neither_by_joining_nor_by_a_new_name_nor_at_a_new_table(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    first = server.post("/tables", {"seats": seats}).json()
    join = server.get(f"/api/tables/{first['table']}", first["token"]).json()["info"]["join"]
    refused = server.post(f"/tables/{first['table']}/join", {"name": "Blue"}, join)
    assert (refused.status_code, refused.json()["code"]) == (409, "name_taken")
    red = server.post(f"/tables/{first['table']}/join", {"name": "Red"}, join).json()
    assert red["seat"] == "red"
    refused = server.post(f"/tables/{first['table']}/name", {"name": "Blau"}, red["token"])
    assert (refused.status_code, refused.json()["code"]) == (409, "name_taken")
    seats[1] = {"kind": "bot", "name": "blue"}
    assert server.post("/tables", {"seats": seats}).json()["code"] == "name_taken"


def test_a_name_changes_only_so_often(server: Server) -> None:
    (me,) = server.table("me", "bot", "bot")
    statuses = [me.request("POST", "/name", {"name": f"Ann {number}"}).status_code for number in range(14)]
    assert statuses[:10] == [200] * 10
    assert 429 in statuses
