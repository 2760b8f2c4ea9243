"""Compiles the corpus while a wheel is built, so that the package brings its fixtures ready made."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCorpus(BuildHookInterface[Any]):
    """Puts the fixtures of every scenario beside the features they come from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile them, unless the installation is an editable one, which keeps its own."""
        if version == "editable":
            return
        self._folder = TemporaryDirectory()
        command = [sys.executable, "-m", "cardavia", "compile", self._folder.name]
        subprocess.run(  # noqa: S603 - our own program
            command,
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": self.root, "CARDAVIA_CACHE": ""},
            check=True,
        )
        build_data["force_include"][self._folder.name] = str(Path("cardavia", "_corpus", "fixtures"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Forget the folder that they were compiled into."""
        if version != "editable":
            self._folder.cleanup()
