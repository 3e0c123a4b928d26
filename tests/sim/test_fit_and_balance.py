"""Fitting moves towards what plays well, and the tables of balance are right."""

from __future__ import annotations

from dataclasses import asdict, replace
from random import Random

import pytest

from logres.kingarthur.cards import ADVENTURES
from logres.players import kingarthur, merlin
from logres.sim.balance import STYLES, adventure_table, adversary_table, minded, style_table, ventures
from logres.sim.fit import SUBJECTS, Subject, drawn, sized, sizes_of, success, towards
from logres.sim.processes import Processes

BOTH = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


def wide(subject: Subject) -> dict[str, float]:
    """A wide spread of all weights."""
    return dict.fromkeys(subject.weights, 2.0)


@BOTH
def test_a_drawn_taste_differs_and_stays_possible(subject: Subject) -> None:
    taste = drawn(subject, subject.taste, wide(subject), Random(1))
    assert all(asdict(taste)[name] != asdict(subject.taste)[name] for name in subject.weights)
    assert all(asdict(taste)[name] > 0 for name in subject.weights)
    assert all(asdict(taste)[name] < 1 for name in subject.parts)


@BOTH
def test_a_taste_is_restored_from_the_sizes_of_its_weights(subject: Subject) -> None:
    sizes = sizes_of(subject, subject.taste)
    assert asdict(sized(subject, sizes)) == pytest.approx(asdict(subject.taste))


@BOTH
def test_moving_towards_one_taste_arrives_there(subject: Subject) -> None:
    goal = drawn(subject, subject.taste, wide(subject), Random(2))
    moved, spread = towards(subject, subject.taste, wide(subject), [goal, goal, goal])
    assert asdict(moved) == pytest.approx(asdict(goal))
    assert spread == dict.fromkeys(subject.weights, 1.0)


def test_in_king_arthur_a_taste_for_nothing_does_worse_than_the_fitted_one() -> None:
    subject = SUBJECTS["kingarthur"]
    assert success(replace(kingarthur.Weights(), knight=20.0), subject, 1, scale=0.15) < 0.8


def test_in_merlin_a_taste_that_hoards_does_worse_than_the_fitted_one() -> None:
    subject = SUBJECTS["merlin"]
    hoarder = replace(merlin.Weights(), material=20.0, staff=20.0)
    assert success(hoarder, subject, 1, scale=0.25) < 0.8 * success(merlin.Weights(), subject, 1, scale=0.25)


def test_greedy_takes_adventures_for_what_they_ask() -> None:
    taken = ventures(2, "off", 1, 2)
    assert [venture.order for venture in taken] == list(range(1, len(taken) + 1))
    assert {venture.adventure for venture in taken} <= set(ADVENTURES)
    assert all(venture.trophies for venture in taken)


def test_the_table_of_adventures_has_a_line_for_each() -> None:
    lines = list(adventure_table(2, "off", 4, 1, Processes(1)))
    assert [line.split()[0] for line in lines[2:]] == list(ADVENTURES)


def test_the_table_of_styles_has_a_line_for_each() -> None:
    lines = list(style_table(2, "off", 2, 1, Processes(1)))
    assert len(lines) == 1 + len(STYLES)


def test_the_table_of_adversaries_counts_all() -> None:
    assert [line.split()[1] for line in adversary_table()] == ["13", "11", "11", "9"]


def test_a_single_minded_player_likes_what_it_is_set_on() -> None:
    appetite = dict(minded("grail").appetite)
    assert appetite.pop("grail") > 1
    assert all(other < 1 for other in appetite.values())
