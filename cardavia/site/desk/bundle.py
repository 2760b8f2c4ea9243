"""The files of the desk: Pyodide as one classic script, and what Python is to find, in scripts of their own.

Chromium lets a page on a disk neither fetch nor load modules, so the bytes stand in scripts, in base64, that
hand them to `cardavia.store`. Pyodide comes from npm, in the versions and with the hashes of the lock file
beside this, and is kept in the user's cache.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import cardavia
from cardavia.site.page import Page, script
from cardavia.sources import corpus_root

HERE = Path(__file__).parent
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
RUNTIME = "runtime.js"

LIBRARIES = {
    "PyYAML": "yaml",
    "gherkin-official": "gherkin",
    "typing_extensions": "typing_extensions",
}
"""The distributions our code needs there, and the package or module of each."""

LEFT_OUT = (
    "campaign",
    "commands",
    "pictures",
    "running",
    "site/static",
    "site/templates",
    "skeleton",
    "smoke",
)
"""Parts of our own that nothing in the browser calls."""

SENT = frozenset({".py", ".yaml", ".json", ".jsonl", ".gz", ".feature"})


ABOUT = """\
The desk holds, beside Cardavia itself (MIT):

Pyodide, https://github.com/pyodide/pyodide, under the Mozilla Public License 2.0, which stands below.
It contains CPython, https://github.com/python/cpython, under the Python Software Foundation License.

"""


class NoRuntimeError(Exception):
    """Pyodide cannot be had; says why and what to do."""


def files() -> Iterator[Page]:
    """The files of the desk beside its page. Raises `NoRuntimeError`."""
    kept = runtime()
    yield Page(f"desk/{RUNTIME}", (kept / RUNTIME).read_text(encoding="utf-8"))
    lock = json.loads((kept / "pyodide-lock.json").read_text(encoding="utf-8"))
    yield script("desk/lock.js", "cardavia.lock", {"info": lock["info"], "packages": {}})
    for name in ("pyodide.asm.wasm", "python_stdlib.zip"):
        yield _stored(name, (kept / name).read_bytes())
    yield _stored("cardavia.zip", packed())
    yield Page("desk/LICENSES.txt", licenses())


def _stored(name: str, content: bytes) -> Page:
    """Bytes as a script, made smaller if they are not yet."""
    is_packed = name.endswith(".zip")
    told = content if is_packed else gzip.compress(content, mtime=0)
    return script(f"desk/{name}.js", "cardavia.store", name, b64encode(told).decode(), not is_packed)


def runtime() -> Path:
    """The folder with Pyodide, bundled; fetched by npm if it is not there yet. Raises `NoRuntimeError`."""
    wanted = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    place = _cache() / f"pyodide-{wanted['pyodide']}-esbuild-{wanted['esbuild']}"
    if not (place / RUNTIME).exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent) as made:
            _fetch(Path(made), wanted["pyodide"])
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(Path(made) / "kept", place)
    return place


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cardavia"


def _fetch(place: Path, version: str) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NoRuntimeError(
            f"--desk needs Pyodide {version}, which npm fetches once; install Node.js with npm, "
            "or leave --desk out"
        )
    for name in ("package.json", "package-lock.json", "entry.mjs"):
        shutil.copy(HERE / name, place)
    _run(place, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    kept = place / "kept"
    kept.mkdir()
    bundled = f"--outfile={kept / RUNTIME}"
    options = ("--bundle", "--minify", "--format=iife", "--external:node:*", "--external:ws", bundled)
    _run(place, npm, "exec", "--", "esbuild", "entry.mjs", *options)
    for name in FETCHED:
        shutil.copy(place / "node_modules" / "pyodide" / name, kept)


def _run(place: Path, *command: str) -> None:
    try:
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)  # noqa: S603 - npm
    except OSError as error:
        raise NoRuntimeError(f"{command[0]} cannot be run: {error}") from error
    if done.returncode:
        told = "\n".join(done.stderr.strip().splitlines()[-5:])
        raise NoRuntimeError(
            f"Pyodide could not be fetched: {' '.join(command[:2])} ended with {done.returncode}; "
            f"try again with a network, or leave --desk out\n{told}"
        )


def packed() -> bytes:
    """Our own code, the corpus, and the libraries they need, as one archive; the same for the same files."""
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for name, path in sorted(_sent()):
            archive.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)
    return content.getvalue()


def _sent() -> Iterator[tuple[str, Path]]:
    package = Path(cardavia.__file__).parent
    for path in package.rglob("*"):
        name = path.relative_to(package).as_posix()
        if path.suffix in SENT and not name.startswith((*LEFT_OUT, "_corpus")):
            yield f"cardavia/{name}", path
    for part in ("features", "scenarios"):
        for path in (corpus_root() / part).rglob("*"):
            if path.suffix in SENT:
                yield f"cardavia/_corpus/{path.relative_to(corpus_root()).as_posix()}", path
    for module in LIBRARIES.values():
        found = find_spec(module)
        origin = Path(found.origin if found and found.origin else "")
        if origin.name != "__init__.py":
            yield origin.name, origin
            continue
        for path in origin.parent.rglob("*"):
            if path.suffix in SENT:
                yield f"{module}/{path.relative_to(origin.parent).as_posix()}", path


def licenses() -> str:
    """Under what licenses the files of the desk are."""
    told = [ABOUT]
    for name in LIBRARIES:
        about = distribution(name)
        texts = [path.read_text() for path in about.files or () if path.name.upper().startswith("LICENSE")]
        told.append(f"{'-' * 72}\n{name} {about.version}\n\n" + "\n".join(texts))
    told.append("-" * 72 + "\n" + (HERE / "LICENSE-MPL-2.0.txt").read_text(encoding="utf-8"))
    return "\n".join(told)
