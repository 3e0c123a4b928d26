"""Day labourers: each that is hired moves your knight once more in this round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from logres.engine import Fault, Happening, Setting, zone
from logres.merlin.base.movement import CLOCKWISE, COUNTER
from logres.merlin.base.position import KNIGHTS, Act
from logres.merlin.modules.market import Market
from logres.merlin.parts.market import LABOURER, Labourer


def is_labourer(word: str) -> bool:
    """Whether a ware, or what a turn is taken with, is a labourer."""
    return word.startswith(LABOURER)


class Labourers(Market):
    """A labourer takes the place of a die; what alters dice does not alter it."""  # R62, R62.3, Q64

    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("labourerReturn", ("endOfRound", "afterUse"), "Q62"),
    )

    labourers: list[list[Labourer]] = zone(by_seat=True)  # hired, and still to work
    worked: list[list[Labourer]] = zone(by_seat=True)  # those that are done for this round

    class UsedLabourer(Happening):
        """A labourer has worked."""

        labourer: Labourer

    class Stopped(Happening):
        """A player takes no more turns in this round."""

        labourers: list[Labourer]

    class Dismissed(Happening):
        """Labourers go back to the market."""

        labourers: list[Labourer]

    async def setup(self) -> None:
        """Nobody has hired a labourer."""
        self.labourers, self.worked = [[] for _ in self.seats], [[] for _ in self.seats]
        await super().setup()

    def receive(self, seat: int, ware: str) -> None:
        """A labourer lies where your knight was."""  # R62.1
        if is_labourer(ware):
            self.labourers[seat] = sorted([*self.labourers[seat], ware])
        else:
            super().receive(seat, ware)

    # Working

    def can_play(self, seat: int) -> bool:
        """Each labourer is a turn more in this round."""  # R62.4, Q63, X78, X79
        return super().can_play(seat) or bool(self.labourers[seat])

    def moves(self, seat: int) -> list[Act]:
        """Add a turn with a labourer. If you have nothing else left, you may stop."""  # R62.2, X80
        moves = super().moves(seat)
        if self.chosen or not self.labourers[seat]:
            return moves
        knight = KNIGHTS[seat]
        labours: list[Act] = [
            ("go", labourer, CLOCKWISE, self.reached(knight, self.steps(seat, labourer), CLOCKWISE))
            for labourer in dict.fromkeys(self.labourers[seat])
        ]
        return [*moves, *labours, *([] if super().can_play(seat) else [("stop",)])]

    def reversals(self, seat: int) -> list[Act]:
        """A Reverse flag works for a labourer too."""  # X81
        moves = super().reversals(seat)
        if self.chosen:
            return moves
        return [
            *moves,
            *(
                ("reverse", labourer, self.reached(KNIGHTS[seat], self.steps(seat, labourer), COUNTER))
                for labourer in dict.fromkeys(self.labourers[seat])
            ),
        ]

    def steps(self, seat: int, die: str) -> int:
        """A labourer goes as far as its number says."""  # R62.2, R62.3
        return int(die.removeprefix(LABOURER)) if is_labourer(die) else super().steps(seat, die)

    def use_die(self, seat: int, die: str) -> None:
        """A labourer has worked. As a house rule it goes back to the market immediately."""  # R62.2, Q62
        if not is_labourer(die):
            super().use_die(seat, die)
            return
        self.chosen = die
        self.labourers[seat].remove(die)
        self.worked[seat].append(die)
        self.tell("used-labourer", seat, labourer=die)
        if self.settings["labourerReturn"] == "afterUse":
            self.dismiss(seat)

    async def act_stop(self, seat: int) -> None:
        """You stop for this round; what is left of your labourers does not work."""  # R62.5, X80
        stopped, self.labourers[seat] = self.labourers[seat], []
        self.chosen = stopped[0]
        self.worked[seat] += stopped
        self.finished = True
        self.tell("stopped", seat, labourers=[*stopped])

    # The end of a round

    def clear_away(self) -> None:
        """All labourers go back to the market."""  # R11.1, R62.5, Q62
        for seat in self.in_order():
            self.dismiss(seat)
        super().clear_away()

    def dismiss(self, seat: int) -> None:
        """Your labourers that have worked go back to the market."""  # R62.5, Q62
        gone, self.worked[seat] = self.worked[seat], []
        if gone:
            for labourer in gone:
                self.market[labourer] += 1
            self.tell("dismissed", seat, labourers=[*gone])

    # Soundness

    def ware_count(self, ware: str) -> int:
        """Add labourers that are hired."""  # I2
        hired = [labourer for mine in (*self.labourers, *self.worked) for labourer in mine]
        return super().ware_count(ware) + hired.count(ware)

    def misplaced(self) -> Iterator[Fault]:
        """Add labourers that nobody can hire, or that lie among other wares."""
        yield from super().misplaced()
        known = ", ".join(ware for ware in self.parts.market if is_labourer(ware))
        for zone_name, piles in (("labourers", self.labourers), ("worked", self.worked)):
            for seat, mine in enumerate(piles):
                for labourer in mine:
                    if not is_labourer(labourer) or labourer not in self.parts.market:
                        wrong = f"there is no labourer '{labourer}'; labourers are {known}"
                        yield Fault(f"{zone_name}.{seat}", wrong)
        for seat, wares in enumerate(self.wares):
            for ware in wares:
                if is_labourer(ware):
                    yield Fault(f"wares.{seat}.{ware}", f"hired labourers are in 'labourers': {known}")
