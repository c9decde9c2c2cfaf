"""``scripts/apt-install`` waits for a package manager that is busy, and gives up in the end.

The package manager is a program of the test's own: it says what apt-get says when somebody else holds one of its locks.
"""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LISTS = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)"
DOWNLOADS = "E: Could not get lock /var/cache/apt/archives/lock. It is held by process 7 (apt-get)"
FRONTEND = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt-get)"
DPKG = "dpkg: error: dpkg frontend lock was locked by another process with pid 7"
INTERRUPTED = "E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem."
UNKNOWN = "E: Unable to locate package chromium"

# Each call takes the next line of the program's script: an empty line is success, any other is said and fails.
# A script that has run out goes on as it ended.
_ACTOR = """#!/bin/sh
echo "${0##*/} $*" >> "$STAGE/calls"
script="$STAGE/${0##*/}.script"
line="$(head -n 1 "$script")"
[ "$(wc -l < "$script")" -le 1 ] || sed -i.old 1d "$script"
[ -z "$line" ] || { echo "$line" >&2; exit 100; }
"""


@dataclass(frozen=True)
class Stage:
    """A folder of programs that only pretend, and what was asked of them."""

    folder: Path

    def act(self, program: str, *answers: str) -> None:
        """What a program answers, call by call."""
        (self.folder / f"{program}.script").write_text("\n".join([*answers, ""]), encoding="utf-8")
        path = self.folder / program
        path.write_text(_ACTOR, encoding="utf-8")
        path.chmod(0o755)

    def install(self) -> subprocess.CompletedProcess[str]:
        """Run the script with these programs before all others."""
        place = {"STAGE": str(self.folder), "PATH": f"{self.folder}:{os.environ['PATH']}"}
        return subprocess.run(
            [ROOT / "scripts" / "apt-install", "chromium"], env=place, capture_output=True, text=True, check=False
        )

    def calls(self, program: str) -> list[str]:
        """What was asked of a program: the first argument of each call."""
        lines = (self.folder / "calls").read_text(encoding="utf-8").splitlines()
        return [line.split()[1] for line in lines if line.split()[0] == program]


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    """Everything succeeds at once, and waiting takes no time."""
    made = Stage(tmp_path)
    made.act("apt-get", "")
    made.act("dpkg", "")
    made.act("sleep", "")
    # Becoming root is not what is tested: what it would run is run.
    (tmp_path / "sudo").write_text('#!/bin/sh\nshift\nexec "$@"\n', encoding="utf-8")
    (tmp_path / "sudo").chmod(0o755)
    return made


def test_a_free_package_manager_is_used_at_once(stage: Stage) -> None:
    done = stage.install()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert stage.calls("apt-get") == ["update", "install"]
    assert stage.calls("sleep") == []


@pytest.mark.parametrize("lock", [LISTS, DOWNLOADS, FRONTEND])
def test_every_lock_is_waited_for(stage: Stage, lock: str) -> None:
    stage.act("apt-get", lock, lock, "", lock, "")
    done = stage.install()
    assert done.returncode == 0
    assert stage.calls("apt-get") == ["update"] * 3 + ["install"] * 2
    assert len(stage.calls("sleep")) == 3
    assert done.stderr.count("waiting for it to finish") == 1


def test_waiting_ends(stage: Stage) -> None:
    stage.act("apt-get", FRONTEND)
    done = stage.install()
    assert done.returncode == 1
    assert sum(map(int, stage.calls("sleep"))) == 600
    assert FRONTEND in done.stderr
    assert "still busy after 10 minutes" in done.stderr


def test_an_interrupted_installation_is_finished_first(stage: Stage) -> None:
    stage.act("apt-get", "", INTERRUPTED, "")
    stage.act("dpkg", DPKG, "")
    assert stage.install().returncode == 0
    assert stage.calls("apt-get") == ["update", "install", "install"]
    assert stage.calls("dpkg") == ["--configure", "--configure"]
    assert len(stage.calls("sleep")) == 1


def test_an_interrupted_installation_that_cannot_be_finished_is_no_endless_task(stage: Stage) -> None:
    stage.act("apt-get", "", INTERRUPTED)
    assert stage.install().returncode == 1
    assert stage.calls("dpkg") == ["--configure"]


def test_other_failures_are_told_at_once(stage: Stage) -> None:
    stage.act("apt-get", "", UNKNOWN)
    done = stage.install()
    assert done.returncode == 1
    assert done.stderr == f"{UNKNOWN}\n"
    assert stage.calls("sleep") == []


def test_old_lists_do_not_keep_it_from_installing(stage: Stage) -> None:
    stage.act("apt-get", "E: Failed to fetch some list", "")
    assert stage.install().returncode == 0
    assert stage.calls("apt-get") == ["update", "install"]
