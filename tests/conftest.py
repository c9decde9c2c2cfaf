"""How Hypothesis searches, and which tests share a process.

Profiles: `quick` as a rule, `ci` the same on every run, `sketch` without shrinking what it finds.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

_UNTIMED = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "quick", deadline=None, max_examples=40, suppress_health_check=_UNTIMED, report_multiple_bugs=False
)
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True, print_blob=True)
settings.register_profile(
    "sketch", settings.get_profile("quick"), phases=[Phase.explicit, Phase.generate], database=None
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "quick"))

COMPILED = ("crowd/", "bots/", "docs/test_examples.py", "docs/test_readme.py", "cli/test_simulate.py")
"""Tests that run compiled rules: one process runs them all, so that two never compile the same at the same time."""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(f"tests/{part}" in item.path.as_posix() for part in COMPILED):
            item.add_marker(pytest.mark.xdist_group("compiled"))
