"""The first action: K4."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.kingarthur.cards import KINDS
from tests.kingarthur.arrange import asked, layout, sealed_table, table, told


def test_adversaries_may_be_drawn_while_every_column_has_three_or_fewer() -> None:
    """K4.1"""
    game = table(columns="dark1 dark1 dark1", adversaries="dark2")
    assert asked(game.draw_adversaries(0)) == ("draw", None)


def test_drawing_is_voluntary() -> None:
    """K4.1"""
    game = table(columns="dark1", adversaries="dark2")
    assert play(game.draw_adversaries(0), None) is False
    assert layout(game) == ["dark1"]


def test_nothing_is_drawn_with_a_column_of_four() -> None:
    """KX6, K4.1"""
    game = table(columns="dark1 dark1 dark1 dark2", adversaries="enemy2")
    assert asked(game.draw_adversaries(0)) == ()
    assert play(game.draw_adversaries(0)) is False
    assert game.adversary_supply == ["enemy2"]


def test_a_player_who_begins_to_draw_continues_until_a_column_has_four() -> None:
    """KE2, K4.1"""
    game = table(columns="dragon2 dragon3", adversaries="dragon4 dragon3 dark1")
    assert play(game.draw_adversaries(0), "draw") is True
    assert game.columns["dragon"] == ["dragon2", "dragon3", "dragon4", "dragon3"]
    assert game.adversary_supply == ["dark1"]
    assert told(game, "drew-adversaries") == [{"cards": ["dragon4", "dragon3"]}]


def test_cards_of_other_kinds_do_not_stop_the_drawing() -> None:
    """K4.1"""
    game = table(columns="dragon2 dragon3 dragon3", adversaries="dark1 enemy1 dark2 dragon4 dark1")
    play(game.draw_adversaries(0), "draw")
    assert game.columns == {
        "dark": ["dark1", "dark2"],
        "enemy": ["enemy1"],
        "monster": [],
        "dragon": ["dragon2", "dragon3", "dragon3", "dragon4"],
    }


def test_the_layout_never_has_more_than_thirteen_cards() -> None:
    """K4.2: three columns of three and one of four at the worst."""
    supply = " ".join(f"{kind}2" for kind in KINDS for _ in range(3)) + " dark1 dark1 dark1"
    game = table(adversaries=supply)
    play(game.draw_adversaries(0), "draw")
    assert len(layout(game)) == 13
    assert max(map(len, game.columns.values())) == 4


def test_drawing_stops_when_the_supply_is_empty() -> None:
    """KX5, KQ5"""
    game = table(columns="dark1", adversaries="enemy1 dark2")
    assert play(game.draw_adversaries(0), "draw") is True
    assert layout(game) == ["dark1", "dark2", "enemy1"]
    assert game.adversary_supply == []


def test_nothing_is_drawn_from_an_empty_supply() -> None:
    """KX4"""
    game = table(columns="dark1")
    assert asked(game.draw_adversaries(0)) == ()


def test_the_game_continues_with_an_empty_layout_and_adversaries_may_be_drawn() -> None:
    """KX7"""
    game = table(hands=["red1"], columns="dark1", adversaries="dark2", knights="red1 red1")
    play(game.turn(), None, ("usual", "dark1", ("red1",)), None)
    assert layout(game) == []
    assert not game.over
    play(game.turn(), "draw", None)
    assert layout(game) == ["dark2"]


def test_nobody_has_to_draw_when_the_layout_is_empty() -> None:
    """KX7, K4.1: an outside text makes it compulsory, the book does not."""
    game = table(adversaries="dark2")
    assert asked(game.draw_adversaries(0)) == ("draw", None)


@pytest.mark.parametrize("column", ["dark1/0 dark2 dark2 dark2", "dark1/0 dark2/1 dark3/0 dark1"])
def test_sealed_cards_count_for_the_column_of_four(column: str) -> None:
    """KX13"""
    game = sealed_table(columns=column)
    assert asked(game.draw_adversaries(0)) == ()


def test_a_new_card_in_a_sealed_column_has_no_seal_and_the_column_needs_one_more() -> None:
    """KX14"""
    game = sealed_table(hands=["red1 red1"], columns="dark1/0 dark2", adversaries="dark1 dark3")
    play(game.draw_adversaries(0), "draw")
    assert layout(game) == ["dark1/0", "dark2", "dark1", "dark3"]
    play(game.challenge(0), ("usual", "dark2", ("red1", "red1")))
    assert layout(game) == ["dark1/0", "dark2/0", "dark1", "dark3"]
    assert game.trophies == [[], []]
