"""Day labourers: each one you hire moves your knight once more in this round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from logres.engine import Fault, Happening, Setting, zone
from logres.merlin.base.movement import CLOCKWISE
from logres.merlin.base.position import KNIGHTS, Act
from logres.merlin.modules.market import Market
from logres.merlin.parts.market import LABOURER, Labourer


def is_labourer(word: str) -> bool:
    """Whether a ware, or the mover of a turn, is a labourer."""
    return word.startswith(LABOURER)


class Labourers(Market):
    """A labourer replaces a die, but cannot be altered like one."""  # R62, R62.3, Q64

    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("labourerReturn", ("endOfRound", "afterUse"), "Q62"),
    )

    hired: list[list[Labourer]] = zone(by_seat=True)  # those that are still to work
    worked: list[list[Labourer]] = zone(by_seat=True)  # those that have worked this round

    class Worked(Happening):
        """A labourer has worked."""

        ware: Labourer

    class Stopped(Happening):
        """A player takes no more turns in this round."""

        wares: list[Labourer]

    class Dismissed(Happening):
        """Labourers go back to the market."""

        wares: list[Labourer]

    async def setup(self) -> None:
        """Begin with no labourers hired."""
        self.hired, self.worked = [[] for _ in self.seats], [[] for _ in self.seats]
        await super().setup()

    def receive(self, seat: int, ware: str) -> None:
        """Receive a ware; a labourer goes to your hired labourers."""  # R62.1
        if is_labourer(ware):
            self.hired[seat] = sorted([*self.hired[seat], ware])
        else:
            super().receive(seat, ware)

    # Working

    def can_play(self, seat: int) -> bool:
        """Whether you have a die or a labourer left to take a turn with."""  # R62.4, Q63, X78, X79
        return super().can_play(seat) or bool(self.hired[seat])

    def moves(self, seat: int) -> list[Act]:
        """Add a turn with a labourer. If you have nothing else left, you may stop."""  # R62.2, X80
        moves = super().moves(seat)
        if self.chosen or not self.hired[seat]:
            return moves
        knight = KNIGHTS[seat]
        labours: list[Act] = [
            ("go", labourer, CLOCKWISE, self.reached(knight, self.steps(seat, labourer), CLOCKWISE))
            for labourer in dict.fromkeys(self.hired[seat])
        ]
        labours = [way for labour in labours for way in self.with_detours(seat, knight, labour)]
        return [*moves, *labours, *([] if super().can_play(seat) else [("stop",)])]

    def reversals(self, seat: int) -> list[Act]:
        """The moves of your knight with a Reverse flag, for each die and labourer."""  # X81
        moves = super().reversals(seat)
        if self.chosen:
            return moves
        labourers = dict.fromkeys(self.hired[seat])
        return [*moves, *(move for labourer in labourers for move in self.reversed_by(seat, labourer))]

    def steps(self, seat: int, die: str) -> int:
        """The number of steps a figure takes, by its die or the number of its labourer."""  # R62.2, R62.3
        return int(die.removeprefix(LABOURER)) if is_labourer(die) else super().steps(seat, die)

    def use_die(self, seat: int, die: str) -> None:
        """Put the die or labourer aside (house rule: a labourer goes to the market)."""  # R62.2, Q62
        if not is_labourer(die):
            super().use_die(seat, die)
            return
        self.chosen = die
        self.hired[seat].remove(die)
        self.worked[seat].append(die)
        self.tell("worked", seat, ware=die)
        if self.settings["labourerReturn"] == "afterUse":
            self.dismiss(seat)

    async def act_stop(self, seat: int) -> None:
        """Stop for this round; your remaining labourers do not work."""  # R62.5, X80
        stopped, self.hired[seat] = self.hired[seat], []
        self.chosen = stopped[0]
        self.worked[seat] += stopped
        self.finished = True
        self.tell("stopped", seat, wares=[*stopped])

    # The end of a round

    def clear_away(self) -> None:
        """Put all labourers back on the market."""  # R11.1, R62.5, Q62
        for seat in self.in_order():
            self.dismiss(seat)
        super().clear_away()

    def dismiss(self, seat: int) -> None:
        """Put your labourers that have worked back on the market."""  # R62.5, Q62
        gone, self.worked[seat] = self.worked[seat], []
        if gone:
            for labourer in gone:
                self.market[labourer] += 1
            self.tell("dismissed", seat, wares=[*gone])

    # Soundness

    def ware_count(self, ware: str) -> int:
        """The number of a ware wherever it lies, including hired labourers."""  # I2
        away = [labourer for mine in (*self.hired, *self.worked) for labourer in mine]
        return super().ware_count(ware) + away.count(ware)

    def misplaced(self) -> Iterator[Fault]:
        """Report misplaced wares, labourers that nobody can hire, and those that lie among other wares."""
        yield from super().misplaced()
        known = ", ".join(ware for ware in self.parts.market if is_labourer(ware))
        for zone_name, piles in (("hired", self.hired), ("worked", self.worked)):
            for seat, mine in enumerate(piles):
                for labourer in mine:
                    if not is_labourer(labourer) or labourer not in self.parts.market:
                        wrong = f"there is no labourer '{labourer}'; labourers are {known}"
                        yield Fault(f"{zone_name}.{seat}", wrong)
        for seat, wares in enumerate(self.wares):
            for ware in wares:
                if is_labourer(ware):
                    yield Fault(f"wares.{seat}.{ware}", f"hired labourers are in 'hired': {known}")
