# Two commands for a fresh machine: `make check` and `make test`. Both set up .venv first.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: check test mutants coverage lint bench wheel clean

check: $(VENV)/.ready
	$(BIN)/cardavia check

test: $(VENV)/.ready
	$(BIN)/python -m pytest --numprocesses 2

mutants: $(VENV)/.ready
	$(BIN)/cardavia mutants --workers 2

coverage: $(VENV)/.ready
	$(BIN)/python -m coverage run -m pytest
	$(BIN)/python -m coverage report

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.ready
	$(BIN)/python tools/bench.py

wheel: $(VENV)/.ready
	$(BIN)/python -m build --outdir dist .

clean:
	rm -rf $(VENV) dist build

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; say which one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@
