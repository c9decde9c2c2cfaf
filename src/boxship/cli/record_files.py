"""Writing the records of many games: a folder made ready, names that don't clash."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from boxship.cli.files import FileError, unusable, write_whole
from boxship.rules.rulesets import Ruleset

LONGEST_NAME = 150


def make_ready(folder: Path) -> None:
    """Make the folder for the records and see that files can be written there, before any game is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except FileExistsError:
        raise FileError("terminal-file-in-the-way", file=str(folder)) from None
    except (OSError, ValueError) as problem:
        raise unusable(folder, problem) from None


def write_record(folder: Path, rules: Ruleset, players: int, seed: int, number: str, record: str) -> None:
    """Write the record of a game, under a name that games of other rules, tables and seeds don't have."""
    words = re.sub(r"[^\w=]+", "-", str(rules))[:LONGEST_NAME]
    write_whole(folder / f"{words}-{players}p-seed{seed}-{number}.record", record)
