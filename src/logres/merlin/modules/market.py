"""Market: once in a turn, a coin buys a ware."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from logres.engine import Asking, Fault, Happening, Setting, zone
from logres.merlin.base.manors import Site
from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import Act
from logres.merlin.missions import Mission
from logres.merlin.modules.gold import Gold
from logres.merlin.parts.market import FRUIT, SOLD, Ware, tile_for
from logres.merlin.pieces import GOOD, KIND_OF, Die, Face, Good, Kind, Place

PRICE = 1  # coins for a ware: R60.2
# The tiles that can be used as a shield or a material: R61
TILES: dict[str, Good] = {tile_for(good): good for kind in SOLD.values() for good in GOOD[kind].values()}


class Market(Gold):
    """A board with wares of five kinds, at a coin each."""  # R60.1

    key: ClassVar[str] = "market"
    rule: ClassVar[str] = "R60"
    needs: ClassVar[tuple[str, ...]] = ("gold",)
    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("marketWild", ("off", "on"), "Q60"),
        Setting("marketStrict", ("off", "on"), "Q61"),
    )

    market: dict[str, int] = zone()  # how many of each ware lie on the board
    wares: list[dict[str, int]] = zone(by_seat=True)  # bought and not spent
    traded: bool = zone()  # this turn

    class Bought(Happening):
        """A ware is bought."""

        ware: Ware

    class ReturnedWare(Happening):
        """A ware that is spent goes back to the market."""

        ware: Ware

    class AskRaise(Asking):
        """Which do you use as the shield, the good or a tile?"""

        options: Good | Ware
        good: Good

    class AskPay(Asking):
        """Which do you give, the piece or a tile in its place?"""

        options: Good | Ware | Literal["mistletoe"]
        piece: Good | Literal["mistletoe"]

    async def setup(self) -> None:
        """Lay all wares on the board."""  # R3.13, R60.1
        self.market = dict(self.parts.market)
        self.wares = [{} for _ in self.seats]
        await super().setup()

    def forget_turn(self) -> None:
        """Reset everything that lasts for one turn, including the visit to the market."""  # R60.2
        super().forget_turn()
        self.traded = False

    # The visit

    def purchases(self, seat: int) -> list[Act]:
        """You can buy one ware a turn for a coin, unless you have resolved a mission."""  # R60.2, X83b
        if self.traded or self.resolved or self.due or self.coins[seat] < PRICE:
            return []
        return [("buy", ware) for ware, count in self.market.items() if count]

    async def act_buy(self, seat: int, ware: Ware) -> None:
        """Pay a coin and take a ware."""  # R60.2
        self.pay_coins(seat, PRICE)
        self.traded = True
        self.market[ware] -= 1
        self.receive(seat, ware)
        self.tell("bought", seat, ware=ware)

    def receive(self, seat: int, ware: str) -> None:
        """Put a ware that you have bought beside your castle."""  # R61, R63.1, R64
        self.wares[seat][ware] = self.wares[seat].get(ware, 0) + 1

    def part_with(self, seat: int, ware: str) -> None:
        """Remove a ware from your castle."""
        self.wares[seat][ware] -= 1
        if not self.wares[seat][ware]:
            del self.wares[seat][ware]

    def return_ware(self, seat: int, ware: str) -> None:
        """Put a ware that you spend back on the market."""  # R61, R64, X77
        self.part_with(seat, ware)
        self.market[ware] += 1
        self.tell("returned-ware", seat, ware=ware)

    def free_acts(self, seat: int) -> list[Act]:
        """The acts for any time in your turn, including a visit to the market."""  # R60.2, X83a
        return [*super().free_acts(seat), *self.purchases(seat)]

    def may_resolve(self) -> bool:
        """Whether you may still resolve a mission: not after a market visit."""  # R60.2, R110.11, X24, X83b
        return super().may_resolve() and not self.traded

    # Shield tiles and material tiles

    def tiles_of_goods(self, seat: int) -> dict[str, int]:
        """Your shield tiles and material tiles."""  # R61
        return {ware: count for ware, count in self.wares[seat].items() if ware in TILES}

    def tiles_of_kind(self, seat: int, kind: Kind) -> int:
        """How many of your tiles are of a kind, shields or materials."""  # R61
        tiles = self.tiles_of_goods(seat)
        return sum([count for tile, count in tiles.items() if KIND_OF[TILES[tile]] == kind])

    def goods(self, seat: int) -> Mapping[Good, int]:
        """Your goods; tiles count as the shields and materials of their colours."""  # R61, X76
        goods = super().goods(seat)
        if not self.wares[seat] or not (tiles := self.tiles_of_goods(seat)):
            return goods
        return {**goods, **{TILES[tile]: goods[TILES[tile]] + count for tile, count in tiles.items()}}

    def count(self, seat: int, kind: Kind) -> int:
        """How many of a kind you have (house rule: without tiles)."""  # Q61
        count = super().count(seat, kind)
        if self.settings["marketStrict"] == "off":
            return count
        return count - self.tiles_of_kind(seat, kind)

    def goods_in_all(self, seat: int) -> int:
        """The number of all your goods (house rule: without tiles)."""  # R13.2, Q61
        count = super().goods_in_all(seat)
        if self.settings["marketStrict"] == "off":
            return count
        return count - sum(self.tiles_of_goods(seat).values())

    def belongings(self, seat: int) -> list[Good]:
        """The goods that you can give away (house rule: no tiles)."""  # Q61, X77
        goods = super().belongings(seat)
        if self.settings["marketStrict"] == "off":
            return goods
        return [good for good in goods if self.castles[seat][good]]

    def tiles_for(self, seat: int, good: Good) -> list[str]:
        """Your tiles that can be spent as a good (house rule: those of any colour)."""  # R61, Q60
        if self.settings["marketWild"] == "off":
            return [tile for tile in (tile_for(good),) if tile in self.wares[seat]]
        return [tile for tile in self.tiles_of_goods(seat) if KIND_OF[TILES[tile]] == KIND_OF[good]]

    def can_spend(self, seat: int, good: Good) -> bool:
        """Whether you can spend a good or a tile in its place."""  # R61, Q60
        return super().can_spend(seat, good) or bool(self.tiles_for(seat, good))

    async def spend(self, seat: int, good: Good) -> None:
        """Spend a good or a tile, as you choose."""  # R61
        # instead of the base rule, because either can be spent
        pieces = [*([good] if self.castles[seat][good] else []), *self.tiles_for(seat, good)]
        if KIND_OF[good] == "shield":
            piece = await self.choose(seat, "raise", pieces, "R61", good=good)
        else:
            piece = await self.choose(seat, "pay", pieces, "R61", piece=good)
        if piece in TILES:
            self.return_ware(seat, piece)
        else:
            await super().give_back(seat, good)

    async def give_back(self, seat: int, good: Good) -> None:
        """Give a good or a tile away, as you choose."""  # X77, Q61
        is_strict = self.settings["marketStrict"] == "on"
        own = [good] if self.castles[seat][good] else []
        tiles = [tile for tile in (tile_for(good),) if tile in self.wares[seat] and not is_strict]
        piece = await self.choose(seat, "pay", [*own, *tiles], "X77", piece=good)
        if piece in TILES:
            self.return_ware(seat, piece)
        else:
            await super().give_back(seat, good)

    # Tiles of any colour, as a house rule

    def painted(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> Mapping[Good, int]:
        """These goods, with your tiles in the colours that a mission lacks."""  # Q60
        tiles = [TILES[tile] for tile, count in self.tiles_of_goods(seat).items() for _ in range(count)]
        if not tiles:
            return goods
        found = dict(goods)
        for kind in SOLD.values():
            mine = [good for good in tiles if KIND_OF[good] == kind]
            for good in mine:
                found[good] -= 1
            wanted = Counter(good for good in mission.goods if KIND_OF[good] == kind)
            lacking = {good: count - found[good] for good, count in wanted.items() if count > found[good]}
            nearest_first = sorted(lacking, key=lambda good: lacking[good])
            colours = [*(good for good in nearest_first for _ in range(lacking[good])), *mine]
            for good in colours[: len(mine)]:
                found[good] += 1
        return found

    def lacks_at_most(self, most: int, seat: int, mission: Mission, goods: Mapping[Good, int]) -> bool:
        """Whether at most `most` conditions are unmet (house rule: tiles have any colour)."""  # Q60
        if self.settings["marketWild"] == "on":
            goods = self.painted(seat, mission, goods)
        return super().lacks_at_most(most, seat, mission, goods)

    def resolvable(self, seat: int, goods: Mapping[Good, int]) -> list[str]:
        """The missions in your hand that you could resolve (house rule: tiles have any colour)."""  # Q60
        met = super().resolvable(seat, goods)
        if self.settings["marketWild"] == "off" or not self.tiles_of_goods(seat):
            return met
        hand = self.hands[seat]
        return [card for card in hand if card in met or self.meets(seat, self.mission(card), goods)]

    def sites(self, seat: int) -> list[Site]:
        """The free tiles and what pays for them (house rule: a material tile pays for any)."""  # Q60
        sites = super().sites(seat)
        if self.settings["marketWild"] == "off" or not self.has_manor(seat):
            return sites
        return [
            (cell, place)
            for cell, places in self.parts.payable(self.rows).items()
            if cell not in self.manors
            for place in places
            if self.can_spend(seat, GOOD["material"][place])
        ]

    # Tiles that are an apple or mistletoe

    def alterations(self, seat: int) -> list[Act]:
        """The acts that change the face of a die, including a fruit tile used as an apple."""  # R64
        acts = super().alterations(seat)
        if self.ate or FRUIT not in self.wares[seat]:
            return acts
        faces = self.faces[seat]
        dice = self.eligible(seat)
        return [
            *acts,
            *(("fruit", die, face) for die in dice for face in SIDES if face != faces[die]),
        ]

    async def act_fruit(self, seat: int, die: Die, face: Face) -> None:
        """Spend a fruit tile as an apple and turn the chosen die to any face."""  # R64
        self.return_ware(seat, FRUIT)
        self.ate = True
        self.chosen = die
        self.turn_die(seat, die, face, "fruit")

    def mistletoe_of(self, seat: int) -> int:
        """How many pieces of mistletoe you can spend, including fruit tiles."""  # R64
        return super().mistletoe_of(seat) + self.wares[seat].get(FRUIT, 0)

    async def spend_mistletoe(self, seat: int) -> None:
        """Spend a piece of mistletoe or a fruit tile, as you choose."""  # R64
        own = ["mistletoe"] if self.mistletoe[seat] else []
        tile = [FRUIT] if FRUIT in self.wares[seat] else []
        if await self.choose(seat, "pay", [*own, *tile], "R64", piece="mistletoe") == FRUIT:
            self.return_ware(seat, FRUIT)
        else:
            await super().spend_mistletoe(seat)

    def leftovers(self, seat: int) -> dict[str, int]:
        """Your points for what is left at the end; a fruit tile counts as an apple."""  # R13.1, X75
        found = super().leftovers(seat)
        return {**found, "apples": found["apples"] + self.wares[seat].get(FRUIT, 0)}

    # What is still to be scored

    def repellable(self, seat: int) -> list[Place]:
        """Your traitors that your shields will repel (house rule: tiles repel any colour)."""  # Q60
        repelled = super().repellable(seat)
        if self.settings["marketWild"] == "off":
            return repelled
        castle, traitors = self.castles[seat], Counter(self.traitors[seat])
        by_castle = Counter({place: castle[GOOD["shield"][place]] for place in traitors}) & traitors
        left = [place for place in self.traitor_colours(seat) for _ in range((traitors - by_castle)[place])]
        by_castle.update(left[: self.tiles_of_kind(seat, "shield")])
        return [place for place in self.traitor_colours(seat) for _ in range(by_castle[place])]

    def goods_by_then(self, seat: int) -> int:
        """Your goods once traitors are repelled (house rule: tiles, which do not count, go first)."""  # Q61
        left = super().goods_by_then(seat)
        if self.settings["marketStrict"] == "off":
            return left
        due, tiles = Counter(self.repellable(seat)), self.tiles_of_goods(seat)
        if self.settings["marketWild"] == "on":
            return left + min(due.total(), self.tiles_of_kind(seat, "shield"))
        return left + sum(
            [min(due[place], tiles.get(tile_for(shield), 0)) for place, shield in GOOD["shield"].items()]
        )

    # Soundness

    def ware_count(self, ware: str) -> int:
        """The number of a ware, wherever it lies."""  # I2
        return self.market.get(ware, 0) + sum([mine.get(ware, 0) for mine in self.wares])

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, and wares that the market does not have."""
        yield from super().misplaced()
        stock = self.parts.market
        if (*self.market,) != (*stock,):
            yield Fault("market", f"the wares of the market are {', '.join(stock)}, in this order")
        for seat, mine in enumerate(self.wares):
            for ware, count in mine.items():
                if ware not in stock:
                    yield Fault(f"wares.{seat}.{ware}", f"the market has no '{ware}'")
                elif count < 1:
                    yield Fault(f"wares.{seat}.{ware}", f"there cannot be {count}")

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces, including wares."""  # I2
        yield from super().miscounted()
        for ware, wanted in self.parts.market.items():
            if self.ware_count(ware) != wanted or self.market[ware] < 0:
                yield Fault("market", f"I2: there are {self.ware_count(ware)} '{ware}', not {wanted}")
