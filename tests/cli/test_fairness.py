"""`logres fairness`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.arrange import Run


def test_fairness_prints_the_table_that_is_asked_for_and_continues_it(run: Run, tmp_path: Path) -> None:
    words = ["fairness", "--only", "starts", "--games", "2", "--player", "random", "--jobs", "1"]
    code, told, _ = run(*words)
    assert code == 0
    assert [line.split()[2] for line in told.splitlines() if " games of " in line] == ["of"] * 3
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        assert run(*words, "--resume", str(file))[1] == told
    assert len(file.read_text().splitlines()) == 1 + 3 * 2


@pytest.mark.parametrize("words", [["--player", "mordred"], ["--only", "cards"], ["--games", "0"]])
def test_what_cannot_be_measured_is_refused(run: Run, words: list[str]) -> None:
    code, told, complaint = run("fairness", *words)
    assert (code, told) == (2, "")
    assert "logres fairness: " in complaint
