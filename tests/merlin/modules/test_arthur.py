"""Arthur: R30 to R33, and the new flags of R10."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import pytest

from logres.engine import Game, Option, play
from logres.merlin import BOX
from logres.merlin.base.position import KNIGHTS, MERLIN
from logres.merlin.modules.arthur import ARTHUR, Arthur
from logres.merlin.modules.favor import Favor
from logres.merlin.pieces import PLACES, Die, Space
from tests.merlin.arrange import (
    BLUE,
    GREEN,
    INNER_RING,
    OUTER_RING,
    RED,
    YELLOW,
    asked,
    fresh,
    play_out,
    spread,
    stock,
    table,
    told,
    words_asked,
)

ARTHURS_DIE_ONLY = {RED: "die1 die2 die3 merlin"}
MERLINS_DIE_ONLY = {RED: "die1 die2 die3 arthur"}
THIRD_DIE_ONLY = {RED: "die1 die2 merlin arthur"}


def arthur_table(**pieces: object) -> Arthur:
    """A table with Arthur; red is active."""
    game = table(**{"active": RED, "arthur": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Arthur)
    return game


def arthurs_turn(face: int, space: str, **pieces: object) -> Arthur:
    """A table where red has only the black die left, and Arthur stands somewhere."""
    figures = {ARTHUR: space, **pieces.pop("figures", {})}  # type: ignore[dict-item]
    return arthur_table(faces={RED: (1, 2, 3, 4, face)}, used=ARTHURS_DIE_ONLY, figures=figures, **pieces)


# The module stacks


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R30.1, R2.4: neither its pieces nor its rules."""
    game = table()
    assert not isinstance(game, Arthur)
    assert not {"inner_ring", "signet", "picts"} & game.zones.keys()
    assert "arthur" not in game.figures


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_of_the_module_replaces_the_other(seats: int) -> None:
    """R3.1, R3.2, R2.4"""
    game = fresh(seats, settings={"arthur": "on"})
    assert isinstance(game, Arthur)
    assert game.ring == OUTER_RING
    assert game.inner_ring == INNER_RING
    assert game.figures[ARTHUR] == "stairs"
    assert game.figures[MERLIN] == "black"
    assert (game.signet, game.grail, game.excalibur) == (None, None, None)
    assert game.faults() == []


def test_three_missions_are_on_display() -> None:
    """Q37"""
    assert len(fresh(settings={"arthur": "on"}).display) == 3


# The fifth die


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_five_dice_and_takes_five_turns_in_a_round(seats: int) -> None:
    """R30.1, I6"""
    game = fresh(seats, settings={"arthur": "on"})
    assert all(len(faces) == 5 for faces in game.faces)
    assert all([*faces] == ["die1", "die2", "die3", "merlin", "arthur"] for faces in game.faces)
    play_out(game)
    assert game.turns == 6 * 5 * seats


@pytest.mark.parametrize(
    ("faces", "stands", "strict"),
    [
        ([3, 3, 3, 1, 1], True, False),
        ([2, 2, 2, 2, 5], False, False),
        ([4, 4, 4, 4, 4], False, False),
        ([1, 1, 2, 2, 3], True, True),
        ([6, 6, 6, 1, 2], True, True),
    ],
)
def test_four_of_five_dice_alike_are_rolled_again(faces: list[int], stands: bool, strict: bool) -> None:
    """R-E2, Q5"""
    assert arthur_table().stands(faces) == stands
    assert arthur_table(reroll="threeDistinct").stands(faces) == strict


def test_the_black_die_moves_arthur_either_way_along_the_inner_ring() -> None:
    """R30.2"""
    game = arthurs_turn(2, "stairs")
    assert game.moves(RED) == [("go", "arthur", "cw", "picts-1"), ("go", "arthur", "ccw", "picts-3")]


def test_the_inner_ring_is_counted_over_its_end() -> None:
    """R30.2, Q35: it may have any number of spaces."""
    game = arthurs_turn(5, "signet")
    assert game.moves(RED) == [
        ("go", "arthur", "cw", "resource-material"),
        ("go", "arthur", "ccw", "resource-flag"),
    ]


def test_the_action_of_the_inner_space_follows() -> None:
    """R30.2"""
    game = arthurs_turn(1, "stairs")
    play(game.turn(), ("go", "arthur", "cw", "resource-shield"), "blue-shield")
    assert game.figures[ARTHUR] == "resource-shield"
    assert stock(game, RED) == ["blue-shield"]
    assert game.used[RED] == ["die1", "die2", "die3", "merlin", "arthur"]


def test_no_staff_repeats_the_action_of_arthur() -> None:
    """R30.2"""
    game = arthurs_turn(1, "stairs", staffs={RED: 3})
    play(game.turn(), ("go", "arthur", "cw", "resource-shield"), "blue-shield")
    assert game.staffs[RED] == 3


def test_an_apple_and_a_turn_flag_alter_the_black_die() -> None:
    """R30.1, R10.4: as any other die."""
    game = arthurs_turn(1, "stairs", apples={RED: 1}, castles={RED: "purple-flag"})
    acts = asked(game.set_out(RED))
    assert ("apple", "arthur", 4) in acts
    assert ("turn", "arthur") in acts
    play(game.set_out(RED), ("turn", "arthur"), ("go", "arthur", "ccw", "resource-flag"), "blue-flag")
    assert game.figures[ARTHUR] == "resource-flag"


@pytest.mark.parametrize(("house_rule", "is_offered"), [("off", False), ("on", True)])
def test_a_different_action_is_for_the_move_of_the_turn_unless_the_table_allows_more(
    house_rule: str, is_offered: bool
) -> None:
    """X28, R10.5, Q104, differentOnTheWay=off, differentOnTheWay=on"""
    game = arthur_table(
        castles={RED: "orange-flag"},
        knights={BLUE: "vp-shield"},
        differentOnTheWay=house_rule,
        figures={MERLIN: "black"},
    )
    flag = game.powers()["different"]
    game.castles[RED] = {good: int(good == flag) for good in game.castles[RED]}
    different = ("different", "vp-shield")
    offered = asked(game.space_merlin(RED, "merlin"))
    assert (("cw", "influence-flag", different) in offered) is is_offered
    game.figures[KNIGHTS[RED]] = "influence-flag"
    offered = asked(game.space_stairs(RED, "stairs"))
    assert (("grey", different) in offered) is is_offered


@pytest.mark.parametrize(
    ("space", "option", "moved"),
    [
        ("merlin", ("cw", "influence-flag", ("different", "vp-shield")), (MERLIN, "influence-flag")),
        ("stairs", ("grey", ("different", "vp-shield")), (KNIGHTS[RED], "grey")),
        ("arthur", ("cw", "resource-shield", ("different", "vp-shield")), (ARTHUR, "resource-shield")),
    ],
)
def test_as_a_house_rule_a_different_action_follows_every_march(
    space: str, option: Option, moved: tuple[str, str]
) -> None:
    """Q104, differentOnTheWay=on"""
    game = arthur_table(
        castles={RED: "orange-flag blue-shield"},
        knights={BLUE: "vp-shield", RED: "influence-flag"},
        differentOnTheWay="on",
        figures={MERLIN: "black"},
    )
    assert play(game.execute(RED, space), option)
    assert (game.figures[moved[0]], game.ledger(RED)) == (moved[1], {"spaces": 1})
    assert stock(game, RED) == ["blue-shield"]


def test_a_different_action_replaces_that_of_an_inner_space() -> None:
    """X29b: the space of another knight, so one of the outer ring."""
    castles, knights = {RED: "orange-flag blue-shield"}, {BLUE: "vp-shield", YELLOW: "vp-shield"}
    game = arthurs_turn(1, "stairs", castles=castles, knights=knights)
    go = ("go", "arthur", "cw", "resource-shield")
    ways = [act for act in asked(game.set_out(RED)) if isinstance(act, tuple) and act[:4] == go]
    assert ways == [go, (*go, ("different", "vp-shield"))]
    game = arthurs_turn(1, "stairs", castles=castles, knights=knights)
    play(game.set_out(RED), ways[1])
    assert game.ledger(RED) == {"spaces": 1}
    assert game.figures[ARTHUR] == "resource-shield"


# The inner spaces


@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_a_resource_space_gives_a_good_of_its_kind_from_any_principality(kind: str) -> None:
    """R31.1"""
    game = arthur_table(hoard=f"grey-{kind}")
    offered = asked(game.space_resource(RED, f"resource-{kind}"))
    assert offered == (*(f"{place}-{kind}" for place in PLACES if place != "grey"), None)
    play(game.space_resource(RED, f"resource-{kind}"), f"brown-{kind}")
    assert game.goods(RED)[f"brown-{kind}"] == 1  # type: ignore[index]


def test_a_resource_space_places_a_marker_on_any_principality() -> None:
    """R31.1"""
    game = arthur_table(markers={RED: "blue"})
    assert play(game.space_resource(RED, "resource-influence"), ("marker", "blue"))
    assert spread(game, RED) == ["blue", "blue"]


def test_without_a_marker_at_home_the_space_gives_nothing() -> None:
    """R31.1"""
    game = arthur_table(markers={RED: "blue blue blue blue blue blue"})
    assert not play(game.space_resource(RED, "resource-influence"))
    assert not game.offers(RED, "resource-influence")


def test_a_resource_can_be_forfeited() -> None:
    """R31.1"""
    game = arthur_table()
    assert not play(game.space_resource(RED, "resource-flag"), None)
    assert stock(game, RED) == []


@pytest.mark.parametrize("space", ["grail", "excalibur"])
def test_grail_and_excalibur_are_taken_on_the_inner_ring(space: str) -> None:
    """R31.2"""
    game = arthurs_turn(1, INNER_RING[INNER_RING.index(space) - 1], traitors={RED: "blue"})
    play(game.turn(), ("go", "arthur", "cw", space))
    assert getattr(game, space) == RED
    assert (game.apples[RED], game.traitors[RED]) == ((1, ["blue"]) if space == "grail" else (0, []))


CARDS = {"hard": "3 lady: black flag, black flag, black flag", "easy": "2 lady: any shield"}


def test_the_signet_ring_resolves_a_mission_without_its_requirements() -> None:
    """R31.2"""
    game = arthur_table(cards=CARDS, hands={RED: "hard easy"})
    assert asked(game.space_signet(RED, "signet")) == ("easy", "hard", None)
    assert play(game.space_signet(RED, "signet"), "hard")
    assert game.signet == RED
    assert game.ledger(RED) == {"missions": 3}
    assert game.mission_discards == ["hard"]
    assert told(game, "took-signet") == [{"seat": RED, "former": None}]


def test_the_signet_ring_is_taken_from_its_holder() -> None:
    """R31.2"""
    game = arthur_table(signet=BLUE, cards=CARDS, hands={RED: "hard"})
    play(game.space_signet(RED, "signet"), "hard")
    assert told(game, "took-signet") == [{"seat": RED, "former": BLUE}]
    assert game.signet == RED


def test_the_holder_of_the_signet_ring_still_resolves_a_mission() -> None:
    """X54"""
    game = arthur_table(signet=RED, cards=CARDS, hands={RED: "hard"})
    play(game.space_signet(RED, "signet"), "hard")
    assert (game.signet, game.hands[RED]) == (RED, [])


def test_the_signet_ring_can_be_left() -> None:
    """R31.2: the action is forfeited as a whole."""
    game = arthur_table(signet=BLUE, cards=CARDS, hands={RED: "hard"})
    assert not play(game.space_signet(RED, "signet"), None)
    assert (game.signet, game.hands[RED]) == (BLUE, ["hard"])


def test_without_missions_the_signet_ring_is_taken_alone() -> None:
    """R31.2"""
    game = arthur_table()
    assert play(game.space_signet(RED, "signet"))
    assert game.signet == RED
    assert not game.offers(RED, "signet")


def test_the_signet_mission_comes_on_top_of_the_mission_of_the_turn() -> None:
    """R110.10, R31.2, Q38: two missions are drawn."""
    game = arthurs_turn(
        1,
        "picts-3",
        cards=CARDS,
        hands={RED: "hard easy"},
        castles={RED: "blue-shield"},
        display="x01 x02 x03",
    )
    signet: tuple[Option, ...] = (("go", "arthur", "cw", "signet"), "hard")
    play(game.turn(), ("mission", "easy"), *signet, "x01", "x02")
    assert game.ledger(RED) == {"missions": 5}
    assert game.hands[RED] == ["x01", "x02"]


def test_after_the_signet_mission_the_mission_of_the_turn_must_be_met() -> None:
    """Q38, R31.2"""
    cards = {**CARDS, "near": "1 lady: any flag"}
    pieces = {"cards": cards, "hands": {RED: "hard easy near"}, "castles": {RED: "blue-shield"}}
    rest = asked(arthurs_turn(1, "picts-3", **pieces).turn(), ("go", "arthur", "cw", "signet"), "hard")
    assert rest == (("mission", "easy"), None)


def with_missions_flag(**pieces: object) -> Arthur:
    """A table whose blue flags carry Missions, unlike any flag of the usual box with Arthur."""
    cards = {"free": "3 lady: any flag", **dict.fromkeys(("a", "b", "c"), "1 lady: any shield")}
    game = arthurs_turn(
        1, "picts-3", cards=cards, castles={RED: "blue-shield blue-flag"}, display="x01 x02 x03", **pieces
    )
    flags = {**game.parts.flags, "reverse": "grey", "missions": "blue"}
    type(game).parts = replace(game.parts, flags=flags)
    return game


def test_a_missions_flag_follows_a_signet_mission() -> None:
    """X25: the signet mission is the first, the second must be met."""
    game = with_missions_flag(hands={RED: "free a"})
    signet: tuple[Option, ...] = (("go", "arthur", "cw", "signet"), "free")
    assert asked(game.turn(), *signet) == (("mission", "a"), ("second", "a"), None)
    game = with_missions_flag(hands={RED: "free a"})
    play(game.turn(), *signet, ("second", "a"), "x01", "x02")
    assert game.ledger(RED) == {"missions": 4, "flags": 2}


def test_three_missions_at_most_are_resolved_in_a_turn() -> None:
    """X25: the normal one, one by the signet ring and one by a flag; three are drawn."""
    game = with_missions_flag(hands={RED: "free a b c"})
    missions: tuple[Option, ...] = (
        ("mission", "a"),
        ("go", "arthur", "cw", "signet"),
        "free",
        ("second", "b"),
    )
    play(game.turn(), *missions, "x01", "x02", "x03")
    assert game.hands[RED] == ["c", "x01", "x02", "x03"]


def test_the_stairs_lead_the_knight_to_the_next_principality() -> None:
    """E14, R31.3"""
    game = arthurs_turn(1, "resource-shield", knights={RED: "mission"})
    play(game.turn(), ("go", "arthur", "ccw", "stairs"), "black", ("lady", "black"))
    assert game.figures[KNIGHTS[RED]] == "black"
    assert game.vassals[RED]["lady"] == "black"
    assert spread(game, RED) == ["black"]


def test_the_stairs_never_let_the_knight_stay() -> None:
    """X42"""
    assert asked(arthur_table(knights={RED: "black"}).space_stairs(RED, "stairs")) == ("grey", None)
    assert asked(arthur_table(knights={RED: "brown"}).space_stairs(RED, "stairs")) == ("black", None)


def test_the_knight_need_not_climb_the_stairs() -> None:
    """R31.3: the action may be forfeited."""
    game = arthur_table(knights={RED: "mission"})
    assert not play(game.space_stairs(RED, "stairs"), None)
    assert game.figures[KNIGHTS[RED]] == "mission"


def test_no_mirror_after_the_stairs() -> None:
    """X28: they are no move of the turn."""
    game = arthur_table(knights={RED: "mission"}, castles={RED: "brown-flag"})
    assert words_asked(game.space_stairs(RED, "stairs"), "black", None) == ["stairs", "send"]


def test_arthurs_merlin_space_moves_merlin_one_to_three_spaces() -> None:
    """R31.4, Q34, R-E15, arthurMerlinZero=off"""
    game = arthur_table(figures={MERLIN: "relocate"})
    assert asked(game.space_merlin(RED, "merlin")) == (
        *(("cw", "vp-manor"), ("cw", "influence-vassal"), ("cw", "blue")),
        *(("ccw", "grey"), ("ccw", "vp-shield"), ("ccw", "build-1")),
        None,
    )


def test_as_a_house_rule_merlin_may_stay() -> None:
    """Q34, arthurMerlinZero=on"""
    game = arthur_table(figures={MERLIN: "vp-shield"}, castles={RED: "blue-shield"}, arthurMerlinZero="on")
    ways = asked(game.space_merlin(RED, "merlin"))
    assert len(ways) == 8
    assert play(game.space_merlin(RED, "merlin"), ("cw", "vp-shield"))
    assert game.figures[MERLIN] == "vp-shield"
    assert game.ledger(RED) == {"spaces": 1}


def test_merlins_action_on_arthurs_space_may_be_repeated_for_a_staff() -> None:
    """E15, R31.4, R110.9"""
    game = arthurs_turn(
        1,
        "resource-material",
        figures={MERLIN: "vp-shield"},
        castles={RED: "grey-material grey-material"},
        staffs={RED: 1},
    )
    move, march = ("go", "arthur", "cw", "merlin"), ("ccw", "build-1")
    play(game.turn(), move, march, ("a1", "grey"), ("staff", "build-1"), ("c1", "grey"), None)
    assert game.manors == {"a1": RED, "c1": RED}
    assert stock(game, RED) == []
    assert game.staffs[RED] == 0


def test_merlin_need_not_move() -> None:
    """R31.4: the action may be forfeited."""
    game = arthur_table(figures={MERLIN: "vp-shield"})
    assert not play(game.space_merlin(RED, "merlin"), None)
    assert game.figures[MERLIN] == "vp-shield"


def test_a_manor_of_another_player_is_replaced() -> None:
    """E16, R31.5, Q39: for no material, without the bonus of the tower."""
    game = arthur_table(manors={"a6": GREEN, "b1": RED}, seats=4)
    assert game.tile("a6") == "lake-tower"
    assert play(game.space_replace(RED, "replace"), "a6")
    assert game.manors == {"a6": RED, "b1": RED}
    assert game.manors_of(GREEN) == []
    assert told(game, "replaced-manor") == [{"seat": RED, "cell": "a6", "former": GREEN}]


def test_any_manor_of_another_player_can_be_replaced_and_none_must_be() -> None:
    """R31.5"""
    game = arthur_table(manors={"c2": BLUE, "b1": RED, "a3": YELLOW})
    assert asked(game.space_replace(RED, "replace")) == ("a3", "c2", None)
    assert not play(game.space_replace(RED, "replace"), None)


def test_a_player_who_has_built_all_manors_cannot_replace_one() -> None:
    """X49"""
    mine = dict.fromkeys(("a1", "a2", "a3", "a4", "a5", "a6", "b1"), RED)
    game = arthur_table(manors={**mine, "c1": BLUE})
    assert not game.offers(RED, "replace")
    assert not play(game.space_replace(RED, "replace"))


# The new spaces of the outer ring


def test_the_apple_space_gives_an_apple() -> None:
    """R33"""
    game = arthur_table(knights={RED: "purple"})
    play(game.turn(), ("go", "die2", "cw", "apple"))
    assert game.apples[RED] == 1


def test_without_apples_the_space_offers_nothing() -> None:
    """R33, X2"""
    game = arthur_table(apples={BLUE: 11})
    assert not game.offers(RED, "apple")
    assert play(game.space_apple(RED, "apple"))
    assert game.apples[RED] == 0


def test_arthur_is_moved_one_space_from_the_outer_ring() -> None:
    """R33"""
    game = arthur_table(knights={RED: "vp-influence"})
    move: tuple[Option, ...] = (("go", "die2", "cw", "arthur"),)
    assert asked(game.turn(), *move) == (("cw", "resource-shield"), ("ccw", "signet"), None)
    game = arthur_table(knights={RED: "vp-influence"})
    play(game.turn(), *move, ("cw", "resource-shield"), "blue-shield")
    assert game.figures[ARTHUR] == "resource-shield"
    assert stock(game, RED) == ["blue-shield"]


def test_a_vassal_is_activated_where_it_stands() -> None:
    """E18, R33"""
    game = arthur_table(vassals={RED: "builder:orange lady:blue"})
    offered = asked(game.space_activate(RED, "activate"))
    assert offered == (("lady", "blue"), ("builder", "orange"), None)
    assert play(game.space_activate(RED, "activate"), ("builder", "orange"))
    assert stock(game, RED) == ["orange-material"]
    assert game.vassals[RED]["builder"] == "orange"


def test_a_vassal_at_home_is_not_activated() -> None:
    """R33"""
    game = arthur_table(vassals={BLUE: "builder:orange"})
    assert not game.offers(RED, "activate")
    assert not play(game.space_activate(RED, "activate"))


def test_each_manor_is_worth_a_point_on_its_space() -> None:
    """E19, R33"""
    game = arthur_table(manors={"a1": RED, "b2": RED, "c3": RED, "c4": BLUE}, knights={RED: "grey"})
    play(game.turn(), ("go", "die2", "cw", "vp-manor"))
    assert game.ledger(RED) == {"spaces": 3}


def test_a_staff_repeats_a_new_space_only_if_it_still_offers_something() -> None:
    """R33, R7.1"""
    game = arthur_table(
        figures={MERLIN: "influence-shield"}, staffs={RED: 1}, apples={BLUE: 9}, used=MERLINS_DIE_ONLY
    )
    game.faces[RED]["merlin"] = 1
    play(game.turn(), ("go", "merlin", "cw", "apple"), ("staff", "apple"))
    assert (game.apples[RED], game.staffs[RED]) == (2, 0)
    game = arthur_table(
        figures={MERLIN: "influence-shield"}, staffs={RED: 1}, apples={BLUE: 10}, used=MERLINS_DIE_ONLY
    )
    game.faces[RED]["merlin"] = 1
    play(game.turn(), ("go", "merlin", "cw", "apple"))
    assert game.staffs[RED] == 1


# Chains


def test_actions_that_lead_to_actions_are_done_depth_first() -> None:
    """X40: Arthur moves Merlin, who moves Arthur, who takes a shield; then the turn continues outwards."""
    game = arthurs_turn(1, "resource-material", figures={MERLIN: "mission"})
    answers: tuple[Option, ...] = (("go", "arthur", "cw", "merlin"), ("cw", "arthur"))
    play(game.turn(), *answers, ("ccw", "resource-material"), "blue-material")
    assert (game.figures[MERLIN], game.figures[ARTHUR]) == ("arthur", "resource-material")
    assert stock(game, RED) == ["blue-material"]


def test_each_move_of_merlin_in_a_chain_may_have_its_staff() -> None:
    """X40, X41: the action where the staffed move ended is repeated, not the one where Merlin is now."""
    game = arthur_table(
        figures={MERLIN: "mission", ARTHUR: "resource-material"},
        faces={RED: (1, 2, 3, 1, 5)},
        used=MERLINS_DIE_ONLY,
        markers={RED: "blue"},
        staffs={RED: 2},
    )
    chain: tuple[Option, ...] = (("go", "merlin", "cw", "arthur"), ("cw", "merlin"), ("cw", "influence-flag"))
    inner, outer = ("staff", "influence-flag"), ("staff", "arthur")
    play(game.turn(), *chain, inner, outer, ("ccw", "resource-material"), "grey-material")
    assert game.figures[MERLIN] == "influence-flag"
    assert stock(game, RED) == ["blue-flag", "blue-flag", "grey-material"]
    assert game.staffs[RED] == 0


# The new flags


def test_the_new_flags_replace_two_colours() -> None:
    """R10.9, R3.3: Repel and Missions are out of the game."""
    game = arthur_table(castles={RED: "black-flag grey-flag"}, traitors={RED: "blue"})
    assert game.flag(RED, "nudge") == "black-flag"
    assert game.flag(RED, "switch") == "grey-flag"
    assert game.flag(RED, "repel") is None
    assert game.flag(RED, "missions") is None
    assert game.free_acts(RED) == []
    assert game.defences(RED) == []
    assert set(game.powers()) == {"reverse", "turn", "different", "mirror", "nudge", "switch"}


@pytest.mark.parametrize(("way", "space"), [("more", "apple"), ("less", "purple")])
def test_a_flag_moves_a_figure_one_step_more_or_less(way: Literal["more", "less"], space: str) -> None:
    """R10.7, Q18"""
    game = arthur_table(
        castles={RED: "black-flag"}, faces={RED: (1, 2, 3, 4, 5)}, knights={RED: "vp-material"}
    )
    play(game.act_nudge(RED, "die2", way))
    assert game.moves(RED) == [("go", "die2", "cw", space)]
    assert stock(game, RED) == []
    assert game.supply["black-flag"] == 6


@pytest.mark.parametrize("die", ["die1", "merlin", "arthur"])
def test_the_flag_is_for_every_kind_of_die(die: str) -> None:
    """R10.7"""
    game = arthur_table(castles={RED: "black-flag"})
    acts = asked(game.set_out(RED))
    assert {("nudge", die, "more"), ("nudge", die, "less")} <= {*acts}


def test_seven_steps_are_possible() -> None:
    """R10.7, Q18"""
    game = arthur_table(castles={RED: "black-flag"}, faces={RED: (6, 6, 1, 2, 3)})
    play(game.act_nudge(RED, "die1", "more"))
    assert game.moves(RED) == [("go", "die1", "cw", "influence-vassal")]


def test_without_a_step_the_figure_stays_and_its_space_is_performed() -> None:
    """R10.7"""
    game = arthur_table(
        castles={RED: "black-flag blue-flag blue-shield"},
        knights={RED: "vp-shield"},
        faces={RED: (1, 1, 2, 3, 4)},
    )
    play(game.act_nudge(RED, "die1", "less"))
    assert game.moves(RED) == [("go", "die1", "cw", "vp-shield")]
    play(game.act_go(RED, "die1", "cw", "vp-shield"))
    assert game.ledger(RED) == {"spaces": 1}


def test_merlin_and_arthur_stay_one_way() -> None:
    """R10.7: both directions lead to the same space."""
    cases: tuple[tuple[Die, Space], ...] = (("merlin", "black"), ("arthur", "stairs"))
    for die, space in cases:
        game = arthur_table(castles={RED: "black-flag"}, faces={RED: (2, 3, 4, 1, 1)})
        play(game.act_nudge(RED, die, "less"))
        assert game.moves(RED) == [("go", die, "cw", space)]


def test_two_flags_of_one_turn_add_up() -> None:
    """X21: zero to eight steps, never fewer."""
    game = arthur_table(castles={RED: "black-flag black-flag"}, faces={RED: (6, 1, 2, 3, 4)})
    play(game.act_nudge(RED, "die1", "more"))
    play(game.act_nudge(RED, "die1", "more"))
    assert game.steps(RED, "die1") == 8
    game = arthur_table(castles={RED: "black-flag black-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    play(game.act_nudge(RED, "die1", "less"))
    assert game.steps(RED, "die1") == 0
    assert game.nudges(RED) == [("nudge", "die1", "more")]


def test_nobody_goes_backwards_when_the_die_is_turned_after_the_flags() -> None:
    """X20, X21"""
    game = arthur_table(castles={RED: "black-flag black-flag purple-flag"}, faces={RED: (6, 1, 2, 3, 4)})
    play(game.act_nudge(RED, "die1", "less"))
    play(game.act_nudge(RED, "die1", "less"))
    play(game.act_turn(RED, "die1"))
    assert game.moves(RED) == [("go", "die1", "cw", "black")]


def test_faces_are_turned_first_and_steps_added_then() -> None:
    """X20"""
    game = arthur_table(
        castles={RED: "black-flag purple-flag"}, faces={RED: (6, 1, 2, 3, 4)}, apples={RED: 1}
    )
    play(game.act_nudge(RED, "die1", "more"))
    play(game.act_turn(RED, "die1"))
    assert (game.faces[RED]["die1"], game.steps(RED, "die1")) == (1, 2)
    play(game.act_apple(RED, "die1", 6))
    assert (game.faces[RED]["die1"], game.steps(RED, "die1")) == (6, 7)


def test_the_flag_is_spent_with_the_turn() -> None:
    """R10.7: the next turn counts as the dice show."""
    game = arthur_table(castles={RED: "black-flag"}, knights={RED: "purple"})
    play(game.turn(), ("nudge", "die1", "more"))
    assert game.figures[KNIGHTS[RED]] == "apple"
    assert game.steps(RED, "die1") == 1


def test_a_die_can_move_another_figure() -> None:
    """R10.8"""
    game = arthur_table(castles={RED: "grey-flag"}, used={RED: "die1 die2 merlin"})
    assert [act for act in asked(game.set_out(RED)) if isinstance(act, tuple) and act[0] == "switch"] == [
        *(("switch", "die3", figure) for figure in ("merlin", "arthur")),
        *(("switch", "arthur", figure) for figure in ("knight2", "merlin")),
    ]


def test_the_other_figure_moves_by_its_own_rule() -> None:
    """X27, R10.8: Merlin and Arthur either way, the knight clockwise unless it is reversed."""
    game = arthur_table(castles={RED: "grey-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    play(game.act_switch(RED, "die3", MERLIN))
    assert game.moves(RED) == [("go", "die3", "cw", "vp-shield"), ("go", "die3", "ccw", "vp-influence")]
    game = arthur_table(castles={RED: "grey-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    play(game.act_switch(RED, "merlin", ARTHUR))
    assert game.moves(RED) == [
        ("go", "merlin", "cw", "resource-material"),
        ("go", "merlin", "ccw", "replace"),
    ]
    game = arthur_table(castles={RED: "grey-flag blue-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    play(game.act_switch(RED, "arthur", KNIGHTS[RED]))
    assert game.moves(RED) == [
        ("go", "arthur", "cw", "relocate"),
        ("reverse", "arthur", "influence-material"),
    ]


def test_a_staff_belongs_to_merlin_whatever_die_moved_him() -> None:
    """X26, R110.9"""
    pieces = {"castles": {RED: "grey-flag blue-shield"}, "staffs": {RED: 1}}
    game = arthur_table(**pieces)
    answers: tuple[Option, ...] = (("switch", "die3", MERLIN), ("go", "die3", "cw", "vp-shield"))
    play(game.turn(), *answers, ("staff", "vp-shield"))
    assert game.ledger(RED) == {"spaces": 2}


def test_no_staff_if_the_white_die_moves_another_figure() -> None:
    """X26"""
    game = arthur_table(
        castles={RED: "grey-flag blue-shield"},
        staffs={RED: 1},
        knights={RED: "arthur"},
        faces={RED: (1, 2, 3, 4, 5)},
    )
    play(game.turn(), ("switch", "merlin", KNIGHTS[RED]))
    assert game.ledger(RED) == {"spaces": 1}
    assert game.staffs[RED] == 1


def test_a_knight_that_was_switched_may_be_mirrored() -> None:
    """X28"""
    game = arthur_table(castles={RED: "grey-flag brown-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    offered = asked(game.turn(), ("switch", "merlin", KNIGHTS[RED]))
    assert ("go", "merlin", "cw", "grey", ("mirror", "orange")) in offered


def test_a_second_switch_flag_is_not_offered() -> None:
    """R10.8: it would take the first one back."""
    game = arthur_table(castles={RED: "grey-flag grey-flag"})
    play(game.act_switch(RED, "die3", MERLIN))
    assert game.switches(RED) == []


def test_both_new_flags_may_serve_one_die() -> None:
    """R10.0, R10.7, R10.8"""
    game = arthur_table(castles={RED: "grey-flag black-flag"}, faces={RED: (1, 2, 6, 4, 5)})
    play(game.act_switch(RED, "die3", ARTHUR))
    play(game.act_nudge(RED, "die3", "more"))
    assert game.moves(RED) == [("go", "die3", "cw", "resource-flag"), ("go", "die3", "ccw", "picts-2")]


# King's favor


def test_the_flag_bearer_of_kings_favor_can_score_manors() -> None:
    """R110.3, Q30"""
    game = arthur_table(
        favor="on", seals={RED: "flag-bearer-3"}, manors={"a1": RED, "b2": RED}, knights={RED: "build-1"}
    )
    play(game.turn(), ("go", "die1", "cw", "vp-shield"), "manor")
    assert game.ledger(RED) == {"spaces": 2, "favor": 1}


def test_row_three_works_where_arthur_has_moved_merlin() -> None:
    """X37"""
    game = arthurs_turn(
        1,
        "resource-material",
        favor="on",
        seals={RED: "flag-bearer-3"},
        figures={MERLIN: "build-1"},
        castles={RED: "blue-flag"},
    )
    play(game.turn(), ("go", "arthur", "cw", "merlin"), ("cw", "vp-shield"), "flag")
    assert game.ledger(RED) == {"spaces": 1, "favor": 1}


def test_row_two_works_at_the_top_of_the_stairs() -> None:
    """X37"""
    game = arthur_table(favor="on", seals={RED: "builder-2"}, knights={RED: "mission"})
    assert ("builder", "orange") in asked(game.space_stairs(RED, "stairs"), "black")


def test_a_signet_mission_teaches_like_any_other() -> None:
    """X34, X35"""
    game = arthur_table(favor="on", seals={RED: "lady-1"}, cards=CARDS, hands={RED: "hard"})
    assert isinstance(game, Favor)
    assert asked(game.space_signet(RED, "signet"), "hard") == ("lady-2", "lady-3", None)
    game = arthur_table(favor="on", seals={RED: "lady-1"}, cards=CARDS, hands={RED: "hard"})
    play(game.space_signet(RED, "signet"), "hard", None)
    assert game.ledger(RED) == {"missions": 3, "favor": 1}


# Soundness and house rules


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("figures.arthur", lambda game: game.figures.update(arthur="black")),
        ("figures.merlin", lambda game: game.figures.update(merlin="stairs")),
        ("inner_ring", lambda game: setattr(game, "inner_ring", INNER_RING[1:])),
        ("signet", lambda game: setattr(game, "signet", 3)),
        ("faces.2", lambda game: game.faces[RED].pop("arthur")),
    ],
    ids=lambda word: word if isinstance(word, str) else "",
)
def test_an_impossible_position_is_noticed(fault: str, change: Callable[[Game], None]) -> None:
    """R30.1, R30.2"""
    game = arthur_table()
    change(game)
    assert fault in [found.at for found in game.faults()]


def test_house_rules_of_the_module_stay_out_of_records_that_do_not_use_them() -> None:
    """Q34, Q43"""
    settings = BOX.complete({})
    assert not {"arthur", "arthurMerlinZero", "pictTower"} & BOX.recorded(settings).keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("favor", ["off", "on"])
def test_whole_games_are_played(seats: int, favor: str) -> None:
    """R30.1, I5"""
    game = play_out(fresh(seats, settings={"arthur": "on", "favor": favor}), seed=seats)
    assert game.over
    assert game.faults() == []
