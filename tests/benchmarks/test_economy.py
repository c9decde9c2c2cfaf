"""The economy's page says what its figures say, and what is watched adds up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from benchmarks import economy, economy_charts
from benchmarks.economy_watching import INCOME, SPENDING, seen
from tests.bots.bot_tables import whole_game
from tests.docs.pages import page

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(("rules", "players"), [("classic", 4), ("short", 3), ("classic", 5)])
def test_accounts_add_up_to_the_final_money(rules: str, players: int) -> None:
    game = whole_game(rules, players, 3, ["trader", "deckhand", "trader:shipper", "trader", "random"][:players])
    watched = seen(game)
    assert [sum(account.values()) for account in watched["accounts"]] == game.state.total[:players]
    assert all(set(account) <= {*INCOME, *SPENDING} for account in watched["accounts"])
    bought = -sum(account.get("goods", 0) for account in watched["accounts"])
    assert bought == sum(dollars for _, dollars in watched["paid"]["factory"])


def test_the_page_and_its_charts_are_made_of_the_figures() -> None:
    found = json.loads(page("docs/economy.json"))
    assert economy.page(page("docs/economy.md"), found) == page("docs/economy.md"), "run benchmarks.economy --draw"
    for name, svg in economy_charts.charts(found).items():
        assert page(f"docs/pictures/{name}") == svg, "run benchmarks.economy --draw"
        assert f"pictures/{name}" in page("docs/economy.md")
    assert economy.written(found) == page("docs/economy.json")


def test_figures_of_a_small_run_make_a_page(tmp_path: Path) -> None:
    found = economy.played("trader", "short", 3, 6, 1, tmp_path / "journal.jsonl")
    assert found["games"] == 6
    assert sum(value for value, _, _ in found["turns"]) == pytest.approx(1, abs=0.001)
    total = sum(value for value, _, _ in found["accounts"].values())
    assert total == pytest.approx(found["money"][0], abs=0.01)
    assert economy.tables(found).count("| 95 %") >= 2
    assert all(svg.startswith("<svg") for svg in economy_charts.charts(found).values())
