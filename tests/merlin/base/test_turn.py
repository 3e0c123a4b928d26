"""The turn and its windows: R4."""

from __future__ import annotations

from random import Random

import pytest

from logres.engine import play
from tests.merlin.arrange import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    asks,
    drive,
    events,
    fresh,
    play_out,
    table,
    told,
    words_asked,
)

MISSION = {"shield": "2 lady: blue shield"}
USED_UP = "die1 die2 die3 merlin"


# R4.1


def test_the_turn_passes_clockwise() -> None:
    """R4.1"""
    game = table(4, active=YELLOW, first=YELLOW, knights={YELLOW: "black"})
    play(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert game.active == RED


def test_after_the_last_seat_comes_the_first_one_again() -> None:
    """R4.1"""
    game = table(active=RED)
    play(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert game.active == BLUE


def test_a_player_without_a_die_is_skipped() -> None:
    """R4.1"""
    game = table(4, used={YELLOW: USED_UP, RED: USED_UP})
    play(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert game.active == GREEN


def test_the_only_player_with_dice_plays_on_alone() -> None:
    """R4.1"""
    game = table(2, used={YELLOW: USED_UP})
    play(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert game.active == BLUE
    assert game.round == 1


def test_the_round_ends_when_nobody_has_a_die_left() -> None:
    """R4.1"""
    game = table(2, used={BLUE: "die1 die2 merlin", YELLOW: USED_UP})
    play(game.turn())
    assert told(game, "round-ended") == [{"seat": None, "round": 1}]
    assert game.round == 2
    assert game.used == [[], []]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_two_turns_more_than_another_at_any_time(seats: int) -> None:
    """R4.1"""
    game = play_out(fresh(seats))
    first = {fact["round"]: fact["seat"] for fact in [*told(game, "turn")][::-1]}
    for number in range(1, 7):
        turns = [fact["seat"] for fact in told(game, "turn") if fact["round"] == number]
        start = first[number]
        assert isinstance(start, int)
        assert turns == [(start + step) % seats for step in range(seats)] * 4


# R4.2


def test_a_turn_cannot_be_declined() -> None:
    """R4.2"""
    game = table()
    options = asked(game.turn())
    assert None not in options
    assert {option[0] for option in options if isinstance(option, tuple)} == {"go"}


def test_the_action_of_the_space_may_be_forfeited() -> None:
    """R4.2"""
    game = table(knights={BLUE: "vp-shield"})
    play(game.turn(), ("go", "die1", "cw", "grey"), None)
    assert game.vassals[BLUE]["builder"] == "castle"
    assert game.figures["knight0"] == "grey"
    assert told(game, "forfeited") == [{"seat": BLUE, "space": "grey"}]


@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("blue", [None]),
        ("influence-vassal", [None]),
        ("influence-shield", [None]),
        ("excalibur", [None]),
        ("relocate", [None]),
        ("exchange-1", [None]),
        ("mission-1", [None]),
        ("build-1", [None]),
    ],
)
def test_wherever_an_action_asks_it_may_be_forfeited_as_a_whole(space: str, answers: list[None]) -> None:
    """R4.2"""
    game = table(
        castles={BLUE: "grey-material"},
        markers={BLUE: "blue grey"},
        traitors={BLUE: "blue grey"},
        hands={BLUE: "x01 x02"},
    )
    before = game.copy()
    play(game.execute(BLUE, space), *answers)
    assert told(game, "forfeited") == [{"seat": BLUE, "space": space}]
    for name in ("castles", "vassals", "markers", "traitors", "hands", "manors", "excalibur", "supply"):
        assert getattr(game, name) == getattr(before, name)


def test_the_last_die_is_played_without_a_question() -> None:
    """R4.2: there is one way to go and nothing to score."""
    game = table(used={BLUE: "die1 die2 merlin"})
    play(game.turn())
    assert game.figures["knight0"] == "vp-shield"


# R4.3


def test_a_turn_goes_from_the_move_to_the_action_to_the_rest_to_the_drawing() -> None:
    """R4.3"""
    game = table(cards=MISSION, hands={BLUE: "shield"}, knights={BLUE: "influence-vassal"})
    moved = ("go", "die1", "cw", "blue")
    questions = asks(game.turn(), moved, ("shield-bearer", "blue"), ("mission", "shield"), "deck")
    assert [choice.ask for choice in questions] == ["move", "send", "rest", "draw"]
    assert [choice.rule for choice in questions] == ["R4.2", "R8.1", "R4.5", "R9.5"]


def test_the_common_turn_is_a_die_and_the_choice_of_the_space() -> None:
    """R4.3: one question for die, figure and direction, one for the action."""
    game = table(staffs={BLUE: 3}, apples={BLUE: 1}, traitors={BLUE: "blue grey"})
    assert words_asked(game.turn(), ("go", "die2", "cw", "build-1")) == ["move"]
    game = table(staffs={BLUE: 3}, apples={BLUE: 1}, knights={BLUE: "build-1"})
    assert words_asked(game.turn(), ("go", "die2", "cw", "grey"), ("lady", "grey")) == ["move", "send"]


def test_the_die_of_the_turn_is_used_when_it_ends() -> None:
    """R4.3, R5.4"""
    game = table()
    play(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert game.used[BLUE] == ["die3"]
    assert game.faces[BLUE]["die3"] == 3


def test_a_turn_begins_with_a_clean_slate() -> None:
    """R4.3"""
    game = table(cards=MISSION, hands={BLUE: "shield"}, castles={BLUE: "blue-shield"}, apples={BLUE: 2})
    play(game.turn(), ("mission", "shield"), ("apple", "die1", 3), "deck")
    game.active = BLUE
    game.hands[BLUE] = ["shield"]
    game.mission_discards = []
    options = asked(game.turn())
    assert ("mission", "shield") in options
    assert ("apple", "die2", 3) in options
    assert ("go", "merlin", "ccw", "brown") in options


def test_a_turn_is_told_with_its_player_its_number_and_its_round() -> None:
    """R4.3"""
    game = table(active=RED, round=3)
    game.turns = 30
    play(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert told(game, "turn") == [{"seat": RED, "number": 30, "round": 3}]


# R4.4


def test_an_exchange_is_not_interrupted() -> None:
    """R4.4: giving and taking are one step, even if the mission asks for what was given."""
    game = table(
        cards=MISSION,
        hands={BLUE: "shield"},
        castles={BLUE: "blue-shield"},
        knights={BLUE: "grey"},
    )
    moved = ("go", "die1", "cw", "exchange-1")
    assert words_asked(game.turn(), moved, "blue-shield", "grey-flag") == ["move", "give", "take"]


def test_a_deployment_is_not_interrupted() -> None:
    """R4.4: the duty follows the placing immediately."""
    game = table(
        cards={"duo": "2 lady: lady in blue"}, hands={BLUE: "duo"}, knights={BLUE: "influence-vassal"}
    )
    moved = ("go", "die1", "cw", "blue")
    questions = asks(game.turn(), moved, ("lady", "blue"))
    assert [choice.ask for choice in questions] == ["move", "send", "rest"]
    assert game.markers[BLUE]["blue"] == 1


def test_a_replacement_of_missions_is_not_interrupted() -> None:
    """R4.4: discarding and drawing follow each other."""
    game = table(
        cards=MISSION,
        hands={BLUE: "shield x01"},
        castles={BLUE: "blue-shield"},
        knights={BLUE: "build-2"},
    )
    moved = ("go", "die1", "cw", "mission-1")
    assert words_asked(game.turn(), moved, ("x01",), "deck") == ["move", "replace", "draw", "rest"]


def test_free_acts_fit_between_two_executions_under_a_staff() -> None:
    """R4.4, R7.2, X8"""
    game = table(
        cards=MISSION,
        hands={BLUE: "shield"},
        figures={"merlin": "grey"},
        staffs={BLUE: 1},
        faces={BLUE: (1, 2, 3, 4)},
    )
    questions = asks(
        game.turn(),
        ("go", "merlin", "cw", "blue"),
        ("shield-bearer", "blue"),
        ("mission", "shield"),
        ("staff", "blue"),
        ("lady", "blue"),
        "deck",
    )
    assert [choice.ask for choice in questions] == ["move", "send", "rest", "rest", "send", "draw"]
    assert game.points[BLUE] == {"missions": 2}


# R4.5


def test_a_mission_may_be_resolved_before_the_die_is_chosen() -> None:
    """R4.5, X8"""
    game = table(cards=MISSION, hands={BLUE: "shield"}, castles={BLUE: "blue-shield"})
    play(game.turn(), ("mission", "shield"), ("go", "die3", "cw", "vp-shield"), "deck")
    assert game.points[BLUE] == {"missions": 2, "spaces": 1}


def test_a_mission_may_be_resolved_after_the_die_was_altered() -> None:
    """R4.5"""
    game = table(cards=MISSION, hands={BLUE: "shield"}, castles={BLUE: "blue-shield"}, apples={BLUE: 1})
    options = asked(game.turn(), ("apple", "die1", 5))
    assert options == (("go", "die1", "cw", "exchange-1"), ("mission", "shield"))


def test_a_mission_may_be_resolved_after_the_action() -> None:
    """R4.5, X8: what the action brought counts."""
    game = table(cards=MISSION, hands={BLUE: "shield"}, knights={BLUE: "influence-vassal"})
    play(
        game.turn(),
        ("go", "die1", "cw", "blue"),
        ("shield-bearer", "blue"),
        ("mission", "shield"),
        "deck",
    )
    assert game.scores()[BLUE] == 2


def test_a_mission_that_can_be_resolved_makes_a_question_at_the_end_of_the_turn() -> None:
    """R4.5"""
    game = table(cards=MISSION, hands={BLUE: "shield"}, castles={BLUE: "blue-shield"})
    assert asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == (("mission", "shield"), None)


def test_a_player_who_goes_on_is_not_asked_again() -> None:
    """R4.5"""
    game = table(
        cards={**MISSION, "flag": "1 lady: blue flag"},
        hands={BLUE: "shield flag"},
        castles={BLUE: "blue-shield blue-flag"},
    )
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield"), None) == ["move", "rest"]


def test_a_player_who_goes_on_instead_of_spending_a_staff_is_not_asked_again() -> None:
    """R4.5: the question was the same."""
    game = table(
        cards=MISSION,
        hands={BLUE: "shield"},
        castles={BLUE: "blue-shield"},
        figures={"merlin": "brown"},
        faces={BLUE: (1, 2, 3, 1)},
        markers={BLUE: "black"},
        staffs={BLUE: 1},
    )
    moved = ("go", "merlin", "cw", "vp-influence")
    assert words_asked(game.turn(), moved, None) == ["move", "rest"]
    assert game.staffs[BLUE] == 1


def test_without_a_mission_to_resolve_nobody_is_asked_at_the_end() -> None:
    """R4.5"""
    game = table(hands={BLUE: "x01 x02 x03 x04"}, castles={BLUE: "blue-shield"})
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == ["move"]


def test_a_player_who_can_do_something_is_asked_before_the_turn_ends() -> None:
    """R4.5, W6: the rules do not judge whether it could wait."""
    game = table(castles={BLUE: "black-flag"}, traitors={BLUE: "blue"})
    assert ("repel", "blue") in asked(game.turn())
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield"), None) == ["move", "rest"]


def test_without_a_free_act_the_turn_ends_by_itself() -> None:
    """R4.3, W6"""
    game = table()
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == ["move"]
    assert game.active != BLUE


def test_acts_that_can_wait_are_offered_with_any_question() -> None:
    """R4.5"""
    game = table(
        cards=MISSION,
        hands={BLUE: "shield"},
        castles={BLUE: "black-flag blue-shield"},
        traitors={BLUE: "blue"},
    )
    options = asked(game.turn(), ("go", "die3", "cw", "vp-shield"))
    assert options == (("mission", "shield"), ("repel", "blue"), None)


def test_free_acts_and_going_on_are_in_one_question() -> None:
    """R4.5"""
    game = table(
        cards={**MISSION, "flag": "1 lady: blue flag"},
        hands={BLUE: "shield flag"},
        castles={BLUE: "blue-shield grey-flag blue-flag"},
    )
    options = asked(game.turn(), ("go", "die3", "cw", "vp-shield"), ("mission", "shield"))
    assert options == (("second", "flag"), None)


# R4.6


def test_only_the_active_player_is_asked_in_a_turn() -> None:
    """R4.6"""
    for seed in range(3):
        game = fresh(4, seed=seed)
        fate = Random(seed)
        for _ in range(16):
            seat = game.active
            assert {choice.seat for choice in drive(game.turn(), fate)} <= {seat}
            game.turns += 1


def test_in_a_scoring_others_decide_too() -> None:
    """R4.6"""
    game = table(
        2,
        round=2,
        active=BLUE,
        used={BLUE: "die1 die2 merlin", YELLOW: USED_UP},
        castles={YELLOW: "black-flag"},
        traitors={YELLOW: "blue"},
    )
    questions = asks(game.turn(), None)
    assert [(choice.seat, choice.ask) for choice in questions] == [(YELLOW, "defend")]


def test_nobody_is_asked_a_question_with_a_single_answer() -> None:
    """R4.3, R4.5"""
    for seed in range(4):
        game = fresh(seats=2 + seed % 3, seed=seed, settings={"favor": "on" if seed % 2 else "off"})
        fate = Random(seed)
        while not game.over:
            questions = drive(game.turn(), fate)
            assert all(len(choice.options) > 1 for choice in questions)
            assert all(len(set(choice.options)) == len(choice.options) for choice in questions)
            assert len(questions) < 40
            game.turns += 1


def test_a_move_is_told_with_die_figure_origin_space_and_direction() -> None:
    """R4.3"""
    game = table(figures={"merlin": "grey"})
    play(game.turn(), ("go", "merlin", "ccw", "black"), None)
    moved = {"seat": BLUE, "figure": "merlin", "origin": "grey", "space": "black", "way": "ccw"}
    assert told(game, "moved") == [moved]
    assert told(game, "used-die") == [{"seat": BLUE, "die": "merlin", "face": 4}]
    assert len(events(game, "turn")) == 1
