"""Fitting moves towards what plays well, and the tables of balance say what they promise."""

from __future__ import annotations

from dataclasses import asdict, replace
from random import Random

import pytest

from logres.kingarthur.cards import ADVENTURES
from logres.players.kingarthur import Taste
from logres.sim.balance import STYLES, adventure_table, adversary_table, minded, style_table, ventures
from logres.sim.fit import AT_MOST_ONE, FITTED, drawn, success, towards

WIDE = dict.fromkeys(FITTED, 2.0)


def test_a_drawn_taste_differs_and_stays_possible() -> None:
    taste = drawn(Taste(), WIDE, Random(1))
    assert taste != Taste()
    assert all(0 < asdict(taste)[name] < 1 for name in AT_MOST_ONE)


def test_moving_towards_one_taste_arrives_there() -> None:
    goal = replace(Taste(), knight=2.0, price=0.5)
    moved, spread = towards(Taste(), WIDE, [goal, goal, goal])
    assert asdict(moved) == pytest.approx(asdict(goal))
    assert spread == dict.fromkeys(FITTED, 1.0)


def test_a_taste_for_nothing_does_worse_than_the_fitted_one() -> None:
    lazy = replace(Taste(), knight=20.0)
    assert success(lazy, Taste(), 1, scale=0.15) < 0.8


def test_greedy_takes_adventures_for_what_they_ask() -> None:
    taken = ventures(2, "off", 1, 2)
    assert [venture.order for venture in taken] == list(range(1, len(taken) + 1))
    assert {venture.adventure for venture in taken} <= set(ADVENTURES)
    assert all(venture.trophies for venture in taken)


def test_the_table_of_adventures_has_a_line_for_each() -> None:
    lines = list(adventure_table(2, "off", 4, 1, jobs=1))
    assert [line.split()[0] for line in lines[2:]] == list(ADVENTURES)


def test_the_table_of_styles_has_a_line_for_each() -> None:
    lines = list(style_table(2, "off", 2, 1, jobs=1))
    assert len(lines) == 1 + len(STYLES)


def test_the_table_of_adversaries_counts_all() -> None:
    assert [line.split()[1] for line in adversary_table()] == ["13", "11", "11", "9"]


def test_a_single_minded_player_likes_what_it_is_set_on() -> None:
    appetite = dict(minded("grail").appetite)
    assert appetite.pop("grail") > 1
    assert all(other < 1 for other in appetite.values())
