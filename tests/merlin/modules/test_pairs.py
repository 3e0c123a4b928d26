"""Rules that exist only where two modules meet."""

from __future__ import annotations

from logres.engine import play
from logres.merlin.base.position import KNIGHTS, Act
from logres.merlin.modules.arthur import Arthur
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.knights import Gaheris, Gawain, Lancelot, Percival
from logres.merlin.modules.market import Market
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.pairs import CastlesOfArthur, DecreesOfArthur, GoldOfArthur, MarketOfArthur
from logres.merlin.modules.treasures import Treasures
from tests.merlin.arrange import (
    BLUE,
    GOLD_RING_WITH_ARTHUR,
    RED,
    YELLOW,
    allied,
    asks,
    spread,
    stock,
    table,
    told,
    words_asked,
)

WITH_ARTHUR = {RED: (2, 3, 4, 5, 3)}


def decreed(**pieces: object) -> DecreesOfArthur:
    """A table with Arthur and decrees; red has one and is active."""
    modules = {"arthur": "on", "decrees": "on", "decrees_of": {RED: "vp-2"}}
    game = table(active=RED, faces=WITH_ARTHUR, **{**modules, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, DecreesOfArthur)
    return game


# Decrees and Arthur


def test_a_decree_does_not_change_the_black_die() -> None:
    """Q84, R102, decreeArthur=off"""
    assert decreed().decree_dice(RED) == ["die1", "die2", "die3", "merlin"]


def test_a_black_die_that_an_apple_has_turned_is_not_changed_either() -> None:
    """Q84, R6.3"""
    game = decreed(apples={RED: 1})
    play(game.act_apple(RED, "arthur", 5))
    assert game.chosen == "arthur"
    assert game.decree_dice(RED) == ["die1", "die2", "die3", "merlin"]


def test_as_a_house_rule_a_decree_changes_the_black_die_too() -> None:
    """Q84, decreeArthur=on"""
    game = decreed(decreeArthur="on")
    assert ("decree", "arthur", 4) in game.alterations(RED)
    play(game.act_decree(RED, "arthur", 4))
    assert game.faces[RED]["arthur"] == 4


def test_a_used_black_die_is_never_changed() -> None:
    """Q84, R6.3, decreeArthur=on"""
    game = decreed(decreeArthur="on", used={RED: "arthur"})
    assert game.decree_dice(RED) == ["die1", "die2", "die3", "merlin"]


def test_stairs_lead_to_a_decree() -> None:
    """X124, R31.3"""
    game = decreed(decrees_of={}, stacks={"blue": "vp-2 grey-flag"}, knights={RED: "influence-vassal"})
    lady = ("lady", "blue")
    asked = words_asked(game.space_stairs(RED, "stairs"), "blue", lady, "blue")
    assert asked == ["stairs", "send", "look", "decree"]


def test_activating_a_vassal_brings_no_decree() -> None:
    """X123, R33"""
    game = decreed(stacks={"blue": "grey-flag"}, vassals={RED: "builder:blue"})
    assert "look" not in words_asked(game.space_activate(RED, "activate"), ("builder", "blue"))
    assert stock(game, RED) == ["blue-material"]


def test_a_decree_replaces_the_doubled_duty_in_the_marshals_principality() -> None:
    """X121, R40.8"""
    game = allied(Lancelot, decrees="on", stacks={"blue": "vp-2 vp-2"}, marshal="blue")
    play(game.space_principality(RED, "blue"), ("lady", "blue"), "blue")
    assert (spread(game, RED), game.ledger(RED)) == ([], {"decrees": 2})
    play(game.space_principality(RED, "blue"), ("builder", "blue"), None)
    assert stock(game, RED) == ["blue-material", "blue-material"]


# Treasures and Arthur


def test_a_manor_that_a_pict_raises_on_a_treasure_tile_brings_its_treasure() -> None:
    """X44, R91"""
    game = table(active=RED, arthur="on", treasures="on", treasure_tiles={"a1": "apple"})
    play(game.raise_manor(RED, "a1"))
    assert game.ledger(RED) == {"treasures": 1}


def test_replacing_a_manor_on_a_treasure_tile_brings_nothing() -> None:
    """X50, R31.5"""
    game = table(
        active=RED,
        arthur="on",
        treasures="on",
        treasure_tiles={"a1": "apple"},
        manors={"a1": YELLOW},
        knights={RED: "black"},
    )
    assert isinstance(game, Treasures)
    asks(game.perform(RED, ("go", "arthur", "cw", "replace")), "a1")
    assert game.manors == {"a1": RED}
    assert (game.ledger(RED), told(game, "found-treasure")) == ({}, [])
    assert game.figures[KNIGHTS[RED]] == "black"


# Arthur and the Knights of the Round Table


def gawains(game: Gawain) -> list[Act]:
    """What a tile of Gawain can do for red."""
    return [act for act in game.alterations(RED) if act[0] == "gawain"]


def test_with_arthur_he_turns_the_black_die_too() -> None:
    """R110.7, R6.3"""
    game = allied(Gawain, arthur="on", faces={RED: (1, 2, 3, 4, 5)})
    assert {(act[1], act[2]) for act in gawains(game)} == {
        *(("merlin", face) for face in (1, 2, 3, 5, 6)),
        *(("arthur", face) for face in (1, 2, 3, 4, 6)),
    }
    assert {act[1] for act in gawains(allied(Gawain, arthur="on", used={RED: "arthur"}))} == {"merlin"}


def castles(**pieces: object) -> CastlesOfArthur:
    """A table with Arthur; red has Gaheris."""
    game = allied(Gaheris, arthur="on", **pieces)
    assert isinstance(game, CastlesOfArthur)
    return game


def test_a_manor_on_a_castle_is_never_replaced() -> None:
    """R110.2, X49"""
    game = castles(manors={"a1": RED, "b1": RED}, castle_tiles="a1")
    assert game.replaceable_manors(BLUE) == ["b1"]


def test_at_the_clean_up_castles_stay_and_one_more_manor() -> None:
    """R110.2, Q47, R-E10, castlePlusOne=on"""
    manors = {"a1": RED, "a2": RED, "b1": RED}
    game = castles(manors=manors, castle_tiles="a1")
    (territory,) = [cells for cells in game.territories() if "a1" in cells]
    assert {*manors} <= {*territory}
    play(game.clean_up(RED, territory), "b1")
    assert game.manors == {"a1": RED, "b1": RED}
    game = castles(manors=manors, castle_tiles="a1 a2")
    assert words_asked(game.clean_up(RED, territory)) == []
    assert game.manors == manors


def test_as_a_house_rule_nothing_stays_beside_a_castle_but_castles() -> None:
    """Q47, castlePlusOne=off"""
    manors = {"a1": RED, "a2": RED, "b1": RED, "a3": RED, "b2": YELLOW}
    game = castles(manors=manors, castle_tiles="a1", castlePlusOne="off", round=2)
    play(game.score_environs())
    assert game.manors == {"a1": RED, "a3": RED, "b2": YELLOW}
    assert told(game, "cleared") == [{"seat": RED, "kept": "a1", "cells": ["a2", "b1"]}]
    game = castles(manors={"a1": RED, "a2": RED}, castlePlusOne="off", round=2)
    assert words_asked(game.score_environs()) == ["keep"]


# Gold and Arthur


def test_with_arthur_the_ring_of_gold_lies_on_its_other_side() -> None:
    """R3.1, R110.7, R53"""
    game = table(gold="on", arthur="on")
    assert game.ring == GOLD_RING_WITH_ARTHUR
    assert game.faults() == []


def test_a_coin_changes_the_black_die_too() -> None:
    """R110.7, R51, R6.3"""
    game = table(gold="on", arthur="on", active=RED, coins={RED: 1}, faces=WITH_ARTHUR)
    assert {("coin", "arthur", 2), ("coin", "arthur", 4)} <= {*game.alterations(RED)}
    play(game.perform(RED, ("coin", "arthur", 4)))
    assert game.faces[RED]["arthur"] == 4
    assert ("coin", "arthur", 3) not in game.alterations(RED)


def test_faces_change_before_steps() -> None:
    """X20, R51: a coin works on the face, the +/-1 flag on the steps."""
    faces = {RED: (5, 3, 3, 3, 3)}
    game = table(gold="on", arthur="on", active=RED, coins={RED: 1}, castles={RED: "black-flag"}, faces=faces)
    assert isinstance(game, Arthur)
    play(game.act_nudge(RED, "die1", "more"))
    play(game.perform(RED, ("coin", "die1", 6)))
    assert game.steps(RED, "die1") == 7


def test_no_mistletoe_is_spent_on_a_mission_of_the_signet_ring() -> None:
    """X71, R31.2"""
    cards = {"hard": "3 lady: black shield, black flag"}
    game = table(gold="on", arthur="on", active=RED, cards=cards, hands={RED: "hard"}, mistletoe={RED: 2})
    assert isinstance(game, GoldOfArthur)
    play(game.space_signet(RED, "signet"), "hard")
    assert (game.mistletoe[RED], game.points[RED]) == (2, {"missions": 3})


# Gold and the Knights of the Round Table


CARDS = {"both": "3 lady: blue flag, grey shield", "one": "2 lady: blue flag"}


def test_percival_and_mistletoe_help_with_one_card_on_different_icons() -> None:
    """X71, R40.11, R52"""
    game = allied(
        Percival, gold="on", cards=CARDS, hands={RED: "both"}, castles={RED: "grey-flag"}, mistletoe={RED: 1}
    )
    assert isinstance(game, Gold)
    assert game.mission_acts(RED) == [("mission", "both")]
    play(game.act_mission(RED, "both"))
    assert (game.mistletoe[RED], game.ally_tiles[RED]["percival"], game.points[RED]) == (
        0,
        7,
        {"missions": 3},
    )


def test_where_either_helps_the_player_chooses() -> None:
    """X71, R52"""
    for count, left in ((0, (1, 7)), (1, (0, 8))):
        game = allied(
            Percival,
            gold="on",
            cards=CARDS,
            hands={RED: "one"},
            castles={RED: "grey-flag"},
            mistletoe={RED: 1},
        )
        assert isinstance(game, Gold)
        play(game.act_mission(RED, "one"), count)
        assert (game.mistletoe[RED], game.ally_tiles[RED]["percival"]) == left


# The market and Arthur


def test_in_a_market_turn_the_signet_ring_is_taken_without_a_mission() -> None:
    """X53, R31.2"""
    game = table(gold="on", market="on", arthur="on", active=RED, coins={RED: 1})
    assert isinstance(game, MarketOfArthur)
    assert game.signet_missions(RED) == game.hands[RED]
    play(game.act_buy(RED, "plus"))
    game.hands[RED] = [game.mission_deck.pop()]
    play(game.space_signet(RED, "signet"))
    assert (game.signet, game.points[RED], len(game.hands[RED])) == (RED, {}, 1)


def test_after_a_mission_of_the_signet_ring_there_is_no_market() -> None:
    """X53, R60.2"""
    cards = {"hard": "3 lady: black shield, black flag"}
    game = table(
        gold="on", market="on", arthur="on", active=RED, cards=cards, hands={RED: "hard"}, coins={RED: 1}
    )
    assert isinstance(game, MarketOfArthur)
    assert game.purchases(RED) != []
    play(game.space_signet(RED, "signet"), "hard")
    assert game.purchases(RED) == []


# The market, the city and Morgana


def test_coins_that_are_paid_at_the_market_lie_in_the_mint() -> None:
    """X73, R70.2"""
    game = table(gold="on", market="on", caerleon="on", active=RED, coins={RED: 1}, coin_supply=0)
    assert isinstance(game, Market)
    play(game.act_buy(RED, "plus"))
    assert game.coins_left() == 1


def test_the_merchant_takes_tiles() -> None:
    """X77, R72"""
    game = table(gold="on", market="on", caerleon="on", active=RED, wares={RED: "blue-shield-tile"})
    assert isinstance(game, Market)
    play(game.perform(RED, ("barter", "blue-shield")), "grey-flag")
    assert (stock(game, RED), game.wares[RED], game.market["blue-shield-tile"]) == (["grey-flag"], {}, 1)


def test_a_shield_tile_can_be_bought_while_the_smith_is_shut() -> None:
    """X91, R82.4"""
    modules = {"gold": "on", "market": "on", "caerleon": "on"}
    game = table(options={**modules, "morgana": "on"}, active=RED, morgana="purple", coins={RED: 1})
    assert isinstance(game, Market)
    assert game.obtainable(("shield",)) == []
    play(game.act_buy(RED, "blue-shield-tile"))
    assert game.pieces(RED, "shield") == 1


def test_the_horn_and_the_witch_take_tiles() -> None:
    """X77, X99, R84, R86.3"""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    wares = {RED: "blue-material-tile grey-shield-tile"}
    game = table(options=modules, active=RED, wares=wares, morgana_faces=(1, 2, 3, 6), morgana="grey")
    assert isinstance(game, Market)
    play(game.perform(RED, ("horn", "morgana4")))
    assert game.wares[RED] == {"grey-shield-tile": 1}
    game = table(options=modules, active=RED, wares=wares, morgana="grey")
    assert isinstance(game, Morgana)
    play(game.token_gold(RED), "coins", "grey-shield")
    assert game.coins[RED] == 3


def test_plus_token_morganas_marker_and_kay_add_up() -> None:
    """X82, R86.4, R40.15"""
    modules = {"gold": "on", "market": "on", "morgana": "on", "knights": "on"}
    mine = {RED: "grey"}
    game = table(
        options=modules, allies_of={RED: "kay"}, kay_tiles="grey", markers=mine, plus_tokens=mine, topped=mine
    )
    assert (game.influence(RED, "grey"), game.pot("grey")) == (4, 3)
    play(game.score_influence())
    assert game.points[RED] == {"influence": 3}
    assert game.faults() == []
    assert spread(game, RED) == []


def test_a_labourer_waits_until_nothing_else_is_due() -> None:
    """X80, R80.4: whoever still has a turn with one of Morgana's dice cannot stop."""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    pieces = {"labourers": {RED: "labourer-1"}, "used": {RED: "die1 die2 die3 merlin"}}
    game = table(options=modules, active=RED, **pieces)  # type: ignore[arg-type]
    assert ("stop",) not in game.moves(RED)
    game = table(options=modules, active=RED, pentagrams={RED: "morgana1"}, **pieces)  # type: ignore[arg-type]
    assert game.moves(RED) == [("go", "labourer-1", "cw", "influence-flag"), ("stop",)]


def test_a_labourer_skips_the_space_where_morgana_stands() -> None:
    """R82.1, R62.2"""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    game = table(
        options=modules, active=RED, labourers={RED: "labourer-1"}, knights={RED: "vp-shield"}, morgana="grey"
    )
    assert ("go", "labourer-1", "cw", "gold-1") in game.moves(RED)
