"""Asking: a situation and a question, typed line by line, and the answer as plain data.

Knows nothing of terminals, files or processes, so that a page can ask as well as a program.
"""

from cardavia.asking.ask import Answer, Answers, ask

__all__ = ["Answer", "Answers", "ask"]
