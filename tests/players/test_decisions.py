"""Greedy plays as before, decision by decision.

A search is bounded by the lines it tries and never by time, so a game is the same on every machine. When play
is meant to change, write the decisions again: python -m tests.players.decisions.
"""

from __future__ import annotations

import pytest

from tests.players.decisions import PLANS, played, recorded

RECORDED = recorded()


@pytest.mark.parametrize("name", PLANS)
def test_greedy_decides_as_before(name: str) -> None:
    assert played(PLANS[name]) == RECORDED[name]


def test_no_recorded_game_is_left_without_a_plan() -> None:
    assert RECORDED.keys() == PLANS.keys()
