"""Whole programs: a rule is translated once, and optimised only inside the entries that need it.

numba by itself optimises each function together with everything it calls, and makes machine code of it, before it turns
to the callers: what lies deep is optimised again and again, and most of that machine code is never called. It also
translates a function anew for every width of its whole numbers. Here a rule stays as it was translated, its whole
numbers have 64 bits, and an entry gathers all rules below it and optimises them once. That takes half
the time.

This leans on inner parts of numba (0.68). Where they are missing, importing this module fails, and ``compile`` does
without it: the same code, compiled more slowly.
"""

# ruff: noqa: SLF001, ANN401 - the inner parts of numba have neither public names nor types
# mypy: disable-error-code=no-untyped-call

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler

from boxship.rules.marks import Mark

_NEEDED = {
    JITCodeLibrary: ("finalize", "enable_object_caching", "_optimize_functions", "_optimize_final_module"),
    JITCPUCodegen: ("set_env", "_module_pass_manager"),
    Compiler: ("compile_extra",),
}
if not all(hasattr(part, name) for part, names in _NEEDED.items() for name in names):
    raise ImportError("this numba is built differently")


class _Unused:
    """Where the addresses of a rule's machine code would be written, if it had any."""

    def set_env(self, name: str, env: Any) -> None:
        """Nothing to write."""


class _RuleLibrary(JITCodeLibrary):
    """The code of one rule as it was translated, for entries to gather."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - as numba calls it
        return 0

    @property
    def codegen(self) -> _Unused:
        return _Unused()


class _EntryLibrary(JITCodeLibrary):
    """The code of an entry with all rules below it, optimised together."""

    def finalize(self) -> None:
        gathered: dict[Any, None] = {}
        waiting = [*self._linking_libraries]
        while waiting:
            library = waiting.pop()
            if library not in gathered:
                gathered[library] = None
                if isinstance(library, _RuleLibrary):
                    waiting += library._linking_libraries
        self._linking_libraries = [*gathered]
        super().finalize()

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=True, slp_vectorize=True)
        passes.run(self._final_module, builder)


class EntryCompiler(Compiler):
    """Compiles entries."""

    library: type[JITCodeLibrary] = _EntryLibrary
    apart = False

    def compile_extra(self, func: Any) -> Any:
        """Compile a function into a library of the right kind."""
        if self.apart:
            self.state.flags.noalias = True
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class RuleCompiler(EntryCompiler):
    """Compiles rules."""

    library = _RuleLibrary


class ApartCompiler(RuleCompiler):
    """Compiles rules whose arrays lie apart."""

    apart = True


COMPILERS = {
    Mark.ENTRY: EntryCompiler,
    Mark.RULE: RuleCompiler,
    Mark.APART: ApartCompiler,
    Mark.INLINED: RuleCompiler,
}


def take_wide_numbers(twin: Any) -> None:
    """Let a compiled rule take whole numbers of any width as 64 bits, so that it is translated once."""
    usual = twin._compiler.fold_argument_types

    def widened(args: Any, kws: Any) -> Any:
        signature, folded = usual(args, kws)
        return signature, tuple(types.int64 if _is_whole(each) else each for each in folded)

    twin._compiler.fold_argument_types = widened


def _is_whole(each: Any) -> bool:
    return isinstance(each, types.Integer | types.IntegerLiteral)
