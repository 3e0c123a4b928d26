"""Treasures of the environs: R90 to R92."""

from __future__ import annotations

from collections import Counter

import pytest

from logres.engine import Game, play, start
from logres.engine.position import write_position
from logres.merlin import box
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.treasures import Treasures
from logres.merlin.pieces import TERRAINS
from tests.merlin.arrange import (
    BLUE,
    GREEN,
    RED,
    TREASURES,
    USUAL,
    YELLOW,
    asked,
    asks,
    fresh,
    play_out,
    spread,
    stock,
    table,
    told,
    words_asked,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
MOUNTAIN, WOOD, LAKE = "a1", "a3", "a5"  # tiles without a tower
MATERIAL = {RED: "grey-material"}  # pays for a1


def treasure_table(**pieces: object) -> Treasures:
    """A table with treasures; red is active."""
    game = table(**{"active": RED, "treasures": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Treasures)
    return game


def raised(game: Treasures, cell: str, *answers: object) -> Treasures:
    """The game after red has built on a cell, whatever it costs."""
    play(game.raise_manor(RED, cell), *answers)  # type: ignore[arg-type]
    return game


def lying(game: Game) -> Counter[str]:
    """The tiles of the environs."""
    assert isinstance(game, Treasures)
    return Counter(game.tiles)


# Setting up


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R90: neither its pieces nor its rules."""
    game = table()
    assert "neutral_staffs" not in game.zones
    assert Treasures not in type(game).__mro__


def test_with_four_players_all_treasure_tiles_replace_those_without_a_tower() -> None:
    """R2.10, R3.7, R90.1"""
    tiles = lying(fresh(4, settings={"treasures": "on"}))
    wanted = Counter(f"{terrain}-{word}" for terrain in TERRAINS for word in TREASURES[terrain].split())
    assert tiles == wanted + Counter({f"{terrain}-tower": 3 for terrain in TERRAINS})


@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_a_random_treasure_tile_of_each_terrain_is_left_out(seats: int) -> None:
    """R3.7, R90.1, X110, Q97"""
    left_out = set()
    for seed in range(30):
        tiles = lying(fresh(seats, seed, settings={"treasures": "on"}))
        for terrain in TERRAINS:
            mine = {f"{terrain}-{word}" for word in TREASURES[terrain].split()}
            assert sum(tiles[tile] for tile in mine) == 4
            assert tiles[f"{terrain}-tower"] == 2
            left_out |= mine - tiles.keys()
    assert len(left_out) == 15


@ALL_COUNTS
def test_two_neutral_staffs_lie_ready_and_everybody_has_three(seats: int) -> None:
    """R2.10, R90.1, Q81"""
    game = fresh(seats, settings={"treasures": "on"})
    assert isinstance(game, Treasures)
    assert game.neutral_staffs == 2
    assert game.staffs == [3] * seats
    assert game.faults() == []


def test_a_treasure_tile_is_of_its_terrain() -> None:
    """R90: for territories and for what pays."""
    game, plain = treasure_table(), table(active=RED)
    assert game.territories() == plain.territories()
    game = treasure_table(castles=MATERIAL)
    assert game.sites(RED) == table(active=RED, castles=MATERIAL).sites(RED)


# Building


def test_building_on_a_treasure_tile_gives_its_action() -> None:
    """R91"""
    game = treasure_table(treasure_tiles={MOUNTAIN: "apple"}, castles=MATERIAL)
    play(game.space_build(RED, "build-1"), (MOUNTAIN, "grey"))
    assert game.manors == {MOUNTAIN: RED}
    assert game.ledger(RED) == {"treasures": 1}
    assert told(game, "found-treasure") == [{"seat": RED, "cell": MOUNTAIN, "treasure": "apple"}]


def test_a_tower_gives_its_bonus_and_no_treasure() -> None:
    """R91, R8.9c"""
    game = raised(treasure_table(), "a2", "blue-shield")
    assert stock(game, RED) == ["blue-shield"]
    assert told(game, "found-treasure") == []


def test_with_a_staff_each_manor_gives_the_action_of_its_own_tile() -> None:
    """X111"""
    game = treasure_table(
        treasure_tiles={"a1": "apple", "b1": "staff"},
        castles={RED: "grey-material grey-material"},
        staffs={RED: 1},
    )
    play(game.arrive(RED, MERLIN, "build-1"), ("a1", "grey"), ("staff", "build-1"), ("b1", "grey"))
    assert (game.points[RED], game.staffs[RED], game.neutral_staffs) == ({"treasures": 1}, 1, 1)


def test_with_the_double_build_of_the_favor_each_manor_gives_its_own_action() -> None:
    """X111, R24.1"""
    game = treasure_table(
        favor="on",
        treasure_tiles={"a1": "apple", "b1": "staff"},
        castles={RED: "grey-material grey-material"},
        seals={RED: "builder-3"},
        faces={RED: (2, 2, 2, 2)},
    )
    play(game.arrive(RED, MERLIN, "build-1"), ("a1", "grey"), ("b1", "grey"))
    assert (game.points[RED], game.staffs[RED]) == ({"treasures": 1}, 1)


# Excalibur and Grail


def test_excalibur_is_taken_from_its_holder_and_a_traitor_is_discarded() -> None:
    """R92.1"""
    game = treasure_table(treasure_tiles={MOUNTAIN: "excalibur"}, excalibur=BLUE, traitors={RED: "blue grey"})
    raised(game, MOUNTAIN, "grey")
    assert (game.excalibur, game.traitors[RED]) == (RED, ["blue"])


def test_excalibur_may_be_declined() -> None:
    """R92.1, Q79"""
    game = treasure_table(treasure_tiles={MOUNTAIN: "excalibur"}, traitors={RED: "blue grey"})
    raised(game, MOUNTAIN, None)
    assert (game.excalibur, game.traitors[RED]) == (None, ["grey", "blue"])


def test_the_grail_comes_with_an_apple() -> None:
    """R92.2"""
    game = raised(treasure_table(treasure_tiles={WOOD: "grail"}, grail=YELLOW), WOOD)
    assert (game.grail, game.apples[RED]) == (RED, 1)


# Staffs


def test_a_neutral_staff_is_taken_while_there_is_one() -> None:
    """R92.3, X115, X2"""
    game = treasure_table(treasure_tiles={MOUNTAIN: "staff", LAKE: "staff"}, neutral_staffs=1)
    raised(game, MOUNTAIN)
    assert (game.staffs[RED], game.neutral_staffs) == (1, 0)
    assert told(game, "took-staff") == [{"seat": RED}]
    raised(game, LAKE)
    assert (game.staffs[RED], game.neutral_staffs) == (1, 0)
    assert len(told(game, "took-staff")) == 1


def test_a_neutral_staff_works_as_an_own_one_and_scores_two_points_unused() -> None:
    """R92.3, R13.1"""
    game = raised(treasure_table(treasure_tiles={MOUNTAIN: "staff"}, staffs={RED: 3}), MOUNTAIN)
    assert game.leftovers(RED)["staffs"] == 8
    assert ("staff", "grail") in asked(game.carry_out(RED, MERLIN, "grail"))
    assert game.faults() == []


# Points


def test_the_point_and_the_apple() -> None:
    """R92.4, Q80"""
    game = raised(treasure_table(treasure_tiles={LAKE: "apple"}), LAKE)
    assert (game.ledger(RED), game.apples[RED]) == ({"treasures": 1}, 1)


def test_the_point_is_scored_without_an_apple_in_supply() -> None:
    """R92.4, X2"""
    game = treasure_table(treasure_tiles={LAKE: "apple"}, apples={BLUE: 11})
    raised(game, LAKE)
    assert (game.ledger(RED), game.apples[RED]) == ({"treasures": 1}, 0)


# Influence


def test_material_and_shield_come_from_a_principality_with_a_marker() -> None:
    """R92.5, E39"""
    game = treasure_table(
        treasure_tiles={MOUNTAIN: "influence-shield-material"}, markers={RED: "black orange"}
    )
    raised(game, MOUNTAIN, "black")
    assert stock(game, RED) == ["black-shield", "black-material"]


def test_the_two_goods_are_those_that_are_shown() -> None:
    """R92.5"""
    for cell, word, goods in (
        (WOOD, "influence-flag-material", ["blue-flag", "blue-material"]),
        (LAKE, "influence-shield-flag", ["blue-shield", "blue-flag"]),
    ):
        game = raised(treasure_table(treasure_tiles={cell: word}, markers={RED: "blue"}), cell)
        assert stock(game, RED) == goods


def test_with_markers_in_a_single_principality_nobody_is_asked() -> None:
    """R92.5, Q79: it can only help."""
    game = treasure_table(treasure_tiles={WOOD: "influence-flag-material"}, markers={RED: "grey grey"})
    assert asks(game.raise_manor(RED, WOOD)) == []
    assert stock(game, RED) == ["grey-flag", "grey-material"]


def test_the_influence_tile_may_be_declined() -> None:
    """R92.5, Q79"""
    game = treasure_table(treasure_tiles={WOOD: "influence-flag-material"}, markers={RED: "grey blue"})
    assert asked(game.raise_manor(RED, WOOD)) == ("grey", "blue", None)
    raised(game, WOOD, None)
    assert stock(game, RED) == []


def test_without_markers_the_influence_tile_has_no_effect() -> None:
    """X112"""
    game = treasure_table(treasure_tiles={WOOD: "influence-flag-material"}, markers={BLUE: "grey"})
    assert asks(game.raise_manor(RED, WOOD)) == []
    assert stock(game, RED) == []


def test_a_good_that_is_out_of_stock_is_not_taken_but_the_other_is() -> None:
    """R92.5, X1"""
    tiles, hoard = {WOOD: "influence-flag-material"}, "grey-flag"
    game = treasure_table(seats=4, treasure_tiles=tiles, markers={RED: "grey"}, hoard=hoard)
    assert stock(raised(game, WOOD), RED) == ["grey-material"]
    hoard = "grey-flag grey-material"
    game = treasure_table(seats=4, treasure_tiles=tiles, markers={RED: "grey blue"}, hoard=hoard)
    assert stock(raised(game, WOOD), RED) == ["blue-flag", "blue-material"]


# Discard


def test_every_rival_chooses_one_of_the_shown_things_to_give_up() -> None:
    """R92.6, E40, R4.6"""
    game = treasure_table(
        seats=4,
        treasure_tiles={WOOD: "discard-shield-flag"},
        castles={YELLOW: "blue-shield grey-material", GREEN: "black-flag", BLUE: "grey-material"},
    )
    raised(game, WOOD, "discard-shield-flag")
    assert stock(game, YELLOW) == ["grey-material"]
    assert stock(game, GREEN) == []
    assert stock(game, BLUE) == ["grey-material"]
    assert (game.supply["blue-shield"], game.supply["black-flag"]) == (6, 6)


def test_rivals_are_asked_clockwise_from_the_builder() -> None:
    """R92.6, X113"""
    goods = "blue-shield grey-shield"
    game = treasure_table(
        seats=4,
        treasure_tiles={WOOD: "discard-shield-flag"},
        castles=dict.fromkeys((BLUE, YELLOW, GREEN), goods),
    )
    word = "discard-shield-flag"
    questions = asks(game.raise_manor(RED, WOOD), word, "blue-shield", "grey-shield", "blue-shield")
    assert [(one.ask, one.seat) for one in questions] == [
        ("treasure", RED),
        ("discard", GREEN),
        ("discard", BLUE),
        ("discard", YELLOW),
    ]
    assert [stock(game, seat) for seat in (GREEN, BLUE, YELLOW)] == [
        ["grey-shield"],
        ["blue-shield"],
        ["grey-shield"],
    ]


def test_a_marker_goes_from_the_board_to_its_castle() -> None:
    """R92.6"""
    word = "discard-material-marker"
    game = treasure_table(
        treasure_tiles={LAKE: word},
        castles={BLUE: "blue-material blue-flag"},
        markers={BLUE: "black black grey"},
    )
    wanted = ("blue-material", ("marker", "black"), ("marker", "grey"))
    assert asked(game.raise_manor(RED, LAKE), word) == wanted
    raised(game, LAKE, word, ("marker", "black"))
    assert spread(game, BLUE) == ["black", "grey"]
    assert game.markers_at_home(BLUE) == 4


def test_the_discard_may_be_declined_as_a_whole() -> None:
    """R92.6, Q79"""
    game = treasure_table(treasure_tiles={WOOD: "discard-shield-flag"}, castles={BLUE: "blue-shield"})
    raised(game, WOOD, None)
    assert stock(game, BLUE) == ["blue-shield"]


def test_nobody_is_asked_if_no_rival_has_any_of_the_things() -> None:
    """R92.6"""
    game = treasure_table(
        treasure_tiles={WOOD: "discard-shield-flag"},
        castles={BLUE: "blue-material", RED: "blue-shield"},
        markers={YELLOW: "black"},
    )
    assert words_asked(game.raise_manor(RED, WOOD)) == []
    assert stock(game, RED) == ["blue-shield"]


def test_a_build_that_has_asked_another_player_cannot_be_taken_back() -> None:
    """R92.6, X133"""
    game = treasure_table(
        seats=2,
        active=BLUE,
        knights={BLUE: "influence-flag"},
        treasure_tiles={WOOD: "discard-shield-flag"},
        castles={BLUE: "black-material", YELLOW: "blue-shield grey-flag"},
    )
    game.turns = 1
    begun = start(box(USUAL), position=write_position(box(USUAL), game, ["Ada", "Bela"]))
    begun.decide(("go", "die1", "cw", "build-1"))
    begun.decide((WOOD, "black"))
    assert begun.can_undo
    begun.decide("discard-shield-flag")
    assert begun.choice is not None
    assert (begun.choice.seat, begun.choice.options) == (YELLOW, ["blue-shield", "grey-flag"])
    assert not begun.can_undo


# Soundness


def found(game: Treasures) -> list[tuple[str, str]]:
    """The faults of a game: where, and what."""
    return [(fault.at, fault.what) for fault in game.faults()]


def test_a_tile_without_a_treasure_is_a_fault() -> None:
    """X110"""
    game = treasure_table()
    game.tiles = ("mountain", *game.tiles[1:])
    ((at, what),) = found(game)
    assert at == "tiles"
    assert what.startswith("the tiles for 3 players are 4 mountain-TREASURE, 2 mountain-tower, 4 wood-")


def test_a_doubled_treasure_tile_is_a_fault() -> None:
    """X110"""
    game = treasure_table(treasure_tiles={"a1": "apple", "b1": "staff"})
    tiles = [*game.tiles]
    tiles[tiles.index("mountain-staff")] = "mountain-apple"
    game.tiles = tuple(tiles)
    assert found(game) == [("tiles", "there are 2 tiles 'mountain-apple', not 1")]


def test_more_staffs_than_exist_are_a_fault() -> None:
    """R92.3"""
    game = treasure_table(staffs={RED: 4, BLUE: 3}, neutral_staffs=1)
    game.staffs[BLUE] = 4
    assert found(game) == [
        ("neutral_staffs", "I2: there are 1 neutral staffs and 2 with players, of 2"),
    ]
    game = treasure_table(neutral_staffs=0, staffs={RED: 5})
    game.staffs[RED] = 6
    assert ("staffs.2", "I2: a player has at most 5 staffs") in found(game)


@ALL_COUNTS
def test_a_game_with_treasures_is_played_to_its_end(seats: int) -> None:
    """R90"""
    game = play_out(fresh(seats, seed=seats, settings={"treasures": "on"}))
    assert game.over
    assert game.faults() == []
