"""The end of the game and the score: K8."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.kingarthur.cards import ADVENTURES
from tests.kingarthur.arrange import asked, layout, sealed_table, table, told

ELEVEN = "grail mountain excalibur beast fisher tournament saxons vikings mark seamonster greenknight"


def worth(adventures: str) -> int:
    """The total value of adventures."""
    return sum(ADVENTURES[adventure].value for adventure in adventures.split())


def test_the_twelfth_adventure_ends_the_game_immediately() -> None:
    """K8.1, KE17, KQ8: no knight is drawn any more."""
    game = table(
        hands=["red1"], trophies=["dark1 dark2"], columns="dragon3", knights="red1", taken=["", ELEVEN]
    )
    play(game.turn(), ("robbers", ("dark1", "dark2")))
    assert game.over
    assert game.ended == "adventures"
    assert game.hands[0] == ["red1"]
    assert told(game, "over") == [
        {"reason": "adventures", "scores": [worth("robbers"), worth(ELEVEN)], "winners": [1]}
    ]


def test_the_eleventh_adventure_does_not_end_the_game() -> None:
    """K8.1"""
    ten = ELEVEN.replace(" greenknight", "")
    game = table(trophies=["dark1 dark2"], columns="dragon3", knights="red1", taken=["", ten])
    play(game.turn(), ("robbers", ("dark1", "dark2")), 1)
    assert not game.over


def test_the_thirteenth_adventure_can_never_be_taken() -> None:
    """KX9: the game is over while one is left."""
    game = table(trophies=["dark1 dark2 dragon5"], taken=[ELEVEN])
    play(game.venture(0), ("robbers", ("dark1", "dark2")))
    assert game.over
    assert game.adventures["treasure"] is None


def test_the_last_adversary_ends_the_game_after_the_turn() -> None:
    """K8.2, KQ9"""
    game = table(hands=["red1"], trophies=["dark2"], columns="dark1", knights="beige1")
    play(game.turn(), ("usual", "dark1", ("red1",)), ("robbers", ("dark1", "dark2")), 1)
    assert game.over
    assert game.ended == "adversaries"
    assert game.adventures["robbers"] == 0
    assert game.hands[0] == ["beige1"]


def test_an_empty_supply_alone_does_not_end_the_game() -> None:
    """K8.2"""
    game = table(hands=["red1"], columns="dark1 dark2", knights="beige1")
    play(game.turn(), ("usual", "dark1", ("red1",)), 1)
    assert not game.over


def test_an_empty_layout_alone_does_not_end_the_game() -> None:
    """KX7, K8.2"""
    game = table(hands=["red1"], columns="dark1", adversaries="dark2", knights="beige1")
    play(game.turn(), None, ("usual", "dark1", ("red1",)), 1)
    assert not game.over


def test_the_twelfth_adventure_comes_before_completing_the_turn_of_the_last_adversary() -> None:
    """KX8"""
    game = table(hands=["red1"], trophies=["dark2"], columns="dark1", knights="beige1", taken=["", ELEVEN])
    play(game.turn(), ("usual", "dark1", ("red1",)), ("robbers", ("dark1", "dark2")))
    assert game.ended == "adventures"
    assert game.hands[0] == []


def test_adventures_and_adversaries_in_hand_score_and_knights_do_not() -> None:
    """K8.3"""
    game = table(
        hands=["red2 red2 merlin"],
        trophies=["dark2 dragon5", "enemy3"],
        taken=["grail robbers", "mark"],
    )
    assert game.scores() == [worth("grail robbers") + 7, worth("mark") + 3]
    assert game.ledger(0) == {
        "adventures": worth("grail robbers"),
        "dark": 2,
        "enemy": 0,
        "monster": 0,
        "dragon": 5,
    }


def test_adversaries_played_for_an_adventure_score_no_more() -> None:
    """K8.3, K6.1"""
    game = table(trophies=["dark1 dark2"])
    assert game.scores() == [3, 0]
    play(game.venture(0), ("robbers", ("dark1", "dark2")))
    assert game.scores() == [worth("robbers"), 0]


def test_sealed_cards_left_in_the_layout_have_no_value() -> None:
    """KX22"""
    game = sealed_table(columns="dragon5/0 dark1")
    assert game.scores() == [0, 0]


def test_most_points_win() -> None:
    """K8.3"""
    game = table(hands=["red1 red1 red1", ""], trophies=["dark1", "dark2"])
    assert game.winners() == [1]


def test_a_tie_goes_to_the_player_with_most_knight_cards() -> None:
    """KE18, K8.4, KQ10: three singles beat two doubles."""
    game = table(hands=["red2 red2", "red1 orange1 beige1"], trophies=["dragon4", "dragon4"])
    assert game.scores() == [4, 4]
    assert game.winners() == [1]


def test_the_victory_is_shared_when_knights_are_tied_too() -> None:
    """K8.4: players with fewer points and as many knights have no part in it."""
    game = table(3, hands=["red2", "red1", "red1"], trophies=["dragon4", "dragon3", "dragon4"])
    assert game.winners() == [0, 2]


def test_knights_do_not_help_a_player_with_fewer_points() -> None:
    """K8.4"""
    game = table(3, hands=["", "red1 red1", "red1"], trophies=["dragon4", "dragon3", "dragon4"])
    assert game.winners() == [2]


# Stalemate


def test_two_full_rounds_of_passing_end_the_game() -> None:
    """KX25, KQ14, stalemate=on"""
    game = table(3, columns="dark3", knights="red1", trophies=["dark1"])
    for _ in range(5):
        play(game.turn(), None)
        assert not game.over
    play(game.turn(), None)
    assert game.ended == "stalemate"
    assert told(game, "over") == [{"reason": "stalemate", "scores": [1, 0, 0], "winners": [0]}]


@pytest.mark.parametrize(
    "answers",
    [
        pytest.param(["draw", None, None, None], id="draws-adversaries"),
        pytest.param([None, ("usual", "dark1", ("red1",)), None, None], id="challenges"),
        pytest.param([None, None, ("robbers", ("dark1", "dark1")), None], id="takes-an-adventure"),
        pytest.param([None, None, None, 1], id="draws-a-knight"),
    ],
)
def test_any_deed_restarts_the_count(answers: list[str | None]) -> None:
    """KX25"""
    game = table(
        hands=["red1"],
        trophies=["dark1 dark1"],
        columns="dark1 dark3",
        adversaries="dark1 dark3 dark3",
        knights="red1 red1 red1",
    )
    game.resting = 3
    play(game.turn(), *answers)
    assert not game.over
    assert game.resting == 0


def test_without_the_stalemate_rule_passing_does_not_end_the_game() -> None:
    """KQ14, stalemate=off"""
    game = table(columns="dark3", knights="red1", settings={"stalemate": "off"})
    for _ in range(12):
        play(game.turn(), None)
    assert not game.over


def test_without_the_stalemate_rule_a_game_in_which_nobody_can_act_still_ends() -> None:
    """KQ14, stalemate=off: otherwise it would never ask again."""
    game = table(hands=["red1", "orange1"], columns="dark3", settings={"stalemate": "off"})
    for _ in range(3):
        play(game.turn())
        assert not game.over
    play(game.turn())
    assert game.ended == "stalemate"


def test_one_player_who_could_act_keeps_the_game_going() -> None:
    """KQ14, stalemate=off"""
    game = table(hands=["red1 red2", "orange1"], columns="dark3", settings={"stalemate": "off"})
    for _ in range(6):
        play(game.turn(), None)
        play(game.turn())
    assert not game.over


# Ends in the game with seals


def test_a_column_that_empties_the_layout_ends_the_game_after_the_turn() -> None:
    """KX21, K8.2"""
    game = sealed_table(
        hands=["red1"], columns="dark2/1 dark1", adversaries="", knights="beige1", trophies=["enemy1"]
    )
    play(game.turn(), ("usual", "dark1", ("red1",)), ("robbers", ("dark1", "enemy1")), 1)
    assert layout(game) == []
    assert game.ended == "adversaries"
    assert game.trophies[1] == ["dark2"]
    assert game.hands[0] == ["beige1"]


def test_a_sealed_card_in_the_layout_is_not_yet_taken() -> None:
    """K8.2, K10.1"""
    game = sealed_table(hands=["red1"], columns="dark2 dark1", adversaries="", knights="beige1")
    play(game.turn(), ("usual", "dark1", ("red1",)), 1)
    assert not game.over
    assert asked(game.turn()) != ()
