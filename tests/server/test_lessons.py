"""Tables of lessons: made, played with scripted rivals, kept to the lesson, cleared away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sql

from boxship.server import schema
from boxship.server.database import Database
from boxship.server.engine import engine_of
from boxship.table.lessons.course import COURSE
from tests.server.harness import Client, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boxship.server.engine import Place
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

MONTH = 31 * 24 * 3600 * 1000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lessons") / "tables.db", "--pace", "0") as running:
        yield running


def lesson(server: Server, number: int, instead: Client | None = None) -> Client:
    old = None if instead is None else {"table": instead.table, "token": instead.token}
    response = server.post("/lessons", {"lesson": number, "instead": old})
    assert response.status_code == 201, response.text
    return Client(server, **response.json())


def tables(place: Place) -> set[str]:
    engine = engine_of(place)
    with engine.connect() as connection:
        found = set(connection.execute(sql.select(schema.tables.c.table)).scalars())
    engine.dispose()
    return found


def until_asked(live: Any, progress: Any) -> Any:
    """The progress once the pupil has something to do, or nothing is left."""
    while progress["show"] is None and progress["step"] is not None:
        progress = live.next("moved")["lesson"]
    return progress


@pytest.mark.parametrize("number", range(1, len(COURSE) + 1))
def test_whoever_does_what_is_shown_completes_the_lesson(server: Server, number: int) -> None:
    pupil = lesson(server, number)
    with pupil.live() as live:
        welcome = live.next("welcome")["table"]
        progress = until_asked(live, welcome["lesson"])
        assert (progress["lesson"], progress["number"], progress["lessons"]) == (COURSE[number - 1], number, 9)
        while progress["step"] is not None:
            composed = pupil.request("POST", "/compose", progress["show"]).json()
            assert composed["reason"] is None
            done = pupil.play(composed["line"])
            progress = until_asked(live, live.until(done)[-1]["lesson"])
        assert all(step["done"] for step in progress["steps"])
    whole = {pupil.request("GET", path).json()["code"] for path in ("/story", "/turning-points", "/record")}
    assert whole == {"not_found" if COURSE[number - 1] == "end" else "not_over"}


def test_what_the_step_is_not_about_is_refused_kindly(server: Server) -> None:
    pupil = lesson(server, 2)
    kinds = {kind["kind"]: kind["reason"] for kind in pupil.look()["kinds"]}
    assert [kind for kind, reason in kinds.items() if reason is None] == ["produce"]
    refused = pupil.say("sail red")
    assert refused.status_code == 409
    assert refused.json()["reason"] == kinds["sail"]
    assert kinds["sail"]["values"] == {"lesson": 4}
    assert refused.json()["sentence"] == "That comes in lesson 4."
    assert pupil.say("loan").json()["reason"]["values"] == {"lesson": 8}
    assert pupil.say("produce nonsense").json()["reason"]["code"] == "shape"
    assert pupil.say("").json()["reason"]["code"] == "empty"
    pupil.play("produce -> white@2 white@3")
    assert pupil.look()["lesson"]["step"] == "machine"
    assert pupil.undo().status_code == 200
    assert pupil.look()["lesson"]["step"] == "produce"


def test_a_lesson_gives_no_hints_and_survives_looking_back(server: Server) -> None:
    pupil = lesson(server, 3)
    assert pupil.info()["hints"] is False
    pupil.play("buy yellow: tan@2 -> tan@4")
    start = pupil.request("GET", "/situations/0").json()
    assert next(board["factory"] for board in start["boards"] if board["seat"] == "yellow") == [
        "tan@2",
        "tan@2",
        "tan@3",
    ]


def test_a_spectator_is_offered_nothing(server: Server) -> None:
    assert lesson(server, 2).spectator().look()["kinds"] == []


def test_the_next_lesson_takes_the_place_of_the_last_one(server: Server) -> None:
    first = lesson(server, 1)
    stranger = Client(server, first.table, "no-such-token")
    second = lesson(server, 2, instead=stranger)
    assert {first.table, second.table} <= tables(server.data)
    third = lesson(server, 3, instead=second)
    assert second.table not in tables(server.data)
    assert second.request("GET", "").status_code == 404
    third.play("buy yellow: tan@2 -> tan@4")
    lesson(server, 3, instead=third)
    assert third.table not in tables(server.data)


def test_an_ordinary_table_is_never_cleared_away(server: Server) -> None:
    (mine, *_) = server.table("me", "person", "person")
    lesson(server, 1, instead=mine)
    assert mine.table in tables(server.data)
    assert mine.look()["lesson"] is None


@pytest.mark.parametrize("number", [0, len(COURSE) + 1])
def test_there_is_no_other_lesson(server: Server, number: int) -> None:
    assert server.post("/lessons", {"lesson": number}).status_code == 400


def test_a_lesson_goes_on_after_a_restart_and_old_ones_are_forgotten(place: Place) -> None:
    with serving(place, "--pace", "0") as running:
        young, old = lesson(running, 2), lesson(running, 2)
        (ordinary, *_) = running.table("me", "person", "person")
        young.play("produce -> white@2 white@3")
    engine = engine_of(place)
    with engine.begin() as connection:
        made = schema.tables.c
        others = sql.update(schema.tables).where(made.table != young.table)
        connection.execute(others.values(created=made.created - MONTH))
    engine.dispose()
    Database(place).close()
    assert tables(place) == {young.table, ordinary.table}
    assert old.table not in tables(place)
    with serving(place, "--pace", "0") as running:
        assert Client(running, young.table, young.token).look()["lesson"]["step"] == "machine"
