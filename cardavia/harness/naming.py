"""What people call scenarios and scripted deals, and what they may have meant."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches


def spellings(name: str) -> tuple[str, ...]:
    """A name as it is written, as ids are, and as scripted deals are called: `One-Kong`, then `one-kong`."""
    return tuple(dict.fromkeys((name, like_an_id(name), name.lower())))


def like_an_id(name: str) -> str:
    """A name as ids are written: `SC-gap-5` of `sc-GAP-5`."""
    code, dash, rest = name.partition("-")
    return f"{code.upper()}{dash}{rest.lower()}"


def rows(outline: str, ids: Iterable[str]) -> tuple[str, ...]:
    """The ids of the rows of an outline: its own and a number."""
    return tuple(each for each in ids if _is_row(each, outline))


def unknown(name: str, ids: Collection[str]) -> str:
    """That no scenario has this name, and which near ones there are, of the same sentence if any is."""
    if not name.strip():
        return "an id is expected, such as SC-5.1.3, and got nothing"
    spelt = like_an_id(name)
    same = [each for each in ids if each.startswith(f"{spelt.partition('/')[0]}/")]
    near = next((found for among in (same, ids) if (found := _near(spelt, among))), [])
    hint = (
        f"did you mean {' or '.join(near)}?" if near else "cardavia rules SENTENCE lists those of a sentence"
    )
    return f"no scenario or scripted deal is called '{name}'; {hint}"


def _near(name: str, ids: Iterable[str]) -> list[str]:
    by_fold = {each.casefold(): each for each in ids}
    return [by_fold[found] for found in get_close_matches(name.casefold(), by_fold, n=3, cutoff=0.6)]


def _is_row(each: str, outline: str) -> bool:
    name, _, row = each.rpartition(".")
    return name == outline and "/" in name and row.isdigit()
