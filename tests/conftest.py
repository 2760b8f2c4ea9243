"""What all tests of the package share."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from hypothesis import HealthCheck, settings

import cardavia

# A busy machine must not decide whether a test passes.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

# Hypothesis takes values from the modules of ours that are loaded: all are, so that it does not matter which
# tests a worker has run before.
for module in walk_packages(cardavia.__path__, f"{cardavia.__name__}."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
