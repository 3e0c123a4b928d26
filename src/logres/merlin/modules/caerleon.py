"""City of Caerleon: six districts replace the principalities, each with different work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Literal

from logres.engine import Asking, Fault, Happening, Json, Setting, listing, zone
from logres.merlin.base.position import Act
from logres.merlin.modules.gold import Gold
from logres.merlin.pieces import DISTRICTS, FETCHES, PLACES, VASSALS, District, Good, Kind, Place, Vassal

LADY = "lady"
ROOM = 2  # places for the other three kinds of vassals: R71
MASTERS = 2  # goods that the vassal of the trade fetches; others fetch one: R72
COINS, FRUITS, EXCHANGES = 2, 2, 4  # for a vassal in the mint, in the orchard, at the merchant: R72
STORES: dict[District, Kind] = {"smith": "shield", "quarry": "material", "tailor": "flag"}  # R70.2
COIN: Literal["coin"] = "coin"

Lodger = tuple[int, Vassal]  # a seat, and its vassal in a district


class Caerleon(Gold):
    """A district counts as a principality; missions, markers and spaces name it by its roof colour."""  # R70

    key: ClassVar[str] = "caerleon"
    rule: ClassVar[str] = "R70"
    needs: ClassVar[tuple[str, ...]] = ("gold",)
    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("districts", ("fixed", "random"), "Q67"),
        Setting("castleBonus", ("colours", "districts"), "Q102", modules=("knights",)),
    )

    districts: dict[Place, District] = zone()

    class LaidCity(Happening):
        """The districts are laid out."""

        districts: dict[Place, District]

    class AskMakeRoom(Asking):
        """Which vassal goes home from the full district?"""

        options: Lodger
        vassal: Vassal
        place: Place

    class AskFetch(Asking):
        """What do you take from the store?"""

        options: Good
        kind: Kind

    class AskMerchant(Asking):
        """What do you give to the merchant?"""

        options: Act | None
        left: int

    class AskBarter(Asking):
        """What do you take from the merchant?"""

        options: Good | Literal["coin"]
        given: Good | Literal["coin"]

    async def setup(self) -> None:
        """Lay out the districts by the colours of their roofs."""  # R70.1
        self.districts = {place: self.parts.districts[place] for place in PLACES}
        await super().setup()

    def lay_out_board(self) -> None:
        """Lay out the board; as a house rule, shuffle the districts, whatever their colours."""  # Q67
        super().lay_out_board()
        if self.settings["districts"] == "random":
            districts = [*DISTRICTS]
            self.chance.shuffle(districts)
            self.districts = dict(zip(PLACES, districts, strict=True))
        self.tell("laid-city", districts=dict[str, Json](self.districts.items()))

    # Lodging

    def lodgers(self, place: Place) -> list[Lodger]:
        """The vassals in a district except ladies, who have a separate place."""  # R71
        return [
            (seat, vassal)
            for seat in self.seats
            for vassal in VASSALS
            if vassal != LADY and self.vassals[seat][vassal] == place
        ]

    async def make_room(self, seat: int, vassal: Vassal, place: Place) -> None:
        """If two of other kinds are there, choose one to send home, even your own."""  # R71, X100
        await super().make_room(seat, vassal, place)
        lodgers = self.lodgers(place)
        if vassal == LADY or (seat, vassal) in lodgers or len(lodgers) < ROOM:  # X101: it has its place
            return
        self.send_home(*await self.choose(seat, "make-room", lodgers, "R71", vassal=vassal, place=place))

    # Duties

    async def duty(self, seat: int, vassal: Vassal, place: Place) -> None:
        """Place a marker with the lady; do the work of the district with the others."""  # R72, X63, X104
        if vassal == LADY:
            await super().duty(seat, vassal, place)
        else:
            await self.work(seat, vassal, self.districts[place])

    async def work(self, seat: int, vassal: Vassal, district: District) -> None:
        """Do the work of a district with your vassal."""  # R72
        match district:
            case "mint":
                self.take_coins(seat, COINS)
            case "orchard":
                for _ in range(FRUITS):
                    await self.pick_fruit(seat, "R72")
            case "merchant":
                await self.trade(seat)
            case _:
                await self.fetch(seat, vassal, STORES[district])

    async def fetch(self, seat: int, vassal: Vassal, kind: Kind) -> None:
        """Take a good of any colour, or two with the vassal of that trade."""  # R72, Q66, X107
        for _ in range(MASTERS if FETCHES[vassal] == kind else 1):
            if goods := self.obtainable((kind,)):
                self.take(seat, await self.choose(seat, "fetch", goods, "R72", kind=kind))

    # The merchant

    async def trade(self, seat: int) -> None:
        """Exchange up to four times, with free acts in between."""  # R72, X106
        left = EXCHANGES
        while left and (barters := self.barters(seat)):
            acts = [*barters, *self.free_acts(seat)]
            act = await self.may(seat, "merchant", acts, "R72", left=left)
            if act is None:
                return
            await self.perform(seat, act)
            left -= act in barters

    @listing
    def barters(self, seat: int) -> list[Act]:
        """You can give the merchant a coin for a good, or a good for another or a coin."""  # R72, X105
        has_goods = bool(self.obtainable())
        goods = self.belongings(seat) if has_goods or self.coins_left() else []
        coin = [COIN] if self.coins[seat] and has_goods else []
        return [("barter", given) for given in (*goods, *coin)]

    async def act_barter(self, seat: int, given: Good | Literal["coin"]) -> None:
        """Give a good or a coin, then take any good; for a good you can also take a coin."""  # R72, X105
        wares: list[Good | Literal["coin"]]
        if given == COIN:
            self.pay_coins(seat, 1)
            wares = [*self.obtainable()]
        else:
            await self.give_back(seat, given)
            wares = [*self.obtainable(), *([COIN] if self.coins_left() else [])]
        taken = await self.choose(seat, "barter", wares, "R72", given=given)
        if taken == COIN:
            self.take_coins(seat, 1)
        else:
            self.take(seat, taken)

    # Soundness

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, and districts that are not those of the city."""  # R70.1
        yield from super().misplaced()
        is_fixed = self.settings["districts"] == "fixed"
        if (*self.districts,) != PLACES or Counter(self.districts.values()) != Counter(DISTRICTS):
            yield Fault("districts", f"the districts are {', '.join(DISTRICTS)}, one for each colour")
        elif is_fixed and self.districts != self.parts.districts:
            roofs = ", ".join(f"{place} {district}" for place, district in self.parts.districts.items())
            yield Fault("districts", f"the districts lie by the colours of their roofs: {roofs}")

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces, and more vassals in a district than it has places."""  # I4
        yield from super().miscounted()
        for place in PLACES:
            if len(self.lodgers(place)) > ROOM:
                seat, vassal = self.lodgers(place)[-1]
                wrong = f"I4: a district has {ROOM} places for vassals besides the lady's"
                yield Fault(f"vassals.{seat}.{vassal}", wrong)
