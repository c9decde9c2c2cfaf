"""A private server leaves with whoever started it, however that happens, and takes its data along."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from boxship.agents.http_json import UnreachableError, exchange
from boxship.agents.private_server import PrivateServerError, private_server

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60.0
STARTS_ONE = """
from boxship.agents.private_server import private_server
with private_server() as url:
    print(url, flush=True)
    input()
"""


@pytest.mark.slow
def test_it_is_gone_when_its_starter_was_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS_ONE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    ) as starter:
        assert starter.stdout is not None
        url = starter.stdout.readline().strip()
        assert exchange(f"{url}/api/health").status == 204
        assert list(tmp_path.iterdir())
        starter.kill()
    deadline = time.monotonic() + PATIENCE
    while is_there(url) or list(tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_there(url: str) -> bool:
    try:
        exchange(f"{url}/api/health")
    except UnreachableError:
        return False
    return True


def test_one_that_does_not_start_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(PrivateServerError, match="a server of its own could not be started"), private_server():
        pass
