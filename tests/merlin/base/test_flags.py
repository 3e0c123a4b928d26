"""Flags: R10."""

from __future__ import annotations

import pytest

from logres.engine import Option, play
from logres.merlin.parts import read
from logres.merlin.pieces import PLACES
from tests.merlin.arrange import BLUE, RED, RING, YELLOW, asked, asks, stock, table, told, words_asked

MERLIN_ONLY = {RED: "die1 die2 die3"}


def names(options: tuple[Option, ...]) -> list[str]:
    """The kinds of acts that a question offers, each once."""
    return [*dict.fromkeys(str(option[0]) for option in options if isinstance(option, tuple))]


def acts(options: tuple[Option, ...], name: str) -> list[Option]:
    """The acts of one kind that a question offers."""
    return [option for option in options if isinstance(option, tuple) and option[0] == name]


def flags_after(options: tuple[Option, ...], *move: Option) -> list[Option]:
    """The flags that a question offers after a move, in their order; an empty tuple for the move alone."""
    ways = [option for option in options if isinstance(option, tuple) and option[: len(move)] == move]
    return [way[len(move) :] for way in ways]


# In general


def test_any_number_of_flags_may_be_used_in_a_turn() -> None:
    """R10.0: each returns to its principality."""
    game = table(
        active=RED,
        faces={RED: (1, 1, 2, 2)},
        castles={RED: "purple-flag blue-flag brown-flag orange-flag black-flag"},
        knights={YELLOW: "vp-flag"},
    )
    play(
        game.turn(),
        ("turn", "die1"),  # six steps
        ("reverse", "die1", "build-3", ("mirror", "excalibur"), ("different", "vp-flag")),
    )
    assert stock(game, RED) == ["black-flag"]
    assert game.scores()[RED] == 1
    assert [used["flag"] for used in told(game, "used-flag")] == [
        "purple-flag",
        "blue-flag",
        "brown-flag",
        "orange-flag",
    ]
    assert all(game.supply[flag] == 6 for flag in ("purple-flag", "blue-flag", "brown-flag", "orange-flag"))


def test_a_flag_is_told_with_its_power() -> None:
    """R10.0"""
    game = table(active=RED, castles={RED: "black-flag"}, traitors={RED: "blue"})
    play(game.act_repel(RED, "blue"))
    assert told(game, "used-flag") == [{"seat": RED, "power": "repel", "flag": "black-flag"}]


def test_flags_are_used_in_the_own_turn_only() -> None:
    """R10.0: the flags of others ask nothing."""
    flags = " ".join(f"{place}-flag" for place in PLACES)
    game = table(
        active=RED,
        faces={RED: (1, 3, 4, 2)},
        castles={YELLOW: flags},
        traitors={YELLOW: "blue"},
        knights={BLUE: "grail", YELLOW: "orange"},
    )
    questions = asks(game.turn(), ("go", "die2", "cw", "vp-shield"))
    assert [(choice.seat, choice.ask) for choice in questions] == [(RED, "move")]


def test_without_flags_no_act_of_a_flag_is_offered() -> None:
    """R10.0"""
    game = table(active=RED, traitors={RED: "blue"}, knights={YELLOW: "grail"})
    assert names(asked(game.turn())) == ["go"]


@pytest.mark.parametrize(
    ("power", "place"),
    [*zip(("repel", "missions", "reverse", "turn", "different", "mirror"), PLACES, strict=True)],
)
def test_the_colour_of_a_flag_decides_what_it_does(power: str, place: str) -> None:
    """R10.9"""
    game = table(
        active=RED,
        castles={RED: f"{place}-flag blue-shield"},
        traitors={RED: "blue"},
        knights={YELLOW: "vp-flag"},
        cards={"first": "1 lady: blue shield", "second": "1 lady: any shield"},
        hands={RED: "first second"},
    )
    begun: tuple[Option, ...] = (("mission", "first"), ("go", "die3", "cw", "vp-shield"))
    offered = {*names(asked(game.turn()))}
    for answers in (begun[:1], begun):
        offered |= {*names(asked(game.copy().turn(), *answers))}
    detours = flags_after(asked(game.turn()), "go", "die3", "cw", "vp-shield")
    flags = [flag for way in detours if isinstance(way, tuple) for flag in way if isinstance(flag, tuple)]
    offered |= {str(flag[0]) for flag in flags}
    word = {"missions": "second"}.get(power, power)
    assert offered & {"repel", "second", "reverse", "turn", "different", "mirror"} == {word}


def test_each_power_has_its_own_colour() -> None:
    """R10.9"""
    flags = read().flags
    assert {*flags.values()} == {*PLACES}
    assert len(flags) == 6


# Repel traitors


def test_a_repel_flag_repels_all_own_traitors_of_one_colour() -> None:
    """R10.1: others stay, and no shield is spent."""
    game = table(
        active=RED,
        castles={RED: "black-flag blue-shield"},
        traitors={RED: "blue blue grey", YELLOW: "blue"},
    )
    play(game.act_repel(RED, "blue"))
    assert game.traitors == [[], ["blue"], ["grey"]]
    assert game.traitor_discards == ["blue", "blue"]
    assert stock(game, RED) == ["blue-shield"]
    assert told(game, "repelled") == [{"seat": RED, "traitor": "blue", "means": "flag"}] * 2
    assert game.scores() == [0, 0, 0]


def test_a_repel_flag_asks_for_one_of_the_colours() -> None:
    """R10.1"""
    game = table(active=RED, castles={RED: "black-flag"}, traitors={RED: "grey blue blue"})
    assert acts(asked(game.turn()), "repel") == [("repel", "grey"), ("repel", "blue")]


def test_without_traitors_a_repel_flag_is_not_offered() -> None:
    """R10.1"""
    game = table(active=RED, castles={RED: "black-flag"}, traitors={YELLOW: "grey"})
    assert names(asked(game.turn())) == ["go"]


@pytest.mark.parametrize("before", [0, 2, 4])
def test_a_repel_flag_is_for_any_moment_of_the_turn(before: int) -> None:
    """R10.1, Q12: before the move, between two executions, and after them."""
    game = table(
        active=RED,
        faces={RED: (1, 1, 2, 4)},
        castles={RED: "black-flag orange-flag"},
        traitors={RED: "blue"},
        staffs={RED: 1},
        figures={"knight1": "grail"},
        cards={"easy": "1 lady: any flag"},
        hands={RED: "easy"},
    )
    moments: list[Option] = [
        ("go", "merlin", "ccw", "brown"),
        ("lady", "brown"),
        ("staff", "brown"),
        ("builder", "brown"),
        None,
    ]
    play(game.turn(), *moments[:before], ("repel", "blue"), *moments[before:])
    assert game.traitors[RED] == []
    assert stock(game, RED) == ["orange-flag", "brown-material"]


def test_a_repel_flag_can_be_used_after_the_action() -> None:
    """R10.1, R4.5"""
    game = table(active=RED, castles={RED: "black-flag"}, traitors={RED: "grey"}, faces={RED: (3, 3, 2, 2)})
    assert asked(game.turn(), ("go", "die1", "cw", "vp-shield")) == (("repel", "grey"), None)


def test_a_repel_flag_gained_by_the_action_repels_in_the_same_turn() -> None:
    """R10.1, Q17, R4.5"""
    game = table(
        active=RED, traitors={RED: "grey grey"}, knights={RED: "mission-2"}, faces={RED: (1, 3, 2, 2)}
    )
    play(game.turn(), ("go", "die1", "cw", "black"), ("flag-bearer", "black"), ("repel", "grey"))
    assert (game.traitors[RED], game.supply["black-flag"]) == ([], 6)


def test_as_a_house_rule_a_repel_flag_is_for_scorings_only() -> None:
    """Q12, repelFlag=scoringOnly"""
    game = table(active=RED, castles={RED: "black-flag"}, traitors={RED: "grey"}, repelFlag="scoringOnly")
    assert names(asked(game.turn())) == ["go"]
    assert asked(game.face_traitors(RED)) == (("repel", "grey"), None)


def test_usually_a_repel_flag_is_for_the_turn_and_for_scorings() -> None:
    """Q12, repelFlag=both"""
    game = table(active=RED, castles={RED: "black-flag"}, traitors={RED: "grey"}, repelFlag="both")
    assert ("repel", "grey") in asked(game.turn())
    assert asked(game.face_traitors(RED)) == (("repel", "grey"), None)


# Missions

TWO_CARDS = {"first": "1 lady: any shield", "second": "3 builder: blue shield", "third": "2 lady: any shield"}


def test_after_a_mission_a_missions_flag_allows_a_second_one_for_two_points_more() -> None:
    """R10.2, Q13"""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "grey-flag blue-shield"},
        cards=TWO_CARDS,
        hands={RED: "first second"},
        display="x01 x02 x03",
        deck="x04 x05",
    )
    play(
        game.turn(),
        ("mission", "first"),
        ("second", "second"),
        ("go", "die1", "cw", "vp-shield"),
        "x02",
        "deck",
    )
    assert game.ledger(RED) == {"missions": 1 + 3, "flags": 2, "spaces": 1}
    assert stock(game, RED) == ["blue-shield"]
    assert game.mission_discards[-2:] == ["first", "second"]
    assert game.hands[RED] == ["x02", "x05"]
    assert told(game, "scored")[1:3] == [
        {"seat": RED, "points": 3, "source": "missions", "total": 4, "mission": "second"},
        {"seat": RED, "points": 2, "source": "flags", "total": 6, "mission": "second"},
    ]


def test_two_missions_are_replaced_only_at_the_end_of_the_turn() -> None:
    """R10.2: by then the action has been performed."""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "grey-flag blue-shield"},
        cards=TWO_CARDS,
        hands={RED: "first second"},
    )
    rule = game.turn()
    asks(rule, ("mission", "first"), ("second", "second"))
    assert game.hands[RED] == []
    assert game.due == 2


def test_a_missions_flag_is_of_no_use_before_a_mission() -> None:
    """R10.2"""
    game = table(
        active=RED, castles={RED: "grey-flag blue-shield"}, cards=TWO_CARDS, hands={RED: "first second"}
    )
    assert names(asked(game.turn())) == ["go", "mission"]


def test_the_second_mission_must_be_met_like_any_other() -> None:
    """R10.2"""
    game = table(
        active=RED, castles={RED: "grey-flag grey-shield"}, cards=TWO_CARDS, hands={RED: "first second"}
    )
    assert "second" not in names(asked(game.turn(), ("mission", "first")))


def test_the_second_mission_may_come_long_after_the_first() -> None:
    """R10.2: one before the move, one after the action."""
    game = table(
        active=RED,
        faces={RED: (4, 4, 2, 4)},
        castles={RED: "grey-flag blue-flag"},
        cards={"first": "1 lady: any flag", "second": "2 lady: lady in grey"},
        hands={RED: "first second"},
    )
    play(
        game.turn(),
        ("mission", "first"),
        ("go", "die1", "cw", "grey"),
        ("lady", "grey"),
        ("second", "second"),
        *("deck", "deck"),
    )
    assert game.ledger(RED) == {"missions": 3, "flags": 2}


def test_a_missions_flag_that_was_gained_in_this_turn_may_be_used() -> None:
    """Q17, R10.2"""
    game = table(
        active=RED,
        faces={RED: (4, 4, 2, 4)},
        castles={RED: "blue-shield"},
        cards=TWO_CARDS,
        hands={RED: "first second"},
    )
    play(
        game.turn(),
        ("mission", "first"),
        ("go", "die1", "cw", "grey"),
        ("flag-bearer", "grey"),
        ("second", "second"),
        *("deck", "deck"),
    )
    assert game.supply["grey-flag"] == 6
    assert game.ledger(RED) == {"missions": 4, "flags": 2}


def test_a_mirror_flag_that_was_gained_in_this_turn_comes_too_late() -> None:
    """Q17: its moment is gone."""
    game = table(active=RED, faces={RED: (4, 4, 2, 4)}, knights={RED: "orange"})
    assert words_asked(game.turn(), ("go", "die1", "cw", "brown"), ("flag-bearer", "brown")) == [
        "move",
        "send",
    ]
    assert stock(game, RED) == ["brown-flag"]


def test_a_second_missions_flag_allows_no_third_mission() -> None:
    """X22, Q13, missionsFlagStacks=off"""
    game = table(
        active=RED,
        castles={RED: "grey-flag grey-flag blue-shield"},
        cards=TWO_CARDS,
        hands={RED: "first second third"},
    )
    assert ("second", "third") in asked(game.copy().turn(), ("mission", "first"))
    assert names(asked(game.copy().turn(), ("mission", "first"), ("second", "second"))) == ["go"]


def test_as_a_house_rule_a_second_missions_flag_allows_a_third_mission() -> None:
    """X22, Q13, missionsFlagStacks=on"""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "grey-flag grey-flag blue-shield"},
        cards=TWO_CARDS,
        hands={RED: "first second third"},
        missionsFlagStacks="on",
    )
    play(
        game.turn(),
        *(("mission", "first"), ("second", "second"), ("second", "third")),
        ("go", "die1", "cw", "vp-shield"),
        *("deck", "deck", "deck"),
    )
    assert game.ledger(RED) == {"missions": 1 + 3 + 2, "flags": 4, "spaces": 1}


def test_the_missions_flag_itself_is_gone_when_the_second_mission_is_looked_at() -> None:
    """X23"""
    cards = {
        "first": "1 lady: any flag",
        "second": "2 lady: grey flag",
        "third": "1 lady: any flag, any flag",
    }
    game = table(active=RED, castles={RED: "grey-flag"}, cards=cards, hands={RED: "first second third"})
    assert "second" not in names(asked(game.turn(), ("mission", "first")))
    game = table(
        active=RED, castles={RED: "grey-flag grey-flag"}, cards=cards, hands={RED: "first second third"}
    )
    assert acts(asked(game.turn(), ("mission", "first")), "second") == [("second", "second")]


# Reverse


def test_a_reverse_flag_sends_the_knight_counter_clockwise() -> None:
    """R10.3"""
    game = table(active=RED, faces={RED: (3, 3, 2, 4)}, castles={RED: "blue-flag"})
    play(game.turn(), ("reverse", "die1", "vp-influence"))
    assert game.figures["knight2"] == "vp-influence"
    assert game.used[RED] == ["die1"]
    assert stock(game, RED) == []
    assert told(game, "moved") == [
        {"seat": RED, "figure": "knight2", "origin": "black", "space": "vp-influence", "way": "ccw"}
    ]
    assert told(game, "used-die") == [{"seat": RED, "die": "die1", "face": 3}]


def test_a_reverse_flag_is_for_dice_of_the_knight_only() -> None:
    """R10.3, X27: Merlin goes either way without it."""
    game = table(active=RED, faces={RED: (1, 2, 3, 4)}, castles={RED: "blue-flag"})
    offered = asked(game.turn())
    assert [act[1] for act in acts(offered, "reverse") if isinstance(act, tuple)] == ["die1", "die2", "die3"]
    assert [act[2] for act in acts(offered, "go") if isinstance(act, tuple)] == [
        "cw",
        "cw",
        "cw",
        "cw",
        "ccw",
    ]


def test_a_reverse_flag_follows_the_face_to_which_the_die_was_turned() -> None:
    """R10.3, X20"""
    game = table(active=RED, faces={RED: (1, 2, 3, 4)}, castles={RED: "blue-flag"}, apples={RED: 1})
    assert acts(asked(game.turn(), ("apple", "die1", 5)), "reverse") == [
        ("reverse", "die1", RING[-5]),
    ]


# Turn


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_turn_flag_turns_the_chosen_die_to_the_opposite_face(face: int) -> None:
    """R10.4"""
    game = table(active=RED, faces={RED: (face, face, 2, 4)}, castles={RED: "purple-flag"})
    play(game.act_turn(RED, "die1"))
    assert game.faces[RED]["die1"] == 7 - face
    assert game.faces[RED]["die2"] == face
    assert told(game, "turned") == [
        {"seat": RED, "die": "die1", "origin": face, "face": 7 - face, "means": "flag"}
    ]


def test_a_turned_die_is_the_die_of_the_turn() -> None:
    """R10.4, Q14, turnAnyDie=off"""
    game = table(active=RED, faces={RED: (1, 2, 3, 4)}, castles={RED: "purple-flag"})
    assert asked(game.turn(), ("turn", "merlin")) == (
        ("go", "merlin", "cw", "vp-shield"),
        ("go", "merlin", "ccw", "vp-influence"),
    )


def test_a_used_die_cannot_be_turned() -> None:
    """R10.4"""
    game = table(active=RED, castles={RED: "purple-flag"}, used={RED: "die1 merlin"})
    assert acts(asked(game.turn()), "turn") == [("turn", "die2"), ("turn", "die3")]


def test_as_a_house_rule_another_die_may_be_turned_than_the_one_that_moves() -> None:
    """Q14, turnAnyDie=on: it keeps its face until it is used."""
    game = table(active=RED, faces={RED: (3, 4, 5, 1)}, castles={RED: "purple-flag"}, turnAnyDie="on")
    play(game.turn(), ("turn", "merlin"), ("go", "die1", "cw", "vp-shield"))
    assert game.faces[RED]["merlin"] == 6
    assert game.used[RED] == ["die1"]


def test_an_apple_and_turn_flags_act_on_the_face_of_the_moment() -> None:
    """X20: in any order, and a face is always 1 to 6."""
    game = table(active=RED, castles={RED: "purple-flag purple-flag"}, apples={RED: 1})
    play(game.turn(), ("turn", "die1"), ("apple", "die1", 2), ("turn", "die1"))
    assert [turned["face"] for turned in told(game, "turned")] == [6, 2, 5]
    assert game.figures["knight2"] == RING[5]  # nothing was left to choose


# Different action


def test_a_different_action_is_that_of_a_space_with_another_players_knight() -> None:
    """R10.5, Q15: the own knight stays where it went."""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag"},
        knights={BLUE: "grail", YELLOW: "excalibur"},
    )
    play(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "grail")))
    assert game.grail == RED
    assert game.figures["knight2"] == "vp-shield"
    assert game.supply["orange-flag"] == 6
    assert told(game, "borrowed") == [{"seat": RED, "figure": "knight2", "space": "grail"}]


def test_a_different_action_is_offered_for_the_knights_of_all_others() -> None:
    """R10.5: once for each space, not for Merlin's or the space reached."""
    game = table(
        4,
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag"},
        figures={"merlin": "relocate", "knight0": "grail", "knight1": "vp-shield", "knight3": "grail"},
    )
    ways = flags_after(asked(game.turn()), "go", "die1", "cw", "vp-shield")
    assert ways == [(), (("different", "grail"),)]


def test_equal_actions_are_offered_once_and_not_in_place_of_an_equal_one() -> None:
    """X29g"""
    knights = {"knight0": "build-2", "knight1": "build-3", "knight3": "mission-1"}
    game = table(4, active=RED, faces={RED: (2, 2, 3, 4)}, castles={RED: "orange-flag"}, figures=knights)
    offered = asked(game.turn())
    mission = ("different", "mission-1")
    assert flags_after(offered, "go", "die3", "cw", "vp-shield") == [
        (),
        (("different", "build-2"),),
        (mission,),
    ]
    assert flags_after(offered, "go", "die1", "cw", "build-1") == [(), (mission,)]


def test_a_second_mirror_flag_takes_no_knight_back() -> None:
    """X29g"""
    game = table(active=RED, faces={RED: (3, 3, 2, 4)}, castles={RED: "brown-flag brown-flag"})
    assert flags_after(asked(game.turn()), "go", "die1", "cw", "vp-shield") == [(), (("mirror", "vp-flag"),)]


def test_a_different_action_is_not_offered_when_all_knights_stand_on_the_space_reached() -> None:
    """R10.5"""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag"},
        knights={BLUE: "vp-shield", YELLOW: "vp-shield"},
    )
    assert flags_after(asked(game.turn()), "go", "die1", "cw", "vp-shield") == [()]


def test_a_different_action_replaces_the_action_of_the_space_reached() -> None:
    """R10.5: its own action is not performed."""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag blue-shield blue-shield"},
        knights={BLUE: "vp-flag", YELLOW: "vp-flag"},
    )
    play(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "vp-flag")))
    assert game.scores()[RED] == 0  # the flag is gone by now


def test_the_flag_for_a_different_action_need_not_be_used() -> None:
    """R10.5"""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag blue-shield"},
        knights={BLUE: "grail"},
    )
    play(game.turn(), ("go", "die1", "cw", "vp-shield"))
    assert stock(game, RED) == ["blue-shield", "orange-flag"]
    assert game.scores()[RED] == 1


def test_merlin_may_perform_a_different_action_and_repeat_it_for_a_staff() -> None:
    """R10.5, X29a, Q15, differentKnightOnly=off"""
    game = table(
        active=RED,
        castles={RED: "orange-flag blue-shield blue-shield"},
        staffs={RED: 1},
        knights={BLUE: "vp-shield", YELLOW: "vp-shield"},
        used=MERLIN_ONLY,
    )
    play(
        game.turn(),
        ("go", "merlin", "cw", "grey", ("different", "vp-shield")),
        ("staff", "vp-shield"),
    )
    assert game.scores()[RED] == 4
    assert game.figures["merlin"] == "grey"
    assert game.staffs[RED] == 0


def test_a_staff_repeats_no_different_action_of_the_knight() -> None:
    """X29a"""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag blue-shield"},
        staffs={RED: 1},
        knights={BLUE: "grail"},
    )
    assert words_asked(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "grail"))) == ["move"]


def test_as_a_house_rule_only_the_own_knight_performs_a_different_action() -> None:
    """Q15, differentKnightOnly=on"""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 3)},
        castles={RED: "orange-flag"},
        knights={BLUE: "grail", YELLOW: "grail"},
        differentKnightOnly="on",
    )
    offered = asked(game.turn())
    assert flags_after(offered, "go", "merlin", "cw", "vp-shield") == [()]
    assert flags_after(offered, "go", "die1", "cw", "vp-shield") == [(), (("different", "grail"),)]


# Mirror


def test_a_mirror_flag_puts_the_knight_on_the_opposite_space_and_performs_that() -> None:
    """R10.6: it stays there."""
    game = table(active=RED, faces={RED: (2, 2, 3, 4)}, castles={RED: "brown-flag"})
    play(game.turn(), ("go", "die1", "cw", "build-1", ("mirror", "grail")))
    assert game.grail == RED
    assert game.figures["knight2"] == "grail"
    assert game.supply["brown-flag"] == 6
    assert [(moved["space"], moved["way"]) for moved in told(game, "moved")] == [
        ("build-1", "cw"),
        ("grail", "mirror"),
    ]


def test_a_mirror_flag_is_for_the_own_knight_only() -> None:
    """R10.6: not after moving Merlin."""
    game = table(active=RED, faces={RED: (1, 2, 5, 3)}, castles={RED: "brown-flag"}, knights={BLUE: "grail"})
    offered = asked(game.turn())
    assert flags_after(offered, "go", "merlin", "cw", "vp-shield") == [()]
    assert flags_after(offered, "go", "die1", "cw", RING[1]) == [(), (("mirror", RING[13]),)]


def test_using_a_mirror_flag_is_voluntary() -> None:
    """Q16, R10.6"""
    game = table(active=RED, faces={RED: (3, 3, 2, 4)}, castles={RED: "brown-flag blue-shield"})
    ways = flags_after(asked(game.copy().turn()), "go", "die1", "cw", "vp-shield")
    assert ways == [(), (("mirror", "vp-flag"),)]
    play(game.turn(), ("go", "die1", "cw", "vp-shield"))
    assert game.figures["knight2"] == "vp-shield"


def test_once_used_a_mirror_flag_moves_the_knight_for_good() -> None:
    """Q16: the space that the knight left cannot be performed any more."""
    game = table(active=RED, faces={RED: (3, 3, 2, 4)}, castles={RED: "brown-flag blue-shield"})
    rule = game.turn()
    assert words_asked(rule, ("go", "die1", "cw", "vp-shield", ("mirror", "vp-flag"))) == ["move"]
    assert game.scores()[RED] == 0


@pytest.mark.parametrize("at", range(24))
def test_opposite_is_half_the_ring_further(at: int) -> None:
    """X29: whatever stands there."""
    game = table()
    assert game.opposite(RING[at]) == RING[(at + 12) % 24]


def test_a_knight_that_was_reversed_may_be_mirrored() -> None:
    """X28"""
    game = table(active=RED, faces={RED: (3, 3, 2, 4)}, castles={RED: "blue-flag brown-flag"})
    play(game.turn(), ("reverse", "die1", "vp-influence", ("mirror", "vp-material")))
    assert game.figures["knight2"] == "vp-material"


def test_after_mirror_a_different_action_may_be_named() -> None:
    """X29e: from where the knight stands now."""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag brown-flag blue-shield"},
        knights={BLUE: "grail", YELLOW: "vp-flag"},
    )
    mirror = ("mirror", "vp-flag")
    ways = flags_after(asked(game.turn()), "go", "die1", "cw", "vp-shield", mirror)
    assert ways == [(), (("different", "grail"),)]
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag brown-flag"},
        knights={BLUE: "grail"},
    )
    play(game.turn(), ("go", "die1", "cw", "vp-shield", ("mirror", "vp-flag"), ("different", "grail")))
    assert game.grail == RED
    assert game.figures["knight2"] == "vp-flag"


def test_after_a_different_action_the_knight_is_not_mirrored() -> None:
    """X29e: not the other way round."""
    game = table(
        active=RED,
        faces={RED: (3, 3, 2, 4)},
        castles={RED: "orange-flag brown-flag"},
        knights={BLUE: "grail"},
    )
    different = ("different", "grail")
    assert flags_after(asked(game.turn()), "go", "die1", "cw", "vp-shield", different) == [()]
