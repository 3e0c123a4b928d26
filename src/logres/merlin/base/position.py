"""The position of Merlin, between two turns and within one."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from logres.engine import ACT, NOBODY, OWNER, Game, Happening, Json, zone
from logres.merlin.parts import Parts
from logres.merlin.pieces import Card, Die, Face, Figure, Good, Place, Post, Seat, Space, Tile, Vassal

MERLIN: Literal["merlin"] = "merlin"  # the figure, and the die that moves it
KNIGHTS: tuple[Figure, ...] = ("knight0", "knight1", "knight2", "knight3")  # the figure of each seat
PERSONAL: tuple[Die, ...] = ("die1", "die2", "die3")
# An option that does something: its name, then its arguments
Act = Annotated[tuple[str | int | tuple[str, str], ...], ACT]


class Scored(Happening):
    """Points go to the ledger of a seat, under their source."""

    points: int
    total: int


class Position(Game):
    """The state of the base game, as plain data by seat."""

    parts: ClassVar[Parts]

    round: int = zone()
    first: Seat = zone()
    active: Seat = zone()

    ring: tuple[Space, ...] = zone()
    figures: dict[str, Space] = zone()  # the space where Merlin and each knight stand
    faces: list[dict[str, Face]] = zone(by_seat=True, dice=True)
    used: list[list[str]] = zone(by_seat=True)

    supply: dict[Good, int] = zone()
    castles: list[dict[Good, int]] = zone(by_seat=True)
    apple_supply: int = zone()
    apples: list[int] = zone(by_seat=True)
    staffs: list[int] = zone(by_seat=True)
    excalibur: Seat | None = zone()
    grail: Seat | None = zone()

    vassals: list[dict[Vassal, Post]] = zone(by_seat=True)
    markers: list[dict[Place, int]] = zone(by_seat=True)

    tiles: tuple[Tile, ...] = zone()
    manors: dict[str, Seat] = zone()  # the seat that has built on a cell

    traitor_supply: list[Place] = zone(NOBODY, deck="traitors")
    traitor_discards: list[Place] = zone()
    traitors: list[list[Place]] = zone(by_seat=True)

    mission_deck: list[Card] = zone(NOBODY, deck="missions")
    mission_discards: list[Card] = zone()
    display: list[Card] = zone()
    hands: list[list[Card]] = zone(OWNER, deck="missions", kept_sorted=True)

    points: list[dict[str, int]] = zone(by_seat=True)  # by their source

    chosen: str | None = zone()  # the die that the turn is bound to, if any
    ate: bool = zone()  # an apple, this turn
    resolved: int = zone()  # missions, this turn
    flagged: int = zone()  # missions that a flag allowed, this turn
    due: int = zone()  # missions to draw at the end of this turn
    finished: bool = zone()  # the player has said that the turn may end

    def in_order(self) -> list[int]:
        """All seats, clockwise from the first player."""  # X19
        return [(self.first + step) % len(self.seats) for step in self.seats]

    def score(self, seat: int, points: int, source: str, **facts: Json) -> None:
        """Add points to the ledger of a seat, under their source."""
        if points < 0 and self.settings["floorZero"] == "on":
            points = -min(-points, max(0, self.score_of(seat)))  # Q7
        ledger = self.points[seat]
        ledger[source] = ledger.get(source, 0) + points
        if self.events is not None:
            self.tell("scored", seat, None, points=points, source=source, total=self.score_of(seat), **facts)

    def score_of(self, seat: int) -> int:
        """The points of a seat: the sum of its ledger."""  # R1.4
        return sum(self.points[seat].values())

    def scores(self) -> list[int]:
        """The points of all seats."""
        return [self.score_of(seat) for seat in self.seats]

    def public_points(self) -> list[int]:
        """The points on the track, which everybody sees."""  # R1.5
        return self.scores()

    def ledger(self, seat: int) -> dict[str, int]:
        """The points of a seat by source."""
        return {**self.points[seat]}

    def winners(self) -> list[int]:
        """The players with the most points; tied players share the victory."""  # R1.1
        scores = self.scores()
        return [seat for seat in self.seats if scores[seat] == max(scores)]

    def progress(self) -> dict[str, Json]:
        """The number of the round."""
        return {"round": self.round}
