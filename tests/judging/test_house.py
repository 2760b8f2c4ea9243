"""Judging stands by itself: on fixtures, the port and the table, and on nothing that makes fixtures."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from cardavia.authoring.load import fixtures
from tests.imports import PACKAGE, everything, modules, reached

ALLOWED = {"engine", "fixture", "judging", "languages", "rulebook"}
"""The parts of the package that judging may lead to, besides modules of its top."""

NOT_THE_PORT = ("cardavia.engine.reference", "cardavia.engine.connect", "cardavia.engine.serve")
"""What of `engine` knows our own games."""

GHERKIN = {"gherkin", "pytest", "pytest_bdd"}

JUDGE = """
import json, shlex, sys
from cardavia.engine.client import CommandEngine
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import run
assert sys.path[0] in sys.modules["cardavia"].__file__, sys.modules["cardavia"].__file__
with CommandEngine(sys.argv[1]) as engine:
    for line in open(sys.argv[2], encoding="utf-8"):
        fixture = Fixture.from_json(json.loads(line))
        print(fixture.id, run(fixture, engine, engine.describe()).verdict.value)
assert not any(name.startswith(("cardavia.games", "cardavia.authoring", "gherkin")) for name in sys.modules)
"""


def test_judging_leads_neither_to_a_game_nor_to_authoring_nor_to_gherkin() -> None:
    found = reached(*modules("cardavia.judging"), *modules("cardavia.fixture"))
    parts = {name.split(".")[1] for name, file in found.items() if name.count(".") and file.name}
    rooms = {part for part in parts if (PACKAGE / part).is_dir()}
    assert rooms <= ALLOWED
    assert not set(found).intersection(NOT_THE_PORT)
    assert not GHERKIN.intersection(
        name.partition(".")[0] for file in found.values() for name in everything(file)
    )


def test_a_folder_cut_down_to_judging_judges(tmp_path: Path) -> None:
    """Without games and authoring there; the engine is another process."""
    client = ("cardavia.engine.client", "cardavia.judging.player")
    for file in reached(*modules("cardavia.judging"), *modules("cardavia.fixture"), *client).values():
        target = tmp_path / "cardavia" / file.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    shutil.copytree(PACKAGE / "engine" / "schemas", tmp_path / "cardavia" / "engine" / "schemas")
    assert not (tmp_path / "cardavia" / "games").exists()
    script, corpus = tmp_path / "judge.py", tmp_path / "fixtures.jsonl"
    script.write_text(JUDGE)
    wanted = [each for game in ("sichuan", "chan") for each in tuple(fixtures(game))[::40]]
    corpus.write_text("".join(json.dumps(each.to_json()) + "\n" for each in wanted))
    served = f"{sys.executable} -P -c 'from cardavia.cli import main; main()' serve"
    done = subprocess.run(
        [sys.executable, script, served, corpus],
        cwd=tmp_path,
        env={"PYTHONPATH": "", "CARDAVIA_PACKAGE": str(PACKAGE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [f"{each.id} pass" for each in wanted]
