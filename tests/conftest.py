"""What all tests share: how many examples properties try, and how; and that Ctrl-C reaches the programs under test."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

# The same examples on every run, so that a red test is red for everybody; and no deadline, since machines differ.
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)
# To look for new examples: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("repeatable")

# A shell starts what runs in the background with Ctrl-C ignored, and so would all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
