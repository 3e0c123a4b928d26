"""The round table: each player has two allies, drafted or dealt, with their tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from logres.engine import Asking, Fault, Happening, Setting, zone
from logres.merlin.modules.module import Module
from logres.merlin.pieces import ALLIES, Ally, Stack


class Knights(Module):
    """Two stacks of allies, from which each player gets one each; every ally is a separate layer."""

    key: ClassVar[str] = "knights"
    rule: ClassVar[str] = "R40"
    house_rules: ClassVar[tuple[Setting, ...]] = (Setting("allies", ("draft", "random"), "R40.2"),)

    ally_stacks: dict[str, list[Ally]] = zone()  # while they are passed around
    allies: list[list[Ally]] = zone(by_seat=True)
    ally_tiles: list[dict[str, int]] = zone(by_seat=True)  # those that can still be used

    class Joined(Happening):
        """An ally of a stack joins a player with its tiles."""

        ally: Ally
        stack: Stack
        tiles: int

    class UsedTile(Happening):
        """A tile of an ally is used; `left` is the number that remains."""

        ally: Ally
        left: int

    class AskAlly(Asking):
        """Which ally do you choose?"""

        options: Ally
        stack: Stack

    async def setup(self) -> None:
        """Put out two stacks of allies; nobody has one yet."""  # R40.1
        self.ally_stacks = {stack: [*found] for stack, found in self.parts.allies.stacks.items()}
        self.allies = [[] for _ in self.seats]
        self.ally_tiles = [{} for _ in self.seats]
        await super().setup()

    async def lay_out(self) -> None:
        """After everything else, draft or deal the allies; the others go to the box."""  # R3.12
        await super().lay_out()
        if self.settings["allies"] == "draft":
            await self.draft()
        else:
            self.deal_allies()
        for stack in self.ally_stacks.values():
            stack.clear()

    # Choosing

    async def draft(self) -> None:
        """Pass one stack around clockwise from the first player, the other back from the last."""  # R40.1
        order = self.in_order()
        for one, other in zip(order, reversed(order), strict=True):
            for seat, stack in zip((one, other), self.ally_stacks, strict=True):
                ally = await self.choose(seat, "ally", [*self.ally_stacks[stack]], "R40.1", stack=stack)
                self.join(seat, ally, stack)

    def deal_allies(self) -> None:
        """Deal each player a random ally of each stack."""  # R40.2
        for stack, allies in self.ally_stacks.items():
            for seat in self.in_order():
                self.join(seat, allies[self.chance.below(len(allies))], stack)

    def join(self, seat: int, ally: Ally, stack: str) -> None:
        """Take an ally of a stack with its tiles, openly."""  # R40.1, R40.2
        self.ally_stacks[stack].remove(ally)
        self.allies[seat] = sorted([*self.allies[seat], ally], key=ALLIES.index)
        tiles = self.parts.allies.tiles.get(ally, 0)
        if tiles:
            self.ally_tiles[seat][ally] = tiles
        self.tell("joined", seat, ally=ally, stack=stack, tiles=tiles)

    # Serving

    def holders(self, ally: Ally) -> list[int]:
        """The player who has an ally; empty if nobody has it."""
        return [seat for seat in self.seats if ally in self.allies[seat]]

    def serves(self, seat: int, ally: Ally) -> bool:
        """Whether an ally is yours."""
        return ally in self.allies[seat]

    def tiles_of(self, seat: int, ally: Ally) -> int:
        """How many tiles of an ally you can still use; zero if it is not yours."""  # R40.2
        return self.ally_tiles[seat].get(ally, 0)

    def spend_tile(self, seat: int, ally: Ally) -> None:
        """Put a tile that you use into the box."""  # R40.2
        self.ally_tiles[seat][ally] -= 1
        self.tell("used-tile", seat, ally=ally, left=self.ally_tiles[seat][ally])

    # Soundness

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced pieces, including allies."""  # R40.1
        yield from super().misplaced()
        stacks = self.parts.allies.stacks
        if (*self.ally_stacks,) != (*stacks,):
            yield Fault("ally_stacks", f"the stacks of allies are {', '.join(stacks)}, in this order")
        elif self.is_set_up():
            yield from self.misplaced_allies()

    def misplaced_allies(self) -> Iterator[Fault]:
        """Report players without an ally of each stack, and allies of two players."""  # R40.1
        for stack, allies in self.ally_stacks.items():
            if allies:
                yield Fault(f"ally_stacks.{stack}", "allies that nobody has chosen are in the box")
        seen: set[Ally] = set()
        for seat, mine in enumerate(self.allies):
            wanted = [{*found} for found in self.parts.allies.stacks.values()]
            if len(mine) != len(wanted) or any(len(found & {*mine}) != 1 for found in wanted):
                names = " and one of ".join(", ".join(found) for found in self.parts.allies.stacks.values())
                yield Fault(f"allies.{seat}", f"a player has one ally of {names}")
            for ally in seen & {*mine}:
                yield Fault(f"allies.{seat}", f"'{ally}' is the ally of two players")
            seen |= {*mine}

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, and tiles that an ally does not have."""  # I2
        yield from super().miscounted_at(seat)
        if not self.is_set_up():
            return
        printed = self.parts.allies.tiles
        wanted = [ally for ally in self.allies[seat] if ally in printed]
        if {*self.ally_tiles[seat]} != {*wanted}:
            names = ", ".join(wanted) or "none"
            yield Fault(f"ally_tiles.{seat}", f"the allies of seat {seat} with tiles to use are: {names}")
            return
        for ally in wanted:
            count = self.ally_tiles[seat][ally]
            if not 0 <= count <= printed[ally]:
                wrong = f"I2: '{ally}' has at most {printed[ally]} tiles, not {count}"
                yield Fault(f"ally_tiles.{seat}.{ally}", wrong)
