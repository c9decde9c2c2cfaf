"""Builds the page into the Python package, if it is not there as its sources are now: ``python web/build.py``.

``python web/build.py tools`` only fetches the tools that building and checking the page take, and ``needs`` names the
Python package that building it now would take. The build of the package (``hatch_build.py``) and ``scripts/setup`` call
this. A page that can't be built leaves the old one in place.
"""
# ruff: noqa: INP001  # the page's folder holds programs, no package

from __future__ import annotations

import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

WEB: Final = Path(__file__).resolve().parent
PACKAGE: Final = WEB.parent / "src" / "boxship"
LOCALES: Final = PACKAGE / "locales"
PAGE: Final = PACKAGE / "server" / "page"
STAMP: Final = PAGE / ".sources"
"""What the page was built from, as a hash."""
TOOLS: Final = WEB / "node_modules" / ".fetched"
"""What the tools were fetched for, as a hash."""
OUTPUT: Final = WEB / "dist"
"""Where a page lies while it is being built."""

_INPUTS: Final = ("*.html", "*.json", "*.ts", "*.js", "src/**/*", "public/**/*")


def sources() -> Iterator[Path]:
    """Every file that the built page depends on."""
    for pattern in _INPUTS:
        yield from (path for path in sorted(WEB.glob(pattern)) if path.is_file() and ".test." not in path.name)
    yield from sorted(LOCALES.glob("*/*.ftl"))


def state_of_sources() -> str:
    """A hash of the names and contents of all sources."""
    total = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        total.update(f"{path.relative_to(WEB.parent)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def state_of_tools() -> str:
    """A hash of the list of tools; some of them are made for one kind of machine."""
    machine = f"{platform.system()} {platform.machine()} {platform.libc_ver()[0]}"
    return hashlib.sha256((WEB / "package-lock.json").read_bytes() + machine.encode()).hexdigest()


def _is(stamp: Path, state: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="ascii") == state


def _node(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  # our own program, with our own words
        [sys.executable, str(WEB / "node.py"), *arguments],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def _npm(*arguments: str, hint: str) -> None:
    """Run npm; its output is only of interest when it fails."""
    done = _node("npm", *arguments)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nBoxship: {hint}")


def fetch_tools() -> None:
    """Fetch the tools, exactly as package-lock.json lists them, unless they are here."""
    state = state_of_tools()
    if _is(TOOLS, state):
        return
    sys.stderr.write("Boxship: fetching the tools that build the page.\n")
    _npm("ci", hint="the tools that build the page could not be fetched. This needs the network, once.")
    TOOLS.write_text(state, encoding="ascii")


def build() -> None:
    """Build the page, unless it is up to date."""
    state = state_of_sources()
    if _is(STAMP, state):
        return
    fetch_tools()
    sys.stderr.write("Boxship: building the page.\n")
    _npm("run", "build", "--", "--outDir", str(OUTPUT), hint="the page could not be built; the reason stands above.")
    (OUTPUT / STAMP.name).write_text(state, encoding="ascii")
    shutil.rmtree(PAGE, ignore_errors=True)
    OUTPUT.rename(PAGE)


def needs() -> None:
    """Print the Python package that building takes: nothing, if the page is there or this machine has Node."""
    if not _is(STAMP, state_of_sources()):
        sys.stdout.write(_node("--needs").stdout)


def main() -> None:
    """Do what the argument says; two of these at once take turns."""
    tasks = {"": build, "tools": fetch_tools, "needs": needs}
    task = tasks.get(" ".join(sys.argv[1:]))
    if task is None:
        sys.exit("Say nothing, to build the page, or tools, or needs: python web/build.py tools")
    folder = os.open(WEB, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    task()


if __name__ == "__main__":
    main()
