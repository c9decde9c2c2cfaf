"""Inputs made of the corpus: each is one of its files, bent a few times by a chance of its own number."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

CORPUS: Final = Path(__file__).parent / "corpus"
_MORE: Final = {
    "records": [CORPUS.parents[1] / "records" / f"{name}.record" for name in ("classic-three", "jumbo-three-bank")],
    "scenarios": sorted((CORPUS.parents[1] / "scenarios").glob("r0*.yaml")),
}
"""Good ones, which other tests have too."""

_ADDRESSED: Final = ("messages",)
"""Kinds whose first line says where the rest is sent, and stays."""

_PIECES: Final = (
    *(
        b"\0",
        b"\n",
        b"\r\n",
        b"\r",
        b" ",
        b"\t",
        b":",
        b";",
        b",",
        b"@",
        b"->",
        b"-",
        b"#",
        b"/",
        b"%00",
        b"\xff",
        b"\xc3",
    ),
    *(b'"', b"{", b"}", b"[", b"]", b"null", b"true", b"NaN", b"-0", b"1e999", b"\\ud800", b"\xf0\x9f\x9a\xa2"),
    *(b"99999999999999999999", b"-1", b"0", b"[" * 2000, b'{"a":' * 2000, b"&a ", b"*a", b"<<: ", b"!!int ", b"? "),
    *(b"red", b"blue", b"purple", b"black@2", b"orange@99", b"factory", b"bid 3", b"TABLE", b"TOKEN"),
    *(b"HTTP/9.9", b"chunked", b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"x" * 40_000),
)


def corpus(kind: str) -> list[bytes]:
    """The inputs of a kind that are kept."""
    return [path.read_bytes() for path in (*sorted((CORPUS / kind).iterdir()), *_MORE.get(kind, ()))]


def inputs(kind: str, count: int) -> Iterator[bytes]:
    """The kept ones as they are, then so many bent ones; the same every time."""
    kept = corpus(kind)
    yield from kept
    for number in range(count):
        chance = Random(f"{kind} {number}")
        text = chance.choice(kept)
        head, end, body = text.partition(b"\n") if kind in _ADDRESSED else (b"", b"", text)
        for _ in range(chance.randint(1, 6)):
            body = _bent(body, kept, chance)
        yield head + end + body


def _bent(text: bytes, kept: list[bytes], chance: Random) -> bytes:
    """One careless edit: something is cut, doubled, moved, turned around or put in."""
    start = chance.randint(0, len(text))
    end = min(len(text), start + chance.choice([0, 1, 4, 40]))
    other = chance.choice(kept)
    at = chance.randint(0, len(other))
    middle = chance.choice(
        [
            chance.choice(_PIECES),
            chance.choice(_PIECES),
            b"",
            text[start:end] * 2,
            text[start:end][::-1],
            other[at : at + chance.choice([4, 40])],
            bytes([chance.randrange(256)]),
        ]
    )
    return text[:start] + middle + text[end:]
