"""Marks for what can be compiled: ``@rule``, ``@apart``, ``@inlined`` and ``@entry``.

A marked function stays as it is: called with a ``State`` it is ordinary Python. ``boxship.crowds.compile`` looks the
marks up when somebody asks for compiled code.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, Final, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


class Mark(enum.Enum):
    """How a function is compiled."""

    RULE = enum.auto()
    APART = enum.auto()
    INLINED = enum.auto()
    ENTRY = enum.auto()


MARKED: Final[dict[Callable[..., Any], Mark]] = {}
"""Every marked function of the modules imported so far."""


def rule(function: Function) -> Function:
    """Mark a function of the rules: runs as it is on a ``State``, compiled on a record of an array."""
    MARKED[function] = Mark.RULE
    return function


def apart(function: Function) -> Function:
    """Mark a rule that writes into arrays which overlap with nothing else that it is given.

    Compiled code may then read many numbers before it writes them, which is much faster.
    """
    MARKED[function] = Mark.APART
    return function


def inlined(function: Function) -> Function:
    """Mark a rule that compiled code takes in where it is called, with the numbers that it is called with there.

    What works on one row of an array after the other is much faster so; it takes longer to compile.
    """
    MARKED[function] = Mark.INLINED
    return function


def entry(function: Function) -> Function:
    """Mark a function over arrays of games that Python calls in its compiled form."""
    MARKED[function] = Mark.ENTRY
    return function
