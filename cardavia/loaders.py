"""The loaders for YAML: PyYAML's fast ones, or its plain ones where it comes without its C library."""

from __future__ import annotations

import yaml

SAFE: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Numbers are numbers, and nothing but plain data is made."""

BASE: type[yaml.BaseLoader] = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
"""Everything is text."""
