"""How Hypothesis searches, and in which order tests run.

Hypothesis: `quick` as a rule, `brief` with fewer examples for ``scripts/test --quick``, `ci` the same on every run,
`sketch` without shrinking what it finds.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, Phase, settings

if TYPE_CHECKING:
    import pytest

_LONG = ("browser", "crowds")
"""Folders whose files take longest. They go first, so that at the end no process has a long file all to itself."""

_UNTIMED = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "quick", deadline=None, max_examples=40, suppress_health_check=_UNTIMED, report_multiple_bugs=False
)
settings.register_profile("brief", settings.get_profile("quick"), max_examples=12)
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True, print_blob=True)
settings.register_profile(
    "sketch", settings.get_profile("quick"), phases=[Phase.explicit, Phase.generate], database=None
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "quick"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long files first, then the others that have slow tests."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: (not any(folder in item.path.parts for folder in _LONG), item.path not in slow))
