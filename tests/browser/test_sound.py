"""Sounds: each one can be heard and none is too loud; who has not asked for them fetches nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.browser.scenes import SCENES
from tests.page.catalogues import ROOT

if TYPE_CHECKING:
    from tests.browser.person import People

pytestmark = pytest.mark.slow

PAGE = ROOT / "src" / "boxship" / "server" / "page"
SOUNDS = ("steel", "horn", "seal", "opening", "turn")

RENDER = """async ([file, sound]) => {
  const { make } = await import(file);
  const context = new OfflineAudioContext(1, 1.5 * 44100, 44100);
  make(context, sound, 1, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const power = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
  const last = samples.slice(-200).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { loudest, power, last };
}"""


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_neither_silent_nor_too_loud(people: People, sound: str) -> None:
    file = json.loads((PAGE / "files.json").read_text(encoding="utf-8"))["src/sound/synth.ts"]["file"]
    person = SCENES["home"](people)
    heard = person.page.evaluate(RENDER, [f"/{file}", sound])
    assert 0.1 < heard["loudest"] < 1, heard
    assert heard["power"] > 0.005, heard
    # It is over soon, and fades.
    assert heard["last"] < 0.001, heard


def test_nothing_is_fetched_while_sound_is_off_and_a_choice_is_heard(people: People) -> None:
    person = SCENES["my turn"](people)
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.press("Produce")
    person.press("Confirm")
    person.sees("Your turn, second action")
    assert not any("synth" in url for url in fetched)
    person.press("Settings", exact=True)
    with person.page.expect_request(lambda request: "synth" in request.url):
        person.page.get_by_role("dialog").get_by_role("radio", name="Soft").check()
