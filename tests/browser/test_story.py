"""The story of a finished game in the page: found from the result, readable by all, of nothing that still runs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from boxship.game import Game
from boxship.notation.records import Record
from tests.browser.person import DESK, PHONE, People
from tests.cli.shell import run
from tests.server.harness import Server, serving
from tests.server.scripts import Laid, lay_finished

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ViewportSize

    from tests.browser.person import Person

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "records"
TABLET: ViewportSize = {"width": 820, "height": 1180}


class Told(NamedTuple):
    """A server with the table of a whole game."""

    server: Server
    laid: Laid
    game: Game


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    """Begun before the browser, while an event loop can still run here."""
    record = Record.parse((RECORDS / "classic-four-sale.record").read_text(encoding="utf-8"))
    data = tmp_path_factory.mktemp("story") / "tables.db"
    laid = lay_finished(data, record)
    with serving(data, "--pace", "0") as server:
        yield Told(server, laid, Game(record))


@pytest.fixture
def people(told: Told, browser: Browser) -> Iterator[People]:
    everybody = People(told.server, browser)
    yield everybody
    everybody.leave()


LUCK = {
    "played": 2,
    "games": 4,
    "seats": {
        seat: {"ahead": {"mean": mean, "margin": 4.0}, "win": {"mean": 0.25, "margin": 0.2}}
        for seat, mean in (("blue", 6.0), ("red", -2.0), ("yellow", -3.0), ("green", -1.0))
    },
}


def at_the_table(people: People, told: Told, path: str = "", **how: object) -> Person:
    """Blue opens the page; what would take long is answered at once."""
    me = people.arrive("/rules", **how)  # type: ignore[arg-type]
    answers = [{**LUCK, "ready": False}, {**LUCK, "ready": True, "played": 4}]

    def luck() -> str:
        return json.dumps(answers.pop(0) if len(answers) > 1 else answers[0])

    points = json.dumps({"ready": True, "points": []})
    kind = "application/json"
    me.page.route(re.compile("/turning-points$"), lambda route: route.fulfill(body=points, content_type=kind))
    me.page.route(re.compile("/luck$"), lambda route: route.fulfill(body=luck(), content_type=kind))
    me.page.goto(f"{told.server.url}/t/{told.laid.table}{path}#{told.laid.tokens['blue']}")
    return me


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [(DESK, "en", False), (TABLET, "fr", True), (PHONE, "de", False)],
    ids=["desk", "tablet", "phone"],
)
def test_everybody_can_read_it(people: People, told: Told, size: ViewportSize, language: str, dark: bool) -> None:
    me = at_the_table(people, told, "/story", size=size, language=language, dark=dark)
    expect(me.page.locator("#prices")).to_be_visible()
    assert Axe().run(me.page).response["violations"] == []
    assert not me.is_sideways()
    assert "story-" not in me.page.locator("main").inner_text()


def test_the_result_leads_there_and_back_and_to_the_moment(people: People, told: Told) -> None:
    me = at_the_table(people, told)
    me.page.get_by_role("link", name="The story").click()
    expect(me.page.get_by_role("heading", name="All auctions")).to_be_visible()
    auctions = me.page.locator(".section:has(#auctions) ol > li:not(.head)")
    landings = sum(line.endswith("sail island") for line in told.game.lines)
    expect(auctions).to_have_count(landings)
    me.press("Back to the result")
    expect(me.page.get_by_role("link", name="The story")).to_be_visible()
    me.page.go_back()
    auctions.first.get_by_role("button").click()
    expect(me.page).to_have_url(re.compile(r"/t/[^/]+/\d+#"))
    expect(me.page.get_by_role("slider")).to_be_visible()


def test_the_stages_lead_from_the_first_dollar_to_the_last(people: People, told: Told) -> None:
    me = at_the_table(people, told, "/story")
    rows = me.page.locator("table.stages tbody tr")
    expect(rows.first).to_be_visible()
    cells = [[said.strip() for said in row.locator("td").all_inner_texts()] for row in rows.all()]

    def dollars(said: str) -> int:
        return 0 if said == "–" else int(said.replace("−", "-").replace("$", "").replace("+", ""))

    sums = [[dollars(said) for said in row] for row in cells]
    for column, seat in enumerate(told.game.seats):
        *parts, end = (row[column] for row in sums)
        assert sum(parts) == end == told.game.scores()[seat].cash


def test_another_seat_can_be_looked_through_and_every_picture_is_a_table_too(people: People, told: Told) -> None:
    me = at_the_table(people, told, "/story")
    expect(me.page.get_by_role("heading", name="Blue, round by round")).to_be_visible()
    me.page.get_by_role("group", name="Through whose eyes").get_by_role("button", name="Red").click()
    expect(me.page.get_by_role("heading", name="Red, round by round")).to_be_visible()
    me.press("As a table: All auctions")
    table = me.page.get_by_role("region", name="All auctions")
    expect(table.get_by_role("columnheader", name="Who got it")).to_be_visible()
    me.press("As a chart: All auctions")
    expect(table).to_have_count(0)


def test_luck_is_only_begun_when_somebody_wants_it(people: People, told: Told) -> None:
    me = at_the_table(people, told, "/story")
    me.press("Play the deal again")
    me.sees("Games played: 2 of 4.")
    me.sees("4 games were played.")
    me.sees("the deal $6 ± $4")


def test_a_game_that_runs_has_no_story(people: People, told: Told) -> None:
    me = told.server.table("me", "person", "person")[0]
    reader = people.arrive(f"/t/{me.table}/story#{me.token}")
    expect(reader.page.get_by_role("alert")).to_be_visible()
    expect(reader.page.locator("article")).to_have_count(0)
    reader.complaints.clear()  # the browser itself notes that the server refused


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("it", True)])
def test_a_file_shows_itself_and_asks_nobody(
    people: People, told: Told, tmp_path: Path, language: str, dark: bool
) -> None:
    file = tmp_path / "story.html"
    words = ("--quick", "--luck", "0", "--language", language, "--output", str(file))
    result = run("story", RECORDS / "jumbo-five-everything.record", *words)
    assert result.exit_code == 0, result.output
    reader = people.arrive("/rules", dark=dark, language="en")
    reader.page.goto("about:blank")  # what the page before still fetches is not the file's
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.goto(file.as_uri())
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    expect(reader.page.locator("#prices")).to_be_visible()
    assert asked == [file.as_uri()]
    assert Axe().run(reader.page).response["violations"] == []
    assert not re.search(r"\b(?:story|final|log|seat|colour|pages)-[a-z]", reader.page.locator("main").inner_text())


def test_a_finished_game_is_among_the_own_results(people: People, told: Told) -> None:
    me = at_the_table(people, told)
    expect(me.page.get_by_role("link", name="The story")).to_be_visible()
    expect(me.page.get_by_role("figure").first).to_be_visible()
    me.page.goto(f"{told.server.url}/results")
    table = me.page.get_by_role("region", name="By bot")
    expect(table.get_by_role("row")).to_have_count(4)
    expect(me.page.get_by_role("heading", name="Rating against the bots")).to_be_visible()
    assert Axe().run(me.page).response["violations"] == []
    with me.page.expect_download() as saved:
        me.press("Save as CSV")
    rows = Path(saved.value.path()).read_text(encoding="utf-8").splitlines()
    assert len(rows) == 2
    assert told.laid.table in rows[1]
    me.press("Forget all results")
    me.press("Really forget all?")
    me.sees("No game yet.")
