"""What each player would score if the scoring and the end of the game came now."""

from __future__ import annotations

from collections.abc import Mapping

from logres.engine import Json
from logres.merlin.base.scoring import LOYALTY, TREASON
from logres.merlin.base.setup import Setup
from logres.merlin.pieces import GOOD

Projection = dict[str, int]


class Projected(Setup):
    """Counting what is not scored yet, without scoring it."""

    def projection(self, view: Mapping[str, Json]) -> list[Projection]:
        """What each player of a view would score now, by category; all that it needs lies open."""
        seen = self.copy()
        for name in self.zones:
            setattr(seen, name, view[name])
        assert isinstance(seen, Projected)
        return seen.projected()

    def projected(self) -> list[Projection]:
        """What each player would score now, by category."""
        found = [
            {
                "traitors": -TREASON * self.unrepelled(seat),
                "excalibur": self.loyalty(seat),
                "environs": 0,
                "influence": 0,
                "vassals": self.vassals_out(seat),
                **self.leftovers(seat),
            }
            for seat in self.seats
        ]
        for territory in self.territories():
            for seat, points in self.territory_award(territory).items():
                found[seat]["environs"] += points
        for place in self.parts.places:
            for seat, points in self.influence_award(place).items():
                found[seat]["influence"] += points
        return found

    def unrepelled(self, seat: int) -> int:
        """Your traitors that no shield of yours repels."""
        castle, traitors = self.goods(seat), self.traitors[seat]
        return sum(
            [
                max(0, traitors.count(place) - castle[GOOD["shield"][place]])
                for place in self.traitor_colours(seat)
            ]
        )

    def loyalty(self, seat: int) -> int:
        """The points for Excalibur, if no traitor would be left."""
        return LOYALTY if self.excalibur == seat and not self.unrepelled(seat) else 0
