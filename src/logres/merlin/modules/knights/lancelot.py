"""Sir Lancelot: vassals do their duty twice where his marshal stands."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Asking, Fault, Happening, zone
from logres.merlin.base.position import KNIGHTS
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import PLACES, Place, Vassal, is_place


class Lancelot(Knights):
    """The marshal stands where your knight began; a vassal sent there does its duty twice."""  # R40.8

    marshal: Place | None = zone()

    class PlacedMarshal(Happening):
        """The marshal stands in a principality."""

        place: Place

    class AskLancelot(Asking):
        """Does the lady bring a second marker to this principality?"""

        options: Place | None

    async def setup(self) -> None:
        """Begin without the marshal."""
        self.marshal = None
        await super().setup()

    async def lay_out(self) -> None:
        """Put the marshal where your knight begins, if Lancelot is yours."""  # R3.12, R40.8
        await super().lay_out()
        for seat in self.holders("lancelot"):
            space = self.figures[KNIGHTS[seat]]
            assert is_place(space), "knights begin on principality spaces"
            self.marshal = space
            self.tell("placed-marshal", seat, place=space)

    async def serve(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Do the duty of a vassal that was sent, twice where the marshal stands."""  # R40.8, X51, X52, X71g
        await super().serve(seat, vassal, place)
        if place == self.marshal and self.serves(seat, "lancelot") and await self.again(seat, vassal, place):
            await super().serve(seat, vassal, place)

    async def again(self, seat: int, vassal: Vassal, place: Place) -> bool:
        """Whether the duty is done again: goods can only help, but a marker is up to you."""  # R40.8, Q101
        if vassal != "lady" or not self.markers_at_home(seat):
            return True
        return await self.may(seat, "lancelot", (place,), "R40.8") is not None

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, a marshal without Lancelot, and one outside all principalities."""
        yield from super().misplaced()
        if not self.holders("lancelot"):
            if self.marshal is not None:
                yield Fault("marshal", "there is no marshal: Lancelot is nobody's ally")
        elif self.marshal not in PLACES and self.is_set_up():
            yield Fault("marshal", f"the marshal stands in a principality: {', '.join(PLACES)}")
