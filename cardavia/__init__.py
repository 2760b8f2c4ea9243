"""Cardavia: rule documents of four card and tile games as an executable specification."""

__version__ = "0.1.0"
