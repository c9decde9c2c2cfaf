"""Compiling: with a numba that does not know every option, and with a word to whoever waits."""

from __future__ import annotations

import multiprocessing
import sys
from typing import TYPE_CHECKING

import pytest

from boxship.crowds.notice import NOTICE, somebody_waits
from tests.crowds.checkouts import Checkout

if TYPE_CHECKING:
    from pathlib import Path

SLOWER = (
    "this numba does not know _nrt; compiled rules work, a little slower\n"
    "this numba is built differently; compiling the rules takes longer\n"
)


@pytest.mark.slow
def test_a_numba_that_does_not_know_what_is_private_compiles_the_same(tmp_path: Path) -> None:
    checkout = Checkout.at(tmp_path)
    without = checkout.pick("--without-private-options", "--told", said=SLOWER)
    assert not without["cached"]
    again = checkout.pick("--without-private-options")
    assert again == without | {"cached": 1}
    checkout.cache = tmp_path / "another"
    assert checkout.pick("--told")["step"] == without["step"]


@pytest.mark.slow
def test_whoever_waits_is_told_when_something_is_compiled_and_only_then(tmp_path: Path) -> None:
    checkout = Checkout.at(tmp_path)
    checkout.pick("--by-a-person", said=f"{NOTICE}\n")
    checkout.pick("--by-a-person")


def test_nobody_waits_for_a_script_or_for_a_process_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not somebody_waits()
    monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    assert somebody_waits()
    monkeypatch.setattr(multiprocessing, "parent_process", multiprocessing.current_process)
    assert not somebody_waits()
    monkeypatch.undo()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert somebody_waits()
    monkeypatch.setattr(sys, "stderr", None)
    assert not somebody_waits()
