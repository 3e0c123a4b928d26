"""A toy game with everything that an engine must cope with: dice, secrets, and questions at odd moments.

Each seat picks a colour in the set-up. A turn is a series of deeds until the seat says "stop". The game ends
when a seat has three points at the end of its turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from logres.engine import (
    NOBODY,
    OWNER,
    BadTable,
    Box,
    Fault,
    Game,
    Json,
    Option,
    Session,
    Setting,
    starting,
    zone,
)
from logres.engine.replay import load as replay

DEEDS = ("score", "roll", "show", "draw", "deal", "peek", "whisper", "ask", "lay", "hide", "force")
STOP = "stop"


class Toy(Game):
    """The rules of the toy."""

    active: int = zone()
    colours: list[str] = zone()
    points: list[int] = zone(by_seat=True)
    fell: list[int] = zone()
    row: list[str] = zone()
    bag: list[str] = zone(NOBODY, deck="letters")
    hands: list[list[str]] = zone(OWNER, deck="letters", kept_sorted=True)

    async def setup(self) -> None:
        """Deal two letters each; then every seat picks a colour that is left."""
        self.active = 0
        self.points = [0 for _ in self.seats]
        self.fell = []
        self.row = []
        self.bag = list("abcdefghij")
        self.chance.shuffle(self.bag)
        self.hands = [sorted([self.bag.pop(), self.bag.pop()]) for _ in self.seats]
        self.colours = []
        for seat in self.seats:
            left = [colour for colour in ("red", "blue", "white") if colour not in self.colours]
            self.colours.append(await self.choose(seat, "colour", left, "T0"))

    async def turn(self) -> None:
        """Do as many deeds as you like."""
        seat = self.active
        self.tell("turn", seat)
        deed: str | None = ""
        while deed not in (STOP, None):
            deed = await self.choose(seat, "deed", self.deeds(seat), "T1")
            await self.do(seat, deed)
        self.active = (seat + 1) % len(self.seats)
        if max(self.points) >= 3:
            self.over = True
            self.tell("over", points=[*self.points])

    def deeds(self, seat: int) -> list[str]:
        """What a seat can do."""
        impossible = {
            "show": not self.bag,
            "draw": not self.bag,
            "deal": not self.bag,
            "peek": not self.bag,
            "lay": not self.hands[seat],
            "hide": not self.hands[seat],
        }
        return [deed for deed in (*DEEDS, STOP) if not impossible.get(deed)]

    async def do(self, seat: int, deed: str) -> None:
        """One deed."""
        rival = (seat + 1) % len(self.seats)
        if deed == "score":
            self.points[seat] += 1
            self.tell("scored", seat)
        elif deed == "roll":
            self.fell.append(self.chance.below(6))
        elif deed == "show":
            self.row.append(self.bag.pop())
        elif deed == "draw":
            self.keep(seat, self.bag.pop())
        elif deed == "deal":
            self.keep(rival, self.bag.pop())
        elif deed == "peek":
            self.tell("peeked", seat, {"letter": self.bag[-1]})
        elif deed == "whisper":
            self.tell("whispered", rival, {"letters": [*self.hands[seat]]})
        elif deed == "ask":
            answer = await self.choose(rival, "answer", ("yes", "no"), "T2")
            self.tell("answered", rival, answer=answer)
        elif deed == "lay":
            letter = await self.may(seat, "letter", self.hands[seat][:], "T3")
            if letter:
                self.hands[seat].remove(letter)
                self.row.append(letter)
        elif deed == "hide":
            self.bag.insert(0, self.hands[seat].pop())
        elif deed == "force":
            only = await self.choose(seat, "forced", ("this",), "T4")
            nothing = await self.may(seat, "nothing", self.row[:0], "T4")
            self.tell("forced", seat, only=only, nothing=nothing)

    def keep(self, seat: int, letter: str) -> None:
        """Put a letter into a hand."""
        self.hands[seat] = sorted([*self.hands[seat], letter])

    def scores(self) -> list[int]:
        """The points."""
        return self.points

    def winners(self) -> list[int]:
        """The seats with the most points."""
        return [seat for seat in self.seats if self.points[seat] == max(self.points)]

    def ledger(self, seat: int) -> dict[str, int]:
        """Points have only one source."""
        return {"points": self.points[seat]}

    def public_points(self) -> list[int]:
        """Points are not hidden."""
        return self.points

    def progress(self) -> dict[str, Json]:
        """The most points."""
        return {"most": max(self.points)}

    def faults(self) -> list[Fault]:
        """Letters are conserved, and the active seat is at the table."""
        faults = []
        letters = sorted([*self.bag, *self.row, *(letter for hand in self.hands for letter in hand)])
        if letters != list("abcdefghij"):
            faults.append(Fault("bag", "letters are lost"))
        faults += [
            Fault(f"hands.{seat}.{number}", f"{letter} is no letter of the bag")
            for seat, hand in enumerate(self.hands)
            for number, letter in enumerate(hand)
            if letter not in "abcdefghij"
        ]
        if self.active not in self.seats:
            faults.append(Fault("active", f"there is no seat {self.active}"))
        return faults


def table(settings: Mapping[str, str]) -> type[Game]:
    """The toy has no variants."""
    return Toy


BOX = Box("toy", "7", range(2, 4), (Setting("mood", ("merry", "grave"), "T9"),), table)


def find(name: str) -> Box:
    """The only box on the toy's shelf."""
    if name != "toy":
        raise BadTable(f"There is no game '{name}'.")
    return BOX


def start(*decisions: Option, seats: int = 2, seed: int | str = 5, players: tuple[str, ...] = ()) -> Session:
    """A toy after some decisions; the colours are picked unless decisions begin with one."""
    toy = starting.start(BOX, seats, None, seed, players)
    picked = decisions if decisions[:1] == ("red",) else ("red", "blue", *decisions)
    for decision in picked:
        toy.decide(decision)
    return toy


def load(source: str, seed: int | str | None = None) -> Session:
    """A toy from its record."""
    return replay(source, find, seed)


def position(toy: Session) -> Toy:
    """The position of a toy, for assertions."""
    assert isinstance(toy.game, Toy)
    return toy.game


def everything(toy: Session) -> tuple[object, ...]:
    """The complete state of a session, to compare."""
    choice = toy.choice
    return (
        {name: getattr(toy.game, name) for name in toy.game.zones},
        (toy.game.chance.key, toy.game.chance.drawn),
        toy.decisions,
        toy.events,
        choice and (choice.seat, choice.ask, choice.options, choice.rule),
        toy.can_undo,
    )
