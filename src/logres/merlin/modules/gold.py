"""Gold and mistletoe: coins for the dice, mistletoe for missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from logres.engine import Fault, zone
from logres.merlin.modules.module import Module

COINS, MISTLETOE = 30, 11  # R2.6
FIRST_COINS, FIRST_MISTLETOE = 2, 1  # of each player: R3.8


class Gold(Module):
    """Thirty coins and eleven pieces of mistletoe."""  # R2.6

    key: ClassVar[str] = "gold"
    rule: ClassVar[str] = "R50"

    coin_supply: int = zone()
    coins: list[int] = zone(by_seat=True)
    mistletoe_supply: int = zone()
    mistletoe: list[int] = zone(by_seat=True)

    async def setup(self) -> None:
        """All coins and all mistletoe lie beside the apples."""  # R3.4
        self.coin_supply, self.coins = COINS, [0 for _ in self.seats]
        self.mistletoe_supply, self.mistletoe = MISTLETOE, [0 for _ in self.seats]
        await super().setup()

    def equip(self, seat: int) -> None:
        """Also two coins and a piece of mistletoe."""  # R3.8
        super().equip(seat)
        self.take_coins(seat, FIRST_COINS)
        for _ in range(FIRST_MISTLETOE):
            self.take_mistletoe(seat)

    # Coins

    def coins_left(self) -> int:
        """How many coins can be had."""  # X2
        return self.coin_supply

    def take_coins(self, seat: int, count: int) -> None:
        """Take so many coins, or those that are left."""  # X2
        taken = min(count, self.coins_left())
        if taken:
            self.coin_supply -= taken
            self.coins[seat] += taken
            self.tell("took-coins", seat, count=taken)

    def pay_coins(self, seat: int, count: int) -> None:
        """Coins that are paid go back to the supply."""  # X73
        self.coins[seat] -= count
        self.coin_supply += count
        self.tell("paid-coins", seat, count=count)

    # Mistletoe

    def mistletoe_left(self) -> int:
        """How many pieces of mistletoe can be had."""  # X2
        return self.mistletoe_supply

    def take_mistletoe(self, seat: int) -> None:
        """Take a piece of mistletoe, if one is left."""  # X2
        if self.mistletoe_left():
            self.mistletoe_supply -= 1
            self.mistletoe[seat] += 1
            self.tell("took-mistletoe", seat)

    # Either

    def fruits(self) -> list[str]:
        """Apple and mistletoe, as far as they can be had."""  # X2
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

    # Soundness

    def miscounted(self) -> Iterator[Fault]:
        """Also coins and mistletoe that are lost or doubled."""  # I2
        yield from super().miscounted()
        for name, supply, held, wanted in (
            ("coin_supply", self.coin_supply, self.coins, COINS),
            ("mistletoe_supply", self.mistletoe_supply, self.mistletoe, MISTLETOE),
        ):
            if supply + sum(held) != wanted or min(supply, *held) < 0:
                yield Fault(name, f"I2: there are {supply + sum(held)} in all, not {wanted}")
