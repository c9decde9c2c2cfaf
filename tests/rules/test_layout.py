"""What both homes stand on: the fields, their names, and rules that the compiler can take."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from itertools import pairwise
from textwrap import dedent
from types import CodeType
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import numpy as np
import pytest
from hypothesis import given, settings

import boxship.crowds
import boxship.rules
from boxship.crowds.arrays import GAME, get_state, new_games, put_state
from boxship.rules import layout
from boxship.rules.layout import FIELDS, Fields, State
from boxship.rules.marks import MARKED
from tests.odd_tables import Table, tables

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = [name for name, _, _ in FIELDS]


def every_rule() -> dict[str, Any]:
    """All marked functions, with every chapter imported."""
    for part in (boxship.rules, boxship.crowds):
        for module in pkgutil.iter_modules(part.__path__):
            importlib.import_module(f"{part.__name__}.{module.name}")
    return {
        f"{f.__module__}.{f.__qualname__}": f
        for f in MARKED
        if f.__module__.startswith(("boxship.rules.", "boxship.crowds."))
    }


def test_field_names_are_unique() -> None:
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_no_field_is_named_like_a_part_of_an_array_or_a_record(name: str) -> None:
    for kind in (np.ndarray, np.record, np.void, np.recarray):
        assert not hasattr(kind, name)


def test_the_slots_of_a_state_are_the_fields() -> None:
    assert tuple(State.__slots__) == tuple(NAMES) == tuple(Fields.__annotations__)
    assert not hasattr(State(), "__dict__")


@pytest.mark.parametrize(("name", "width", "shape"), FIELDS)
def test_a_blank_state_has_the_shape_of_its_record(name: str, width: str, shape: tuple[int, ...]) -> None:
    value = getattr(State(), name)
    assert np.asarray(value).shape == shape
    assert not np.any(value)
    kind = get_type_hints(State)[name]
    for _ in shape:
        (kind,) = get_args(kind)
    assert kind is int
    assert GAME.fields is not None
    assert GAME.fields[name][0].base == np.dtype(width)


def test_every_field_has_a_sentence_of_its_own() -> None:
    (declared,) = ast.parse(dedent(inspect.getsource(Fields))).body
    assert isinstance(declared, ast.ClassDef)
    told = {}
    for field, text in pairwise([*declared.body, ast.Pass()]):
        match field, text:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(sentence))):
                told[name] = sentence
    assert list(told) == NAMES
    assert [name for name, sentence in told.items() if not sentence.strip().endswith(".")] == []


def test_one_game_of_a_crowd_stays_small() -> None:
    assert GAME.itemsize <= 1024


@settings(max_examples=40)
@given(tables())
def test_a_state_goes_into_a_record_and_back(table: Table) -> None:
    g = table.laid_out()
    games = new_games(3)
    put_state(games, 1, g)
    assert get_state(games, 1) == g
    assert get_state(games, 0) == get_state(games, 2) == State()
    back = get_state(games, 1)
    assert type(back.cash[0]) is int


@settings(max_examples=20)
@given(tables())
def test_a_copy_is_equal_and_independent(table: Table) -> None:
    g = table.laid_out()
    twin = g.copy()
    assert twin == g
    for name, _, shape in FIELDS:
        other = g.copy()
        if not shape:
            setattr(other, name, getattr(other, name) + 1)
        else:
            row = getattr(other, name)
            for _ in shape[1:]:
                row = row[-1]
            row[-1] += 1
        assert other != g
        assert twin == g
    assert g != 3
    with pytest.raises(TypeError):
        hash(g)


def test_the_numbers_of_the_layout() -> None:
    spaces = layout.SPACES
    assert 2 * spaces + spaces == layout.CARD_CAPACITY
    assert layout.MONEY_LIMIT < 2**31


# -- text that compiles ------------------------------------------------------------------------------------------------


def calls(code: CodeType, module: str, rules: dict[str, Any]) -> Iterator[str]:
    """The rules that a function names."""
    space = vars(importlib.import_module(module))
    for name in code.co_names:
        value = space.get(name)
        if callable(value) and any(value is f for f in rules.values()):
            yield f"{value.__module__}.{value.__qualname__}"


def test_no_rule_calls_itself_by_any_way() -> None:
    rules = every_rule()
    called = {name: set(calls(f.__code__, f.__module__, rules)) for name, f in rules.items()}
    assert called["boxship.rules.apply.apply"], "the walk sees calls"
    done: set[str] = set()
    while len(done) < len(called):
        ready = {name for name in called if name not in done and called[name] <= done}
        assert ready, f"these rules call each other in a circle: {sorted(set(called) - done)}"
        done |= ready


@pytest.mark.parametrize("name", sorted(every_rule()))
def test_a_rule_is_plain_enough_to_compile(name: str) -> None:
    code = every_rule()[name].__code__
    function = every_rule()[name]
    assert not function.__defaults__
    assert not function.__kwdefaults__
    assert not code.co_freevars
    assert not code.co_cellvars
    assert code.co_flags & 0x2C == 0, "no *args, no **kwargs, no generator"
    assert not [part for part in code.co_consts if isinstance(part, CodeType)], (
        "no function, lambda or comprehension inside"
    )
    texts = [part for part in code.co_consts if isinstance(part, str) and part != function.__doc__]
    assert not texts, "no strings"
    assert function.__doc__
