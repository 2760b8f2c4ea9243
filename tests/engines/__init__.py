"""Fake engines, one fault each; `test_fakes.py` has the table of what each must come to."""
