"""For a real table: the rulebook's count and a kit to print, from the server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from boxship.server import paper_api
from boxship.server.errors import ProblemError
from boxship.server.paper_api import Kits
from tests.server.harness import serving

if TYPE_CHECKING:
    from pathlib import Path


def test_a_real_table_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        seats = [{"card": card, "cash": 10} for card in ("black", "white", "brown")]
        seats[1] |= {"island": {"white": 2, "tan": 1}, "loans": 1, "ship": 2}  # type: ignore[dict-item]
        answer = server.post("/count", {"rules": "classic", "seats": seats})
        assert answer.status_code == 200
        red = next(score for score in answer.json()["scores"] if score["seat"] == "red")
        assert (red["loans"], red["ship"], red["discarded"]) == (-11, 6, "white")
        assert red["total"] == 10 - 11 + 6 + red["island"]
        for wrong in (
            {"rules": "monopoly", "seats": seats},
            {"rules": "classic", "seats": seats[:2]},
            {"rules": "classic", "seats": [{**seats[0], "cash": -1}, *seats[1:]]},
            {"rules": "classic", "seats": [{**seats[0], "card": "purple"}, *seats[1:]]},
        ):
            refused = server.post("/count", wrong)
            assert (refused.status_code, refused.json()["code"]) == (400, "invalid")


@pytest.mark.slow
def test_a_kit_comes_as_pdf(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        answer = server.get("/api/kit?words=jumbo&players=3&paper=letter&language=es")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF-")
        for wrong in ("words=monopoly", "players=9", "paper=a9", "language=xx"):
            assert server.get(f"/api/kit?{wrong}").status_code == 400


def test_kits_are_kept_and_few(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(words: str, players: int, paper: str, language: str) -> bytes:
        drawn.append(f"{words} {players} {paper} {language}")
        return b"%PDF-"

    monkeypatch.setattr(paper_api, "_drawn", draw)

    async def work() -> None:
        kits = Kits()
        for _ in range(3):
            await kits.kit(("classic", 4, "a4", "en"), "here")
        assert len(drawn) == 1
        for rounds in range(1, 6):
            await kits.kit((f"classic round_limit={rounds}", 4, "a4", "en"), "here")
        with pytest.raises(ProblemError, match="several kits"):
            await kits.kit(("short", 4, "a4", "en"), "here")
        await kits.kit(("jumbo", 4, "a4", "en"), "elsewhere")

    asyncio.run(work())
