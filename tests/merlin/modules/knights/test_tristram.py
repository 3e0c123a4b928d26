"""Sir Tristram: R40.3"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.base.position import Act
from logres.merlin.modules.knights.tristram import Tristram
from tests.merlin.arrange import BLUE, RED, allied, asked, told


def offered(game: Tristram, seat: int = RED) -> list[Act]:
    """What a tile of Tristram can do for a seat."""
    return [act for act in game.alterations(seat) if act[0] == "tristram"]


@pytest.mark.parametrize(
    ("face", "faces"), [(1, [2, 3]), (2, [1, 3, 4]), (3, [1, 2, 4, 5]), (5, [3, 4, 6]), (6, [4, 5])]
)
def test_a_die_shows_one_or_two_more_or_less_never_below_one_or_above_six(
    face: int, faces: list[int]
) -> None:
    """R40.3"""
    game = allied(Tristram, faces={RED: (face, 2, 3, 4)}, used={RED: "die2 die3"})
    assert offered(game) == [("tristram", "die1", number) for number in faces]


def test_all_personal_dice_that_are_not_used_can_be_changed_and_no_others() -> None:
    """R40.3, R6.3"""
    game = allied(Tristram, arthur="on", faces={RED: (1, 2, 4, 4, 5)}, used={RED: "die2"})
    assert {act[1] for act in offered(game)} == {"die1", "die3"}


def test_of_equal_dice_one_is_offered_unless_one_of_them_is_bound() -> None:
    """R6.3"""
    game = allied(Tristram, faces={RED: (2, 2, 2, 4)})
    assert {act[1] for act in offered(game)} == {"die1"}
    game.chosen = "die2"
    assert {act[1] for act in offered(game)} == {"die1", "die2"}


def test_a_tile_changes_the_die_and_binds_nothing() -> None:
    """R40.3, R6.4: a die that is not chosen keeps its face."""
    game = allied(Tristram, faces={RED: (1, 2, 6, 4)})
    play(game.act_tristram(RED, "die3", 4))
    assert game.faces[RED] == {"die1": 1, "die2": 2, "die3": 4, "merlin": 4}
    assert (game.chosen, game.ally_tiles[RED]["tristram"]) == (None, 5)
    assert told(game, "turned") == [
        {"seat": RED, "die": "die3", "origin": 6, "face": 4, "means": "tristram"},
    ]


def test_several_tiles_can_be_used_in_a_turn_even_on_one_die() -> None:
    """X55"""
    game = allied(Tristram, faces={RED: (1, 2, 6, 4)})
    moves = asked(
        game.set_out(RED), ("tristram", "die1", 3), ("tristram", "die1", 5), ("tristram", "die2", 3)
    )
    assert ("go", "die1", "cw", "exchange-1") in moves
    assert ("go", "die2", "cw", "vp-shield") in moves


def test_he_changes_a_personal_die_even_if_it_moves_another_figure() -> None:
    """X71c"""
    game = allied(Tristram, arthur="on", castles={RED: "grey-flag"}, faces={RED: (1, 2, 6, 4, 5)})
    acts = asked(game.set_out(RED), ("switch", "die1", "merlin"))
    assert ("tristram", "die1", 3) in acts
    assert not [act for act in acts if isinstance(act, tuple) and act[:2] == ("tristram", "merlin")]


def test_others_have_no_such_choice() -> None:
    """R40.3"""
    assert offered(allied(Tristram, active=BLUE), BLUE) == []
