"""Finds what rivals could do against a turn of Merlin, by trying everything that their dice can reach."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import NamedTuple, cast

from logres.engine import Attempt, Json, Option
from logres.merlin import Merlin
from logres.merlin.lacking import wants
from logres.merlin.pieces import GOODS, Good
from logres.players.advice import Reason
from logres.players.merlin.planning import begin_turn

DEEP = 2  # answers of a rival on a space
MOST = 150  # attempts for all rivals together, so that the time is bounded
LOSABLE = ("environs", "influence")


class Reached(NamedTuple):
    """A space that a rival can reach, and with which die."""

    seat: int
    die: str
    face: int
    space: str

    @property
    def facts(self) -> dict[str, Json]:
        """The rival that could do it, and the die it would use."""
        return {"seat": self.seat, "die": self.die, "face": self.face, "space": self.space}


def risk_of(end: Merlin, seat: int) -> Reason | None:
    """Return what a rival could do next that would cost the seat most, if there is anything."""
    if end.over:
        return None
    risks = [*_Threats(end, seat).found()]
    return max(risks, key=lambda risk: risk.points, default=None)


def reachable(game: Merlin, seat: int) -> Iterator[Reached]:
    """Yield the spaces that a seat reaches with its dice as they lie."""
    shown: set[str] = set()
    for die in game.unused(seat) if game.can_play(seat) else ():
        figure = game.moved_by(seat, die)
        for direction in game.directions(figure):
            space = game.reached(figure, game.steps(seat, die), direction)
            if space not in shown:
                shown.add(space)
                yield Reached(seat, die, game.faces[seat][die], space)


class _Threats:
    """Tries what rivals can do from the end of a turn on."""

    def __init__(self, end: Merlin, seat: int) -> None:
        self.end = end
        self.seat = seat
        self.projected = end.projected()[seat]
        self.scarce = [good for good in GOODS if end.supply[good] == 1 and good in wanted(end, seat)]
        self.attempts = 0

    def found(self) -> Iterator[Reason]:
        """Yield everything that a rival could take away."""
        for rival in self.end.seats:
            if rival != self.seat:
                for reached in reachable(self.end, rival):
                    yield from self._by(reached)

    def _by(self, reached: Reached) -> Iterator[Reason]:
        lines: deque[tuple[Option, ...]] = deque([()])
        while lines and self.attempts < MOST:
            line = lines.popleft()
            attempt = self._tried(reached, line)
            yield from self._lost(reached, attempt)
            choice = attempt.choice
            if choice is not None and choice.seat == reached.seat and len(line) < DEEP:
                lines.extend((*line, option) for option in choice.options if option is not None)

    def _tried(self, reached: Reached, line: tuple[Option, ...]) -> Attempt:
        self.attempts += 1
        game = cast("Merlin", self.end.copy())
        begin_turn(game, reached.seat)
        attempt = Attempt(game, begin=lambda game: game.perform_at(reached.seat, reached.space))
        for option in line:
            attempt.answer(option)
        return attempt

    def _lost(self, reached: Reached, attempt: Attempt) -> Iterator[Reason]:
        """Yield what the seat would lose."""
        game = cast("Merlin", attempt.game)
        now: Mapping[str, int] = game.projected()[self.seat]
        for source in LOSABLE:
            lost = self.projected.get(source, 0) - now.get(source, 0)
            if lost > 0:
                yield Reason("overtaken", source, lost, reached.facts | {"points": lost})
        for good in self.scarce:
            if game.supply[good] == 0:
                yield Reason("taken", "missions", 1.0, reached.facts | {"good": good})


def wanted(game: Merlin, seat: int) -> set[Good]:
    """Return the goods that missions in hand ask for and the seat does not have."""
    goods = game.goods(seat)
    asked = [one for card in game.hands[seat] for one in wants(game.parts, card).goods]
    return {good for good, count in asked if goods[good] < count}
