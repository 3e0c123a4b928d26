"""The turn: its windows, the action of a space, and staffs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from logres.engine import Asking, Choice, Happening, Option, listing
from logres.merlin.base.movement import COUNTER
from logres.merlin.base.position import KNIGHTS, MERLIN, Act
from logres.merlin.base.spaces import Spaces
from logres.merlin.parts import Mover
from logres.merlin.pieces import Detour, Direction, Figure, Space

ROUNDS = 6  # R1.2
REST = "rest"  # the question that ends a turn
MOVES = ("go", "reverse")  # the acts that move a figure


@cache  # the same string object each time, so that Python finds the method faster
def _rule(act: str) -> str:
    return f"act_{act}"


class Turn(Spaces):
    """A turn from the choice of a die to the drawing of missions."""

    class Turn(Happening):
        """A turn begins."""

        number: int
        round: int

    class Borrowed(Happening):
        """A flag chooses the space of another knight, whose action follows."""

        figure: Figure
        space: Space

    class UsedStaff(Happening):
        """A staff goes to the box and repeats the action of a space."""

        space: Space

    class AskMove(Asking):
        """What do you do: move with a die, change one, or do a free act?"""

        options: Act

    class AskRest(Asking):
        """What else do you do before your turn ends?"""

        options: Act | None

    async def take_turn(self, seat: int) -> None:
        """Choose a die, move its figure, perform the action; free acts fit in between."""  # R4.2, R4.3
        self.begin_turn(seat)
        await self.set_out(seat)
        await self.rest(seat)
        if self.due:
            await self.draw_due(seat)

    def begin_turn(self, seat: int) -> None:
        """Begin with nothing done in this turn, whatever a position written by hand says."""  # W0
        self.forget_turn()
        self.tell("turn", seat, number=self.turns, round=self.round)

    def forget_turn(self) -> None:
        """Reset everything that lasts for one turn."""
        self.chosen = None
        self.ate = self.finished = False
        self.resolved = self.flagged = self.due = 0

    def can_play(self, seat: int) -> bool:
        """Whether you have something left to take a turn with."""  # R4.1, X130
        return len(self.used[seat]) < len(self.faces[seat])

    def is_last_round(self) -> bool:
        """Whether the game ends with this round."""  # R1.3
        return self.round == ROUNDS

    # The windows

    async def set_out(self, seat: int) -> None:
        """Alter a die and do free acts as you like, then move."""  # W0 to W2, R6.2
        while True:
            moves = self.moves(seat)
            acts = [*moves, *self.alterations(seat), *self.free_acts(seat)]
            act = await self.choose(seat, "move", acts, "R4.2")
            await self.perform(seat, act)
            if act in moves:
                return

    async def rest(self, seat: int) -> None:
        """After the action, do free acts as you like, then end the turn."""  # W6
        while not self.finished and (acts := self.closing_acts(seat)):
            self.finished = await self.pause(seat, acts) is None

    async def pause(self, seat: int, acts: list[Act]) -> Act | None:
        """Do one of the acts, or end the turn."""  # R4.4
        act = await self.may(seat, REST, acts, "R4.5")
        if act is not None:
            await self.perform(seat, act)
        return act

    @listing
    def free_acts(self, seat: int) -> list[Act]:
        """The acts that you can do at any time in your turn."""  # R4.5, X8
        repels = self.repel_acts(seat) if self.settings["repelFlag"] == "both" else []  # Q12
        return [*self.mission_acts(seat), *self.second_mission_acts(seat), *repels]

    @listing
    def closing_acts(self, seat: int) -> list[Act]:
        """The acts that you can do before your turn ends: all free acts."""  # R4.5, W6
        return self.free_acts(seat)

    async def perform(self, seat: int, act: Act) -> None:
        """Do the act that an option stands for."""
        self.finished = False
        name, *details = act
        await getattr(self, _rule(str(name)))(seat, *details)

    # The move

    async def act_go(
        self, seat: int, die: Mover, direction: Direction, space: Space, *detours: Detour
    ) -> None:
        """Move the figure of your die, with flags for after the move."""  # R5.1, R5.2
        figure = self.moved_by(seat, die)
        self.use_die(seat, die)
        self.move(seat, figure, space, direction)
        await self.land(seat, figure, *detours)

    async def act_reverse(self, seat: int, die: Mover, space: Space, *detours: Detour) -> None:
        """Use a Reverse flag to move your knight backwards, with flags for after the move."""  # R10.3
        self.use_flag(seat, "reverse")
        self.use_die(seat, die)
        self.move(seat, KNIGHTS[seat], space, COUNTER)
        await self.land(seat, KNIGHTS[seat], *detours)

    async def land(self, seat: int, figure: str, *detours: Detour) -> None:
        """Use the flags for after the move, then perform the action."""  # W4, W5, X29e, X29f
        for power, space in detours:
            self.use_flag(seat, power)
            if power == "different":
                await self.borrow(seat, figure, space)
                return
            self.move(seat, figure, space, power)  # R10.6, Q16: it stays there
        await self.arrive(seat, figure, self.figures[figure])

    def carried_on(self, option: Option, choice: Choice[Option]) -> list[Option]:
        """The moves, without flags for after them, of the die that an answer has changed."""  # W1
        if choice.ask != "move" or not isinstance(option, tuple):
            return []
        moves = [act for act in choice.options if isinstance(act, tuple) and act[0] in MOVES]
        return [act for act in moves if act[1] == option[1] and isinstance(act[-1], str)]

    # The action

    async def arrive(self, seat: int, figure: str, space: str) -> None:
        """Perform the action of the space that your figure moved to."""  # R4.2
        await self.carry_out(seat, figure, space)

    async def borrow(self, seat: int, figure: str, space: str) -> None:
        """Perform the action of another knight's space instead."""  # R10.5, X29a
        self.tell("borrowed", seat, figure=figure, space=space)
        await self.carry_out(seat, figure, space)

    async def carry_out(self, seat: int, figure: str, space: str) -> None:
        """Perform the action of a space; a staff repeats it if Merlin moved."""  # R7.1 to R7.4, X10 to X12
        if await self.execute(seat, space) and figure == MERLIN and await self.spend_staff(seat, space):
            await self.execute(seat, space)

    async def spend_staff(self, seat: int, space: str) -> bool:
        """Spend a staff to repeat Merlin's action, if you like; return whether you do."""  # R7.1, R7.2
        staff: Act = ("staff", space)
        while self.staffs[seat]:
            repeat = [staff] if self.offers(seat, space) else []  # a free act can make it possible
            acts = [*repeat, *self.closing_acts(seat)]
            if not acts or (self.finished and not repeat):
                break
            act = await self.pause(seat, acts)
            if act == staff:
                return True
            if act is None:
                self.finished = True
                break
        return False

    def actions(self) -> Sequence[str]:
        """All spaces."""  # R8
        return self.ring

    async def perform_at(self, seat: int, place: str) -> None:
        """Perform the action of a space."""  # R8
        await self.execute(seat, place)

    async def act_staff(self, seat: int, space: Space) -> None:
        """Put a staff into the box."""  # R7.1
        self.staffs[seat] -= 1
        self.tell("used-staff", seat, space=space)
