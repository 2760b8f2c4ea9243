"""From a composed scenario to a verdict: it is played on any engine, and what comes is held against it."""
