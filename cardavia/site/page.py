"""A page: a template filled in, with a policy that lets it load nothing but what lies beside it."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from cardavia import __version__
from cardavia.report.rows import UNPRINTABLE
from cardavia.rulebook.load import rulebook
from cardavia.site.deal import section_page
from cardavia.site.verdicts import mark

STATIC = Path(__file__).with_name("static")

SHORT = {"nantong": "Nantong", "paohuzi": "Pao Hu Zi", "sichuan": "Sichuan", "chan": "Chắn"}
"""What the games are called where there is little room."""


class Page(NamedTuple):
    """A file of the site: where it lies, with `/`, and what it holds."""

    path: str
    text: str


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("cardavia.site"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["version"] = __version__
    environment.globals["short"] = SHORT
    environment.globals["mark"] = mark
    environment.globals["title_of"] = lambda game: rulebook(game).title
    environment.globals["section_of"] = section_page
    environment.filters["plain"] = plain
    environment.policies["json.dumps_kwargs"] = {"sort_keys": False}
    return environment


def page(path: str, template: str, /, **data: Any) -> Page:
    """The page at `path` of a template and what is put into it; `root` leads from it to the start page."""
    root = "../" * path.count("/")
    return Page(path, _environment().get_template(template).render(root=root, path=path, **data))


def plain(text: object) -> str:
    """A text without what no page can hold: control characters, and halves of characters."""
    return UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", str(text))


def script(path: str, function: str, *data: Any) -> Page:
    """A data file: a classic script that calls a function with data, for pages may not fetch from a folder.

    JSON in ASCII is JavaScript too, whatever the texts in it are.
    """
    told = ",".join(json.dumps(each, separators=(",", ":")) for each in data)
    return Page(path, f"{function}({told});\n")


def static(name: str) -> str:
    """A stylesheet or script of the package."""
    return (STATIC / name).read_text(encoding="utf-8")


def policy(scripts: Iterable[str], styles: Iterable[str]) -> str:
    """The content security policy of a page that holds just these scripts and styles, and loads nothing."""
    told = {"script-src": map(_hash, scripts), "style-src": map(_hash, styles)}
    sources = "; ".join(f"{kind} {' '.join(hashes)}" for kind, hashes in told.items())
    return f"default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; {sources}"


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
