"""What all tests share: how many examples properties try, and how."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples on every run, so that a red test is red for everybody; and no deadline, since machines differ.
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)
# To look for new examples: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("repeatable")
