"""King's decree: R100 to R102."""

from __future__ import annotations

from random import Random

import pytest

import logres.merlin.modules
from logres.engine import Chance, Session, play, start
from logres.engine.position import write_position
from logres.merlin import MODULES, box
from logres.merlin.base.position import KNIGHTS, MERLIN
from logres.merlin.modules import LAYERS
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.module import Module
from logres.merlin.pieces import PLACES, Place, Vassal
from tests.merlin.arrange import (
    BLUE,
    DECREES,
    RED,
    USUAL,
    YELLOW,
    asked,
    asks,
    drive,
    events,
    fresh,
    play_out,
    spread,
    stock,
    table,
    told,
    words_asked,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
LADY = ("lady", "blue")
STACKS: dict[Place, str] = {"blue": "black-shield grey-flag vp-2"}


def decree_table(**pieces: object) -> Decrees:
    """A table with decrees, some of them in blue; red is active."""
    game = table(**{"active": RED, "decrees": "on", "stacks": STACKS, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Decrees)
    return game


def in_session(game: Decrees) -> Session:
    """The game in a session, from its next turn on."""
    game.turns = 1
    chest = box(USUAL)
    return start(chest, position=write_position(chest, game, [f"Seat {seat}" for seat in game.seats]))


# Setting up


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R100: neither its pieces nor its rules."""
    game = table()
    assert "decrees" not in game.zones
    assert Decrees not in type(game).__mro__


@ALL_COUNTS
def test_four_decrees_lie_face_down_in_every_principality(seats: int) -> None:
    """R3.13, R2.11, Q87, R1.5"""
    game = fresh(seats, settings={"decrees": "on"})
    assert isinstance(game, Decrees)
    assert [len(game.decree_stacks[place]) for place in PLACES] == [4] * 6
    assert sorted(decree for stack in game.decree_stacks.values() for decree in stack) == sorted(DECREES)
    assert game.decrees == [[]] * seats
    assert in_session(game).view(0)["decree_stacks"] == dict.fromkeys(PLACES, 4)


def test_other_games_have_other_stacks() -> None:
    """R3.13"""
    stacks = [fresh(seed=seed, settings={"decrees": "on"}) for seed in range(3)]
    lying = [str(game.decree_stacks) for game in stacks if isinstance(game, Decrees)]
    assert len(set(lying)) == 3


# Taking a decree


def test_a_vassal_may_bring_a_decree_instead_of_its_duty() -> None:
    """R101, X15"""
    game = decree_table()
    play(game.space_principality(RED, "blue"), LADY, "blue", "grey-flag")
    assert game.vassals[RED]["lady"] == "blue"
    assert spread(game, RED) == []
    assert game.decrees[RED] == ["grey-flag"]
    assert game.decree_stacks["blue"] == ["black-shield", "vp-2"]
    assert stock(game, RED) == ["grey-flag"]
    assert told(game, "took-decree") == [{"seat": RED, "place": "blue", "decree": "grey-flag"}]


def test_a_player_who_does_not_look_has_the_duty_done() -> None:
    """R101"""
    game = decree_table()
    play(game.space_principality(RED, "blue"), LADY, None)
    assert spread(game, RED) == ["blue"]
    assert game.decrees[RED] == []
    assert game.decree_readers["blue"] == []


def test_the_item_comes_from_the_principality_of_its_colour() -> None:
    """R101, Q83, X128"""
    game = decree_table()
    play(game.space_principality(RED, "blue"), LADY, "blue", "black-shield")
    assert stock(game, RED) == ["black-shield"]
    assert game.supply["black-shield"] == 5


def test_an_item_that_is_not_available_is_not_taken_but_the_decree_is() -> None:
    """R101, X1"""
    game = decree_table(seats=4, hoard="grey-flag")
    play(game.space_principality(RED, "blue"), LADY, "blue", "grey-flag")
    assert (stock(game, RED), game.decrees[RED]) == ([], ["grey-flag"])


def test_a_decree_with_points_scores_them() -> None:
    """R101, Q86"""
    game = decree_table()
    play(game.space_principality(RED, "blue"), LADY, "blue", "vp-2")
    assert (game.ledger(RED), game.decrees[RED]) == ({"decrees": 2}, ["vp-2"])


def test_an_empty_stack_leaves_only_the_duty() -> None:
    """R101"""
    assert words_asked(decree_table(stacks={}).space_principality(RED, "blue"), LADY) == ["send"]


def test_the_last_decree_of_a_stack_is_taken_without_a_question() -> None:
    """R101"""
    game = decree_table(stacks={"blue": "vp-2"})
    play(game.space_principality(RED, "blue"), LADY, "blue")
    assert (game.decrees[RED], game.decree_stacks["blue"]) == (["vp-2"], [])


def test_equal_decrees_are_offered_once() -> None:
    """R101"""
    game = decree_table(stacks={"blue": "vp-2 vp-2 grey-flag"})
    builder = ("builder", "blue")
    assert asked(game.space_principality(RED, "blue"), LADY, "blue") == ("grey-flag", "vp-2")
    play(game.space_principality(RED, "blue"), builder, "blue", "vp-2")
    assert game.decree_stacks["blue"] == ["grey-flag", "vp-2"]


# Looking


def test_after_looking_a_decree_must_be_taken() -> None:
    """R101, Q82, decreeLook=bound"""
    assert asked(decree_table().space_principality(RED, "blue"), LADY, "blue") == (
        "black-shield",
        "grey-flag",
        "vp-2",
    )


def test_as_a_house_rule_the_duty_can_still_be_done_after_looking() -> None:
    """Q82, decreeLook=free"""
    game = decree_table(decreeLook="free")
    assert asked(game.space_principality(RED, "blue"), LADY, "blue")[-1] is None
    play(game.space_principality(RED, "blue"), ("builder", "blue"), "blue", None)
    assert (stock(game, RED), game.decrees[RED]) == (["blue-material"], [])
    assert game.decree_readers["blue"] == [RED]
    play(game.space_principality(RED, "blue"), ("flag-bearer", "blue"), "blue", "vp-2")
    assert game.decrees[RED] == ["vp-2"]


def test_the_stack_is_shown_only_after_the_player_has_committed() -> None:
    """X126, R1.5"""
    game = in_session(decree_table(knights={RED: "influence-vassal"}))
    game.decide(("go", "die1", "cw", "blue"))
    game.decide(LADY)
    hidden = {**dict.fromkeys(PLACES, 0), "blue": 3}
    assert game.choice is not None
    assert (game.choice.ask, [*game.choice.options]) == ("look", ["blue", None])
    assert game.view(RED)["decree_stacks"] == hidden
    game.decide("blue")
    assert game.view(RED)["decree_stacks"] == {**hidden, "blue": ["black-shield", "grey-flag", "vp-2"]}
    for seat in (BLUE, YELLOW, None):
        assert game.view(seat)["decree_stacks"] == hidden
        assert "grey-flag" not in str(game.events_for(seat))


def test_looking_cannot_be_taken_back() -> None:
    """X126, X133"""
    game = in_session(decree_table(knights={RED: "influence-vassal"}))
    game.decide(("go", "die1", "cw", "blue"))
    game.decide(LADY)
    assert game.can_undo
    game.decide("blue")
    assert not game.can_undo


def test_a_player_who_has_looked_knows_what_is_left_and_a_redeal_keeps_it() -> None:
    """X126"""
    stacks: dict[Place, str] = {"blue": "black-shield grey-flag", "grey": "blue-flag vp-2 vp-2"}
    game = in_session(decree_table(knights={RED: "influence-vassal"}, stacks=stacks))
    for answer in (("go", "die1", "cw", "blue"), LADY, "blue"):
        game.decide(answer)
    for seed in range(5):
        twin = game.redealt(RED, Chance.seeded(seed))
        assert isinstance(twin.game, Decrees)
        assert twin.game.decree_stacks["blue"] == ["black-shield", "grey-flag"]
        twin.decide("grey-flag")
        assert twin.game.faults() == []
    game.decide("grey-flag")
    hidden = {**dict.fromkeys(PLACES, 0), "grey": 3}
    assert game.view(RED)["decree_stacks"] == {**hidden, "blue": ["black-shield"]}
    others = [game.redealt(BLUE, Chance.seeded(seed)).game for seed in range(20)]
    lying = {str(one.decree_stacks["blue"]) for one in others if isinstance(one, Decrees)}
    assert lying == {"['black-shield']", "['blue-flag']", "['vp-2']"}


def test_looking_is_told_to_all_and_the_decrees_only_to_the_reader() -> None:
    """X126"""
    game = decree_table()
    play(game.space_principality(RED, "blue"), LADY, "blue", "vp-2")
    (event,) = events(game, "looked")
    assert event.told_to(BLUE)["facts"] == {"place": "blue"}
    assert event.told_to(RED)["facts"] == {"place": "blue", "decrees": ["black-shield", "grey-flag", "vp-2"]}


# Where decrees are available


def test_with_a_staff_each_execution_may_bring_a_decree_by_another_vassal() -> None:
    """X120"""
    game = decree_table(staffs={RED: 1})
    staff, builder = ("staff", "blue"), ("builder", "blue")
    play(game.arrive(RED, MERLIN, "blue"), LADY, "blue", "vp-2", staff, builder, "blue", "grey-flag")
    assert game.decrees[RED] == ["vp-2", "grey-flag"]
    game = decree_table(staffs={RED: 1})
    play(game.arrive(RED, MERLIN, "blue"), LADY, "blue", "vp-2", staff, builder, None)
    assert (game.decrees[RED], stock(game, RED)) == (["vp-2"], ["blue-material"])


class Twice(Module):
    """A layer in which every vassal does its duty twice."""

    key, rule = "twice", "R8.1"

    async def serve(self, seat: int, vassal: Vassal, place: Place) -> None:
        await super().serve(seat, vassal, place)
        await super().serve(seat, vassal, place)


def test_a_decree_replaces_a_doubled_duty_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """X121"""
    monkeypatch.setitem(MODULES, "twice", Twice)
    monkeypatch.setattr(logres.merlin.modules, "LAYERS", (*LAYERS, Twice))
    game = decree_table(settings={"twice": "on"})
    play(game.space_principality(RED, "blue"), LADY, "blue", "vp-2")
    assert (game.decrees[RED], spread(game, RED)) == (["vp-2"], [])
    play(game.space_principality(RED, "blue"), ("builder", "blue"), None)
    assert stock(game, RED) == ["blue-material", "blue-material"]


def test_with_the_favor_of_row_two_the_stack_is_that_of_the_space() -> None:
    """X122"""
    game = decree_table(favor="on", seals={RED: "lady-2"}, stacks={"blue": "vp-2", "grey": "grey-flag"})
    play(game.arrive(RED, KNIGHTS[RED], "blue"), ("lady", "grey"), "blue")
    assert game.vassals[RED]["lady"] == "grey"
    assert (game.decrees[RED], spread(game, RED)) == (["vp-2"], [])


def test_other_deployments_bring_no_decree() -> None:
    """X123"""
    game = decree_table(markers={RED: "blue"}, vassals={RED: "builder:grey"})
    assert words_asked(game.influence_posting(RED), LADY) == ["deploy"]
    game = decree_table(vassals={RED: "builder:grey"})
    assert words_asked(game.space_relocate(RED, "relocate"), ("builder", "blue")) == ["relocate"]


def test_a_borrowed_principality_space_can_bring_a_decree() -> None:
    """X124"""
    game = decree_table()
    assert words_asked(game.borrow(RED, KNIGHTS[RED], "blue"), LADY) == ["send", "look"]


def test_without_a_vassal_to_send_there_is_no_decree() -> None:
    """X125"""
    everybody = "lady:blue shield-bearer:blue builder:blue flag-bearer:blue"
    assert asks(decree_table(vassals={RED: everybody}).space_principality(RED, "blue")) == []
    assert words_asked(decree_table().space_principality(RED, "blue"), None) == ["send"]


# One decree


def test_a_decree_changes_a_die_by_one() -> None:
    """R102, R6.2, R6.4"""
    game = decree_table(decrees_of={RED: "vp-2"}, faces={RED: (2, 3, 4, 5)})
    acts = [act for act in game.alterations(RED) if act[0] == "decree"]
    wanted = {"die1": (1, 3), "die2": (2, 4), "die3": (3, 5), "merlin": (4, 6)}
    assert acts == [("decree", die, face) for die, faces in wanted.items() for face in faces]
    play(game.perform(RED, ("decree", "die3", 5)))
    assert game.faces[RED] == {"die1": 2, "die2": 3, "die3": 5, "merlin": 5}
    assert (game.decrees[RED], game.chosen) == ([], None)
    assert told(game, "used-decrees") == [{"seat": RED, "decrees": ["vp-2"]}]


def test_a_die_stays_within_one_and_six() -> None:
    """X127"""
    game = decree_table(decrees_of={RED: "vp-2"}, faces={RED: (1, 6, 6, 1)})
    acts = [act for act in game.alterations(RED) if act[0] == "decree"]
    assert acts == [("decree", "die1", 2), ("decree", "die2", 5), ("decree", "merlin", 2)]


def test_only_unused_dice_are_changed_and_equal_ones_are_offered_once() -> None:
    """R102, R6.3"""
    game = decree_table(decrees_of={RED: "vp-2"}, faces={RED: (3, 3, 3, 1)}, used={RED: "die1 merlin"})
    assert game.decree_dice(RED) == ["die2"]
    game.chosen = "die2"
    assert game.decree_dice(RED) == ["die2", "die3"]


def test_decrees_are_used_any_number_of_times_in_a_turn_and_combined_with_others() -> None:
    """R102, R6.2"""
    game = decree_table(
        decrees_of={RED: "vp-2 vp-2"}, faces={RED: (1, 1, 1, 1)}, apples={RED: 1}, knights={RED: "orange"}
    )
    answers = (
        ("apple", "die1", 3),
        ("decree", "die1", 4),
        ("decree", "die1", 5),
    )
    play(game.take_turn(RED), *answers)
    assert game.figures[KNIGHTS[RED]] == "vp-influence"


def test_without_a_decree_no_die_is_changed() -> None:
    """R102"""
    game = decree_table(decrees_of={BLUE: "vp-2"})
    assert [act for act in game.alterations(RED) if act[0] == "decree"] == []


# Two and three decrees


def test_two_decrees_buy_any_good_or_a_marker_anywhere() -> None:
    """R102"""
    game = decree_table(decrees_of={RED: "vp-2 grey-shield vp-2"})
    assert ("decrees", 2) in game.free_acts(RED)
    play(game.act_decrees(RED, 2), "orange-material")
    assert (stock(game, RED), game.decrees[RED]) == (["orange-material"], ["vp-2"])
    game = decree_table(decrees_of={RED: "vp-2 vp-2"})
    play(game.act_decrees(RED, 2), ("marker", "orange"))
    assert (spread(game, RED), game.decrees[RED]) == (["orange"], [])


def test_two_decrees_buy_only_what_is_available() -> None:
    """R102, X1"""
    all_out = {RED: "black black black black black black"}
    game = decree_table(seats=4, decrees_of={RED: "vp-2 vp-2"}, hoard="blue-flag", markers=all_out)
    offered = asked(game.act_decrees(RED, 2))
    assert len(offered) == 17
    assert "blue-flag" not in offered
    assert not any(isinstance(bonus, tuple) for bonus in offered)


def test_three_decrees_are_worth_five_points() -> None:
    """R102"""
    game = decree_table(decrees_of={RED: "vp-2 grey-shield vp-2 brown-flag"})
    play(game.act_decrees(RED, 3))
    assert (game.ledger(RED), game.decrees[RED]) == ({"decrees": 5}, ["brown-flag"])


def test_what_can_be_done_depends_on_how_many_there_are() -> None:
    """R102"""
    wanted: dict[str, list[tuple[str, int]]] = {
        "": [],
        "vp-2": [],
        "vp-2 vp-2": [("decrees", 2)],
        "vp-2 vp-2 vp-2": [("decrees", 2), ("decrees", 3)],
    }
    for held, acts in wanted.items():
        assert decree_table(decrees_of={RED: held}).decree_acts(RED) == acts


def test_used_decrees_go_to_the_box() -> None:
    """R102, Q85"""
    game = decree_table(decrees_of={RED: "grey-shield grey-material vp-2"})
    play(game.act_decrees(RED, 3))
    assert all("grey-shield" not in pile for _, pile in game.decree_piles())
    assert game.faults() == []


def test_decrees_can_be_used_after_the_action() -> None:
    """R102, R4.5"""
    game = decree_table(decrees_of={RED: "vp-2 vp-2 vp-2"}, knights={RED: "purple"})
    offered = asked(game.take_turn(RED), ("go", "die2", "cw", "grail"))
    assert offered == (("decrees", 2), ("decrees", 3), None)


def test_two_decrees_buy_what_a_mission_lacks_that_was_just_drawn() -> None:
    """R102, R4.5, R9.1"""
    game = decree_table(
        decrees_of={RED: "vp-2 vp-2"},
        cards={"banner": "3 lady: grey flag"},
        hands={RED: "x10"},
        display="banner x02 x03",
        knights={RED: "build-2"},
        faces={RED: (1, 2, 3, 4)},
    )
    drawn = (("go", "die1", "cw", "mission-1"), ("x10",), "banner")
    play(game.take_turn(RED), *drawn, ("decrees", 2), "grey-flag", ("mission", "banner"), "deck")
    assert game.points[RED] == {"missions": 3}


def test_in_the_last_turn_nobody_forgets_their_decrees() -> None:
    """R102, R13.5"""
    game = decree_table(
        round=6, decrees_of={RED: "vp-2 vp-2 vp-2"}, knights={RED: "purple"}, used={RED: "die1 die3 merlin"}
    )
    last = asked(game.take_turn(RED), ("go", "die2", "cw", "grail"))
    assert last == (("decrees", 2), ("decrees", 3), None)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_decree_that_the_action_has_brought_can_be_used_with_another(number: int) -> None:
    """R102, R4.5: in every round, not only before a scoring."""
    game = decree_table(
        round=number,
        decrees_of={RED: "vp-2"},
        knights={RED: "influence-vassal"},
        used={RED: "die2 die3 merlin"},
    )
    taken = (("go", "die1", "cw", "blue"), LADY, "blue", "grey-flag")
    assert asked(game.take_turn(RED), *taken) == (("decrees", 2), None)


def test_decrees_are_worth_nothing_at_the_end() -> None:
    """R13.5"""
    game = decree_table(round=6, decrees_of={RED: "vp-2 vp-2 vp-2"})
    assert game.leftovers(RED) == table(round=6).leftovers(RED)


# Soundness


def found(game: Decrees) -> list[tuple[str, str]]:
    """The faults of a game: where, and what."""
    return [(fault.at, fault.what) for fault in game.faults()]


def test_a_decree_that_does_not_exist_is_a_fault() -> None:
    """R2.11"""
    game = decree_table()
    game.decree_stacks["grey"] = ["vp-9"]
    game.decrees[RED] = ["red-flag"]
    assert found(game) == [
        ("decree_stacks.grey", "there is no decree 'vp-9'"),
        ("decrees.2", "there is no decree 'red-flag'"),
    ]


def test_a_doubled_decree_is_reported_where_it_is_one_too_many() -> None:
    """R2.11"""
    game = decree_table()
    game.decrees[RED] = ["grey-flag"]
    assert found(game) == [("decrees.2", "I2: there are 2 decrees 'grey-flag', not 1")]


def test_a_stack_of_five_is_a_fault() -> None:
    """R3.13"""
    game = decree_table(stacks={"blue": "vp-2 vp-2 vp-2 vp-2"})
    game.decree_stacks["blue"].append("grey-flag")
    assert found(game) == [("decree_stacks.blue", "at most 4 decrees lie in a principality, not 5")]


def test_a_reader_who_is_not_at_the_table_is_a_fault() -> None:
    """X126"""
    game = decree_table()
    game.decree_readers["blue"] = [7]
    assert found(game) == [("decree_readers.blue", "there is no seat 7; seats are 0 to 2")]


@ALL_COUNTS
def test_a_game_with_decrees_is_played_to_its_end(seats: int) -> None:
    """R100"""
    game = play_out(fresh(seats, seed=seats, settings={"decrees": "on"}))
    assert game.over
    assert game.faults() == []


def test_a_player_who_never_looks_plays_as_in_the_base_game() -> None:
    """R101: the same questions with the same answers, except for the looking."""
    plain, decreed = fresh(3, seed=2), fresh(3, seed=2, settings={"decrees": "on"})
    decreed.chance = plain.chance.copy()
    decreed.faces = [{**faces} for faces in plain.faces]
    fate, same_fate = Random(2), Random(2)
    for _ in range(6 * 4 * 3):
        base = drive(plain.turn(), fate)
        more = [one for one in drive(decreed.turn(), same_fate, {"look": None}) if one.ask != "look"]
        assert [(one.ask, one.options) for one in base] == [(one.ask, one.options) for one in more]
    assert plain.points == decreed.points
