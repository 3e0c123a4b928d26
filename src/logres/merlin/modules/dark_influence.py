"""Dark influence: Morgana's markers lie on those of players, or stand alone for her."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Asking, Fault, Happening, listing, zone
from logres.merlin.base.scoring import Award
from logres.merlin.modules.morgana import Morgana
from logres.merlin.pieces import PLACES, Place

DARK = 6  # Morgana's markers: R2.9
HERSELF = -1  # Morgana's number among those with influence
BESIDE, ACROSS = (1, -1), 3  # in steps from where she stands: R86.4


class DarkInfluence(Morgana):
    """Six markers of Morgana, for the principality where she stands and those nearby."""  # R86.4

    dark_supply: int = zone()
    dark_markers: dict[Place, int] = zone()  # those that stand alone
    topped: list[dict[Place, int]] = zone(by_seat=True)  # a player's markers with one on top

    class Darkened(Happening):
        """A marker of Morgana goes to a principality, on top of a player's marker or alone."""

        place: Place
        top: bool

    class Dispelled(Happening):
        """Markers of Morgana leave a principality."""

        place: Place
        count: int

    class AskDark(Asking):
        """Where does the second marker of Morgana go?"""

        options: Place | None

    async def setup(self) -> None:
        """Put all markers of Morgana beside the board."""  # R80.3
        self.dark_supply = DARK
        self.dark_markers = dict.fromkeys(PLACES, 0)
        self.topped = [dict.fromkeys(PLACES, 0) for _ in self.seats]
        await super().setup()

    # Placing

    async def token_dark(self, seat: int) -> bool:
        """Place a marker of Morgana where she stands, and another nearby or opposite."""  # R86.4
        place = await self.may(seat, "dark", self.shades(), "R86.4")
        if place is None:
            return False
        assert self.morgana is not None, "she has moved first"
        for dark in dict.fromkeys((self.morgana, place)):
            self.darken(seat, dark)
        return True

    @listing
    def shades(self) -> list[Place]:
        """The principalities for a second marker; the last marker stays with Morgana."""  # R86.4, Q78, X99c
        if self.morgana is None or not self.dark_supply:
            return []
        if self.dark_supply == 1:
            return [self.morgana]
        places, at = self.parts.places, self.parts.places.index(self.morgana)
        steps = BESIDE if self.settings["darkReach"] == "adjacent" else (*BESIDE, ACROSS)
        found = [places[(at + step) % len(places)] for step in steps]
        return [place for place in places if place in found]

    def darken(self, seat: int, place: Place) -> None:
        """Put a marker of Morgana on one of yours that has none; otherwise, put it alone."""  # R86.4
        is_on_top = self.topped[seat][place] < self.markers[seat][place]
        if is_on_top:
            self.topped[seat][place] += 1
        else:
            self.dark_markers[place] += 1
        self.dark_supply -= 1
        self.tell("darkened", seat, place=place, top=is_on_top)

    def recall_markers(self, seat: int, place: Place, count: int) -> None:
        """Take your markers home, plain ones first; Morgana's leave with those that carry them."""  # X114
        super().recall_markers(seat, place, count)
        if self.topped[seat][place] > self.markers[seat][place]:
            self.dispel(seat, place, self.topped[seat][place] - self.markers[seat][place])

    def dispel(self, seat: int, place: Place, count: int) -> None:
        """Put Morgana's markers on top of yours back beside the board."""  # R86.4
        self.topped[seat][place] -= count
        self.dark_supply += count
        self.tell("dispelled", seat, place=place, count=count)

    # Scoring

    def influence(self, seat: int, place: Place) -> int:
        """Count a marker with one of Morgana's on top as two."""  # R86.4, X82
        return super().influence(seat, place) + self.topped[seat][place]

    def pot(self, place: Place) -> int:
        """Add a point for each of Morgana's markers, on top or alone."""  # R86.4, X99b
        return super().pot(place) + self.dark_markers[place] + sum([top[place] for top in self.topped])

    def contenders(self, place: Place) -> dict[int, int]:
        """The influence of each player, and of Morgana if her markers stand alone."""  # R86.4, X99a
        found = super().contenders(place)
        return {**found, HERSELF: self.dark_markers[place]} if self.dark_markers[place] else found

    def influence_award(self, place: Place) -> Award:
        """The most influence wins the points; those that Morgana wins are lost."""  # R86.4, X99a, X99b
        return {seat: points for seat, points in super().influence_award(place).items() if seat != HERSELF}

    def withdraw(self, place: Place) -> None:
        """Remove Morgana's markers and every marker that carried one; all keep one of the others."""  # R86.4
        for seat in self.seats:
            if carried := self.topped[seat][place]:
                self.dispel(seat, place, carried)
                self.recall_markers(seat, place, carried)
        if alone := self.dark_markers[place]:
            self.dark_markers[place] = 0
            self.dark_supply += alone
            self.tell("dispelled", place=place, count=alone)
        super().withdraw(place)

    # Soundness

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces, including Morgana's markers, and hers on top of nothing."""  # I2
        yield from super().miscounted()
        carried = [count for top in self.topped for count in top.values()]
        there = [self.dark_supply, *self.dark_markers.values(), *carried]
        if sum(there) != DARK or min(there) < 0:
            yield Fault("dark_supply", f"I2: there are {sum(there)} markers of Morgana, not {DARK}")
        for seat in self.seats:
            for place, count in self.topped[seat].items():
                if count > self.markers[seat][place]:
                    wrong = f"there are {self.markers[seat][place]} markers for {count} of Morgana"
                    yield Fault(f"topped.{seat}.{place}", wrong)
