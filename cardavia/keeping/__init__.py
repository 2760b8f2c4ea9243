"""Keeping: an answered question becomes a scenario of a corpus, in the right file under the right rule."""
