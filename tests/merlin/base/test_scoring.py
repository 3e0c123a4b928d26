"""The scoring: R12."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from logres.engine import play
from logres.merlin.base.scoring import shares
from logres.merlin.environs import CELLS
from logres.merlin.pieces import PLACES, Place
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
    lay_environs,
    spread,
    stock,
    table,
    told,
)

ALL = (BLUE, YELLOW, RED, GREEN)


# The order


def test_traitors_come_first_then_environs_then_influence_then_vassals() -> None:
    """R12.1a, R12.2, R12.3, R12.4"""
    game = table(
        round=2,
        traitors={RED: "blue"},
        manors={"a1": RED},
        markers={RED: "grey"},
        vassals={RED: "lady:blue"},
    )
    play(game.scoring())
    assert [scored["source"] for scored in told(game, "scored")] == [
        "traitors",
        "environs",
        "influence",
        "vassals",
    ]


# Traitors: shields


def test_a_shield_of_its_colour_repels_a_traitor() -> None:
    """R12.1a: it goes back to its principality."""
    game = table(round=2, castles={RED: "blue-shield blue-shield grey-shield"}, traitors={RED: "blue"})
    play(game.face_traitors(RED))
    assert stock(game, RED) == ["grey-shield", "blue-shield"]
    assert game.supply["blue-shield"] == 5
    assert game.traitors[RED] == []
    assert game.scores() == [0, 0, 0]
    assert told(game, "gave-back") == [{"seat": RED, "good": "blue-shield"}]
    assert told(game, "repelled") == [{"seat": RED, "traitor": "blue", "means": "shield"}]


def test_each_traitor_takes_a_separate_shield() -> None:
    """R12.1a"""
    game = table(round=2, castles={RED: "blue-shield"}, traitors={RED: "blue blue"})
    play(game.face_traitors(RED))
    assert stock(game, RED) == []
    assert game.scores()[RED] == -3


def test_shields_are_used_without_asking() -> None:
    """Q22, X17, keepShields=off: a player who can must."""
    game = table(round=2, castles={RED: "blue-shield"}, traitors={RED: "blue"}, keepShields="off")
    assert asked(game.face_traitors(RED)) == ()
    assert stock(game, RED) == []


def test_as_a_house_rule_a_shield_may_be_kept_at_the_price_of_three_points() -> None:
    """X17, Q22, keepShields=on"""
    game = table(
        round=2,
        castles={RED: "blue-shield grey-shield"},
        traitors={RED: "blue grey"},
        keepShields="on",
    )
    play(game.face_traitors(RED), "grey-shield", None)
    assert stock(game, RED) == ["blue-shield"]
    assert game.scores()[RED] == -3


def test_yellow_with_shields_for_two_of_three_traitors_loses_three_points() -> None:
    """E6, R12.1a, R12.1b"""
    game = table(
        round=2,
        castles={YELLOW: "grey-shield brown-shield"},
        traitors={YELLOW: "grey blue brown"},
    )
    play(game.face_traitors(YELLOW))
    assert stock(game, YELLOW) == []
    assert game.ledger(YELLOW) == {"traitors": -3}
    assert game.traitors[YELLOW] == []
    assert sorted(game.traitor_discards) == ["blue", "brown", "grey"]


# Traitors: flags


def test_two_blue_traitors_are_repelled_by_one_repel_flag() -> None:
    """R-E16, Q12, R12.1a, R10.1"""
    game = table(round=2, castles={RED: "black-flag"}, traitors={RED: "blue blue"})
    play(game.face_traitors(RED), ("repel", "blue"))
    assert game.scores()[RED] == 0
    assert stock(game, RED) == []
    assert game.supply["black-flag"] == 6
    assert game.traitor_discards == ["blue", "blue"]


def test_a_repel_flag_saves_the_shields() -> None:
    """R12.1a, Q22: it is asked for before shields are given back."""
    game = table(
        round=2, castles={RED: "black-flag blue-shield grey-shield"}, traitors={RED: "blue blue grey"}
    )
    play(game.face_traitors(RED), ("repel", "blue"))
    assert stock(game, RED) == ["blue-shield"]
    assert game.scores()[RED] == 0


def test_a_repel_flag_is_voluntary_in_a_scoring() -> None:
    """Q22"""
    game = table(round=2, castles={RED: "black-flag"}, traitors={RED: "blue"})
    play(game.face_traitors(RED), None)
    assert stock(game, RED) == ["black-flag"]
    assert game.scores()[RED] == -3


def test_two_repel_flags_may_be_used_in_one_scoring() -> None:
    """R12.1a, R10.0"""
    game = table(round=2, castles={RED: "black-flag black-flag"}, traitors={RED: "blue grey brown"})
    play(game.face_traitors(RED), ("repel", "blue"), ("repel", "brown"))
    assert game.scores()[RED] == -3


# Traitors: points


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_traitor_that_is_not_repelled_costs_three_points(count: int) -> None:
    """R12.1b: and says which it was."""
    game = table(round=2, traitors={RED: " ".join(["blue"] * count)})
    play(game.face_traitors(RED))
    assert game.scores()[RED] == -3 * count
    assert game.traitors[RED] == []
    assert game.traitor_discards == ["blue"] * count
    assert [(scored["points"], scored["traitor"]) for scored in told(game, "scored")] == [
        (-3, "blue")
    ] * count


def test_points_may_fall_below_zero() -> None:
    """R-E7, Q7, floorZero=off"""
    game = table(round=2, traitors={RED: "blue grey"}, points={RED: 1}, floorZero="off")
    play(game.face_traitors(RED))
    assert game.scores()[RED] == -5


def test_as_a_house_rule_points_never_fall_below_zero() -> None:
    """Q7, floorZero=on: only existing points are lost, and the ledger says so."""
    game = table(round=2, traitors={RED: "blue grey"}, points={RED: 4}, floorZero="on")
    play(game.face_traitors(RED))
    assert game.scores()[RED] == 0
    assert game.ledger(RED) == {"spaces": 4, "traitors": -4}
    assert [scored["points"] for scored in told(game, "scored")] == [-3, -1]


# Traitors: Excalibur


def test_excalibur_pays_three_points_when_all_traitors_are_repelled() -> None:
    """R12.1c"""
    game = table(round=2, excalibur=RED, castles={RED: "blue-shield"}, traitors={RED: "blue"})
    play(game.face_traitors(RED))
    assert game.ledger(RED) == {"excalibur": 3}
    assert game.excalibur == RED


def test_excalibur_pays_nothing_when_a_traitor_is_left() -> None:
    """R12.1c"""
    game = table(round=2, excalibur=RED, castles={RED: "blue-shield"}, traitors={RED: "blue grey"})
    play(game.face_traitors(RED))
    assert game.ledger(RED) == {"traitors": -3}


def test_excalibur_pays_its_holder_only() -> None:
    """R12.1c"""
    game = table(round=2, excalibur=RED)
    play(game.score_traitors())
    assert game.scores() == [0, 0, 3]


def test_excalibur_pays_even_if_no_traitor_was_left() -> None:
    """Q20, R12.1c, excaliburNeedsOne=off"""
    game = table(round=2, excalibur=RED, excaliburNeedsOne="off")
    play(game.face_traitors(RED))
    assert game.ledger(RED) == {"excalibur": 3}


def test_as_a_house_rule_excalibur_wants_a_traitor_to_be_repelled() -> None:
    """Q20, excaliburNeedsOne=on"""
    game = table(round=2, excalibur=RED, excaliburNeedsOne="on")
    play(game.face_traitors(RED))
    assert game.ledger(RED) == {}
    game = table(
        round=2, excalibur=RED, castles={RED: "black-flag"}, traitors={RED: "blue"}, excaliburNeedsOne="on"
    )
    play(game.face_traitors(RED), ("repel", "blue"))
    assert game.ledger(RED) == {"excalibur": 3}


def test_under_that_house_rule_the_last_traitor_need_not_be_discarded_on_excaliburs_space() -> None:
    """Q20, excaliburNeedsOne=on: it may be needed in the scoring."""
    game = table(active=RED, traitors={RED: "blue"}, excaliburNeedsOne="on")
    assert asked(game.space_excalibur(RED, "excalibur")) == ("blue", None)
    game = table(active=RED, traitors={RED: "blue"}, excaliburNeedsOne="off")
    assert asked(game.space_excalibur(RED, "excalibur")) == ()


# Traitors: new ones


def test_all_face_their_traitors_before_anybody_draws_new_ones() -> None:
    """R12.1, R12.1d"""
    game = table(round=2, first=YELLOW, traitors={BLUE: "blue", YELLOW: "blue", RED: "blue"})
    play(game.score_traitors())
    assert game.events is not None
    story = [(event.name, event.seat) for event in game.events]
    assert story == [
        *(("scored", seat) for seat in (YELLOW, RED, BLUE)),
        *(("drew-traitors", seat) for seat in (YELLOW, RED, BLUE)),
    ]
    assert [len(traitors) for traitors in game.traitors] == [3, 3, 3]
    assert [drawn["traitors"] for drawn in told(game, "drew-traitors")] == [
        game.traitors[YELLOW],
        game.traitors[RED],
        game.traitors[BLUE],
    ]


def test_new_traitors_come_from_the_stack() -> None:
    """R12.1d"""
    game = table(2, round=4, traitor_supply="blue grey blue black brown orange purple")
    play(game.score_traitors())
    assert game.traitors == [["grey", "blue", "blue"], ["black", "orange", "brown"]]
    assert game.traitor_supply == ["purple"]


def test_in_the_last_scoring_nobody_draws_traitors() -> None:
    """R12.1d"""
    game = table(round=6, traitors={RED: "blue"})
    play(game.score_traitors())
    assert game.traitors == [[], [], []]
    assert told(game, "drew-traitors") == []
    assert game.traitor_discards == ["blue"]


def test_when_the_traitors_run_out_the_discards_are_shuffled() -> None:
    """X3: after the rest has been drawn; the traitors of this scoring are among them."""
    game = table(2, round=2, traitors={BLUE: "blue blue blue"}, traitor_supply="grey grey")
    play(game.score_traitors())
    assert game.traitors[BLUE].count("grey") >= 2
    assert len(game.traitor_supply) == 24 - 6
    assert game.traitor_discards == []
    assert told(game, "reshuffled-traitors") == [{"seat": None, "count": 22}]
    assert game.faults() == []


def test_twenty_four_traitors_always_suffice() -> None:
    """X3: all old ones are discarded before new ones are drawn."""
    game = table(4, round=2, traitor_supply="", traitors=dict.fromkeys(ALL, "blue grey brown"))
    play(game.score_traitors())
    assert [len(traitors) for traitors in game.traitors] == [3, 3, 3, 3]
    assert game.faults() == []


def test_decisions_are_taken_in_turn_order_from_the_first_player() -> None:
    """X19: each player faces all own traitors before the next is asked."""
    game = table(
        round=2,
        first=RED,
        castles=dict.fromkeys((BLUE, YELLOW, RED), "black-flag"),
        traitors=dict.fromkeys((BLUE, YELLOW, RED), "blue"),
    )
    questions = asks(game.score_traitors(), ("repel", "blue"), None)
    assert [(choice.seat, choice.ask) for choice in questions] == [
        (RED, "defend"),
        (BLUE, "defend"),
        (YELLOW, "defend"),
    ]


# Environs


def test_a_territory_is_a_maximal_connected_group_of_one_terrain() -> None:
    """R12.2: towers belong to their terrain; every second row is shifted to the right."""
    game = table()
    # m   M   w   l   m   w
    #   w   m   w   l   l   W
    # l   L   m   M   w   W
    lay_environs(game, "mMwlmw wmwllW lLmMwW", {})
    assert game.territories() == (
        ("a1", "a2", "b2", "c3", "c4"),
        ("a3", "b3"),
        ("a4", "b4", "b5"),
        ("a5",),
        ("a6", "b6", "c5", "c6"),
        ("b1",),
        ("c1", "c2"),
    )


@pytest.mark.parametrize("rows", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_territories_partition_the_environs(rows: int, seed: int) -> None:
    """R12.2: each tile is in one of them, with all neighbours of its terrain."""
    game = fresh(4 if rows == 4 else 2, seed=seed)
    found = game.territories()
    assert sorted(cell for territory in found for cell in territory) == sorted(CELLS[rows])
    for territory in found:
        assert len({game.tile(cell).removesuffix("-tower") for cell in territory}) == 1


def test_territories_go_to_the_player_with_most_manors_and_are_shared_in_a_tie() -> None:
    """E7, R12.2"""
    game = table(
        4,
        environs="mmwmwL mMMwlW lWlMwm LlLWwl",  # a lake a6 b5, a wood a3, a wood a5 b4 c5 d4 d5
        manors={"b5": BLUE, "a3": GREEN, "b4": RED, "d5": YELLOW},
    )
    play(game.score_environs())
    assert [game.ledger(seat) for seat in ALL] == [
        {"environs": 2},
        {"environs": 2},
        {"environs": 2},
        {"environs": 1},
    ]


def test_most_manors_score_all_tiles_of_a_territory_and_others_nothing() -> None:
    """R12.2: tiles count, not manors."""
    game = table()
    territory = max(game.territories(), key=len)
    game.manors = {territory[0]: RED, territory[1]: RED, territory[2]: BLUE}
    play(game.score_environs())
    assert game.scores() == [0, 0, len(territory)]
    assert told(game, "scored") == [
        {
            "seat": RED,
            "points": len(territory),
            "source": "environs",
            "total": len(territory),
            "cells": [*territory],
        }
    ]


def test_a_territory_without_manors_scores_nothing() -> None:
    """R12.2"""
    game = table()
    play(game.score_environs())
    assert told(game, "scored") == []


def test_manors_stay_after_the_scoring() -> None:
    """R12.2"""
    game = table(round=2, manors={"a1": RED, "b3": BLUE})
    play(game.scoring())
    assert game.manors == {"a1": RED, "b3": BLUE}


@pytest.mark.parametrize(
    ("strengths", "prize", "award"),
    [
        ({BLUE: 1}, 5, {BLUE: 5}),
        ({BLUE: 2, RED: 1}, 5, {BLUE: 5}),
        ({BLUE: 1, RED: 1}, 5, {BLUE: 2, RED: 2}),
        ({BLUE: 1, RED: 1, GREEN: 1}, 5, {BLUE: 1, RED: 1, GREEN: 1}),
        ({BLUE: 1, RED: 1}, 1, {BLUE: 0, RED: 0}),
        ({}, 5, {}),
    ],
)
def test_a_tie_shares_the_prize_rounded_down(
    strengths: Mapping[int, int], prize: int, award: Mapping[int, int]
) -> None:
    """R12.2, R12.3, X18: if more players are tied than there are points, nobody gets any."""
    assert shares(strengths, prize) == award


# Influence


def test_three_markers_of_three_players_in_black_are_a_point_each() -> None:
    """E8, R12.3"""
    game = table(markers={YELLOW: "black", BLUE: "black", RED: "black"})
    play(game.score_influence())
    assert game.scores() == [1, 1, 1]
    assert [spread(game, seat) for seat in game.seats] == [["black"]] * 3


def test_three_two_and_one_give_six_points_and_leave_one_marker_each() -> None:
    """E9, R12.3"""
    game = table(4, markers={RED: "grey grey grey", GREEN: "grey grey", BLUE: "grey"})
    play(game.score_influence())
    assert game.scores() == [0, 0, 6, 0]
    assert [spread(game, seat) for seat in ALL] == [["grey"], [], ["grey"], ["grey"]]
    assert [game.markers_at_home(seat) for seat in ALL] == [5, 6, 5, 5]
    assert told(game, "withdrew") == [
        {"seat": RED, "place": "grey", "count": 2},
        {"seat": GREEN, "place": "grey", "count": 1},
    ]


def test_the_principalities_are_scored_clockwise_from_black() -> None:
    """R12.3"""
    game = table(markers={RED: "black grey blue purple orange brown"})
    play(game.score_influence())
    assert [scored["place"] for scored in told(game, "scored")] == [*PLACES]
    assert game.scores()[RED] == 6


def test_markers_of_each_principality_go_home_before_the_next_is_scored() -> None:
    """R12.3"""
    game = table(markers={RED: "black black grey grey"})
    play(game.score_influence())
    assert game.events is not None
    assert [event.name for event in game.events] == ["scored", "withdrew", "scored", "withdrew"]


def test_a_tie_splits_the_pot_rounded_down() -> None:
    """R12.3: markers of those who are not tied are in the pot too."""
    game = table(markers={RED: "blue blue", BLUE: "blue blue", YELLOW: "blue"})
    play(game.score_influence())
    assert game.scores() == [2, 0, 2]


def test_a_principality_without_markers_scores_nothing() -> None:
    """R12.3"""
    game = table()
    play(game.score_influence())
    assert told(game, "scored") == []


@pytest.mark.parametrize("seed", range(3))
def test_after_an_influence_scoring_nobody_has_two_markers_in_a_principality(seed: int) -> None:
    """R12.3: in random games."""
    game, fate = fresh(4, seed=seed), Random(seed)
    kept: list[int] = []
    for _ in range(6 * 4 * 4):
        before = game.round
        drive(game.turn(), fate)
        if game.over or (game.round > before and before % 2 == 0):
            kept += [count for markers in game.markers for count in markers.values()]
    assert len(kept) == 3 * 4 * 6
    assert max(kept) == 1


# Grail

TIE: dict[int, str] = {YELLOW: "orange orange", RED: "orange orange"}


def test_yellow_wins_a_tie_for_four_points_by_the_grail() -> None:
    """E11, R-E6, R12.3a"""
    game = table(grail=YELLOW, markers=TIE)
    play(game.score_influence(), "orange")
    assert game.scores() == [0, 4, 0]
    assert game.grail == YELLOW
    assert told(game, "broke-tie") == [{"seat": YELLOW, "place": "orange"}]


def test_the_grail_need_not_be_used() -> None:
    """R12.3a"""
    game = table(grail=YELLOW, markers=TIE)
    play(game.score_influence(), None)
    assert game.scores() == [0, 2, 2]


def test_the_grail_wins_one_tie_in_a_scoring() -> None:
    """R12.3a, Q23: a declined tie does not count."""
    markers = {YELLOW: "black blue brown", RED: "black blue brown"}
    game = table(grail=YELLOW, markers=markers)
    questions = asks(game.score_influence(), None, "blue")
    assert [choice.options for choice in questions] == [("black", None), ("blue", None)]
    assert game.scores() == [0, 1 + 2 + 1, 1 + 0 + 1]


def test_in_the_next_scoring_the_grail_may_be_used_again() -> None:
    """R12.3a, Q23: it has come back after the sixth principality."""
    game = table(grail=YELLOW, markers={YELLOW: "black", RED: "black"})
    play(game.score_influence(), "black")
    play(game.score_influence(), "black")
    assert game.scores() == [0, 4, 0]


def test_the_grail_breaks_no_tie_among_others() -> None:
    """R12.3a, Q23: nor a tie that its holder has lost to."""
    game = table(grail=BLUE, markers={**TIE, BLUE: "orange"})
    assert asked(game.score_influence()) == ()
    assert game.scores() == [0, 2, 2]


def test_without_a_tie_nobody_is_asked_for_the_grail() -> None:
    """R12.3a"""
    game = table(grail=YELLOW, markers={YELLOW: "black black blue", RED: "black"})
    assert asked(game.score_influence()) == ()


def test_a_tie_is_not_won_when_nobody_holds_the_grail() -> None:
    """R12.3a"""
    game = table(markers=TIE)
    assert asked(game.score_influence()) == ()


def test_a_tie_of_three_may_be_won_by_the_grail() -> None:
    """R12.3a: the others get nothing."""
    game = table(grail=RED, markers=dict.fromkeys((BLUE, YELLOW, RED), "grey"))
    play(game.score_influence(), "grey")
    assert game.scores() == [0, 0, 3]


# Vassals


def test_a_vassal_in_a_principality_is_a_point() -> None:
    """E10, R12.4"""
    game = table(
        4,
        vassals={
            GREEN: "lady:blue builder:grey shield-bearer:blue flag-bearer:brown",
            BLUE: "lady:black builder:black flag-bearer:grey",
            RED: "lady:orange builder:orange shield-bearer:brown",
            YELLOW: "flag-bearer:purple",
        },
    )
    game.score_vassals()
    assert [game.ledger(seat) for seat in ALL] == [
        {"vassals": 3},
        {"vassals": 1},
        {"vassals": 3},
        {"vassals": 4},
    ]


def test_vassals_stay_after_the_scoring() -> None:
    """R12.4"""
    game = table(round=2, vassals={RED: "lady:blue"})
    play(game.scoring())
    assert game.vassals[RED]["lady"] == "blue"


def test_vassals_at_home_score_nothing_and_nothing_is_told() -> None:
    """R12.4"""
    game = table()
    game.score_vassals()
    assert events(game, "scored") == []


# Telling


def test_every_point_is_told_with_its_source_and_the_new_total() -> None:
    """R12.1a, R12.2, R12.3, R12.4: a sentence can be made of each."""
    place: Place = "black"
    game = table(
        round=2,
        points={RED: 10},
        excalibur=RED,
        manors={"a1": RED},
        markers={RED: place},
        vassals={RED: "lady:blue"},
    )
    play(game.scoring())
    total = 10
    for scored in told(game, "scored"):
        assert isinstance(scored["points"], int)
        total += scored["points"]
        assert scored["total"] == total
        assert scored["seat"] == RED
    assert game.score_of(RED) == total == sum(game.ledger(RED).values())
