"""Morgana: R80 to R84. Cauldrons, huts and dark influence have separate files."""

from __future__ import annotations

from random import Random

import pytest

from logres.engine import play
from logres.merlin import BOX
from logres.merlin.base.position import KNIGHTS, MERLIN, Act
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.morgana import DICE, Morgana, unlike
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts import read
from logres.merlin.parts.morgana import ACTIONS
from logres.merlin.pieces import GOOD, PLACES, Place
from tests.merlin.arrange import (
    BLUE,
    KITCHEN,
    RED,
    YELLOW,
    asked,
    drive,
    events,
    fresh,
    spread,
    stock,
    table,
    told,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
ON = {"gold": "on", "morgana": "on"}
ALL_USED = "die1 die2 die3 merlin"


def witch(*modules: str, **pieces: object) -> Morgana:
    """A table with Morgana, also with these modules; red is active."""
    settings = {**ON, **dict.fromkeys(modules, "on")}
    game = table(settings=settings, **{"active": RED, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Morgana)
    return game


def named(acts: list[Act], *names: str) -> list[Act]:
    """The acts with one of these names."""
    return [act for act in acts if act[0] in names]


# Setting up


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R80.1"""
    game = table()
    assert "morgana" not in game.zones
    assert Morgana not in type(game).__mro__


def test_morgana_needs_gold() -> None:
    """R84, R86.3: coins are paid and earned in her kitchen."""
    with pytest.raises(ValueError, match="'morgana' needs the module 'gold'"):
        BOX.rules_for(BOX.complete({"morgana": "on"}))


@ALL_COUNTS
def test_the_kitchen_is_laid_out(seats: int) -> None:
    """R2.9, R80.1, R80.2, R80.3, X87b"""
    game = fresh(seats, settings=ON)
    assert isinstance(game, Morgana)
    assert (game.poison_supply, game.poisoned) == (11, [0] * seats)
    assert (game.horn, game.morgana) == (None, None)
    assert (*game.morgana_faces,) == DICE
    assert game.pentagrams == [None] * seats
    assert sorted(sorted(token) for token in game.cauldrons) == sorted(sorted(one) for one in KITCHEN.tokens)
    assert game.cauldron_dice == [None] * 5
    assert told(game, "laid-tokens") == [{"seat": None, "cauldrons": game.cauldrons}]
    assert told(game, "rolled-morgana") == [{"seat": None, "faces": game.morgana_faces}]


def test_the_tokens_are_laid_and_turned_at_random() -> None:
    """R80.2"""
    games = [fresh(seed=seed, settings=ON) for seed in range(8)]
    lying = [game.cauldrons for game in games if isinstance(game, Morgana)]
    assert len({str(tokens) for tokens in lying}) > 4
    assert {token[0] for tokens in lying for token in tokens} == {*ACTIONS}


def test_her_dice_are_rolled_until_no_three_are_alike() -> None:
    """R11.3, Q6, R80.1"""
    for seed in range(30):
        game = fresh(seed=seed, settings=ON)
        assert isinstance(game, Morgana)
        faces = [*game.morgana_faces.values()]
        assert max(map(faces.count, faces)) < 3
        assert faces == sorted(faces)


def test_as_a_house_rule_her_dice_show_three_different_faces() -> None:
    """Q6, reroll=threeDistinct"""
    for seed in range(30):
        game = fresh(seed=seed, settings={**ON, "reroll": "threeDistinct"})
        assert isinstance(game, Morgana)
        assert len({*game.morgana_faces.values()}) > 2


def test_every_action_is_on_a_token_of_the_box_and_every_face_on_a_cauldron() -> None:
    """R85.1, R85.2, R86"""
    kitchen = read().kitchen
    assert {side for token in kitchen.tokens for side in token} == {*ACTIONS}
    assert sorted(kitchen.faces) == [1, 2, 3, 4, 5]
    assert set(kitchen.moves) <= {1, 2, 3}


# A turn with one of her dice


def test_each_player_has_one_turn_with_her_dice_in_a_round() -> None:
    """R80.4, R4.1, I6"""
    game = witch(used=dict.fromkeys((BLUE, YELLOW, RED), ALL_USED))
    assert all(game.can_play(seat) for seat in game.seats)
    play(game.turn(), ("poison", "morgana1"))
    assert game.pentagrams == [None, None, "morgana1"]
    assert not game.can_play(RED)
    assert game.active == BLUE


def test_her_dice_can_be_taken_before_the_own_ones() -> None:
    """R80.4: and an own die as well."""
    game = witch()
    moves = game.moves(RED)
    assert named(moves, "go")
    assert [act[1] for act in named(moves, "poison")] == [*DICE]
    play(game.turn(), ("poison", "morgana2"))
    assert game.unused(RED) == ["die1", "die2", "die3", "merlin"]


@ALL_COUNTS
def test_all_four_dice_are_on_offer_at_every_table(seats: int) -> None:
    """R80.4"""
    game = witch(seats=seats, active=BLUE)
    assert game.brewable(BLUE) == [*DICE]


def test_a_die_that_somebody_has_taken_is_gone_for_this_round() -> None:
    """R80.4, X95"""
    game = witch(pentagrams={BLUE: "morgana2"})
    assert game.brewable(RED) == ["morgana1", "morgana3", "morgana4"]
    assert game.brewable(BLUE) == []


def test_equal_dice_of_hers_are_offered_once() -> None:
    """R80.4"""
    game = witch(morgana_faces=(2, 2, 5, 5))
    assert game.brewable(RED) == ["morgana1", "morgana3"]


def test_personal_dice_are_alike_by_their_faces_and_others_are_not() -> None:
    """R80.4"""
    faces = {"die1": 2, "die2": 2, "die3": 4, "merlin": 2}
    assert unlike(faces, [*faces]) == ["die1", "die3", "merlin"]


def test_the_turn_must_be_taken_but_nothing_may_come_of_it() -> None:
    """X99d, Q94, morganaPass=off, X2: if no poisoned apple is left."""
    game = witch(used={RED: ALL_USED}, poison_supply=0, pentagrams={BLUE: "morgana2"})
    assert ("pass",) not in game.moves(RED)
    play(game.turn(), ("poison", "morgana1"))
    assert game.poisoned[RED] == 11
    assert told(game, "took-poison") == []


def test_as_a_house_rule_the_turn_can_be_passed() -> None:
    """Q94, morganaPass=on: when nothing else is left to play."""
    game = witch(used={RED: ALL_USED}, morganaPass="on")
    play(game.turn(), ("pass",))
    assert game.pentagrams[RED] == "passed"
    assert not game.can_play(RED)
    assert game.brewable(BLUE) == [*DICE]
    assert ("pass",) not in witch(morganaPass="on").moves(RED)


def test_a_changed_die_of_hers_must_be_used() -> None:
    """Q94, R83, R6.3, morganaPass=on"""
    game = witch(used={RED: ALL_USED}, poisoned={RED: 1}, faces={BLUE: (6, 5, 5, 5)}, morganaPass="on")
    play(game.act_curse(RED, "morgana1", BLUE, "die1"))
    assert named(game.moves(RED), "pass") == []


def test_a_player_who_passes_can_still_do_what_lapses_with_the_turn() -> None:
    """Q94, X99h, morganaPass=on"""
    pieces = {"cards": {"banner": "1 lady: black flag"}, "hands": {RED: "banner"}}
    game = witch(used={RED: ALL_USED}, castles={RED: "black-flag"}, morganaPass="on", **pieces)
    assert asked(game.turn(), ("pass",)) == (("mission", "banner"), None)
    assert game.faults() == []
    assert game.eligible(RED) == []


def test_missions_and_other_free_acts_fit_into_her_turn() -> None:
    """X99h, R4.5"""
    cards = {"banner": "1 lady: black flag"}
    game = witch(cards=cards, hands={RED: "banner"}, castles={RED: "black-flag"}, traitors={RED: "blue"})
    rule = game.turn()
    offered = asked(rule)
    assert ("mission", "banner") in offered
    assert ("repel", "blue") in offered
    game = witch(cards=cards, hands={RED: "banner"}, castles={RED: "black-flag"})
    assert asked(game.turn(), ("poison", "morgana1")) == (("mission", "banner"), None)


def test_her_dice_are_altered_by_nothing_but_poison() -> None:
    """X99g, R6.1, R6.3, Q72: no apple, coin, flag, ally or decree."""
    flags = "purple-flag black-flag grey-flag"
    game = witch(
        *("arthur", "decrees", "knights"),
        apples={RED: 1},
        coins={RED: 2},
        castles={RED: flags},
        decrees_of={RED: "vp-2"},
        allies_of={RED: "gawain"},
    )
    assert [act for act in game.alterations(RED) if act[1] in DICE] == []
    game = witch(apples={RED: 1}, coins={RED: 2}, poisoned={RED: 2}, faces={BLUE: (6, 6, 5, 5)})
    play(game.act_curse(RED, "morgana1", BLUE, "die1"))
    altered = game.alterations(RED)
    assert {act[0] for act in altered if act[1] in DICE} == {"curse"}
    assert named(altered, "apple") == []


def test_at_the_end_of_the_round_her_dice_are_rolled_and_leave_the_kitchen() -> None:
    """R11.2, R80.4, Q75"""
    used = dict.fromkeys((BLUE, YELLOW, RED), ALL_USED)
    taken = {BLUE: "morgana2", YELLOW: "morgana3"}
    game = witch(used=used, pentagrams=taken, cauldron_dice={2: "morgana2"})
    play(game.turn(), ("poison", "morgana1"))
    assert game.round == 2
    assert (game.pentagrams, game.cauldron_dice) == ([None] * 3, [None] * 5)
    assert len(events(game, "rolled-morgana")) == 1


# Poisoned apples


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_any_face_takes_a_poisoned_apple(face: int) -> None:
    """R83, R81"""
    game = witch(morgana_faces=(face, 1, 2, 2))
    play(game.turn(), ("poison", "morgana1"))
    assert (game.poisoned[RED], game.poison_supply) == (1, 10)


def test_any_number_of_dice_can_take_one() -> None:
    """R83: the same in every turn of the round."""
    game = witch(pentagrams={BLUE: "morgana1", YELLOW: "morgana2"}, poisoned={BLUE: 1, YELLOW: 1})
    assert ("poison", "morgana3") in game.moves(RED)


def test_a_poisoned_apple_exchanges_the_faces_of_two_dice() -> None:
    """R83, Q71: even of different kinds."""
    game = witch(poisoned={RED: 1}, faces={RED: (1, 2, 3, 4), BLUE: (6, 5, 5, 6)})
    play(game.act_curse(RED, "merlin", BLUE, "die2"))
    assert game.faces[RED]["merlin"] == 5
    assert game.faces[BLUE]["die2"] == 4
    assert (game.poisoned[RED], game.poison_supply) == (0, 11)
    assert [(event["seat"], event["die"], event["face"]) for event in told(game, "turned")] == [
        (RED, "merlin", 5),
        (BLUE, "die2", 4),
    ]


def test_the_die_that_was_altered_need_not_be_chosen() -> None:
    """R83, R6.3, R6.4"""
    game = witch(poisoned={RED: 1}, faces={RED: (1, 2, 3, 4), BLUE: (6, 5, 5, 6)}, knights={RED: "black"})
    play(game.turn(), ("curse", "die1", BLUE, "die1"), ("go", "die2", "cw", "build-1"))
    assert (game.faces[RED]["die1"], game.used[RED]) == (6, ["die2"])


def test_a_bound_die_and_one_that_shows_the_same_can_both_be_exchanged() -> None:
    """R83, R6.2: whichever of them is bound."""
    for bound in ("die1", "die2"):
        game = witch(poisoned={RED: 1}, apples={RED: 1}, faces={RED: (4, 4, 3, 5), BLUE: (6, 6, 2, 2)})
        game.faces[RED][bound] = 1
        play(game.act_apple(RED, bound, 4))
        curses = named(game.free_acts(RED), "curse")
        assert {act[1] for act in curses} == {"die1", "die2", "die3", "merlin"}


def test_both_dice_must_be_unused() -> None:
    """X95, R83, Q71"""
    game = witch(poisoned={RED: 1}, used={RED: "die1 die2", BLUE: "merlin"}, faces={BLUE: (6, 6, 5, 5)})
    curses = named(game.free_acts(RED), "curse")
    assert {act[1] for act in curses} == {"die3", "merlin"}
    assert {act[3] for act in curses if act[2] == BLUE} == {"die1", "die3"}  # equal ones once


def test_a_player_who_has_used_all_dice_cannot_be_chosen() -> None:
    """R-E13, X95"""
    game = witch(poisoned={RED: 1}, used={BLUE: ALL_USED}, faces={YELLOW: (6, 6, 5, 5)})
    assert {act[2] for act in named(game.free_acts(RED), "curse")} == {YELLOW}


def test_dice_of_the_same_face_are_not_exchanged() -> None:
    """R83: it would change nothing."""
    game = witch(seats=2, active=BLUE, poisoned={BLUE: 1}, faces={BLUE: (1, 1, 2, 2), YELLOW: (1, 1, 2, 2)})
    curses = named(game.free_acts(BLUE), "curse")
    assert all(game.faces[BLUE][str(act[1])] != game.faces[YELLOW][str(act[3])] for act in curses)
    assert len(curses) == 4


def test_a_poisoned_apple_is_for_a_later_turn() -> None:
    """X96, R83"""
    cards = {"any": "1 lady: black flag"}
    game = witch(cards=cards, hands={RED: "any"}, castles={RED: "black-flag"}, faces={BLUE: (6, 6, 5, 5)})
    offered = asked(game.turn(), ("poison", "morgana1"))
    assert [act for act in offered if isinstance(act, tuple) and act[0] == "curse"] == []
    game = witch(poisoned={RED: 1}, cards=cards, hands={RED: "any"}, castles={RED: "black-flag"})
    offered = asked(game.turn(), ("poison", "morgana1"))
    assert [act for act in offered if isinstance(act, tuple) and act[0] == "curse"] != []
    game = witch()
    play(game.turn(), ("poison", "morgana1"))
    assert game.fresh_poison == 0


def test_a_die_of_morgana_can_be_exchanged_when_it_is_chosen() -> None:
    """R83, R6.3, X97: it is bound then, and a 6 on it is wild."""
    game = witch(poisoned={RED: 1}, faces={BLUE: (6, 5, 5, 5)})
    assert ("curse", "morgana1", BLUE, "die1") in game.alterations(RED)
    play(game.act_curse(RED, "morgana1", BLUE, "die1"))
    assert (game.morgana_faces["morgana1"], game.faces[BLUE]["die1"]) == (6, 1)
    assert [act[1:] for act in named(game.moves(RED), "cauldron")] == [
        ("morgana1", one) for one in range(1, 6)
    ]
    assert named(game.moves(RED), "go") == []
    assert {act[1] for act in game.moves(RED)} == {"morgana1"}


def test_a_six_on_another_die_is_a_plain_six() -> None:
    """X97"""
    game = witch(poisoned={RED: 1}, morgana_faces=(2, 3, 4, 6), knights={RED: "black"})
    play(game.act_curse(RED, "morgana4", BLUE, "die1"))
    assert game.faces[BLUE]["die1"] == 6
    assert game.steps(BLUE, "die1") == 6


def test_triplets_that_magic_makes_stand() -> None:
    """X99f"""
    game = witch(poisoned={RED: 1}, faces={RED: (2, 2, 3, 4), BLUE: (2, 5, 5, 6)})
    play(game.act_curse(RED, "die3", BLUE, "die1"))
    assert [*game.faces[RED].values()] == [2, 2, 2, 4]
    assert game.faults() == []


# The horn


def test_coins_and_materials_make_seven_with_the_die() -> None:
    """R84, Q73, X98"""
    game = witch(morgana_faces=(1, 2, 4, 5), coins={RED: 2}, castles={RED: "grey-material blue-material"})
    play(game.turn(), ("horn", "morgana3"), "coin", "grey-material", "blue-material", None)
    assert (game.horn, game.poisoned[RED], game.ledger(RED)) == (RED, 1, {"horn": 1})
    assert (game.coins[RED], stock(game, RED)) == (1, [])
    assert told(game, "took-horn") == [{"seat": RED, "former": None}]


def test_the_horn_needs_exactly_seven() -> None:
    """X98, R84, Q73: nobody pays more, and a player with less cannot."""
    game = witch(morgana_faces=(1, 4, 5, 6), coins={RED: 1}, castles={RED: "grey-material blue-shield"})
    assert named(game.moves(RED), "horn") == [("horn", "morgana3"), ("horn", "morgana4")]
    play(game.act_horn(RED, "morgana4"), "coin")
    assert (game.coins[RED], stock(game, RED)) == (0, ["blue-shield", "grey-material"])


def test_the_horn_is_taken_from_its_holder() -> None:
    """R84: even in the same round, and again by its holder."""
    game = witch(morgana_faces=(1, 4, 5, 6), coins={RED: 1}, horn=BLUE, pentagrams={BLUE: "morgana3"})
    play(game.act_horn(RED, "morgana4"))
    assert (game.horn, told(game, "took-horn")) == (RED, [{"seat": RED, "former": BLUE}])
    game = witch(morgana_faces=(1, 4, 5, 6), coins={RED: 1}, horn=RED)
    play(game.act_horn(RED, "morgana4"))
    assert (game.horn, game.poisoned[RED], game.ledger(RED)) == (RED, 1, {"horn": 1})


def test_the_horn_brings_the_number_of_the_round_before_the_scoring() -> None:
    """R84, R11.1, Q74"""
    used = dict.fromkeys((BLUE, YELLOW, RED), ALL_USED)
    taken = {BLUE: "morgana2", YELLOW: "morgana3"}
    game = witch(used=used, pentagrams=taken, horn=YELLOW, round=4, traitors={YELLOW: "blue"})
    play(game.turn(), ("poison", "morgana1"))
    assert game.ledger(YELLOW) == {"horn": 4, "traitors": -3}
    names = [event.name for event in game.events or []]
    horn = next(at for at, event in enumerate(game.events or []) if event.facts.get("source") == "horn")
    assert horn < names.index("scoring")


def test_the_horn_counts_in_the_projection() -> None:
    """R84, Q7: and before the traitors, where points are never below zero."""
    game = witch(horn=RED, round=4, traitors={RED: "blue blue"}, floorZero="on", points={RED: 1})
    assert [one["horn"] for one in game.projected()] == [0, 0, 4]
    assert game.projected()[RED]["traitors"] == -5


def test_materials_go_back_where_they_come_from() -> None:
    """X99, R82.3: also where Morgana stands."""
    game = witch(morgana_faces=(1, 2, 4, 6), castles={RED: "grey-material"}, morgana="grey")
    play(game.act_horn(RED, "morgana4"))
    assert (game.supply["grey-material"], stock(game, RED)) == (6, [])


# The block


def test_the_space_is_skipped_and_not_counted() -> None:
    """R82.1"""
    game = witch(morgana="grey", knights={RED: "vp-shield"}, figures={MERLIN: "gold-1"})
    assert game.reached(KNIGHTS[RED], 1, "cw") == "gold-1"
    assert game.reached(KNIGHTS[RED], 2, "cw") == "excalibur"
    assert game.reached(MERLIN, 1, "ccw") == "vp-shield"
    assert all(act[-1] != "grey" for act in game.moves(RED))


def test_a_figure_that_stands_there_leaves_as_usual() -> None:
    """X87"""
    game = witch(morgana="grey", knights={RED: "grey", BLUE: "grey"})
    assert game.reached(KNIGHTS[RED], 1, "cw") == "gold-1"
    assert game.reached(KNIGHTS[BLUE], 3, "cw") == "influence-vassal"


def test_no_step_on_the_space_does_nothing() -> None:
    """X88, R10.7"""
    game = witch("arthur", morgana="grey", knights={RED: "grey"}, castles={RED: "black-flag"})
    play(game.turn(), ("nudge", "die1", "less"))
    assert told(game, "forfeited") == [{"seat": RED, "space": "grey"}]
    assert game.vassals_out(RED) == 0


def test_no_flag_leads_there() -> None:
    """X29, X29c, R10.5, R10.6"""
    flags = {RED: "brown-flag orange-flag"}
    game = witch(morgana="grey", castles=flags, knights={BLUE: "grey", YELLOW: "build-1"})
    assert game.opposite("orange") == "grey"
    assert game.detours(RED, KNIGHTS[RED], "orange") == [(("different", "build-1"),)]


def test_the_opposite_space_is_counted_with_the_one_that_is_closed() -> None:
    """X29"""
    game = witch(morgana="grey", castles={RED: "brown-flag"})
    assert (("mirror", "brown"),) in game.detours(RED, KNIGHTS[RED], "blue")


def test_stairs_skip_the_space() -> None:
    """X43, R31.3"""
    game = witch("arthur", morgana="grey", knights={RED: "vp-shield"})
    assert isinstance(game, Picts)
    assert asked(game.space_stairs(RED, "stairs"))[0] == "blue"


def test_inner_spaces_are_never_closed() -> None:
    """X87a, R82.1"""
    game = witch("arthur", morgana="grey", figures={"arthur": "stairs"})
    assert game.track("arthur") == game.parts.arthur.inner_ring


def test_goods_of_the_principality_cannot_be_taken() -> None:
    """R82.2"""
    game = witch(morgana="grey")
    assert [good for good in game.obtainable() if good.startswith("grey")] == []
    assert len(game.obtainable()) == 15
    play(game.claim(RED, "flag", "grey"))
    assert stock(game, RED) == []


def test_markers_vassals_and_returning_are_not_forbidden() -> None:
    """R82.3, X84"""
    game = witch(morgana="grey", markers={RED: "grey blue"}, castles={RED: "grey-material"})
    play(game.space_influence(RED, "influence-vassal"), ("lady", "grey"))
    assert spread(game, RED) == ["grey", "grey", "blue"]
    play(game.space_influence(RED, "influence-vassal"), ("builder", "grey"))
    assert (game.vassals[RED]["builder"], stock(game, RED)) == ("grey", ["grey-material"])
    play(game.build(RED, "a1", "grey"))
    assert game.supply["grey-material"] == 6


def test_influence_takes_goods_elsewhere() -> None:
    """X84, R8.3a"""
    game = witch(morgana="grey", markers={RED: "grey blue"})
    play(game.space_influence(RED, "influence-flag"))
    assert stock(game, RED) == ["blue-flag"]
    game = witch(morgana="grey", markers={RED: "grey"})
    play(game.space_influence(RED, "influence-flag"))
    assert stock(game, RED) == []
    assert not game.offers(RED, "influence-flag")


def test_towers_exchange_and_two_decrees_give_no_good_of_it() -> None:
    """X85"""
    game = witch("decrees", morgana="grey", castles={RED: "blue-flag"}, decrees_of={RED: "vp-2 vp-2"})
    assert isinstance(game, Decrees)
    for bonuses in (game.tower_bonuses(RED), game.decree_bonuses(RED)):
        assert [bonus for bonus in bonuses if str(bonus).startswith("grey")] == []
        assert ("marker", "grey") in bonuses
    assert "grey-flag" not in asked(game.space_exchange(RED, "exchange"), "blue-flag")


def test_a_good_of_it_is_given_back_at_an_exchange_and_not_taken_again() -> None:
    """X85, X14"""
    game = witch(morgana="grey", castles={RED: "grey-flag"})
    assert "grey-flag" not in asked(game.space_exchange(RED, "exchange"), "grey-flag")


def test_resource_spaces_picts_and_activating_give_no_good_of_it() -> None:
    """X85, R31.1, R32, R33"""
    game = witch(
        "arthur", morgana="grey", vassals={RED: "builder:grey"}, pict_display="grey-flag grey-marker"
    )
    assert isinstance(game, Picts)
    assert "grey-shield" not in asked(game.space_resource(RED, "resource-shield"))
    play(game.space_picts(RED, "picts-1"), "grey-flag")
    play(game.space_activate(RED, "activate"), ("builder", "grey"))
    assert stock(game, RED) == []
    play(game.space_picts(RED, "picts-1"), "grey-marker")
    assert spread(game, RED) == ["grey"]


def test_relocating_into_it_fetches_nothing() -> None:
    """X85, R8.6"""
    game = witch(morgana="grey", vassals={RED: "builder:black"})
    play(game.space_relocate(RED, "relocate"), ("builder", "grey"))
    assert (game.vassals[RED]["builder"], stock(game, RED)) == ("grey", [])


def test_a_treasure_by_influence_is_found_elsewhere() -> None:
    """X85, X112, R92.5"""
    tiles = {"a1": "influence-shield-material"}
    game = witch("treasures", morgana="grey", treasure_tiles=tiles, markers={RED: "grey"})
    assert isinstance(game, Treasures)
    play(game.raise_manor(RED, "a1"))
    assert stock(game, RED) == []


def test_a_decree_that_shows_a_good_of_it_gives_nothing() -> None:
    """X86: and its own stack cannot be reached, as the space cannot be entered."""
    game = witch("decrees", morgana="grey", stacks={"blue": "grey-flag vp-2", "grey": "vp-2 vp-2"})
    play(game.space_principality(RED, "blue"), ("lady", "blue"), "blue", "grey-flag")
    assert stock(game, RED) == []
    assert isinstance(game, Decrees)
    assert game.decrees[RED] == ["grey-flag"]
    assert "grey" not in game.track(MERLIN)


def test_the_marshal_doubles_markers_but_fetches_nothing() -> None:
    """X64, R40.8"""
    game = witch(
        "knights", morgana="grey", allies_of={RED: "lancelot"}, marshal="grey", markers={RED: "grey"}
    )
    play(game.space_influence(RED, "influence-vassal"), ("builder", "grey"))
    play(game.space_influence(RED, "influence-vassal"), ("lady", "grey"), "grey")
    assert (stock(game, RED), spread(game, RED)) == ([], ["grey"] * 3)


def test_galahad_takes_from_elsewhere_instead() -> None:
    """X66, R40.9"""
    game = witch("knights", morgana="grey", allies_of={RED: "galahad"}, markers={RED: "grey"})
    play(game.space_influence(RED, "influence-flag"), "blue")
    assert stock(game, RED) == ["blue-flag"]


def test_before_she_comes_nothing_is_closed() -> None:
    """X87b"""
    game = witch()
    assert len(game.obtainable()) == 18
    assert game.track(MERLIN) == game.ring


@pytest.mark.parametrize("place", PLACES)
def test_every_principality_can_be_closed(place: Place) -> None:
    """R82, R82.1, R82.2"""
    game = witch(morgana=place)
    assert not game.is_available(GOOD["flag"][place])
    assert place not in game.track(MERLIN) or game.figures[MERLIN] == place


# Soundness


def test_poisoned_apples_are_counted() -> None:
    """R2.9, I2"""
    game = witch()
    game.poisoned[RED] = 1
    assert [fault.at for fault in game.faults()] == ["poison_supply"]


def test_dice_tokens_and_horn_out_of_place_are_noticed() -> None:
    """R80.1, R80.2, R80.4"""
    game = witch()
    game.horn = 7
    game.morgana_faces["morgana1"] = 9
    game.cauldrons[0] = ["bewitch", "bewitch"]
    game.pentagrams = ["morgana1", "morgana1", "passed"]
    game.cauldron_dice[0] = "morgana4"
    assert [fault.at for fault in game.faults()] == [
        *("horn", "morgana_faces", "cauldrons", "pentagrams.0", "pentagrams.1", "pentagrams.2"),
        "cauldron_dice",
    ]
    game = witch()
    game.cauldron_dice = []
    assert [fault.at for fault in game.faults()] == ["cauldron_dice"]


@ALL_COUNTS
def test_whole_games_are_played_with_her(seats: int) -> None:
    """R80.4, I6, R1.7: every player has five turns in a round."""
    game = fresh(seats, seed=seats, settings={**ON, "morganaPass": "on" if seats == 3 else "off"})
    fate = Random(seats)
    while not game.over:
        drive(game.turn(), fate)
        game.turns += 1
        assert game.faults() == []
    assert game.turns == 6 * 5 * seats


# Dice after the action


def test_a_poisoned_apple_can_be_used_after_bewitching_an_own_die() -> None:
    """R83, R86.1, R4.5"""
    game = witch(poisoned={RED: 1}, morgana_faces=(1, 2, 4, 5), faces={RED: (1, 2, 3, 4), BLUE: (6, 6, 5, 5)})
    brewed = (("cauldron", "morgana1", 1), "grey", (RED, "die1", 2))
    assert ("curse", "die1", BLUE, "die1") in asked(game.turn(), *brewed)


def test_a_poisoned_apple_is_offered_after_the_action_with_and_without_a_mission() -> None:
    """R83, R4.5"""
    for hand in ("flag", ""):
        game = witch(
            poisoned={RED: 1},
            cards={"flag": "1 lady: grey flag"},
            hands={RED: hand},
            castles={RED: "grey-flag"},
            faces={RED: (3, 3, 2, 2), BLUE: (6, 6, 5, 5)},
        )
        offered = asked(game.turn(), ("go", "die1", "cw", "vp-shield"))
        assert named([act for act in offered if isinstance(act, tuple)], "curse")  # type: ignore[misc]


def test_an_apple_can_turn_a_die_again_that_a_poisoned_apple_has_exchanged() -> None:
    """R6.1, R83"""
    game = witch(poisoned={RED: 1}, apples={RED: 2}, faces={RED: (1, 2, 3, 4), BLUE: (6, 6, 5, 5)})
    play(game.act_apple(RED, "die1", 4))
    assert game.apple_acts(RED) == []
    play(game.act_curse(RED, "die2", BLUE, "die1"))
    assert game.apple_acts(RED) == []
    game.poisoned[RED] = 1
    play(game.act_curse(RED, "die1", BLUE, "die3"))
    assert game.apple_acts(RED) == [("apple", "die1", face) for face in (1, 2, 3, 4, 6)]


def test_coins_change_the_dice_of_later_turns_after_the_action_too() -> None:
    """R51, R4.5, Q106: somebody may exchange them."""
    game = witch(coins={RED: 1}, faces={RED: (3, 3, 2, 2)}, used={RED: "die2 merlin"})
    assert asked(game.turn(), ("go", "die1", "cw", "vp-shield")) == (
        ("coin", "die3", 1),
        ("coin", "die3", 3),
        None,
    )
    without = table(settings={"gold": "on"}, active=RED, coins={RED: 1}, faces={RED: (3, 3, 2, 2)})
    assert asked(without.turn(), ("go", "die1", "cw", "vp-shield")) == ()
