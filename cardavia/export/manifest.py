"""A manifest that is read back: what an export holds, and what has changed since another."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

from cardavia.fixture.fixture import FORMAT
from cardavia.table import Json

Change = Literal["new", "gone", "other expectation", "other deal"]


class ManifestError(Exception):
    """A file that is no manifest of ours, and what to do."""


class Entry(NamedTuple):
    """A fixture as a manifest has it: the digests of its deal and of what it expects."""

    deal: str
    expects: str


@dataclass(frozen=True)
class Manifest:
    """The version of a corpus and its fixtures by id."""

    corpus: str
    fixtures: Mapping[str, Entry]

    @classmethod
    def of(cls, data: Json) -> Manifest:
        """The manifest of plain data; raises `KeyError`, `TypeError` or `ValueError` for what is none."""
        if data["format"] != FORMAT:
            raise ValueError(f"its format is {data['format']}, this is {FORMAT}")
        return cls(
            str(data["corpus"]),
            {str(each["id"]): Entry(str(each["deal"]), str(each["expects"])) for each in data["fixtures"]},
        )


def read_manifest(path: Path) -> Manifest:
    """The manifest in a file; raises `ManifestError`."""
    try:
        return Manifest.of(json.loads(path.read_bytes()))
    except OSError as error:
        raise ManifestError(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ManifestError(
            f"{path}: is no manifest that `cardavia export` has written ({error}); export it anew"
        ) from None


def changes(old: Manifest, new: Manifest) -> Iterator[tuple[Change, str]]:
    """What has changed from an old manifest to a new one, by id: what is expected outweighs the deal."""
    for name, entry in new.fixtures.items():
        was = old.fixtures.get(name)
        if was is None:
            yield "new", name
        elif was.expects != entry.expects:
            yield "other expectation", name
        elif was.deal != entry.deal:
            yield "other deal", name
    yield from (("gone", name) for name in old.fixtures if name not in new.fixtures)
