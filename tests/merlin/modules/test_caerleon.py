"""City of Caerleon: R70 to R73."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from logres.engine import Option, play
from logres.merlin import BOX, Merlin
from logres.merlin.base.position import KNIGHTS, MERLIN
from logres.merlin.modules.caerleon import Caerleon
from logres.merlin.modules.market import Market
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts import read
from logres.merlin.pieces import CASTLE, DISTRICTS, GOOD, GOODS, PLACES, Vassal
from tests.merlin.arrange import (
    BLUE,
    CITY,
    GREEN,
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
    words_asked,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
WORKERS: tuple[Vassal, ...] = ("builder", "shield-bearer", "flag-bearer")
ON = {"gold": "on", "caerleon": "on"}

# In these tests the mint is black, the merchant grey, the orchard blue, the smith purple, the quarry orange
# and the tailor brown.


def city(*modules: str, **pieces: object) -> Caerleon:
    """A table in Caerleon, also with these modules; red is active."""
    game = table(settings={**ON, **dict.fromkeys(modules, "on")}, **{"active": RED, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Caerleon)
    return game


def lodging(game: Merlin, place: str) -> list[tuple[int, str]]:
    """Whose vassals are in a district, and which."""
    found = [
        (seat, vassal) for seat in game.seats for vassal, at in game.vassals[seat].items() if at == place
    ]
    return sorted(found)


# The districts


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R70.1"""
    game = table()
    assert "districts" not in game.zones
    assert Caerleon not in type(game).__mro__


@ALL_COUNTS
def test_six_districts_lie_in_place_of_the_principalities(seats: int) -> None:
    """R2.8, R70.1, districts=fixed, Q68: what trades is called merchant, not market."""
    game = fresh(seats, settings=ON)
    assert isinstance(game, Caerleon)
    assert game.districts == CITY
    assert "merchant" in DISTRICTS
    assert "market" not in DISTRICTS
    assert told(game, "laid-city") == [{"seat": None, "districts": CITY}]


def test_each_district_has_a_roof_in_its_own_colour() -> None:
    """R70.1: in the box as in these tests."""
    districts = read().districts
    assert sorted(districts) == sorted(PLACES)
    assert sorted(districts.values()) == sorted(DISTRICTS)
    assert districts["purple"] == "smith"


def test_as_a_house_rule_the_city_is_laid_out_at_random() -> None:
    """R70.1, Q67, districts=random"""
    games = [fresh(seed=seed, settings={**ON, "districts": "random"}) for seed in range(5)]
    cities = [game.districts for game in games if isinstance(game, Caerleon)]
    assert all(sorted(found.values()) == sorted(DISTRICTS) for found in cities)
    assert len({str(found) for found in cities}) > 1
    assert told(games[0], "laid-city") == [{"seat": None, "districts": cities[0]}]


def test_a_district_works_wherever_it_lies() -> None:
    """R70.1, Q67, districts=random"""
    mirrored = dict(zip(PLACES, reversed(DISTRICTS), strict=True))
    game = city(city=mirrored, districts="random")
    play(game.space_principality(RED, "black"), ("builder", "black"), "grey-flag")
    assert stock(game, RED) == ["grey-flag"]
    play(game.space_principality(RED, "brown"), ("builder", "brown"))
    assert game.coins[RED] == 2


def test_goods_of_all_colours_lie_in_the_stores() -> None:
    """R70.2: all that nobody has, including apples, mistletoe and coins."""
    game = fresh(settings=ON)
    assert isinstance(game, Caerleon)
    held = Counter(good for seat in game.seats for good in stock(game, seat))
    assert {good: game.supply[good] + held[good] for good in GOODS} == dict.fromkeys(GOODS, 6)
    assert (game.apple_supply, game.mistletoe_supply, game.coin_supply) == (8, 8, 24)


def test_tiles_of_the_market_do_not_lie_in_the_orchard() -> None:
    """Q66a, X107: without apples and mistletoe there is nothing to pick."""
    game = city("market", apple_supply=0, mistletoe_supply=0)
    assert isinstance(game, Market)
    assert words_asked(game.duty(BLUE, "builder", "blue")) == []
    assert (game.market["fruit"], game.wares[BLUE]) == (4, {})


def test_a_starting_tile_gives_goods_of_its_colours_and_a_marker_in_its_district() -> None:
    """X102, R110.8"""
    game = fresh(settings=ON)
    for seat in game.seats:
        [tile] = [event for event in told(game, "started") if event["seat"] == seat]
        printed = game.parts.starting_tiles[str(tile["tile"])]
        assert spread(game, seat) == [printed.marker]
        assert {*stock(game, seat)} == {
            GOOD["flag"][printed.flag],
            GOOD["shield"][printed.shield],
            GOOD["material"][printed.material],
        }


# Lodging


def test_the_lady_has_her_own_place() -> None:
    """R71, E29"""
    game = city(vassals={BLUE: "builder:purple", RED: "flag-bearer:purple"})
    play(game.space_principality(RED, "purple"), ("lady", "purple"))
    assert lodging(game, "purple") == [(BLUE, "builder"), (RED, "flag-bearer"), (RED, "lady")]
    assert spread(game, RED) == ["purple"]
    assert stock(game, RED) == []


def test_another_lady_goes_home_and_her_marker_stays() -> None:
    """R71, E30"""
    game = city(seats=4, active=BLUE, vassals={GREEN: "lady:orange"}, markers={GREEN: "orange"})
    play(game.space_principality(BLUE, "orange"), ("lady", "orange"))
    assert lodging(game, "orange") == [(BLUE, "lady")]
    assert (spread(game, BLUE), spread(game, GREEN)) == (["orange"], ["orange"])


def test_two_places_are_for_the_other_vassals() -> None:
    """R71: the second comes without anybody leaving."""
    game = city(vassals={BLUE: "builder:black"})
    play(game.space_principality(RED, "black"), ("flag-bearer", "black"))
    assert lodging(game, "black") == [(BLUE, "builder"), (RED, "flag-bearer")]


def test_one_of_the_same_kind_is_replaced() -> None:
    """R71: although another could go, nobody is asked."""
    game = city(vassals={BLUE: "builder:black", YELLOW: "flag-bearer:black"})
    play(game.space_principality(RED, "black"), ("builder", "black"))
    assert lodging(game, "black") == [(YELLOW, "flag-bearer"), (RED, "builder")]


def test_the_third_vassal_chooses_who_goes() -> None:
    """R71"""
    game = city(vassals={BLUE: "builder:black", YELLOW: "flag-bearer:black"})
    rule = game.space_principality(RED, "black")
    play(rule, ("shield-bearer", "black"), (YELLOW, "flag-bearer"))
    assert lodging(game, "black") == [(BLUE, "builder"), (RED, "shield-bearer")]
    assert told(game, "went-home") == [{"seat": YELLOW, "vassal": "flag-bearer", "place": "black"}]


def test_own_vassals_can_be_sent_home() -> None:
    """X100, R71: one must go if both are there."""
    game = city(vassals={RED: "builder:black flag-bearer:black"})
    assert asked(game.space_principality(RED, "black"), ("shield-bearer", "black")) == (
        (RED, "builder"),
        (RED, "flag-bearer"),
    )


def test_a_vassal_that_acts_where_it_stands_displaces_nobody() -> None:
    """X101, R40.4"""
    standing = {RED: "builder:orange", BLUE: "flag-bearer:orange"}
    game = city("knights", allies_of={RED: "lamorak"}, vassals=standing)
    play(game.space_principality(RED, "orange"), ("builder", "orange"), "black-material", "grey-material")
    assert lodging(game, "orange") == [(BLUE, "flag-bearer"), (RED, "builder")]
    assert stock(game, RED) == ["black-material", "grey-material"]


# Work


@pytest.mark.parametrize(
    ("place", "kind", "master"),
    [
        ("orange", "material", "builder"),
        ("purple", "shield", "shield-bearer"),
        ("brown", "flag", "flag-bearer"),
    ],
)
def test_the_vassal_of_the_trade_fetches_two_goods_of_any_colours(
    place: str, kind: str, master: Vassal
) -> None:
    """R72"""
    game = city()
    play(game.duty(RED, master, place), f"black-{kind}", f"brown-{kind}")  # type: ignore[arg-type]
    assert stock(game, RED) == [f"black-{kind}", f"brown-{kind}"]
    assert told(game, "took")[0] == {"seat": RED, "good": f"black-{kind}"}


@pytest.mark.parametrize(
    ("place", "kind", "master"),
    [
        ("orange", "material", "builder"),
        ("purple", "shield", "shield-bearer"),
        ("brown", "flag", "flag-bearer"),
    ],
)
def test_other_vassals_fetch_one(place: str, kind: str, master: Vassal) -> None:
    """R72, Q66: in the quarry too."""
    for vassal in WORKERS:
        if vassal != master:
            game = city()
            play(game.duty(RED, vassal, place), f"blue-{kind}")  # type: ignore[arg-type]
            assert stock(game, RED) == [f"blue-{kind}"]


@pytest.mark.parametrize("vassal", WORKERS)
def test_the_mint_gives_two_coins(vassal: Vassal) -> None:
    """R72"""
    game = city()
    play(game.duty(RED, vassal, "black"))
    assert (game.coins[RED], game.coin_supply) == (2, 28)


@pytest.mark.parametrize("vassal", WORKERS)
def test_the_orchard_gives_two_fruits(vassal: Vassal) -> None:
    """R72: two apples, two pieces of mistletoe or one of each."""
    game = city()
    play(game.duty(RED, vassal, "blue"), "apple", "mistletoe")
    play(game.duty(RED, vassal, "blue"), "mistletoe", "mistletoe")
    assert (game.apples[RED], game.mistletoe[RED]) == (1, 3)
    assert (game.apple_supply, game.mistletoe_supply) == (10, 8)


@pytest.mark.parametrize("place", PLACES)
def test_the_lady_brings_a_marker_to_every_district(place: str) -> None:
    """R72"""
    game = city()
    play(game.duty(RED, "lady", place))  # type: ignore[arg-type]
    assert spread(game, RED) == [place]
    assert (stock(game, RED), game.coins[RED], game.apples[RED]) == ([], 0, 0)


def test_what_is_left_is_taken() -> None:
    """X107: one coin, one fruit, one material, or nothing at all."""
    one_left = " ".join(GOOD["material"].values())
    game = city(
        coin_supply=1, apple_supply=0, mistletoe_supply=1, hoard=one_left, castles={RED: "grey-shield"}
    )
    game.castles[-1]["blue-material"] -= 1
    game.supply["blue-material"] += 1
    play(game.duty(BLUE, "builder", "black"))
    play(game.duty(BLUE, "builder", "blue"))
    play(game.duty(BLUE, "builder", "orange"))
    assert (game.coins[BLUE], game.mistletoe[BLUE], stock(game, BLUE)) == (1, 1, ["blue-material"])
    play(game.duty(BLUE, "builder", "black"))
    play(game.duty(BLUE, "builder", "orange"))
    assert (game.coins[BLUE], stock(game, BLUE)) == (1, ["blue-material"])


# The merchant


def test_four_exchanges_at_the_merchant() -> None:
    """R72, E33"""
    game = city(castles={RED: "blue-shield blue-shield orange-material"}, coins={RED: 1})
    play(
        game.duty(RED, "builder", "grey"),
        *(("barter", "blue-shield"), "black-flag", ("barter", "blue-shield"), "black-flag"),
        *(("barter", "coin"), "black-flag", ("barter", "orange-material"), "brown-material"),
    )
    assert stock(game, RED) == ["black-flag"] * 3 + ["brown-material"]
    assert (game.coins[RED], game.coin_supply) == (0, 30)
    assert (game.supply["blue-shield"], game.supply["orange-material"], game.supply["black-flag"]) == (
        6,
        6,
        3,
    )


def test_exchanges_are_up_to_four() -> None:
    """R72: fewer if wanted, and none without anything to give."""
    game = city(castles={RED: "blue-shield"}, coins={RED: 0})
    play(game.duty(RED, "flag-bearer", "grey"), ("barter", "blue-shield"), "coin", None)
    assert (stock(game, RED), game.coins[RED]) == ([], 1)
    game = city()
    play(game.duty(RED, "flag-bearer", "grey"))
    assert told(game, "gave-back") == []


def test_a_coin_is_not_exchanged_for_a_coin() -> None:
    """X105, R72: a good can be."""
    game = city(castles={RED: "blue-shield"}, coins={RED: 1})
    assert "coin" not in asked(game.duty(RED, "builder", "grey"), ("barter", "coin"))
    game = city(castles={RED: "blue-shield"}, coins={RED: 1})
    assert "coin" in asked(game.duty(RED, "builder", "grey"), ("barter", "blue-shield"))


def test_without_coins_in_the_mint_goods_are_exchanged_for_goods_only() -> None:
    """R72, X107"""
    game = city(castles={RED: "blue-shield"}, coin_supply=0)
    assert "coin" not in asked(game.duty(RED, "builder", "grey"), ("barter", "blue-shield"))


def test_free_acts_fit_between_two_exchanges() -> None:
    """X106, R4.4"""
    cards = {"banner": "1 lady: black flag"}
    game = city(cards=cards, hands={RED: "banner"}, castles={RED: "blue-shield grey-shield"})
    rule = game.duty(RED, "builder", "grey")
    play(
        rule,
        ("barter", "blue-shield"),
        "black-flag",
        ("mission", "banner"),
        ("barter", "black-flag"),
        "coin",
        None,
    )
    assert (game.ledger(RED), game.coins[RED], stock(game, RED)) == ({"missions": 1}, 1, ["grey-shield"])


def test_a_free_act_is_no_exchange() -> None:
    """X106, R72: after one there are still four in all."""
    cards = {"banner": "1 lady: black flag"}
    game = city(cards=cards, hands={RED: "banner"}, castles={RED: "blue-shield"})
    answers: list[Option] = [("barter", "blue-shield"), "black-flag", ("mission", "banner")]
    answers += [("barter", "black-flag"), "blue-flag", ("barter", "blue-flag"), "grey-flag"]
    answers += [("barter", "grey-flag"), "brown-flag"]
    assert words_asked(game.duty(RED, "builder", "grey"), *answers) == [
        *("merchant", "barter", "merchant"),
        *("merchant", "barter") * 3,
    ]
    assert stock(game, RED) == ["brown-flag"]


def test_nothing_is_exchanged_if_nothing_is_available() -> None:
    """R72, X107: a coin brings no good if there is none."""
    game = city(seats=4, hoard=" ".join(GOODS), coins={RED: 1})
    assert words_asked(game.duty(RED, "builder", "grey")) == []
    game = city(seats=4, hoard=" ".join(GOODS), coin_supply=0)
    assert words_asked(game.duty(GREEN, "builder", "grey")) == []


def test_after_the_merchant_the_turn_continues() -> None:
    """X106, R4.3: a player who stops trading can still do what lapses with the turn."""
    cards = {"banner": "1 lady: grey shield"}
    game = city(cards=cards, hands={RED: "banner"}, castles={RED: "grey-shield"}, knights={RED: "vp-shield"})
    rule = game.turn()
    sent = (("go", "die1", "cw", "grey"), ("builder", "grey"))
    assert asked(rule, *sent, None) == (("mission", "banner"), None)


# Principality reads district


def test_influence_takes_goods_of_the_colour_of_a_district() -> None:
    """R73, E31"""
    game = city(active=YELLOW, markers={YELLOW: "purple"})
    play(game.space_influence(YELLOW, "influence-material"))
    assert stock(game, YELLOW) == ["purple-material"]


def test_influence_takes_goods_of_one_of_several_colours() -> None:
    """R73"""
    game = city(markers={RED: "purple black"})
    play(game.space_influence(RED, "influence-flag"), "black")
    assert stock(game, RED) == ["black-flag"]


def test_influence_sends_a_vassal_to_a_district_with_a_marker() -> None:
    """R73, E32"""
    game = city(active=YELLOW, markers={YELLOW: "purple"})
    rule = game.space_influence(YELLOW, "influence-vassal")
    play(rule, ("shield-bearer", "purple"), "grey-shield", "grey-shield")
    assert game.vassals[YELLOW]["shield-bearer"] == "purple"
    assert stock(game, YELLOW) == ["grey-shield", "grey-shield"]


def test_missions_name_the_district_by_its_colour() -> None:
    """X103, R110.8"""
    cards = {"post": "2 lady: builder in orange, marker in purple", "far": "2 lady: builder in purple"}
    game = city(
        cards=cards, hands={RED: "post far"}, vassals={RED: "builder:orange"}, markers={RED: "purple"}
    )
    assert game.mission_acts(RED) == [("mission", "post")]


def test_relocating_leads_to_the_work_of_the_next_district() -> None:
    """X104, R8.6"""
    game = city(vassals={RED: "builder:grey"})
    play(game.space_relocate(RED, "relocate"), ("builder", "black"))
    assert game.coins[RED] == 2


def test_activating_does_the_work_of_the_district_again() -> None:
    """X104, R33"""
    game = city("arthur", vassals={RED: "builder:orange"})
    assert isinstance(game, Picts)
    rule = game.space_activate(RED, "activate")
    play(rule, ("builder", "orange"), "blue-material", "grey-material")
    assert sorted(stock(game, RED)) == ["blue-material", "grey-material"]


def test_paid_and_used_pieces_go_back_to_the_stores() -> None:
    """X108, R70.2, X73: materials, shields, flags and coins."""
    goods = "grey-material blue-shield black-flag"
    game = city(castles={RED: goods}, traitors={RED: "blue grey"}, coins={RED: 1})
    play(game.build(RED, "a1", "grey"))
    play(game.act_repel(RED, "grey"))
    play(game.raise_shields(RED))
    game.pay_coins(RED, 1)
    assert stock(game, RED) == []
    assert Counter(game.supply.values()) == {6: 18}
    assert game.coin_supply == 30


def test_picts_and_resource_spaces_give_goods_of_their_colour() -> None:
    """X108a, R31.1, R32"""
    game = city("arthur", pict_display="orange-flag")
    assert isinstance(game, Picts)
    play(game.space_picts(RED, "picts-1"), "orange-flag")
    play(game.space_resource(RED, "resource-shield"), "grey-shield")
    assert stock(game, RED) == ["grey-shield", "orange-flag"]


def test_a_decree_lies_in_a_district_and_gives_its_item() -> None:
    """X108a, R101"""
    game = city("decrees", stacks={"orange": "blue-flag vp-2"})
    play(game.space_principality(RED, "orange"), ("builder", "orange"), "orange", "blue-flag")
    assert stock(game, RED) == ["blue-flag"]


def test_a_tower_gives_a_shield_or_a_flag_of_any_colour_or_a_marker_in_any_district() -> None:
    """X109, R8.9c"""
    game = city()
    bonuses = game.tower_bonuses(RED)
    assert {*GOOD["shield"].values(), *GOOD["flag"].values()} <= {*bonuses}
    assert [bonus[1] for bonus in bonuses if isinstance(bonus, tuple)] == [*PLACES]


def test_a_treasure_by_influence_gives_goods_of_the_colour() -> None:
    """R110.8, R92.5"""
    game = city("treasures", treasure_tiles={"a1": "influence-shield-material"}, markers={RED: "black"})
    assert isinstance(game, Treasures)
    play(game.raise_manor(RED, "a1"))
    assert stock(game, RED) == ["black-shield", "black-material"]


def test_favor_sends_a_vassal_to_any_district() -> None:
    """R110.8, R22"""
    game = city("favor", seals={RED: "builder-2"})
    play(game.arrive(RED, KNIGHTS[RED], "grey"), ("builder", "orange"), "black-material", "black-material")
    assert stock(game, RED) == ["black-material", "black-material"]


def test_a_staff_sends_a_second_vassal_to_the_district() -> None:
    """R110.8, R7.3"""
    game = city(staffs={RED: 1})
    rule = game.arrive(RED, MERLIN, "black")
    play(rule, ("builder", "black"), ("staff", "black"), ("flag-bearer", "black"))
    assert game.coins[RED] == 4


# With allies


def test_the_marshal_doubles_the_whole_work_of_a_district() -> None:
    """X63, R40.8"""
    game = city("knights", allies_of={RED: "lancelot"}, marshal="orange")
    materials = ["black-material", "grey-material", "blue-material", "brown-material"]
    play(game.space_principality(RED, "orange"), ("builder", "orange"), *materials)
    assert sorted(stock(game, RED)) == sorted(materials)
    game = city("knights", allies_of={RED: "lancelot"}, marshal="black")
    play(game.space_principality(RED, "black"), ("builder", "black"))
    play(game.space_principality(RED, "black"), ("lady", "black"), "black")
    assert (game.coins[RED], spread(game, RED)) == (4, ["black", "black"])


def test_the_marshal_allows_eight_exchanges() -> None:
    """X63, R72"""
    shields = " ".join(["blue-shield"] * 6 + ["grey-shield"] * 3)
    game = city("knights", allies_of={RED: "lancelot"}, marshal="grey", castles={RED: shields})
    trades = [(("barter", "blue-shield"), "black-flag")] * 6 + [(("barter", "grey-shield"), "grey-flag")] * 2
    answers = [answer for trade in trades for answer in trade]
    play(game.space_principality(RED, "grey"), ("builder", "grey"), *answers)
    assert Counter(stock(game, RED)) == {"black-flag": 6, "grey-flag": 2, "grey-shield": 1}


def test_galahad_changes_a_colour_only_if_it_is_fixed() -> None:
    """X65, R40.9"""
    game = city("knights", allies_of={RED: "galahad"}, markers={RED: "purple"})
    play(game.space_influence(RED, "influence-material"), "grey")
    assert stock(game, RED) == ["grey-material"]
    assert "galahad" not in words_asked(
        game.duty(RED, "builder", "orange"), "black-material", "black-material"
    )


# Soundness


def test_a_district_has_no_more_vassals_than_places() -> None:
    """I4, R71: reported where the last one stands."""
    game = city(vassals={BLUE: "builder:black", YELLOW: "flag-bearer:black"})
    game.vassals[RED]["shield-bearer"] = "black"
    assert [fault.at for fault in game.faults()] == [f"vassals.{RED}.shield-bearer"]
    game.vassals[RED] = dict.fromkeys(game.vassals[RED], CASTLE)
    game.vassals[RED]["lady"] = "black"
    assert game.faults() == []


def test_a_city_of_other_districts_is_noticed() -> None:
    """R70.1, Q67"""
    game = city()
    game.districts = {**CITY, "black": "smith"}
    assert [fault.at for fault in game.faults()] == ["districts"]
    game.districts = dict(zip(PLACES, reversed(DISTRICTS), strict=True))
    assert "colours of their roofs" in str(game.faults()[0])
    game = city(districts="random", city=dict(zip(PLACES, reversed(DISTRICTS), strict=True)))
    assert game.faults() == []


@ALL_COUNTS
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_whole_games_are_played_in_the_city(seats: int, layout: str) -> None:
    """R70.1, R1.7, I4"""
    game = fresh(seats, seed=seats, settings={**ON, "districts": layout, "knights": "on", "decrees": "on"})
    fate = Random(seats)
    while not game.over:
        drive(game.turn(), fate)
        game.turns += 1
        assert game.faults() == []
    assert play_out(fresh(seats, settings=ON)).over


def test_the_city_needs_gold() -> None:
    """R70.2: its coins lie in the mint."""
    with pytest.raises(ValueError, match="'caerleon' needs the module 'gold'"):
        BOX.rules_for(BOX.complete({"caerleon": "on"}))
