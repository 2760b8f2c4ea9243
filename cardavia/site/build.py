"""All files of a site, and how they are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardavia import pictures
from cardavia.site.desk.bundle import files
from cardavia.site.desk.desk import desk_page
from cardavia.site.edition import Edition
from cardavia.site.engine import engine_pages
from cardavia.site.index import index_files
from cardavia.site.matrix import matrix_page, verdicts_file
from cardavia.site.page import STATIC, Page, page
from cardavia.site.player import player_pages
from cardavia.site.rulebook import rulebook_pages
from cardavia.site.start import start_page

MARKER = "cardavia-site.txt"
"""The file by which a folder is known as a site: only such a folder, or an empty one, is written over."""


def pages(edition: Edition) -> Iterator[Page]:
    """Every file of the site; raises `NoRuntimeError` where the desk is wanted and cannot be had."""
    yield start_page(edition)
    yield from rulebook_pages(edition)
    yield matrix_page(edition)
    yield verdicts_file(edition)
    yield from index_files(edition)
    yield from engine_pages(edition)
    yield from player_pages(edition)
    if edition.has_desk:
        yield desk_page(edition)
        yield from files()
    yield page("about.html", "about.html", edition=edition)
    for name in edition.games:
        for card in pictures.cards(name):
            yield Page(f"cards/{name}/{card}.svg", pictures.picture(name, card))
    for file in sorted(STATIC.iterdir()):
        yield Page(f"assets/{file.name}", file.read_text(encoding="utf-8"))
    for name in ("NOTICE.md", "LICENSE-OFL.txt"):
        text = Path(pictures.__file__).with_name(name).read_text(encoding="utf-8")
        yield Page(f"licenses/{name}", text)
    yield Page(MARKER, "Made by cardavia site; the folder is replaced when it is made again.\n")


def write(edition: Edition, folder: Path) -> int:
    """Write the site into a folder, and how many files that are.

    Raises `OSError` where that is not possible.
    """
    number = 0
    made: set[Path] = set()
    for each in pages(edition):
        path = folder / each.path
        if path.parent not in made:
            path.parent.mkdir(parents=True, exist_ok=True)
            made.add(path.parent)
        # An engine in process may say halves of characters, which no file can hold.
        path.write_text(each.text, encoding="utf-8", errors="replace", newline="\n")
        number += 1
    return number
