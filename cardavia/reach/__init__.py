"""Which scenarios run which lines of our engine: from a line to its sentences, and back."""
