"""The players of the recorded games of Merlin, who try to show the features that are still missing."""

from __future__ import annotations

from math import inf
from typing import ClassVar, cast

from logres.engine import Option, Question, Seed, Session
from logres.merlin import Merlin
from logres.merlin.base.position import KNIGHTS
from logres.merlin.lacking import Means, missing, wants
from logres.merlin.modules.caerleon import Caerleon
from logres.merlin.modules.cauldrons import PRICE
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.favor import Favor
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.market import Market
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.plus_tokens import PlusTokens
from logres.merlin.pieces import GOOD, PLACES, Place
from logres.players import Random, Seat
from tests.games.merlin.features import shown


class Careless(Random):
    """Declines whatever can be declined."""

    def decide(self, seat: Seat) -> Option:
        return None if None in seat.choice.options else super().decide(seat)


class Seeker(Random):
    """Searches its possible turns for a wanted feature; otherwise pursues its own aim."""

    LOOKS: ClassVar[int] = 60  # decisions that are tried for each one that is made

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.wanted: set[str] = set()  # features the game should still show, shared by all at the table

    def worth(self, game: Merlin, seat: int) -> float:
        """The value of a position to this player while no wanted feature is near."""
        return 0.0

    def decide(self, seat: Seat) -> Option:
        if not self.wanted:
            return super().decide(seat)
        choice, session = seat.choice, seat.redealt()
        options = [*choice.options]
        self.chance.shuffle(options)
        best, most = options[0], -inf
        lines = [(option, option, session) for option in options]
        for first, option, before in lines:  # which grow on the way
            after = tried(before, option)
            if self.wanted & found(before, option, after):
                return first
            worth = self.worth(cast("Merlin", after.game), choice.seat)
            if worth > most:
                best, most = first, worth
            if len(lines) < self.LOOKS and after.choice and is_asked_again(session, after):
                lines += [(first, further, after) for further in after.choice.options]
        return best


def tried(session: Session, option: Option) -> Session:
    """The session after an option."""
    twin = session.clone()
    twin.decide(option)
    return twin


def found(before: Session, option: Option, after: Session) -> set[str]:
    """The wanted features shown on the way between two sessions."""
    assert before.choice is not None
    return shown(before.choice, option, cast("Merlin", before.game), len(before.events), after)


def is_asked_again(before: Session, after: Session) -> bool:
    """Whether the same seat is asked in the same turn."""
    one, other = before.choice, after.choice
    return one is not None and other is not None and one.seat == other.seat and before.turn == after.turn


class Thrifty(Seeker):
    """Keeps staffs for when they are wanted."""

    def worth(self, game: Merlin, seat: int) -> float:
        return game.staffs[seat]


class Steward(Seeker):
    """Keeps staffs until there are a manor to score and vassals to activate."""

    def worth(self, game: Merlin, seat: int) -> float:
        return 5 * game.staffs[seat] + 3 * min(1, len(game.manors_of(seat))) + game.vassals_out(seat)


class Builder(Seeker):
    """Builds manors, and fetches materials for them."""

    def worth(self, game: Merlin, seat: int) -> float:
        materials = [good for good in GOOD["material"].values() if game.castles[seat][good]]
        return 5 * len(game.manors_of(seat)) + min(3, len(materials))


class Hoarder(Seeker):
    """Wants all blue flags."""

    def worth(self, game: Merlin, seat: int) -> float:
        return 5 * game.castles[seat]["blue-flag"] + game.markers[seat]["blue"]


class Bannerman(Seeker):
    """Collects flags of all colours."""

    def worth(self, game: Merlin, seat: int) -> float:
        return sum(min(1, game.castles[seat][flag]) for flag in GOOD["flag"].values())


class AppleLover(Seeker):
    """Keeps apples, and fetches one with the Grail."""

    def worth(self, game: Merlin, seat: int) -> float:
        return game.apples[seat]


class Loyal(Seeker):
    """Wants Excalibur, and shields against traitors."""

    def worth(self, game: Merlin, seat: int) -> float:
        return 5 * (game.excalibur == seat) + game.count(seat, "shield") - len(game.traitors[seat])


class Lordly(Seeker):
    """Sends vassals and places markers."""

    def worth(self, game: Merlin, seat: int) -> float:
        return game.vassals_out(seat) + 2 * sum(game.markers[seat].values())


class Raider(Seeker):
    """Goes for Picts and the signet ring, and builds where it can."""

    def worth(self, game: Merlin, seat: int) -> float:
        return game.pict_total(seat) + len(game.manors_of(seat)) if isinstance(game, Picts) else 0.0


class Royal(Seeker):
    """Collects decrees."""

    def worth(self, game: Merlin, seat: int) -> float:
        return len(game.decrees[seat]) if isinstance(game, Decrees) else 0.0


class Trader(Seeker):
    """Collects coins, and keeps what it has bought."""

    def worth(self, game: Merlin, seat: int) -> float:
        coins = game.coins[seat] if isinstance(game, Gold) else 0
        return coins + (sum(game.wares[seat].values()) if isinstance(game, Market) else 0)


class Druid(Trader):
    """Collects mistletoe, and missions for which it helps."""

    def worth(self, game: Merlin, seat: int) -> float:
        return 3 * game.mistletoe_of(seat) + game.apples[seat] if isinstance(game, Gold) else 0.0


class Guildsman(Trader):
    """A trader who sends vassals and places markers."""

    def worth(self, game: Merlin, seat: int) -> float:
        return super().worth(game, seat) + game.vassals_out(seat) + 2 * sum(game.markers[seat].values())


class Craftsman(Trader):
    """A trader who builds."""

    def worth(self, game: Merlin, seat: int) -> float:
        return super().worth(game, seat) + 3 * len(game.manors_of(seat)) + game.count(seat, "material")


class Patron(Craftsman):
    """A craftsman who lays plus tokens under markers."""

    def worth(self, game: Merlin, seat: int) -> float:
        laid = sum(game.plus_tokens[seat].values()) if isinstance(game, PlusTokens) else 0
        return super().worth(game, seat) + 4 * laid + sum(game.markers[seat].values())


class Witch(Seeker):
    """Wants coins, a poisoned apple and the horn, and a manor for a hut."""

    LOOKS: ClassVar[int] = 150  # because there are many dice to exchange

    def worth(self, game: Merlin, seat: int) -> float:
        if not isinstance(game, Morgana):
            return 0.0
        wealth = game.coins[seat] + min(1, game.poisoned[seat]) + 3 * (game.horn == seat)
        return wealth + min(2, len(game.manors_of(seat))) + min(2, game.count(seat, "material"))


class Shade(Seeker):
    """Wants markers of Morgana side by side."""

    def worth(self, game: Merlin, seat: int) -> float:
        return sum(count**2 for count in game.dark_markers.values()) if isinstance(game, DarkInfluence) else 0


class Pilgrim(Shade):
    """Wants the Grail, and markers beside those of Morgana."""

    def worth(self, game: Merlin, seat: int) -> float:
        return 5 * (game.grail == seat) + super().worth(game, seat) + sum(game.markers[seat].values())


class Cloaked(Builder):
    """Wants markers of Morgana that stand alone, and builds where rivals give up such a marker."""

    def worth(self, game: Merlin, seat: int) -> float:
        if not isinstance(game, DarkInfluence):
            return 0.0
        carried = [sum(mine.values()) for mine in game.topped]
        tiles = [game.tile(cell) for cell in game.manors_of(seat)]
        robbing = len([tile for tile in tiles if "discard" in tile and tile.endswith("marker")])
        is_time = sum(carried) > carried[seat]
        materials = min(4, game.count(seat, "material"))
        spread = len([place for place, count in game.markers[seat].items() if count == 1])
        return 8 * carried[seat] + materials + spread + robbing * (20 if is_time else -20)


class Castellan(Builder):
    """Builds on castle tiles, and wants huts there."""

    def worth(self, game: Merlin, seat: int) -> float:
        if not isinstance(game, Gaheris) or not isinstance(game, Huts):
            return super().worth(game, seat)
        castles = game.castles_of(seat)
        return super().worth(game, seat) + 4 * len(castles) + 20 * len({*castles} & {*game.huts})


class Defiant(Bannerman):
    """Stands where Morgana is, with a flag and a die that make no step."""

    def worth(self, game: Merlin, seat: int) -> float:
        if not isinstance(game, Morgana):
            return 0.0
        is_there = game.figures[KNIGHTS[seat]] == game.morgana
        ones = [die for die in game.unused(seat) if game.faces[seat][die] == 1]
        has_flag = game.castles[seat][game.powers()["nudge"]] > 0
        return 4 * is_there + 3 * has_flag + len(ones) + (game.figures[KNIGHTS[seat]] in PLACES)


class Buyer(Seeker):
    """Buys from the witch in districts where nobody has yet; otherwise plays anything."""

    def decide(self, seat: Seat) -> Option:
        choice, game = seat.choice, cast("Morgana", seat.redealt().game)
        options = [option for option in choice.options if self.helps(game, choice, option)]
        if not options:
            return super(Seeker, self).decide(seat)
        return options[self.chance.below(len(options))]

    def helps(self, game: Morgana, choice: Question, option: Option) -> bool:
        """Whether an option leads to the witch's goods, or to coins for them."""
        is_rich = game.coins[choice.seat] >= PRICE
        match option:
            case ("cauldron", _, int(number)):
                return is_rich and game.cauldrons[number - 1][0] == "gold"
            case "goods":
                return True
            case str(place) if choice.ask == "morgana":
                districts = cast("Caerleon", game).districts
                return f"witch's gold in the {districts[cast('Place', place)]}" in self.wanted
            case ("go", _, _, str(space)):
                return not is_rich and space.startswith("gold-")
        return False


class Townsman(Lordly):
    """Sends vassals, with goods to trade, and keeps moving."""

    def worth(self, game: Merlin, seat: int) -> float:
        return super().worth(game, seat) + 0.5 * min(4, game.goods_in_all(seat))


class Spender(Builder):
    """Builds manors, and uses staffs wherever they help."""

    def worth(self, game: Merlin, seat: int) -> float:
        return super().worth(game, seat) - 2 * game.staffs[seat]


class Restless(Seeker):
    """Replaces missions all the time."""

    def worth(self, game: Merlin, seat: int) -> float:
        return len(game.mission_discards)


class Patient(Seeker):
    """Prepares missions and keeps them, with flags for a second and a third one."""

    LOOKS: ClassVar[int] = 120  # a third mission needs a deep search

    def worth(self, game: Merlin, seat: int) -> float:
        return self.near(game, seat, 1) + min(2, game.castles[seat][game.powers()["missions"]])

    def near(self, game: Merlin, seat: int, eagerness: float) -> float:
        """The missions in hand by their points, less for each missing thing."""
        means = Means(game.castles[seat], game.supply, game.markers[seat], game.vassals[seat])
        cards = [wants(game.parts, card) for card in game.hands[seat]]
        return sum([eagerness**card.points * 0.5 ** sum(missing(card, means)) for card in cards])


class Student(Patient):
    """Resolves expensive missions to learn from them, and keeps those that teach nothing more."""

    def worth(self, game: Merlin, seat: int) -> float:
        return self.near(game, seat, 3) + self.lessons(game, seat)

    def lessons(self, game: Merlin, seat: int) -> float:
        """The abilities that were learned; unused ones of the third row count most."""
        seals = game.seals[seat] if isinstance(game, Favor) else {}
        return sum([20 * int(ability[-1]) + 5 * is_up for ability, is_up in seals.items()])


class Mason(Student):
    """A student with materials for more than one manor."""

    def worth(self, game: Merlin, seat: int) -> float:
        return super().worth(game, seat) + 3 * min(3, game.count(seat, "material"))


class Missionary(Student):
    """Resolves missions, above all expensive ones, and learns."""

    LOOKS: ClassVar[int] = 60

    def worth(self, game: Merlin, seat: int) -> float:
        return super().worth(game, seat) + 20 * game.points[seat].get("missions", 0)
