"""The starting tiles."""

from __future__ import annotations

from dataclasses import dataclass

from logres.engine.components import SheetReader
from logres.engine.lines import KeyPath
from logres.merlin.pieces import PLACES, Place

STARTING_TILES, ENTRIES = 4, ("knight", "flag", "shield", "material", "marker")


@dataclass(frozen=True)
class StartingTile:
    """A starting tile: the knight's space, three goods and the place of a marker."""  # R3.10

    id: str
    knight: Place
    flag: Place
    shield: Place
    material: Place
    marker: Place


def starting_tiles(reader: SheetReader) -> dict[str, StartingTile]:
    """The tiles by their ids."""  # D7
    spot = ("starting-tiles", "tiles")
    reader.check_table(spot[:1], ("source", "tiles"))
    tiles = [
        _starting_tile(reader, entry) for entry in reader.entries(spot, STARTING_TILES, "starting tiles")
    ]
    reader.check_unique(spot, [tile.id if tile else None for tile in tiles])
    return {tile.id: tile for tile in tiles if tile}


def _starting_tile(reader: SheetReader, spot: KeyPath) -> StartingTile | None:
    if not reader.check_table(spot, ("id", *ENTRIES)):
        return None
    name = reader.name_of((*spot, "id"))
    found = [reader.word((*spot, entry), PLACES, "a principality") for entry in ENTRIES]
    colours = [colour for colour in found if colour is not None]
    if name is None or len(colours) < len(ENTRIES):
        return None
    return StartingTile(name, *colours)
