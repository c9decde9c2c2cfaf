"""Replays: a record comes as a file, as text or by a link; it plays, any eyes see it, and it is played on from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESK, PHONE
from tests.browser.scenes import RECORD, SCENES, packed
from tests.server.harness import Client

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, ViewportSize

    from tests.browser.person import People, Person
    from tests.server.harness import Server

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
DROP = """([target, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.record", { type: "text/plain" }));
  document.querySelector(target).dispatchEvent(
    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="History of the game")


def is_replay(person: Person, ending: str = r"/0") -> None:
    expect(person.page).to_have_url(re.compile(rf"/r/-{ending}(\?[^#]*)?#[\w-]+$"))


def opened(people: People, words: str = "", size: ViewportSize = DESK) -> Person:
    me = people.arrive(f"/r/-/{words}#{packed(RECORD)}", size=size)
    expect(slider(me)).to_be_visible()
    return me


@SIZES
def test_a_record_is_opened_from_a_file(people: People, tmp_path: Path, size: ViewportSize) -> None:
    file = tmp_path / "game.record"
    file.write_text(RECORD, encoding="utf-8")
    me = people.arrive("/", size=size)
    me.page.get_by_role("link", name="Replay a game").first.click()
    me.page.locator("input[type=file]").set_input_files(file)
    is_replay(me)
    expect(slider(me)).to_have_value("0")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("Round 1")


def test_a_record_is_opened_by_pasting_dropping_and_by_a_link(people: People, server: Server) -> None:
    me = people.arrive("/replay")
    me.page.get_by_label("Paste a record or a link").fill(RECORD)
    me.press("Open it")
    is_replay(me)
    link = me.page.url
    me.page.goto(f"{server.url}/replay")
    me.page.get_by_label("Paste a record or a link").fill(
        link.replace("/0#", "/17#").replace(server.url, "https://x.y")
    )
    me.press("Open it")
    is_replay(me, "/17")
    expect(slider(me)).to_have_value("17")
    me.page.goto(f"{server.url}/replay")
    expect(me.button("Choose a file")).to_be_visible()
    me.page.evaluate(DROP, ["main", RECORD])
    is_replay(me)


def test_a_bad_file_is_refused_with_its_line(people: People) -> None:
    me = people.arrive("/replay")
    field = me.page.get_by_label("Paste a record or a link")
    field.fill(RECORD.replace(": produce", ": fly", 1))
    me.complaints.clear()
    me.press("Open it")
    number = next(i for i, line in enumerate(RECORD.splitlines(), 1) if ": produce" in line)
    expect(me.page.get_by_role("alert")).to_contain_text(f"Line {number}: ")
    field.fill("milk, eggs, a container of tan")
    me.press("Open it")
    expect(me.page.get_by_role("alert")).to_contain_text("isn’t a Boxship record")
    me.page.goto(me.page.url.replace("/replay", "/r/-/3#broken!"))
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.page.goto(re.sub("/r/.*", "/r/nobody-has-it/3", me.page.url))
    expect(me.page.get_by_role("alert")).to_contain_text("isn’t kept here")
    # A refusal is told to the console by the browser itself.
    me.complaints[:] = [said for said in me.complaints if "Failed to load resource" not in said]


def test_a_bad_file_is_refused_in_the_readers_language(people: People) -> None:
    me = people.arrive("/replay", language="de")
    me.page.locator("textarea").fill(RECORD.replace(": produce", ": fly", 1))
    me.press("Öffnen")
    expect(me.page.get_by_role("alert")).to_contain_text("Zeile")
    expect(me.page.get_by_role("alert")).to_contain_text("Keine Zeile beginnt mit „fly“")
    me.complaints[:] = [said for said in me.complaints if "Failed to load resource" not in said]


@SIZES
def test_it_plays_by_itself_and_goes_where_one_wants(people: People, size: ViewportSize) -> None:
    me = opened(people, "0", size)
    me.press("4×")
    me.press("Play", exact=True)
    expect(slider(me)).to_have_value(re.compile(r"^[2-9]$"))
    me.press("Pause")
    me.press("To the beginning")
    is_replay(me)
    me.press("Next event")
    is_replay(me, "/1")
    me.press("Next auction")
    landed = int(slider(me).input_value())
    assert landed > 1
    is_replay(me, f"/{landed}")
    me.page.reload()
    expect(slider(me)).to_have_value(str(landed))
    me.press("Next turn")
    assert int(slider(me).input_value()) > landed
    me.press("To the end")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("game is over")


def test_keys_go_through_a_replay(people: People) -> None:
    me = opened(people, "0")
    for key, number in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        me.page.keyboard.press(key)
        expect(slider(me)).to_have_value(number)
    me.page.keyboard.press("a")
    assert int(slider(me).input_value()) > 2
    me.page.keyboard.press("Space")
    expect(me.button("Pause")).to_be_visible()
    me.page.keyboard.press("Space")
    expect(me.button("Play", exact=True)).to_be_visible()


def test_every_pair_of_eyes_sees_what_it_may(people: People) -> None:
    me = opened(people, "40")
    cards = me.page.locator(".cards tbody tr")
    expect(cards).to_have_count(3)
    me.press("Spectator")
    expect(cards).to_have_count(0)
    expect(me.page.locator("polyline")).to_have_count(0)
    me.sees("stay secret for spectators")
    me.press("Red")
    expect(cards).to_have_count(1)
    expect(me.page.locator("polyline")).to_have_count(1)
    expect(me.button("Next mistake of mine")).to_be_visible()
    expect(me.page).to_have_url(re.compile(r"/r/-/40\?seen=red&me=red#"))
    me.page.reload()
    expect(cards).to_have_count(1)
    me.press("Everybody")
    expect(cards).to_have_count(3)
    expect(slider(me)).to_have_value("40")


def test_nothing_ahead_is_shown_until_somebody_wants_to_know(people: People) -> None:
    me = opened(people, "40")
    line = me.page.locator("polyline").first
    marks = me.page.locator(".line path.auction")
    log = me.page.get_by_role("group", name="Log")
    expect(line).to_be_attached()
    covered, length = marks.count(), len((line.get_attribute("points") or "").split())
    assert length == 41
    expect(log.get_by_role("button").last).to_have_attribute("title", re.compile(r"\b(3\d|40)\b"))
    me.press("Show what’s to come")
    expect(me.page).to_have_url(re.compile(r"[?&]open\b"))
    expect(me.page.locator(".covered")).to_have_count(0)
    assert marks.count() > covered
    assert len((line.get_attribute("points") or "").split()) > length
    me.press("Hide what’s to come")
    expect(marks).to_have_count(covered)
    me.press("To the end")
    expect(me.page.locator(".result")).to_contain_text("wins")


def test_a_mistake_is_shown_at_its_moment_of_choice(people: People) -> None:
    me = SCENES["replayed mistake"](people)
    expect(me.page.locator(".line path.mistake")).to_have_count(2)
    expect(me.page.get_by_text("Better").first).to_be_visible()
    me.press("Previous event")
    expect(me.page.get_by_text("mistake 1 of 2")).to_be_visible()


def test_links_to_a_moment_with_and_without_the_server(people: People, server: Server) -> None:
    me = opened(people, "25?seen=red&me=red")
    me.page.evaluate(
        "() => { navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); } }"
    )
    me.press("Copy link")
    me.sees("The link has been copied.")
    link = str(me.page.evaluate("() => window.copied"))
    assert re.fullmatch(rf"{server.url}/r/-/25\?seen=red&me=red#[\w-]+", link)
    assert len(link) < 2000
    me.press("Short link")
    me.page.wait_for_function("(link) => window.copied !== link", arg=link)
    short = str(me.page.evaluate("() => window.copied"))
    assert re.fullmatch(rf"{server.url}/r/[\w-]+/25\?seen=red&me=red", short)
    friend = people.arrive(short.removeprefix(server.url))
    expect(slider(friend)).to_have_value("25")
    expect(friend.page.locator(".cards tbody tr")).to_have_count(1)


@SIZES
def test_a_replay_is_played_on_and_leads_back(people: People, server: Server, size: ViewportSize) -> None:
    me = opened(people, "30", size)
    if size == PHONE:
        me.press("Log and history")
    me.press("Play on from here")
    expect(me.page.get_by_role("dialog")).to_contain_text("What if?")
    me.press("Play on", exact=True)
    me.page.wait_for_url(re.compile(r"/t/[\w-]+#"))
    me.sees_move()
    table, token = me.page.url.rpartition("/")[2].split("#")
    state = Client(server, table, token).look()
    assert state["info"]["origin"]["began"] == 30
    assert state["situation"]["number"] >= 30
    if size == PHONE:
        me.press("Log and history")
    me.press("What if, from round")
    is_replay(me, "/30")


def test_the_own_game_against_bots_is_played_on_while_it_runs(people: People, server: Server) -> None:
    (client,) = server.table("me", "bot", "bot")
    me = people.sit(client)
    me.sees_move()
    client.play("end")
    while client.situation()["to_act"] != [client.seat]:
        me.page.wait_for_timeout(50)  # The bots are at it; a new decision brings its reader back from the past.
    me.page.reload()
    me.sees_move()
    me.page.keyboard.press("ArrowLeft")
    me.press("Play on from here")
    expect(me.page.get_by_role("dialog")).to_contain_text("dealt anew")
    number = int(slider(me).input_value())
    me.press("Play on", exact=True)
    me.page.wait_for_url(lambda url: client.table not in url)
    me.press("What if, from round")
    me.page.wait_for_url(re.compile(rf"/t/{client.table}/{number}#"))


def test_among_people_nothing_is_played_on_before_the_end(people: People, server: Server) -> None:
    first, *_ = clients = server.table("me", "person", "person")
    for client in clients:
        if client.situation()["to_act"] == [client.seat]:
            client.play("end")
    me = people.sit(first)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.press("Previous event")
    expect(me.button("Back to live")).to_be_visible()
    expect(me.page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_both_endings_stand_side_by_side(people: People) -> None:
    me = SCENES["two endings"](people)
    endings = me.page.get_by_role("region", name="Two endings")
    expect(endings.get_by_role("row")).to_have_count(4)
    expect(endings).to_contain_text("originally")
    expect(endings).to_contain_text("−$1")
    me.press("What if, from round 1")
    is_replay(me, "/2")


def test_the_final_screen_leads_to_the_replay(people: People) -> None:
    me = SCENES["finished"](people)
    me.press("Replay the game")
    expect(me.page).to_have_url(re.compile(r"/r/-/0\?me=\w+&open#"))
    expect(slider(me)).to_have_value("0")
    me.page.go_back()
    expect(me.button("Play again")).to_be_visible()
