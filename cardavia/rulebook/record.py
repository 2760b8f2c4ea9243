"""A mapping read from a data file that can say where it stands when something is wrong with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from cardavia.rulebook.errors import MalformedRulebookError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Record:
    """The fields of one entry; ``where`` names the file and the entry in messages.

    All scalars are strings. Every method raises MalformedRulebookError when a field is not what is asked for.
    """

    where: str
    fields: Mapping[str, object]

    @classmethod
    def of(cls, where: str, value: object) -> "Record":
        """The record of a value from a file, which must be a mapping."""
        if not isinstance(value, dict):
            raise MalformedRulebookError(f"{where}: expected a mapping of fields, got {_show(value)}")
        return cls(where, value)

    def fail(self, problem: str) -> NoReturn:
        """Raise the error that names this entry."""
        raise MalformedRulebookError(f"{self.where}: {problem}")

    def known(self, *names: str) -> None:
        """Check that there are no fields but these."""
        for name in sorted(self.fields.keys() - set(names)):
            self.fail(f"unknown field '{name}'; the fields here are {', '.join(names)}")

    def text(self, name: str) -> str:
        """A field that must be there and hold text."""
        value = self.fields.get(name)
        if not isinstance(value, str) or not value.strip():
            self.fail(f"field '{name}' must hold text, got {_show(value)}")
        return value

    def maybe(self, name: str) -> str | None:
        """A field that holds text if it is there."""
        return self.text(name) if name in self.fields else None

    def choice(self, name: str, allowed: Mapping[str, T]) -> T:
        """A field that must be one of the keys of ``allowed``; its value there."""
        value = self.text(name)
        if value not in allowed:
            self.fail(f"field '{name}' must be one of {', '.join(allowed)}, got '{value}'")
        return allowed[value]

    def texts(self, name: str) -> tuple[str, ...]:
        """A field that must be a list of texts."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
            self.fail(f"field '{name}' must be a list of texts, got {_show(value)}")
        return tuple(value)

    def record(self, name: str) -> "Record":
        """A field that must be a mapping."""
        return Record.of(f"{self.where}, field '{name}'", self.fields.get(name))

    def records(self, name: str) -> Iterator["Record"]:
        """A field that must be a list of mappings, each with an ``id`` by which messages name it."""
        value = self.fields.get(name)
        if not isinstance(value, list):
            self.fail(f"field '{name}' must be a list of entries, got {_show(value)}")
        for number, item in enumerate(value, start=1):
            entry = Record.of(f"{self.where}, {name} number {number}", item)
            yield Record(f"{self.where}, entry {entry.text('id')}", entry.fields)


def _show(value: object) -> str:
    return "nothing" if value is None else f"{value!r:.60}"
