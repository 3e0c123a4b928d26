"""Training: lessons from games, what is fitted to them, and a course that keeps only what wins."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from logres.players.merlin import Correction
from logres.players.merlin.features import PARTS
from logres.players.merlin.learned import read
from logres.sim.processes import Processes
from logres.sim.training import course as courses
from logres.sim.training.course import BadCourse, Course, is_better, trained
from logres.sim.training.fitting import fitted, save
from logres.sim.training.lessons import Lessons, all_names, lesson

SMALL = ((2, ""),)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons and gates at small tables only."""
    monkeypatch.setattr("logres.sim.training.lessons.TABLES", SMALL)
    monkeypatch.setattr(courses, "GATE_TABLES", SMALL)


def made_up(games: int, slope: float) -> Lessons:
    """Walks in which a number promises points that greedy does not see: they come at the end."""
    random = np.random.default_rng(1)
    turns = 10
    numbers = np.zeros((games * turns, 3), np.float32)
    numbers[:, 0] = 1.0
    numbers[:, 1:] = random.normal(size=(games * turns, 2))
    last = numbers[turns - 1 :: turns, 1]
    numbers[:, 1] = np.repeat(last, turns)  # it stays as it is until the end
    worths = random.normal(size=games * turns).astype(np.float32)
    leads = worths[turns - 1 :: turns] + slope * last + random.normal(size=games)
    moments = np.zeros((games * turns, len(PARTS)), np.float32)
    moments[:, 0] = 1.0
    return Lessons(
        numbers,
        moments,
        worths,
        np.repeat(leads, turns).astype(np.float32),
        np.repeat(np.arange(games), turns).astype(np.int32),
    )


def test_a_number_that_promises_points_gets_their_weight_and_no_other() -> None:
    learned = fitted(made_up(400, slope=2.0), ["constant", "telling", "idle"], {"seed": "1"}, ridge=1.0)
    assert learned.weights["telling"][0] == pytest.approx(2.0, abs=0.3)
    assert learned.weights["idle"][0] == pytest.approx(0.0, abs=0.2)
    assert learned.about == {"seed": "1"}


def test_a_number_that_never_varies_is_not_learned() -> None:
    lessons = made_up(50, slope=2.0)
    lessons.numbers[:, 2] = 4.0
    assert fitted(lessons, ["constant", "telling", "idle"], {}).weights["idle"] == (0.0,) * len(PARTS)


def test_great_weights_are_distrusted() -> None:
    names, lessons = ["constant", "telling", "idle"], made_up(50, slope=2.0)
    bold, shy = (fitted(lessons, names, {}, ridge=ridge).weights["telling"][0] for ridge in (1.0, 1e5))
    assert 0 < shy < bold


def test_what_is_known_stays_until_positions_tell_otherwise() -> None:
    names, known = ["constant", "telling", "idle"], Correction({"telling": (5.0, 0.0, 0.0, 0.0)})
    sure, open_to = (
        fitted(made_up(400, slope=2.0), names, {}, ridge=ridge, start=known).weights["telling"][0]
        for ridge in (1e9, 1.0)
    )
    assert sure == pytest.approx(5.0, abs=0.01)
    assert open_to == pytest.approx(2.0, abs=0.3)


def test_a_game_teaches_each_turn_of_each_seat(quick: None) -> None:
    taught = lesson(0, 5, None)
    assert taught.numbers.shape == (len(taught), len(all_names()))
    turns = np.bincount(taught.players)
    assert len(turns) == 2
    assert all(20 <= count <= 24 for count in turns)  # a turn without a question teaches nothing
    for seat in range(2):
        own = taught.leads[taught.players == seat]
        assert len({*own.tolist()}) == 1
    assert taught.leads[0] == -taught.leads[-1]


def test_the_same_seed_teaches_the_same(quick: None) -> None:
    one, other = lesson(1, 5, None), lesson(1, 5, None)
    assert all(np.array_equal(value, vars(other)[name]) for name, value in vars(one).items())


def test_lessons_are_joined_and_kept(quick: None, tmp_path: Path) -> None:
    taught = lesson(0, 5, None)
    both = Lessons.joined([taught, taught])
    assert np.unique(both.players).tolist() == [0, 1, 2, 3]
    both.save(tmp_path / "lessons-000000.npz")
    again = Lessons.load(tmp_path / "lessons-000000.npz")
    assert all(np.array_equal(value, vars(again)[name]) for name, value in vars(both).items())
    assert [file.name for file in tmp_path.iterdir()] == ["lessons-000000.npz"]


# The course


def course(folder: Path, seed: int = 1) -> Course:
    """A course of two games a generation."""
    return Course(folder, games=2, gate=2, seed=seed, crew=Processes(1), about={"commit": "none"})


def judged(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    """Let every game of the gate end with this share."""
    monkeypatch.setattr(courses, "_bout", lambda *_: share)


def test_what_wins_is_accepted_and_plays_the_next_games(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(monkeypatch, 1.0)
    first, second = trained(course(tmp_path), 2)
    assert (first.accepted, first.lessons, second.lessons) == (True, 2, 4)
    assert read(tmp_path / "best.npz") == read(tmp_path / "weights-001.npz")
    assert read(tmp_path / "best.npz").about.items() >= {"seed": "1", "games": "4", "commit": "none"}.items()


def test_what_does_not_win_is_not_accepted(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(monkeypatch, 0.5)
    (verdict,) = trained(course(tmp_path), 1)
    assert not verdict.accepted
    assert not (tmp_path / "best.npz").exists()
    assert course(tmp_path).best() is None
    known = Correction({"constant": (1.0,) * len(PARTS)})
    assert replace(course(tmp_path), start=known).best() == known


def test_a_course_continues_where_it_was_stopped(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(monkeypatch, 1.0)
    assert len([*trained(course(tmp_path), 1)]) == 1
    monkeypatch.setattr(courses, "lesson", None)  # nothing is played again
    assert [*trained(course(tmp_path), 1)] == []
    assert len(course(tmp_path).verdicts) == 1


def test_a_folder_belongs_to_one_course(tmp_path: Path) -> None:
    course(tmp_path).prepare()
    with pytest.raises(BadCourse, match="another course"):
        course(tmp_path, seed=2).prepare()


def test_the_gate_plays_each_deal_from_both_seats(quick: None) -> None:
    same = Correction({"constant": (0.0,) * len(PARTS)})
    assert courses._bout(same, None, "deal", 0) + courses._bout(same, None, "deal", 1) == 1.0


def test_the_gate_plays_each_deal_of_four_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "GATE_TABLES", ((2, ""), (4, "favor")))
    seatings = [courses._seating(number) for number in range(8)]
    assert [seat for _, _, seat in seatings] == [0, 1, 0, 1, 2, 3, 0, 1]
    assert [deal for _, deal, _ in seatings] == [0, 0, 1, 1, 1, 1, 2, 2]
    assert seatings[2][0] == (4, "favor")


def test_a_lead_by_chance_is_not_enough() -> None:
    assert not is_better([1.0] * 11 + [0.0] * 9)
    assert is_better([1.0] * 110 + [0.0] * 90)


def test_weights_are_written_all_or_nothing(tmp_path: Path) -> None:
    save(Correction({"constant": (0.0,) * len(PARTS)}), tmp_path / "weights.npz")
    assert [file.name for file in tmp_path.iterdir()] == ["weights.npz"]
