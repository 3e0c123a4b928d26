# Works on a fresh clone with Python 3.11 or newer. To use another Python than python3: make PY=python3.12

PY ?= python3
IN_VENV = .venv/bin/python

.PHONY: help run test screenshots format lock audit clean

help:
	@echo 'make run       install what is needed, build the client, start the server, open a browser'
	@echo '               (options for the server: make run ARGS="--port 9000")'
	@echo 'make test      check style, types and tests of everything (options for pytest: make test ARGS="-k seals")'
	@echo 'make screenshots   take pictures of both games, in screenshots/; needs Chromium (only some: make screenshots ARGS="table end")'
	@echo 'make format    format the Python code and the client'
	@echo 'make lock      rewrite the lock files; needs uv (for newer versions: make lock ARGS=--upgrade)'
	@echo 'make audit     look for known weaknesses in the locked packages (asks the advisory services of PyPI and npm)'
	@echo 'make clean     go back to a fresh clone, but keep the games played'

# exec: Ctrl-C reaches only the server, and make exits with the server's exit code.
run:
	@$(PY) scripts/env.py run && $(IN_VENV) scripts/ui.py build && exec .venv/bin/logres serve --open $(ARGS)

test:
	@$(PY) scripts/env.py dev && exec $(IN_VENV) scripts/check.py $(ARGS)

screenshots:
	@$(PY) scripts/env.py dev && $(IN_VENV) scripts/ui.py build && exec $(IN_VENV) -m tests.browser.screenshots $(ARGS)

format:
	@$(PY) scripts/env.py dev
	@$(IN_VENV) -m ruff check --quiet --fix --exit-zero
	@$(IN_VENV) -m ruff format
	@$(IN_VENV) scripts/ui.py run --silent format

lock:
	@$(PY) scripts/env.py dev && exec $(IN_VENV) scripts/lock.py $(ARGS)

audit:
	@$(PY) scripts/env.py dev && exec $(IN_VENV) scripts/audit.py

clean:
	rm -rf .venv client/node_modules src/logres/server/static dist test-results screenshots client/.fixtures client/coverage
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
