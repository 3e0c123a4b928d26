"""The fourth action: K7."""

from __future__ import annotations

from collections import Counter

from logres.engine import play
from tests.kingarthur.arrange import asked, table, told


def test_the_topmost_knight_is_drawn() -> None:
    """K7.1, KE5"""
    game = table(hands=["red1"], knights="beige1 orange1")
    assert play(game.draw_knights(0, 1), 1) is True
    assert game.hands[0] == ["beige1", "red1"]
    assert game.knight_supply == ["orange1"]


def test_drawing_may_be_declined() -> None:
    """K7.1"""
    game = table(knights="beige1 orange1")
    assert play(game.draw_knights(0, 1), None) is False
    assert game.hands[0] == []


def test_of_two_due_only_one_may_be_drawn() -> None:
    """KQ7"""
    game = table(knights="beige1 orange1 red1")
    play(game.draw_knights(0, 2), 1)
    assert game.hands[0] == ["beige1"]


def test_only_the_drawer_is_told_which_knights_were_drawn() -> None:
    """K7.1, K2.3"""
    game = table(3, knights="red1 beige1 orange1")
    play(game.draw_knights(1, 2), 2)
    assert game.events is not None
    event = game.events[0].told_to
    assert event(1) == {"name": "drew-knights", "seat": 1, "facts": {"count": 2, "cards": ["red1", "beige1"]}}
    for seat in (0, 2, None):
        assert event(seat) == {"name": "drew-knights", "seat": 1, "facts": {"count": 2}}


def test_the_discards_become_the_supply_when_it_runs_out() -> None:
    """K7.2, KX3: immediately, not only when the next card is needed."""
    game = table(knights="red1", discards="orange1 orange2 beige1")
    play(game.draw_knights(0, 1), 1)
    assert Counter(game.knight_supply) == Counter(["orange1", "orange2", "beige1"])
    assert game.knight_discards == []
    assert told(game, "reshuffled") == [{"count": 3}]


def test_the_discards_are_shuffled() -> None:
    """K7.2"""
    discards = "red1 " * 7 + "orange1 " * 7 + "beige1 " * 7
    game = table(knights="red1", discards=discards)
    before = game.chance.drawn
    play(game.draw_knights(0, 1), 1)
    assert game.knight_supply not in (discards.split(), discards.split()[::-1])
    assert game.chance.drawn > before


def test_a_supply_that_is_not_empty_stays_as_it_is() -> None:
    """K7.2"""
    game = table(knights="red1 beige1", discards="orange1")
    play(game.draw_knights(0, 1), 1)
    assert game.knight_supply == ["beige1"]
    assert game.knight_discards == ["orange1"]
    assert told(game, "reshuffled") == []


def test_without_discards_the_supply_stays_empty_until_a_card_is_needed() -> None:
    """KX3"""
    game = table(hands=["red1"], columns="dark1 dark2", knights="beige1")
    play(game.draw_knights(0, 1), 1)
    assert game.knight_supply == []
    play(game.challenge(0), ("usual", "dark1", ("red1",)))
    assert (game.knight_supply, game.knight_discards) == ([], ["red1"])
    play(game.draw_knights(0, 1), 1)
    assert game.hands[0] == ["beige1", "red1"]


def test_one_card_is_taken_then_the_discards_are_shuffled_then_the_second_is_taken() -> None:
    """KX2"""
    game = table(knights="red1", discards="orange1")
    play(game.draw_knights(0, 2), 2)
    assert game.hands[0] == ["orange1", "red1"]
    assert (game.knight_supply, game.knight_discards) == ([], [])


def test_one_card_is_all_when_there_is_no_other() -> None:
    """KX2, KQ6"""
    game = table(knights="red1")
    assert asked(game.draw_knights(0, 2)) == (1, None)


def test_nothing_is_drawn_when_all_knights_are_in_hands() -> None:
    """KX1, KQ6: no card, no compensation, and the turn is valid."""
    game = table(hands=["red2", ""], columns="dark3", adversaries="")
    assert asked(game.draw_knights(0, 2)) == ()
    play(game.turn())
    assert game.hands == [["red2"], []]
    assert game.active == 1
    assert told(game, "passed") == [{}]
