"""Where the corpus lies: features and scripted deals, in the project or in an installed package."""

from __future__ import annotations

from pathlib import Path

from cardavia.languages.codes import ENGLISH

PERFT = "perft.yaml"
"""What lies beside the scripted deals and is none."""


def corpus_root() -> Path:
    """The folder with `features/` and `scenarios/`: inside an installed package, or the project itself."""
    package = Path(__file__).parent
    installed = package / "_corpus"
    return installed if installed.is_dir() else package.parent


def corpus_version(root: Path | None = None) -> str:
    """The version of a corpus, as its `features/VERSION` says; empty where it has none."""
    try:
        return ((root or corpus_root()) / "features" / "VERSION").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def feature_files(game: str, root: Path | None = None, spoken: str = ENGLISH) -> tuple[Path, ...]:
    """The feature files of a game, in order; of one that there is in several languages, that in one of them.

    `5-settlement.pl.feature` is `5-settlement.feature` in Polish: the same scenarios under the same ids.
    """
    versions: dict[str, list[Path]] = {}
    for path in sorted(((root or corpus_root()) / "features" / game).glob("*.feature")):
        versions.setdefault(path.name.partition(".")[0], []).append(path)
    return tuple(_version(paths, spoken) for paths in versions.values())


def original(path: Path) -> Path | None:
    """The feature file that one is the translation of, if it is one."""
    if path.name.count(".") == 1:
        return None
    found = path.with_name(f"{path.name.partition('.')[0]}.feature")
    return found if found.is_file() else None


def _version(paths: list[Path], spoken: str) -> Path:
    named = {path.name.partition(".")[2]: path for path in paths}
    return named.get(f"{spoken}.feature") or named.get("feature") or paths[0]


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
