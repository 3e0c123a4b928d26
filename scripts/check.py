"""Check everything: style and types of both languages, the client's tests, then pytest.

Words given to this script go to pytest: scripts/check.py -k seals
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

import ui
from steps import ROOT, VENV_PYTHON, give_up

PYTHON = str(VENV_PYTHON)

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

# Tests of one file stay together, so that they share its server and its browser.
SPREAD = ["-n", "auto", "--maxprocesses", "4", "--dist", "loadfile"]


def main() -> None:
    ui.build()
    ui.install()
    check()
    os.chdir(ROOT)
    os.execv(PYTHON, [PYTHON, "-m", "pytest", "-q", *SPREAD, *sys.argv[1:]])  # noqa: S606


def check() -> None:
    """Run all checks, as many at once as there are cores; show the output of those that fail."""
    checks = {title: [PYTHON, "-m", *words] for title, words in PYTHON_CHECKS.items()}
    checks |= {title: [ui.npm(), "run", script] for title, script in CLIENT_CHECKS.items()}
    failures = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(run, command): title for title, command in checks.items()}
        for done in as_completed(running):
            title, (code, output, seconds) = running[done], done.result()
            print(f"{title} … {'failed' if code else f'{seconds:.1f} s'}", flush=True)
            if code:
                failures.append((title, output))
    for title, output in failures:
        print(f"\n{title}:\n{output.strip()}", flush=True)
    if failures:
        give_up("Not in order: " + ", ".join(title for title, _ in failures))


def run(command: list[str]) -> tuple[int, str, float]:
    """The exit code of a check, what it said, and its seconds."""
    started = time.monotonic()
    folder, environment = (ROOT, dict(os.environ)) if command[0] == PYTHON else (ui.CLIENT, ui.environment())
    result = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return result.returncode, result.stdout, time.monotonic() - started


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
