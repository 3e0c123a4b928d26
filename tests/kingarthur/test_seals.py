"""The game with seals: K10."""

from __future__ import annotations

import pytest

from logres.engine import play
from tests.kingarthur.arrange import asked, cards, layout, sealed_table, told

# Seats by the colour of their seals in the worked examples.
RED, BLUE = 0, 1


def challenged(game_options: tuple[object, ...]) -> list[tuple[str, str]]:
    """Which adversaries can be challenged in which way."""
    found = [(option[0], option[1]) for option in game_options if isinstance(option, tuple)]
    return list(dict.fromkeys(found))


def test_a_usual_challenge_lays_a_seal_and_the_card_stays() -> None:
    """K10.1"""
    game = sealed_table(hands=["red1 red2 beige1"], columns="dark3 dark1 enemy2", discards="orange1")
    assert play(game.challenge(0), ("usual", "dark3", ("red1", "red2"))) is True
    assert layout(game) == ["dark3/0", "dark1", "enemy2"]
    assert game.seals_left == [4, 5]
    assert game.trophies[0] == []
    assert game.hands[0] == ["beige1"]
    assert game.knight_discards == ["orange1", "red1", "red2"]
    assert told(game, "sealed") == [{"adversary": "dark3", "payment": ["red1", "red2"]}]
    assert told(game, "defeated") == []


def test_the_three_ways_of_challenging() -> None:
    """K10.1, K10.3, K10.4"""
    game = sealed_table(hands=["red1 red1 red1 red1"], columns="dark2 dark1/0 dark1/1")
    assert asked(game.challenge(0)) == (
        ("usual", "dark2", ("red1", "red1")),
        ("double", "dark2", ("red1",) * 4),
        ("repeated", "dark1", ("red1",)),
        None,
    )


def test_the_question_names_the_rule_of_the_seals() -> None:
    """K10.1"""
    choice = sealed_table(hands=["red1"], columns="dark1").challenge(0).send(None)
    assert (choice.ask, choice.rule) == ("challenge", "K10")


def test_a_challenge_may_be_declined() -> None:
    """K10.1, K3.1"""
    game = sealed_table(hands=["red1"], columns="dark1")
    assert play(game.challenge(0), None) is False
    assert layout(game) == ["dark1"]


def test_a_column_of_one_card_is_complete_immediately() -> None:
    """KE6, K10.2"""
    game = sealed_table(hands=["red2"], columns="dark2 enemy1 enemy2")
    play(game.challenge(0), ("usual", "dark2", ("red2",)))
    assert layout(game) == ["enemy1", "enemy2"]
    assert game.trophies[0] == ["dark2"]
    assert game.seals_left == [5, 5]
    assert told(game, "sealed") == [{"adversary": "dark2", "payment": ["red2"]}]
    assert told(game, "column-fell") == [{"kind": "dark", "won": [[0, "dark2"]]}]


def test_a_column_falls_when_its_last_card_is_sealed() -> None:
    """KE14, K10.2, KX19, KX20"""
    game = sealed_table(hands=["red1 red2"], columns="monster1/0 monster2/1 monster3 dark1/1 dark1")
    play(game.challenge(RED), ("usual", "monster3", ("red1", "red2")))
    assert layout(game) == ["dark1/1", "dark1"]
    assert game.trophies == [["monster1", "monster3"], ["monster2"]]
    assert game.seals_left == [5, 4]
    assert told(game, "column-fell") == [
        {"kind": "monster", "won": [[RED, "monster1"], [BLUE, "monster2"], [RED, "monster3"]]}
    ]


def test_a_column_with_one_card_unsealed_stands() -> None:
    """K10.2"""
    game = sealed_table(hands=["red1"], columns="monster1 monster2/1 monster3")
    play(game.challenge(0), ("usual", "monster1", ("red1",)))
    assert layout(game) == ["monster1/0", "monster2/1", "monster3"]
    assert game.trophies == [[], []]


def test_of_equal_cards_each_needs_its_own_seal() -> None:
    """K10.2"""
    game = sealed_table(hands=["red1 red1"], columns="dark1 dark1")
    play(game.challenge(0), ("usual", "dark1", ("red1",)))
    assert layout(game) == ["dark1/0", "dark1"]
    play(game.challenge(0), ("usual", "dark1", ("red1",)))
    assert game.trophies[0] == ["dark1", "dark1"]
    assert game.seals_left == [5, 5]


def test_several_own_seals_win_several_cards() -> None:
    """KX19"""
    game = sealed_table(hands=["red1"], columns="dark1/0 dark2/0 dark3/0 dark1")
    play(game.challenge(0), ("usual", "dark1", ("red1",)))
    assert game.trophies[0] == ["dark1", "dark1", "dark2", "dark3"]
    assert game.seals_left[0] == 5


def test_a_rival_wins_cards_in_my_turn_and_uses_them_in_the_next() -> None:
    """KX20"""
    game = sealed_table(
        hands=["red1"], trophies=["", "enemy1"], columns="dark2/1 dark1 monster4", knights="red1 red1 red1"
    )
    play(game.turn(), None, ("usual", "dark1", ("red1",)), None)
    assert game.trophies[1] == ["dark2", "enemy1"]
    play(game.turn(), None, ("robbers", ("dark2", "enemy1")), None)
    assert game.adventures["robbers"] == 1


def test_a_repeated_challenge_takes_the_card_and_the_seal_back() -> None:
    """KE15, K10.3, KX16"""
    game = sealed_table(hands=["red1 red1"], columns="monster2/0 monster3")
    play(game.challenge(RED), ("repeated", "monster2", ("red1", "red1")))
    assert layout(game) == ["monster3"]
    assert game.trophies[RED] == ["monster2"]
    assert game.seals_left == [5, 5]
    assert game.knight_discards == ["red1", "red1"]
    assert told(game, "defeated") == [
        {"way": "repeated", "adversary": "monster2", "payment": ["red1", "red1"]}
    ]


def test_a_repeated_challenge_takes_the_sealed_one_of_two_equal_cards() -> None:
    """K10.3"""
    game = sealed_table(hands=["red1"], columns="dark1 dark1/0 dark1/1")
    play(game.challenge(0), ("repeated", "dark1", ("red1",)))
    assert layout(game) == ["dark1", "dark1/1"]
    assert game.seals_left == [5, 4]


def test_the_rest_of_the_column_stays_after_a_repeated_challenge() -> None:
    """KX16: sealed and unsealed cards alike."""
    game = sealed_table(hands=["red1"], columns="dark1/0 dark2/1 dark3/0 dark2")
    play(game.challenge(0), ("repeated", "dark1", ("red1",)))
    assert layout(game) == ["dark2/1", "dark3/0", "dark2"]
    assert told(game, "column-fell") == []


def test_a_double_challenge_takes_the_card_for_twice_its_value_without_a_seal() -> None:
    """KE13, K10.4"""
    game = sealed_table(hands=["red2 red2 red1 merlin red1 beige1"], columns="monster3 monster1")
    payment = cards("red2 red2 red1 merlin")
    assert ("double", "monster3", payment) in asked(game.challenge(0))
    play(game.challenge(0), ("double", "monster3", payment))
    assert game.trophies[0] == ["monster3"]
    assert game.seals_left == [5, 5]
    assert layout(game) == ["monster1"]
    assert game.hands[0] == ["beige1", "red1"]
    assert told(game, "defeated") == [{"way": "double", "adversary": "monster3", "payment": [*payment]}]


def test_a_double_challenge_is_paid_in_one_colour() -> None:
    """K10.4"""
    game = sealed_table(hands=["red1 red1 red1 beige1 beige1 beige1"], columns="dark2 dark3")
    assert challenged(asked(game.challenge(0))) == [("usual", "dark2"), ("usual", "dark3")]


@pytest.mark.parametrize("hand", ["red2 red2", "red2 red2 orange2 orange2"])
def test_a_double_challenge_is_never_overpaid(hand: str) -> None:
    """KX12"""
    game = sealed_table(hands=[hand], columns="dark1 dark1 dark3 dark3")
    doubles = [
        option for option in asked(game.challenge(0)) if isinstance(option, tuple) and option[0] == "double"
    ]
    assert {option[1:] for option in doubles} == {("dark1", (double,)) for double in set(hand.split())}


def test_the_turn_continues_with_the_adventure() -> None:
    """K10.5"""
    for challenge in (
        ("usual", "dark1", ("red1",)),
        ("repeated", "enemy1", ("red1",)),
        ("double", "dark1", ("red1", "red1")),
    ):
        game = sealed_table(
            hands=["red1 red1"], trophies=["monster2"], columns="dark1 enemy1/0 enemy3", knights="red1"
        )
        won = challenge[1]
        assert isinstance(won, str)
        play(game.turn(), None, challenge, ("robbers", (won, "monster2")), 1)
        assert game.adventures["robbers"] == 0


def test_a_rivals_seal_protects_a_card_from_every_challenge() -> None:
    """KX15"""
    game = sealed_table(hands=["red1 " * 8, "red1 " * 8], columns="dark2/1")
    assert asked(game.challenge(0)) == ()
    assert challenged(asked(game.challenge(1))) == [("repeated", "dark2")]


def test_without_a_seal_there_is_no_usual_challenge() -> None:
    """KX18, KQ11: not even on a single card."""
    game = sealed_table(
        hands=["red1 red1"],
        columns="dark1 dark1/0 dark2/0 enemy1/0 enemy3/0 enemy3 monster2/0 monster3 dragon2",
    )
    assert game.seals_left[0] == 0
    assert challenged(asked(game.challenge(0))) == [
        ("double", "dark1"),
        ("repeated", "dark1"),
        ("repeated", "dark2"),
        ("repeated", "enemy1"),
        ("repeated", "monster2"),
    ]


def test_a_sealed_card_stays_when_the_last_open_one_is_double_challenged() -> None:
    """KE16, KX17, KQ12, sealedColumn=stay"""
    game = sealed_table(hands=["red1 red1"], columns="dark2/1 dark1", adversaries="enemy1")
    play(game.challenge(RED), ("double", "dark1", ("red1", "red1")))
    assert layout(game) == ["dark2/1"]
    assert game.trophies == [["dark1"], []]
    assert game.seals_left == [5, 4]


def test_a_column_that_stayed_falls_when_a_later_seal_completes_it() -> None:
    """KX17"""
    game = sealed_table(hands=["red1"], columns="dark2/1 dark3/0", adversaries="dark1 dark2 enemy1")
    play(game.draw_adversaries(0), "draw")
    game.columns["dark"].pop()
    game.seals["dark"].pop()
    play(game.challenge(0), ("usual", "dark1", ("red1",)))
    assert layout(game) == []
    assert game.adversary_supply == ["enemy1"]
    assert game.trophies == [["dark1", "dark3"], ["dark2"]]


def test_the_rest_falls_immediately_if_the_table_says_so() -> None:
    """KQ12, sealedColumn=resolve"""
    game = sealed_table(
        hands=["red1 red1"],
        columns="dark2/1 dark1",
        adversaries="enemy1",
        settings={"sealedColumn": "resolve"},
    )
    play(game.challenge(RED), ("double", "dark1", ("red1", "red1")))
    assert layout(game) == []
    assert game.trophies == [["dark1"], ["dark2"]]
    assert game.seals_left == [5, 5]
    assert told(game, "column-fell") == [{"kind": "dark", "won": [[BLUE, "dark2"]]}]


def test_the_rest_falls_immediately_when_no_adversary_can_come() -> None:
    """KX26, KX17"""
    game = sealed_table(hands=["red1 red1"], columns="dark2/1 dark3/0 dark1 enemy1", adversaries="")
    play(game.challenge(RED), ("double", "dark1", ("red1", "red1")))
    assert layout(game) == ["enemy1"]
    assert game.trophies == [["dark1", "dark3"], ["dark2"]]
    assert game.seals_left == [5, 5]


def test_a_column_that_stayed_falls_when_drawing_empties_the_supply() -> None:
    """KX26"""
    game = sealed_table(columns="dark2/1", adversaries="enemy1 monster2")
    play(game.draw_adversaries(0), "draw")
    assert layout(game) == ["enemy1", "monster2"]
    assert game.trophies[1] == ["dark2"]


def test_a_column_that_stayed_does_not_fall_when_a_card_joins_it() -> None:
    """KX14, KX17: it needs one more seal, and falls with it."""
    game = sealed_table(hands=["red1"], columns="dark2/1", adversaries="dark1")
    play(game.draw_adversaries(0), "draw")
    assert layout(game) == ["dark2/1", "dark1"]
    play(game.challenge(0), ("usual", "dark1", ("red1",)))
    assert game.trophies == [["dark1"], ["dark2"]]


def test_a_rival_may_repeat_a_challenge_in_a_column_that_stayed() -> None:
    """KX17, K10.3"""
    game = sealed_table(hands=["", "red2"], columns="dark2/1 dark1/0", adversaries="enemy1")
    play(game.challenge(1), ("repeated", "dark2", ("red2",)))
    assert layout(game) == ["dark1/0"]
    assert game.trophies == [[], ["dark2"]]
