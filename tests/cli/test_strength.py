"""`logres arena` and `logres train`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.arrange import Run

ARENA = ["arena", "kingarthur", "--seats", "page,greedy", "--games", "2", "--jobs", "1"]


def test_an_arena_is_kept_in_a_file_and_continued(run: Run, tmp_path: Path) -> None:
    file, sheet = tmp_path / "results.jsonl", tmp_path / "page.md"
    code, told, complaint = run(*ARENA, "--file", str(file))
    assert (code, complaint) == (0, "")
    assert "| page | greedy | 2 |" in told
    words = [*ARENA[:5], "4", *ARENA[6:], "--file", str(file), "--page", str(sheet), "--json"]
    before = file.read_text()
    figures = json.loads(run(*words)[1])
    assert figures["games"] == 4
    assert {rating["name"] for rating in figures["ratings"]} == {"page", "greedy"}
    assert file.read_text().startswith(before)
    assert "logres arena kingarthur --players 2 --games 4 --seats page,greedy --seed 1" in sheet.read_text()


def test_all_levels_meet_by_default(run: Run) -> None:
    figures = json.loads(run("arena", "kingarthur", "--games", "1", "--jobs", "1", "--json")[1])
    assert {rating["name"] for rating in figures["ratings"]} == {"page", "squire", "knight", "marshal"}
    assert figures["settings"]["seals"] == "off"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "kingarthur", "--seats", "page,mordred"], "no opponent 'mordred'"),
        (["arena", "kingarthur", "--seats", "page"], "two or more"),
        (["arena", "kingarthur", "--one", "greedy"], "'greedy' is not one of the opponents"),
        (["arena", "kingarthur", "--players", "12"], "is for"),
    ],
)
def test_an_impossible_arena_is_refused(run: Run, words: list[str], said: str) -> None:
    code, told, complaint = run(*words)
    assert (code, told) == (2, "")
    assert said in complaint


def test_training_plays_learns_judges_and_continues(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logres.sim.training.lessons.TABLES", ((2, ""),))
    monkeypatch.setattr("logres.sim.training.course._bout", lambda *_: 1.0)
    words = ["train", "merlin", "--folder", str(tmp_path / "course"), "--games", "1", "--gate", "2"]
    words += ["--jobs", "1", "--to", str(tmp_path / "best.npz")]
    code, told, _ = run(*words, "--generations", "1")
    assert code == 0
    assert (
        "generation 1: learned from 1 games, won 100.0% of 2 games against the best so far: accepted" in told
    )
    assert (tmp_path / "best.npz").exists()
    again = run(*words, "--generations", "1")[1]
    assert "generation" not in again


def test_weights_that_cannot_be_read_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_text("no weights")
    words = ["train", "merlin", "--folder", str(tmp_path), "--start", str(tmp_path / "weights.npz")]
    code, _, complaint = run(*words)
    assert code == 2
    assert "cannot be read as weights" in complaint


def test_a_folder_of_another_course_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "course.json").write_text('{"seed": 9, "games": 9}')
    code, _, complaint = run("train", "merlin", "--folder", str(tmp_path))
    assert code == 2
    assert "another course" in complaint
