"""The scoring after rounds 2, 4 and 6: traitors, environs, influence, vassals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from logres.engine import Asking, Happening, listing
from logres.merlin.base.position import Act, Scored
from logres.merlin.base.turn import Turn
from logres.merlin.environs import territories
from logres.merlin.pieces import (
    CASTLE,
    GOOD,
    Cell,
    Good,
    Place,
)

TREASON = 3  # points lost for a traitor: R12.1b
LOYALTY = 3  # points for Excalibur when no traitor is left: R12.1c

Award = dict[int, int]


def strongest(strengths: Mapping[int, int]) -> list[int]:
    """The players with the highest strength; empty if all are zero."""  # R12.2, R12.3
    if not strengths:
        return []
    most = max(strengths.values())
    return [contender for contender, strength in strengths.items() if strength == most > 0]


def shares(strengths: Mapping[int, int], prize: int) -> Award:
    """The points of the strongest; tied players share the prize, rounded down."""  # R12.2, R12.3, X18
    tied = strongest(strengths)
    return dict.fromkeys(tied, prize // len(tied)) if tied else {}


class Scoring(Turn):
    """The scoring after every second round, in its order."""

    class Scoring(Happening):
        """A scoring begins."""

        round: int

    class BrokeTie(Happening):
        """The Grail wins a tie."""

        place: Place

    class ScoredTraitor(Scored):
        """A traitor that was not repelled costs points."""

        source: Literal["traitors"]
        traitor: Place

    class ScoredExcalibur(Scored):
        """Excalibur pays for having no traitor."""

        source: Literal["excalibur"]

    class ScoredEnvirons(Scored):
        """A territory is won or shared."""

        source: Literal["environs"]
        cells: list[Cell]

    class ScoredInfluence(Scored):
        """The markers in a principality are counted."""

        source: Literal["influence"]
        place: Place

    class ScoredVassals(Scored):
        """Vassals in principalities are worth a point each."""

        source: Literal["vassals"]

    class AskDefend(Asking):
        """What do you use against your traitors instead of shields?"""

        options: Act | None

    class AskShield(Asking):
        """Do you use a shield against a traitor of its colour?"""

        options: Good | None

    class AskGrail(Asking):
        """Do you win the tie in this principality?"""

        options: Place | None

    async def scoring(self) -> None:
        """Score traitors, then environs, then influence, then vassals."""  # R12
        self.tell("scoring", round=self.round)
        await self.score_traitors()
        await self.score_environs()
        await self.score_influence()
        self.score_vassals()

    # Traitors

    async def score_traitors(self) -> None:
        """All players face their traitors; unless the game ends, they draw three new ones."""  # R12.1
        for seat in self.in_order():
            await self.face_traitors(seat)
        if not self.is_last_round():
            for seat in self.in_order():
                self.draw_traitors(seat)

    async def face_traitors(self, seat: int) -> None:
        """Repel your traitors and lose three points for each one left; if none, Excalibur scores."""  # R12.1
        had = len(self.traitors[seat])
        while acts := self.defences(seat):
            act = await self.may(seat, "defend", acts, "R12.1")
            if act is None:
                break
            await self.perform(seat, act)
        await self.raise_shields(seat)
        left = self.traitors[seat]
        if not left and self.excalibur == seat and (had or self.settings["excaliburNeedsOne"] == "off"):
            self.score(seat, LOYALTY, "excalibur")  # R12.1c, Q20
        while left:
            self.traitor_discards.append(left.pop(0))
            self.score(seat, -TREASON, "traitors", traitor=self.traitor_discards[-1])  # R12.1b

    @listing
    def defences(self, seat: int) -> list[Act]:
        """The acts that repel traitors instead of shields."""  # R12.1a, Q12
        return self.repel_acts(seat)

    async def raise_shields(self, seat: int) -> None:
        """Repel each traitor with a shield of its colour."""  # R12.1a
        for place in self.traitor_colours(seat):
            shield = GOOD["shield"][place]
            while place in self.traitors[seat] and self.can_spend(seat, shield):
                if not await self.raises(seat, shield):
                    break
                await self.spend(seat, shield)
                self.repel(seat, place, "shield")

    async def raises(self, seat: int, shield: Good) -> bool:
        """Whether you use a matching shield: you must (house rule: you may keep it)."""  # Q22, X17
        return self.settings["keepShields"] == "off" or bool(await self.may(seat, "shield", (shield,), "Q22"))

    # Environs

    def territories(self) -> tuple[tuple[str, ...], ...]:
        """The connected groups of tiles of one terrain."""  # R12.2
        return territories(self.rows, self.tiles)

    def strength(self, cell: str) -> int:
        """How much the manor on a cell counts in its territory."""  # R12.2
        return 1

    def strengths(self, territory: tuple[str, ...]) -> dict[int, int]:
        """How strong each player is in a territory."""
        found: dict[int, int] = {}
        manors = self.manors
        for cell in territory:
            if cell in manors:
                seat = manors[cell]
                found[seat] = found.get(seat, 0) + self.strength(cell)
        return found

    def territory_award(self, territory: tuple[str, ...]) -> Award:
        """The most manors score a point for each tile of the territory."""  # R12.2
        return shares(self.strengths(territory), len(territory))

    async def score_environs(self) -> None:
        """Award each territory to the player with the most manors in it."""  # R12.2
        for territory in self.territories():
            for seat, points in self.territory_award(territory).items():
                self.score(seat, points, "environs", cells=[*territory])

    # Influence

    def influence(self, seat: int, place: Place) -> int:
        """How much your markers in a principality count for the majority."""  # R12.3
        return self.markers[seat][place]

    def pot(self, place: Place) -> int:
        """The points that a principality is worth: its markers."""  # R12.3
        return sum([markers[place] for markers in self.markers])

    def contenders(self, place: Place) -> dict[int, int]:
        """The influence of each player in a principality."""
        return {seat: strength for seat in self.seats if (strength := self.influence(seat, place))}

    def influence_award(self, place: Place) -> Award:
        """The most influence wins the points of the principality."""  # R12.3
        return shares(self.contenders(place), self.pot(place))

    async def score_influence(self) -> None:
        """Score the principalities clockwise from black; the Grail can win a tie."""  # R12.3
        grail_is_free = True
        for place in self.parts.places:
            award = self.influence_award(place)
            if grail_is_free and await self.breaks_tie(place):
                assert self.grail is not None, "its holder used it"
                award = {self.grail: self.pot(place)}
                grail_is_free = False
            for seat, points in award.items():
                self.score(seat, points, "influence", place=place)
            self.withdraw(place)

    async def breaks_tie(self, place: Place) -> bool:
        """With the Grail you may win one tie for first place in each scoring."""  # R12.3a, Q23
        if self.grail is None:
            return False
        tied = strongest(self.contenders(place))
        if self.grail not in tied or len(tied) < 2:
            return False
        if not await self.may(self.grail, "grail", (place,), "R12.3a"):
            return False
        self.tell("broke-tie", self.grail, place=place)
        return True

    def withdraw(self, place: Place) -> None:
        """All players keep one marker in the principality and take the others home."""  # R12.3
        for seat in self.seats:
            if self.markers[seat][place] > 1:
                self.recall_markers(seat, place, self.markers[seat][place] - 1)

    # Vassals

    def vassals_out(self, seat: int) -> int:
        """The number of your vassals in principalities."""  # R12.4
        return sum([place != CASTLE for place in self.vassals[seat].values()])

    def score_vassals(self) -> None:
        """Score a point for each vassal in a principality."""  # R12.4
        for seat in self.in_order():
            if self.vassals_out(seat):
                self.score(seat, self.vassals_out(seat), "vassals")
