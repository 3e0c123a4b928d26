"""A correction, learned from games, of the worth that greedy gives to positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import as_file, files
from operator import mul
from pathlib import Path

from logres.merlin import Merlin
from logres.players import correction
from logres.players.correction import Correction
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.features import PARTS, Features, moment
from logres.players.merlin.sources import BySource


class Corrected(Evaluator[Merlin]):
    """Adds the learned correction to the worth."""

    features: Features[Merlin]
    _weights: list[float]
    _lows: list[float]
    _highs: list[float]

    def learn(self, correction: Correction, features: type[Features[Merlin]], game: Merlin) -> None:
        """Use a correction for the moment that this evaluator looks at."""
        self.features = features(self)
        names = features.names()
        self._weights = correction.at(moment(self, game), names)
        self._lows, self._highs = correction.bounds(names)

    def worth(self, game: Merlin) -> float:
        """Add the correction, unless the game is over."""
        worth = super().worth(game)
        return worth if game.over else worth + self.correction(game)

    def correction(self, game: Merlin) -> float:
        """Return the points that were learned for a position."""
        return sum(map(mul, self._weights, self.met(game)), 0.0)

    def met(self, game: Merlin) -> Iterator[float]:
        """Return the numbers of a position, limited to the ranges that were met."""
        return map(min, map(max, self.features.of(game), self._lows), self._highs)

    def parts(self, game: Merlin) -> BySource:
        """Add the correction, number by number, to the sources that the numbers mainly affect."""
        parts = super().parts(game)
        if game.over:
            return parts
        sources = self.features.sources()
        for source, weight, number in zip(sources, self._weights, self.met(game), strict=True):
            parts[source] = parts.get(source, 0.0) + weight * number
        return parts


def read(file: Path) -> Correction:
    """Read a correction from a file of weights."""
    return correction.read(file, PARTS)


@cache
def shipped() -> Correction:
    """Return the correction that comes with Logres."""
    with as_file(files("logres.players.merlin") / "learned.npz") as file:
        return read(file)
