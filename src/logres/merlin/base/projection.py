"""The points that each player would score if the scoring and the end of the game came now."""

from __future__ import annotations

from logres.merlin.base.rounds import GOODS_FOR_POINT
from logres.merlin.base.scoring import LOYALTY, TREASON
from logres.merlin.base.setup import Setup
from logres.merlin.pieces import GOOD, Place

Projection = dict[str, int]


class Projected(Setup):
    """Counting the points that are not scored yet, without scoring them."""

    def projected(self) -> list[Projection]:
        """The points each player would score now, by category."""
        found = [
            {
                "traitors": self.treason(seat),
                "excalibur": self.loyalty(seat),
                "environs": 0,
                "influence": 0,
                "vassals": self.vassals_out(seat),
                **self.leftovers(seat),
                "goods": self.goods_by_then(seat) // GOODS_FOR_POINT,
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

    def repellable(self, seat: int) -> list[Place]:
        """Your traitors that your shields will repel."""  # R12.1a
        traitors = self.traitors[seat]
        if not traitors:
            return []
        castle = self.goods(seat)
        return [
            place
            for place in self.traitor_colours(seat)
            for _ in range(min(traitors.count(place), castle[GOOD["shield"][place]]))
        ]

    def shields_due(self, seat: int) -> int:
        """The number of your shields that will repel a traitor and so be given back."""
        return len(self.repellable(seat))

    def goods_by_then(self, seat: int) -> int:
        """The number of your goods once your shields have repelled traitors."""  # R12.1a, R13.2
        return self.goods_in_all(seat) - self.shields_due(seat)

    def unrepelled(self, seat: int) -> int:
        """The number of your traitors that none of your shields repels."""
        return len(self.traitors[seat]) - self.shields_due(seat)

    def treason(self, seat: int) -> int:
        """The points that your traitors will cost."""  # R12.1b, Q7
        lost = TREASON * self.unrepelled(seat)
        return -min(lost, max(0, self.score_by_then(seat))) if self.settings["floorZero"] == "on" else -lost

    def score_by_then(self, seat: int) -> int:
        """Your points once your shields have repelled traitors."""  # R12.1
        return self.score_of(seat)

    def loyalty(self, seat: int) -> int:
        """Your points for Excalibur, if no traitor would be left."""  # R12.1c, Q20
        counts = self.traitors[seat] or self.settings["excaliburNeedsOne"] == "off"
        return LOYALTY if self.excalibur == seat and counts and not self.unrepelled(seat) else 0
