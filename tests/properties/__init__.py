"""Tests of what must hold in every deal."""
