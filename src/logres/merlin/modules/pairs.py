"""Rules that exist only where two modules meet."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Fault, Happening, zone
from logres.merlin.base.manors import Bonus
from logres.merlin.base.position import MERLIN, Act
from logres.merlin.modules.arthur import ARTHUR, Arthur
from logres.merlin.modules.caerleon import STORES, Caerleon
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.knights.galahad import Galahad
from logres.merlin.modules.knights.gawain import Gawain
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.market import Market
from logres.merlin.modules.morgana import Morgana, Pair
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.plus_tokens import PlusTokens
from logres.merlin.modules.treasures import Loss, Treasures
from logres.merlin.parts.treasures import Treasure
from logres.merlin.pieces import (
    GOOD,
    GOODS,
    KIND_OF,
    KINDS,
    PLACE_OF,
    PLACES,
    Cell,
    District,
    Good,
    Place,
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


class GawainOfArthur(Arthur, Gawain):
    """Gawain turns the black die too."""  # R110.7

    def gawain_dice(self, seat: int) -> list[str]:
        """Also your black die, while it is not used."""  # R110.7, R6.3
        black = [die for die in self.unused(seat) if die == ARTHUR]
        return [*super().gawain_dice(seat), *black]


class CastlesOfArthur(Arthur, Gaheris):
    """What stands on a castle tile stays."""  # R110.2

    def replaceable_manors(self, seat: int) -> list[str]:
        """None on a castle tile."""  # R110.2, X49
        return [cell for cell in super().replaceable_manors(seat) if cell not in self.castle_tiles]

    def clearable(self, seat: int, territory: tuple[str, ...]) -> list[str]:
        """Manors on castle tiles stay, besides the one that is kept."""  # R110.2, Q47
        return [cell for cell in super().clearable(seat, territory) if cell not in self.castle_tiles]

    async def clean_up(self, seat: int, territory: tuple[str, ...]) -> None:
        """As a house rule no other manor stays where one stands on a castle tile."""  # Q47
        castle = next((cell for cell in self.castles_of(seat) if cell in territory), None)
        if castle is None or self.settings["castlePlusOne"] == "on":
            await super().clean_up(seat, territory)
        else:
            self.clear_manors(seat, castle, self.clearable(seat, territory))


class CastlesInCaerleon(Caerleon, Gaheris):
    """What two different principalities are where goods lie in stores."""  # Q102

    def origin(self, bonus: Bonus) -> str:
        """The colour of a bonus; as a house rule the district that it comes from."""  # R40.12, R110.8, Q102
        if self.settings["castleBonus"] == "colours":
            return super().origin(bonus)
        if isinstance(bonus, tuple):
            return self.districts[bonus[1]]
        return next(district for district, kind in STORES.items() if kind == KIND_OF[bonus])


class MorganaAndArthur(Arthur, Morgana):
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


class HutsOnCastles(Huts, Gaheris):
    """A manor on a castle tile stays when its hut leaves."""  # X68

    class ReturnedCastles(Happening):
        """Castle tiles without a manor go back to Gaheris."""

        cells: list[Cell]

    def doomed(self) -> list[str]:
        """None on a castle tile, unless the table wants it so."""  # X68, Q77
        doomed = super().doomed()
        return (
            doomed if self.is_castle_doomed() else [cell for cell in doomed if cell not in self.castle_tiles]
        )

    def is_castle_doomed(self) -> bool:
        """Whether a hut takes the manor along under which a castle tile lies."""  # Q77
        return self.settings["castleHut"] == "leaves"

    def abandon(self, seat: int, cells: list[str]) -> None:
        """A castle tile without a manor goes back to Gaheris."""  # Q77
        super().abandon(seat, cells)
        if freed := [cell for cell in self.castle_tiles if cell in cells]:
            self.castle_tiles = [cell for cell in self.castle_tiles if cell not in freed]
            self.ally_tiles[seat]["gaheris"] += len(freed)
            self.tell("returned-castles", seat, cells=[*freed])


class HutsOnCastlesOfArthur(HutsOnCastles, HutsOfArthur):
    """With Arthur the rulebook has manors on castle tiles stay."""  # R110.5

    def is_castle_doomed(self) -> bool:  # instead of the base rule
        """Never, whatever the table wants."""  # R110.5, Q77
        return False


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


class LadenMarkers(Treasures, PlusTokens, DarkInfluence):
    """What lies on or under a marker belongs to that marker, not to the principality."""  # X114

    laden: list[dict[Place, int]] = zone(by_seat=True)  # markers with a token and one of Morgana's

    async def setup(self) -> None:
        """No marker carries anything."""
        self.laden = [dict.fromkeys(PLACES, 0) for _ in self.seats]
        await super().setup()

    def darken(self, seat: int, place: Place) -> None:
        """Morgana's marker goes on one with a token, if it can: so the others carry nothing."""  # R86.4, X82
        before = self.topped[seat][place]
        has_token = self.plus_tokens[seat][place] > self.laden[seat][place]
        super().darken(seat, place)
        if has_token and self.topped[seat][place] > before:
            self.laden[seat][place] += 1

    async def give_up(self, seat: int, loss: Loss) -> None:
        """A marker without a token goes first; with the last of those, one with its token."""  # X114
        if isinstance(loss, tuple):
            sort, place = loss
            tops, both = self.topped[seat][place], self.laden[seat][place]
            plain = self.markers[seat][place] - tops
            if sort == "topped" or not plain:
                is_token_lost = tops == both
                self.laden[seat][place] -= int(is_token_lost)
            else:
                is_token_lost = plain == self.plus_tokens[seat][place] - both
            self.return_tokens(seat, place, int(is_token_lost))
        await super().give_up(seat, loss)

    def withdraw(self, place: Place) -> None:
        """After a scoring no marker there carries anything."""  # R63.3, R86.4
        for laden in self.laden:
            laden[place] = 0
        super().withdraw(place)

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Also more or fewer markers with both than there can be."""  # X114
        yield from super().miscounted_at(seat)
        for place, both in self.laden[seat].items():
            tokens, tops = self.plus_tokens[seat][place], self.topped[seat][place]
            least = max(0, tokens + tops - self.markers[seat][place])
            if not least <= both <= min(tokens, tops):
                wrong = f"{both} markers carry both, with {tokens} tokens and {tops} of Morgana's"
                yield Fault(f"laden.{seat}.{place}", wrong)


class SpoilsOfGalahad(Morgana, Galahad):
    """What witch's gold takes where Morgana stands, Galahad can take from elsewhere."""  # R40.9, R86.3

    def spoils(self, seat: int) -> list[str]:
        """Also a good that is not there, if he finds one."""  # X66, Q49
        if self.morgana is None:
            return []
        lying, place = super().spoils(seat), self.morgana
        goods = [GOOD[kind][place] for kind in KINDS]
        return [good for good in goods if good in lying or self.elsewhere(seat, good)]

    def elsewhere(self, seat: int, good: Good) -> list[Place]:
        """The other principalities that have one of the kind, while you have a tile."""  # R40.9, Q49, X66
        is_missing = not self.supply[good] and self.settings["galahadEmpty"] == "off"
        if is_missing or not self.tiles_of(seat, "galahad"):
            return []
        return [place for place in self.parts.places if self.is_available(GOOD[KIND_OF[good]][place])]

    async def take_spoil(self, seat: int, spoil: str) -> None:
        """You may take the good from another principality, for a tile each."""  # R40.9, R86.3
        good = next(good for good in GOODS if good == spoil)
        kind, place = KIND_OF[good], PLACE_OF[good]
        places = self.elsewhere(seat, good)
        other = await self.may(seat, "galahad", places, "R40.9", kind=kind, place=place)
        if other is not None:
            self.spend_tile(seat, "galahad")
            self.take(seat, GOOD[kind][other])
        elif self.supply[good]:
            await super().take_spoil(seat, spoil)


class MorganaInCaerleon(Morgana, Caerleon):
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
