"""The end of the game: R13."""

from __future__ import annotations

import pytest

from logres.engine import play
from tests.merlin.arrange import BLUE, RED, YELLOW, table, told

ALL_DICE = "die1 die2 die3 merlin"


def test_an_apple_is_a_point_and_a_staff_two() -> None:
    """R13.1"""
    game = table(round=6, apples={RED: 3, YELLOW: 1}, staffs={RED: 1, BLUE: 3})
    game.end_game()
    assert game.ledger(RED) == {"apples": 3, "staffs": 2}
    assert game.ledger(YELLOW) == {"apples": 1}
    assert game.ledger(BLUE) == {"staffs": 6}


def test_two_flags_two_materials_and_a_shield_are_one_point() -> None:
    """E12, R-E3, R13.2, Q92"""
    game = table(round=6, castles={RED: "blue-flag grey-flag blue-material black-material brown-shield"})
    game.end_game()
    assert game.ledger(RED) == {"goods": 1}


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("blue-flag grey-flag", 0),
        ("blue-flag blue-flag blue-flag", 1),
        ("blue-flag blue-shield blue-material", 1),
        ("blue-shield grey-shield blue-material brown-material orange-material grey-material", 2),
    ],
)
def test_three_goods_of_any_mix_are_a_point(goods: str, points: int) -> None:
    """R13.2, Q92: kinds and colours do not matter, and the remainder is lost."""
    game = table(round=6, castles={RED: goods})
    game.end_game()
    assert game.scores()[RED] == points


def test_nothing_else_counts_at_the_end() -> None:
    """R13.5: neither treasures, nor manors, markers, vassals or missions in hand."""
    game = table(
        round=6,
        excalibur=RED,
        grail=RED,
        manors={"a1": RED},
        markers={RED: "blue blue"},
        vassals={RED: "lady:blue"},
        cards={"easy": "3 lady: marker in blue"},
        hands={RED: "easy"},
    )
    game.end_game()
    assert game.scores() == [0, 0, 0]


def test_shields_that_repel_traitors_in_the_last_scoring_are_gone_at_the_end() -> None:
    """R13.2: the scoring comes first."""
    game = table(round=6, castles={RED: "blue-shield grey-shield brown-shield"}, traitors={RED: "blue"})
    play(game.end_round())
    assert game.ledger(RED) == {}
    game = table(round=6, castles={RED: "blue-shield grey-shield brown-shield"}, traitors={RED: "black"})
    play(game.end_round())
    assert game.ledger(RED) == {"traitors": -3, "goods": 1}


def test_the_end_comes_after_the_scoring_of_round_six() -> None:
    """R13.1, R13.2: with the last turn."""
    game = table(
        active=RED,
        round=6,
        used={BLUE: ALL_DICE, YELLOW: ALL_DICE, RED: "die1 die2 merlin"},
        vassals={RED: "lady:blue"},
        apples={YELLOW: 1},
        points={BLUE: 1},
    )
    play(game.turn())
    assert game.over
    assert game.scores() == [1, 1, 1]
    assert game.faults() == []


def test_the_end_is_told_with_scores_and_winners() -> None:
    """R13.1: and every category by itself, from the first player on."""
    game = table(round=6, first=RED, apples={RED: 1, BLUE: 2}, staffs={RED: 1}, points={YELLOW: 3})
    game.end_game()
    assert [(scored["seat"], scored["source"], scored["points"]) for scored in told(game, "scored")] == [
        (RED, "apples", 1),
        (RED, "staffs", 2),
        (BLUE, "apples", 2),
    ]
    assert told(game, "over") == [{"seat": None, "scores": [2, 3, 3], "winners": [YELLOW, RED]}]
