"""Traitors: repelling them, Excalibur, drawing new ones."""

from __future__ import annotations

from logres.engine import Asking, Happening
from logres.merlin.base.flags import Flags
from logres.merlin.base.position import Act
from logres.merlin.pieces import Place, Repeller, Seat

TRAITORS = 3  # that each player draws: R3.11, R12.1d


class Traitors(Flags):
    """Repelling traitors, and drawing new ones."""

    class Repelled(Happening):
        """A traitor goes to the discards."""

        traitor: Place
        means: Repeller

    class TookExcalibur(Happening):
        """Excalibur has a new holder."""

        former: Seat | None

    class ReshuffledTraitors(Happening):
        """The discards become the supply of traitors."""

        count: int

    class DrewTraitors(Happening):
        """A player draws new traitors."""

        traitors: list[Place]

    class AskExcalibur(Asking):
        """Which of your traitors does Excalibur discard?"""

        options: Place | None

    def traitor_colours(self, seat: int) -> list[Place]:
        """The colours of your traitors, in board order."""
        mine = self.traitors[seat]
        return [place for place in self.parts.places if place in mine] if mine else []

    def repel(self, seat: int, place: Place, means: str) -> None:
        """Repel a traitor, which goes to the discards."""  # R8.4, R10.1, R12.1a, Q21
        self.traitors[seat].remove(place)
        self.traitor_discards.append(place)
        self.tell("repelled", seat, traitor=place, means=means)

    def repel_acts(self, seat: int) -> list[Act]:
        """You can use a Repel flag for all your traitors of one colour."""  # R10.1
        if not self.traitors[seat] or not self.flag(seat, "repel"):
            return []
        return [("repel", place) for place in self.traitor_colours(seat)]

    async def act_repel(self, seat: int, place: Place) -> None:
        """Use a Repel flag to repel all your traitors of one colour without shields."""  # R10.1
        self.use_flag(seat, "repel")
        while place in self.traitors[seat]:
            self.repel(seat, place, "flag")

    async def space_excalibur(self, seat: int, space: str) -> bool:
        """Take Excalibur, wherever it is, and discard one of your traitors."""  # R8.4, Q19, Q21, X16
        colours = self.traitor_colours(seat)
        place = colours[0] if colours else None
        if len(colours) > 1 or (place is not None and self.is_wanted(seat, place)):
            place = await self.may(seat, "excalibur", colours, "R8.4")
            if place is None:
                return False
        former, self.excalibur = self.excalibur, seat
        self.tell("took-excalibur", seat, former=former)
        if place is not None:
            self.repel(seat, place, "excalibur")
        return True

    def is_wanted(self, seat: int, place: Place) -> bool:
        """Whether you may want to keep a traitor (house rule: Excalibur needs one to score)."""  # Q20
        return self.settings["excaliburNeedsOne"] == "on"

    def draw_traitors(self, seat: int) -> None:
        """Draw three traitors; if none are left, shuffle the discards first."""  # R3.11, R12.1d, X3
        for _ in range(TRAITORS):
            if not self.traitor_supply:
                self.traitor_supply[:] = self.traitor_discards
                self.traitor_discards.clear()
                self.chance.shuffle(self.traitor_supply)
                self.tell("reshuffled-traitors", count=len(self.traitor_supply))
            self.traitors[seat].append(self.traitor_supply.pop())
        self.traitors[seat].sort(key=self.parts.places.index)
        self.tell("drew-traitors", seat, traitors=[*self.traitors[seat]])
