"""How Hypothesis searches: `quick` as a rule, `ci` the same on every run, `sketch` without shrinking what it finds."""

from __future__ import annotations

import os

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
