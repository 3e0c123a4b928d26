"""The Knights of the Round Table: who lies in which stack, their tiles, the points of two of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from logres.engine.components import Reader
from logres.merlin.pieces import ALLIES, Ally

STACKS = ("A", "B")  # R40.1
FULL_TABLE = 4  # players, each of whom gets an ally of either stack: R40.1
# The tiles of those who spend them: R2.5
SPENT: dict[Ally, int] = {
    "tristram": 6,
    "gawain": 3,
    "galahad": 6,
    "bors": 3,
    "gaheris": 2,
    "percival": 8,
    "bedivere": 6,
    "kay": 2,
}
# The points of those who collect tiles, for one tile, for two, …: R40.5, R40.6
RATED: dict[Ally, tuple[int, ...]] = {"gareth": (1, 3, 5, 7, 9, 12), "geraint": (1, 3, 5, 7, 10)}


@dataclass(frozen=True)
class Allies:
    """What is printed on the allies, and the tiles that they bring."""  # R2.5

    stacks: Mapping[str, tuple[Ally, ...]]  # D10
    tiles: Mapping[Ally, int]
    points: Mapping[Ally, tuple[int, ...]]  # at the end, for one tile, for two, …

    def points_for(self, ally: Ally, tiles: int) -> int:
        """The points of an ally at the end of the game for so many tiles."""  # R40.5, R40.6
        return (0, *self.points[ally])[tiles]

    def described(self) -> dict[str, object]:
        """The allies as a client wants them."""
        return {
            "stacks": {stack: [*found] for stack, found in self.stacks.items()},
            "tiles": dict(self.tiles),
            "points": {ally: [*points] for ally, points in self.points.items()},
        }


def allies(reader: Reader) -> Allies:
    """The allies of a box."""  # D10
    return Allies(_stacks(reader), _tiles(reader), _points(reader))


def _stacks(reader: Reader) -> dict[str, tuple[Ally, ...]]:
    reader.table(("stacks",), ("source", *STACKS))
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


def _tiles(reader: Reader) -> dict[Ally, int]:
    reader.table(("ally-tiles",), ("source", *SPENT))
    for ally, count in SPENT.items():
        reader.printed(("ally-tiles", ally), count)
    return SPENT


def _points(reader: Reader) -> dict[Ally, tuple[int, ...]]:
    reader.table(("ally-points",), ("source", *RATED))
    for ally, points in RATED.items():
        reader.printed(("ally-points", ally), [*points])
    return RATED
