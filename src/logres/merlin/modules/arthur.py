"""Arthur: a fifth die moves the king along a separate ring, inside the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Literal

from logres.engine import Asking, Fault, Happening, Setting, listing, seat_faults, zone
from logres.merlin.base.manors import Bonus
from logres.merlin.base.movement import CLOCKWISE, COUNTER
from logres.merlin.base.position import KNIGHTS, MERLIN, Act
from logres.merlin.base.spaces import action
from logres.merlin.base.vassals import Posting
from logres.merlin.environs import CELLS
from logres.merlin.modules.module import Module
from logres.merlin.pieces import (
    VASSALS,
    Card,
    Cell,
    Detour,
    Die,
    Direction,
    Figure,
    Good,
    Place,
    Power,
    Seat,
    Space,
    Vassal,
    is_kind,
    is_place,
)

ARTHUR: Literal["arthur"] = "arthur"  # the figure, and the die that moves it
MERLIN_GOES = (1, 2, 3)  # the steps that Arthur's Merlin space allows: R31.4
ARTHUR_GOES = (1,)  # the steps that the outer ring allows: R33
CHANGE = {"more": 1, "less": -1}  # of the steps: R10.7

# A direction, the space reached, and perhaps a flag for after the move
Way = tuple[str, str] | tuple[str, str, Detour]


class Arthur(Module):
    """A black die for each player, an inner ring for Arthur, and new spaces and flags."""  # R30

    key: ClassVar[str] = "arthur"
    rule: ClassVar[str] = "R30"
    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("arthurMerlinZero", ("off", "on"), "Q34"),
        Setting("pictTower", ("on", "off"), "Q43"),
        Setting("differentOnTheWay", ("off", "on"), "Q104"),
    )

    inner_ring: tuple[Space, ...] = zone()
    signet: Seat | None = zone()
    nudged: int = zone()  # steps more or less than the chosen die shows, in this turn
    switched: str | None = zone()  # the figure that the chosen die moves instead of its own, in this turn

    class Nudged(Happening):
        """A figure will go this many steps with its die."""

        die: Die
        steps: int

    class Switched(Happening):
        """A die will move another figure."""

        die: Die
        figure: Figure

    class TookSignet(Happening):
        """The signet ring has a new holder."""

        former: Seat | None

    class ReplacedManor(Happening):
        """A manor takes the place of another player's."""

        cell: Cell
        former: Seat

    class Activated(Happening):
        """A vassal does its duty again where it stands."""

        vassal: Vassal
        place: Place

    class AskResource(Asking):
        """What does a resource space give you?"""

        options: Bonus | None
        space: Space

    class AskSignet(Asking):
        """Which mission do you resolve without meeting it?"""

        options: Card | None

    class AskStairs(Asking):
        """Does your knight climb the stairs to this principality space?"""

        options: Place | tuple[Place, Detour] | None

    class AskMarchMerlin(Asking):
        """Where does Merlin go?"""

        options: tuple[Direction, Space] | tuple[Direction, Space, Detour] | None

    class AskMarchArthur(Asking):
        """Where does Arthur go?"""

        options: tuple[Direction, Space] | tuple[Direction, Space, Detour] | None

    class AskReplaceManor(Asking):
        """Whose manor do you replace by one of yours?"""

        options: Cell | None

    class AskActivate(Asking):
        """Which of your vassals does its duty again?"""

        options: Posting | None

    async def setup(self) -> None:
        """Lay out the inner ring, with the signet ring on its space."""  # R3.1, R3.2
        self.inner_ring = self.parts.arthur.inner_ring
        self.signet = None
        await super().setup()

    def actions(self) -> Sequence[str]:
        """Add the spaces of the inner ring."""  # R31
        return [*super().actions(), *self.inner_ring]

    def lay_out_board(self) -> None:
        """Place Arthur on his first space."""  # R3.2, D2
        super().lay_out_board()
        self.figures[ARTHUR] = self.parts.arthur.start

    def spaces(self) -> tuple[str, ...]:  # instead of the base rule
        """The outer ring of Arthur's board."""  # R3.1, R33, Q36
        return self.parts.arthur.ring

    # Arthur and his die

    def dice_of(self, seat: int) -> tuple[str, ...]:
        """Add a fifth die, the black one."""  # R30.1
        return (*super().dice_of(seat), ARTHUR)

    def all_figures(self) -> tuple[str, ...]:
        """Add Arthur."""  # R30.2
        return (*super().all_figures(), ARTHUR)

    def moved_by(self, seat: int, die: str) -> str:
        """The black die moves Arthur. A Switch flag lets the chosen die move another."""  # R30.2, R10.8
        if self.switched and die == self.chosen:
            return self.switched
        return ARTHUR if die == ARTHUR else super().moved_by(seat, die)

    def directions(self, figure: str) -> tuple[str, ...]:
        """Arthur goes either way."""  # R30.2, X27
        return (CLOCKWISE, COUNTER) if figure == ARTHUR else super().directions(figure)

    def track(self, figure: str) -> Sequence[str]:
        """A figure on the inner ring, such as Arthur, counts the spaces of that ring."""  # R30.2, X54a
        return self.inner_ring if self.figures[figure] in self.inner_ring else super().track(figure)

    # Flags

    def powers(self) -> Mapping[Power, Good]:  # instead of the base rule
        """The new flags have new powers, which replace the former powers of their colours."""  # R10.9
        return self.parts.arthur_powers

    def forget_turn(self) -> None:
        """Reset the changes that flags made to the steps and the figure of a die."""  # R10.7, R10.8
        super().forget_turn()
        self.nudged, self.switched = 0, None

    def alterations(self, seat: int) -> list[Act]:
        """Add one step more or less, and another figure."""  # R10.7, R10.8
        return [*super().alterations(seat), *self.nudges(seat), *self.switches(seat)]

    def nudges(self, seat: int) -> list[Act]:
        """A +/-1 flag for the chosen die, which never goes fewer than zero steps."""  # R10.7, X21
        if not self.flag(seat, "nudge"):
            return []
        return [
            ("nudge", die, way)
            for die in self.eligible(seat)
            for way, change in CHANGE.items()
            if change > 0 or self.steps(seat, die)
        ]

    async def act_nudge(self, seat: int, die: Die, way: Literal["more", "less"]) -> None:
        """Use a +/-1 flag: the figure of the chosen die goes one step more or less."""  # R10.7, Q18
        self.use_flag(seat, "nudge")
        self.chosen = die
        self.nudged += CHANGE[way]
        self.tell("nudged", seat, die=die, steps=self.steps(seat, die))

    def steps(self, seat: int, die: str) -> int:
        """Flags add to the steps of the chosen die, whatever face it is turned to."""  # R10.7, X20, X21, Q18
        steps = super().steps(seat, die)
        return max(0, steps + self.nudged) if die == self.chosen else steps

    def moves(self, seat: int) -> list[Act]:
        """With zero steps there is one move: the figure stays."""  # R10.7
        moves = super().moves(seat)
        if self.nudged and self.chosen and not self.steps(seat, self.chosen):
            return [move for move in moves if move[0] == "go" and move[2] == CLOCKWISE]
        return moves

    def switches(self, seat: int) -> list[Act]:
        """A Switch flag for each figure that the die does not move, once in a turn."""  # R10.8
        if self.switched or not self.flag(seat, "switch"):
            return []
        return [
            ("switch", die, figure)
            for die in self.eligible(seat)
            for figure in (KNIGHTS[seat], MERLIN, ARTHUR)
            if figure != self.moved_by(seat, die)
        ]

    async def act_switch(self, seat: int, die: Die, figure: Figure) -> None:
        """Use a Switch flag: the die moves your knight, Merlin or Arthur."""  # R10.8, R110.9, X26, X27
        self.use_flag(seat, "switch")
        self.chosen = die
        self.switched = figure
        self.tell("switched", seat, die=die, figure=figure)

    # The inner ring

    async def space_resource(self, seat: int, space: str) -> bool:
        """Take a good of the kind from any principality, or place a marker on any."""  # R31.1
        bonus = await self.may(seat, "resource", self.resources(seat, space), "R31.1", space=space)
        if bonus is None:
            return False
        await self.take_bonus(seat, bonus)
        return True

    @listing
    def resources(self, seat: int, space: str) -> list[Bonus]:
        """The goods or principalities that a resource space offers you."""  # R31.1
        kind = space.removeprefix("resource-")
        if is_kind(kind):
            return [*self.obtainable((kind,))]
        return self.places_for_marker(seat)

    async def space_signet(self, seat: int, space: str) -> bool:
        """Take the signet ring, wherever it is, and resolve a mission without meeting it."""  # R31.2, X54
        card = await self.may(seat, "signet", self.signet_missions(seat), "R31.2")
        if card is None and self.signet_missions(seat):
            return False
        former, self.signet = self.signet, seat
        self.tell("took-signet", seat, former=former)
        if card is not None:
            await self.resolve(seat, card)  # R110.10, Q38: in addition to the mission of the turn
        return True

    @listing
    def signet_missions(self, seat: int) -> list[str]:
        """The missions that the signet ring can resolve: any of your hand."""  # R31.2
        return [*self.hands[seat]]

    async def space_stairs(self, seat: int, space: str) -> bool:
        """Your knight goes to the next principality space and performs it."""  # R31.3, X28, X37
        knight, target = KNIGHTS[seat], self.top_of_stairs(seat)
        flagged = [(target, detour) for detour in self.detours_on_the_way(seat, knight, target)]
        climb = await self.may(seat, "stairs", [target, *flagged], "R31.3")
        if climb is None:
            return False
        self.move(seat, knight, target, "stairs")
        await self.land(seat, knight, *(() if isinstance(climb, str) else climb[1:]))
        return True

    def top_of_stairs(self, seat: int) -> Place:
        """The next principality space, clockwise from your knight."""  # R31.3, X42
        track = self.track(KNIGHTS[seat])
        at = track.index(self.figures[KNIGHTS[seat]])
        return next(space for space in (*track[at + 1 :], *track[: at + 1]) if is_place(space))

    async def space_merlin(self, seat: int, space: str) -> bool:
        """Move Merlin one to three spaces either way. As a house rule he may stay."""  # R31.4, Q34
        may_stay = self.settings["arthurMerlinZero"] == "on" and self.figures[MERLIN] != space  # X40, X54a
        steps = (0, *MERLIN_GOES) if may_stay else MERLIN_GOES
        way = await self.may(seat, "march-merlin", self.ways(seat, MERLIN, steps), "R31.4")
        return await self.march(seat, MERLIN, way)

    @listing
    def ways(self, seat: int, figure: str, steps: Sequence[int]) -> list[Way]:
        """The directions and spaces that these numbers of steps lead to. Zero steps are one way."""
        found: list[Way] = []
        for direction in (CLOCKWISE, COUNTER):
            for number in steps:
                if number or direction == CLOCKWISE:
                    space = self.reached(figure, number, direction)
                    flags = self.detours_on_the_way(seat, figure, space)
                    found += [(direction, space), *((direction, space, flag) for flag in flags)]
        return found

    async def march(self, seat: int, figure: str, way: Way | None) -> bool:
        """Move a figure and perform the space that it reaches. A staff can follow."""  # X37, X40, X41
        if way is None:
            return False
        direction, space, *detours = way
        self.move(seat, figure, space, direction)
        await self.land(seat, figure, *detours)
        return True

    def detours_on_the_way(self, seat: int, figure: str, space: str) -> list[Detour]:
        """As a house rule, Different action is allowed after a move that a space has brought."""  # X28, Q104
        if self.settings["differentOnTheWay"] == "off":
            return []
        return self.borrowed_from(seat, figure, space)

    async def space_replace(self, seat: int, space: str) -> bool:
        """Replace another player's manor by one of yours."""  # R31.5, Q39
        cell = await self.may(seat, "replace-manor", self.replaceable_manors(seat), "R31.5")
        if cell is None:
            return False
        self.replace_manor(seat, cell)
        return True

    @listing
    def replaceable_manors(self, seat: int) -> list[str]:
        """The cells with manors of others, if you have a manor left."""  # R31.5, X49
        if not self.has_manor(seat):
            return []
        return [cell for cell in CELLS[self.rows] if self.manors.get(cell, seat) != seat]

    def replace_manor(self, seat: int, cell: str) -> None:
        """Return the manor to its owner and put yours in its place. A tower gives nothing."""  # R31.5, X50
        former, self.manors[cell] = self.manors[cell], seat
        self.tell("replaced-manor", seat, cell=cell, former=former)

    # The new spaces of the outer ring

    async def space_apple(self, seat: int, space: str) -> bool:
        """Take an apple."""  # R33
        self.take_apple(seat)
        return True

    async def space_arthur(self, seat: int, space: str) -> bool:
        """Move Arthur one space either way."""  # R33
        way = await self.may(seat, "march-arthur", self.ways(seat, ARTHUR, ARTHUR_GOES), "R33")
        return await self.march(seat, ARTHUR, way)

    async def space_activate(self, seat: int, space: str) -> bool:
        """One of your vassals in a principality does its duty there again."""  # R33
        posting = await self.may(seat, "activate", self.posted(seat), "R33")
        if posting is None:
            return False
        self.tell("activated", seat, vassal=posting[0], place=posting[1])
        await self.duty(seat, *posting)
        return True

    @listing
    def posted(self, seat: int) -> list[Posting]:
        """Your vassals in principalities, and where they stand."""
        standing = self.vassals[seat]
        return [(vassal, place) for vassal in VASSALS if is_place(place := standing[vassal])]

    def countable(self) -> tuple[str, ...]:
        """Add manors."""  # R33, R110.3, Q30
        return (*super().countable(), "manor")

    def pieces(self, seat: int, piece: str) -> int:
        """Add your manors in the environs."""  # R33
        return len(self.manors_of(seat)) if piece == "manor" else super().pieces(seat, piece)

    def offers(self, seat: int, space: str) -> bool:
        """Add the spaces of the inner ring and the new ones of the outer ring."""  # R31, R33
        match action(space):
            case "apple":
                return self.apples_left() > 0
            case "activate":
                return bool(self.posted(seat))
            case "resource":
                return bool(self.resources(seat, space))
            case "signet":
                return self.signet != seat or bool(self.signet_missions(seat))
            case "replace":
                return bool(self.replaceable_manors(seat))
        return super().offers(seat, space)

    # Soundness

    def standing_room(self, figure: str) -> tuple[str, ...]:
        """Arthur stands on the inner ring."""  # R30.2
        return self.inner_ring if figure == ARTHUR else super().standing_room(figure)

    def misplaced(self) -> Iterator[Fault]:
        """Add a wrong inner ring, and a signet ring at no seat."""
        if self.inner_ring != self.parts.arthur.inner_ring:
            spaces = ", ".join(self.parts.arthur.inner_ring)
            yield Fault("inner_ring", f"this is not the inner ring of this table: {spaces}")
        yield from seat_faults("signet", self.signet, self.seats)
        yield from super().misplaced()
