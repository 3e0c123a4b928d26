"""Vassals and markers: sending, displacing, duties, influence."""

from __future__ import annotations

from collections.abc import Sequence

from logres.engine import Asking, Happening, listing
from logres.merlin.base.goods import Goods
from logres.merlin.base.position import Act
from logres.merlin.pieces import CASTLE, FETCHES, VASSALS, Kind, Place, Post, Vassal, is_kind

Posting = tuple[Vassal, Place]


class Vassals(Goods):
    """Sending vassals to principalities, and their duties there."""

    class PlacedMarker(Happening):
        """A marker goes from a castle to a principality."""

        place: Place

    class Withdrew(Happening):
        """Markers go from a principality back to their castle."""

        place: Place
        count: int

    class Sent(Happening):
        """A vassal goes to a principality."""

        vassal: Vassal
        origin: Post
        place: Place

    class WentHome(Happening):
        """A vassal goes back to its castle."""

        vassal: Vassal
        place: Place

    class AskSend(Asking):
        """Which vassal do you send to which principality?"""

        options: Posting | None
        space: Place

    class AskClaim(Asking):
        """From which principality where you have a marker do you take a good?"""

        options: Place | None
        kind: Kind

    class AskDeploy(Asking):
        """Which vassal do you send to a principality where you have a marker?"""

        options: Posting | Act | None

    class AskRelocate(Asking):
        """Which vassal do you move to a neighbouring principality?"""

        options: Posting | None

    # Markers

    def markers_at_home(self, seat: int) -> int:
        """The number of markers on your castle."""  # Q2
        return int(self.settings["markers"]) - sum(self.markers[seat].values())

    def influenced(self, seat: int) -> list[Place]:
        """The principalities where you have a marker."""
        markers = self.markers[seat]
        return [place for place in self.parts.places if markers[place]]

    async def place_marker(self, seat: int, place: Place) -> None:
        """Put a marker from your castle on a principality, if you have one."""  # R8.1d
        if self.markers_at_home(seat):
            await self.put_marker(seat, place)

    async def put_marker(self, seat: int, place: Place) -> None:
        """Move a marker from your castle to a principality."""  # R8.1d
        self.markers[seat][place] += 1
        self.tell("placed-marker", seat, place=place)

    def recall_markers(self, seat: int, place: Place, count: int) -> None:
        """Take this many of your markers from the principality back to your castle."""  # R12.3
        self.markers[seat][place] -= count
        self.tell("withdrew", seat, place=place, count=count)

    # Sending

    def sendable(self, seat: int, place: Place) -> list[Vassal]:
        """Your vassals that are in the castle or in another principality."""  # R8.1
        vassals = self.vassals[seat]
        return [vassal for vassal in VASSALS if vassals[vassal] != place]

    def postings(self, seat: int, places: Sequence[Place]) -> list[Posting]:
        """The vassals that you can send to these principalities."""
        return [(vassal, place) for place in places for vassal in self.sendable(seat, place)]

    async def put_vassal(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Put your vassal into the principality."""  # R8.1
        await self.make_room(seat, vassal, place)
        origin, self.vassals[seat][vassal] = self.vassals[seat][vassal], place
        self.tell("sent", seat, vassal=vassal, origin=origin, place=place)

    async def make_room(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Send home a rival's vassal of the same kind in the principality."""  # R8.1
        for rival in self.seats:
            if rival != seat and self.vassals[rival][vassal] == place:
                self.send_home(rival, vassal)

    def send_home(self, seat: int, vassal: Vassal) -> None:
        """Send a vassal back to the castle."""  # R8.1
        place, self.vassals[seat][vassal] = self.vassals[seat][vassal], CASTLE
        self.tell("went-home", seat, vassal=vassal, place=place)

    async def deploy(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Send your vassal to a principality, where it serves."""  # R8.3b, R8.6
        await self.put_vassal(seat, vassal, place)
        await self.serve(seat, vassal, place)

    async def serve(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Do the duty of a vassal that was sent."""  # R8.1, X15
        await self.duty(seat, vassal, place)

    async def duty(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Place a marker with the lady; take a material, shield or flag with the others."""  # R8.1a to R8.1d
        if vassal == "lady":
            await self.place_marker(seat, place)
        else:
            await self.claim(seat, FETCHES[vassal], place)

    # Spaces

    async def space_principality(self, seat: int, space: Place) -> bool:
        """Send one of your vassals to this principality."""  # R8.1
        posting = await self.may(seat, "send", self.errands(seat, space), "R8.1", space=space)
        if posting is None:
            return False
        vassal, place = posting
        await self.put_vassal(seat, vassal, place)
        await self.errand(seat, vassal, place, space)
        return True

    @listing
    def errands(self, seat: int, space: Place) -> list[Posting]:
        """The vassals that a principality space can send, each with its destination."""  # R8.1, X13
        return self.postings(seat, [space])

    async def errand(self, seat: int, vassal: Vassal, place: Place, space: Place) -> None:
        """Do the duty of a vassal that a principality space has sent."""  # R8.1
        await self.serve(seat, vassal, place)

    async def space_influence(self, seat: int, space: str) -> bool:
        """Take a good from a principality where you have a marker, or send a vassal to one."""  # R8.3
        kind = space.removeprefix("influence-")
        return await (self.influence_claim(seat, kind) if is_kind(kind) else self.influence_posting(seat))

    async def influence_claim(self, seat: int, kind: Kind) -> bool:
        """Take one of the kind from a principality where you have a marker."""  # R8.3a
        places = self.claimable(seat, kind, self.influenced(seat))
        if len(places) < 2:
            place = places[0] if places else None  # it can only help, so there is no question
        else:
            place = await self.may(seat, "claim", places, "R8.3a", kind=kind)
        if place is None:
            return False
        await self.claim(seat, kind, place)
        return True

    async def influence_posting(self, seat: int) -> bool:
        """Send a vassal to a principality where you have a marker."""  # R8.3b
        posting = await self.may(seat, "deploy", self.influence_postings(seat), "R8.3b")
        if posting is None:
            return False
        await self.deploy(seat, *posting)
        return True

    @listing
    def influence_postings(self, seat: int) -> list[Posting]:
        """The vassals that you can send to principalities where you have a marker."""  # R8.3b
        return self.postings(seat, self.influenced(seat))

    async def space_relocate(self, seat: int, space: str) -> bool:
        """Move a vassal to a neighbouring principality; if all are at home, send one anywhere."""  # R8.6
        posting = await self.may(seat, "relocate", self.relocations(seat), "R8.6")
        if posting is None:
            return False
        await self.deploy(seat, *posting)
        return True

    @listing
    def relocations(self, seat: int) -> list[Posting]:
        """Each vassal that is out, one step either way; if none is, any vassal anywhere."""  # R8.6, Q100
        places, standing = self.parts.places, self.vassals[seat]
        steps = [
            (vassal, places[(places.index(place) + step) % len(places)])
            for vassal, place in standing.items()
            if place != CASTLE
            for step in (1, -1)
        ]
        return steps or [(vassal, place) for vassal in VASSALS for place in places]
