"""Make what the client's tests read from the recorded games and the rules, unless it is current.

python scripts/fixtures.py    write client/.fixtures/; the client's tests start it themselves
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from steps import ROOT, VENV_PYTHON, digest, files_in, give_up, is_stamped, step

MADE = ROOT / "client/.fixtures"
# The recorded games are replayed by the engine, and told as the server tells them.
MADE_FROM = ("src/logres", "tests/client", "tests/games")
NOT_SOURCE = {"static", "__pycache__"}


def make() -> None:
    """Write the files, if something they are made from has changed since the last time.

    Several processes may do so at the same time: each file is replaced as a whole, and all write the same.
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
    """Everything that the files are made from."""
    for folder in MADE_FROM:
        yield from files_in(ROOT / folder, NOT_SOURCE)


def write(folder: Path) -> None:
    """Have the files written into a folder."""
    # The stamp is for these sources, so they come before an installed version.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    step("Making the client's fixtures", [VENV_PYTHON, "-m", "tests.client", folder], ROOT, environment)


def replace(folder: Path) -> None:
    """Move all files of a folder to where the tests read them, and delete those that are no longer made."""
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
