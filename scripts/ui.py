"""Build the browser client into the package, unless it is up to date, or run npm for it.

python scripts/ui.py build       build client/ into src/logres/server/static/
python scripts/ui.py run lint    pass any other arguments to npm, in client/

Uses the Node on the path if it is new enough. Otherwise installs the one from PyPI into .venv.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from steps import (
    LOCKS,
    PIP_INSTALL,
    ROOT,
    VENV_BIN,
    VENV_PYTHON,
    digest,
    files_in,
    give_up,
    is_stamped,
    step,
)

CLIENT = ROOT / "client"
PACKAGES = CLIENT / "node_modules"
BUILT = ROOT / "src/logres/server/static"
NOT_SOURCE = {"node_modules", "coverage", "test-results", ".fixtures"}

OLDEST = {"node": (20, 19), "npm": (10, 0)}
NODE_FAILED = (
    "Node could not be installed from PyPI; see pip's output above.\n"
    "Fix that, or install Node 20.19 or newer with npm, and start again."
)
NPM_FAILED = (
    "The client's packages could not be installed; see npm's output above.\n"
    "npm uses the registry and the proxy of the machine's settings. Fix that and start again."
)


def main() -> None:
    words = sys.argv[1:]
    if not words:
        give_up("Use: python scripts/ui.py build, or: python scripts/ui.py run SCRIPT")
    if words == ["build"]:
        build()
        return
    install()
    done = subprocess.run([npm(), *words], cwd=CLIENT, env=environment(), check=False)
    sys.exit(done.returncode)


def build() -> None:
    """Build the client if a source file has changed since the last build."""
    wanted = digest(sources())
    if is_stamped(BUILT / ".stamp", wanted):
        return
    install()
    step("Building the client", [npm(), "run", "--silent", "build"], CLIENT, environment())
    if not (BUILT / "index.html").exists():
        give_up(f"The client was built, but not into {BUILT.relative_to(ROOT)}.")
    (BUILT / ".stamp").write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """All hand-written files in client/."""
    return files_in(CLIENT, NOT_SOURCE)


def install() -> None:
    """Install the packages of package-lock.json, unless that is done already."""
    wanted = digest(CLIENT / name for name in ("package.json", "package-lock.json", ".npmrc"))
    if is_stamped(PACKAGES / ".stamp", wanted):
        return
    step(
        "Installing the client's packages",
        # Building needs development packages, even on a machine set to production.
        [npm(), "ci", "--include=dev", "--no-progress", "--prefer-offline"],
        CLIENT,
        environment(),
        advice=NPM_FAILED,
    )
    (PACKAGES / ".stamp").write_text(wanted, encoding="utf-8")


def npm() -> str:
    """Return the npm to use. Install the one from PyPI first if the machine has none or an old one."""
    if is_node_on_path():
        return str(shutil.which("npm"))
    bundled = shutil.which("npm", path=str(VENV_BIN))
    if bundled:
        return bundled
    if not VENV_PYTHON.exists():
        give_up("There is no .venv yet. First run: python3 scripts/env.py run")
    step(
        "Installing Node from PyPI",
        [*PIP_INSTALL, "--require-hashes", "-r", LOCKS / "node.lock"],
        advice=NODE_FAILED,
    )
    return str(shutil.which("npm", path=str(VENV_BIN)))


@cache
def is_node_on_path() -> bool:
    """Whether the Node and npm on the path are new enough."""
    return all(version(tool) >= oldest for tool, oldest in OLDEST.items())


def version(tool: str) -> tuple[int, int]:
    """Major and minor version of a tool on the path, (0, 0) if it is missing."""
    found = shutil.which(tool)
    if not found:
        return (0, 0)
    answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    numbers = re.match(r"v?(\d+)\.(\d+)", answer.stdout)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def environment() -> dict[str, str]:
    """The environment for npm, with the Node from PyPI on the path if that is the one in use."""
    if is_node_on_path():
        return dict(os.environ)
    return {**os.environ, "PATH": f"{VENV_BIN}{os.pathsep}{os.environ['PATH']}"}


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
