"""What all tests of the package share."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy machine must not decide whether a test passes.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
