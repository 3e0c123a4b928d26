"""Check everything: style and types of both languages, the client's tests, then pytest.

Arguments are passed on to pytest: scripts/check.py -k seals
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed

import ui
from steps import ROOT, VENV_PYTHON, Outcome, give_up, quietly

# Longest first, so that no core is idle at the end.
PYTHON_CHECKS = {
    "Python types (mypy)": ["mypy"],
    "Python style (ruff check)": ["ruff", "check", "--quiet"],
    "Python format (ruff format)": ["ruff", "format", "--check", "--quiet"],
}
CLIENT_CHECKS = {
    "client tests (vitest)": "test",
    "client types (svelte-check)": "check",
    "client style (eslint)": "lint",
    "client format (prettier)": "format:check",
}

# The tests of one file run in one worker, so that they share its server and browser. Browser tests come first
# because they take longest; the many quick tests come last, so that no core is idle at the end. A test and
# its browser wait for each other, so there is one more worker than cores.
WORKERS = min(4, 1 + (os.cpu_count() or 1))
SPREAD = ["-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder"]


def main() -> None:
    ui.build()
    ui.install()
    check()
    os.chdir(ROOT)
    pytest = [str(VENV_PYTHON), "-m", "pytest", "-q", *SPREAD, *sys.argv[1:]]
    os.execv(pytest[0], pytest)  # noqa: S606


def check() -> None:
    """Run all checks, one per core at a time; show the output of those that fail."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(python, words): title for title, words in PYTHON_CHECKS.items()}
        running |= {pool.submit(client, script): title for title, script in CLIENT_CHECKS.items()}
        failed = {}
        for done in as_completed(running):
            title, outcome = running[done], done.result()
            print(title, "…", "failed" if outcome.code else f"{outcome.seconds:.1f} s", flush=True)
            if outcome.code:
                failed[title] = outcome.output
    for title, output in failed.items():
        print(f"\n{title}:\n{output}", flush=True)
    if failed:
        give_up("Not in order: " + ", ".join(failed))


def python(words: list[str]) -> Outcome:
    """Check the Python code."""
    return quietly([VENV_PYTHON, "-m", *words])


def client(script: str) -> Outcome:
    """Check the client with one of its npm scripts."""
    return quietly([ui.npm(), "run", "--silent", script], ui.CLIENT, ui.environment())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
