"""What can go wrong with rulebooks and documents; every message says what to do next."""


class RulebookError(Exception):
    """Base of all errors of this package; its text is meant for the person at the terminal."""


class MalformedRulebookError(RulebookError):
    """A data file does not hold a rulebook; the message names the file and the entry."""


class UnknownGameError(RulebookError):
    """A game was asked for that has no rulebook."""


class UnknownIdError(RulebookError):
    """An id was asked for that no rulebook holds; the message suggests near ones."""


class DocumentError(RulebookError):
    """A document cannot be read, or belongs to none of the games."""
