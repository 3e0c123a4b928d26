"""Sir Gareth: points for repelling traitors of many colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from logres.engine import Fault, Setting, Sometimes, zone
from logres.merlin.base.position import Scored
from logres.merlin.base.projection import Projection
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import PLACES, Place

FIRST = 1  # point for the first traitor of a colour: R40.5


class Gareth(Knights):
    """You get a tile for each colour of which you have repelled a traitor."""  # R40.5

    house_rules: ClassVar[tuple[Setting, ...]] = (Setting("garethExcalibur", ("on", "off"), "Q21"),)

    gareth_tiles: list[list[Place]] = zone(by_seat=True)

    class ScoredGareth(Scored):
        """The first traitor of a colour brings a point; the tiles are worth points at the end."""

        source: Literal["gareth"]
        colour: Sometimes[Place]

    async def setup(self) -> None:
        """Put all tiles beside him."""  # R40.2
        self.gareth_tiles = [[] for _ in self.seats]
        await super().setup()

    def repel(self, seat: int, place: Place, means: str) -> None:
        """Repel a traitor; the first of each colour brings a tile and a point."""  # R40.5, Q46, X71f
        super().repel(seat, place, means)
        counts = means != "excalibur" or self.settings["garethExcalibur"] == "on"  # Q21, X56
        if counts and self.serves(seat, "gareth") and place not in self.gareth_tiles[seat]:
            self.gareth_tiles[seat].append(place)
            self.score(seat, FIRST, "gareth", colour=place)

    def is_wanted(self, seat: int, place: Place) -> bool:
        """Whether you may want to keep a traitor, to get a tile for repelling it."""  # Q21, R40.5
        is_lost = self.settings["garethExcalibur"] == "off" and self.serves(seat, "gareth")
        return super().is_wanted(seat, place) or (is_lost and place not in self.gareth_tiles[seat])

    def gareth_points(self, tiles: int) -> int:
        """Return the points for a number of tiles at the end of the game."""  # R40.5, Q53a
        return self.parts.allies.points_for("gareth", tiles)

    def leftovers(self, seat: int) -> dict[str, int]:
        """Your points for what is left at the end, including Gareth's tiles."""  # R13.4, R40.5
        found = super().leftovers(seat)
        if self.serves(seat, "gareth"):
            found["gareth"] = self.gareth_points(len(self.gareth_tiles[seat]))
        return found

    def gareth_due(self, seat: int) -> list[Place]:
        """The colours of which your shields will repel a first traitor in the scoring."""  # R12.1a, R40.5
        had = self.gareth_tiles[seat]
        return [place for place in dict.fromkeys(self.repellable(seat)) if place not in had]

    def score_by_then(self, seat: int) -> int:
        """Your points once your shields have repelled traitors, with one for each new colour."""  # R40.5
        score = super().score_by_then(seat)
        return score + FIRST * len(self.gareth_due(seat)) if self.serves(seat, "gareth") else score

    def projected(self) -> list[Projection]:
        """The points each player would score now, with tiles that shields will bring."""  # R12.1a, R40.5
        found = super().projected()
        for seat in self.seats:
            if self.serves(seat, "gareth"):
                due, had = len(self.gareth_due(seat)), len(self.gareth_tiles[seat])
                found[seat]["gareth"] = FIRST * due + self.gareth_points(had + due)
        return found

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, and tiles that Gareth cannot have."""  # I2
        yield from super().miscounted_at(seat)
        mine = self.gareth_tiles[seat]
        if mine and not self.serves(seat, "gareth"):
            yield Fault(f"gareth_tiles.{seat}", f"Gareth is not an ally of seat {seat}")
        if len({*mine}) < len(mine) or not {*mine} <= {*PLACES}:
            wrong = f"I2: Gareth has one tile of each colour: {', '.join(PLACES)}"
            yield Fault(f"gareth_tiles.{seat}", wrong)
