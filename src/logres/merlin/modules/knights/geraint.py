"""Sir Geraint: points for spaces that score points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from logres.engine import Fault, Setting, Sometimes, zone
from logres.merlin.base.position import Scored
from logres.merlin.base.spaces import action
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import Space

MORE = 1  # point on a victory-point space: R40.6


class Geraint(Knights):
    """You get a tile for each kind of victory-point space you use, and a point each time."""  # R40.6

    house_rules: ClassVar[tuple[Setting, ...]] = (Setting("geraint", ("always", "firstOnly"), "Q45"),)

    geraint_tiles: list[list[str]] = zone(by_seat=True)

    class ScoredGeraint(Scored):
        """A space brings a point more; the tiles are worth points at the end."""

        source: Literal["geraint"]
        space: Sometimes[Space]

    async def setup(self) -> None:
        """Put all tiles beside him."""  # R40.2
        self.geraint_tiles = [[] for _ in self.seats]
        await super().setup()

    async def space_vp(self, seat: int, space: str) -> bool:
        """Score the pieces shown and a point more; the first of a kind brings a tile."""  # R40.6, X58, X59
        performed = await super().space_vp(seat, space)
        if self.is_honoured(seat, space):
            kind, mine = self.shown(space), self.geraint_tiles[seat]
            if kind not in mine:
                mine.append(kind)
            self.score(seat, MORE, "geraint", space=space)
        return performed

    def is_honoured(self, seat: int, space: str) -> bool:
        """Whether the space brings a point more (house rule: only once)."""  # Q45
        if not self.serves(seat, "geraint"):
            return False
        return self.settings["geraint"] == "always" or self.shown(space) not in self.geraint_tiles[seat]

    def offers(self, seat: int, space: str) -> bool:
        """Whether a space offers you anything; a victory-point space does even without pieces."""  # X59
        return super().offers(seat, space) or (action(space) == "vp" and self.is_honoured(seat, space))

    def leftovers(self, seat: int) -> dict[str, int]:
        """Your points for what is left at the end, including Geraint's tiles."""  # R13.4, R40.6
        found = super().leftovers(seat)
        if self.serves(seat, "geraint"):
            tiles = len(self.geraint_tiles[seat])
            found["geraint"] = self.parts.allies.points_for("geraint", tiles)
        return found

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, and tiles that Geraint cannot have."""  # I2
        yield from super().miscounted_at(seat)
        mine, kinds = self.geraint_tiles[seat], self.countable()
        if mine and not self.serves(seat, "geraint"):
            yield Fault(f"geraint_tiles.{seat}", f"Geraint is not an ally of seat {seat}")
        if len({*mine}) < len(mine) or not {*mine} <= {*kinds}:
            wrong = f"I2: Geraint has one tile of each kind: {', '.join(kinds)}"
            yield Fault(f"geraint_tiles.{seat}", wrong)
