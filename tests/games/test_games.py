"""Recorded games are replayed: they must end in the scores and with the winners that they say."""

from __future__ import annotations

from pathlib import Path

import pytest

import logres
from tests.games.features import WANTED, features

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*.txt"))


def without_comments(record: str) -> str:
    """A record as the engine writes it."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith("#"))


def header(record: str, name: str) -> list[int]:
    """The numbers of a header."""
    line = next(line for line in record.splitlines() if line.startswith(f"{name}: "))
    return [int(word) for word in line.split()[1:]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_recorded_game_ends_as_it_did(game: Path) -> None:
    record = game.read_text(encoding="utf-8")
    session = logres.load(record)
    assert session.over
    assert session.game.faults() == []
    assert session.scores == header(record, "scores")
    assert session.winners == header(record, "winners")
    assert session.record() == without_comments(record)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_recorded_game_says_why_it_is_kept(game: Path) -> None:
    title, why, *_ = game.read_text(encoding="utf-8").splitlines()
    assert title == "Logres record 1"
    assert why.startswith("# ")
    assert why.endswith(".")


def test_at_least_ten_games_are_kept() -> None:
    assert len(GAMES) >= 10


def test_the_recorded_games_show_everything_between_them() -> None:
    shown: set[str] = set()
    for game in GAMES:
        shown |= features(logres.load(game.read_text(encoding="utf-8")))
    assert sorted(WANTED - shown) == []


def test_a_recorded_game_with_other_scores_is_refused() -> None:
    record = GAMES[0].read_text(encoding="utf-8")
    scores = next(line for line in record.splitlines() if line.startswith("scores: "))
    with pytest.raises(logres.BadRecord, match="but the decisions give"):
        logres.load(record.replace(scores, f"{scores} 1"))
