"""Animated pictures: some PNGs of one size, one after the other, as one file (APNG) that every browser plays.

The chunks of the pictures are kept as they are; only what says when each is shown is added.
"""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def animated(frames: Sequence[tuple[bytes, int]]) -> bytes:
    """One picture that shows each PNG for so many milliseconds, again and again."""
    first = list(_chunks(frames[0][0]))
    header = next(body for kind, body in first if kind == b"IHDR")
    width, height = struct.unpack(">II", header[:8])
    parts = [_SIGNATURE, _chunk(b"IHDR", header), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for place, (png, milliseconds) in enumerate(frames):
        times = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, milliseconds, 1000, 0, 0)
        parts.append(_chunk(b"fcTL", times))
        number += 1
        for kind, body in _chunks(png):
            if kind == b"IHDR" and body != header:
                raise ValueError(f"picture {place} has another size or other colours than the first")
            if kind != b"IDAT":
                continue
            if place == 0:
                parts.append(_chunk(b"IDAT", body))
            else:
                parts.append(_chunk(b"fdAT", struct.pack(">I", number) + body))
                number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG: kind and body."""
    place = len(_SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        yield png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        place += length + 12


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
