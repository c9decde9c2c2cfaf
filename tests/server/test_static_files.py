"""The built page and its files."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

import httpx
import pytest

from boxship.server.static_files import StaticFiles

if TYPE_CHECKING:
    from pathlib import Path

INDEX = "<!doctype html><title>Boxship</title>"
SCRIPT = "console.log('ahoy')"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "secret.key").write_text("not a file of a page", encoding="utf-8")
    script = folder / "assets" / "index-2kT0DHgb.js"
    script.write_text(SCRIPT, encoding="utf-8")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name(script.name + ".br").write_bytes(b"as brotli")
    return folder


class Answer:
    """What came, not unpacked."""

    def __init__(
        self, page: Path, path: str, method: str = "GET", *, encoding: str = "identity", accept: str = "*/*"
    ) -> None:
        asyncio.run(self._ask(page, path, method, {"accept-encoding": encoding, "accept": accept}))

    async def _ask(self, page: Path, path: str, method: str, headers: dict[str, str]) -> None:
        transport = httpx.ASGITransport(StaticFiles(page))
        async with httpx.AsyncClient(transport=transport, base_url="http://boxship.test") as client:
            request = client.build_request(method, path, headers=headers)
            answer = await client.send(request, stream=True)
            self.body = b"".join([part async for part in answer.aiter_raw()])
            self.status_code, self.headers = answer.status_code, answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/tables",
        "/help",
        "/rules",
        "/rules/r5-4",
        "/learn",
        "/learn/3",
        "/t/aB-3_x",
        "/j/x",
        "/w/x",
        "/t/x/",
        "/paper",
        "/results",
        "/t/x/0",
        "/t/x/story",
        "/w/x/story",
        "/w/x/136",
    ],
)
def test_every_address_of_the_page_is_the_same_file(page: Path, path: str) -> None:
    answer = Answer(page, path)
    assert (answer.status_code, answer.body.decode()) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t",
        "/t/a/b",
        "/rules/r5/4",
        "/j/a/3",
        "/t/a/3/4",
        "/index",
        "/assets/",
        "/../t.db",
        "/%2e%2e/t.db",
        "/secret.key",
        "/apix",
    ],
)
def test_nothing_else_is_there(page: Path, path: str) -> None:
    assert Answer(page, path).status_code == 404


def test_files_with_a_hash_in_their_name_are_kept(page: Path) -> None:
    answer = Answer(page, "/assets/index-2kT0DHgb.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert Answer(page, "/icon.svg").headers["cache-control"] == "no-cache"


def test_a_compressed_file_goes_to_who_can_read_it(page: Path) -> None:
    path = "/assets/index-2kT0DHgb.js"
    plain, zipped, best = (
        Answer(page, path, encoding=words) for words in ("identity", "gzip", "gzip, deflate, br;q=1")
    )
    assert plain.body.decode() == SCRIPT
    assert "content-encoding" not in plain.headers
    assert (zipped.headers["content-encoding"], gzip.decompress(zipped.body).decode()) == ("gzip", SCRIPT)
    assert (best.headers["content-encoding"], best.body) == ("br", b"as brotli")
    assert {answer.headers["vary"] for answer in (plain, zipped, best)} == {"accept-encoding"}
    assert best.headers["content-length"] == "9"


def test_a_head_has_no_body(page: Path) -> None:
    answer = Answer(page, "/", method="HEAD")
    assert (answer.status_code, answer.body) == (200, b"")
    assert answer.headers["content-length"] == str(len(INDEX))


def test_there_is_only_something_to_look_at(page: Path) -> None:
    assert Answer(page, "/", method="POST").status_code == 405


def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    answer = Answer(tmp_path / "page", "/")
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert b"its page was not built" in answer.body


def test_who_reads_pages_is_told_in_his_language_that_nothing_is_there(page: Path) -> None:
    answer = Answer(page, "/nothing", accept="text/html,*/*")
    assert (answer.status_code, answer.body.decode()) == (404, INDEX)
    assert Answer(page, "/assets/nothing.js").body == b"There is no such page.\n"
