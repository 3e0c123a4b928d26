"""The third row of King's favor: R24.1."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from logres.engine import Option, play
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.favor import Favor
from logres.merlin.pieces import VASSALS
from tests.merlin.arrange import (
    BLUE,
    RED,
    YELLOW,
    asked,
    asks,
    spread,
    stock,
    told,
    words_asked,
)
from tests.merlin.modules.test_favor import MERLIN_ONLY, THREES, cards, favor_table, learned, to_grey

# Row 3 in general


def test_a_used_seal_is_face_down_until_the_scoring_is_over() -> None:
    """R23, R12.6, Q31: once between two scorings."""
    game = favor_table(round=2, seals={RED: "shield-bearer-3"}, traitors={RED: "blue grey"})
    assert ("favor", "blue") in asked(game.turn())
    play(game.act_favor(RED, "blue"))
    assert learned(game) == {"shield-bearer-3": False}
    assert "favor" not in str(asked(game.turn()))
    play(game.scoring())
    assert learned(game) == {"shield-bearer-3": True}
    assert told(game, "turned-seals") == [{"seat": RED, "abilities": ["shield-bearer-3"]}]


@pytest.mark.parametrize("round_number", [1, 3, 5])
def test_the_end_of_a_round_without_a_scoring_turns_no_seal(round_number: int) -> None:
    """R23, R12.6"""
    game = favor_table(round=round_number, seals={RED: "lady-3!"})
    play(game.end_round())
    assert learned(game) == {"lady-3": False}


def test_a_seal_that_was_used_in_the_scoring_itself_is_up_at_its_end() -> None:
    """X39: so the ability can be used again before the next scoring."""
    game = favor_table(round=2, seals={RED: "shield-bearer-3"}, traitors={RED: "blue"})
    play(game.scoring(), ("favor", "blue"))
    assert learned(game) == {"shield-bearer-3": True}


def test_seals_of_rows_1_and_2_are_never_turned() -> None:
    """R23"""
    game = to_grey(
        seals={RED: "lady-1 builder-2 shield-bearer-3"},
        traitors={RED: "blue"},
        cards={"easy": "2 lady: any shield"},
        castles={RED: "blue-shield"},
        hands={RED: "easy"},
    )
    play(game.act_mission(RED, "easy"), None)
    assert game.ledger(RED)["favor"] == 1
    play(game.act_go(RED, "die1", "cw", "grey"), ("builder", "brown"))
    assert game.vassals[RED]["builder"] == "brown"
    play(game.act_favor(RED, "blue"))
    assert learned(game) == {"lady-1": True, "builder-2": True, "shield-bearer-3": False}


def test_a_row_3_ability_works_in_the_turn_in_which_it_is_learned() -> None:
    """X36: its moment has not passed."""
    game = favor_table(
        faces=THREES,
        cards=cards(3, "flag-bearer"),
        castles={RED: "blue-shield"},
        hands={RED: "easy"},
    )
    play(
        game.turn(),
        *(("mission", "easy"), "flag-bearer-3"),
        ("go", "die1", "cw", "vp-shield"),
        "shield",
        "deck",
    )
    assert game.ledger(RED) == {"spaces": 1, "favor": 1}


def test_a_row_3_ability_that_is_learned_after_the_action_waits() -> None:
    """X36: its moment has passed."""
    game = favor_table(
        faces={RED: (2, 2, 2, 3)},
        cards={"easy": "3 builder: any material"},
        castles={RED: "blue-material grey-material"},
        hands={RED: "easy"},
    )
    play(
        game.turn(),
        ("go", "die1", "cw", "build-1"),
        ("a1", "blue"),
        *(("mission", "easy"), "builder-3"),
        "deck",
    )
    assert game.manors == {"a1": RED}
    assert learned(game) == {"builder-3": True}


# Row 3: builder


def to_build(**pieces: object) -> Favor:
    """A table where red's knight can reach a build space with a two."""
    return favor_table(
        faces={RED: (2, 2, 1, 2)},
        **{
            "castles": {RED: "blue-material grey-material grey-material"},
            "seals": {RED: "builder-3"},
            **pieces,
        },
    )


def test_the_builder_lets_the_knight_build_two_manors() -> None:
    """R24.1, Q99: each paid for."""
    game = to_build()
    play(game.turn(), ("go", "die1", "cw", "build-1"), ("a1", "blue"), ("b1", "grey"))
    assert game.manors == {"a1": RED, "b1": RED}
    assert stock(game, RED) == ["grey-material"]
    assert learned(game) == {"builder-3": False}
    assert told(game, "used-favor") == [{"seat": RED, "ability": "builder-3"}]


def test_the_second_manor_has_its_tower_bonus_too() -> None:
    """Q99, R24.1: two full builds."""
    game = to_build()
    play(
        game.turn(),
        ("go", "die1", "cw", "build-1"),
        *(("a2", "grey"), "black-shield"),
        *(("a4", "grey"), ("marker", "brown")),
    )
    assert stock(game, RED) == ["black-shield", "blue-material"]
    assert spread(game, RED) == ["brown"]


def test_the_second_manor_may_be_declined() -> None:
    """R24.1: the seal stays up."""
    game = to_build()
    play(game.turn(), ("go", "die1", "cw", "build-1"), ("a1", "blue"), None)
    assert learned(game) == {"builder-3": True}


def test_without_a_second_material_nobody_is_asked_for_a_second_manor() -> None:
    """R24.1"""
    game = to_build(castles={RED: "blue-material"})
    assert words_asked(game.turn(), ("go", "die1", "cw", "build-1"), ("a1", "blue")) == ["move", "build"]
    assert learned(game) == {"builder-3": True}


def test_without_a_first_manor_there_is_no_second() -> None:
    """R24.1"""
    game = to_build()
    assert words_asked(game.turn(), ("go", "die1", "cw", "build-1"), None) == ["move", "build"]


def test_between_two_manors_free_acts_are_allowed() -> None:
    """R24.1, R4.4: a mission may need the material that pays for the second one."""
    game = to_build(
        castles={RED: "blue-material grey-material"},
        cards={"easy": "2 lady: grey material, black shield"},
        hands={RED: "easy"},
    )
    play(
        game.turn(),
        ("go", "die1", "cw", "build-1"),
        *(("a2", "blue"), "black-shield"),
        *(("mission", "easy"), None),
        ("a1", "grey"),
        "deck",
    )
    assert game.ledger(RED) == {"missions": 2}
    assert game.manors == {"a2": RED, "a1": RED}


def test_no_staff_after_two_manors() -> None:
    """R24.1, X30"""
    game = to_build(staffs={RED: 1})
    rule = game.turn()
    answers: tuple[Option, ...] = (("go", "merlin", "cw", "build-1"), ("a1", "blue"), ("a2", "grey"))
    assert words_asked(rule, *answers, "black-shield") == ["move", "build", "favor-build", "tower"]
    assert game.staffs[RED] == 1


def test_no_second_manor_by_favor_once_a_staff_is_spent() -> None:
    """X30: not in the repeated action either."""
    game = to_build(staffs={RED: 1})
    play(
        game.turn(),
        ("go", "merlin", "cw", "build-1"),
        *(("a1", "blue"), None),
        ("staff", "build-1"),
        ("b1", "grey"),
    )
    assert learned(game) == {"builder-3": True}
    assert len(game.manors) == 2


def test_a_staff_is_free_again_for_the_next_move_of_merlin() -> None:
    """
    X30, X29a: a doubled action of one player does not restrict another's Merlin, even for a different action.
    """
    game = to_build(
        castles={RED: "blue-material grey-material", BLUE: "orange-flag blue-shield"},
        staffs={BLUE: 1},
        knights={YELLOW: "vp-shield"},
    )
    play(game.turn(), ("go", "die1", "cw", "build-1"), ("a1", "blue"), ("b1", "grey"))
    assert game.active == BLUE
    game.used[BLUE] = ["die1", "die2", "die3"]
    play(game.turn(), ("go", "merlin", "cw", "grey", ("different", "vp-shield")), ("staff", "vp-shield"))
    assert game.scores()[BLUE] == 2


def test_a_different_action_builds_one_manor() -> None:
    """X29d"""
    game = favor_table(
        faces=THREES,
        castles={RED: "orange-flag blue-material grey-material"},
        knights={BLUE: "build-2"},
        seals={RED: "builder-3"},
    )
    answers: tuple[Option, ...] = (
        ("go", "die1", "cw", "vp-shield", ("different", "build-2")),
        ("a1", "blue"),
    )
    assert words_asked(game.turn(), *answers) == ["move", "build"]


# Row 3: shield-bearer


def test_the_shield_bearer_repels_one_traitor_and_scores_a_point() -> None:
    """R24.2: without a shield, and only one of several."""
    game = favor_table(
        seals={RED: "shield-bearer-3"}, castles={RED: "blue-shield"}, traitors={RED: "blue blue grey"}
    )
    play(game.act_favor(RED, "blue"))
    assert game.traitors[RED] == ["grey", "blue"]
    assert stock(game, RED) == ["blue-shield"]
    assert game.ledger(RED) == {"favor": 1}
    assert told(game, "repelled") == [{"seat": RED, "traitor": "blue", "means": "favor"}]


def test_the_shield_bearer_helps_in_the_own_turn_and_in_a_scoring() -> None:
    """R24.2, Q32, favorRepel=both"""
    game = favor_table(seals={RED: "shield-bearer-3"}, traitors={RED: "blue grey"}, favorRepel="both")
    offered = asked(game.turn())
    assert [act for act in offered if isinstance(act, tuple) and act[0] == "favor"] == [
        ("favor", "grey"),
        ("favor", "blue"),
    ]
    assert asked(game.face_traitors(RED)) == (("favor", "grey"), ("favor", "blue"), None)


def test_as_a_house_rule_the_shield_bearer_does_not_help_in_a_scoring() -> None:
    """Q32, favorRepel=ownTurn"""
    game = favor_table(seals={RED: "shield-bearer-3"}, traitors={RED: "blue"}, favorRepel="ownTurn")
    assert ("favor", "blue") in asked(game.turn())
    assert asked(game.face_traitors(RED)) == ()


@pytest.mark.parametrize("house_rule", ["both", "ownTurn"])
def test_the_shield_bearer_can_repel_after_the_action(house_rule: str) -> None:
    """R24.2, Q32, R4.5, favorRepel=both, favorRepel=ownTurn"""
    pieces = {"seals": {RED: "shield-bearer-3"}, "traitors": {RED: "blue"}, "favorRepel": house_rule}
    game = favor_table(faces={RED: (1, 2, 3, 4)}, **pieces)
    assert asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == (("favor", "blue"), None)


def test_a_flag_bearer_learned_between_two_executions_makes_the_second_possible() -> None:
    """R7.2, X36, R24.3, R4.4"""
    game = favor_table(
        cards={"banner": "3 flag-bearer: grey flag"},
        hands={RED: "banner"},
        castles={RED: "grey-flag"},
        staffs={RED: 1},
        figures={MERLIN: "vp-shield"},
    )
    answers: list[Option] = [("mission", "banner"), "flag-bearer-3", ("staff", "vp-shield"), "flag"]
    questions = asks(game.arrive(RED, MERLIN, "vp-shield"), *answers)
    assert [choice.ask for choice in questions] == ["rest", "learn", "rest", "favor-score"]
    assert ("staff", "vp-shield") not in questions[0].options
    assert (game.score_of(RED), game.staffs[RED]) == (2, 0)


def test_row_two_learned_between_two_executions_makes_the_second_possible() -> None:
    """R7.2, X33, R22, R4.4: all vassals stand in the principality already."""
    game = favor_table(
        cards={"banner": "2 lady: grey flag"},
        hands={RED: "banner"},
        castles={RED: "grey-flag"},
        vassals={RED: "builder:blue flag-bearer:blue shield-bearer:blue"},
        staffs={RED: 1},
        figures={MERLIN: "blue"},
    )
    answers: list[Option] = [("mission", "banner"), "lady-2", ("staff", "blue"), ("lady", "black")]
    questions = asks(game.arrive(RED, MERLIN, "blue"), ("lady", "blue"), *answers)
    assert [choice.ask for choice in questions] == ["send", "rest", "learn", "rest", "send"]
    assert ("staff", "blue") not in questions[1].options
    assert (spread(game, RED), game.vassals[RED]["lady"]) == (["black", "blue"], "black")


def test_the_builder_learned_after_the_manor_comes_too_late() -> None:
    """Q105, X36, R24.1: the action was complete without it."""
    game = favor_table(
        cards={"banner": "3 builder: grey flag"},
        hands={RED: "banner"},
        castles={RED: "grey-flag grey-material purple-material"},
        knights={RED: "influence-flag"},
        faces={RED: (1, 2, 3, 4)},
    )
    built: list[Option] = [
        ("go", "die1", "cw", "build-1"),
        ("a1", "grey"),
        ("mission", "banner"),
        "builder-3",
    ]
    assert words_asked(game.turn(), *built, "deck") == ["move", "build", "rest", "learn", "draw"]
    assert game.can_use(RED, "builder")


def test_the_shield_bearer_is_asked_for_nothing_without_traitors() -> None:
    """R24.2"""
    game = favor_table(seals={RED: "shield-bearer-3"}, traitors={YELLOW: "blue"})
    assert "favor" not in str(asked(game.turn()))
    assert asked(game.face_traitors(RED)) == ()


def test_the_shield_bearer_and_excalibur_help_each_other() -> None:
    """R24.2, R12.1c: all are repelled."""
    game = favor_table(round=2, excalibur=RED, seals={RED: "shield-bearer-3"}, traitors={RED: "blue"})
    play(game.face_traitors(RED), ("favor", "blue"))
    assert game.ledger(RED) == {"favor": 1, "excalibur": 3}


def test_the_shield_bearer_and_a_repel_flag_may_be_used_in_one_scoring() -> None:
    """R24.2, R12.1a: in either order."""
    for answers in ((("favor", "blue"), ("repel", "grey")), (("repel", "grey"), ("favor", "blue"))):
        game = favor_table(
            round=2,
            castles={RED: "black-flag"},
            seals={RED: "shield-bearer-3"},
            traitors={RED: "blue grey grey"},
        )
        play(game.face_traitors(RED), *answers)
        assert game.ledger(RED) == {"favor": 1}


def test_the_shield_bearer_has_nothing_to_do_with_a_staff() -> None:
    """X32: he helps between two executions, and the action is repeated."""
    game = favor_table(
        used=MERLIN_ONLY,
        castles={RED: "blue-shield"},
        faces={RED: (1, 2, 4, 3)},
        staffs={RED: 1},
        seals={RED: "shield-bearer-3"},
        traitors={RED: "blue"},
    )
    play(
        game.turn(),
        ("go", "merlin", "cw", "vp-shield"),
        ("favor", "blue"),
        ("staff", "vp-shield"),
    )
    assert game.ledger(RED) == {"spaces": 2, "favor": 1}


# Row 3: flag-bearer


def to_points(**pieces: object) -> Favor:
    """A table where red's knight or Merlin can reach the space of points for shields with a three."""
    return favor_table(
        **{
            "faces": THREES,
            "castles": {RED: "blue-flag grey-material blue-material brown-material"},
            "markers": {RED: "blue blue"},
            "seals": {RED: "flag-bearer-3"},
            **pieces,
        },
    )


@pytest.mark.parametrize(("piece", "points"), [("influence", 2), ("shield", 0), ("flag", 1), ("material", 3)])
def test_the_flag_bearer_scores_any_kind_of_pieces_and_a_point(piece: str, points: int) -> None:
    """R24.3"""
    game = to_points()
    play(game.turn(), ("go", "die1", "cw", "vp-shield"), piece)
    assert game.ledger(RED) == {"spaces": points, "favor": 1}
    assert told(game, "forfeited") == []
    assert learned(game) == {"flag-bearer-3": False}


def test_without_arthur_the_flag_bearer_scores_no_manors() -> None:
    """Q30, R24.3"""
    game = to_points()
    assert asked(game.turn(), ("go", "die1", "cw", "vp-shield")) == (
        *("influence", "shield", "flag", "material"),
        None,
    )


def test_the_flag_bearer_need_not_help() -> None:
    """R24.3: then the printed kind is scored."""
    game = to_points(castles={RED: "blue-shield"})
    play(game.turn(), ("go", "die1", "cw", "vp-shield"), None)
    assert game.ledger(RED) == {"spaces": 1}
    assert learned(game) == {"flag-bearer-3": True}


def test_the_flag_bearer_helps_in_one_of_two_executions() -> None:
    """X31: the other scores the printed kind."""
    pieces: Mapping[str, object] = {"staffs": {RED: 1}, "castles": {RED: "blue-shield blue-material"}}
    game = to_points(**pieces)
    play(game.turn(), ("go", "merlin", "cw", "vp-shield"), "influence", ("staff", "vp-shield"))
    assert game.ledger(RED) == {"spaces": 2 + 1, "favor": 1}
    game = to_points(**pieces)
    play(game.turn(), ("go", "merlin", "cw", "vp-shield"), None, ("staff", "vp-shield"), "influence")
    assert game.ledger(RED) == {"spaces": 1 + 2, "favor": 1}


def test_a_different_action_does_not_wake_the_flag_bearer() -> None:
    """X29d"""
    game = to_points(castles={RED: "orange-flag"}, knights={BLUE: "vp-material"})
    play(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "vp-material")))
    assert game.ledger(RED) == {"spaces": 0}


# Row 3: lady


def to_influence(space: str = "influence-flag", **pieces: object) -> Favor:
    """A table where red's knight or Merlin stands three before an influence space."""
    before = {
        "influence-flag": "relocate",
        "influence-vassal": "grey",
        "influence-shield": "build-2",
        "influence-material": "orange",
    }[space]
    return favor_table(
        **{
            "faces": THREES,
            "figures": {"knight2": before, "merlin": before},
            "markers": {RED: "blue brown"},
            "seals": {RED: "lady-3"},
            **pieces,
        },
    )


@pytest.mark.parametrize(
    "space", ["influence-flag", "influence-vassal", "influence-shield", "influence-material"]
)
def test_at_any_influence_space_the_lady_sends_two_vassals_instead(space: str) -> None:
    """R24.4, Q29: to principalities with own markers."""
    game = to_influence(space)
    play(
        game.turn(),
        ("go", "die1", "cw", space),
        ("builder", "blue"),
        ("shield-bearer", "brown"),
    )
    assert stock(game, RED) == ["brown-shield", "blue-material"]
    assert told(game, "forfeited") == []
    assert learned(game) == {"lady-3": False}
    assert told(game, "used-favor") == [{"seat": RED, "ability": "lady-3"}]


def test_the_lady_offers_principalities_with_own_markers_only() -> None:
    """R24.4"""
    game = to_influence()
    assert asked(game.turn(), ("go", "die1", "cw", "influence-flag")) == (
        *((vassal, place) for place in ("blue", "brown") for vassal in VASSALS),
        None,
    )


def test_the_same_principality_may_be_chosen_twice() -> None:
    """R24.4: also one that the first vassal has brought a marker to."""
    game = to_influence(markers={RED: "blue"})
    play(game.turn(), ("go", "die1", "cw", "influence-flag"), ("lady", "blue"), ("builder", "blue"))
    assert spread(game, RED) == ["blue", "blue"]
    assert stock(game, RED) == ["blue-material"]


def test_one_vassal_may_be_sent_twice() -> None:
    """R24.4: from the first principality to the second."""
    game = to_influence()
    play(game.turn(), ("go", "die1", "cw", "influence-flag"), ("builder", "blue"), ("builder", "brown"))
    assert stock(game, RED) == ["blue-material", "brown-material"]


def test_the_second_vassal_may_stay_at_home() -> None:
    """R24.4: the seal is still turned."""
    game = to_influence()
    play(game.turn(), ("go", "die1", "cw", "influence-flag"), ("builder", "blue"), None)
    assert learned(game) == {"lady-3": False}


def test_a_player_who_declines_the_lady_performs_the_space() -> None:
    """R24.4"""
    game = to_influence(markers={RED: "blue"})
    play(game.turn(), ("go", "die1", "cw", "influence-flag"), None)
    assert stock(game, RED) == ["blue-flag"]
    assert learned(game) == {"lady-3": True}


def test_without_markers_the_lady_is_not_asked() -> None:
    """R24.4"""
    game = to_influence(markers={})
    assert words_asked(game.turn(), ("go", "die1", "cw", "influence-flag")) == ["move"]


def test_the_lady_needs_an_influence_space() -> None:
    """Q29"""
    game = favor_table(faces=THREES, markers={RED: "blue"}, seals={RED: "lady-3"})
    assert words_asked(game.turn(), ("go", "die1", "cw", "vp-shield")) == ["move"]


def test_between_two_vassals_free_acts_are_allowed() -> None:
    """R24.4, R4.4: a mission may need the first one where it will not stay."""
    game = to_influence(cards={"easy": "2 flag-bearer: builder in blue"}, hands={RED: "easy"})
    play(
        game.turn(),
        ("go", "die1", "cw", "influence-flag"),
        ("builder", "blue"),
        *(("mission", "easy"), None),
        ("builder", "brown"),
        "deck",
    )
    assert game.ledger(RED) == {"missions": 2}
    assert game.vassals[RED]["builder"] == "brown"


def test_no_staff_after_the_lady() -> None:
    """R24.4, X30"""
    game = to_influence(staffs={RED: 1})
    answers: tuple[Option, ...] = (
        ("go", "merlin", "cw", "influence-flag"),
        ("builder", "blue"),
        ("lady", "brown"),
    )
    assert words_asked(game.turn(), *answers) == ["move", "favor-deploy", "deploy"]


def test_no_lady_once_a_staff_is_spent() -> None:
    """X30"""
    game = to_influence(staffs={RED: 1}, markers={RED: "blue"})
    answers: tuple[Option, ...] = (
        *(("go", "merlin", "cw", "influence-flag"), None),
        ("staff", "influence-flag"),
    )
    assert words_asked(game.turn(), *answers) == ["move", "favor-deploy", "rest"]
    assert stock(game, RED) == ["blue-flag", "blue-flag"]


def test_a_different_action_does_not_wake_the_lady() -> None:
    """X29d"""
    game = favor_table(
        faces=THREES,
        castles={RED: "orange-flag"},
        knights={BLUE: "influence-shield"},
        markers={RED: "blue"},
        seals={RED: "lady-3"},
    )
    play(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "influence-shield")))
    assert stock(game, RED) == ["blue-shield"]
