"""What keeps the features from reaching all of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.reach.measure import Reach
from cardavia.reach.source import read


def faults(reach: Reach) -> Iterator[str]:
    """Lines and ways that no scenario runs and nothing excuses, and excuses that excuse nothing."""
    used = {(each.source.path, each.source.excused_by(each.line)) for each in reach.unreached}
    for each in reach.unreached:
        if each.source.excused_by(each.line) is None:
            yield f"{each}; write a scenario, delete it, or say why beside it: `# no scenario: ...`"
    for path in reach.ran:
        source = read(path)
        for line, reason in source.excuses().items():
            if (path, line) not in used:
                yield f"{source}:{line}: scenarios run it; take the excuse away"
            elif not reason.strip():
                yield f"{source}:{line}: it is excused without a reason; say why after `# no scenario:`"
