"""The turn: K3, and the example turn of the book."""

from __future__ import annotations

from contextlib import suppress

import pytest

from logres.engine import Session, play
from logres.kingarthur import BOX
from tests.kingarthur.arrange import asked, cards, layout, sealed_table, table, told


def test_the_four_actions_come_in_their_order() -> None:
    """K3.1"""
    game = table(
        hands=["red1"], trophies=["dark1"], columns="dragon2", adversaries="dark1 enemy2", knights="red1 red1"
    )
    turn = game.turn()
    answers = iter(["draw", ("usual", "dark1", ("red1",)), ("robbers", ("dark1", "dark1")), 1])
    asks = [turn.send(None)]
    with suppress(StopIteration):
        while True:
            asks.append(turn.send(next(answers)))
    assert [choice.ask for choice in asks] == ["draw-adversaries", "challenge", "adventure", "draw-knights"]
    assert [choice.rule for choice in asks] == ["K4.1", "K5.1", "K6.1", "K7.1"]
    assert next(answers, "all given") == "all given"


def test_every_action_may_be_omitted() -> None:
    """K3.1"""
    game = table(
        hands=["red1"], trophies=["dark1 dark1"], columns="dragon1", adversaries="dark1", knights="red1"
    )
    play(game.turn(), None, None, None, None)
    assert game.hands[0] == ["red1"]
    assert game.trophies[0] == ["dark1", "dark1"]
    assert layout(game) == ["dragon1"]
    assert told(game, "passed") == [{}]


def test_an_action_that_is_impossible_is_not_asked_for() -> None:
    """K3.1: no drawing with a full column, no challenge without knights, no adventure without trophies."""
    game = table(columns="dark2 dark2 dark2 dark2", adversaries="dark1", knights="red1 red1")
    assert asked(game.turn()) == (2, 1, None)


def test_a_player_who_omits_challenge_adventure_and_knight_may_draw_two() -> None:
    """K3.2, KQ7: none, one or two, as you like."""
    game = table(columns="dark3", knights="red1 red1 red1")
    assert asked(game.turn()) == (2, 1, None)
    play(game.turn(), 2)
    assert game.hands[0] == ["red1", "red1"]


def test_two_knights_may_be_drawn_after_drawing_adversaries() -> None:
    """K3.2"""
    game = table(adversaries="dark1", knights="red1 red1")
    play(game.turn(), "draw", 2)
    assert layout(game) == ["dark1"]
    assert len(game.hands[0]) == 2


def test_only_one_knight_is_drawn_after_a_challenge() -> None:
    """K3.2"""
    game = table(hands=["red1"], columns="dark1 dark2", knights="red1 red1")
    turn = game.turn()
    turn.send(None)
    assert turn.send(("usual", "dark1", ("red1",))).options == (1, None)
    turn.close()


def test_only_one_knight_is_drawn_after_an_adventure() -> None:
    """K3.2"""
    game = table(trophies=["dark1 dark1"], columns="dark3", knights="red1 red1")
    turn = game.turn()
    turn.send(None)
    assert turn.send(("robbers", ("dark1", "dark1"))).options == (1, None)
    turn.close()


def test_two_knights_are_not_drawn_after_laying_a_seal() -> None:
    """KX23, K3.2"""
    game = sealed_table(hands=["red1"], columns="dark1 dark2 dark2 dark2", knights="red1 red1")
    turn = game.turn()
    turn.send(None)
    assert turn.send(("usual", "dark1", ("red1",))).options == (1, None)
    turn.close()


def test_a_hand_has_no_limit() -> None:
    """K3.3"""
    game = table(hands=["red1 " * 40], columns="dark3", knights="orange1 orange1 orange1")
    play(game.draw_knights(0, 2), 2)
    assert len(game.hands[0]) == 42


@pytest.mark.parametrize("way", ["usual", "repeated"])
def test_one_turn_has_one_challenge(way: str) -> None:
    """KX24: a seal laid in this turn cannot be followed by a repeated challenge."""
    game = sealed_table(
        hands=["red1 red1 red1"], columns="dark1 dark1/0 dark3 dark3", knights="red1", seals_left=[4, 5]
    )
    play(game.turn(), (way, "dark1", ("red1",)), 1)
    assert game.hands[0] == ["red1", "red1", "red1"]
    assert game.active == 1


def test_the_example_turn_of_the_book() -> None:
    """KE2, KE3, KE4, KE5, K6.2"""
    game = table(
        hands=["red1 red1 red1 merlin"],
        trophies=["enemy3"],
        columns="dragon2 dragon3 dark1",
        adversaries="dragon4 dragon3 monster1",
        knights="beige1 beige2",
    )
    play(
        game.turn(),
        "draw",
        ("usual", "dragon4", cards("red1 red1 red1 merlin")),
        ("greenknight", cards("dragon4 enemy3")),
        1,
    )
    assert told(game, "drew-adversaries") == [{"cards": ["dragon4", "dragon3"]}]
    assert game.columns["dragon"] == ["dragon2", "dragon3", "dragon3"]
    assert game.knight_discards == ["merlin", "red1", "red1", "red1"]
    assert game.trophies[0] == []
    assert game.out == ["dragon4", "enemy3"]
    assert game.adventures["greenknight"] == 0
    assert game.hands[0] == ["beige1"]
    assert told(game, "drew-knights") == [{"count": 1, "cards": ["beige1"]}]


def test_events_of_a_turn_name_the_seat() -> None:
    """K3.1"""
    game = sealed_table(
        3,
        active=1,
        hands=["", "red1"],
        trophies=["", "enemy1"],
        columns="dark2/0 dark1 monster2",
        adversaries="monster1",
        knights="red1",
        discards="red2",
    )
    play(game.turn(), "draw", ("usual", "dark1", ("red1",)), ("robbers", ("dark1", "enemy1")), 1)
    assert game.events is not None
    assert [(event.name, event.seat) for event in game.events] == [
        ("turn", 1),
        ("drew-adversaries", 1),
        ("sealed", 1),
        ("column-fell", 1),
        ("ventured", 1),
        ("drew-knights", 1),
        ("reshuffled", None),
    ]
    assert told(game, "turn") == [{"number": 0}]
    assert told(game, "column-fell") == [{"kind": "dark", "won": [[0, "dark2"], [1, "dark1"]]}]


def test_rivals_do_not_see_what_somebody_declined() -> None:
    """KQ16, K2.3: only that the same player is still asked."""
    game = table(
        hands=["red1"], trophies=["dark1 dark1"], columns="dragon1", adversaries="dark1", knights="red1"
    )
    game.turns = 1
    session = Session(BOX, game, None, [], start_position="arranged by a test")
    assert session.choice is not None
    rival = 1 - session.choice.seat
    before, told = session.view(rival), len(session.events)
    session.decide(None)
    assert session.choice.ask == "challenge"
    assert session.view(rival) == before
    assert session.events_for(rival, told) == []
