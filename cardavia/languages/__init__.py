"""The languages that steps, glosses and reports are written in: a file for each, English among them."""
