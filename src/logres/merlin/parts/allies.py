"""The Knights of the Round Table: their stacks, their tiles, and the points of two of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from logres.engine.components import SheetReader
from logres.merlin.pieces import ALLIES, Ally

STACKS = ("A", "B")  # R40.1
FULL_TABLE = 4  # players, who get an ally of each stack: R40.1
PRINTED = range(1, 21)  # valid numbers of tiles or points


@dataclass(frozen=True)
class Allies:
    """The printed allies, and the tiles that they bring."""  # R2.5

    stacks: Mapping[str, tuple[Ally, ...]]  # D10
    tiles: Mapping[Ally, int]
    points: Mapping[Ally, tuple[int, ...]]  # at the end, for one tile, for two, …

    def points_for(self, ally: Ally, tiles: int) -> int:
        """Return the points of an ally at the end of the game for a number of tiles."""  # R40.5, R40.6
        return (0, *self.points[ally])[tiles]

    def described(self) -> dict[str, object]:
        """The allies as JSON for a client."""
        return {
            "stacks": {stack: [*found] for stack, found in self.stacks.items()},
            "tiles": dict(self.tiles),
            "points": {ally: [*points] for ally, points in self.points.items()},
        }


def allies(reader: SheetReader, usual: SheetReader) -> Allies:
    """Read the allies of a box, whose tiles and points must be the usual ones."""  # D10, R2.5, R40.5, R40.6
    return Allies(_stacks(reader), _tiles(reader, usual), _points(reader, usual))


def _stacks(reader: SheetReader) -> dict[str, tuple[Ally, ...]]:
    reader.check_table(("stacks",), ("source", *STACKS))
    found: dict[str, tuple[Ally, ...]] = {}
    for stack in STACKS:
        spots = reader.entries(("stacks", stack), None, "allies")
        words = [reader.word(spot, ALLIES, "an ally") for spot in spots]
        found[stack] = tuple(word for word in words if word is not None)
        if len(words) < FULL_TABLE:
            reader.wrong(("stacks", stack), f"there are {len(words)} allies; four players need {FULL_TABLE}.")
    lying = [ally for stack in found.values() for ally in stack]
    for ally in ALLIES:
        if lying.count(ally) != 1:
            reader.wrong(("stacks",), f"'{ally}' lies there {lying.count(ally)} times; it must be once.")
    return found


def _tiles(reader: SheetReader, usual: SheetReader) -> dict[Ally, int]:
    printed = {
        ally: count
        for ally in ALLIES
        if (count := usual.number(("ally-tiles", ally), PRINTED, "a number of tiles")) is not None
    }
    reader.check_table(("ally-tiles",), ("source", *printed))
    for ally, count in printed.items():
        reader.check_printed(("ally-tiles", ally), count)
    return printed


def _points(reader: SheetReader, usual: SheetReader) -> dict[Ally, tuple[int, ...]]:
    printed = {ally: points for ally in ALLIES if (points := _usual_points(usual, ally))}
    reader.check_table(("ally-points",), ("source", *printed))
    for ally, points in printed.items():
        reader.check_printed(("ally-points", ally), [*points])
    return printed


def _usual_points(usual: SheetReader, ally: Ally) -> tuple[int, ...]:
    spots = usual.entries(("ally-points", ally), None, "points")
    numbers = [usual.number(spot, PRINTED, "a number of points") for spot in spots]
    return tuple(number for number in numbers if number is not None)
