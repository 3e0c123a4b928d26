"""Try the rest of a turn of King Arthur, and correct what greedy sees in it by what was learned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import as_file, files
from math import inf
from operator import mul
from typing import NamedTuple, cast

from logres.engine import Attempt, Option, Session
from logres.kingarthur.parts import USUAL, Parts
from logres.kingarthur.rules import KingArthur
from logres.players import correction
from logres.players.choosing import nearly_best
from logres.players.correction import Correction
from logres.players.kingarthur import Strategy
from logres.players.kingarthur.evaluation import Evaluator
from logres.players.kingarthur.features import NAMES, PARTS, Described, described
from logres.players.kingarthur.planning import Weights
from logres.players.kingarthur.seen import Seen
from logres.players.opponent import Seat, Thought

DEEDS = ("challenge", "adventure")  # the questions that are tried; greedy answers the others
DRAW = "draw-knights"  # which knights will be drawn is not known, so a turn is tried up to here


class Tried(NamedTuple):
    """A line of answers, what it is worth, and the position it leads to."""

    worth: float
    line: tuple[Option, ...]
    position: Described
    is_over: bool  # the game ends with it


class Foresight:
    """Takes the deed after which the position at the end of the turn looks best.

    The higher the temperature, in points, the more often it takes another that is nearly as good.
    """

    def __init__(self, learned: Correction | None, parts: Parts = USUAL, temperature: float = 0.0) -> None:
        self.greedy = Strategy(Weights(), parts)
        self.learned = learned
        self.temperature = temperature

    def think(self, seat: Seat) -> Thought:
        """Return the answer that is worth most."""
        if seat.choice.ask not in DEEDS:
            return self.greedy.think(seat)
        return Thought(self.chosen(seat).line[0])

    def chosen(self, seat: Seat) -> Tried:
        """Return the best line; the first of equal ones."""
        lines: list[Tried] = []
        best = -inf
        for line in self.lines(seat.redealt(), seat):
            lines.append(line)
            if line.worth > best:
                best = line.worth
                seat.consider(line.line[0])
        if not self.temperature:
            return max(lines, key=lambda line: line.worth)
        return lines[nearly_best([line.worth for line in lines], self.temperature, seat.chance)]

    def lines(self, session: Session, seat: Seat) -> Iterator[Tried]:
        """Try every answer; a challenge with the best adventure that can be taken after it."""
        me = seat.choice.seat
        for option in seat.choice.options:
            choice = session.attempt((option,)).choice
            if choice is None or choice.ask != "adventure" or seat.choice.ask == "adventure":
                yield self.tried(session, (option,), me)
            else:
                ventures = [self.tried(session, (option, venture), me) for venture in choice.options]
                yield max(ventures, key=lambda line: line.worth)

    def tried(self, session: Session, line: tuple[Option, ...], me: int) -> Tried:
        """Try a line, and value where it leads."""
        attempt = session.attempt(line)
        game = cast("KingArthur", attempt.game)
        evaluator = Evaluator(self.greedy.planner, Seen.of(game, me))
        position = described(evaluator, drawable(attempt))
        return Tried(self._worth(game, evaluator, position), line, position, game.over)

    def _worth(self, game: KingArthur, evaluator: Evaluator, position: Described) -> float:
        if game.over:
            return evaluator.at_the_end()
        return position.worth + (corrected(self.learned, position) if self.learned else 0.0)


def corrected(learned: Correction, position: Described) -> float:
    """Return the points that were learned for a position."""
    lows, highs = learned.bounds(NAMES)
    met = map(min, map(max, position.numbers, lows), highs)
    return sum(map(mul, learned.at(position.moment, NAMES), met), 0.0)


def drawable(attempt: Attempt) -> int:
    """Return how many knights can be drawn at the end of the turn."""
    choice = attempt.choice
    return len(choice.options) - 1 if choice is not None and choice.ask == DRAW else 0


@cache
def shipped() -> Correction:
    """Return the correction that comes with Logres."""
    with as_file(files("logres.players.kingarthur") / "learned.npz") as file:
        return correction.read(file, PARTS)
