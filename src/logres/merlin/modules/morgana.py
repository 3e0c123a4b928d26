"""Morgana: everybody takes a turn in the witch's kitchen, and she closes a principality."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Literal

from logres.engine import Asking, Fault, Happening, Setting, Sometimes, seat_faults, zone
from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import PERSONAL, Act, Scored
from logres.merlin.base.projection import Projection
from logres.merlin.modules.gold import Gold
from logres.merlin.pieces import (
    KIND_OF,
    PLACE_OF,
    AnyDie,
    Die,
    Face,
    Good,
    MorganaDie,
    Place,
    Seat,
    TokenAction,
)

DICE: tuple[MorganaDie, ...] = ("morgana1", "morgana2", "morgana3", "morgana4")  # R2.9
PASSED = "passed"  # instead of a die, under a house rule: Q94
HORN = 7  # the sum of the die and the pieces paid: R84
HORN_POINTS = 1  # for taking it: R84
POISONED = 11  # apples: R2.9
COIN: Literal["coin"] = "coin"


@lru_cache(maxsize=64)  # spaces of the rings in use
def _without(track: Sequence[str], space: str) -> tuple[str, ...]:
    return tuple(one for one in track if one != space)


def unlike(faces: Mapping[str, int], dice: Sequence[str], bound: str | None = None) -> list[str]:
    """One die of each group of interchangeable dice: personal ones, or Morgana's, with the same face."""
    same = [die for die in (*PERSONAL, *DICE) if die != bound]  # R6.2: a bound die is unlike all others
    found = {(faces[die], "" if die in same else die): die for die in reversed(dice)}
    return [die for die in dice if die in found.values()]


class Morgana(Gold):
    """The kitchen with Morgana's dice, poisoned apples and the horn, and the space that she closes."""  # R80

    key: ClassVar[str] = "morgana"
    rule: ClassVar[str] = "R80"
    needs: ClassVar[tuple[str, ...]] = ("gold",)
    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("morganaMove", ("upTo", "exact"), "Q69"),
        Setting("castleHut", ("stays", "leaves"), "Q77", modules=("knights",)),
        Setting("darkReach", ("adjOrOpp", "adjacent"), "Q78"),
        Setting("swapRings", ("on", "off"), "Q93", modules=("arthur",)),
        Setting("morganaPass", ("off", "on"), "Q94"),
        Setting("morganaWaits", ("off", "on"), "Q103"),
    )

    morgana: Place | None = zone()  # the principality that she closes
    morgana_faces: dict[str, Face] = zone(dice=True)
    pentagrams: list[str | None] = zone(by_seat=True)  # the die that a player has used in this round
    cauldrons: list[list[str]] = zone()  # the token on each: the action that is face up, and the other
    cauldron_dice: list[str | None] = zone()  # the die in each
    horn: Seat | None = zone()
    poison_supply: int = zone()
    poisoned: list[int] = zone(by_seat=True)  # apples
    fresh_poison: int = zone()  # apples that the active player took in this turn

    class LaidTokens(Happening):
        """The tokens lie on the cauldrons."""

        cauldrons: list[list[TokenAction]]

    class RolledMorgana(Happening):
        """Morgana's dice show new faces."""

        faces: dict[str, Face]

    class Passed(Happening):
        """A player uses none of Morgana's dice in this round."""

    class UsedPentagram(Happening):
        """One of Morgana's dice is used: for an apple, for the horn or for a cauldron."""

        die: MorganaDie
        face: Face
        use: str

    class TookPoison(Happening):
        """A poisoned apple goes to a castle."""

    class UsedPoison(Happening):
        """A poisoned apple is spent."""

    class TookHorn(Happening):
        """The horn has a new holder."""

        former: Seat | None

    class ScoredHorn(Scored):
        """The horn brings points, when it is taken and at the end of a round."""

        source: Literal["horn"]
        round: Sometimes[int]

    class AskHorn(Asking):
        """What do you pay for the horn?"""

        options: Good | Literal["coin"]
        left: int

    async def setup(self) -> None:
        """Morgana waits beside the board. The horn and the poisoned apples lie in her kitchen."""  # R80
        self.morgana, self.horn = None, None
        self.morgana_faces, self.cauldrons, self.cauldron_dice = {}, [], []
        self.pentagrams = [None for _ in self.seats]
        self.poison_supply, self.poisoned = POISONED, [0 for _ in self.seats]
        await super().setup()

    async def lay_out(self) -> None:
        """Lay the tokens on the cauldrons at random, either side up."""  # R3.13, R80.2
        await super().lay_out()
        self.cauldrons = [[*token] for token in self.parts.kitchen.tokens]
        self.chance.shuffle(self.cauldrons)
        for token in self.cauldrons:
            self.chance.shuffle(token)
        self.tell("laid-tokens", cauldrons=[[*token] for token in self.cauldrons])

    # Her dice

    def roll_dice(self) -> None:
        """Roll Morgana's dice too, and put them back on their pentagrams."""  # R11.2, R80.1
        super().roll_dice()
        while True:
            faces = [self.chance.below(6) + 1 for _ in DICE]
            if self.stands(faces):  # R11.3, Q6
                break
        self.morgana_faces = dict(zip(DICE, sorted(faces), strict=True))
        self.pentagrams = [None for _ in self.seats]
        self.cauldron_dice = [None for _ in self.cauldrons]
        self.tell("rolled-morgana", faces={**self.morgana_faces})

    def can_play(self, seat: int) -> bool:
        """Each player takes one turn with her dice in a round."""  # R80.4, X99d
        return super().can_play(seat) or self.pentagrams[seat] is None

    def eligible(self, seat: int) -> list[str]:
        """No figure moves in a turn with one of her dice."""  # R80.4
        return [] if self.chosen in (*DICE, PASSED) else super().eligible(seat)

    def brewable(self, seat: int) -> list[str]:
        """The dice of hers to choose from: the bound one, or one of each face that is left."""  # R80.4
        if self.pentagrams[seat] is not None:
            return []
        lying = [die for die in DICE if die not in self.pentagrams and self.chosen in (None, die)]
        return unlike(self.morgana_faces, lying)

    def moves(self, seat: int) -> list[Act]:
        """Add the uses of Morgana's dice."""  # R80.4, R81, X99d
        acts = [act for die in self.brewable(seat) for act in self.witchcraft(seat, die)]
        if self.may_pass(seat):
            acts.append(("pass",))
        return [*super().moves(seat), *acts]

    def witchcraft(self, seat: int, die: str) -> list[Act]:
        """The uses of one of her dice: a poisoned apple, and the horn if you can pay for it."""  # R81
        face = self.morgana_faces[die]
        # X98: a wild 6 may count lower here too, but that would only cost more
        if HORN - face <= self.coins[seat] + self.count(seat, "material"):
            return [("poison", die), ("horn", die)]
        return [("poison", die)]

    def may_pass(self, seat: int) -> bool:
        """As a house rule you may pass instead of using her dice, once you have no other turn left."""  # Q94
        is_due = self.pentagrams[seat] is None and self.chosen is None and not super().can_play(seat)
        return is_due and self.settings["morganaPass"] == "on"

    async def act_pass(self, seat: int) -> None:
        """Take no die."""  # Q94
        self.chosen = self.pentagrams[seat] = PASSED
        self.tell("passed", seat)

    def use_pentagram(self, seat: int, die: str, use: str) -> None:
        """Use a die and take its pentagram for this round."""  # R80.4
        self.chosen = die
        self.pentagrams[seat] = die
        self.tell("used-pentagram", seat, die=die, face=self.morgana_faces[die], use=use)

    # Poisoned apples

    async def act_poison(self, seat: int, die: MorganaDie) -> None:
        """For a die with any face, take a poisoned apple."""  # R83
        self.use_pentagram(seat, die, "poison")
        self.take_poison(seat)

    def take_poison(self, seat: int) -> None:
        """Take a poisoned apple, if one is left, for a later turn."""  # R83, X2, X96
        if self.poison_supply:
            self.poison_supply -= 1
            self.poisoned[seat] += 1
            self.fresh_poison += 1
            self.tell("took-poison", seat)

    def forget_turn(self) -> None:
        """Poisoned apples of this turn can be used from the next turn on."""  # X96
        super().forget_turn()
        self.fresh_poison = 0

    def free_acts(self, seat: int) -> list[Act]:
        """Add a poisoned apple for two unused dice."""  # R83
        return [*super().free_acts(seat), *self.curses(seat, self.unused(seat), self.faces[seat])]

    def closing_acts(self, seat: int) -> list[Act]:
        """Add a coin for a die of a later turn, because dice can be exchanged."""  # R4.5, R51, R83, Q106
        return [*super().closing_acts(seat), *self.coin_turns(seat)]

    def alterations(self, seat: int) -> list[Act]:
        """Add a poisoned apple for the die of Morgana that you choose."""  # R6.3, R83
        return [*super().alterations(seat), *self.curses(seat, self.brewable(seat), self.morgana_faces)]

    def curses(self, seat: int, dice: Sequence[str], faces: Mapping[str, int]) -> list[Act]:
        """The exchanges of one of these dice with a rival's unused die of another face."""  # R83, Q71, X95
        if self.poisoned[seat] <= self.fresh_poison:
            return []
        return [
            ("curse", die, rival, other)
            for die in unlike(faces, dice, self.chosen)
            for rival in self.seats
            if rival != seat
            for other in unlike(self.faces[rival], self.unused(rival))
            if self.faces[rival][other] != faces[die]
        ]

    async def act_curse(self, seat: int, die: AnyDie, rival: Seat, other: Die) -> None:
        """Spend a poisoned apple: one of your dice and one of a rival exchange their faces."""  # R83, X97
        self.poisoned[seat] -= 1
        self.poison_supply += 1
        self.tell("used-poison", seat)
        given = self.morgana_faces[die] if die in DICE else self.faces[seat][die]
        taken = self.faces[rival][other]
        if die in DICE:
            self.chosen = die
        if die == self.chosen:
            self.ate = False  # R6.1: an apple can turn it once more
        self.turn_die(seat, die, taken, "poison")
        self.turn_die(rival, other, given, "poison")

    def turn_die(self, seat: int, die: str, face: int, means: str) -> None:
        """Turn one of Morgana's dice, or any other."""  # R83
        if die not in DICE:
            super().turn_die(seat, die, face, means)
            return
        origin, self.morgana_faces[die] = self.morgana_faces[die], face
        self.tell("turned", seat, die=die, origin=origin, face=face, means=means)

    # The horn

    async def act_horn(self, seat: int, die: MorganaDie) -> None:
        """Add coins and materials to the die to make seven, and take the horn."""  # R84, Q73, X98, X99
        self.use_pentagram(seat, die, "horn")
        for left in range(HORN - self.morgana_faces[die], 0, -1):
            paid = await self.choose(seat, "horn", self.horn_payments(seat), "R84", left=left)
            if paid == COIN:
                self.pay_coins(seat, 1)
            else:
                await self.give_back(seat, paid)
        former, self.horn = self.horn, seat
        self.tell("took-horn", seat, former=former)
        self.take_poison(seat)
        self.score(seat, HORN_POINTS, "horn")

    def horn_payments(self, seat: int) -> list[Good | Literal["coin"]]:
        """The pieces that you can pay with: a coin and your materials."""  # R84
        materials = [good for good in self.belongings(seat) if KIND_OF[good] == "material"]
        return [*([COIN] if self.coins[seat] else []), *materials]

    async def end_round(self) -> None:
        """Before all else, the holder of the horn scores the number of the round."""  # R11.1, R84, Q74
        if self.horn is not None:
            self.score(self.horn, self.round, "horn", round=self.round)
        await super().end_round()

    def projected(self) -> list[Projection]:
        """Add the horn, which scores at the end of the round."""  # R84
        found = super().projected()
        for seat in self.seats:
            found[seat]["horn"] = self.round if self.horn == seat else 0
        return found

    def score_by_then(self, seat: int) -> int:
        """Add the points for the horn, which are scored first."""  # R11.1
        return super().score_by_then(seat) + (self.round if self.horn == seat else 0)

    # The block

    def is_closed(self, good: Good) -> bool:
        """Whether a good is out of reach because Morgana stands in its principality."""  # R82.2
        return PLACE_OF[good] == self.morgana

    def is_available(self, good: Good) -> bool:
        """Goods of the principality that Morgana closes are unavailable."""  # R82.2, R82.3, X64, X84 to X86
        return super().is_available(good) and not self.is_closed(good)

    def track(self, figure: str) -> Sequence[str]:
        """Figures skip the space where Morgana stands, but can leave it."""  # R82.1, X87, X87a
        track = super().track(figure)
        if self.morgana is None or self.figures[figure] == self.morgana:
            return track
        return _without(track, self.morgana)

    def mirrored(self, seat: int, figure: str, space: str) -> list[str]:
        """No Mirror flag leads to the space where Morgana stands."""  # X29
        return [other for other in super().mirrored(seat, figure, space) if other != self.morgana]

    def borrowable(self, seat: int, figure: str, space: str) -> list[str]:
        """The action of the space where Morgana stands cannot be borrowed."""  # X29c
        return [other for other in super().borrowable(seat, figure, space) if other != self.morgana]

    async def execute(self, seat: int, space: str) -> bool:
        """Perform nothing on the space where Morgana stands."""  # X88
        if space != self.morgana:
            return await super().execute(seat, space)
        self.tell("forfeited", seat, space=space)
        return False

    # Soundness

    def misplaced(self) -> Iterator[Fault]:
        """Add the horn, Morgana's dice and tokens in impossible places."""
        yield from super().misplaced()
        yield from seat_faults("horn", self.horn, self.seats)
        if self.is_set_up():
            yield from self.misplaced_in_kitchen()

    def misplaced_in_kitchen(self) -> Iterator[Fault]:
        """Wrong dice or tokens, and dice in impossible places."""
        if (*self.morgana_faces,) != DICE or not {*self.morgana_faces.values()} <= {*SIDES}:
            yield Fault("morgana_faces", f"Morgana's dice are {', '.join(DICE)}, with faces 1 to 6")
        printed = Counter(tuple(sorted(token)) for token in self.parts.kitchen.tokens)
        if Counter(tuple(sorted(token)) for token in self.cauldrons) != printed:
            tokens = ", ".join("/".join(token) for token in self.parts.kitchen.tokens)
            yield Fault("cauldrons", f"the tokens on the cauldrons are {tokens}")
        yield from self.misplaced_pentagrams()

    def misplaced_pentagrams(self) -> Iterator[Fault]:
        """Dice that two players have used, or that lie in a cauldron though nobody has used them."""  # R80.4
        taken = [die for die in self.pentagrams if die is not None]
        allowed = (*DICE, PASSED) if self.settings["morganaPass"] == "on" else DICE
        for seat, die in enumerate(self.pentagrams):
            if die is not None and (die not in allowed or (die in DICE and taken.count(die) > 1)):
                wrong = f"'{die}' cannot be the die of seat {seat}; everybody uses one of {', '.join(DICE)}"
                yield Fault(f"pentagrams.{seat}", wrong)
        lying = [die for die in self.cauldron_dice if die is not None]
        if len(self.cauldron_dice) != len(self.cauldrons):
            yield Fault("cauldron_dice", f"there are {len(self.cauldrons)} cauldrons")
        elif len({*lying}) < len(lying) or not {*lying} <= {*taken}:
            yield Fault("cauldron_dice", "a die lies in one cauldron, and somebody has its pentagram")

    def miscounted(self) -> Iterator[Fault]:
        """Add poisoned apples that are lost or doubled."""  # I2
        yield from super().miscounted()
        there = self.poison_supply + sum(self.poisoned)
        if there != POISONED or min(self.poison_supply, *self.poisoned) < 0:
            yield Fault("poison_supply", f"I2: there are {there} poisoned apples, not {POISONED}")
