"""What an id covers: a game, a section, a bullet or a single entry."""

from cardavia.rulebook.load import GAMES, rulebook, unknown_id


def ids_under(scope: str) -> tuple[str, ...]:
    """The ids of the sentences and gaps that a scope covers, in document order, gaps last.

    A scope is the name of a game (``sichuan``), its code (``SC``), a section (``SC-3``), a bullet
    (``SC-3.2``), a sentence (``SC-3.2.5``), all gaps (``SC-gap``) or one (``SC-gap-1``). Sections and bullets
    are those of the ids, which a sentence keeps when it moves. Raises UnknownIdError if nothing is covered.
    """
    codes = {game: code for code, game in GAMES.items()}
    prefix = codes.get(scope, scope)
    game = GAMES.get(prefix.partition("-")[0])
    if game is None:
        raise unknown_id(scope)
    book = rulebook(game)
    names = [*(sentence.id for sentence in book.sentences), *(gap.id for gap in book.gaps)]
    covered = tuple(name for name in names if name == prefix or name.startswith((f"{prefix}.", f"{prefix}-")))
    if not covered:
        raise unknown_id(scope)
    return covered
