"""Make the client's test fixtures from the recorded games and the rules, unless they are current.

python scripts/fixtures.py    write client/.fixtures/ (the client's tests run this themselves)
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from steps import ROOT, VENV_PYTHON, digest, files_in, give_up, is_stamped, step

MADE = ROOT / "client/.fixtures"
# The engine replays the recorded games, and the server's code turns them into messages.
MADE_FROM = ("src/logres", "tests/client", "tests/games")
NOT_SOURCE = {"static", "__pycache__"}


def make() -> None:
    """Write the files if one of their sources has changed since the last run.

    Several processes may do this at the same time: each replaces whole files, and all write the same content.
    """
    stamp, wanted = MADE / ".stamp", digest(sources())
    if is_stamped(stamp, wanted):
        return
    MADE.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix=".new-", dir=MADE) as folder:
        write(Path(folder))
        stamp.unlink(missing_ok=True)
        replace(Path(folder))
    stamp.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """All sources of the fixtures."""
    for folder in MADE_FROM:
        yield from files_in(ROOT / folder, NOT_SOURCE)


def write(folder: Path) -> None:
    """Write the fixtures into a folder."""
    # The stamp is for the sources in this checkout, so they take precedence over an installed version.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    step("Making the client's fixtures", [VENV_PYTHON, "-m", "tests.client", folder], ROOT, environment)


def replace(folder: Path) -> None:
    """Move all files of a folder to where the tests read them, and delete files that are no longer made."""
    fresh = list(folder.iterdir())
    gone = {file.name for file in MADE.glob("*.json")} - {file.name for file in fresh}
    for file in fresh:
        file.replace(MADE / file.name)
    for name in gone:
        (MADE / name).unlink(missing_ok=True)


if __name__ == "__main__":
    try:
        make()
    except KeyboardInterrupt:
        give_up("Stopped.")
