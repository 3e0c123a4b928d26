"""Cauldrons: a die in one of them moves Morgana and sets a token to work."""

from __future__ import annotations

from typing import Literal

from logres.engine import Asking, Happening, listing
from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import KNIGHTS, PERSONAL, Act
from logres.merlin.modules.morgana import Morgana, unlike
from logres.merlin.pieces import (
    GOOD,
    KINDS,
    Die,
    Face,
    Figure,
    Good,
    MorganaDie,
    Place,
    Seat,
    Space,
    TokenAction,
    as_good,
)

WILD = 6  # the face that fits every cauldron: R81
SOLD, EARNED = 2, 3  # goods for coins: R86.3
PRICE, BOUGHT = 2, 3  # coins for goods: R86.3

Spell = tuple[int, str, int]  # a seat, its die, and the face that it will show
Pair = tuple[str, str]  # two figures


class Cauldrons(Morgana):
    """Each cauldron takes one of Morgana's dice, sends her along the ring and performs its token."""  # R85

    class ForfeitedToken(Happening):
        """The action of a token is not performed."""

        action: TokenAction

    class TurnedToken(Happening):
        """A token is turned over to another action."""

        cauldron: int
        action: TokenAction

    class MovedMorgana(Happening):
        """Morgana closes another principality."""

        origin: Place | None
        place: Place

    class SwappedFigures(Happening):
        """Two figures exchange their places."""

        figure: Figure
        other: Figure
        left: Space
        space: Space

    class AskMorgana(Asking):
        """Where does Morgana go?"""

        options: Place | None
        cauldron: int

    class AskBewitch(Asking):
        """Which die do you turn, and to which face?"""

        options: tuple[Seat, Die, Face] | None

    class AskSwapFigures(Asking):
        """Which figures exchange their places?"""

        options: tuple[Figure, Figure] | None

    class AskWitchGold(Asking):
        """Do you sell goods for coins, or buy goods?"""

        options: Literal["coins", "goods"] | None

    class AskSell(Asking):
        """Which good do you sell?"""

        options: Good
        left: int

    class AskBuy(Asking):
        """What do you buy where Morgana is?"""

        options: Good | Literal["coin", "apple", "mistletoe"]
        left: int

    # A die for a cauldron

    def witchcraft(self, seat: int, die: str) -> list[Act]:
        """Add the free cauldrons that her die fits."""  # R81
        free = self.free_cauldrons(self.morgana_faces[die])
        return [*super().witchcraft(seat, die), *(("cauldron", die, number) for number in free)]

    def free_cauldrons(self, face: int) -> list[int]:
        """The numbers of the cauldrons that take a face and have no die yet."""  # R85, Q75, Q95
        wanted = enumerate(zip(self.parts.kitchen.faces, self.cauldron_dice, strict=True), 1)
        return [number for number, (fits, die) in wanted if die is None and face in (fits, WILD)]

    async def act_cauldron(self, seat: int, die: MorganaDie, number: int) -> None:
        """Lay the die into a cauldron: Morgana moves, then its token works and is turned over."""  # R85
        self.cauldron_dice[number - 1] = die
        self.use_pentagram(seat, die, f"cauldron-{number}")
        await self.move_morgana(seat, number)
        token = self.cauldrons[number - 1]
        if not await getattr(self, f"token_{token[0]}")(seat):
            self.tell("forfeited-token", seat, action=token[0])
        token.reverse()  # R85.2, X99e
        self.tell("turned-token", seat, cauldron=number, action=token[0])

    async def move_morgana(self, seat: int, number: int) -> None:
        """Move Morgana. As a house rule she may still wait beside the board at first."""  # R85.1, Q103
        haunts = self.haunts(number)
        if self.morgana is None and self.settings["morganaWaits"] == "on":
            place = await self.may(seat, "morgana", haunts, "Q103", cauldron=number)
        else:
            place = await self.choose(seat, "morgana", haunts, "R85.1", cauldron=number)
        if place is not None:
            origin, self.morgana = self.morgana, place
            self.tell("moved-morgana", seat, origin=origin, place=place)

    @listing
    def haunts(self, number: int) -> list[Place]:
        """The places that Morgana can go to: any at first, then as far as the cauldron says."""  # R85.1, Q69
        places = self.parts.places
        if self.morgana is None:
            return [*places]
        most, at = self.parts.kitchen.moves[number - 1], places.index(self.morgana)
        steps = range(1, most + 1) if self.settings["morganaMove"] == "upTo" else (most,)
        found = {places[(at + way * step) % len(places)] for step in steps for way in (1, -1)}
        return [place for place in places if place in found]

    # The tokens, each of which may be forfeited: R85.2

    async def token_bewitch(self, seat: int) -> bool:
        """Turn one of your dice, or a rival's personal die, to any face."""  # R86.1
        spell = await self.may(seat, "bewitch", self.spells(seat), "R86.1")
        if spell is None:
            return False
        self.turn_die(*spell, "bewitch")
        return True

    @listing
    def spells(self, seat: int) -> list[Spell]:
        """Every other face for your unused dice and rivals' unused personal dice."""  # R86.1, R6.3, X89b
        return [
            (owner, die, face)
            for owner in (seat, *(rival for rival in self.seats if rival != seat))
            for die in unlike(self.faces[owner], self.unused(owner))
            if owner == seat or die in PERSONAL
            for face in SIDES
            if face != self.faces[owner][die]
        ]

    async def token_swap(self, seat: int) -> bool:
        """Exchange the places of two figures, without an action."""  # R86.2
        pair = await self.may(seat, "swap-figures", self.exchanges(seat), "R86.2")
        if pair is None:
            return False
        one, other = pair
        left, space = self.figures[one], self.figures[other]
        self.figures[one], self.figures[other] = space, left
        self.tell("swapped-figures", seat, figure=one, other=other, left=left, space=space)
        return True

    @listing
    def exchanges(self, seat: int) -> list[Pair]:
        """The pairs of figures on different spaces, neither where Morgana stands."""  # R86.2, X89, X89a
        return [
            (one, other)
            for one, other in self.exchangeable(seat)
            if self.figures[one] != self.figures[other]
            and self.morgana not in (self.figures[one], self.figures[other])
        ]

    def exchangeable(self, seat: int) -> list[Pair]:
        """Your knight with each other knight."""  # R86.2
        return [(KNIGHTS[seat], KNIGHTS[rival]) for rival in self.seats if rival != seat]

    async def token_gold(self, seat: int) -> bool:
        """Give two goods for three coins, or pay two coins for three goods where Morgana is."""  # R86.3, Q76
        trade = await self.may(seat, "witch-gold", self.witch_trades(seat), "R86.3")
        if trade is None:
            return False
        if trade == "coins":
            for left in range(SOLD, 0, -1):
                sold = await self.choose(seat, "sell", self.belongings(seat), "R86.3", left=left)
                await self.give_back(seat, sold)
            self.take_coins(seat, EARNED)
            return True
        self.pay_coins(seat, PRICE)
        for left in range(BOUGHT, 0, -1):  # X94: as long as something is left
            if spoils := self.spoils(seat):
                await self.take_spoil(seat, await self.choose(seat, "buy", spoils, "R86.3", left=left))
        return True

    @listing
    def witch_trades(self, seat: int) -> list[str]:
        """The trades that you can pay for and that bring something."""  # R86.3
        sells = self.goods_in_all(seat) >= SOLD and self.coins_left()
        buys = self.coins[seat] >= PRICE and self.spoils(seat)
        return [*(["coins"] if sells else []), *(["goods"] if buys else [])]

    @listing
    def spoils(self, seat: int) -> list[str]:
        """The goods left in the principality that Morgana closes."""  # R86.3
        if self.morgana is None:
            return []
        return [GOOD[kind][self.morgana] for kind in KINDS if self.supply[GOOD[kind][self.morgana]]]

    async def take_spoil(self, seat: int, spoil: str) -> None:
        """Take a good of the principality that Morgana closes."""  # R86.3
        self.take(seat, as_good(spoil))
