"""Running the command `logres`, and a record to run it on."""

from __future__ import annotations

from pathlib import Path

import pytest

import logres
from logres import cli
from logres.players import opponent, play_out
from tests.cli.arrange import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command and returns its exit code, output and errors."""

    def command(*words: str) -> tuple[int, str, str]:
        try:
            code = cli.main(words)
        except SystemExit as end:
            code = int(str(end.code or 0))
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two, played to its end and recorded."""
    session = logres.start("kingarthur", 2, {"seals": "on"}, 3, ["Ada", "Borin"])
    play_out(session, [opponent("greedy", seat) for seat in range(2)])
    file = tmp_path / "game.txt"
    file.write_text(session.record(), encoding="utf-8")
    return file
