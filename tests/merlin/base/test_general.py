"""Rulings on the whole game: when players pass, and how low points can fall."""

from __future__ import annotations

from random import Random

import pytest

from logres.engine import play
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, drive, events, table, told

DICE = ("die1", "die2", "die3", "merlin")


@pytest.mark.parametrize("left", [(1, 0, 0), (1, 1, 4), (4, 0, 1), (1, 2, 3), (2, 3, 0)])
def test_everybody_plays_until_no_die_is_left(left: tuple[int, ...]) -> None:
    """X130: a player passes only when there is nothing left to play."""
    game = table(active=BLUE, used={seat: " ".join(DICE[count:]) for seat, count in enumerate(left)})
    assert [game.can_play(seat) for seat in game.seats] == [count > 0 for count in left]
    fate, players = Random(1), []
    while game.round == 1:
        assert game.can_play(game.active)
        players.append(game.active)
        drive(game.turn(), fate)
    assert [players.count(seat) for seat in game.seats] == [*left]
    assert len(events(game, "used-die")) == sum(left)


def test_a_die_that_brings_nothing_is_played_all_the_same() -> None:
    """X130: the last turn of a round is not skipped, though there is nothing to choose."""
    game = table(2, used={BLUE: "die1 die2 merlin", YELLOW: " ".join(DICE)})
    play(game.turn())
    assert told(game, "used-die") == [{"seat": BLUE, "die": "die3", "face": 3}]
    assert game.round == 2


def test_no_turn_can_be_passed_while_a_die_is_left() -> None:
    """X130, R4.2"""
    game = table(used={BLUE: "die1 die2", YELLOW: " ".join(DICE), RED: " ".join(DICE)})
    assert {option[0] for option in asked(game.turn()) if isinstance(option, tuple)} == {"go"}
    assert None not in asked(table(used={BLUE: "die1 die2"}).turn())


def test_points_fall_below_zero_without_a_floor_and_rise_again_from_there() -> None:
    """X131, R1.4, Q7: the score is an integer, and lost points are not forgotten."""
    game = table(round=2, traitors={RED: "blue grey brown"}, markers={RED: "black"})
    play(game.face_traitors(RED))
    assert game.scores()[RED] == -9
    game.traitors[RED] = ["black", "black", "black"]
    play(game.face_traitors(RED))
    assert game.scores()[RED] == -18
    play(game.execute(RED, "vp-influence"))
    assert game.scores()[RED] == -17
    assert [scored["total"] for scored in told(game, "scored")] == [-3, -6, -9, -12, -15, -18, -17]
    assert game.ledger(RED) == {"traitors": -18, "spaces": 1}


def test_the_player_least_below_zero_wins() -> None:
    """X131, R1.1"""
    game = table(2, round=6, points={BLUE: -4, YELLOW: -2})
    game.end_game()
    assert (game.scores(), game.winners()) == ([-4, -2], [YELLOW])
