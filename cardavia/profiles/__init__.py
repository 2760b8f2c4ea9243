"""Profiles: which options of unclear sentences a table plays (`docs/profiles.md`)."""
