"""In every recorded game, each option brings what it promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.outlooks import GAMES, checked
from tests.games.records import FOLDER

EVERY = 6  # decisions: a sample is enough here, and fuzzing checks all
RECORDS = [path for game in GAMES for path in sorted((FOLDER / game).glob("*.txt"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_an_option_promises_is_what_comes(path: Path) -> None:
    counts = checked(path.parent.name, path.stem, EVERY)
    assert counts["options"] > 5
    assert counts["events"] > 5
