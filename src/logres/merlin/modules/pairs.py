"""Rules for tables that combine two modules."""

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
    KIND_OF,
    District,
    Good,
    Vassal,
    as_good,
)


class GoldOfArthur(Arthur, Gold):
    """The ring of gold has a separate side for Arthur."""  # R110.7

    def spaces(self) -> tuple[str, ...]:  # instead of the base rule
        """The spaces of the ring: the side for both modules."""  # R3.1, R110.7
        return self.parts.gold.arthur_ring


class MarketOfArthur(Picts, Market):
    """After a visit to the market you resolve no mission, not even with the signet ring."""  # X53

    def signet_missions(self, seat: int) -> list[str]:
        """The missions for the signet ring: none after a market visit, but you take the ring."""  # X53
        return [] if self.traded else super().signet_missions(seat)


class DecreesOfArthur(Decrees, Arthur):
    """As a house rule, a decree can change the black die."""  # Q84

    def decree_dice(self, seat: int) -> list[str]:
        """The dice that a decree can change (house rule: also your unused black die)."""  # Q84, R6.3
        dice = super().decree_dice(seat)
        is_allowed = self.settings["decreeArthur"] == "on" and ARTHUR in self.unused(seat)
        return [*dice, ARTHUR] if is_allowed else dice


class DecreesOfMorgana(Decrees, Morgana):
    """Dice can be exchanged, so the dice of later turns matter."""  # R83

    def closing_acts(self, seat: int) -> list[Act]:
        """The acts before your turn ends, including decrees for dice of later turns."""  # R4.5, R102, Q106
        return [*super().closing_acts(seat), *self.decree_turns(seat)]


class MorganaAndArthur(Arthur, Cauldrons):
    """Merlin and Arthur can swap places, and then move on each other's ring."""  # R86.2, X54a

    def exchangeable(self, seat: int) -> list[Pair]:
        """The pairs that can swap places, including Merlin and Arthur if allowed."""  # R86.2, Q93
        figures = super().exchangeable(seat)
        return [*figures, (MERLIN, ARTHUR)] if self.settings["swapRings"] == "on" else figures

    def standing_room(self, figure: str) -> tuple[str, ...]:
        """The spaces where a figure can stand: both rings for Merlin and Arthur, if allowed."""  # X54a, X54b
        room = super().standing_room(figure)
        if self.settings["swapRings"] == "off" or figure not in (MERLIN, ARTHUR):
            return room
        return (*room, *(self.ring if figure == ARTHUR else self.inner_ring))

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, and Merlin and Arthur on the same ring."""  # X54a
        yield from super().misplaced()
        inside = [figure for figure in (MERLIN, ARTHUR) if self.figures.get(figure) in self.inner_ring]
        if len(inside) != 1:
            yield Fault("figures", "either Merlin or Arthur stands on the inner ring")


class HutsOfArthur(Arthur, Huts):
    """A hut empties its whole territory, and goes back if its manor is replaced."""  # R110.5, X49

    def doomed(self) -> list[str]:
        """The cells of all manors in a territory with a hut, which leave."""  # R110.5
        cursed = [cell for cell in super().doomed() for cell in self.territory_of(cell)]
        return [cell for cell in dict.fromkeys(cursed) if cell in self.manors]

    def territory_of(self, cell: str) -> tuple[str, ...]:
        """The territory in which a cell lies."""
        return next(territory for territory in self.territories() if cell in territory)

    def replace_manor(self, seat: int, cell: str) -> None:
        """Replace a manor; its hut goes back."""  # X49
        super().replace_manor(seat, cell)
        if cell in self.huts:
            self.huts.remove(cell)
            self.tell("removed-huts", cells=[cell])


class PortalsOfMorgana(Morgana, Knights):
    """No portal opens where Morgana stands."""  # X61

    def moves(self, seat: int) -> list[Act]:
        """The moves of your dice, without portals to where Morgana stands."""  # X61
        return [move for move in super().moves(seat) if move[0] != "portal" or move[2] != self.morgana]


class ShadowsOverTreasures(Treasures, DarkInfluence):
    """You choose whether to give up a marker with or without one of Morgana's on top."""  # R92.6, X114

    def losses(self, seat: int, treasure: Treasure) -> list[Loss]:
        """The things you could give up; a marker with Morgana's on top counts separately."""  # R92.6, X114
        both = [
            place
            for place in self.influenced(seat)
            if 0 < self.topped[seat][place] < self.markers[seat][place]
        ]
        found = super().losses(seat, treasure)
        return [*found, *(("topped", place) for place in both if ("marker", place) in found)]

    async def give_up(self, seat: int, loss: Loss) -> None:
        """Give up a good or a marker; Morgana's on top goes back first."""  # X114
        if isinstance(loss, tuple) and loss[0] == "topped":
            self.dispel(seat, loss[1], 1)
        await super().give_up(seat, loss)


class MorganaInCaerleon(Cauldrons, Caerleon):
    """Morgana closes a whole district and its store for everybody."""  # R82.4, R110.6

    def is_shut(self, district: District) -> bool:
        """Whether Morgana stands at a district."""  # R82.4
        return self.morgana is not None and self.districts[self.morgana] == district

    def is_closed(self, good: Good) -> bool:  # instead of the base rule
        """Whether a good is blocked because Morgana closes the district that stores its kind."""  # R82.4
        return self.morgana is not None and STORES.get(self.districts[self.morgana]) == KIND_OF[good]

    def coins_left(self) -> int:
        """How many coins are available: none while the mint is shut."""  # X90
        return 0 if self.is_shut("mint") else super().coins_left()

    def apples_left(self) -> int:
        """How many apples are available: none while the orchard is shut."""  # X90
        return 0 if self.is_shut("orchard") else super().apples_left()

    def mistletoe_left(self) -> int:
        """How many pieces of mistletoe are available: none while the orchard is shut."""  # X90
        return 0 if self.is_shut("orchard") else super().mistletoe_left()

    async def work(self, seat: int, vassal: Vassal, district: District) -> None:
        """Do the work of a district, unless it is shut."""  # R82.4, X92
        if not self.is_shut(district):
            await super().work(seat, vassal, district)

    def spoils(self, seat: int) -> list[str]:  # instead of the base rule
        """The store of the district that Morgana closes; the merchant has none."""  # R86.3, R110.6, X93
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
        """Take a coin, an apple, mistletoe, or a good of any colour."""  # R86.3, X65, X93
        match spoil:
            case "coin":
                self.gain_coins(seat, 1)
            case "apple":
                self.gain_apple(seat)
            case "mistletoe":
                self.gain_mistletoe(seat)
            case _:
                self.take(seat, as_good(spoil))
