"""Rules that exist only when two modules are combined."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.base.position import KNIGHTS
from logres.merlin.modules.arthur import Arthur
from logres.merlin.modules.cauldrons import Cauldrons
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.percival import Percival
from logres.merlin.modules.market import Market
from logres.merlin.modules.pairs import (
    DecreesOfArthur,
    GoldOfArthur,
    MarketOfArthur,
    MorganaAndArthur,
    MorganaInCaerleon,
)
from logres.merlin.modules.treasures import Treasures
from logres.merlin.pieces import GOODS, Place
from tests.merlin.arrange import (
    BLUE,
    GOLD_RING_WITH_ARTHUR,
    RED,
    YELLOW,
    allied,
    asked,
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
    game = table(
        active=RED,
        arthur="on",
        treasures="on",
        treasure_tiles={"a1": "apple"},
        pict_display="mountain-manor",
        pictTower="off",
    )
    play(game.execute(RED, "picts-1"), "mountain-manor", "a1")
    assert (game.manors, game.ledger(RED)) == ({"a1": RED}, {"treasures": 1})


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


def test_if_either_helps_the_player_chooses() -> None:
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


def test_the_way_with_least_mistletoe_is_never_lost() -> None:
    """X71, R52: the tile alone is enough, even if it could serve another icon with mistletoe."""
    game = allied(
        Percival,
        gold="on",
        cards={"flags": "2 lady: grey flag, blue flag"},
        hands={RED: "flags"},
        castles={RED: "grey-flag grey-flag"},
        mistletoe={RED: 1},
    )
    assert isinstance(game, Gold)
    assert asked(game.act_mission(RED, "flags")) == (0, 1)


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


def test_after_seeing_a_new_pict_a_player_may_still_buy() -> None:
    """R60.2, R31.6"""
    modules = {"gold": "on", "market": "on", "arthur": "on"}
    game = table(
        settings=modules,
        active=RED,
        coins={RED: 1},
        pict_display="apple-4",
        figures={"arthur": "stairs"},
        faces={RED: (3, 4, 5, 6, 2)},
    )
    go = ("go", "arthur", "cw", "picts-1")
    assert ("buy", "plus") in asked(game.turn(), go, "apple-4")


# The market and decrees


def test_after_looking_at_decrees_a_player_may_still_buy() -> None:
    """R60.2, R101"""
    modules = {"gold": "on", "market": "on", "decrees": "on"}
    pieces = {"coins": {RED: 1}, "knights": {RED: "vp-shield"}, "faces": {RED: (1, 2, 2, 3)}}
    sent = (("go", "die1", "cw", "grey"), ("builder", "grey"))
    game = table(settings=modules, active=RED, stacks={"grey": "vp-2 vp-2"}, **pieces)  # type: ignore[arg-type]
    assert ("buy", "plus") in asked(game.turn(), *sent, "grey")


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
    game = table(settings={**modules, "morgana": "on"}, active=RED, morgana="purple", coins={RED: 1})
    assert isinstance(game, Market)
    assert game.obtainable(("shield",)) == []
    play(game.act_buy(RED, "blue-shield-tile"))
    assert game.pieces(RED, "shield") == 1


def test_the_horn_and_the_witch_take_tiles() -> None:
    """X77, X99, R84, R86.3"""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    wares = {RED: "blue-material-tile grey-shield-tile"}
    game = table(settings=modules, active=RED, wares=wares, morgana_faces=(1, 2, 3, 6), morgana="grey")
    assert isinstance(game, Market)
    play(game.perform(RED, ("horn", "morgana4")))
    assert game.wares[RED] == {"grey-shield-tile": 1}
    game = table(settings=modules, active=RED, wares=wares, morgana="grey")
    assert isinstance(game, Cauldrons)
    play(game.token_gold(RED), "coins", "grey-shield")
    assert game.coins[RED] == 3


def test_plus_token_morganas_marker_and_kay_add_up() -> None:
    """X82, R86.4, R40.15"""
    modules = {"gold": "on", "market": "on", "morgana": "on", "knights": "on"}
    mine = {RED: "grey"}
    game = table(
        settings=modules,
        allies_of={RED: "kay"},
        kay_tiles="grey",
        markers=mine,
        plus_tokens=mine,
        topped=mine,
    )
    assert (game.influence(RED, "grey"), game.pot("grey")) == (4, 3)
    play(game.score_influence())
    assert game.points[RED] == {"influence": 3}
    assert game.faults() == []
    assert spread(game, RED) == []


def test_the_horn_scores_then_labourers_leave_then_comes_the_scoring() -> None:
    """R11.1"""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    game = table(settings=modules, round=2, horn=RED, worked={RED: "labourer-2"})
    play(game.end_round())
    names = [event.name for event in game.events or []]
    assert [*dict.fromkeys(names)][:4] == ["scored", "dismissed", "round-ended", "scoring"]


def test_a_labourer_waits_until_nothing_else_is_due() -> None:
    """X80, R80.4: a player who still has a turn with one of Morgana's dice cannot stop."""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    pieces = {"hired": {RED: "labourer-1"}, "used": {RED: "die1 die2 die3 merlin"}}
    game = table(settings=modules, active=RED, **pieces)  # type: ignore[arg-type]
    assert ("stop",) not in game.moves(RED)
    game = table(settings=modules, active=RED, pentagrams={RED: "morgana1"}, **pieces)  # type: ignore[arg-type]
    assert game.moves(RED) == [("go", "labourer-1", "cw", "influence-flag"), ("stop",)]


def test_the_market_is_visited_in_a_turn_with_morganas_dice() -> None:
    """X99h, R60.2: before the die is used and after it."""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    pieces = {"coins": {RED: 1}, "used": {RED: "die1 die2 die3 merlin"}}
    game = table(settings=modules, active=RED, **pieces)  # type: ignore[arg-type]
    assert ("buy", "plus") in asks(game.turn(), ("poison", "morgana1"))[-1].options
    game = table(settings=modules, active=RED, **pieces)  # type: ignore[arg-type]
    assert ("buy", "plus") in asks(game.turn(), ("buy", "fruit"), ("poison", "morgana1"))[0].options
    assert isinstance(game, Market)
    assert game.wares[RED] == {"fruit": 1}


def test_a_labourer_skips_the_space_where_morgana_stands() -> None:
    """R82.1, R62.2"""
    modules = {"gold": "on", "market": "on", "morgana": "on"}
    game = table(
        settings=modules,
        active=RED,
        hired={RED: "labourer-1"},
        knights={RED: "vp-shield"},
        morgana="grey",
    )
    assert ("go", "labourer-1", "cw", "gold-1") in game.moves(RED)


# Morgana and Arthur

RINGS = {"gold": "on", "morgana": "on", "arthur": "on"}


def rings(**pieces: object) -> MorganaAndArthur:
    """A table with Arthur, and Morgana in black; red is active."""
    settled = {"active": RED, "morgana": "black", **pieces}
    game = table(settings=RINGS, **settled)  # type: ignore[arg-type]
    assert isinstance(game, MorganaAndArthur)
    return game


def test_merlin_and_arthur_take_each_others_space() -> None:
    """R86.2, X54a, X54b, Q93, swapRings=on: the exact space, no action follows."""
    game = rings(figures={"merlin": "vp-shield", "arthur": "excalibur"})
    play(game.token_swap(RED), ("merlin", "arthur"))
    assert (game.figures["merlin"], game.figures["arthur"]) == ("excalibur", "vp-shield")
    assert (game.excalibur, game.ledger(RED), game.faults()) == (None, {}, [])


def test_each_moves_on_the_ring_on_which_it_stands() -> None:
    """X54a"""
    game = rings(figures={"merlin": "stairs", "arthur": "vp-shield"}, faces=WITH_ARTHUR)
    moves = game.moves(RED)
    assert ("go", "merlin", "cw", "excalibur") not in moves
    assert ("go", "merlin", "ccw", "excalibur") in moves  # five spaces back on the inner ring
    assert ("go", "arthur", "cw", "vp-manor") in moves  # three on the outer one


def test_the_spaces_that_move_them_move_them_there() -> None:
    """X54a, R31.4, R33"""
    game = rings(figures={"merlin": "stairs", "arthur": "vp-shield"})
    assert ("cw", "picts-1") in asks(game.space_merlin(RED, "merlin"))[0].options
    assert asks(game.space_arthur(RED, "arthur"))[0].options == (("cw", "grey"), ("ccw", "build-1"), None)


def test_a_staff_works_for_merlin_wherever_he_is() -> None:
    """X54a, R7.1"""
    game = rings(figures={"merlin": "stairs", "arthur": "vp-shield"}, staffs={RED: 1})
    rule = game.arrive(RED, "merlin", "resource-shield")
    play(rule, "grey-shield", ("staff", "resource-shield"), "blue-shield")
    assert stock(game, RED) == ["grey-shield", "blue-shield"]


def test_merlin_does_not_stay_on_the_space_that_moves_him() -> None:
    """X40, X54a, arthurMerlinZero=on: its action would have no end."""
    standing = {"merlin": "merlin", "arthur": "vp-shield"}
    for stays in ("off", "on"):
        game = rings(figures=standing, arthurMerlinZero=stays)
        ways = asks(game.space_merlin(RED, "merlin"))[0].options
        assert {way[1] for way in ways if isinstance(way, tuple)} == {
            *("picts-1", "grail", "resource-material"),
            *("picts-2", "resource-flag", "excalibur"),
        }
    game = rings(figures={**standing, "merlin": "grail"}, arthurMerlinZero="on")
    assert ("cw", "grail") in asks(game.space_merlin(RED, "merlin"))[0].options


def test_arthur_skips_the_space_of_morgana_on_the_outer_ring() -> None:
    """X54a, R82.1"""
    game = rings(figures={"merlin": "stairs", "arthur": "vp-shield"}, morgana="grey")
    assert game.reached("arthur", 1, "cw") == "gold-1"
    assert game.reached("merlin", 1, "cw") == "resource-shield"


def test_merlin_is_not_swapped_off_or_onto_the_space_of_morgana() -> None:
    """X89"""
    game = rings(figures={"merlin": "black", "arthur": "stairs"}, knights=dict.fromkeys(range(3), "grey"))
    assert game.exchanges(RED) == []


def test_as_a_house_rule_the_two_are_not_swapped() -> None:
    """Q93, swapRings=off"""
    game = rings(figures={"merlin": "vp-shield"}, knights=dict.fromkeys(range(3), "grey"), swapRings="off")
    assert game.exchanges(RED) == []
    assert "stairs" not in game.standing_room("merlin")


def test_both_on_the_same_ring_are_noticed() -> None:
    """X54a"""
    game = rings()
    game.figures["arthur"] = "grey"
    assert [fault.at for fault in game.faults()] == ["figures"]


def test_bewitching_and_poison_turn_the_black_die_too() -> None:
    """R86.1, R6.3, R83"""
    game = rings(faces={**WITH_ARTHUR, BLUE: (1, 1, 6, 6, 6)}, poisoned={RED: 1})
    assert (RED, "arthur", 6) in game.spells(RED)
    assert (BLUE, "arthur", 1) not in game.spells(RED)
    assert ("curse", "arthur", BLUE, "arthur") in game.free_acts(RED)


# Morgana and Bors


def test_no_portal_opens_where_morgana_stands() -> None:
    """X61, R82.1: not even for a knight that stands there."""
    settings = {"gold": "on", "morgana": "on", "knights": "on"}
    for space in ("grey", "build-1"):
        game = table(
            settings=settings, active=RED, allies_of={RED: "bors"}, morgana="grey", knights={RED: space}
        )
        portals = {act[2] for act in game.moves(RED) if act[0] == "portal"}
        assert portals == {"black", "blue", "purple", "orange", "brown"}


# Morgana in Caerleon: the mint is black, the merchant grey, the orchard blue, the smith purple, the quarry
# orange, the tailor brown

CITY = {"gold": "on", "morgana": "on", "caerleon": "on"}


def haunted(*modules: str, **pieces: object) -> MorganaInCaerleon:
    """A table with Morgana in the city, also with these modules; red is active."""
    settings = {**CITY, **dict.fromkeys(modules, "on")}
    game = table(settings=settings, **{"active": RED, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, MorganaInCaerleon)
    return game


def test_at_the_smith_no_shield_is_available() -> None:
    """R82.4, E34, R110.6, Q70: of no colour, from nowhere; goods of the district's colour are available."""
    game = haunted(morgana="purple", markers={RED: "blue purple"}, castles={RED: "black-shield"})
    assert [good for good in game.obtainable() if good.endswith("shield")] == []
    assert len(game.obtainable()) == 12
    assert not game.offers(RED, "influence-shield")
    assert game.offers(RED, "influence-flag")
    play(game.duty(RED, "shield-bearer", "purple"))
    assert stock(game, RED) == ["black-shield"]
    assert "black-shield" not in asks(game.space_exchange(RED, "exchange"), "black-shield")[1].options
    game.morgana = "grey"
    assert game.offers(RED, "influence-shield")


@pytest.mark.parametrize(("place", "kind"), [("orange", "material"), ("brown", "flag")])
def test_quarry_and_tailor_are_closed_in_the_same_way(place: Place, kind: str) -> None:
    """R82.4"""
    game = haunted(morgana=place)
    assert [good for good in game.obtainable() if good.endswith(kind)] == []
    assert len(game.obtainable()) == 12


def test_at_the_mint_no_coin_is_available() -> None:
    """X90, R82.4: neither by work nor on the ring, by the merchant or for goods."""
    game = haunted(morgana="black", castles={RED: "grey-flag blue-flag"})
    play(game.duty(RED, "builder", "black"))
    play(game.space_gold(RED, "gold-1"))
    assert game.coins[RED] == 0
    assert not game.offers(RED, "gold-1")
    assert game.goods_in_all(RED) == 2
    assert game.witch_trades(RED) == []
    assert "coin" not in asks(game.duty(RED, "builder", "grey"), ("barter", "grey-flag"))[1].options


def test_at_the_orchard_no_fruit_is_available() -> None:
    """X90, R82.4: the Grail is still taken, without an apple."""
    game = haunted(morgana="blue")
    play(game.duty(RED, "builder", "blue"))
    assert not play(game.space_mistletoe(RED, "mistletoe-1"))
    play(game.space_grail(RED, "grail"))
    assert (game.apples[RED], game.mistletoe[RED], game.grail) == (0, 0, RED)
    assert not game.offers(RED, "grail")


def test_at_the_merchant_nothing_is_exchanged() -> None:
    """X92, R82.4: but nothing else is out of reach."""
    game = haunted(morgana="grey", castles={RED: "grey-flag"}, coins={RED: 2})
    play(game.duty(RED, "builder", "grey"))
    assert len(game.obtainable()) == 18
    assert (game.coins_left(), game.spoils(RED)) == (28, [])
    assert game.witch_trades(RED) == []


def test_the_lady_brings_a_marker_to_a_district_that_is_closed() -> None:
    """R82.3, X84"""
    game = haunted(morgana="grey", markers={RED: "grey"})
    play(game.space_influence(RED, "influence-vassal"), ("lady", "grey"))
    assert spread(game, RED) == ["grey", "grey"]


def test_witchs_gold_draws_on_the_district_that_is_closed() -> None:
    """R110.6, R86.3"""
    game = haunted(morgana="orange", coins={RED: 2})
    play(game.token_gold(RED), "goods", "black-material", "black-material", "grey-material")
    assert sorted(stock(game, RED)) == ["black-material", "black-material", "grey-material"]


def test_witchs_gold_at_the_mint_makes_three_coins_of_two() -> None:
    """X93, R110.6"""
    game = haunted(morgana="black", coins={RED: 2})
    play(game.token_gold(RED), "goods")
    assert (game.coins[RED], game.coin_supply) == (3, 27)


def test_witchs_gold_at_the_orchard_brings_fruits() -> None:
    """R110.6, X93"""
    game = haunted(morgana="blue", coins={RED: 2})
    play(game.token_gold(RED), "goods", "apple", "mistletoe", "apple")
    assert (game.apples[RED], game.mistletoe[RED], game.coins[RED]) == (2, 1, 0)


def test_witchs_gold_buys_only_what_a_district_still_has() -> None:
    """X94, X93, R86.3"""
    game = haunted(morgana="blue", coins={RED: 2}, apple_supply=1, mistletoe_supply=0)
    assert game.spoils(RED) == ["apple"]
    play(game.token_gold(RED), "goods")
    assert (game.coins[RED], game.apple_supply) == (0, 0)
    assert haunted(morgana="black", coins={RED: 2}, coin_supply=0).witch_trades(RED) == []
    hoard = " ".join(good for good in GOODS if good.endswith("flag") and good != "blue-flag")
    assert haunted(seats=4, morgana="brown", hoard=hoard).spoils(RED) == ["blue-flag"]


def test_returned_pieces_go_to_a_closed_store_too() -> None:
    """X99, X73: materials to the quarry, coins to the mint."""
    faces = (1, 2, 3, 5)
    game = haunted(morgana="orange", coins={RED: 1}, castles={RED: "grey-material"}, morgana_faces=faces)
    play(game.act_horn(RED, "morgana4"), "coin")
    assert (game.supply["grey-material"], game.coin_supply) == (6, 30)


def test_with_morgana_a_decree_changes_the_dice_of_later_turns_after_the_action() -> None:
    """R102, R4.5, Q106"""
    modules = {"gold": "on", "morgana": "on", "decrees": "on"}
    pieces = {"decrees_of": {RED: "vp-2"}, "faces": {RED: (3, 3, 2, 2)}, "used": {RED: "die2 merlin"}}
    moved = ("go", "die1", "cw", "vp-shield")
    game = table(settings=modules, active=RED, **pieces)  # type: ignore[arg-type]
    assert asked(game.turn(), moved) == (("decree", "die3", 1), ("decree", "die3", 3), None)
    game = table(settings={"decrees": "on"}, active=RED, **pieces)  # type: ignore[arg-type]
    assert asked(game.turn(), moved) == ()
