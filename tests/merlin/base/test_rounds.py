"""The end of a round: R11."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from logres.engine import Chance, play
from logres.merlin import Merlin
from logres.merlin.base.position import PERSONAL
from tests.merlin.arrange import BLUE, GREEN, RED, YELLOW, asks, fresh, table, told

ALL_DICE = "die1 die2 die3 merlin"
BEFORE_THE_LAST_TURN = {BLUE: ALL_DICE, YELLOW: ALL_DICE, RED: "die1 die2 merlin"}


class Loaded(Chance):
    """Dice with given results."""

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(b"loaded")
        self.faces = [*faces]

    def below(self, n: int) -> int:
        assert n == 6, "only dice are rolled"
        return self.faces.pop(0) - 1


def story(game: Merlin) -> list[str]:
    """The events, in order."""
    assert game.events is not None
    return [event.name for event in game.events]


# Scoring, then preparation


@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5, 6])
def test_a_scoring_follows_rounds_two_four_and_six(round_number: int) -> None:
    """R11.1, Q25"""
    game = table(round=round_number, vassals={RED: "lady:blue"})
    play(game.end_round())
    assert game.ledger(RED) == ({} if round_number % 2 else {"vassals": 1})
    assert len(told(game, "scoring")) == (round_number + 1) % 2
    assert game.over == (round_number == 6)


def test_the_scoring_comes_before_the_preparation() -> None:
    """R11.1, Q25: the end of the round is told first, the next round last."""
    game = table(round=2)
    play(game.end_round())
    assert story(game) == ["round-ended", "scoring", *["drew-traitors"] * 3, "round", *["rolled"] * 3]
    assert told(game, "round-ended") == [{"seat": None, "round": 2}]
    assert told(game, "scoring") == [{"seat": None, "round": 2}]
    assert told(game, "round") == [{"seat": YELLOW, "round": 3}]


def test_in_a_scoring_the_first_player_is_still_that_of_the_finished_round() -> None:
    """Q26"""
    game = table(
        4,
        round=2,
        first=RED,
        castles=dict.fromkeys((BLUE, YELLOW, RED, GREEN), "black-flag"),
        traitors={BLUE: "blue", YELLOW: "grey", RED: "blue", GREEN: "grey"},
    )
    questions = asks(game.end_round(), None, None, None)
    assert [choice.seat for choice in questions] == [RED, GREEN, BLUE, YELLOW]
    assert game.first == RED


def test_after_the_last_round_there_is_no_preparation() -> None:
    """R11.1: the points of the end come after the scoring, and the game is over."""
    game = table(round=6, apples={RED: 1}, vassals={RED: "lady:blue"})
    before = [{**faces} for faces in game.faces]
    play(game.end_round())
    assert game.over
    assert (game.round, game.first, game.faces) == (6, BLUE, before)
    assert story(game) == ["round-ended", "scoring", "scored", "scored", "over"]
    assert [scored["source"] for scored in told(game, "scored")] == ["vassals", "apples"]


def test_the_last_die_of_the_last_player_ends_the_round() -> None:
    """R11.1: within the same turn."""
    game = table(active=RED, used=BEFORE_THE_LAST_TURN, faces={RED: (1, 2, 3, 4)})
    play(game.turn())  # three steps to a space of points: nothing is asked
    assert told(game, "moved")[0]["space"] == "vp-shield"
    assert game.round == 2
    assert game.active == game.first == YELLOW


# Preparation


def test_in_the_preparation_all_dice_come_back_and_are_rolled() -> None:
    """R11.2"""
    game = table()
    game.used = [ALL_DICE.split() for _ in game.seats]
    game.chance = Loaded([6, 1, 5, 4, 2, 2, 3, 3, 1, 2, 3, 6])
    game.prepare()
    assert game.used == [[], [], []]
    assert [rolled["seat"] for rolled in told(game, "rolled")] == [YELLOW, RED, BLUE]
    assert game.faces[YELLOW] == {"die1": 1, "die2": 5, "die3": 6, "merlin": 4}
    assert game.faces[RED] == {"die1": 2, "die2": 2, "die3": 3, "merlin": 3}
    assert game.faces[BLUE] == {"die1": 1, "die2": 2, "die3": 3, "merlin": 6}


@pytest.mark.parametrize(("first", "following"), [(BLUE, YELLOW), (YELLOW, RED), (RED, BLUE)])
def test_the_player_to_the_left_becomes_first(first: int, following: int) -> None:
    """R11.2: and takes the first turn of the next round."""
    game = table(first=first, active=RED, round=3)
    game.prepare()
    assert (game.first, game.active, game.round) == (following, following, 4)


def test_over_six_rounds_the_first_player_goes_round_the_table() -> None:
    """R11.2"""
    game = table(first=RED)
    firsts = [game.first]
    for _ in range(5):
        game.prepare()
        firsts.append(game.first)
    assert firsts == [RED, BLUE, YELLOW, RED, BLUE, YELLOW]


# Rolling


@pytest.mark.parametrize("faces", [[2, 2, 5, 5], [1, 2, 3, 4], [6, 6, 1, 2]])
def test_a_roll_without_a_triplet_stands(faces: list[int]) -> None:
    """R11.3, Q4, R-E1, reroll=noTriple: two pairs too."""
    assert table().stands(faces)


@pytest.mark.parametrize("faces", [[3, 3, 3, 1], [1, 5, 5, 5], [2, 4, 2, 2], [6, 6, 6, 6]])
def test_a_roll_with_a_triplet_or_four_alike_does_not_stand(faces: list[int]) -> None:
    """R11.3, Q4, reroll=noTriple"""
    assert not table().stands(faces)


def test_as_a_house_rule_a_roll_shows_three_different_faces() -> None:
    """Q4, R-E1, reroll=threeDistinct"""
    game = table(reroll="threeDistinct")
    assert not game.stands([2, 2, 5, 5])
    assert not game.stands([2, 2, 2, 5])
    assert game.stands([2, 2, 5, 6])


def test_all_four_dice_are_rolled_again_until_the_roll_stands() -> None:
    """R11.3: not only the equal ones, and the Merlin die counts."""
    game = table()
    game.chance = Loaded([4, 4, 1, 4, 5, 5, 5, 5, 3, 6, 3, 1])
    game.roll(RED)
    assert game.faces[RED] == {"die1": 3, "die2": 3, "die3": 6, "merlin": 1}
    assert told(game, "rolled") == [{"seat": RED, "faces": game.faces[RED]}]


def test_personal_dice_are_laid_out_in_order() -> None:
    """R11.3: they are alike, so their order means nothing; the Merlin die is separate."""
    game = table()
    game.chance = Loaded([6, 2, 4, 1])
    game.roll(RED)
    assert [*game.faces[RED].values()] == [2, 4, 6, 1]
    assert [*game.faces[RED]] == [*PERSONAL, "merlin"]


@pytest.mark.parametrize("reroll", ["noTriple", "threeDistinct"])
def test_every_final_roll_is_valid(reroll: str) -> None:
    """R11.3, Q4"""
    game = fresh(4, settings={"reroll": reroll})
    for _ in range(50):
        game.prepare()
        assert all(game.stands([*faces.values()]) for faces in game.faces)
        assert all(set(faces.values()) <= {1, 2, 3, 4, 5, 6} for faces in game.faces)
