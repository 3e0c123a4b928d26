"""The environs: rows of six hexagonal tiles between two frames, shifted by half a tile from row to row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

ROWS = (3, 4)
COLUMNS = 6
NOTCHES = COLUMNS + 1  # a row of six touches a frame at seven places

# A cell is a letter for its row and a number for its column. In doubled coordinates (x, y) the cells of a row
# are two apart, and rows b and d stand one further right: a straight line changes x by one from row to row.
_WEST, _EAST, _ASIDE = -1, 1, 2


@cache
def _places(rows: int) -> dict[str, tuple[int, int]]:
    return {
        f"{'abcd'[row]}{column + 1}": (2 * column + row % 2, row)
        for row in range(rows)
        for column in range(COLUMNS)
    }


@cache
def _cells(rows: int) -> dict[tuple[int, int], str]:
    return {place: cell for cell, place in _places(rows).items()}


def _beside(rows: int, cell: str) -> Iterator[str]:
    x, y = _places(rows)[cell]
    steps = [(_WEST, -1), (_EAST, -1), (-_ASIDE, 0), (_ASIDE, 0), (_WEST, 1), (_EAST, 1)]
    for right, down in steps:
        if (x + right, y + down) in _cells(rows):
            yield _cells(rows)[x + right, y + down]


CELLS: dict[int, tuple[str, ...]] = {rows: tuple(_places(rows)) for rows in ROWS}
NEIGHBOURS: dict[int, dict[str, tuple[str, ...]]] = {
    rows: {cell: tuple(_beside(rows, cell)) for cell in CELLS[rows]} for rows in ROWS
}


@cache
def notches(rows: int, cell: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The notches, from the left, where the straight lines from a cell meet the top and bottom frame."""
    ends = [(_line(rows, cell, right, down), down) for down in (-1, 1) for right in (_WEST, _EAST)]
    top = tuple(notch for notch, down in ends if notch is not None and down < 0)
    bottom = tuple(notch for notch, down in ends if notch is not None and down > 0)
    return top, bottom


def _line(rows: int, cell: str, right: int, down: int) -> int | None:
    """The notch at the end of a line, or None if the line leaves the environs at the side."""
    x, y = _places(rows)[cell]
    last = y
    while (x, y) in _cells(rows):
        last, x, y = y, x + right, y + down
    if 0 <= y < rows:
        return None
    return (x + 1 - last % 2) // 2  # the first notch is left of the first cell of the row


@lru_cache(maxsize=64)  # a layout lives as long as its game
def territories(rows: int, tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The maximal connected groups of tiles of one terrain, each in the order of the cells."""  # R12.2
    cells = CELLS[rows]
    terrain = {cell: tile.partition("-")[0] for cell, tile in zip(cells, tiles, strict=True)}
    seen: set[str] = set()
    found: list[tuple[str, ...]] = []
    for cell in cells:
        if cell not in seen:
            group = _group(rows, cell, terrain)
            seen |= group
            found.append(tuple(cell for cell in cells if cell in group))
    return tuple(found)


def _group(rows: int, cell: str, terrain: dict[str, str]) -> set[str]:
    group, edge = {cell}, [cell]
    while edge:
        for beside in NEIGHBOURS[rows][edge.pop()]:
            if beside not in group and terrain[beside] == terrain[cell]:
                group.add(beside)
                edge.append(beside)
    return group
