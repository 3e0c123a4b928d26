"""The treasure tiles: which special action lies on which terrain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from logres.engine.components import SheetReader
from logres.engine.lines import KeyPath
from logres.merlin.parts.environs import TILES
from logres.merlin.pieces import KINDS, TERRAINS, Kind, Terrain

ACTIONS = ("excalibur", "grail", "staff", "apple", "influence", "discard")  # R92
PLAIN = ACTIONS[:4]  # those that are the same on every tile
MARKER = "marker"
SHOWN: dict[str, tuple[str, ...]] = {"influence": KINDS, "discard": (*KINDS, MARKER)}  # things that are shown
NEUTRAL_STAFFS = 2  # R2.10
MARKER_TO_DISCARD = "a marker to discard"
NAMED = (*PLAIN, "influence: shield, material", "discard: shield, flag")  # from the rules and their examples
POINTS = range(1, 4)  # points on a tile with an apple; the rules say 1: Q80


@dataclass(frozen=True)
class Treasure:
    """The special action of a tile, and the two things that it may show."""  # R92

    action: str
    kinds: tuple[Kind, ...] = ()
    has_marker: bool = False

    @property
    def id(self) -> str:
        """The action as a word: "grail", "influence-shield-material", "discard-flag-marker"."""
        return "-".join((self.action, *self._shown))

    @property
    def words(self) -> str:
        """The action as in a file: "grail", "influence: shield, material", "discard: flag, marker"."""
        return ": ".join(filter(None, (self.action, ", ".join(self._shown))))

    @property
    def _shown(self) -> tuple[str, ...]:
        return (*self.kinds, *([MARKER] if self.has_marker else []))


def tile_of(terrain: Terrain, treasure: Treasure) -> str:
    """The tile with a treasure, as a word."""
    return f"{terrain}-{treasure.id}"


@dataclass(frozen=True)
class Treasures:
    """The printed tiles of the module."""  # R2.10, D14

    tiles: Mapping[Terrain, tuple[Treasure, ...]]
    points: int  # points of a tile with an apple: Q80

    @cached_property
    def by_tile(self) -> dict[str, Treasure]:
        """The treasure of each tile, by the word for the tile: "lake-grail"."""
        return {tile_of(terrain, one): one for terrain, found in self.tiles.items() for one in found}

    def described(self) -> dict[str, object]:
        """The tiles as JSON for a client."""
        tiles = {terrain: [treasure.id for treasure in found] for terrain, found in self.tiles.items()}
        return {"tiles": tiles, "points": self.points}


def treasures(reader: SheetReader) -> Treasures:
    """The tiles by their terrain."""  # D14
    reader.check_table(("treasures",), ("source", "points", *TERRAINS))
    points = reader.number(("treasures", "points"), POINTS, "a number of points")
    tiles = {terrain: _tiles(reader, ("treasures", terrain)) for terrain in TERRAINS}
    staffs = [found.action for terrain in tiles.values() for found in terrain].count("staff")
    if staffs > NEUTRAL_STAFFS:
        wrong = f"there are {staffs} tiles with a staff, but only {NEUTRAL_STAFFS} neutral staffs."
        reader.wrong(("treasures",), wrong)
    _check_named(reader, [treasure for terrain in tiles.values() for treasure in terrain])
    return Treasures(tiles, points or POINTS[0])


def _check_named(reader: SheetReader, found: Sequence[Treasure]) -> None:
    """Check that every action is on some tile, also those of the examples."""  # R92, R92.5, R92.6
    features = {f"'{one.words}'" for one in found} | {MARKER_TO_DISCARD for one in found if one.has_marker}
    if len(found) == len(TERRAINS) * TILES["plain"]:
        wanted = [*(f"'{words}'" for words in NAMED), MARKER_TO_DISCARD]
        reader.check_named(("treasures",), "treasure tile", features, wanted)


def _tiles(reader: SheetReader, spot: KeyPath) -> tuple[Treasure, ...]:
    found = [_treasure(reader, entry) for entry in reader.entries(spot, TILES["plain"], "treasure tiles")]
    return tuple(treasure for treasure in found if treasure is not None)


def _treasure(reader: SheetReader, spot: KeyPath) -> Treasure | None:
    """Read a treasure from its words: "grail", "influence: shield, material", "discard: flag, marker"."""
    action, _, pictured = str(reader.at(spot)).partition(": ")
    shown = pictured.split(", ") if pictured else []
    if action in SHOWN and len(set(shown)) == 2 == len(shown) and set(shown) <= set(SHOWN[action]):
        kinds = tuple(kind for kind in KINDS if kind in shown)
        return Treasure(action, kinds, has_marker=MARKER in shown)
    if action in PLAIN and not shown:
        return Treasure(action)
    pairs = ", ".join(f"'{name}: ' with two of {', '.join(kinds)}" for name, kinds in SHOWN.items())
    allowed = f"{', '.join(PLAIN)}, {pairs}"
    reader.wrong(spot, f"'{reader.at(spot)}' is not a treasure; allowed: {allowed}.")
    return None
