"""Dice and movement: which die moves which figure where, and how a die is altered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from logres.engine import Happening, listing
from logres.merlin.base.position import KNIGHTS, MERLIN, PERSONAL, Act
from logres.merlin.base.traitors import Traitors
from logres.merlin.pieces import AnyDie, Detour, Die, Face, Figure, Means, Space, Way

ODD = 2  # dice of a roll that must differ from the equal ones: R11.3
DISTINCT = 3  # different faces that a roll must show under the house rule: Q4
SIDES = range(1, 7)

CLOCKWISE = "cw"
COUNTER = "ccw"
STEP = {CLOCKWISE: 1, COUNTER: -1}


@cache
def _apples(die: str, shown: int) -> tuple[Act, ...]:
    """The apple acts for each face that a die does not show."""
    return tuple(("apple", die, face) for face in SIDES if face != shown)


@cache
def unnumbered(space: str) -> str:
    """A space without the number that tells it from its equals: "build" for the second build space."""
    kind, _, number = space.rpartition("-")
    return kind if number.isdigit() else space


class Movement(Traitors):
    """Rolling, choosing and altering dice; moving figures."""

    class Rolled(Happening):
        """A player has rolled the dice."""

        faces: dict[str, Face]

    class UsedDie(Happening):
        """A die is put aside for this round."""

        die: Die
        face: Face

    class Moved(Happening):
        """A figure goes to a space."""

        figure: Figure
        origin: Space
        space: Space
        way: Way

    class Turned(Happening):
        """A die shows another face."""

        die: AnyDie
        origin: Face
        face: Face
        means: Means

    # Dice

    def dice_of(self, seat: int) -> tuple[str, ...]:
        """The dice of a player: three personal ones and the Merlin die."""  # R2.2
        return (*PERSONAL, MERLIN)

    def roll(self, seat: int) -> None:
        """Roll all your dice, and again as long as too many show the same face."""  # R3.14, R11.3
        names = self.dice_of(seat)
        while True:
            faces = [self.chance.below(6) + 1 for _ in names]
            if self.stands(faces):
                break
        personal = sorted(faces[: len(PERSONAL)])
        self.faces[seat] = dict(zip(names, (*personal, *faces[len(PERSONAL) :]), strict=True))
        self.used[seat] = []
        self.tell("rolled", seat, faces={**self.faces[seat]})

    def stands(self, faces: list[int]) -> bool:
        """Whether a roll counts: two dice differ from the rest (house rule: three faces)."""  # R11.3, Q4
        if self.settings["reroll"] == "threeDistinct":
            return len(set(faces)) >= DISTINCT
        return max(map(faces.count, faces)) <= len(faces) - ODD

    def unused(self, seat: int) -> list[str]:
        """The dice that you can still use in this round."""  # R5.4
        used = self.used[seat]
        return [die for die in self.faces[seat] if die not in used]

    def eligible(self, seat: int) -> list[str]:
        """The dice to choose from: the one you are bound to, or all unused ones, equal dice once."""
        return [self.chosen] if self.chosen else self.different_dice(seat)

    def different_dice(self, seat: int) -> list[str]:
        """Your unused dice, equal personal dice once; the die you are bound to always."""  # R6.3
        used, bound = self.used[seat], self.chosen
        found: dict[str | int, str] = {}
        for die, face in self.faces[seat].items():
            if die not in used:
                found.setdefault(face if die in PERSONAL and die != bound else die, die)
        return [*found.values()]

    # Figures

    def all_figures(self) -> tuple[str, ...]:
        """The figures on the ring: Merlin and a knight of each player."""  # R2.1, R2.2
        return (MERLIN, *KNIGHTS[: len(self.seats)])

    # Moves

    @listing
    def moves(self, seat: int) -> list[Act]:
        """Your moves: each die with the direction of its figure and the space it reaches."""  # R5.1, R5.2
        moves: list[Act] = []
        for die in self.eligible(seat):
            figure, steps = self.moved_by(seat, die), self.steps(seat, die)
            for direction in self.directions(figure):
                space = self.reached(figure, steps, direction)
                moves += self.with_detours(seat, figure, ("go", die, direction, space))
        if self.flag(seat, "reverse"):
            moves += self.reversals(seat)
        return moves

    def reversals(self, seat: int) -> list[Act]:
        """The moves of your knight with a Reverse flag, for each die."""  # R10.3
        knight = KNIGHTS[seat]
        return [
            move
            for die in self.eligible(seat)
            if self.moved_by(seat, die) == knight
            for move in self.reversed_by(seat, die)
        ]

    def reversed_by(self, seat: int, mover: str) -> list[Act]:
        """The moves of your knight with a Reverse flag, for one die."""  # R10.3, X28
        space = self.reached(KNIGHTS[seat], self.steps(seat, mover), COUNTER)
        return self.with_detours(seat, KNIGHTS[seat], ("reverse", mover, space))

    def moved_by(self, seat: int, die: str) -> str:
        """The figure that a die moves: your knight, or Merlin for the white die."""  # R5.1, R5.2
        return MERLIN if die == MERLIN else KNIGHTS[seat]

    def steps(self, seat: int, die: str) -> int:
        """The number of steps a figure takes: as many as its die shows."""  # R5.1, R5.2
        return self.faces[seat][die]

    def directions(self, figure: str) -> tuple[str, ...]:
        """The directions of a figure: knights go clockwise, Merlin either way."""  # R5.1, R5.2
        return (CLOCKWISE, COUNTER) if figure == MERLIN else (CLOCKWISE,)

    def reached(self, figure: str, steps: int, direction: str) -> str:
        """The space that a figure reaches after this many steps."""  # R5.1, R5.2
        track = self.track(figure)
        return track[(track.index(self.figures[figure]) + steps * STEP[direction]) % len(track)]

    def track(self, figure: str) -> Sequence[str]:
        """The spaces that a figure moves along, clockwise; figures do not block each other."""  # R5.3
        return self.ring

    def opposite(self, space: str) -> str:
        """The space on the other side of the ring."""  # R5.5, X29
        return self.ring[(self.ring.index(space) + len(self.ring) // 2) % len(self.ring)]

    def use_die(self, seat: int, die: str) -> None:
        """Put the die aside."""  # R5.4
        self.chosen = die
        self.used[seat].append(die)
        self.tell("used-die", seat, die=die, face=self.faces[seat][die])

    def move(self, seat: int, figure: str, space: str, way: str) -> None:
        """Move a figure to a space."""
        origin, self.figures[figure] = self.figures[figure], space
        self.tell("moved", seat, figure=figure, origin=origin, space=space, way=way)

    # Altering a die

    @listing
    def alterations(self, seat: int) -> list[Act]:
        """The acts that change the face of a die: an apple or a Turn flag."""  # R6.1 to R6.3, R10.4
        return [*self.apple_acts(seat), *self.turn_acts(seat)]

    def apple_acts(self, seat: int) -> list[Act]:
        """An apple for any other face of a die; a second one in the turn would be pointless."""  # R6.1
        if self.ate or not self.apples[seat]:
            return []
        faces = self.faces[seat]
        return [act for die in self.eligible(seat) for act in _apples(die, faces[die])]

    async def act_apple(self, seat: int, die: Die, face: Face) -> None:
        """Give an apple back and turn the chosen die to any face."""  # R6.1
        self.return_apple(seat)
        self.ate = True
        self.chosen = die
        self.turn_die(seat, die, face, "apple")

    def turn_acts(self, seat: int) -> list[Act]:
        """You can use a Turn flag for the chosen die (house rule: for any of your dice)."""  # R10.4, Q14
        if not self.flag(seat, "turn"):
            return []
        dice = self.unused(seat) if self.settings["turnAnyDie"] == "on" else self.eligible(seat)
        return [("turn", die) for die in dice]

    async def act_turn(self, seat: int, die: Die) -> None:
        """Turn a die to the opposite face."""  # R10.4
        self.use_flag(seat, "turn")
        if self.settings["turnAnyDie"] == "off":
            self.chosen = die
        self.turn_die(seat, die, 7 - self.faces[seat][die], "flag")

    def turn_die(self, seat: int, die: str, face: int, means: str) -> None:
        """Turn a die to another face, until it is used or rolled."""  # R6.4
        origin, self.faces[seat][die] = self.faces[seat][die], face
        self.tell("turned", seat, die=die, origin=origin, face=face, means=means)

    # Flags after the move

    def knights_of_others(self, seat: int) -> list[str]:
        """The spaces with another player's knight, in the order of the ring."""
        mine = KNIGHTS[seat]
        there = [self.figures[knight] for knight in KNIGHTS[: len(self.seats)] if knight != mine]
        return [space for space in self.ring if space in there]

    def with_detours(self, seat: int, figure: str, move: Act) -> list[Act]:
        """A move as it is, and with the flags that you can use after it."""  # W4, X29f
        return [move, *((*move, *detours) for detours in self.detours(seat, figure, str(move[-1])))]

    def detours(self, seat: int, figure: str, space: str) -> list[tuple[Detour, ...]]:
        """After the move: Different action for any figure, Mirror for your knight, or both."""  # X28, X29e
        found: list[tuple[Detour, ...]] = [(other,) for other in self.borrowed_from(seat, figure, space)]
        for opposite in self.mirrored(seat, figure, space):
            mirror: Detour = ("mirror", opposite)
            others = self.borrowed_from(seat, figure, opposite)
            found += [(mirror,), *((mirror, other) for other in others)]
        return found

    def borrowed_from(self, seat: int, figure: str, space: str) -> list[Detour]:
        """A Different action flag with each space whose action it can bring."""  # R10.5
        return [("different", other) for other in self.borrowable(seat, figure, space)]

    def mirrored(self, seat: int, figure: str, space: str) -> list[str]:
        """The opposite space, if your knight can go there with a Mirror flag."""  # R10.6
        return [self.opposite(space)] if figure == KNIGHTS[seat] and self.flag(seat, "mirror") else []

    def borrowable(self, seat: int, figure: str, space: str) -> list[str]:
        """The spaces of rivals' knights with another action than this (house rule: only for your knight)."""
        if not self.flag(seat, "different"):
            return []
        if self.settings["differentKnightOnly"] == "on" and figure != KNIGHTS[seat]:  # Q15
            return []
        found: dict[str, str] = {}
        for other in self.knights_of_others(seat):  # X29g: each action once
            found.setdefault(unnumbered(other), other)
        found.pop(unnumbered(space), None)
        return [*found.values()]
