"""Market: R60, R61, R64."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from logres.engine import BadTable, Option, play
from logres.merlin import Merlin
from logres.merlin.base.position import MERLIN, Act
from logres.merlin.modules.market import Market
from logres.merlin.parts import read
from tests.merlin.arrange import (
    BLUE,
    MARKET,
    RED,
    YELLOW,
    asked,
    asks,
    drive,
    fresh,
    play_out,
    stock,
    table,
    told,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
CARDS = {
    "flag": "1 lady: grey flag",
    "shield": "2 lady: black shield",
    "shields": "3 lady: any shield, any shield",
    "material": "2 builder: blue material, any shield",
}
DONE = {RED: "die1 die2 die3"}  # only the Merlin die is left


def trading(**pieces: object) -> Market:
    """A table with the market; red is active and has two coins."""
    wanted = {"active": RED, "gold": "on", "market": "on", "coins": {RED: 2}, **pieces}
    game = table(**wanted)  # type: ignore[arg-type]
    assert isinstance(game, Market)
    return game


def purchases(game: Market) -> list[Act]:
    """What red can buy at this moment."""
    return [act for act in game.free_acts(RED) if act[0] == "buy"]


# Setting up


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R60.1"""
    game = table(gold="on")
    assert not {"market", "wares", "hired", "plus_tokens"} & {*game.zones}


def test_the_market_needs_gold() -> None:
    """R1.6, R1.7"""
    with pytest.raises(BadTable, match="'market' needs the module 'gold'"):
        table(market="on")


@ALL_COUNTS
def test_all_wares_lie_on_the_board_at_first(seats: int) -> None:
    """R60.1, R2.7, R3.13"""
    game = fresh(seats, settings={"gold": "on", "market": "on"})
    assert isinstance(game, Market)
    assert game.market == MARKET
    assert game.wares == [{}] * seats


def test_there_are_as_many_wares_as_the_rules_say() -> None:
    """R2.7, Q59, X76, Q60: a tile of each colour."""
    stock = read().market
    for kind in ("shield", "material"):
        assert len([ware for ware in stock if ware.endswith(f"-{kind}-tile")]) == 6
    labourers = [ware for ware in stock if ware.startswith("labourer-")]
    assert (len(labourers), stock["plus"], stock["fruit"], sum(stock.values())) == (6, 6, 4, 28)


# The visit


def test_a_coin_buys_one_ware() -> None:
    """R60.2"""
    game = trading()
    assert [act[1] for act in purchases(game)] == [*MARKET]
    play(game.act_buy(RED, "blue-shield-tile"))
    assert (game.coins[RED], game.coin_supply) == (1, 29)
    assert (game.wares[RED], game.market["blue-shield-tile"]) == ({"blue-shield-tile": 1}, 0)
    assert told(game, "bought") == [{"seat": RED, "ware": "blue-shield-tile"}]


def test_the_market_is_visited_once_in_a_turn() -> None:
    """R60.2"""
    game = trading()
    play(game.act_buy(RED, "plus"))
    assert purchases(game) == []
    game.forget_turn()
    assert purchases(game) != []


def test_without_a_coin_nothing_is_for_sale() -> None:
    """R60.2"""
    assert purchases(trading(coins={})) == []


def test_a_ware_that_is_sold_out_is_not_for_sale() -> None:
    """R60.2"""
    game = trading(wares={YELLOW: "fruit fruit fruit fruit plus"})
    assert ("buy", "fruit") not in purchases(game)
    assert ("buy", "plus") in purchases(game)


def test_after_a_mission_there_is_no_market() -> None:
    """R60.2, R110.11, X83b"""
    game = trading(cards=CARDS, hands={RED: "flag"}, castles={RED: "grey-flag"})
    assert purchases(game) != []
    play(game.act_mission(RED, "flag"))
    assert purchases(game) == []


def test_after_the_market_there_is_no_mission() -> None:
    """R60.2, R110.11, X83b"""
    game = trading(cards=CARDS, hands={RED: "flag"}, castles={RED: "grey-flag"})
    play(game.act_buy(RED, "plus"))
    assert game.mission_acts(RED) == []
    assert not [act for act in game.free_acts(RED) if act[0] in ("mission", "second")]


def test_after_the_market_a_missions_flag_is_of_no_use() -> None:
    """X24: neither the mission of the turn nor the second one can be resolved."""
    hands, castles = {RED: "flag shield"}, {RED: "grey-flag grey-flag black-shield"}
    game = trading(cards=CARDS, hands=hands, castles=castles)
    play(game.act_mission(RED, "flag"))
    assert game.second_mission_acts(RED) == [("second", "shield")]
    game = trading(cards=CARDS, hands=hands, castles=castles)
    play(game.act_buy(RED, "plus"))
    assert (game.mission_acts(RED), game.second_mission_acts(RED)) == ([], [])


def test_the_mission_space_is_open_in_a_market_turn() -> None:
    """X83a"""
    game = trading(cards=CARDS, hands={RED: "flag"})
    play(game.act_buy(RED, "plus"))
    play(game.space_mission(RED, "mission"), ("flag",), "deck")
    assert "flag" not in game.hands[RED]


def test_bedivere_swaps_even_in_a_market_turn() -> None:
    """X83a, R40.14"""
    allies = {"settings": {"knights": "on"}, "allies_of": {RED: "bedivere"}}
    game = trading(cards=CARDS, hands={RED: "shield"}, display="flag", castles={RED: "grey-flag"}, **allies)
    play(game.act_buy(RED, "plus"))
    assert ("swap", "shield", "flag") in game.free_acts(RED)


def test_the_market_can_be_visited_after_the_action() -> None:
    """R60.2, R4.5"""
    game = trading(knights={RED: "blue"})
    play(game.turn(), ("go", "die1", "cw", "vp-material"), ("buy", "plus"))
    assert (game.active, game.wares[RED]) == (BLUE, {"plus": 1})


def test_a_labourer_can_be_hired_at_the_end_of_the_last_turn_of_a_round() -> None:
    """R60.2, X78"""
    game = trading(used=DONE, figures={MERLIN: "blue"}, faces={RED: (2, 3, 4, 1)})
    offered = asked(game.turn(), ("go", "merlin", "cw", "vp-material"))
    assert ("buy", "labourer-3") in offered
    assert offered[-1] is None


def test_a_player_without_a_coin_before_the_move_is_asked_after_it() -> None:
    """R60.2, R53"""
    game = trading(coins={}, knights={RED: "grey"}, faces={RED: (1, 2, 3, 4)})
    assert ("buy", "plus") in asked(game.turn(), ("go", "die1", "cw", "gold-1"))


def test_a_player_who_spent_the_only_coin_on_a_die_can_buy_with_the_next() -> None:
    """R60.2, R51, R53"""
    game = trading(coins={RED: 1}, knights={RED: "grey"}, faces={RED: (2, 3, 3, 4)})
    assert ("buy", "plus") in asked(game.turn(), ("coin", "die1", 1), ("go", "die1", "cw", "gold-1"))


def test_a_tile_that_has_paid_can_be_bought_again_in_the_same_turn() -> None:
    """R60.2, R61, X77"""
    game = trading(wares={RED: "grey-material-tile"}, knights={RED: "black"}, faces={RED: (2, 3, 3, 4)})
    assert ("buy", "grey-material-tile") not in asked(game.turn())
    built = (("go", "die1", "cw", "build-1"), ("a1", "grey"))
    play(game.turn(), *built, ("buy", "grey-material-tile"))
    assert (game.manors, game.wares[RED], game.coins[RED]) == ({"a1": RED}, {"grey-material-tile": 1}, 1)


def test_a_mission_just_drawn_can_send_its_owner_to_the_market() -> None:
    """R60.2, X83a"""
    game = trading(cards=CARDS, hands={RED: "flag"}, knights={RED: "blue"}, faces={RED: (2, 3, 3, 4)})
    assert ("buy", "plus") in asked(game.turn(), ("go", "die1", "cw", "mission"), ("flag",), "deck")


def test_the_market_can_be_visited_after_the_choice_of_a_rival() -> None:
    """R60.2, R92.6, R4.5: what the rival has given up is known by then."""
    game = trading(
        treasures="on",
        treasure_tiles={"a3": "discard-shield-flag"},
        castles={RED: "black-material", BLUE: "blue-shield grey-shield"},
        knights={RED: "black"},
        faces={RED: (2, 3, 3, 4)},
    )
    built = (("go", "die1", "cw", "build-1"), ("a3", "black"), "discard-shield-flag")
    play(game.turn(), *built, "grey-shield", ("buy", "plus"))
    assert (stock(game, BLUE), game.wares[RED]) == (["blue-shield"], {"plus": 1})


def test_the_market_can_be_visited_between_two_executions() -> None:
    """R4.4, R7.2, R60.2: what is bought is available for the second."""
    game = trading(staffs={RED: 1}, castles={RED: "grey-material"}, figures={MERLIN: "build-1"})
    bought = (("buy", "purple-material-tile"), ("staff", "build-1"), ("b2", "purple"))
    play(game.arrive(RED, MERLIN, "build-1"), ("a1", "grey"), *bought)
    assert (game.manors, game.wares[RED]) == ({"a1": RED, "b2": RED}, {})


def test_a_ware_can_make_the_second_execution_possible() -> None:
    """R7.2, R61, R4.4: the staff is offered as soon as there is something to do."""
    game = trading(staffs={RED: 1}, figures={MERLIN: "vp-shield"})
    questions = asks(game.arrive(RED, MERLIN, "vp-shield"), ("buy", "blue-shield-tile"))
    staff = ("staff", "vp-shield")
    assert [staff in choice.options for choice in questions] == [False, True]


# Shield tiles and material tiles


def test_a_tile_counts_as_a_shield_or_a_material_of_its_colour_for_missions() -> None:
    """R61, X76, marketWild=off"""
    game = trading(cards=CARDS, hands={RED: "material shield"}, wares={RED: "blue-material-tile"})
    assert game.mission_acts(RED) == []
    game = trading(
        cards=CARDS, hands={RED: "material shield"}, wares={RED: "blue-material-tile grey-shield-tile"}
    )
    assert game.mission_acts(RED) == [("mission", "material")]
    play(game.act_mission(RED, "material"))
    assert game.wares[RED] == {"blue-material-tile": 1, "grey-shield-tile": 1}


def test_a_shield_tile_repels_a_traitor_and_goes_back_to_the_market() -> None:
    """R61"""
    game = trading(traitors={RED: "black grey"}, wares={RED: "black-shield-tile"})
    assert game.projected()[RED]["traitors"] == -3
    play(game.face_traitors(RED))
    assert (game.points[RED], game.wares[RED], game.market["black-shield-tile"]) == ({"traitors": -3}, {}, 1)


def test_a_material_tile_pays_for_a_manor_and_goes_back_to_the_market() -> None:
    """R61"""
    game = trading(wares={RED: "grey-material-tile"})
    play(game.space_build(RED, "build-1"), ("a1", "grey"))
    assert (game.manors, game.wares[RED], game.market["grey-material-tile"]) == ({"a1": RED}, {}, 1)
    assert game.supply["grey-material"] == 6


def test_a_player_with_both_chooses_what_to_spend() -> None:
    """R61"""
    pieces = {"castles": {RED: "grey-material"}, "wares": {RED: "grey-material-tile"}}
    game = trading(**pieces)
    play(game.space_build(RED, "build-1"), ("a1", "grey"), "grey-material-tile")
    assert (stock(game, RED), game.wares[RED]) == (["grey-material"], {})
    game = trading(**pieces)
    play(game.space_build(RED, "build-1"), ("a1", "grey"), "grey-material")
    assert (stock(game, RED), game.wares[RED]) == ([], {"grey-material-tile": 1})


def test_a_player_with_both_chooses_what_to_raise_against_a_traitor() -> None:
    """R61, R12.1a"""
    game = trading(castles={RED: "black-shield"}, wares={RED: "black-shield-tile"}, traitors={RED: "black"})
    play(game.face_traitors(RED), "black-shield-tile")
    assert (stock(game, RED), game.wares[RED], game.points[RED]) == (["black-shield"], {}, {})


def test_tiles_count_on_spaces_that_score_and_at_the_end() -> None:
    """Q61, marketStrict=off"""
    wares = "black-shield-tile grey-shield-tile grey-material-tile"
    game = trading(castles={RED: "grey-shield"}, wares={RED: wares}, coins={})
    play(game.space_vp(RED, "vp-shield"))
    assert game.points[RED] == {"spaces": 3}
    assert game.leftovers(RED)["goods"] == 1


def test_a_tile_can_be_exchanged_and_goes_back_to_the_market() -> None:
    """X77, Q61"""
    game = trading(wares={RED: "blue-shield-tile"})
    play(game.space_exchange(RED, "exchange"), "blue-shield", "grey-flag")
    assert (stock(game, RED), game.wares[RED], game.market["blue-shield-tile"]) == (["grey-flag"], {}, 1)
    game = trading(castles={RED: "blue-shield"}, wares={RED: "blue-shield-tile"})
    play(game.space_exchange(RED, "exchange"), "blue-shield", "blue-shield", "grey-flag")
    assert (stock(game, RED), game.wares[RED]) == (["grey-flag"], {"blue-shield-tile": 1})


def test_a_tile_can_be_given_up_for_a_treasure() -> None:
    """X77, R92.6"""
    environs = {"treasures": "on", "treasure_tiles": {"a3": "discard-shield-flag"}}
    game = trading(wares={YELLOW: "blue-shield-tile"}, castles={RED: "black-material"}, **environs)
    play(game.raise_manor(RED, "a3"), "discard-shield-flag")
    assert (game.wares[YELLOW], game.market["blue-shield-tile"]) == ({}, 1)


def test_as_a_house_rule_tiles_are_for_missions_traitors_and_building_only() -> None:
    """Q61, X77, marketStrict=on"""
    wares = "black-shield-tile grey-shield-tile grey-material-tile"
    pieces = {"castles": {RED: "grey-shield"}, "wares": {RED: wares}, "coins": {}}
    game = trading(marketStrict="on", cards=CARDS, hands={RED: "shields"}, **pieces)
    assert game.pieces(RED, "shield") == 1
    assert game.belongings(RED) == ["grey-shield"]
    assert game.leftovers(RED)["goods"] == 0
    assert game.mission_acts(RED) == [("mission", "shields")]
    assert ("a1", "grey") in game.sites(RED)
    play(game.space_exchange(RED, "exchange"), "grey-shield", "blue-flag")
    assert game.wares[RED] == {"black-shield-tile": 1, "grey-shield-tile": 1, "grey-material-tile": 1}


def test_as_a_house_rule_a_strict_tile_still_repels_a_traitor() -> None:
    """Q61, R61, marketStrict=on"""
    game = trading(
        marketStrict="on",
        castles={RED: "black-shield black-shield blue-flag"},
        wares={RED: "black-shield-tile"},
        traitors={RED: "black"},
        coins={},
    )
    assert game.projected()[RED]["goods"] == 1
    play(game.face_traitors(RED), "black-shield-tile")
    assert game.leftovers(RED)["goods"] == 1


# Tiles of any colour


def test_as_a_house_rule_tiles_have_the_colour_that_a_mission_asks_for() -> None:
    """Q60, X76, marketWild=on"""
    game = trading(marketWild="on", cards=CARDS, hands={RED: "shield"}, wares={RED: "grey-shield-tile"})
    assert game.mission_acts(RED) == [("mission", "shield")]
    play(game.act_mission(RED, "shield"))
    assert game.points[RED] == {"missions": 2}


def test_a_wild_tile_serves_one_icon_only() -> None:
    """Q60, R9.3, marketWild=on"""
    cards = {"both": "3 lady: black shield, blue shield", "more": "3 lady: black shield, any shield"}
    pieces = {"cards": cards, "hands": {RED: "both more"}, "marketWild": "on"}
    assert trading(wares={RED: "grey-shield-tile"}, **pieces).mission_acts(RED) == []
    game = trading(wares={RED: "grey-shield-tile"}, castles={RED: "blue-shield"}, **pieces)
    assert game.mission_acts(RED) == [("mission", "both"), ("mission", "more")]
    game = trading(wares={RED: "grey-shield-tile grey-material-tile"}, **pieces)
    assert game.mission_acts(RED) == []


def test_a_wild_tile_and_mistletoe_help_together() -> None:
    """Q60, R52, marketWild=on"""
    cards = {"both": "3 lady: black shield, black shield, blue shield, lady in grey"}
    pieces = {"cards": cards, "hands": {RED: "both"}, "marketWild": "on", "wares": {RED: "grey-shield-tile"}}
    game = trading(castles={RED: "black-shield"}, mistletoe={RED: 1}, **pieces)
    assert game.mission_acts(RED) == []
    game = trading(castles={RED: "black-shield"}, mistletoe={RED: 2}, **pieces)
    play(game.act_mission(RED, "both"))
    assert game.mistletoe[RED] == 0


def test_as_a_house_rule_a_material_tile_pays_for_any_tile() -> None:
    """Q60, marketWild=on"""
    game = trading(marketWild="on", wares={RED: "brown-material-tile"})
    assert {cell for cell, _ in game.sites(RED)} == {*game.parts.payable(3)}
    play(game.space_build(RED, "build-1"), ("a1", "grey"))
    assert (game.wares[RED], game.market["brown-material-tile"]) == ({}, 1)
    assert trading(marketWild="on").sites(RED) == []


def test_as_a_house_rule_a_shield_tile_repels_any_traitor() -> None:
    """Q60, marketWild=on"""
    game = trading(
        marketWild="on",
        wares={RED: "brown-shield-tile"},
        castles={RED: "black-shield"},
        traitors={RED: "black blue grey"},
    )
    assert game.repellable(RED) == ["black", "grey"]
    assert game.projected()[RED]["traitors"] == -3
    play(game.face_traitors(RED), "black-shield")
    assert (game.points[RED], game.wares[RED]) == ({"traitors": -3}, {})


def test_strict_wild_tiles_are_counted_first() -> None:
    """Q60, Q61, marketWild=on, marketStrict=on"""
    game = trading(
        marketWild="on",
        marketStrict="on",
        wares={RED: "brown-shield-tile"},
        castles={RED: "grey-shield grey-shield grey-shield"},
        traitors={RED: "grey"},
        coins={},
    )
    assert game.projected()[RED]["goods"] == 1


# An apple or mistletoe


def test_a_fruit_tile_is_as_good_as_an_apple() -> None:
    """E27, R64"""
    game = trading(wares={RED: "fruit fruit"}, faces={RED: (2, 3, 4, 5)}, knights={RED: "black"})
    faces = [act[2] for act in game.alterations(RED) if act[:2] == ("fruit", "die1")]
    assert faces == [1, 3, 4, 5, 6]
    play(game.act_fruit(RED, "die1", 6))
    assert (game.faces[RED]["die1"], game.wares[RED], game.market["fruit"]) == (6, {"fruit": 1}, 3)
    assert [move[1] for move in game.moves(RED)] == ["die1"]
    assert not [act for act in game.alterations(RED) if act[0] in ("fruit", "apple")]


def test_a_fruit_tile_is_as_good_as_mistletoe() -> None:
    """E28, R64, R52"""
    game = trading(cards=CARDS, hands={RED: "flag"}, wares={RED: "fruit"})
    play(game.act_mission(RED, "flag"))
    assert (game.points[RED], game.wares[RED], game.market["fruit"]) == ({"missions": 1}, {}, 4)


def test_an_own_apple_or_the_tile_can_be_eaten() -> None:
    """R64, R6.1: they go back to different supplies."""
    game = trading(wares={RED: "fruit"}, apples={RED: 1})
    assert {act[0] for act in game.alterations(RED)} == {"apple", "fruit", "coin"}
    play(game.act_fruit(RED, "die1", 5))
    assert (game.apples[RED], game.wares[RED]) == (1, {})
    assert {act[0] for act in game.alterations(RED)} == {"coin"}


@pytest.mark.parametrize(("spent", "left"), [("mistletoe", (0, {"fruit": 1})), ("fruit", (1, {}))])
def test_a_player_with_both_chooses_what_helps_with_a_mission(
    spent: str, left: tuple[int, dict[str, int]]
) -> None:
    """R64, R52"""
    game = trading(cards=CARDS, hands={RED: "flag"}, wares={RED: "fruit"}, mistletoe={RED: 1})
    play(game.act_mission(RED, "flag"), spent)
    assert (game.mistletoe[RED], game.wares[RED]) == left


def test_mistletoe_and_tile_help_with_one_card() -> None:
    """R64, R52"""
    game = trading(cards=CARDS, hands={RED: "shields"}, wares={RED: "fruit"}, mistletoe={RED: 1})
    play(game.act_mission(RED, "shields"), "mistletoe")
    assert (game.mistletoe[RED], game.wares[RED], game.points[RED]) == (0, {}, {"missions": 3})


def test_a_fruit_tile_is_worth_an_apple_at_the_end() -> None:
    """X75, R13.1"""
    game = trading(wares={RED: "fruit fruit plus"}, apples={RED: 1}, coins={})
    assert game.leftovers(RED)["apples"] == 3
    game.end_game()
    assert game.points[RED] == {"apples": 3}


@pytest.mark.parametrize(
    "house",
    [{}, {"marketWild": "on"}, {"marketStrict": "on"}, {"plusInPot": "off"}],
    ids=["plain", "wild", "strict", "pot"],
)
def test_the_projection_equals_the_scoring_and_the_end(house: dict[str, str]) -> None:
    """R13.3, R61, R63.2, X75, Q60, Q61, Q65, marketStrict=on, marketWild=on, plusInPot=off"""
    wanted: set[str] = set()
    for seed in range(6):
        game, fate = fresh(3, seed=seed, settings={"gold": "on", "market": "on", **house}), Random(seed)
        for _ in range(60):
            drive(game.turn(), fate)
            game.turns += 1
            given = scored_now(game)
            assert [{**one} for one in game.projected()] == given
            wanted |= {source for one in given for source, points in one.items() if points}
    assert {"coins", "goods", "influence", "traitors"} <= wanted


def scored_now(game: Merlin) -> list[dict[str, int]]:
    """What the last scoring and the end would add, with as few goods as possible spent on traitors."""
    twin = game.copy()
    assert isinstance(twin, Merlin)
    twin.round = 6
    spends_tiles = twin.settings["marketStrict"] == "on"
    rule, answer = twin.end_round(), cast("Option", None)
    before = [twin.ledger(seat) for seat in twin.seats]
    while True:
        try:
            choice = rule.send(answer)
        except StopIteration:
            break
        answer = choice.options[-1 if spends_tiles else 0] if choice.ask == "raise" else None
    found = game.projected()
    return [
        {source: twin.ledger(seat).get(source, 0) - before[seat].get(source, 0) for source in found[seat]}
        for seat in twin.seats
    ]


# Soundness


def test_a_lost_ware_is_a_fault() -> None:
    """I2"""
    game = trading()
    game.market["plus"] -= 1
    assert [(fault.at, fault.what) for fault in game.faults()] == [
        ("market", "I2: there are 5 'plus', not 6")
    ]


def test_a_ware_that_the_market_does_not_have_is_a_fault() -> None:
    """I2, R60.1"""
    game = trading()
    game.wares[RED] = {"cow": 1}
    assert [(fault.at, fault.what) for fault in game.faults()] == [("wares.2.cow", "the market has no 'cow'")]
    game.wares[RED] = {"plus": 0}
    assert [fault.at for fault in game.faults()] == ["wares.2.plus"]
    del game.wares[RED]["plus"], game.market["plus"]
    assert [fault.at for fault in game.faults()] == ["market"]


@ALL_COUNTS
@pytest.mark.parametrize("value", ["off", "on"])
def test_a_whole_game_with_the_market(seats: int, value: str) -> None:
    """R60.2, R61: as it is, and with its house rules."""
    settings = {"gold": "on", "market": "on", "marketWild": value, "marketStrict": value}
    game = play_out(fresh(seats, settings=settings), seed=seats)
    assert game.over
    assert game.faults() == []
