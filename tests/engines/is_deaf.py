"""Starts, and never answers anything."""

import time

time.sleep(600)
