"""A report as JSON, in a shape that stays.

The object has `format` (1), `engine` (`spec`, `name`, `version`), `selection` (`only`, `selected`, `of`),
`started`, `finished`, `seconds`, `interrupted`, `abandoned` (whether it was given up for breakdowns),
`not_run` (how many of the selected have no verdict), `conforms`, `broken`, `verdicts` (how many of each),
`sentences` (per id: `game`, `passed`, `ran`, `of`, `holds`, and `untested` with the reason where the rulebook
says that nothing can show it) and `scenarios`: one object each with `id`, `title`, `game`, `file`, `line`,
`sentences`, `readings` (options by ruling), `declared` (the engine's own option of the ruling it declares to
read otherwise, where that made the verdict), `verdict`, `expected`, `got`, `step`, `step_line`, `situation`,
`done`, `log`, `notes`, `seconds`. Fields may be added; none changes its meaning under the same `format`.
"""

from __future__ import annotations

import json
from typing import Any

from cardavia.harness.verdict import Verdict
from cardavia.report.model import Report, Tally

FORMAT = 1


def to_json(report: Report) -> str:
    """The report as a JSON text."""
    plan = report.plan
    data = {
        "format": FORMAT,
        "engine": {"spec": plan.engine, "name": plan.name, "version": plan.version},
        "selection": {"only": plan.only, "selected": plan.selected, "of": plan.total},
        "started": report.started,
        "finished": report.finished,
        "seconds": round(report.seconds, 3),
        "interrupted": report.interrupted,
        "abandoned": report.abandoned,
        "not_run": report.missing,
        "conforms": report.conforms,
        "broken": report.broken,
        "verdicts": {verdict.value: report.count(verdict) for verdict in Verdict},
        "sentences": {
            tally.sentence.id: _tally(tally) for game in plan.games for tally in report.tallies(game)
        },
        "scenarios": [entry.to_json() for entry in report.entries],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _tally(tally: Tally) -> dict[str, Any]:
    untested = {"untested": tally.sentence.untested} if tally.sentence.untested else {}
    return {
        "game": tally.sentence.game,
        "passed": tally.passed,
        "ran": tally.ran,
        "of": tally.total,
        "holds": tally.holds,
        **untested,
    }
