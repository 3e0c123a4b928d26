"""`logres replay`, `logres position` and `logres verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import logres
from logres.cli.records import rewound
from tests.cli.arrange import Run, unfinished

# Replay


def test_replay_tells_the_game_turn_by_turn(run: Run, record: Path) -> None:
    code, told, _ = run("replay", str(record))
    lines = told.splitlines()
    assert code == 0
    assert any(line.startswith("Turn 1, ") for line in lines)
    assert any(" takes the Battle against the robbers for " in line for line in lines)
    assert any(" lays a seal on " in line for line in lines)
    assert lines[-1].strip().startswith("The game is over: ")


def test_replay_shows_a_position_in_words(run: Run, record: Path) -> None:
    told = run("replay", str(record), "--to", "20")[1]
    for words in ("Open adventures: ", "Dark powers: ", "Ada, ", "Borin, ", "is asked '"):
        assert words in told


def test_replay_gives_a_position_as_data(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--to", "20", "--json")[1])
    assert len(data["decisions"]) == 20
    assert data["players"] == ["Ada", "Borin"]
    assert all(isinstance(hand, list) for hand in data["view"]["hands"])
    whole = json.loads(run("replay", str(record), "--json")[1])
    assert whole["view"]["over"] is True
    assert whole["decisions"][:20] == data["decisions"]


def test_replay_to_zero_is_the_beginning(run: Run, record: Path) -> None:
    assert json.loads(run("replay", str(record), "--to", "0", "--json")[1])["decisions"] == []


def test_replay_does_not_go_beyond_the_end(run: Run, record: Path) -> None:
    code, _, complaint = run("replay", str(record), "--to", "99999")
    assert code == 2
    assert "decisions, not 99999" in complaint


def test_replay_of_a_saved_game_ends_with_its_question(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(unfinished().save(), encoding="utf-8")
    assert "is asked '" in run("replay", str(file))[1].splitlines()[-1]


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"Once upon a time", "line 1: this is not a record"), (b"\xff\xfe\x00", "is not a text file")],
)
def test_replay_says_what_is_wrong_with_a_foreign_file(
    run: Run, tmp_path: Path, content: bytes, problem: str
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    code, _, complaint = run("replay", str(file))
    assert code == 2
    assert problem in complaint


# Positions


def test_a_position_of_a_record_is_that_of_the_turn_being_played(run: Run, record: Path) -> None:
    whole = logres.load(record.read_text(encoding="utf-8"))
    turn = whole.decisions[20].turn
    code, told, _ = run("position", str(record), "--to", "20")
    assert code == 0
    assert told.startswith(f"# A position of kingarthur, at the start of turn {turn}.\n")
    assert logres.start("kingarthur", position=told).turn == turn


def test_without_a_number_it_is_the_last_position(run: Run, record: Path) -> None:
    whole = logres.load(record.read_text(encoding="utf-8"))
    assert run("position", str(record)) == (0, whole.position(), "")


def test_a_position_does_not_go_beyond_the_end(run: Run, record: Path) -> None:
    code, told, complaint = run("position", str(record), "--to", "99999")
    assert (code, told) == (2, "")
    assert "decisions, not 99999" in complaint


def arranged(record: Path, *, over: bool) -> Path:
    """Begin from a position of a recorded game, and save it in its last turn or record its end."""
    whole = logres.load(record.read_text(encoding="utf-8"))
    half = len(whole.decisions) // 2
    begun = rewound(whole, half)
    session = logres.start("kingarthur", position=begun.position())
    first = len([decision for decision in whole.decisions[:half] if decision.turn < begun.turn])
    for decision in whole.decisions[first : None if over else -1]:
        session.decide(decision.option)
    file = record.with_name("arranged.txt")
    file.write_text(session.save(), encoding="utf-8")
    return file


def test_verify_says_that_a_game_began_from_a_position(run: Run, record: Path) -> None:
    file = arranged(record, over=True)
    code, told, _ = run("verify", str(file))
    assert code == 0
    assert "It began from a position that somebody arranged" in told
    assert "The seed matches the seal" not in told
    assert "Points: Ada " in told


def test_verify_notices_that_the_first_position_was_changed(run: Run, record: Path) -> None:
    file = arranged(record, over=True)
    sound = file.read_text(encoding="utf-8")
    file.write_text(sound.replace("| resting = 0", "| resting = 1"), encoding="utf-8")
    assert file.read_text(encoding="utf-8") != sound
    code, told, _ = run("verify", str(file))
    assert code == 1
    assert "the seal does not belong to the position" in told


def test_a_game_from_a_position_is_replayed_to_any_decision(run: Run, record: Path) -> None:
    file = arranged(record, over=False)
    code, told, _ = run("replay", str(file), "--to", "5")
    assert code == 0
    assert told.startswith("Turn ")
    assert run("position", str(file), "--to", "5")[0] == 0


# Verify


def test_verify_confirms_seal_decisions_and_scores(run: Run, record: Path) -> None:
    code, told, _ = run("verify", str(record))
    assert code == 0
    assert "The seed matches the seal" in told
    assert "decisions are legal" in told
    assert "Points: Ada " in told


@pytest.mark.parametrize(
    ("line", "replacement", "problem"),
    [
        ("seed: 3", "seed: 4", "the seal does not belong to the seed"),
        ("scores: ", "scores: 1", "'scores' says 1"),
        ("winners: ", "winners: 1", "'winners' says 1"),
        ("1. 0: ", "1. 0: joust ", "'joust' is not an answer to"),
        ("setting seals: on", "setting seals: off", "line "),
        ("player 1: Borin", "player 7: Borin", "line "),
    ],
)
def test_verify_says_exactly_what_was_changed(
    run: Run, record: Path, line: str, replacement: str, problem: str
) -> None:
    sound = record.read_text(encoding="utf-8")
    first = "1. 0: " if "\n1. 0: " in sound else "1. 1: "
    changed = sound.replace(line.replace("1. 0: ", first), replacement.replace("1. 0: ", first), 1)
    assert changed != sound
    record.write_text(changed, encoding="utf-8")
    code, told, _ = run("verify", str(record))
    assert code == 1
    assert problem in told


def test_verify_compares_the_seal_that_was_shown_at_the_start(run: Run, record: Path) -> None:
    seal = logres.load(record.read_text(encoding="utf-8")).seal
    assert run("verify", str(record), "--seal", seal)[0] == 0
    code, told, _ = run("verify", str(record), "--seal", "0" * 64)
    assert code == 1
    assert f"its seal is {seal}" in told


def test_verify_cannot_vouch_for_a_game_whose_seed_is_still_secret(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text(unfinished().record(), encoding="utf-8")
    code, told, _ = run("verify", str(file))
    assert code == 1
    assert "no seed" in told


def test_verify_says_that_a_saved_game_is_not_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(unfinished().save(), encoding="utf-8")
    code, told, _ = run("verify", str(file))
    assert code == 0
    assert "All 3 decisions are legal." in told
    assert "The game is not over." in told
