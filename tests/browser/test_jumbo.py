"""The Jumbo game with the Investment Bank, in the browser: brokers are called, and the game goes on to its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moments import in_turn

if TYPE_CHECKING:
    from tests.browser.person import People
    from tests.server.harness import Server

pytestmark = pytest.mark.slow


def test_a_broker_is_called_outbid_and_the_game_ends(people: People, server: Server) -> None:
    clients = in_turn(server.table("me", "person", "person", rules="jumbo investment_bank round_limit=2"))
    first, second, _ = clients
    caller, rival = people.sit(first), people.sit(second)
    caller.sees("Your move")
    lit = [
        space["target"]
        for kind in first.look()["kinds"]
        if kind["kind"] == "call"
        for space in kind["targets"]
        if space["reason"] is None and "containers" in space["target"]
    ]
    caller.type(f"call {lit[0]}: 2")
    caller.sees("Your turn, second action")
    caller.type("end")
    rival.sees("Your move")
    rival.press("Outbid")
    rival.press("Confirm")
    rival.sees("Your turn, second action")
    assert first.situation()["payment"]["holder"] == second.seat
    while not first.situation()["winners"]:
        situation = first.situation()
        acting = next(client for client in clients if client.seat in situation["to_act"])
        acting.play("end" if situation["phase"] == "act" else _answer(situation))
    for person in (caller, rival):
        expect(person.page.get_by_role("heading", name=re.compile("wins? with|share the victory"))).to_be_visible()


def _answer(situation: dict[str, str]) -> str:
    return {"interest": "default", "sale": "keep"}[situation["phase"]]
