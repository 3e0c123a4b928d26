"""Decrees: their worth, and the expected content of a stack that was not looked through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import ClassVar, cast

from logres.engine import Attempt, Question
from logres.merlin import Merlin
from logres.merlin.modules.decrees import FOR_POINTS, POINTS, VP, Decrees
from logres.merlin.pieces import PLACES, Place, as_good
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.search import Found, Habits, Line, Search, by_worth
from logres.players.merlin.sources import BySource, added

DECREE = "decree"  # a decree alters a die
LOOK = "look"  # what will be seen is not known, so a line ends here


@dataclass(frozen=True)
class DecreesWeights(BaseWeights):
    """The worth of a decree."""

    decree: float = 1.6  # at the start of the game, beyond those that make three


class DecreesEvaluator(Evaluator[Decrees]):
    """Values every three decrees by their points, and the others for what they help."""

    rules: ClassVar[type[Merlin]] = Decrees
    weights: DecreesWeights

    def held(self, game: Decrees) -> float:
        """Add the decrees of the seat."""
        return super().held(game) + self._decrees(game)

    def held_parts(self, game: Decrees) -> BySource:
        """Add the decrees."""
        return added(super().held_parts(game), {"decrees": self._decrees(game)})

    def _decrees(self, game: Decrees) -> float:
        """Return the worth of the decrees, which are worth nothing without a turn to come."""
        if not self.turns:
            return 0.0
        threes, others = divmod(len(game.decrees[self.seat]), FOR_POINTS)
        return POINTS * threes + self.early * self.weights.decree * others

    def price(self, means: str) -> float:
        """Add the price of a decree that alters a die."""
        return self.early * self.weights.decree if means == DECREE else super().price(means)


class DecreesFeatures(Features[Decrees]):
    """Describes the decrees of each seat."""

    rules: ClassVar[type[Merlin]] = Decrees

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add the decrees, and those beyond every three."""
        return [*super().names_of_seat(), "decrees", "decrees over"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the decrees."""
        return super().sources_of_seat() | dict.fromkeys(("decrees", "decrees over"), "decrees")

    def of_seat(self, game: Decrees, seat: int) -> list[float]:
        """Add the decrees, and those beyond every three."""
        count = len(game.decrees[seat])
        return [*super().of_seat(game, seat), count, count % FOR_POINTS]


class DecreesSearch(Search[Decrees]):
    """Weighs a stack that it has not looked through by what it holds on average."""

    rules: ClassVar[type[Merlin]] = Decrees

    @classmethod
    def habits(cls) -> Habits:
        """Add the uses of decrees, and the question whether to take one instead of a duty."""
        return super().habits() | Habits(
            alterations=frozenset({DECREE}), before=frozenset({"decrees"}), beforehand=frozenset({LOOK})
        )

    def explore(self, line: Line, choice: Question | None, attempt: Attempt) -> Found:
        """End a line where a stack is looked through for the first time."""
        if choice is None or choice.ask != LOOK:
            return super().explore(line, choice, attempt)
        return self._look(line, choice, attempt)

    def _look(self, line: Line, choice: Question, attempt: Attempt) -> Found:
        """Compare what the stack may bring with the duty that is done instead."""
        game = cast("Decrees", attempt.game)
        place = next(place for place in PLACES if place == choice.options[0])
        if self.seat in game.decree_readers[place]:
            looked = self.follow(*self.go_on((*line, place), attempt))
        else:
            looked = Found(self._expected(game, place), (*line, place))
        attempt.answer(None)
        return max(looked, self.follow((*line, None), attempt), key=by_worth)

    def _expected(self, game: Decrees, place: Place) -> float:
        """Return what the position is worth on average with the best decree of an unknown stack."""
        unseen = [
            decree
            for one, stack in game.decree_stacks.items()
            if self.seat not in game.decree_readers[one]
            for decree in stack
        ]
        worth = {decree: self.evaluator.worth(_with(game, self.seat, decree)) for decree in sorted({*unseen})}
        return expected_best([worth[decree] for decree in unseen], len(game.decree_stacks[place]))


def _with(game: Decrees, seat: int, decree: str) -> Decrees:
    """Return the position in which a seat has taken a decree."""
    taken = cast("Decrees", game.copy())
    taken.decrees[seat].append(decree)
    if decree.startswith(VP):
        taken.score(seat, int(decree.removeprefix(VP)), "decrees")
        return taken
    good = as_good(decree)
    if taken.is_available(good):
        taken.take(seat, good)
    return taken


def expected_best(worths: Sequence[float], drawn: int) -> float:
    """Return the best of a number of random draws, on average."""
    best_first = sorted(worths, reverse=True)
    ways = [comb(len(best_first) - 1 - better, drawn - 1) for better in range(len(best_first))]
    return sum(worth * way for worth, way in zip(best_first, ways, strict=True)) / sum(ways)
