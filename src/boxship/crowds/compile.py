"""The second home of the rules, their compiled backend: marked functions (``boxship.rules.marks``) compiled on demand.

``compiled(function)`` gives the compiled twin of a marked function, made from the same code object with every rule it
calls replaced by that rule's twin. numba is imported only then.

Compiled code is cached on disk in a folder named by a hash of all sources it was made from, because numba does not
notice that a *called* function changed.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import logging
import os
import sys
import time
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from boxship.crowds.notice import announce_compiling
from boxship.rules import marks
from boxship.rules.marks import MARKED, Function, Mark

if TYPE_CHECKING:
    from collections.abc import Callable

_log = logging.getLogger(__name__)
_twins: dict[Callable[..., Any], Callable[..., Any]] = {}
_STALE_AFTER = 30 * 24 * 3600
_ALL: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
"""How everything is compiled."""
_NO_COUNTS: dict[str, Any] = {"_nrt": False}
"""Rules make no arrays, and are a tenth faster without numba's counts of who holds them. A private option of numba."""
_INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""What Python itself never calls."""
_HOW: dict[Mark, dict[str, Any]] = {
    Mark.RULE: _INNER,
    Mark.APART: _INNER,
    Mark.INLINED: {**_INNER, "inline": "always"},
    Mark.ENTRY: {},
}


class CompilerMissingError(RuntimeError):
    """numba can't be imported, so nothing can be compiled."""


def compiled(function: Function) -> Function:
    """The compiled twin of a marked function; numba compiles it (or reads its cache) at the first call."""
    if function not in _twins:
        _make_twins()
    return _twins[function]  # type: ignore[return-value]


def can_compile() -> bool:
    """Whether numba can be imported here."""
    try:
        _numba()
    except CompilerMissingError:
        return False
    return True


def _numba() -> Any:  # numba has no types
    try:
        import numba
    except Exception as problem:
        reason = (
            f"crowds of games need numba, which can't be imported here ({problem}); install it with: pip install numba"
        )
        raise CompilerMissingError(reason) from problem
    return numba


def _make_twins() -> None:
    """Twins for everything marked so far and not yet made."""
    numba = _numba()
    if not _twins:
        announce_compiling(_twins)
    options = {**_ALL, **_private_options(numba)}
    program = _whole_program()
    spaces: dict[str, dict[str, Any]] = {}
    fresh = [function for function in MARKED if function not in _twins]
    usual_folder = numba.config.CACHE_DIR
    try:
        for function in fresh:
            space = spaces.setdefault(function.__module__, dict(vars(sys.modules[function.__module__])))
            twin = FunctionType(function.__code__, space, function.__name__)
            twin.__module__ = function.__module__
            twin.__qualname__ = function.__qualname__
            mark = MARKED[function]
            compile_it = functools.partial(numba.njit, **options, **_HOW[mark])
            if program:
                compile_it = functools.partial(compile_it, pipeline_class=program.COMPILERS[mark])
                if mark is not Mark.ENTRY:
                    _twins[function] = compile_it()(twin)  # part of the entries, and kept with them
                    program.take_wide_numbers(_twins[function])
                    continue
            folder = cache_folder(Path(function.__code__.co_filename))
            numba.config.CACHE_DIR = str(folder or "")
            _twins[function] = compile_it(cache=folder is not None)(twin)
            if folder and not Path(_twins[function].stats.cache_path or "").is_relative_to(folder):  # type: ignore[attr-defined]
                _twins[function] = compile_it()(twin)  # numba found another place, one that knows no digest
    finally:
        numba.config.CACHE_DIR = usual_folder
    for space in spaces.values():
        for name, value in list(space.items()):
            if isinstance(value, FunctionType) and value in _twins:
                space[name] = _twins[value]
            elif isinstance(value, tuple) and _is_table(value):
                import numpy as np

                space[name] = np.array(value)  # looked up at once, where compiled code would search a tuple


@functools.cache
def _private_options(numba: Any) -> dict[str, Any]:
    """The private options that this numba knows: nobody promises that the next one does."""

    def probe() -> None:
        """Never called."""

    known = getattr(getattr(numba.njit(probe), "targetdescr", None), "options", None)
    if all(hasattr(known, name) for name in _NO_COUNTS):
        return _NO_COUNTS
    _log.info("this numba does not know %s; compiled rules work, a little slower", ", ".join(_NO_COUNTS))
    return {}


@functools.cache
def _whole_program() -> Any:
    """``whole_program``; None where this numba is built differently."""
    try:
        from boxship.crowds import whole_program
    except ImportError:
        _log.info("this numba is built differently; compiling the rules takes longer")
        return None
    return whole_program


def _is_table(value: tuple[Any, ...]) -> bool:
    """Whether a tuple holds whole numbers only, or rows of whole numbers of one length."""
    if value and all(isinstance(row, tuple) for row in value):
        return len({len(row) for row in value}) == 1 and all(map(_is_table, value))
    return bool(value) and all(type(number) is int for number in value)


_RULES = Path(marks.__file__).parent
_PACKAGE = _RULES.parent


def _part(source: Path) -> Path:
    """The part of the package that a file belongs to, with all its rooms; or its folder, if it is not one of ours."""
    if source.is_relative_to(_PACKAGE):
        return _PACKAGE / source.relative_to(_PACKAGE).parts[0]
    return source.parent


def _sources(source: Path) -> list[Path]:
    """Everything that compiled code of this file may depend on: the rules, the crowds, the bots, and its own part.

    What is compiled in the rules and the crowds themselves knows no bots.
    """
    folders = {_RULES, Path(__file__).parent}
    if _part(source) not in folders:
        folders |= {_part(source), _PACKAGE / "bots"}
    return sorted({path for folder in folders for path in folder.rglob("*.py")})


def source_digest(source: Path) -> str:
    """A hash over the sources of this file's compiled code, and over the flags that change it."""
    digest = hashlib.sha256()
    for path in _sources(source):
        digest.update(f"{path.parent.name}/{path.name}".encode())
        digest.update(path.read_bytes())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]


_folders: dict[Path, Path | None] = {}
_LOADED = time.time()


def cache_folder(source: Path) -> Path | None:
    """The folder for compiled code of this source file; made if need be, old ones cleared away.

    None where nothing is to be kept: no place to write to, or a source edited since this process read it (the hash
    would be that of the new text, the code that of the old).
    """
    key = _part(source)
    if key not in _folders:
        _folders[key] = _new_folder(source)
    return _folders[key]


def _new_folder(source: Path) -> Path | None:
    import tempfile

    import platformdirs

    if any(path.stat().st_mtime > _LOADED for path in _sources(source)):
        return None
    root = Path(os.environ.get("BOXSHIP_CACHE_DIR") or platformdirs.user_cache_dir("boxship")) / "compiled"
    folder = root / source_digest(source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
        _clear_stale(root)
    except OSError:
        return None
    return folder


def _clear_stale(root: Path) -> None:
    """Remove the folders of sources that nobody has used for a month."""
    import shutil

    for folder in root.iterdir():
        with contextlib.suppress(OSError):  # another process may be faster
            if time.time() - folder.stat().st_mtime > _STALE_AFTER:
                shutil.rmtree(folder)
