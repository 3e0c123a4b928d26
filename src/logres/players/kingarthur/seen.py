"""Read what a seat of King Arthur sees."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict, cast

from logres.kingarthur.parts import Parts
from logres.kingarthur.payment import Cards, knight_payments
from logres.players.kingarthur.progress import face
from logres.players.opponent import View

Column = list[tuple[str, int | None]]  # the cards of a column, each with the seat whose seal it carries

FULL = 4  # cards of a column
ADVENTURES_PLAYED = 12


class Table(TypedDict):
    """The part of the view that greedy looks at."""

    seats: int
    settings: dict[str, str]
    adventures: dict[str, int | None]
    columns: dict[str, list[str]]
    adversary_supply: int
    trophies: list[list[str] | int]
    out: list[str]
    knight_supply: int
    knight_discards: list[str]
    hands: list[list[str] | int]
    seals: dict[str, list[int | None]]
    seals_left: list[int]


class Seen:
    """The view of the seat that is asked, in the form greedy reasons with."""

    def __init__(self, view: View, seat: int, parts: Parts) -> None:
        table = cast("Table", view)
        self.seat = seat
        self.parts = parts
        self.rivals = [other for other in range(table["seats"]) if other != seat]
        self.hand = tuple(cast("list[str]", table["hands"][seat]))
        self.trophies = tuple(cast("list[str]", table["trophies"][seat]))
        self.open = tuple(name for name, owner in table["adventures"].items() if owner is None)
        self.left = ADVENTURES_PLAYED - len(parts.adventures) + len(self.open)
        self.supply = table["adversary_supply"]
        self.drawable = table["knight_supply"] + len(table["knight_discards"])
        self.settings = table["settings"]
        self.sealing = self.settings["seals"] == "on"
        self.columns = self._columns(table)
        self.seals_left = table["seals_left"][seat] if self.sealing else 0
        self.table = table

    def _columns(self, table: Table) -> dict[str, Column]:
        nobody: list[int | None] = [None] * FULL
        return {
            kind: list(zip(cards, table["seals"][kind] if self.sealing else nobody, strict=False))
            for kind, cards in table["columns"].items()
        }

    def lead(self, gained: float) -> float:
        """Return the lead of the seat over its best rival after gaining points."""
        points = [0.0] * self.table["seats"]
        for name, owner in self.table["adventures"].items():
            if owner is not None:
                points[owner] += self.parts.adventures[name].value
        mean_value = face(self.parts.adversaries) / len(self.parts.adversaries)
        for rival in self.rivals:
            points[rival] += mean_value * cast("int", self.table["trophies"][rival])
        return points[self.seat] + gained - max(points[rival] for rival in self.rivals)

    def unseen(self) -> Counter[str]:
        """Return the adversaries that are in the supply or in the hands of rivals."""
        layout = [card for cards in self.table["columns"].values() for card in cards]
        return Counter(self.parts.adversaries) - Counter([*layout, *self.table["out"], *self.trophies])

    def payments(self) -> tuple[tuple[Cards, ...], ...]:
        """Return what the hand can pay, by value."""
        return knight_payments(self.hand, self.settings["overpay"], self.settings["overpayMerlin"])
