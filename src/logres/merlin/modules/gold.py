"""Gold and mistletoe: coins for the dice, mistletoe for missions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, Literal, TypeVar

from logres.engine import Asking, Fault, Happening, zone
from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import Act, Scored
from logres.merlin.base.spaces import action
from logres.merlin.missions import Mission
from logres.merlin.modules.module import Module
from logres.merlin.pieces import Card, Die, Face, Good

COINS, MISTLETOE = 30, 11  # R2.6
FIRST_COINS, FIRST_MISTLETOE = 2, 1  # for each player: R3.8
PAIR, PAIR_POINTS = 2, 3  # coins that bring points at the end, and the points: R13.3
AT_ONCE = 2  # conditions that one icon can be part of: its own, and that of its kind

Icon = TypeVar("Icon")


@lru_cache(maxsize=4096)
def lightened(mission: Mission, count: int) -> tuple[Mission, ...]:
    """The mission without `count` of its icons, in every way; two vassals are one icon."""  # X71a
    if not count:
        return (mission,)
    heavier = lightened(mission, count - 1)
    return tuple(dict.fromkeys(lighter for one in heavier for lighter in _lightened(one)))


def _lightened(mission: Mission) -> list[Mission]:
    return [
        *(replace(mission, goods=rest) for rest in _without_one(mission.goods)),
        *(replace(mission, kinds=rest) for rest in _without_one(mission.kinds)),
        *(replace(mission, markers=rest) for rest in _without_one(mission.markers)),
        *([replace(mission, anywhere=mission.anywhere - 1)] if mission.anywhere else []),
        *(replace(mission, posted=rest) for rest in _without_one(mission.posted)),
        *(replace(mission, two_in=rest) for rest in _without_one(mission.two_in)),
        *(replace(mission, together=rest) for rest in _without_one(mission.together)),
    ]


def _without_one(icons: tuple[Icon, ...]) -> list[tuple[Icon, ...]]:
    return [(*icons[:at], *icons[at + 1 :]) for at in range(len(icons))]


class Gold(Module):
    """Thirty coins and eleven pieces of mistletoe."""  # R2.6

    key: ClassVar[str] = "gold"
    rule: ClassVar[str] = "R50"

    coin_supply: int = zone()
    coins: list[int] = zone(by_seat=True)
    mistletoe_supply: int = zone()
    mistletoe: list[int] = zone(by_seat=True)

    class TookCoins(Happening):
        """Coins go from the supply to a castle."""

        count: int

    class PaidCoins(Happening):
        """Coins go back to the supply."""

        count: int

    class TookMistletoe(Happening):
        """A piece of mistletoe goes from the supply to a castle."""

    class UsedMistletoe(Happening):
        """A piece of mistletoe goes back to the supply."""

    class ScoredCoins(Scored):
        """Pairs of coins are worth points at the end of the game."""

        source: Literal["coins"]

    class AskFruit(Asking):
        """Do you take an apple or mistletoe?"""

        options: Literal["apple", "mistletoe"]

    class AskMistletoe(Asking):
        """How much mistletoe do you spend on a mission?"""

        options: int
        mission: Card

    async def setup(self) -> None:
        """Put all coins and mistletoe beside the apples."""  # R3.4
        self.coin_supply, self.coins = COINS, [0 for _ in self.seats]
        self.mistletoe_supply, self.mistletoe = MISTLETOE, [0 for _ in self.seats]
        await super().setup()

    def equip(self, seat: int) -> None:
        """Take the usual pieces, two coins and a piece of mistletoe."""  # R3.8
        super().equip(seat)
        self.take_coins(seat, FIRST_COINS)
        for _ in range(FIRST_MISTLETOE):
            self.take_mistletoe(seat)

    def spaces(self) -> tuple[str, ...]:  # instead of the base rule
        """The ring with coins and mistletoe."""  # R3.1, R53, Q56
        return self.parts.gold.ring

    # Coins

    def coins_left(self) -> int:
        """How many coins are available."""  # X2
        return self.coin_supply

    def take_coins(self, seat: int, count: int) -> None:
        """Take this many coins, or as many as are left."""  # X2
        taken = min(count, self.coins_left())
        if taken:
            self.gain_coins(seat, taken)

    def gain_coins(self, seat: int, count: int) -> None:
        """Move this many coins from the supply to your castle."""
        self.coin_supply -= count
        self.coins[seat] += count
        self.tell("took-coins", seat, count=count)

    def pay_coins(self, seat: int, count: int) -> None:
        """Pay coins back to the supply."""  # X73
        self.coins[seat] -= count
        self.coin_supply += count
        self.tell("paid-coins", seat, count=count)

    def alterations(self, seat: int) -> list[Act]:
        """The acts that change the face of a die, including a coin."""  # R51
        return [*super().alterations(seat), *self.coin_turns(seat)]

    def coin_turns(self, seat: int) -> list[Act]:
        """You can pay a coin for a point more or less on a die."""  # R51, R6.3, X72, Q57
        if not self.coins[seat]:
            return []
        faces = self.faces[seat]
        return [
            ("coin", die, face)
            for die in self.different_dice(seat)
            for face in (faces[die] - 1, faces[die] + 1)
            if face in SIDES
        ]

    async def act_coin(self, seat: int, die: Die, face: Face) -> None:
        """Pay a coin to turn one of your dice a point up or down."""  # R51
        self.pay_coins(seat, 1)
        self.turn_die(seat, die, face, "coin")

    # Mistletoe

    def mistletoe_left(self) -> int:
        """How many pieces of mistletoe are available."""  # X2
        return self.mistletoe_supply

    def take_mistletoe(self, seat: int) -> None:
        """Take a piece of mistletoe, if one is left."""  # X2
        if self.mistletoe_left():
            self.gain_mistletoe(seat)

    def gain_mistletoe(self, seat: int) -> None:
        """Move a piece of mistletoe from the supply to your castle."""
        self.mistletoe_supply -= 1
        self.mistletoe[seat] += 1
        self.tell("took-mistletoe", seat)

    # Either

    def fruits(self) -> list[str]:
        """Apple and mistletoe, if available."""  # X2
        return [
            *(["apple"] if self.apples_left() else []),
            *(["mistletoe"] if self.mistletoe_left() else []),
        ]

    async def pick_fruit(self, seat: int, rule: str) -> None:
        """Take an apple or a piece of mistletoe, if one is left."""  # R53, X2
        if not (fruits := self.fruits()):
            return
        if await self.choose(seat, "fruit", fruits, rule) == "apple":
            self.take_apple(seat)
        else:
            self.take_mistletoe(seat)

    def mistletoe_of(self, seat: int) -> int:
        """How many pieces of mistletoe you can spend."""  # R52
        return self.mistletoe[seat]

    async def spend_mistletoe(self, seat: int) -> None:
        """Give a piece of mistletoe back to the supply."""  # R52
        self.mistletoe[seat] -= 1
        self.mistletoe_supply += 1
        self.tell("used-mistletoe", seat)

    def reliefs(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> dict[int, Mission]:
        """How much mistletoe helps you meet a mission, with what remains of it."""  # R52, X74
        # If something other than mistletoe can meet the rest, there are two ways: X71
        found: dict[int, Mission] = {}
        most = self.mistletoe_of(seat)
        if not self.lacks_at_most(AT_ONCE * (most + 1), seat, mission, goods):
            return found
        for count in range(most + 1):
            for lighter in lightened(mission, count):
                if self.lacks_at_most(0, seat, lighter, goods):
                    return {**found, count: lighter}
                if not found and super().meets(seat, lighter, goods):
                    found = {count: lighter}
        return found

    def resolvable(self, seat: int, goods: Mapping[Good, int]) -> list[str]:
        """The missions in your hand that you could resolve with these goods, or with mistletoe too."""  # R52
        met = super().resolvable(seat, goods)
        if not self.mistletoe_of(seat):
            return met
        hand = self.hands[seat]
        return [card for card in hand if card in met or self.reliefs(seat, self.mission(card), goods)]

    def meets(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> bool:
        """Whether you have everything a mission asks for, with these goods and mistletoe."""  # R52, X74
        return super().meets(seat, mission, goods) or bool(self.reliefs(seat, mission, goods))

    async def meet(self, seat: int, mission: Mission) -> None:
        """Spend as much mistletoe as needed, or less if something else meets the rest."""  # R52, X71
        reliefs = self.reliefs(seat, mission, self.goods(seat))
        count = await self.choose(seat, "mistletoe", [*reliefs], "R52", mission=mission.id)
        for _ in range(count):
            await self.spend_mistletoe(seat)
        await super().meet(seat, reliefs[count])

    # Spaces

    async def space_gold(self, seat: int, space: str) -> bool:
        """Take a coin."""  # R53
        self.take_coins(seat, 1)
        return True

    async def space_mistletoe(self, seat: int, space: str) -> bool:
        """Take an apple or a piece of mistletoe."""  # R53
        performed = bool(self.fruits())
        await self.pick_fruit(seat, "R53")
        return performed

    def offers(self, seat: int, space: str) -> bool:
        """Whether a space offers you anything, including the new spaces."""  # R53
        match action(space):
            case "gold":
                return self.coins_left() > 0
            case "mistletoe":
                return bool(self.fruits())
        return super().offers(seat, space)

    # The end

    def leftovers(self, seat: int) -> dict[str, int]:
        """Your points for what is left, including pairs of coins but not mistletoe."""  # R13.3, R13.5, Q58
        return {**super().leftovers(seat), "coins": PAIR_POINTS * (self.coins[seat] // PAIR)}

    # Soundness

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces, including coins and mistletoe."""  # I2
        yield from super().miscounted()
        for name, supply, held, wanted in (
            ("coin_supply", self.coin_supply, self.coins, COINS),
            ("mistletoe_supply", self.mistletoe_supply, self.mistletoe, MISTLETOE),
        ):
            if supply + sum(held) != wanted or min(supply, *held) < 0:
                yield Fault(name, f"I2: there are {supply + sum(held)} in all, not {wanted}")
