"""The command `analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import logres
from logres.cli import MISUSED, main
from tests.cli.arrange import Run, unfinished

GAMES = Path(__file__).parents[1] / "games" / "kingarthur"
GAME = min(GAMES.glob("*-2-*.txt"), key=lambda file: file.stat().st_size)


def test_it_tells_where_a_game_turned_and_writes_data_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, page = tmp_path / "story.json", tmp_path / "story.html"
    assert main(["analyse", str(GAME), "--json", str(data), "--page", str(page)]) == 0
    said = capsys.readouterr().out
    session = logres.load(GAME.read_text(encoding="utf-8"))
    assert "How well each played" in said
    assert "   why:    " in said
    assert "   came:   " in said
    assert all(name in said for name in session.players)
    found = json.loads(data.read_text(encoding="utf-8"))
    assert found["players"] == session.players or len(found["players"]) == len(session.players)
    text = page.read_text(encoding="utf-8")
    assert text.count("<polyline") == len(session.players)
    assert "   why:    " in text
    assert "<script" not in text
    assert "http" not in text, "the page needs nothing else"


def test_a_running_game_is_refused(tmp_path: Path, run: Run) -> None:
    record = tmp_path / "running.txt"
    record.write_text(unfinished().save(), encoding="utf-8")
    code, _, said = run("analyse", str(record))
    assert code == MISUSED
    assert "the game is not over" in said
