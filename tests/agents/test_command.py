"""``boxship mcp``: its sentences, and that nothing is loaded that is not needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.shell import run

WITHOUT = "import sys; sys.modules['mcp'] = None; from boxship.cli import main; main()"
LOADED = """
import sys
from typer.testing import CliRunner
from boxship.cli import app
assert CliRunner().invoke(app, ["mcp", "--help"]).exit_code == 0
print(sorted(name for name in ("mcp", "boxship.agents", "boxship.game", "uvicorn") if name in sys.modules))
"""


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)


def test_help_loads_no_package_of_the_agents() -> None:
    assert python(LOADED).stdout == "[]\n"


def test_without_the_extra_a_sentence_says_what_to_install() -> None:
    told = python(WITHOUT, "mcp", "--private")
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == "boxship: agents need the package mcp; install it with: pip install 'boxship[mcp]'\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "this is not the link of a seat"),
        (["--server", "nonsense"], "is no address"),
        (["--private", "--server", "http://127.0.0.1:9"], "--private starts a new server"),
        (["http://127.0.0.1:9/t/table#token"], "no server answers at http://127.0.0.1:9"),
        (["http://127.0.0.1:9/t/table#token", "--server", "http://127.0.0.1:10"], "this link is of another server"),
    ],
)
def test_what_is_not_possible_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    told = run("mcp", *arguments)
    assert told.exit_code == 1
    assert sentence in told.stderr
    assert "#token" not in told.stderr
    assert told.stdout == ""
