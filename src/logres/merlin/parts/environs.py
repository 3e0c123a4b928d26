"""The environs: terrain tiles, and the materials on the frames."""

from __future__ import annotations

from logres.engine.components import SheetReader
from logres.merlin.environs import NOTCHES
from logres.merlin.pieces import PLACES, TERRAINS, Place

TILES: dict[str, int] = {"plain": 5, "tower": 3}  # of each terrain: R2.1
NONE = "none"  # a notch of a frame without a material


def tiles(reader: SheetReader) -> tuple[str, ...]:
    """All tiles by their terrain, with "-tower" added if they have one."""  # R2.1
    reader.check_table(("tiles",), ("source", *TERRAINS))
    for terrain in TERRAINS:
        reader.check_table(("tiles", terrain), [*TILES])
        for kind, count in TILES.items():
            reader.check_printed(("tiles", terrain, kind), count)
    return tuple(
        tile
        for terrain in TERRAINS
        for tile, count in ((terrain, TILES["plain"]), (f"{terrain}-tower", TILES["tower"]))
        for _ in range(count)
    )


def frame(reader: SheetReader, side: str) -> tuple[Place | None, ...]:
    """The materials of a frame, from left to right."""  # D8
    allowed = (*PLACES, NONE)
    found = reader.words(("frames", side), NOTCHES, allowed, "notches", "a material on a frame")
    return tuple(next((place for place in PLACES if place == word), None) for word in found)
