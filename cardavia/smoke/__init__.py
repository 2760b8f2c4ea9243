"""Whether an engine's adapter is sane, before any rule is judged."""
