"""Gold and mistletoe: R50 to R53."""

from __future__ import annotations

from itertools import pairwise

import pytest

from logres.engine import play
from logres.merlin.base.position import KNIGHTS, MERLIN, Act
from logres.merlin.modules.gold import Gold, lightened
from logres.merlin.parts import read
from tests.merlin.arrange import (
    GOLD_RING,
    RED,
    YELLOW,
    asked,
    card,
    fresh,
    play_out,
    table,
    told,
    words_asked,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
CARDS = {
    "easy": "1 lady: grey flag",
    "three": "3 builder: blue flag, marker in grey, lady in orange",
    "two": "2 lady: black shield, black shield",
    "pair": "2 lady: two vassals in grey, any flag",
    "together": "2 lady: lady and builder together, any flag",
}


def gilded(**pieces: object) -> Gold:
    """A table with gold and mistletoe; red is active."""
    game = table(**{"active": RED, "gold": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Gold)
    return game


def coins_for(game: Gold) -> list[Act]:
    """What red can do with a coin."""
    return [act for act in game.alterations(RED) if act[0] == "coin"]


# Setting up


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R50"""
    game = table()
    assert not {"coins", "mistletoe"} & {*game.zones}
    assert not isinstance(game, Gold)


@ALL_COUNTS
def test_everybody_begins_with_two_coins_and_a_piece_of_mistletoe(seats: int) -> None:
    """R3.4, R3.8, R2.6, Q54"""
    game = fresh(seats, settings={"gold": "on"})
    assert isinstance(game, Gold)
    assert (game.coins, game.mistletoe, game.apples) == ([2] * seats, [1] * seats, [1] * seats)
    assert (game.coin_supply, game.mistletoe_supply) == (30 - 2 * seats, 11 - seats)


def test_the_ring_of_gold_replaces_the_other() -> None:
    """R3.1, Q56: also without any other module."""
    assert gilded().ring == GOLD_RING
    assert len(GOLD_RING) % 2 == 0


@pytest.mark.parametrize("ring", [read().gold.ring, read().gold.arthur_ring], ids=["plain", "with Arthur"])
def test_both_sides_of_the_ring_have_the_new_spaces_twice_and_principalities_at_every_fourth(
    ring: tuple[str, ...],
) -> None:
    """R53, R2.6: the spaces that are there twice are opposite each other."""
    assert ring[::4] == read().places
    for space in ("gold", "mistletoe", "build"):
        one, other = (ring.index(f"{space}-{number}") for number in (1, 2))
        assert other - one == len(ring) // 2


def test_the_spaces_of_a_kind_are_never_side_by_side() -> None:
    """R53"""
    for ring in (read().gold.ring, read().gold.arthur_ring):
        kinds = [space.partition("-")[0] for space in (*ring, ring[0])]
        assert all(one != other for one, other in pairwise(kinds))


# Coins


def test_a_coin_makes_a_die_show_one_more_or_one_less() -> None:
    """R51"""
    game = gilded(coins={RED: 1}, faces={RED: (2, 4, 4, 5)})
    assert coins_for(game) == [
        *(("coin", "die1", 1), ("coin", "die1", 3)),
        *(("coin", "die2", 3), ("coin", "die2", 5)),
        *(("coin", "merlin", 4), ("coin", "merlin", 6)),
    ]
    play(game.act_coin(RED, "die2", 5))
    assert (game.faces[RED]["die2"], game.coins[RED], game.coin_supply) == (5, 0, 30)
    assert coins_for(game) == []


def test_six_and_one_are_no_neighbours() -> None:
    """R51"""
    game = gilded(coins={RED: 1}, faces={RED: (1, 6, 6, 1)})
    assert coins_for(game) == [("coin", "die1", 2), ("coin", "die2", 5), ("coin", "merlin", 2)]


def test_several_coins_change_one_die_or_several() -> None:
    """R51, Q57, R6.2, R6.4: the die that is not chosen keeps its face."""
    game = gilded(coins={RED: 3}, faces={RED: (1, 4, 4, 5)}, knights={RED: "black"})
    coins = (("coin", "die1", 2), ("coin", "die1", 3), ("coin", "merlin", 6))
    play(game.set_out(RED), *coins, ("go", "die1", "cw", "vp-shield"))
    assert (game.faces[RED], game.coins[RED]) == ({"die1": 3, "die2": 4, "die3": 4, "merlin": 6}, 0)
    assert game.used[RED] == ["die1"]


def test_no_coin_changes_a_die_that_is_used() -> None:
    """X72"""
    game = gilded(coins={RED: 1}, used={RED: "die1 die2 merlin"}, faces={RED: (2, 3, 4, 5)})
    assert coins_for(game) == [("coin", "die3", 3), ("coin", "die3", 5)]


def test_a_coin_and_an_apple_work_on_the_same_die() -> None:
    """R6.2, R6.3: and on a die other than the one bound by the apple."""
    game = gilded(coins={RED: 2}, apples={RED: 1}, faces={RED: (2, 2, 2, 5)})
    play(game.act_apple(RED, "die1", 2 + 3))
    assert coins_for(game) == [
        *(("coin", "die1", 4), ("coin", "die1", 6)),
        *(("coin", "die2", 1), ("coin", "die2", 3)),
        *(("coin", "merlin", 4), ("coin", "merlin", 6)),
    ]
    play(game.act_coin(RED, "die1", 6))
    assert game.moves(RED)[0][:2] == ("go", "die1")


def test_the_die_that_is_bound_is_offered_beside_one_like_it() -> None:
    """R51, R6.3"""
    game = gilded(coins={RED: 1}, apples={RED: 1}, faces={RED: (2, 3, 5, 6)})
    play(game.act_apple(RED, "die2", 2))
    assert coins_for(game) == [
        *(("coin", "die1", 1), ("coin", "die1", 3)),
        *(("coin", "die2", 1), ("coin", "die2", 3)),
        *(("coin", "die3", 4), ("coin", "die3", 6)),
        ("coin", "merlin", 5),
    ]


def test_a_coin_for_another_die_does_not_bind_the_turn() -> None:
    """R51, R6.4"""
    game = gilded(coins={RED: 1})
    play(game.act_coin(RED, "merlin", 5))
    assert game.chosen is None


def test_coins_that_are_paid_go_back_to_the_supply() -> None:
    """X73, R51"""
    game = gilded(coins={RED: 2, YELLOW: 28})
    game.pay_coins(RED, 2)
    assert (game.coins[RED], game.coin_supply) == (0, 2)
    assert told(game, "paid-coins") == [{"seat": RED, "count": 2}]


# Mistletoe


def test_a_piece_of_mistletoe_replaces_what_is_missing() -> None:
    """E25, R52"""
    pieces = {"castles": {YELLOW: "blue-flag"}, "markers": {YELLOW: "grey"}, "mistletoe": {YELLOW: 1}}
    game = gilded(cards=CARDS, hands={YELLOW: "three"}, active=YELLOW, **pieces)
    assert game.mission_acts(YELLOW) == [("mission", "three")]
    play(game.act_mission(YELLOW, "three"))
    assert game.points[YELLOW] == {"missions": 3}
    assert (game.mistletoe[YELLOW], game.mistletoe_supply) == (0, 11)
    assert game.mission_discards[-1] == "three"
    assert game.castles[YELLOW]["blue-flag"] == 1


def test_without_mistletoe_two_of_three_are_not_enough() -> None:
    """R52, R9.1"""
    game = gilded(cards=CARDS, hands={RED: "three"}, castles={RED: "blue-flag"}, markers={RED: "grey"})
    assert game.mission_acts(RED) == []


def test_several_pieces_ignore_several_icons_and_even_all() -> None:
    """R52, X74"""
    game = gilded(cards=CARDS, hands={RED: "three"}, mistletoe={RED: 2})
    assert game.mission_acts(RED) == []
    game = gilded(cards=CARDS, hands={RED: "three"}, mistletoe={RED: 4})
    play(game.act_mission(RED, "three"))
    assert (game.mistletoe[RED], game.points[RED]) == (1, {"missions": 3})


def test_no_mistletoe_is_spent_on_a_condition_that_is_met() -> None:
    """R52"""
    game = gilded(cards=CARDS, hands={RED: "easy"}, castles={RED: "grey-flag"}, mistletoe={RED: 2})
    play(game.act_mission(RED, "easy"))
    assert game.mistletoe[RED] == 2


def test_each_icon_is_a_requirement_and_two_vassals_are_one() -> None:
    """X71a, R52"""
    game = gilded(cards=CARDS, hands={RED: "two"}, castles={RED: "black-shield"}, mistletoe={RED: 1})
    play(game.act_mission(RED, "two"))
    assert game.mistletoe[RED] == 0
    for pair in ("pair", "together"):
        game = gilded(cards=CARDS, hands={RED: pair}, castles={RED: "grey-flag"}, mistletoe={RED: 1})
        play(game.act_mission(RED, pair))
        assert game.mistletoe[RED] == 0


def test_one_piece_never_serves_two_icons_even_if_another_is_ignored() -> None:
    """R9.3, R52"""
    cards = {"kinds": "2 lady: blue flag, any flag, any flag"}
    pieces = {"cards": cards, "hands": {RED: "kinds"}, "castles": {RED: "grey-flag"}}
    assert gilded(mistletoe={RED: 1}, **pieces).mission_acts(RED) == []
    game = gilded(mistletoe={RED: 2}, **pieces)
    play(game.act_mission(RED, "kinds"))
    assert game.mistletoe[RED] == 0


def test_an_icon_that_is_ignored_is_not_counted_among_those_of_its_kind() -> None:
    """R9.3, R52: two pieces are enough for two colours, though four conditions are not met."""
    cards = {"kinds": "3 lady: blue flag, any flag, blue shield, any shield"}
    pieces = {"cards": cards, "hands": {RED: "kinds"}, "castles": {RED: "grey-flag grey-shield"}}
    game = gilded(mistletoe={RED: 2}, **pieces)
    play(game.act_mission(RED, "kinds"))
    assert (game.mistletoe[RED], game.points[RED]) == (0, {"missions": 3})


def test_a_lightened_mission_lacks_one_icon_in_every_way() -> None:
    """X71a"""
    heavy = card(
        "all", "3 lady: blue flag, blue flag, any shield, marker in grey, marker anywhere, lady in blue"
    )
    assert len(lightened(heavy, 1)) == 5  # two icons are alike
    left = [
        len((*one.goods, *one.kinds, *one.markers, *one.posted)) + one.anywhere for one in lightened(heavy, 1)
    ]
    assert left == [5] * 5


def test_mistletoe_helps_with_the_second_mission_of_a_turn_too() -> None:
    """R52, R10.2, X23"""
    game = gilded(
        cards=CARDS, hands={RED: "easy three"}, castles={RED: "grey-flag blue-flag"}, mistletoe={RED: 2}
    )
    play(game.act_mission(RED, "easy"))
    assert game.second_mission_acts(RED) == [("second", "three")]
    play(game.act_second(RED, "three"))
    assert (game.mistletoe[RED], game.points[RED]) == (0, {"missions": 4, "flags": 2})


def test_a_player_who_could_resolve_a_mission_with_mistletoe_is_asked_before_the_turn_ends() -> None:
    """R52, R9.1"""
    game = gilded(cards=CARDS, hands={RED: "easy"}, mistletoe={RED: 1}, knights={RED: "blue"})
    assert asked(game.turn(), ("go", "die1", "cw", "vp-material")) == (("mission", "easy"), None)


# Spaces


def test_a_gold_space_gives_a_coin_while_there_are_any() -> None:
    """R53, X2"""
    game = gilded(coin_supply=1)
    assert game.offers(RED, "gold-1")
    play(game.execute(YELLOW, "gold-1"))
    assert (game.coins[YELLOW], game.coin_supply) == (1, 0)
    assert not game.offers(YELLOW, "gold-2")
    play(game.execute(YELLOW, "gold-2"))
    assert game.coins[YELLOW] == 1


def test_a_mistletoe_space_gives_an_apple_or_mistletoe() -> None:
    """R53"""
    game = gilded()
    play(game.execute(RED, "mistletoe-1"), "apple")
    play(game.execute(RED, "mistletoe-2"), "mistletoe")
    assert (game.apples[RED], game.mistletoe[RED]) == (1, 1)
    assert (game.apple_supply, game.mistletoe_supply) == (10, 10)


def test_fruits_that_have_run_out_are_not_offered() -> None:
    """R53, X2"""
    game = gilded(apple_supply=0)
    play(game.execute(YELLOW, "mistletoe-1"))
    assert game.mistletoe[YELLOW] == 1
    game = gilded(mistletoe_supply=0)
    play(game.execute(YELLOW, "mistletoe-1"))
    assert game.apples[YELLOW] == 1
    game = gilded(apple_supply=0, mistletoe_supply=0)
    assert not game.offers(YELLOW, "mistletoe-1")
    play(game.execute(YELLOW, "mistletoe-1"))
    assert told(game, "forfeited") == [{"seat": YELLOW, "space": "mistletoe-1"}]


def test_a_staff_takes_a_second_coin() -> None:
    """R53, X10"""
    game = gilded(staffs={RED: 1}, figures={MERLIN: "gold-1"})
    play(game.arrive(RED, MERLIN, "gold-1"), ("staff", "gold-1"))
    assert game.coins[RED] == 2


def test_the_knight_moves_on_the_new_ring() -> None:
    """R53, R5.1, R10.6"""
    game = gilded(knights={RED: "grey"}, castles={RED: "brown-flag"})
    assert game.reached(KNIGHTS[RED], 1, "cw") == "gold-1"
    assert game.detours(RED, KNIGHTS[RED], "gold-1") == [(("mirror", "gold-2"),)]


# The end


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_every_pair_of_coins_is_worth_three_points_at_the_end(coins: int, points: int) -> None:
    """R13.3"""
    game = gilded(coins={RED: coins})
    assert game.leftovers(RED)["coins"] == game.projected()[RED]["coins"] == points
    game.end_game()
    assert game.points[RED].get("coins", 0) == points


def test_mistletoe_is_worth_nothing_at_the_end() -> None:
    """Q58, R13.5"""
    game = gilded(mistletoe={RED: 5})
    game.end_game()
    assert game.scores() == [0, 0, 0]


# Soundness


@pytest.mark.parametrize("zone", ["coin_supply", "mistletoe_supply"])
def test_lost_coins_and_mistletoe_are_a_fault(zone: str) -> None:
    """I2, R2.6"""
    game = gilded()
    setattr(game, zone, getattr(game, zone) - 1)
    assert [fault.at for fault in game.faults()] == [zone]
    assert "in all, not" in game.faults()[0].what


def test_a_debt_is_a_fault() -> None:
    """I2"""
    game = gilded()
    game.coins[RED], game.coin_supply = -1, 31
    assert [fault.at for fault in game.faults()] == ["coin_supply"]


def test_the_ring_of_the_base_game_is_a_fault() -> None:
    """R3.1"""
    game = gilded()
    game.ring = table().ring
    assert game.faults()[0].at == "ring"


@ALL_COUNTS
def test_a_whole_game_with_gold_and_mistletoe(seats: int) -> None:
    """R50, R13.3: nobody is left with a debt."""
    game = play_out(fresh(seats, settings={"gold": "on"}), seed=seats)
    assert isinstance(game, Gold)
    assert game.over
    assert game.faults() == []


def test_the_mistletoe_is_asked_for_only_if_there_are_two_ways() -> None:
    """R52, X71"""
    game = gilded(cards=CARDS, hands={RED: "three"}, mistletoe={RED: 3})
    assert words_asked(game.act_mission(RED, "three")) == []
