"""Look for known weaknesses in the locked packages of both languages: `make audit`.

pip-audit and npm ask the advisory services of PyPI and npm. If one cannot be reached, the script says so.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import ui
from steps import LOCKS, Outcome, quietly

CLEAN, FOUND, UNKNOWN = 0, 1, 2


def main() -> None:
    ui.install()
    results = [python(), client()]
    sys.exit(max(results))


def python() -> int:
    """Audit the Python packages, with a pip-audit that is installed for this alone."""
    with tempfile.TemporaryDirectory(prefix="logres-audit-") as folder:
        venv = Path(folder, "venv")
        made = quietly([sys.executable, "-m", "venv", venv])
        installed = made if made.code else quietly([venv / "bin" / "pip", "install", "-qq", "pip-audit"])
        if installed.code:
            return told("Python packages", UNKNOWN, installed)
        audit = [
            str(venv / "bin" / "pip-audit"),
            "--disable-pip",
            "--require-hashes",
            "--progress-spinner",
            "off",
        ]
        outcomes = [quietly([*audit, "-r", lock]) for lock in sorted(LOCKS.glob("*.lock"))]
        outcome = max(outcomes, key=lambda one: one.code)
        return told("Python packages", verdict(outcome, "vulnerabilit"), outcome)


def client() -> int:
    """Audit the packages of the client."""
    outcome = quietly([ui.npm(), "audit"], ui.CLIENT, ui.environment())
    return told("client packages", verdict(outcome, "severity"), outcome)


def verdict(outcome: Outcome, word: str) -> int:
    """Tell findings, which name weaknesses, from a service that did not answer."""
    if not outcome.code:
        return CLEAN
    return FOUND if word in outcome.output else UNKNOWN


def told(title: str, result: int, outcome: Outcome) -> int:
    """Print a result, with the output unless all is well."""
    words = {CLEAN: "no known weakness", FOUND: "weaknesses found", UNKNOWN: "the service did not answer"}
    print(f"{title}: {words[result]}")
    if result:
        print(outcome.output)
    return result


if __name__ == "__main__":
    main()
