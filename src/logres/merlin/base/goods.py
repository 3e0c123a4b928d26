"""Goods: shields, flags and materials, taken from the principalities and given back to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from logres.engine import Asking, Happening, listing
from logres.merlin.base.position import Position
from logres.merlin.pieces import GOOD, GOODS, KINDS, Good, Kind, Place, Seat


class Goods(Position):
    """Taking, giving back and exchanging goods."""

    class Took(Happening):
        """A good goes from its principality to a castle."""

        good: Good

    class GaveBack(Happening):
        """A good goes from a castle back to its principality."""

        good: Good

    class TookGrail(Happening):
        """The Grail has a new holder."""

        former: Seat | None

    class TookApple(Happening):
        """An apple goes from the supply to a castle."""

    class AskGive(Asking):
        """What do you give back at an exchange space?"""

        options: Good | None

    class AskTake(Asking):
        """What do you take in exchange?"""

        options: Good

    def goods(self, seat: int) -> Mapping[Good, int]:
        """The shields, flags and materials that you have."""
        return self.castles[seat]

    def count(self, seat: int, kind: Kind) -> int:
        """How many of a kind you have."""
        castle = self.goods(seat)
        return sum([castle[good] for good in GOOD[kind].values()])

    @listing
    def belongings(self, seat: int) -> list[Good]:
        """The shields, flags and materials that you can give away."""
        goods = self.goods(seat)
        return [good for good in GOODS if goods[good]]

    def is_available(self, good: Good) -> bool:
        """Whether a good is available: its principality has one."""  # X1
        return self.supply[good] > 0

    @listing
    def obtainable(self, kinds: Sequence[Kind] = KINDS) -> list[Good]:
        """The goods of these kinds that are available in any principality."""
        return [good for kind in kinds for good in GOOD[kind].values() if self.is_available(good)]

    @listing
    def claimable(self, seat: int, kind: Kind, places: Sequence[Place]) -> list[Place]:
        """The principalities among these where you would get one of the kind."""
        return [place for place in places if self.is_available(GOOD[kind][place])]

    async def claim(self, seat: int, kind: Kind, place: Place) -> None:
        """Take one of the kind from the principality, if one is left."""  # R8.1, X1
        good = GOOD[kind][place]
        if self.is_available(good):
            self.take(seat, good)

    def take(self, seat: int, good: Good) -> None:
        """Move a good from its principality to your castle."""
        self.supply[good] -= 1
        self.castles[seat][good] += 1
        self.tell("took", seat, good=good)

    def can_spend(self, seat: int, good: Good) -> bool:
        """Whether you can spend a good: a material to build, or a shield to repel."""  # R8.9b, R12.1a
        return self.goods(seat)[good] > 0

    async def spend(self, seat: int, good: Good) -> None:
        """Give a material that pays, or a shield that repels, back to its principality."""  # R8.9b, R12.1a
        await self.give_back(seat, good)

    async def give_back(self, seat: int, good: Good) -> None:
        """Give a good from your castle back to its principality."""
        self.castles[seat][good] -= 1
        self.supply[good] += 1
        self.tell("gave-back", seat, good=good)

    async def space_exchange(self, seat: int, space: str) -> bool:
        """You may give back a shield, flag or material, then take one from any principality."""  # R8.7
        given = await self.may(seat, "give", self.belongings(seat), "R8.7")
        if given is None:
            return False
        await self.give_back(seat, given)
        if obtainable := self.obtainable():  # X14: the same may be taken back
            self.take(seat, await self.choose(seat, "take", obtainable, "R8.7"))
        return True

    async def space_grail(self, seat: int, space: str) -> bool:
        """Take the Grail, wherever it is, and an apple."""  # R8.5, Q19
        former, self.grail = self.grail, seat
        self.tell("took-grail", seat, former=former)
        self.take_apple(seat)
        return True

    def apples_left(self) -> int:
        """How many apples are available."""  # X2
        return self.apple_supply

    def take_apple(self, seat: int) -> None:
        """Take an apple, if one is left."""  # X2
        if self.apples_left():
            self.gain_apple(seat)

    def gain_apple(self, seat: int) -> None:
        """Move an apple from the supply to your castle."""
        self.apple_supply -= 1
        self.apples[seat] += 1
        self.tell("took-apple", seat)

    def return_apple(self, seat: int) -> None:
        """Give an apple back to the supply."""
        self.apples[seat] -= 1
        self.apple_supply += 1
