"""Recorded games are replayed: they must end with the scores and winners that they state."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import logres
from logres.engine.view import open_view
from logres.sim.promises import Readers, snapshot
from tests.games.records import beginning
from tests.games.shelf import COLLECTIONS
from tests.games.wish import Collection

RECORDS = [record for collection in COLLECTIONS.values() for record in collection.records()]
LEAST = {"kingarthur": 10, "merlin": 30}

every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
every_game = pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=COLLECTIONS.keys())


def as_written_now(record: str) -> str:
    """A record as the engine writes it: without comments, and with its options called settings."""
    lines = [line for line in record.splitlines(keepends=True) if not line.startswith("#")]
    return "".join(re.sub("^option ", "setting ", line) for line in lines)


def header(record: str, name: str) -> list[int]:
    """The numbers of a header."""
    line = next(line for line in record.splitlines() if line.startswith(f"{name}: "))
    return [int(word) for word in line.split()[1:]]


@cache
def shown(game: str, file: Path) -> set[str]:
    """The features of a recorded game."""
    return COLLECTIONS[game].features(logres.load(file.read_text(encoding="utf-8")))


@every_record
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    session = logres.load(record)
    assert session.over
    assert session.game.faults() == []
    assert session.scores == header(record, "scores")
    assert session.winners == header(record, "winners")
    assert session.record() == as_written_now(record)


@every_record
def test_everybody_follows_a_recorded_game_by_its_changes(file: Path) -> None:
    """Turn by turn, each reader who applies only the changes sees what the game shows."""
    whole = logres.load(file.read_text(encoding="utf-8"))
    session = beginning(whole)
    readers, turn = Readers(session), session.turn
    for decision in whole.decisions:
        session.decide(decision.option)
        readers.follow()
        if session.turn != turn:
            readers.check(f"turn {turn}")
            turn = session.turn
    readers.check("the end")


@every_record
def test_a_replay_from_memory_is_the_turn_that_was_played(file: Path) -> None:
    """A clone and an attempt that list nothing again are the same as the game that never replayed."""
    whole = logres.load(file.read_text(encoding="utf-8"))
    session = beginning(whole)
    for made, decision in enumerate(whole.decisions):
        if not made % 3:
            session.clone()
            assert snapshot(session.clone()) == snapshot(session)
            again = session.attempt(after=session.attempt())
            assert session.choice is not None
            assert again.choice is not None
            assert again.choice.options == session.choice.options
            assert open_view(again.game) == open_view(session.game)
        session.decide(decision.option)


@every_record
def test_a_recorded_game_says_why_it_is_kept(file: Path) -> None:
    title, why, *_ = file.read_text(encoding="utf-8").splitlines()
    assert title == "Logres record 1"
    assert why.startswith("# ")
    assert why.endswith(".")


@every_game
def test_enough_games_are_kept(collection: Collection) -> None:
    assert len(collection.records()) >= LEAST[collection.game]


@every_game
def test_every_record_is_wished_for_or_left_by_a_bug(collection: Collection) -> None:
    assert collection.stray() == []


@every_game
def test_the_recorded_games_show_everything_between_them(collection: Collection) -> None:
    together = {one for file in collection.records() for one in shown(collection.game, file)}
    assert sorted(collection.wanted - together) == []


@every_game
def test_a_recorded_game_shows_what_it_is_kept_for(collection: Collection) -> None:
    files = {file.stem: file for file in collection.records()}
    lacking = {
        wish.name: {*wish.wanted} - shown(collection.game, files[wish.name]) for wish in collection.wishes
    }
    assert {name: sorted(features) for name, features in lacking.items() if features} == {}


@every_game
def test_a_recorded_game_with_other_scores_is_refused(collection: Collection) -> None:
    record = collection.records()[0].read_text(encoding="utf-8")
    scores = next(line for line in record.splitlines() if line.startswith("scores: "))
    with pytest.raises(logres.BadRecord, match="but the decisions give"):
        logres.load(record.replace(scores, f"{scores} 1"))
