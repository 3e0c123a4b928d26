"""Dice, movement and alterations of dice: R5, R6 and the rolling of R11.3."""

from __future__ import annotations

import pytest

from logres.engine import play
from tests.merlin.arrange import BLUE, RED, RING, YELLOW, asked, fresh, stock, table, told, words_asked

FACES = range(1, 7)


# Rolling


def test_a_roll_with_two_pairs_stands() -> None:
    """R11.3, Q4, R-E1, reroll=noTriple"""
    assert table().stands([2, 2, 5, 5])


@pytest.mark.parametrize("faces", [[2, 2, 2, 5], [5, 2, 2, 2], [2, 2, 2, 2]])
def test_three_or_four_of_a_kind_are_rolled_again(faces: list[int]) -> None:
    """R11.3, Q4, R3.14"""
    assert not table().stands(faces)


@pytest.mark.parametrize(
    ("faces", "stand"), [([2, 2, 5, 5], False), ([2, 2, 5, 6], True), ([1, 2, 3, 4], True), ([4] * 4, False)]
)
def test_as_a_house_rule_a_roll_shows_three_different_faces(faces: list[int], stand: bool) -> None:
    """Q4, R-E1, reroll=threeDistinct"""
    assert table(reroll="threeDistinct").stands(faces) is stand


@pytest.mark.parametrize(("reroll", "most", "fewest"), [("noTriple", 2, 2), ("threeDistinct", 2, 3)])
def test_no_roll_of_a_game_has_a_triplet(reroll: str, most: int, fewest: int) -> None:
    """R11.3, Q4"""
    game = table(reroll=reroll)
    rolls = []
    for _ in range(300):
        game.roll(BLUE)
        rolls.append([*game.faces[BLUE].values()])
    assert max(roll.count(face) for roll in rolls for face in FACES) == most
    assert min(len(set(roll)) for roll in rolls) == fewest
    assert {face for roll in rolls for face in roll} == set(FACES)


def test_a_roll_makes_all_dice_usable_again_and_is_told() -> None:
    """R11.3, R5.4"""
    game = table(used={RED: "die1 merlin"})
    game.roll(RED)
    assert game.unused(RED) == ["die1", "die2", "die3", "merlin"]
    assert told(game, "rolled") == [{"seat": RED, "faces": game.faces[RED]}]


# Moving


@pytest.mark.parametrize("face", FACES)
def test_a_personal_die_moves_the_own_knight_clockwise_by_its_pips(face: int) -> None:
    """R5.1"""
    game = table(active=YELLOW, faces={YELLOW: (face, face, 3, 4)}, knights={YELLOW: "relocate"})
    space = RING[(RING.index("relocate") + face) % 24]
    assert ("go", "die1", "cw", space) in asked(game.turn())
    play(game.act_go(YELLOW, "die1", "cw", space), *([None] if space in ("black", "grey") else []))
    assert game.figures == {"merlin": "black", "knight0": "black", "knight1": space, "knight2": "black"}


def test_a_knight_never_goes_counter_clockwise_without_a_flag() -> None:
    """R5.1"""
    options = asked(table(faces={BLUE: (1, 2, 3, 4)}).turn())
    assert [option for option in options if isinstance(option, tuple) and option[1] != "merlin"] == [
        ("go", "die1", "cw", "influence-flag"),
        ("go", "die2", "cw", "build-1"),
        ("go", "die3", "cw", "vp-shield"),
    ]


@pytest.mark.parametrize("face", FACES)
def test_a_merlin_die_moves_merlin_either_way_by_its_pips(face: int) -> None:
    """R5.2"""
    game = table(faces={BLUE: (1, 2, 3, face)}, figures={"merlin": "vp-shield"})
    here = RING.index("vp-shield")
    options = asked(game.turn())
    assert [option for option in options if isinstance(option, tuple) and option[1] == "merlin"] == [
        ("go", "merlin", "cw", RING[(here + face) % 24]),
        ("go", "merlin", "ccw", RING[here - face]),
    ]


def test_all_players_move_the_same_merlin() -> None:
    """R5.2"""
    game = table(figures={"merlin": "influence-flag"}, faces={BLUE: (1, 2, 3, 2), YELLOW: (1, 2, 3, 6)})
    play(game.turn(), ("go", "merlin", "cw", "vp-shield"))
    play(game.turn(), ("go", "merlin", "cw", "vp-material"))
    assert game.figures["merlin"] == "vp-material"
    assert [fact["origin"] for fact in told(game, "moved")] == ["influence-flag", "vp-shield"]


def test_figures_share_a_space_and_do_not_block_each_other() -> None:
    """R5.3"""
    game = table(
        knights={BLUE: "brown", YELLOW: "vp-influence", RED: "relocate"}, figures={"merlin": "relocate"}
    )
    play(game.turn(), ("go", "die1", "cw", "vp-influence"))
    assert game.figures["knight0"] == game.figures["knight1"] == "vp-influence"
    assert game.figures["merlin"] == game.figures["knight2"] == "relocate"
    game.active = BLUE
    assert ("go", "die2", "cw", "mission-2") in asked(game.turn())


def test_a_used_die_is_put_aside_with_its_face() -> None:
    """R5.4"""
    game = table()
    play(game.turn(), ("go", "die2", "cw", "build-1"))
    assert game.unused(BLUE) == ["die1", "die3", "merlin"]
    assert game.faces[BLUE]["die2"] == 2
    game.active = BLUE
    options = asked(game.turn())
    assert not [option for option in options if isinstance(option, tuple) and option[1] == "die2"]


def test_equal_personal_dice_are_offered_once() -> None:
    """R5.1: it does not matter which of them moves the knight."""
    game = table(faces={BLUE: (2, 2, 5, 2)})
    options = asked(game.turn())
    dice = [option[1] for option in options if isinstance(option, tuple)]
    assert dice == ["die1", "die3", "merlin", "merlin"]


def test_opposite_is_twelve_spaces_further() -> None:
    """R5.5"""
    game = table()
    for index, space in enumerate(RING):
        assert game.opposite(space) == RING[(index + 12) % 24]
        assert game.opposite(game.opposite(space)) == space


# Apples


@pytest.mark.parametrize(("die", "own"), [("die1", 1), ("die2", 2), ("die3", 3), ("merlin", 4)])
def test_an_apple_turns_the_chosen_die_to_any_other_face(die: str, own: int) -> None:
    """R6.1, R6.3"""
    options = asked(table(apples={BLUE: 1}).turn())
    faces = [option[2] for option in options if isinstance(option, tuple) and option[:2] == ("apple", die)]
    assert faces == [face for face in FACES if face != own]


def test_an_apple_goes_back_to_the_supply() -> None:
    """R6.1"""
    game = table(apples={BLUE: 2})
    play(game.turn(), ("apple", "die3", 1))
    assert game.apples[BLUE] == 1
    assert game.apple_supply == 10
    assert game.figures["knight0"] == "influence-flag"


def test_an_apple_is_told_with_die_and_faces() -> None:
    """R6.1"""
    game = table(apples={BLUE: 1})
    play(game.turn(), ("apple", "die3", 6))
    turned = {"seat": BLUE, "die": "die3", "origin": 3, "face": 6, "means": "apple"}
    assert told(game, "turned") == [turned]


def test_the_die_that_an_apple_has_turned_must_be_used() -> None:
    """R6.1: the apple is for the chosen die."""
    game = table(apples={BLUE: 2})
    options = asked(game.turn(), ("apple", "merlin", 2))
    assert options == (("go", "merlin", "cw", "build-1"), ("go", "merlin", "ccw", "relocate"))


def test_a_second_apple_is_not_offered_in_the_same_turn() -> None:
    """R6.1: the first one has given any face."""
    game = table(apples={BLUE: 3})
    assert words_asked(game.turn(), ("apple", "die1", 3)) == ["move"]
    assert game.apples[BLUE] == 2


def test_without_an_apple_no_die_is_turned() -> None:
    """R6.1"""
    options = asked(table(apples={YELLOW: 5}).turn())
    assert not [option for option in options if isinstance(option, tuple) and option[0] == "apple"]


def test_apples_are_not_offered_after_the_move() -> None:
    """R6.1"""
    game = table(
        cards={"shield": "2 lady: blue shield"},
        hands={BLUE: "shield"},
        castles={BLUE: "blue-shield"},
        apples={BLUE: 1},
    )
    assert asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == (("mission", "shield"), None)


# Turn flag and combinations


def test_a_turn_flag_turns_the_chosen_die_to_the_opposite_face() -> None:
    """R6.3, Q14, turnAnyDie=off"""
    game = table(castles={BLUE: "purple-flag"})
    options = asked(game.turn())
    turns = [option for option in options if isinstance(option, tuple) and option[0] == "turn"]
    assert turns == [("turn", "die1"), ("turn", "die2"), ("turn", "die3"), ("turn", "merlin")]
    play(game.turn(), ("turn", "die2"))
    assert game.figures["knight0"] == "exchange-1"
    assert stock(game, BLUE) == []
    assert game.supply["purple-flag"] == 6
    turned = {"seat": BLUE, "die": "die2", "origin": 2, "face": 5, "means": "flag"}
    assert told(game, "turned") == [turned]


def test_as_a_house_rule_a_turn_flag_turns_any_unused_die() -> None:
    """Q14, turnAnyDie=on"""
    game = table(castles={BLUE: "purple-flag"}, used={BLUE: "die3"}, turnAnyDie="on")
    options = asked(game.turn())
    assert ("turn", "die1") in options
    assert ("turn", "die3") not in options
    play(game.turn(), ("turn", "die1"), ("go", "die2", "cw", "build-1"))
    assert game.faces[BLUE] == {"die1": 6, "die2": 2, "die3": 3, "merlin": 4}


def test_a_die_altered_but_not_chosen_keeps_its_face() -> None:
    """R6.4"""
    game = table(castles={BLUE: "purple-flag"}, turnAnyDie="on")
    play(game.turn(), ("turn", "merlin"), ("go", "die2", "cw", "build-1"))
    game.active = BLUE
    assert ("go", "merlin", "cw", "vp-shield") in asked(game.turn())


@pytest.mark.parametrize("flag_first", [True, False])
def test_alterations_combine_in_any_order_on_the_current_face(flag_first: bool) -> None:
    """R6.2"""
    game = table(castles={BLUE: "purple-flag"}, apples={BLUE: 1})
    if flag_first:
        play(game.turn(), ("turn", "die2"), ("apple", "die2", 6))
        assert game.faces[BLUE]["die2"] == 6
    else:
        play(game.turn(), ("apple", "die2", 4), ("turn", "die2"))
        assert game.faces[BLUE]["die2"] == 3


def test_after_an_apple_only_the_chosen_die_can_be_turned() -> None:
    """R6.2, R6.3"""
    game = table(castles={BLUE: "purple-flag"}, apples={BLUE: 1})
    options = asked(game.turn(), ("apple", "die2", 4))
    assert options == (("go", "die2", "cw", "grey"), ("turn", "die2"))


def test_two_turn_flags_can_be_used_on_one_die() -> None:
    """R6.2"""
    game = table(castles={BLUE: "purple-flag purple-flag"})
    play(game.turn(), ("turn", "die2"), ("turn", "die2"))
    assert game.faces[BLUE]["die2"] == 2
    assert game.supply["purple-flag"] == 6


def test_the_face_of_a_die_stays_between_one_and_six() -> None:
    """R6.2"""
    game = fresh(4)
    for face in FACES:
        game.faces[BLUE]["die1"] = face
        game.castles[BLUE]["purple-flag"] = 1
        play(game.act_turn(BLUE, "die1"))
        assert game.faces[BLUE]["die1"] == 7 - face
