"""Hindsight: the outcomes of the turns of a game adjust the weights that explain them."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import cast

import pytest

from logres.players.merlin import Weights
from logres.sim.hindsight import MERLIN, TABLES, Note, learned, noted, solved


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [8.0, 8.0]) == pytest.approx([1.0, 2.0])


def test_a_weight_that_explains_the_outcomes_changes_and_no_other() -> None:
    random, turns = Random(1), []
    for _ in range(2000):
        slopes = [random.gauss(0, 1) for _ in MERLIN.weights]
        note = Note((2, "", random.randrange(3)), 0, [0, 0], worth=50.0, slopes=slopes)
        turns.append((note, 60.0 + 2 * slopes[0] + random.gauss(0, 1)))
    steps, explained = learned(MERLIN, turns)
    first, *others = steps.values()
    assert first == pytest.approx(2, abs=0.2)
    assert max(map(abs, others)) < 0.2
    assert explained > 0.7


def test_the_turns_of_a_game_are_noted_with_what_they_came_to() -> None:
    turns = noted(MERLIN, TABLES, 1, 0)
    assert noted(MERLIN, TABLES, 1, 0) == turns
    assert {note.group[:2] for note, _ in turns} == {(2, "")}
    for seat in range(2):
        left = [note.group[2] for note, _ in turns if note.seat == seat]
        assert left == sorted(set(left), reverse=True)
        assert left[0] == 23
        own = [(note.scores, outcome) for note, outcome in turns if note.seat == seat]
        for (before, outcome), (after, later) in pairwise(own):
            # Points that a rival scored in between no longer count against the seat.
            made = after[1 - seat] - before[1 - seat]
            assert later == pytest.approx(outcome + cast("Weights", MERLIN.taste).rival * made)
