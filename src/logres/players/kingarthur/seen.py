"""Read what a seat of King Arthur sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict, cast

from logres.kingarthur.parts import Parts
from logres.kingarthur.payment import Cards, knight_payments
from logres.kingarthur.rules import KingArthur
from logres.kingarthur.seals import Seals
from logres.players.kingarthur.progress import worth_of
from logres.players.opponent import View

Column = list[tuple[str, int | None]]  # the cards of a column, each with the seat whose seal it carries

FULL = 4  # cards of a column
ADVENTURES_PLAYED = 12


class SeenTable(TypedDict):
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
        table = cast("SeenTable", view)
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

    @classmethod
    def of(cls, game: KingArthur, seat: int) -> Seen:
        """Read what a seat sees of a game, without making its whole view."""
        table: SeenTable = {
            "seats": len(game.seats),
            "settings": game.settings,
            "adventures": game.adventures,
            "columns": dict[str, list[str]](game.columns.items()),
            "adversary_supply": len(game.adversary_supply),
            "trophies": [cards if own == seat else len(cards) for own, cards in enumerate(game.trophies)],
            "out": game.out,
            "knight_supply": len(game.knight_supply),
            "knight_discards": game.knight_discards,
            "hands": [cards if own == seat else len(cards) for own, cards in enumerate(game.hands)],
            "seals": dict[str, list[int | None]](game.seals.items()) if isinstance(game, Seals) else {},
            "seals_left": game.seals_left if isinstance(game, Seals) else [],
        }
        return cls(cast("View", table), seat, game.parts)

    def _columns(self, table: SeenTable) -> dict[str, Column]:
        nobody: list[int | None] = [None] * FULL
        return {
            kind: list(zip(cards, table["seals"][kind] if self.sealing else nobody, strict=False))
            for kind, cards in table["columns"].items()
        }

    def lead(self, gained: float) -> float:
        """Return the lead of the seat over its best rival after gaining points."""
        points = self.points()
        return points[self.seat] + gained - self.best_rival(points)

    def points(self) -> list[float]:
        """Return the points of the adventures that each seat has taken."""
        points = [0.0] * self.table["seats"]
        for name, owner in self.table["adventures"].items():
            if owner is not None:
                points[owner] += self.parts.adventures[name].value
        return points

    def best_rival(self, points: Sequence[float]) -> float:
        """Return the points of the best rival, with trophies of average worth."""
        mean_value = worth_of(self.parts.adversaries) / len(self.parts.adversaries)
        return max(points[rival] + mean_value * self.trophies_of(rival) for rival in self.rivals)

    def trophies_of(self, rival: int) -> int:
        """Return how many trophies a rival has in hand."""
        return cast("int", self.table["trophies"][rival])

    def knights_of(self, rival: int) -> int:
        """Return how many knights a rival has in hand."""
        return cast("int", self.table["hands"][rival])

    def unseen(self) -> Counter[str]:
        """Return the adversaries that are in the supply or in the hands of rivals."""
        layout = [card for cards in self.table["columns"].values() for card in cards]
        return Counter(self.parts.adversaries) - Counter([*layout, *self.table["out"], *self.trophies])

    def payments(self) -> tuple[tuple[Cards, ...], ...]:
        """Return what the hand can pay, by value."""
        return knight_payments(self.hand, self.settings["overpay"], self.settings["overpayMerlin"])
