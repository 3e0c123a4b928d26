"""Create .venv and install the packages of a lock file, unless that is done already.

python3 scripts/env.py run         what the server needs
python3 scripts/env.py postgres    what it needs to use PostgreSQL
python3 scripts/env.py study       what simulations need to use a cluster and to write Parquet
python3 scripts/env.py dev         what the tests need too

Needs only Python's standard library. Packages are installed by pip, so the machine's pip settings apply.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path

from steps import LOCKS, PIP_INSTALL, ROOT, VENV, VENV_PYTHON, digest, give_up, is_stamped, step

OLDEST_PYTHON = (3, 11)

# The later locks include the packages of run.lock, in the same versions; dev.lock has those of all.
SATISFIED_BY = {
    "run": ("run", "postgres", "study", "dev"),
    "postgres": ("postgres", "dev"),
    "study": ("study", "dev"),
    "dev": ("dev",),
}

PIP_FAILED = (
    "The Python packages could not be installed; see pip's output above.\n"
    "pip uses the index and the proxy of the machine's settings. Fix that and start again."
)


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in SATISFIED_BY:
        give_up(f"Use: python3 scripts/env.py NAME, where NAME is one of: {', '.join(SATISFIED_BY)}")
    require_python()
    lock = sys.argv[1]
    if not is_made():
        make()
    if not is_installed(lock):
        install(lock)


def require_python() -> None:
    """Continue under the newest suitable Python, or give up if there is none."""
    if sys.version_info >= OLDEST_PYTHON:
        return
    for minor in range(30, OLDEST_PYTHON[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            os.execv(newer, [newer, *sys.argv])  # noqa: S606
    give_up(
        "Logres needs Python {}.{} or newer; {} is {}.{}.\n"
        "Install one and pass it, for example: make run PY=python3.12".format(
            *OLDEST_PYTHON, sys.executable, *sys.version_info[:2]
        )
    )


def maker() -> str:
    """The Python and the folder that a virtual environment belongs to; its scripts contain both."""
    return "Python {}.{} in {}".format(*sys.version_info[:2], ROOT)


def is_made() -> bool:
    return VENV_PYTHON.exists() and is_stamped(VENV / ".stamp-made", maker())


def make() -> None:
    """Create .venv from scratch."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        give_up(
            f"This Python ({sys.executable}) cannot create virtual environments.\n"
            "On Debian or Ubuntu, install the missing part as root: apt install python3-venv"
        )
    if Path(sys.prefix) == VENV:
        give_up("The Python in .venv cannot recreate .venv. Use another Python.")
    step("Making .venv", [sys.executable, "-m", "venv", "--clear", VENV])
    (VENV / ".stamp-made").write_text(maker(), encoding="utf-8")


def stamp(lock: str) -> Path:
    return VENV / f".stamp-{lock}"


def is_installed(lock: str) -> bool:
    return any(is_stamped(stamp(other), wanted(other)) for other in SATISFIED_BY[lock])


def wanted(lock: str) -> str:
    """Digest of the lock and of the package metadata in pyproject.toml, but not of tool settings."""
    import tomllib  # missing in the Pythons that require_python rejects

    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = {key: facts[key] for key in ("build-system", "project")}
    return digest([LOCKS / f"{lock}.lock"], json.dumps(package, sort_keys=True))


def install(lock: str) -> None:
    """Install the locked packages, then Logres itself in editable mode."""
    listed = LOCKS / f"{lock}.lock"
    count = sum("==" in line for line in listed.read_text(encoding="utf-8").splitlines())
    step(
        f"Installing {count} Python packages",
        [*PIP_INSTALL, "--require-hashes", "-r", listed],
        advice=PIP_FAILED,
    )
    step(
        "Installing Logres",
        [*PIP_INSTALL, "--no-deps", "--no-build-isolation", "--editable", ROOT],
        advice=PIP_FAILED,
    )
    stamp(lock).write_text(wanted(lock), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
