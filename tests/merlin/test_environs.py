"""The environs: rows of six, shifted by half a tile; straight lines to the frames; territories."""

from __future__ import annotations

import pytest

from logres.merlin.environs import CELLS, NEIGHBOURS, NOTCHES, ROWS, notches, territories
from logres.merlin.parts import read

EXAMPLE = {"grey", "orange", "blue"}


def test_there_are_rows_of_six_three_of_them_or_four() -> None:
    """R3.7"""
    assert CELLS[3] == tuple(f"{row}{column}" for row in "abc" for column in range(1, 7))
    assert CELLS[4] == (*CELLS[3], *(f"d{column}" for column in range(1, 7)))


@pytest.mark.parametrize("rows", ROWS)
def test_neighbours_are_neighbours_of_each_other(rows: int) -> None:
    """R12.2"""
    for cell in CELLS[rows]:
        assert all(cell in NEIGHBOURS[rows][beside] for beside in NEIGHBOURS[rows][cell])


def test_a_tile_inside_has_six_neighbours_and_every_second_row_stands_half_a_tile_further_right() -> None:
    """R12.2"""
    assert NEIGHBOURS[3]["b3"] == ("a3", "a4", "b2", "b4", "c3", "c4")
    assert NEIGHBOURS[4]["c3"] == ("b2", "b3", "c2", "c4", "d2", "d3")
    assert NEIGHBOURS[3]["a1"] == ("a2", "b1")
    assert NEIGHBOURS[3]["b6"] == ("a6", "b5", "c6")


def test_lines_run_straight_to_the_notches_of_the_frames() -> None:
    """R8.9b, D8"""
    assert notches(3, "a3") == ((2, 3), (1, 4))
    assert notches(3, "b2") == ((1, 3), (1, 3))
    assert notches(4, "c2") == ((0, 3), (0, 2))
    assert notches(4, "d4") == ((2, 6), (3, 4))


def test_a_line_that_runs_out_at_the_side_ends_on_nothing() -> None:
    """R8.9b, D8"""
    assert notches(3, "a1") == ((0, 1), (2,))
    assert notches(3, "b6") == ((5,), (5,))
    assert notches(4, "c1") == ((2,), (1,))


@pytest.mark.parametrize("rows", ROWS)
def test_every_notch_is_the_end_of_a_line_and_every_tile_has_lines_to_at_least_two_notches(rows: int) -> None:
    """R8.9b, D8"""
    found = {cell: notches(rows, cell) for cell in CELLS[rows]}
    for side in (0, 1):
        assert {notch for ends in found.values() for notch in ends[side]} == set(range(NOTCHES))
    assert min(len(top) + len(bottom) for top, bottom in found.values()) == 2


@pytest.mark.parametrize("rows", ROWS)
def test_some_tile_is_paid_with_exactly_grey_orange_or_blue(rows: int) -> None:
    """E3, D8"""
    assert EXAMPLE in [set(colours) for colours in read().payable(rows).values()]


@pytest.mark.parametrize("rows", ROWS)
def test_every_tile_can_be_paid_for_mostly_with_several_colours_and_no_colour_is_left_out(rows: int) -> None:
    """D8"""
    payable = read().payable(rows)
    assert [*payable] == [*CELLS[rows]]
    assert min(len(colours) for colours in payable.values()) >= 2
    often = [sum(place in colours for colours in payable.values()) for place in read().places]
    assert min(often) > len(payable) / 3
    assert max(often) - min(often) <= 3


@pytest.mark.parametrize("rows", ROWS)
def test_the_colours_of_a_tile_come_in_the_order_of_the_principalities(rows: int) -> None:
    """R8.9b"""
    places = read().places
    for colours in read().payable(rows).values():
        assert [*colours] == sorted(colours, key=places.index)


def test_a_lake_with_a_tower_can_lie_where_grey_pays() -> None:
    """E4"""
    assert "lake-tower" in read().tiles
    assert any("grey" in colours for colours in read().payable(3).values())


def test_a_territory_is_a_connected_group_of_one_terrain_towers_or_not() -> None:
    """R12.2"""
    rows = [
        ["wood", "wood", "lake", "mountain", "mountain", "lake"],
        ["wood-tower", "lake-tower", "wood", "mountain-tower", "lake", "lake"],
        ["wood", "wood", "wood", "lake", "lake-tower", "mountain"],
    ]
    assert territories(3, tuple(tile for row in rows for tile in row)) == (
        ("a1", "a2", "b1", "b3", "c1", "c2", "c3"),
        ("a3", "b2"),
        ("a4", "a5", "b4"),
        ("a6", "b5", "b6", "c4", "c5"),
        ("c6",),
    )


def test_every_tile_belongs_to_one_territory() -> None:
    """R12.2"""
    tiles = tuple(tile.removesuffix("-tower") for tile in read().tiles)
    found = territories(4, tiles)
    assert sorted(cell for group in found for cell in group) == sorted(CELLS[4])
    assert territories(4, ("lake",) * 24) == (CELLS[4],)
