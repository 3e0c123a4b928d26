"""Build the browser client into the package, unless it is current, or run npm for it.

python scripts/ui.py build       build client/ into src/logres/server/static/
python scripts/ui.py run lint    run npm with any other arguments, in client/

Uses the Node on the path if it is new enough, otherwise the one from PyPI, installed into .venv.
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
    "Node could not be installed from PyPI; pip's own words are above.\n"
    "Fix that, or install Node 20.19 or newer with its npm, and start again."
)
NPM_FAILED = (
    "The client's packages could not be installed; npm's own words are above.\n"
    "It uses the registry and the proxy of the machine's npm settings. Fix that and start again."
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
    """Build the client if a source has changed since the last build."""
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
    """Install the packages of package-lock.json, unless they are installed already."""
    wanted = digest(CLIENT / name for name in ("package.json", "package-lock.json", ".npmrc"))
    if is_stamped(PACKAGES / ".stamp", wanted):
        return
    step(
        "Installing the client's packages",
        # The build tools are development packages, and are needed even if NODE_ENV is production.
        [npm(), "ci", "--include=dev", "--no-progress", "--prefer-offline"],
        CLIENT,
        environment(),
        advice=NPM_FAILED,
    )
    (PACKAGES / ".stamp").write_text(wanted, encoding="utf-8")


def npm() -> str:
    """The npm to use; installs the one from PyPI first if the machine has none or an old one."""
    if is_node_on_path():
        return str(shutil.which("npm"))
    bundled = shutil.which("npm", path=str(VENV_BIN))
    if bundled:
        return bundled
    if not VENV_PYTHON.exists():
        give_up("There is no .venv yet: start with python3 scripts/env.py run")
    step(
        "Installing Node from PyPI",
        [*PIP_INSTALL, "--require-hashes", "-r", LOCKS / "node.lock"],
        advice=NODE_FAILED,
    )
    return str(shutil.which("npm", path=str(VENV_BIN)))


@cache
def is_node_on_path() -> bool:
    """Whether the machine has a recent enough Node with its npm."""
    return all(version(tool) >= oldest for tool, oldest in OLDEST.items())


def version(tool: str) -> tuple[int, int]:
    """The major and minor version of a tool on the path; (0, 0) if it is missing."""
    found = shutil.which(tool)
    if not found:
        return (0, 0)
    answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    numbers = re.match(r"v?(\d+)\.(\d+)", answer.stdout)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def environment() -> dict[str, str]:
    """The environment for npm, with PyPI's Node on the path if that is the one in use."""
    if is_node_on_path():
        return dict(os.environ)
    return {**os.environ, "PATH": f"{VENV_BIN}{os.pathsep}{os.environ['PATH']}"}


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
