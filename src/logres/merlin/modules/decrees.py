"""King's decree: instead of doing its duty, a vassal can bring a decree from the principality."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Literal

from logres.engine import (
    NOBODY,
    Asking,
    Fault,
    Happening,
    Secret,
    Setting,
    Sometimes,
    listing,
    seat_faults,
    zone,
)
from logres.merlin.base.manors import Bonus
from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import MERLIN, PERSONAL, Act, Scored
from logres.merlin.modules.module import Module
from logres.merlin.pieces import (
    KIND_OF,
    PLACE_OF,
    PLACES,
    Decree,
    Die,
    Face,
    Place,
    Seat,
    Vassal,
    as_good,
)

STACK = 4  # decrees in a principality: R3.13
VP = "vp-"  # prefix of a decree with points
FOR_A_DIE, FOR_A_PIECE, FOR_POINTS = 1, 2, 3  # how many decrees each use takes: R102
POINTS = 5  # points for three decrees: R102


class Decrees(Module):
    """Four decrees lie face down in every principality."""  # R3.13

    key: ClassVar[str] = "decrees"
    rule: ClassVar[str] = "R100"
    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("decreeLook", ("bound", "free"), "Q82"),
        Setting("decreeArthur", ("off", "on"), "Q84", modules=("arthur",)),
    )

    decree_stacks: dict[Place, list[Decree]] = zone(
        NOBODY, deck="decrees", kept_sorted=True, looked="decree_readers"
    )
    decree_readers: dict[Place, list[Seat]] = zone()  # the seats that have looked through a stack
    decrees: list[list[Decree]] = zone(by_seat=True)  # taken and not used yet

    class Looked(Happening):
        """A player looks through the decrees of a principality."""

        decrees: Secret[list[Decree]]
        place: Place

    class TookDecree(Happening):
        """A player takes a decree from a principality."""

        place: Place
        decree: Decree

    class UsedDecrees(Happening):
        """Decrees are used and go to the box."""

        decrees: list[Decree]

    class ScoredDecrees(Scored):
        """A decree brings points, or using three does."""

        source: Literal["decrees"]
        decree: Sometimes[Decree]

    class AskLook(Asking):
        """Do you look through these decrees instead of doing the vassal's duty?"""

        options: Place | None
        vassal: Vassal
        place: Place

    class AskDecree(Asking):
        """Which decree do you take?"""

        options: Decree | None
        place: Place

    class AskDecreeBonus(Asking):
        """What do you take for two decrees?"""

        options: Bonus

    async def setup(self) -> None:
        """Begin with no decrees taken."""
        self.decree_stacks = {place: [] for place in PLACES}
        self.decree_readers = {place: [] for place in PLACES}
        self.decrees = [[] for _ in self.seats]
        await super().setup()

    async def lay_out(self) -> None:
        """Shuffle the decrees and lay four on each principality."""  # R3.13
        await super().lay_out()
        decrees = [*self.parts.decrees]
        self.chance.shuffle(decrees)
        for place in PLACES:
            self.decree_stacks[place] = sorted(decrees.pop() for _ in range(STACK))

    # Taking one

    async def errand(self, seat: int, vassal: Vassal, place: Place, space: Place) -> None:
        """Take a decree from the principality of the space, or do the vassal's duty."""  # R101, X122
        if not await self.brings_decree(seat, vassal, place, space):
            await super().errand(seat, vassal, place, space)

    async def brings_decree(self, seat: int, vassal: Vassal, place: Place, space: Place) -> bool:
        """You may look through the stack; then you must take a decree (house rule: you may)."""  # Q82
        stack = self.decree_stacks[space]
        offered = (space,) if stack else ()
        if await self.may(seat, "look", offered, "R101", vassal=vassal, place=place) is None:
            return False
        self.look(seat, space)
        decrees = [*dict.fromkeys(stack)]
        if self.settings["decreeLook"] == "free":
            decree = await self.may(seat, "decree", decrees, "Q82", place=space)
        else:
            decree = await self.choose(seat, "decree", decrees, "R101", place=space)
        if decree is None:
            return False
        stack.remove(decree)
        await self.take_decree(seat, decree, space)
        return True

    def look(self, seat: int, place: Place) -> None:
        """Look through the stack; from now on you know it."""  # R101, X126
        readers = self.decree_readers[place]
        self.decree_readers[place] = sorted({*readers, seat})
        self.tell("looked", seat, {"decrees": [*self.decree_stacks[place]]}, place=place)

    async def take_decree(self, seat: int, decree: str, place: Place) -> None:
        """Keep the decree, and take the good that it shows or score its points."""  # Q83
        self.decrees[seat].append(decree)
        self.tell("took-decree", seat, place=place, decree=decree)
        if decree.startswith(VP):
            self.score(seat, int(decree.removeprefix(VP)), "decrees", decree=decree)
        else:
            good = as_good(decree)
            await self.claim(seat, KIND_OF[good], PLACE_OF[good])  # X128

    # Using some

    def use_decrees(self, seat: int, count: int) -> None:
        """Put the decrees that you use into the box."""  # R102, Q85
        used = self.decrees[seat][:count]
        del self.decrees[seat][:count]
        self.tell("used-decrees", seat, decrees=[*used])

    def alterations(self, seat: int) -> list[Act]:
        """The acts that change the face of a die, including a decree."""  # R102
        return [*super().alterations(seat), *self.decree_turns(seat)]

    def decree_turns(self, seat: int) -> list[Act]:
        """You can use a decree for a point more or less on a die."""  # R102, X127
        if len(self.decrees[seat]) < FOR_A_DIE:
            return []
        faces = self.faces[seat]
        return [
            ("decree", die, face)
            for die in self.decree_dice(seat)
            for face in (faces[die] - 1, faces[die] + 1)
            if face in SIDES
        ]

    def decree_dice(self, seat: int) -> list[str]:
        """Your unused personal dice, equal dice once, and your Merlin die."""  # R102, R6.3, Q84
        return [die for die in self.different_dice(seat) if die in (*PERSONAL, MERLIN)]

    async def act_decree(self, seat: int, die: Die, face: Face) -> None:
        """Use a decree to turn one of your dice a point up or down."""  # R102, X127
        self.use_decrees(seat, FOR_A_DIE)
        self.turn_die(seat, die, face, "decree")

    def free_acts(self, seat: int) -> list[Act]:
        """The acts for any time in your turn, including two or three decrees."""  # R102
        return [*super().free_acts(seat), *self.decree_acts(seat)]

    def decree_acts(self, seat: int) -> list[Act]:
        """You can use two decrees for a good or a marker, or three for points."""  # R102
        held = len(self.decrees[seat])
        acts: list[Act] = []
        if held >= FOR_A_PIECE and self.decree_bonuses(seat):
            acts.append(("decrees", FOR_A_PIECE))
        if held >= FOR_POINTS:
            acts.append(("decrees", FOR_POINTS))
        return acts

    async def act_decrees(self, seat: int, count: Literal[2, 3]) -> None:
        """Use two decrees for a good or a marker, or three for five points."""  # R102
        self.use_decrees(seat, count)
        if count == FOR_POINTS:
            self.score(seat, POINTS, "decrees")
        else:
            bonuses = self.decree_bonuses(seat)
            await self.take_bonus(seat, await self.choose(seat, "decree-bonus", bonuses, "R102"))

    @listing
    def decree_bonuses(self, seat: int) -> list[Bonus]:
        """All available goods, and the principalities for a marker."""  # R102
        return [*self.obtainable(), *self.places_for_marker(seat)]

    # Soundness

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, unknown decrees, and readers who are not at the table."""
        yield from super().misplaced()
        for at, decrees in self.decree_piles():
            for decree in decrees:
                if decree not in self.parts.decrees:
                    yield Fault(at, f"there is no decree '{decree}'")
        for place, readers in self.decree_readers.items():
            for seat in readers:
                yield from seat_faults(f"decree_readers.{place}", seat, self.seats)

    def decree_piles(self) -> list[tuple[str, list[str]]]:
        """The piles of decrees, each with its place."""
        stacks = [(f"decree_stacks.{place}", stack) for place, stack in self.decree_stacks.items()]
        return [*stacks, *((f"decrees.{seat}", self.decrees[seat]) for seat in self.seats)]

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces and doubled decrees; missing ones may be in the box."""  # I2
        yield from super().miscounted()
        box = Counter(self.parts.decrees)
        there: Counter[str] = Counter()
        for at, decrees in self.decree_piles():
            there.update(decrees)
            for decree in dict.fromkeys(decrees):
                if there[decree] > box[decree]:
                    wrong = f"I2: there are {there[decree]} decrees '{decree}', not {box[decree]}"
                    yield Fault(at, wrong)
        for place, stack in self.decree_stacks.items():
            if len(stack) > STACK:
                wrong = f"at most {STACK} decrees lie in a principality, not {len(stack)}"
                yield Fault(f"decree_stacks.{place}", wrong)
