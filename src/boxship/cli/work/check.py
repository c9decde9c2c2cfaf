"""What becomes of a scenario or a record when it is checked."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from boxship.cli.files import FileError, read_text, shown
from boxship.cli.told import STANDARD_INPUT, Told, one_line
from boxship.game import Game
from boxship.notation.records import FIRST_LINE, RecordError
from boxship.notation.scenarios import KEYS, Scenario, ScenarioError

SCENARIOS = (".yaml", ".yml")
RECORDS = (".record", ".box", ".txt")
NEITHER = Told("terminal-neither", first=FIRST_LINE, keys=", ".join(KEYS))
"""What is wrong with a file that is neither a record nor a scenario."""

_COMMENT = re.compile(r"(^|\s)#.*")
_SCENARIO_KEY = re.compile(rf"^({'|'.join(KEYS)})\s*:", re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """What came of one file: what it is about, and what did not hold."""

    name: str
    about: str
    failures: tuple[str, ...] = ()

    def lines(self) -> Iterator[str]:
        """One line, and an indented one for each failure."""
        if not self.failures:
            yield f"ok    {self.name}  {self.about}".rstrip()
            return
        yield f"FAIL  {self.name}: {self.about}" if self.about else f"FAIL  {self.name}"
        for failure in self.failures:
            yield f"      {failure}"


def verdict_on(name: str) -> Verdict:
    """Read one file and see whether it holds."""
    try:
        text = read_text(name)
    except FileError as problem:
        return Verdict(shown(name), "", (str(problem).partition(": ")[2] or str(problem),))
    if is_record(text):
        return _record(name, text)
    if is_scenario(name, text):
        return _scenario(name, text)
    if Path(name).suffix.lower() in RECORDS:
        return _record(name, text)
    return Verdict(shown(name), "", (str(NEITHER),))


def is_record(text: str) -> bool:
    """Whether the first line that is no comment is that of a record."""
    said = (_COMMENT.sub("", line).strip() for line in text.splitlines())
    return " ".join(next(filter(None, said), "").split()) == FIRST_LINE


def is_scenario(name: str, text: str) -> bool:
    """Whether a text that is no record is called a scenario, or looks like one and is not called a record."""
    suffix = Path(name).suffix.lower()
    return suffix in SCENARIOS or (suffix not in RECORDS and _SCENARIO_KEY.search(text) is not None)


def _scenario(name: str, text: str) -> Verdict:
    title = ""
    try:
        scenario = Scenario.parse(text)
        title = one_line(scenario.title)
        failures = scenario.failures()
    except ScenarioError as problem:
        failures = [str(problem)]
    return Verdict(shown(name), title, tuple(one_line(failure) for failure in failures))


def _record(name: str, text: str) -> Verdict:
    try:
        game = Game.from_record(text)
    except RecordError as problem:
        return Verdict(shown(name), "", (one_line(str(problem)),))
    about = f"{game.rules}, {len(game.seats)} players, {len(game.moves)} decisions"
    if game.over:
        about += f", won by {' and '.join(game.winners)}"
    return Verdict(shown(name), about)


def found(names: Iterable[str]) -> Iterator[str]:
    """The files named, and those of ours in the directories named."""
    for name in names:
        if name == STANDARD_INPUT or not (name and Path(name).is_dir()):
            yield name
            continue
        inside = list(_walked(name))
        if not inside:
            raise FileError("terminal-file-nothing-inside", file=str(name))
        yield from inside


def _walked(directory: str) -> Iterator[str]:
    for where, folders, files in os.walk(directory):
        folders[:] = sorted(folder for folder in folders if not folder.startswith("."))
        for file in sorted(files):
            path = Path(where, file)
            if path.suffix.lower() in SCENARIOS + RECORDS and _looks_like_ours(path):
                yield str(path)


def _looks_like_ours(path: Path) -> bool:
    """Directories hold other things too: a YAML file without a script and a text that is no record are passed by."""
    if path.suffix.lower() not in {".yaml", ".yml", ".txt"}:
        return True
    try:
        text = read_text(str(path))
    except FileError:
        return path.suffix.lower() != ".txt"
    return is_record(text) or (path.suffix.lower() in SCENARIOS and "script" in _SCENARIO_KEY.findall(text))
