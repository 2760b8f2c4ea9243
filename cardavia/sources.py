"""Where the corpus lies: features and scripted deals, in the project or in an installed package."""

from __future__ import annotations

from pathlib import Path

PERFT = "perft.yaml"
"""What lies beside the scripted deals and is none."""


def corpus_root() -> Path:
    """The folder with `features/` and `scenarios/`: inside an installed package, or the project itself."""
    package = Path(__file__).parent
    installed = package / "_corpus"
    return installed if installed.is_dir() else package.parent


def feature_files(game: str, root: Path | None = None) -> tuple[Path, ...]:
    """The feature files of a game, in order."""
    return tuple(sorted(((root or corpus_root()) / "features" / game).glob("*.feature")))


def deal_files(game: str, root: Path | None = None) -> tuple[Path, ...]:
    """The scripted deals of a game, in order."""
    found = ((root or corpus_root()) / "scenarios" / game).glob("*.yaml")
    return tuple(sorted(path for path in found if path.name != PERFT))


def perft_file(game: str, root: Path | None = None) -> Path:
    """The file with the setups from which the ways of a game are counted, whether there is one or not."""
    return (root or corpus_root()) / "scenarios" / game / PERFT


def shown(path: Path) -> str:
    """A path as messages show it: from the corpus root, or from here, or whole."""
    for base in (corpus_root(), Path.cwd()):
        if path.is_relative_to(base):
            return str(path.relative_to(base))
    return str(path)
