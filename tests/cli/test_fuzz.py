"""`logres fuzz`."""

from __future__ import annotations

from pathlib import Path

import pytest

from logres.engine import Box
from logres.games import SHELF
from tests.cli.arrange import Run
from tests.sim.test_fuzz import LosesKnights, boxed


def test_fuzz_finds_nothing_in_the_games_as_they_are(run: Run) -> None:
    code, told, _ = run("fuzz", "kingarthur", "--games", "1", "--seed", "cli")
    assert (code, told) == (0, "1 games of kingarthur: no problems found.\n")


def test_fuzz_says_how_often_each_set_of_modules_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Box, "module_sets", lambda box: [(), ("favor",)])
    told = run("fuzz", "merlin", "--games", "2", "--jobs", "1")[1]
    assert told.endswith("Each of the 2 sets of modules of merlin was played in at least 1 games.\n")
    assert "sets of modules" not in run("fuzz", "merlin", "--games", "1", "--jobs", "1")[1]


def test_fuzz_writes_a_broken_game_and_says_how_to_replay_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(SHELF, "kingarthur", boxed(LosesKnights))
    code, told, _ = run("fuzz", "kingarthur", "--games", "3", "--to", str(tmp_path))
    file = tmp_path / "fuzz-kingarthur-1-0.txt"
    assert code == 1
    assert "is lost" in told
    assert f"logres replay {file} --to " in told
    words = told.split("logres replay ")[1].split()
    assert run("replay", *words)[0] == 0


def test_fuzz_continues_from_the_games_that_are_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["fuzz", "kingarthur", "--jobs", "1", "--resume", str(tmp_path / "kept.jsonl")]
    assert run(*words, "--games", "1")[0] == 0
    monkeypatch.setattr("logres.sim.fuzz.fuzz_game", lambda *_: pytest.fail("it was played again"))
    assert run(*words, "--games", "1")[1] == "1 games of kingarthur: no problems found.\n"
