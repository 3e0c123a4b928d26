"""Rewrite the lock files from pyproject.toml and client/package.json.

python scripts/lock.py                       add and drop packages, keep versions
python scripts/lock.py --upgrade             take the newest versions that are old enough
python scripts/lock.py --before 2026-10-14   only use releases before this date (default: a month ago)

After a month, every registry has a release for all platforms, and others have found its faults.
Needs uv. The locks name no registry, so each machine installs from its own.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import ui
from steps import give_up, step

COMPILE = ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
COMPILE += ["--generate-hashes", "--no-header"]
PACKAGE = ["pyproject.toml", "requirements/build.in"]


def main() -> None:
    a_month_ago = (datetime.now(UTC) - timedelta(days=30)).date().isoformat()
    parser = argparse.ArgumentParser(description="Rewrite the lock files.")
    parser.add_argument("--upgrade", action="store_true", help="take newer versions")
    parser.add_argument("--before", default=a_month_ago, help="only releases older than this date")
    words = parser.parse_args()

    uv = shutil.which("uv") or give_up("Locking needs uv on the path. Install it with: pip install uv")
    dated = [uv, *COMPILE, "--exclude-newer", words.before, *(["--upgrade"] * words.upgrade)]
    environment = {**os.environ, **index_of_pip(), "UV_PYTHON_DOWNLOADS": "never"}

    def lock(name: str, *inputs: str) -> None:
        output = f"requirements/{name}.lock"
        step(f"Locking {output}", [*dated, *inputs, "-o", output], environment=environment)

    lock("run", *PACKAGE)
    lock("postgres", *PACKAGE, "--extra", "postgres", "-c", "requirements/run.lock")
    lock("study", *PACKAGE, "--extra", "cluster", "--extra", "study", "-c", "requirements/run.lock")
    lock("dev", *PACKAGE, "--group", "dev", "--all-extras", "-c", "requirements/run.lock")
    lock("node", "requirements/node.in")
    update = "update" if words.upgrade else "install"
    step(
        "Locking client/package-lock.json",
        [ui.npm(), update, "--package-lock-only", f"--before={words.before}"],
        ui.CLIENT,
        ui.environment(),
    )
    print("Test the new locks from scratch before you commit them: make clean test")


def index_of_pip() -> dict[str, str]:
    """Pass on the index of this machine's pip, because uv does not read pip's settings."""
    if "UV_DEFAULT_INDEX" in os.environ:
        return {}
    settings = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    found = re.search(r"^\S*\.index-url='(.*)'$", settings.stdout, re.MULTILINE)
    return {"UV_DEFAULT_INDEX": found[1]} if found else {}


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
