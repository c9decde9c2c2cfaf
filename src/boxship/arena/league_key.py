"""Key of a machine's leagues: a secret that keeps programs from finding the deals by trying seeds.

A program is told a seed for its own chance and sees its own card. With small seeds, which are what people choose, it
could try one after the other until both fit, and then deal for itself what the others hold.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

_BYTES: Final = 16
_NAME: Final = "key"


def own_key(folder: Path) -> str:
    """The key that is kept in a folder, made when it is first needed: the same seed deals the same games here."""
    file = folder / _NAME
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True)
        return own_key(folder)
    with os.fdopen(handle, "w", encoding="ascii") as writing:
        key = secrets.token_hex(_BYTES)
        writing.write(key)
    return key
