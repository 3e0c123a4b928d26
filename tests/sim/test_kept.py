"""Results in a file: found again, complete, and only by what they belong to."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from logres.engine import Json
from logres.sim.fairness import STARTS, Start
from logres.sim.fuzz import FAILURES, Failure
from logres.sim.kept import BadResults, Form, Kept, Numbered
from logres.sim.tournament import RESULTS, Result
from tests.sim.test_fairness import A_TILE

HEADING: dict[str, Json] = {"game": "kingarthur", "seed": 1}
INTS = Form[int](lambda number: number, lambda line: cast("int", line))


def test_results_are_found_again_by_series_and_number(tmp_path: Path) -> None:
    with Kept(tmp_path / "file", HEADING) as kept:
        games = Numbered(kept, "games", INTS)
        for number in (3, 0, 2):
            games.add(number, number * 10)
        Numbered(kept, "others", INTS).add(0, 7)
        assert (len(games), games[3]) == (3, 30)
    with Kept(tmp_path / "file", HEADING) as kept:
        games = Numbered(kept, "games", INTS)
        assert [number in games for number in range(4)] == [True, False, True, True]
        assert [games[number] for number in (0, 2, 3)] == [0, 20, 30]
        games.add(1, 10)
        assert [games[number] for number in range(4)] == [0, 10, 20, 30]
        assert Numbered(kept, "others", INTS)[0] == 7


def test_half_a_line_at_the_end_is_dropped_and_written_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with Kept(file, HEADING) as kept:
        games = Numbered(kept, "games", INTS)
        for number in range(3):
            games.add(number, number)
    whole = file.read_bytes()
    file.write_bytes(whole[:-4])
    with Kept(file, HEADING) as kept:
        games = Numbered(kept, "games", INTS)
        assert 2 not in games
        games.add(2, 2)
    assert file.read_bytes() == whole


def test_results_of_something_else_are_refused(tmp_path: Path) -> None:
    with Kept(tmp_path / "file", HEADING):
        pass
    with pytest.raises(BadResults, match="something else"):
        Kept(tmp_path / "file", {**HEADING, "seed": 2})


@pytest.mark.parametrize("text", ["", "no json\n", "{}"])
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text(text)
    with pytest.raises(BadResults, match="not a file of results"):
        Kept(tmp_path / "file", HEADING)
    assert (tmp_path / "file").read_text() == text


@pytest.mark.parametrize("line", ["1", '["games", 1]', '["games", 0, {"first": 1}]', '["games", 0, 5]'])
def test_a_line_that_is_no_result_is_refused(tmp_path: Path, line: str) -> None:
    with Kept(tmp_path / "file", HEADING):
        pass
    with (tmp_path / "file").open("a") as file:
        print(line, file=file)
    with Kept(tmp_path / "file", HEADING) as kept, pytest.raises(BadResults, match="not a file of results"):
        print(Numbered(kept, "games", RESULTS)[0])


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot be used"):
        Kept(tmp_path / "no folder" / "file", HEADING)


@pytest.mark.parametrize(
    ("form", "result"),
    [
        (RESULTS, Result(0, (1, 0), (9, 3), (0,), ({"seals": 9}, {"seals": 3}), 20, 50, "adventures")),
        (FAILURES, None),
        (FAILURES, Failure("merlin", "1-5", "it broke", 12, "game: merlin\n")),
        (STARTS, [Start(A_TILE, 1 / 3, 0.5)]),
    ],
)
def test_each_kind_of_result_comes_back_as_it_was(tmp_path: Path, form: Form[object], result: object) -> None:
    for _ in range(2):
        with Kept(tmp_path / "file", HEADING) as kept:
            found = Numbered(kept, "games", form)
            if 0 not in found:
                found.add(0, result)
            assert found[0] == result
