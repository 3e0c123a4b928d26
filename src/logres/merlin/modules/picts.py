"""Picts: each one you defeat brings a bonus, and the strongest bring points at every scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from logres.engine import NOBODY, Asking, Fault, Happening, zone
from logres.merlin.base.position import Scored
from logres.merlin.base.projection import Projection
from logres.merlin.base.spaces import action
from logres.merlin.environs import CELLS
from logres.merlin.modules.arthur import Arthur
from logres.merlin.parts.arthur import Pict
from logres.merlin.pieces import KIND_OF, PLACE_OF, Cell, PictName, Terrain

STACKS = ("left", "right")  # face down: R3.13
DISPLAYED = 4  # open Picts: R3.13
VICTORY = 3  # points for the highest total, and lost for the lowest: R35
AUTHORITY = 3  # what the signet ring adds to a total: R35
EARLIER = (
    "traitors",
    "excalibur",
    "environs",
    "influence",
    "vassals",
)  # sources that are scored before the Picts: R12


class Picts(Arthur):
    """The Picts of Arthur's module: two stacks, a display, and the Picts of each player."""  # R31.6

    pict_stacks: dict[str, list[PictName]] = zone(NOBODY, deck="picts")
    pict_display: list[PictName] = zone()
    picts: list[list[PictName]] = zone(by_seat=True)
    raised_by_pict: bool = zone()  # a Pict is raising a manor, which may bring no tower bonus: Q43

    class TookPict(Happening):
        """A Pict is defeated."""

        pict: PictName

    class RevealedPict(Happening):
        """A Pict fills a gap of the display."""

        pict: PictName
        at: int

    class DiscardedPicts(Happening):
        """The Picts of a player go to the box."""

        picts: list[PictName]

    class ScoredPicts(Scored):
        """The strongest Picts bring points, the weakest cost points."""

        source: Literal["picts"]
        strength: int

    class AskPict(Asking):
        """Which Pict do you defeat?"""

        options: PictName | None

    class AskPictManor(Asking):
        """Where do you build the manor that the Pict brings?"""

        options: Cell
        terrain: Terrain

    async def setup(self) -> None:
        """Begin without Picts."""
        self.pict_stacks, self.pict_display = {stack: [] for stack in STACKS}, []
        self.picts = [[] for _ in self.seats]
        await super().setup()

    def forget_turn(self) -> None:
        """Reset everything that lasts for one turn, including the mark of a Pict's manor."""
        super().forget_turn()
        self.raised_by_pict = False

    async def lay_out(self) -> None:
        """After everything else, shuffle the Picts into two stacks and reveal four."""  # R3.13
        await super().lay_out()
        picts = list(self.parts.arthur.picts)
        self.chance.shuffle(picts)
        half = len(picts) // 2
        self.pict_stacks = dict(zip(STACKS, (picts[:half], picts[half:]), strict=True))
        for at in range(DISPLAYED):
            self.reveal_pict(at)

    def pict(self, name: str) -> Pict:
        """The printed Pict of a name."""
        return self.parts.arthur.picts[name]

    # Defeating Picts

    async def space_picts(self, seat: int, space: str) -> bool:
        """Take one of the open Picts and its bonus, then reveal another."""  # R31.6
        pict = await self.may(seat, "pict", [*self.pict_display], "R31.6")
        if pict is None:
            return False
        at = self.pict_display.index(pict)
        del self.pict_display[at]
        self.picts[seat].append(pict)
        self.tell("took-pict", seat, pict=pict)
        await self.pict_bonus(seat, self.pict(pict))
        self.reveal_pict(at)
        return True

    def reveal_pict(self, at: int) -> None:
        """Fill a gap of the display from the higher stack; all are face down."""  # R31.6, Q42, X46
        stack = max(self.pict_stacks.values(), key=len)
        if stack:
            self.pict_display.insert(at, stack.pop())
            self.tell("revealed-pict", pict=self.pict_display[at], at=at)

    async def pict_bonus(self, seat: int, pict: Pict) -> None:
        """Take the good, marker, manor or apple that a Pict shows."""  # R32
        if pict.good:
            await self.claim(seat, KIND_OF[pict.good], PLACE_OF[pict.good])
        elif pict.marker:
            await self.place_marker(seat, pict.marker)
        elif pict.terrain:
            await self.pict_manor(seat, pict.terrain)
        else:
            self.take_apple(seat)

    async def pict_manor(self, seat: int, terrain: Terrain) -> None:
        """Build on a free tile of the terrain, without a material."""  # R32, X44, X45
        free = [
            cell
            for cell in CELLS[self.rows]
            if cell not in self.manors and self.tile(cell).startswith(terrain)
        ]
        if not free or not self.has_manor(seat):
            return
        cell = await self.choose(seat, "pict-manor", free, "R32", terrain=terrain)
        self.raised_by_pict = True
        await self.raise_manor(seat, cell)
        self.raised_by_pict = False

    async def tower_bonus(self, seat: int, cell: str) -> None:
        """Take the bonus of a tower (house rule: not for a manor that a Pict brought)."""  # Q43
        if not self.raised_by_pict or self.settings["pictTower"] == "on":
            await super().tower_bonus(seat, cell)

    def offers(self, seat: int, space: str) -> bool:
        """Whether a space offers you anything: a Picts space does while Picts are on display."""  # X46
        return bool(self.pict_display) if action(space) == "picts" else super().offers(seat, space)

    # Scoring

    def pict_total(self, seat: int) -> int:
        """The numbers of your Picts, and what the signet ring adds."""  # R35
        return sum([self.pict(name).value for name in self.picts[seat]]) + AUTHORITY * (self.signet == seat)

    def pict_results(self) -> tuple[list[int], list[int]]:
        """The players with the highest and those with the lowest total; all can be both."""  # R35, X47
        totals = [self.pict_total(seat) for seat in self.seats]
        order = self.in_order()
        return (
            [seat for seat in order if totals[seat] == max(totals)],
            [seat for seat in order if totals[seat] == min(totals)],
        )

    async def scoring(self) -> None:
        """Score as usual, then the Picts."""  # R12.5, Q41, X48
        await super().scoring()
        self.score_picts()

    def score_picts(self) -> None:
        """Score points for the highest totals, lose some for the lowest; discard all Picts."""  # R35
        highest, lowest = self.pict_results()
        for seats, points in ((highest, VICTORY), (lowest, -VICTORY)):
            for seat in seats:
                self.score(seat, points, "picts", strength=self.pict_total(seat))
        for seat in self.in_order():
            if self.picts[seat]:
                discarded, self.picts[seat] = self.picts[seat], []
                self.tell("discarded-picts", seat, picts=[*discarded])

    def projected(self) -> list[Projection]:
        """The points each player would score now, with Picts (house rule: never below zero)."""  # R35, Q7
        found = super().projected()
        highest, lowest = self.pict_results()
        for seat in self.seats:
            points = VICTORY * (seat in highest)
            if seat in lowest:
                there = self.score_by_then(seat) + sum([found[seat][source] for source in EARLIER]) + points
                points -= VICTORY if self.settings["floorZero"] == "off" else min(VICTORY, max(0, there))
            found[seat]["picts"] = points
        return found

    # Soundness

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, unknown or doubled Picts, and a wrong number on display."""  # I2
        yield from super().misplaced()
        seen: set[str] = set()
        for at, picts in self.pict_piles():
            for pict in picts:
                if pict not in self.parts.arthur.picts:
                    yield Fault(at, f"there is no Pict '{pict}'")
                elif pict in seen:
                    yield Fault(at, f"I2: the Pict '{pict}' appears twice")
                seen.add(pict)
        if (*self.pict_stacks,) != STACKS:
            yield Fault("pict_stacks", f"the stacks of Picts are {', '.join(STACKS)}, in this order")
        elif len(self.pict_display) > DISPLAYED or (self.lacks_picts() and self.chosen is None):
            shown = f"{DISPLAYED} Picts are on display, not {len(self.pict_display)}"
            yield Fault("pict_display", f"{shown}; there are fewer only when both stacks are empty")

    def lacks_picts(self) -> bool:
        """Whether the display has gaps that a stack could fill, once everything is laid out."""  # R31.6
        has_more = any(self.pict_stacks.values())
        return len(self.pict_display) < DISPLAYED and has_more and self.is_set_up()

    def pict_piles(self) -> list[tuple[str, list[str]]]:
        """The piles of Picts, each with its place."""
        stacks = [(f"pict_stacks.{stack}", picts) for stack, picts in self.pict_stacks.items()]
        held = [(f"picts.{seat}", self.picts[seat]) for seat in self.seats]
        return [("pict_display", self.pict_display), *stacks, *held]
