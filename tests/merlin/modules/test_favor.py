"""King's favor: R20 to R24.4."""

from __future__ import annotations

from random import Random

import pytest

from logres.engine import Game, play
from logres.merlin.modules.favor import Favor
from logres.merlin.pieces import PLACES, VASSALS, Vassal
from tests.merlin.arrange import (
    BLUE,
    RED,
    YELLOW,
    asked,
    drive,
    fresh,
    play_out,
    spread,
    stock,
    table,
    told,
)

FIELDS = [f"{vassal}-{row}" for vassal in VASSALS for row in (1, 2, 3)]
MERLIN_ONLY = {RED: "die1 die2 die3"}
THREES = {RED: (3, 3, 3, 3)}


def favor_table(**pieces: object) -> Favor:
    """A table with King's favor; red is active."""
    game = table(**{"active": RED, "favor": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Favor)
    return game


def learned(game: Game, seat: int = RED) -> dict[str, bool]:
    """The seals of a seat, and whether they are face up."""
    assert isinstance(game, Favor)
    return game.seals[seat]


# The module stacks


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R20.1: neither its pieces nor its rules."""
    game = table()
    assert not isinstance(game, Favor)
    assert "seals" not in game.zones
    assert not hasattr(game, "act_favor")
    assert Favor not in type(game).__mro__


def test_with_the_module_each_player_has_a_board_without_seals() -> None:
    """R20.1, R2.3"""
    for seats in (2, 3, 4):
        game = fresh(seats, settings={"favor": "on"})
        assert isinstance(game, Favor)
        assert game.seals == [{}] * seats
        assert game.faults() == []


def test_the_module_changes_nothing_else_of_the_set_up() -> None:
    """R20.1"""
    plain, favored = fresh(3, seed=4), fresh(3, seed=4, settings={"favor": "on"})
    for zone in plain.zones:
        assert getattr(plain, zone) == getattr(favored, zone)


@pytest.mark.parametrize("seed", range(3))
def test_a_player_who_never_learns_plays_as_in_the_base_game(seed: int) -> None:
    """R20.2: the same questions with the same answers, except for the lessons."""
    plain, favored = fresh(3, seed=seed), fresh(3, seed=seed, settings={"favor": "on"})
    fate, same_fate = Random(seed), Random(seed)
    for _ in range(6 * 4 * 3):
        base = drive(plain.turn(), fate)
        more = [
            choice for choice in drive(favored.turn(), same_fate, {"learn": None}) if choice.ask != "learn"
        ]
        assert [(one.ask, one.options) for one in base] == [(one.ask, one.options) for one in more]
    assert plain.over
    assert plain.points == favored.points


# Learning


def cards(points: int, vassal: Vassal) -> dict[str, str]:
    """A mission that anybody with a shield meets."""
    return {"easy": f"{points} {vassal}: any shield"}


def with_card(points: int, vassal: Vassal = "builder", **pieces: object) -> Favor:
    """A table where red can resolve a mission."""
    return favor_table(
        cards=cards(points, vassal),
        castles={RED: "blue-shield"},
        hands={RED: "easy"},
        **pieces,
    )


@pytest.mark.parametrize("vassal", VASSALS)
@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_symbol_of_a_mission_is_the_column_and_its_points_the_highest_row(
    points: int, vassal: Vassal
) -> None:
    """R20.2"""
    game = with_card(points, vassal)
    rows = [f"{vassal}-{row}" for row in range(1, points + 1)]
    assert asked(game.act_mission(RED, "easy")) == (*rows, None)


def test_a_player_scores_a_mission_or_learns_an_ability() -> None:
    """R20.2: not both."""
    game = with_card(3)
    play(game.act_mission(RED, "easy"), "builder-2")
    assert learned(game) == {"builder-2": True}
    assert game.scores()[RED] == 0
    assert told(game, "learned") == [{"seat": RED, "ability": "builder-2", "mission": "easy"}]
    game = with_card(3)
    play(game.act_mission(RED, "easy"), None)
    assert learned(game) == {}
    assert game.ledger(RED) == {"missions": 3}


def test_a_mission_that_teaches_is_resolved_like_any_other() -> None:
    """R20.2: it is discarded and replaced at the end of the turn."""
    game = with_card(1, faces=THREES, display="x01 x02 x03")
    play(game.turn(), ("mission", "easy"), "builder-1", ("go", "die1", "cw", "vp-shield"), "x02")
    assert game.mission_discards == ["easy"]
    assert game.hands[RED] == ["x02"]


def test_an_ability_is_learned_once() -> None:
    """R20.2"""
    game = with_card(3, seals={RED: "builder-2"})
    assert asked(game.act_mission(RED, "easy")) == ("builder-1", "builder-3", None)


def test_a_face_down_seal_cannot_be_laid_again() -> None:
    """R20.2: seals never move."""
    game = with_card(3, seals={RED: "builder-1 builder-3!"})
    assert asked(game.act_mission(RED, "easy")) == ("builder-2", None)


def test_with_four_seals_on_the_board_nothing_more_is_learned() -> None:
    """R20.2: and nobody is asked."""
    game = with_card(3, seals={RED: "lady-1 lady-2 lady-3 flag-bearer-1"})
    assert asked(game.act_mission(RED, "easy")) == ()
    assert game.ledger(RED) == {"missions": 3}


def test_others_learn_on_their_own_boards() -> None:
    """R20.1"""
    game = with_card(1, seals={YELLOW: "builder-1 builder-2 builder-3 lady-1"})
    assert asked(game.act_mission(RED, "easy")) == ("builder-1", None)


def test_a_mission_of_a_missions_flag_may_teach_too() -> None:
    """X34: the two points of the flag are still scored."""
    game = favor_table(
        faces=THREES,
        cards={"first": "1 lady: any shield", "second": "2 builder: any shield"},
        castles={RED: "grey-flag blue-shield"},
        hands={RED: "first second"},
    )
    play(
        game.turn(),
        *(("mission", "first"), "lady-1"),
        *(("second", "second"), "builder-2"),
        ("go", "die1", "cw", "vp-shield"),
        *("deck", "deck"),
    )
    assert learned(game) == {"lady-1": True, "builder-2": True}
    assert game.ledger(RED) == {"flags": 2, "spaces": 1}


# Row 1


@pytest.mark.parametrize("vassal", VASSALS)
def test_row_1_gives_one_more_point_for_every_further_mission_with_its_symbol(vassal: Vassal) -> None:
    """R21, E13: two and one."""
    game = with_card(2, vassal, seals={RED: f"{vassal}-1"})
    play(game.act_mission(RED, "easy"), None)
    assert game.ledger(RED) == {"missions": 2, "favor": 1}
    assert told(game, "scored")[-1] == {
        "seat": RED,
        "points": 1,
        "source": "favor",
        "total": 3,
        "ability": f"{vassal}-1",
        "mission": "easy",
    }


def test_row_1_pays_even_if_the_mission_teaches() -> None:
    """R21"""
    game = with_card(2, seals={RED: "builder-1"})
    play(game.act_mission(RED, "easy"), "builder-2")
    assert game.ledger(RED) == {"favor": 1}


def test_row_1_pays_nothing_for_other_symbols() -> None:
    """R21"""
    game = with_card(2, "lady", seals={RED: "builder-1"})
    play(game.act_mission(RED, "easy"), None)
    assert game.ledger(RED) == {"missions": 2}


def test_rows_2_and_3_pay_nothing_for_missions() -> None:
    """R21"""
    game = with_card(2, seals={RED: "builder-2 builder-3"})
    play(game.act_mission(RED, "easy"), None)
    assert game.ledger(RED) == {"missions": 2}


def test_the_card_that_teaches_row_1_does_not_pay_for_it() -> None:
    """Q28, R-E8, R21, favorSelf=off: the next one does."""
    game = favor_table(
        cards={"first": "2 builder: any shield", "next": "2 builder: any shield"},
        castles={RED: "blue-shield"},
        hands={RED: "first next"},
    )
    play(game.act_mission(RED, "first"), "builder-1")
    assert game.scores()[RED] == 0
    play(game.act_mission(RED, "next"), None)
    assert game.scores()[RED] == 3


def test_as_a_house_rule_the_card_that_teaches_row_1_pays_for_it() -> None:
    """Q28, favorSelf=on"""
    game = with_card(2, favorSelf="on")
    play(game.act_mission(RED, "easy"), "builder-1")
    assert game.ledger(RED) == {"favor": 1}
    game = with_card(2, favorSelf="on")
    play(game.act_mission(RED, "easy"), "builder-2")
    assert game.ledger(RED) == {}


def test_row_1_pays_for_a_mission_of_a_missions_flag() -> None:
    """X35"""
    game = favor_table(
        cards={"first": "1 lady: any shield", "second": "1 builder: any shield"},
        castles={RED: "grey-flag blue-shield"},
        hands={RED: "first second"},
        seals={RED: "builder-1 lady-1"},
    )
    play(game.act_mission(RED, "first"))
    play(game.act_second(RED, "second"))
    assert game.ledger(RED) == {"missions": 2, "favor": 2, "flags": 2}


# Row 2


def to_grey(**pieces: object) -> Favor:
    """A table where red's knight can reach grey with a four."""
    return favor_table(faces={RED: (4, 4, 1, 4)}, **pieces)


@pytest.mark.parametrize("vassal", VASSALS)
def test_row_2_sends_the_vassal_of_its_column_to_any_principality(vassal: Vassal) -> None:
    """R22, Q33: and no other one; it cannot be sent to where it stands."""
    game = to_grey(seals={RED: f"{vassal}-2"}, vassals={RED: f"{vassal}:blue"})
    offered = asked(game.turn(), ("go", "die1", "cw", "grey"))
    assert [option for option in offered if option and option[0] == vassal] == [  # type: ignore[index]
        (vassal, "grey"),
        *((vassal, place) for place in PLACES if place not in ("grey", "blue")),
    ]
    others = [other for other in VASSALS if other != vassal]
    assert [option for option in offered if option and option[0] != vassal] == [  # type: ignore[index]
        (other, "grey") for other in others
    ]


def test_row_2_serves_where_the_vassal_goes() -> None:
    """R22"""
    game = to_grey(seals={RED: "builder-2"}, vassals={YELLOW: "builder:brown"})
    play(game.turn(), ("go", "die1", "cw", "grey"), ("builder", "brown"))
    assert game.vassals[RED]["builder"] == "brown"
    assert game.vassals[YELLOW]["builder"] == "castle"
    assert stock(game, RED) == ["brown-material"]


def test_row_2_also_works_for_merlin() -> None:
    """R22"""
    game = favor_table(seals={RED: "lady-2"}, used=MERLIN_ONLY)
    play(game.turn(), ("go", "merlin", "cw", "grey"), ("lady", "purple"))
    assert spread(game, RED) == ["purple"]


def test_row_2_frees_a_vassal_that_stands_in_the_principality_of_the_space() -> None:
    """R22, X38: it may go elsewhere; the ability alone never leaves a vassal where it stands."""
    everybody = " ".join(f"{vassal}:grey" for vassal in VASSALS)
    game = to_grey(seals={RED: "lady-2"}, vassals={RED: everybody})
    assert asked(game.turn(), ("go", "die1", "cw", "grey")) == (
        *(("lady", place) for place in PLACES if place != "grey"),
        None,
    )


def test_rows_1_and_3_send_nobody_further() -> None:
    """R22"""
    game = to_grey(seals={RED: "lady-1 lady-3"})
    assert asked(game.turn(), ("go", "die1", "cw", "grey")) == (
        *((vassal, "grey") for vassal in VASSALS),
        None,
    )


def test_row_2_works_at_principality_spaces_only() -> None:
    """R22: not at the influence space for vassals, nor when relocating."""
    game = favor_table(seals={RED: "lady-2"}, markers={RED: "blue"})
    assert asked(game.arrive(RED, "knight2", "influence-vassal")) == (
        *((vassal, "blue") for vassal in VASSALS),
        None,
    )
    game = favor_table(seals={RED: "lady-2"}, vassals={RED: "lady:blue"})
    assert asked(game.arrive(RED, "knight2", "relocate")) == (("lady", "purple"), ("lady", "grey"), None)


def test_row_2_works_in_both_executions_under_a_staff() -> None:
    """X33: even if only the ability has somebody to send the second time."""
    game = favor_table(
        seals={RED: "lady-2 builder-2"},
        staffs={RED: 1},
        vassals={RED: "shield-bearer:grey flag-bearer:grey lady:grey"},
        used=MERLIN_ONLY,
    )
    play(
        game.turn(),
        ("go", "merlin", "cw", "grey"),
        ("builder", "grey"),
        ("staff", "grey"),
        ("lady", "brown"),
    )
    assert stock(game, RED) == ["grey-material"]
    assert spread(game, RED) == ["brown"]


def test_a_different_action_does_not_wake_row_2() -> None:
    """X29d: no figure was moved there."""
    game = favor_table(
        faces=THREES,
        castles={RED: "orange-flag"},
        knights={BLUE: "grey"},
        seals={RED: "lady-2"},
    )
    assert asked(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "grey"))) == (
        *((vassal, "grey") for vassal in VASSALS),
        None,
    )


def test_row_2_does_not_wake_if_a_position_says_that_an_action_continues() -> None:
    """X29d: nothing continues between two turns."""
    game = favor_table(
        faces=THREES, castles={RED: "orange-flag"}, knights={BLUE: "grey"}, seals={RED: "lady-2"}
    )
    game.moved_in = True
    sends = asked(game.turn(), ("go", "die1", "cw", "vp-shield", ("different", "grey")))
    assert ("lady", "blue") not in sends


def test_a_mirrored_knight_was_moved_to_its_space() -> None:
    """R22, X28"""
    game = favor_table(
        faces={RED: (4, 4, 1, 4)},
        knights={RED: "purple"},
        castles={RED: "brown-flag"},
        seals={RED: "lady-2"},
    )
    offered = asked(game.turn(), ("go", "die1", "cw", "orange", ("mirror", "grey")))
    assert ("lady", "brown") in offered


# The position


def test_between_two_turns_nothing_is_left_of_an_action() -> None:
    """R23: whatever a player has doubled or repeated."""
    game, fate = fresh(4, seed=6, settings={"favor": "on"}), Random(6)
    for _ in range(6 * 4 * 4):
        drive(game.turn(), fate)
        assert isinstance(game, Favor)
        assert (game.moved_in, game.doubled, game.staffed) == (False, False, False)


def test_impossible_seals_are_faults() -> None:
    """R20.1, R20.2, R23"""
    game = favor_table()
    game.seals[RED] = {"builder-4": True}
    assert [(fault.at, fault.what) for fault in game.faults()] == [
        ("seals.2.builder-4", f"there is no 'builder-4'; abilities are {', '.join(FIELDS)}")
    ]
    game.seals[RED] = {"builder-2": False}
    assert [(fault.at, fault.what) for fault in game.faults()] == [
        ("seals.2.builder-2", "only the seals of row 3 are turned face down")
    ]
    game.seals[RED] = dict.fromkeys(FIELDS[:5], True)
    assert [(fault.at, fault.what) for fault in game.faults()] == [("seals.2", "a player has 4 seals, not 5")]


@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_module_are_played_to_their_end(seed: int) -> None:
    """R20.1, R20.2: nobody ever has more than four seals."""
    game = play_out(fresh(3, seed=seed, settings={"favor": "on"}), seed)
    assert game.over
    assert game.faults() == []
    assert all(len(learned(game, seat)) <= 4 for seat in game.seats)
