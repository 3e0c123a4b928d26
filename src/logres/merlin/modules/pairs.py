"""Rules that exist only where two modules meet."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Fault
from logres.merlin.base.position import MERLIN, Act
from logres.merlin.modules.arthur import ARTHUR, Arthur
from logres.merlin.modules.caerleon import STORES, Caerleon
from logres.merlin.modules.cauldrons import Cauldrons, Pair
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.market import Market
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.treasures import Loss, Treasures
from logres.merlin.parts.treasures import Treasure
from logres.merlin.pieces import (
    GOODS,
    KIND_OF,
    District,
    Good,
    Vassal,
)


class GoldOfArthur(Arthur, Gold):
    """The ring of gold has a side for Arthur."""  # R110.7

    def spaces(self) -> tuple[str, ...]:  # instead of the base rule
        """The side with the spaces of both."""  # R3.1, R110.7
        return self.parts.gold.arthur_ring


class MarketOfArthur(Picts, Market):
    """Whoever has been to the market resolves no mission, not even with the signet ring."""  # X53

    def signet_missions(self, seat: int) -> list[str]:
        """None in a turn with a visit to the market; the ring is taken all the same."""  # X53
        return [] if self.traded else super().signet_missions(seat)


class DecreesOfArthur(Decrees, Arthur):
    """Whether a decree changes the black die too."""  # Q84

    def decree_dice(self, seat: int) -> list[str]:
        """As a house rule also your unused black die."""  # Q84, R6.3
        dice = super().decree_dice(seat)
        is_allowed = self.settings["decreeArthur"] == "on" and ARTHUR in self.unused(seat)
        return [*dice, ARTHUR] if is_allowed else dice


class DecreesOfMorgana(Decrees, Morgana):
    """What the dice of later turns show matters where dice are exchanged."""  # R83

    def closing_acts(self, seat: int) -> list[Act]:
        """A decree for a die of a later turn too."""  # R4.5, R102, Q106
        return [*super().closing_acts(seat), *self.decree_turns(seat)]


class MorganaAndArthur(Arthur, Cauldrons):
    """Merlin and Arthur can take each other's place, each on the ring of the other."""  # R86.2, X54a

    def exchangeable(self, seat: int) -> list[Pair]:
        """Also Merlin with Arthur, if the table allows it."""  # R86.2, Q93
        figures = super().exchangeable(seat)
        return [*figures, (MERLIN, ARTHUR)] if self.settings["swapRings"] == "on" else figures

    def standing_room(self, figure: str) -> tuple[str, ...]:
        """Merlin and Arthur can stand on either ring."""  # X54a, X54b
        room = super().standing_room(figure)
        if self.settings["swapRings"] == "off" or figure not in (MERLIN, ARTHUR):
            return room
        return (*room, *(self.ring if figure == ARTHUR else self.inner_ring))

    def misplaced(self) -> Iterator[Fault]:
        """Also both of them on the same ring."""  # X54a
        yield from super().misplaced()
        inside = [figure for figure in (MERLIN, ARTHUR) if self.figures.get(figure) in self.inner_ring]
        if len(inside) != 1:
            yield Fault("figures", "either Merlin or Arthur stands on the inner ring")


class HutsOfArthur(Arthur, Huts):
    """A hut empties its whole territory, and leaves a manor that is replaced."""  # R110.5, X49

    def doomed(self) -> list[str]:
        """Also all other manors in a territory with a hut."""  # R110.5
        cursed = [cell for cell in super().doomed() for cell in self.territory_of(cell)]
        return [cell for cell in dict.fromkeys(cursed) if cell in self.manors]

    def territory_of(self, cell: str) -> tuple[str, ...]:
        """The territory in which a cell lies."""
        return next(territory for territory in self.territories() if cell in territory)

    def replace_manor(self, seat: int, cell: str) -> None:
        """The hut of a manor that is replaced goes back."""  # X49
        super().replace_manor(seat, cell)
        if cell in self.huts:
            self.huts.remove(cell)
            self.tell("removed-huts", cells=[cell])


class PortalsOfMorgana(Morgana, Knights):
    """No portal opens where Morgana stands."""  # X61

    def moves(self, seat: int) -> list[Act]:
        """Not even for a knight that stands there."""  # X61
        return [move for move in super().moves(seat) if move[0] != "portal" or move[2] != self.morgana]


class ShadowsOverTreasures(Treasures, DarkInfluence):
    """Of markers with and without one of Morgana's on top you choose which you give up."""  # R92.6, X114

    def losses(self, seat: int, treasure: Treasure) -> list[Loss]:
        """Where you have both, also one with Morgana's on top."""  # R92.6, X114
        both = [
            place
            for place in self.influenced(seat)
            if 0 < self.topped[seat][place] < self.markers[seat][place]
        ]
        found = super().losses(seat, treasure)
        return [*found, *(("topped", place) for place in both if ("marker", place) in found)]

    async def give_up(self, seat: int, loss: Loss) -> None:
        """Morgana's marker goes back before the one that carried it."""  # X114
        if isinstance(loss, tuple) and loss[0] == "topped":
            self.dispel(seat, loss[1], 1)
        await super().give_up(seat, loss)


class MorganaInCaerleon(Cauldrons, Caerleon):
    """Morgana closes a whole district, and what is stored there to everybody."""  # R82.4, R110.6

    def is_shut(self, district: District) -> bool:
        """Whether Morgana stands at a district."""  # R82.4
        return self.morgana is not None and self.districts[self.morgana] == district

    def is_closed(self, good: Good) -> bool:  # instead of the base rule
        """All goods of a kind are out of reach with the district that stores them."""  # R82.4
        return self.morgana is not None and STORES.get(self.districts[self.morgana]) == KIND_OF[good]

    def coins_left(self) -> int:
        """None, while the mint is shut."""  # X90
        return 0 if self.is_shut("mint") else super().coins_left()

    def apples_left(self) -> int:
        """None, while the orchard is shut."""  # X90
        return 0 if self.is_shut("orchard") else super().apples_left()

    def mistletoe_left(self) -> int:
        """None, while the orchard is shut."""  # X90
        return 0 if self.is_shut("orchard") else super().mistletoe_left()

    async def work(self, seat: int, vassal: Vassal, district: District) -> None:
        """No work is done in a district that is shut."""  # R82.4, X92
        if not self.is_shut(district):
            await super().work(seat, vassal, district)

    def spoils(self, seat: int) -> list[str]:  # instead of the base rule
        """What the district stores that Morgana closes; the merchant stores nothing."""  # R86.3, R110.6, X93
        if self.morgana is None:
            return []
        match self.districts[self.morgana]:
            case "mint":
                return ["coin"] if self.coin_supply else []
            case "orchard":
                fruits = {"apple": self.apple_supply, "mistletoe": self.mistletoe_supply}
                return [fruit for fruit, count in fruits.items() if count]
            case district:
                kind = STORES.get(district)
                return [good for good, count in self.supply.items() if count and KIND_OF[good] == kind]

    async def take_spoil(self, seat: int, spoil: str) -> None:  # instead of the base rule
        """Also a coin, an apple or mistletoe; goods of any colour are free to choose."""  # R86.3, X65, X93
        match spoil:
            case "coin":
                self.gain_coins(seat, 1)
            case "apple":
                self.gain_apple(seat)
            case "mistletoe":
                self.gain_mistletoe(seat)
            case _:
                self.take(seat, next(good for good in GOODS if good == spoil))
