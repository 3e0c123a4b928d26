"""Manors: building in the environs (R8.9)."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.environs import CELLS
from logres.merlin.pieces import PLACES
from tests.merlin.arrange import (
    BLUE,
    GREEN,
    RED,
    USUAL,
    YELLOW,
    asked,
    spread,
    stock,
    table,
    told,
    words_asked,
)

ONE_OF_EACH = " ".join(f"{place}-material" for place in PLACES)


def cells_offered(options: tuple[object, ...]) -> set[object]:
    """The cells of the sites among some options."""
    return {option[0] for option in options if isinstance(option, tuple)}


def test_a_manor_goes_on_a_tile_for_a_material() -> None:
    """R8.9, R8.9a"""
    game = table(castles={RED: "grey-material grey-material"})
    play(game.execute(RED, "build-1"), ("a1", "grey"))
    assert game.manors == {"a1": RED}
    assert stock(game, RED) == ["grey-material"]
    assert game.supply["grey-material"] == 5
    assert told(game, "built") == [{"seat": RED, "cell": "a1", "tile": "mountain"}]
    assert told(game, "gave-back") == [{"seat": RED, "good": "grey-material"}]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_a_material_of_each_colour_every_tile_can_be_built_on(seats: int) -> None:
    """R8.9a"""
    game = table(seats, castles={BLUE: ONE_OF_EACH})
    assert cells_offered(asked(game.execute(BLUE, "build-2"))) == set(CELLS[game.rows])


def test_a_tile_with_anybodys_manor_is_not_free() -> None:
    """R8.9a"""
    game = table(castles={BLUE: ONE_OF_EACH}, manors={"a1": BLUE, "b3": RED})
    assert cells_offered(asked(game.execute(BLUE, "build-1"))) == set(CELLS[3]) - {"a1", "b3"}


@pytest.mark.parametrize("space", ["build-1", "build-2", "build-3"])
def test_all_three_build_spaces_build(space: str) -> None:
    """R8.9a"""
    game = table(castles={RED: "grey-material"})
    play(game.execute(RED, space), ("a1", "grey"))
    assert game.manors == {"a1": RED}


def test_without_a_material_nothing_is_built() -> None:
    """R8.9b"""
    game = table(castles={RED: "grey-shield grey-flag", BLUE: "grey-material"})
    play(game.execute(RED, "build-1"))
    assert told(game, "forfeited") == [{"seat": RED, "space": "build-1"}]


# The tests' frames, from left to right: the top one shows grey, blue, black, brown, grey, purple, orange, the
# bottom one grey, purple, orange, brown, blue, black, orange. A row of six touches a frame at seven notches,
# so a tile of the top row stands between two of the top frame.


@pytest.mark.parametrize(
    ("cell", "ends"),
    [
        # up to notches 1 and 2; down straight off the board, and over b1, c2 to 3
        pytest.param("a1", ["grey", "blue", "orange"], id="corner"),
        # up to 3 and 4; down over b2, c2 to 2, and over b3, c4 to 5
        pytest.param("a3", ["black", "brown", "purple", "blue"], id="top row"),
        # up over a3 to 3, and over a4 to 5; down over c3 to 3, and over c4 to 5
        pytest.param("b3", ["black", "grey", "orange", "blue"], id="middle row"),
        # down to 6 and 7; up over b5, a5 to 5, and over b6 off the board
        pytest.param("c6", ["black", "orange", "grey"], id="bottom corner"),
    ],
)
def test_a_material_pays_where_a_straight_line_from_the_tile_ends(cell: str, ends: list[str]) -> None:
    """R8.9b"""
    game = table(castles={BLUE: ONE_OF_EACH})
    options = asked(game.execute(BLUE, "build-1"))
    paid = [option[1] for option in options if isinstance(option, tuple) and option[0] == cell]
    assert sorted(map(str, paid)) == sorted(ends)


def test_a_tile_whose_lines_reach_grey_orange_and_blue_takes_just_these() -> None:
    """E3, R8.9b"""
    assert set(USUAL.payable(3)["a1"]) == {"grey", "orange", "blue"}
    game = table(castles={BLUE: ONE_OF_EACH})
    options = asked(game.execute(BLUE, "build-1"))
    assert [option for option in options if isinstance(option, tuple) and option[0] == "a1"] == [
        ("a1", "grey"),
        ("a1", "blue"),
        ("a1", "orange"),
    ]


def test_only_own_materials_pay() -> None:
    """R8.9b"""
    game = table(castles={BLUE: "orange-material", RED: ONE_OF_EACH})
    options = asked(game.execute(BLUE, "build-1"))
    assert {option[1] for option in options if isinstance(option, tuple)} == {"orange"}
    assert ("a1", "orange") in options
    assert "a3" not in cells_offered(options)


def test_the_player_chooses_which_material_pays() -> None:
    """R8.9b"""
    game = table(castles={RED: "grey-material blue-material"})
    play(game.execute(RED, "build-1"), ("a1", "blue"))
    assert stock(game, RED) == ["grey-material"]


def test_green_builds_at_a_lake_tower_for_grey_and_takes_a_black_shield() -> None:
    """E4, R8.9c"""
    game = table(4, castles={GREEN: "grey-material"}, environs="LmMwWl mmwwll MmWwLl mMwWlL")
    play(game.execute(GREEN, "build-1"), ("a1", "grey"), "black-shield")
    assert game.manors == {"a1": GREEN}
    assert stock(game, GREEN) == ["black-shield"]
    assert game.supply["grey-material"] == 6
    assert told(game, "built") == [{"seat": GREEN, "cell": "a1", "tile": "lake-tower"}]


def test_a_tower_offers_shields_flags_and_a_marker_anywhere() -> None:
    """R8.9c"""
    game = table(castles={BLUE: "blue-material"}, hoard="black-shield orange-flag")
    options = asked(game.execute(BLUE, "build-1"), ("a2", "blue"))
    assert options == (
        *(f"{place}-shield" for place in PLACES if place != "black"),
        *(f"{place}-flag" for place in PLACES if place != "orange"),
        *(("marker", place) for place in PLACES),
        None,
    )


def test_a_tower_puts_a_marker_from_the_castle_on_any_principality() -> None:
    """R8.9c"""
    game = table(castles={RED: "blue-material"}, markers={RED: "black"})
    play(game.execute(RED, "build-1"), ("a2", "blue"), ("marker", "brown"))
    assert spread(game, RED) == ["black", "brown"]
    assert stock(game, RED) == []


def test_without_a_marker_on_the_castle_a_tower_offers_none() -> None:
    """R8.9c"""
    game = table(castles={RED: "blue-material"}, markers={RED: "black " * 6})
    options = asked(game.execute(RED, "build-1"), ("a2", "blue"))
    assert len(options) == 13
    assert ("marker", "black") not in options


def test_the_bonus_of_a_tower_may_be_declined() -> None:
    """R8.9c"""
    game = table(castles={RED: "blue-material"})
    play(game.execute(RED, "build-1"), ("a2", "blue"), None)
    assert game.manors == {"a2": RED}
    assert stock(game, RED) == []


def test_a_tile_without_a_tower_gives_nothing() -> None:
    """R8.9c"""
    game = table(castles={RED: "grey-material"})
    assert words_asked(game.execute(RED, "build-1"), ("a1", "grey")) == ["build"]


def test_at_most_seven_manors_of_a_player_are_in_the_environs() -> None:
    """R8.9d"""
    six = dict.fromkeys(CELLS[3][:6], RED)
    game = table(castles={RED: ONE_OF_EACH}, manors={**six, "b1": YELLOW})
    assert asked(game.execute(RED, "build-1"))
    game = table(castles={RED: ONE_OF_EACH}, manors={**six, "b1": RED})
    play(game.execute(RED, "build-1"))
    assert told(game, "forfeited") == [{"seat": RED, "space": "build-1"}]
    assert len(game.manors_of(RED)) == 7
