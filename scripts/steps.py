"""Shared by the scripts: steps that print one line each, and stamps that let them be skipped."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
PIP_INSTALL = [str(VENV_PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]


def give_up(problem: str) -> NoReturn:
    """End the script with a message for the user."""
    sys.stdout.flush()
    sys.exit("\n" + problem)


class Outcome(NamedTuple):
    """The exit code of a command, its output and its time."""

    code: int
    output: str
    seconds: float


def quietly(
    command: Sequence[str | Path],
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> Outcome:
    """Run a command and return its output."""
    started = time.monotonic()
    result = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**(environment or os.environ), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return Outcome(result.returncode, result.stdout.strip(), time.monotonic() - started)


def step(
    title: str,
    command: Sequence[str | Path],
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    advice: str = "",
) -> None:
    """Run a command quietly and print its time. If it fails, show its output and give up."""
    print(title, "…", end=" ", flush=True)
    outcome = quietly(command, folder, environment)
    if outcome.code:
        print(f"failed\n{outcome.output}", flush=True)
        give_up(advice or f"{title}: failed with exit code {outcome.code}.")
    print(f"{outcome.seconds:.1f} s", flush=True)


def digest(files: Iterable[Path], *more: str) -> str:
    """One hash of the names and contents of files, and of some words."""
    total = hashlib.sha256()
    for word in more:
        total.update(word.encode() + b"\0")
    for file in sorted(files):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def files_in(folder: Path, without: Collection[str]) -> Iterator[Path]:
    """Yield all files below a folder, except in subfolders with these names."""
    for inside, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in without]
        yield from (Path(inside, name) for name in files)


def is_stamped(stamp: Path, expected: str) -> bool:
    """Whether a finished step has left this stamp."""
    try:
        return stamp.read_text(encoding="utf-8") == expected
    except OSError:
        return False
