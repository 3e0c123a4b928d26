"""A correction of the worth that greedy sees, learned from games: a weight for each number of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from operator import mul
from pathlib import Path

Weight = tuple[float, ...]  # by its parts
Range = tuple[float, float]
ANY: Range = (-inf, inf)


@dataclass(frozen=True)
class Correction:
    """The weight of each number that describes a position, in points of the lead at the end of the game."""

    weights: Mapping[str, Weight]
    about: Mapping[str, str] = field(default_factory=dict)  # how they were learned
    ranges: Mapping[str, Range] = field(default_factory=dict)  # of numbers and parts, as met in the games
    parts: tuple[str, ...] = ()  # of a weight, by name, if they have ranges

    def at(self, now: Sequence[float], names: Sequence[str]) -> list[float]:
        """Return the weights at a moment, in the order of the names; zero if not learned."""
        nothing = (0.0,) * len(now)
        ranges = [self.ranges.get(name, ANY) for name in self.parts] or [ANY] * len(now)
        met = [*map(within, now, ranges)]
        return [sum(map(mul, self.weights.get(name, nothing), met)) for name in names]

    def bounds(self, names: Sequence[str]) -> tuple[list[float], list[float]]:
        """Return the range of each number from which a weight was learned."""
        ranges = [self.ranges.get(name, ANY) for name in names]
        return [low for low, _ in ranges], [high for _, high in ranges]


def within(number: float, met: Range) -> float:
    """Limit a number to the range that was met, because the weights say nothing about others."""
    return min(max(number, met[0]), met[1])


def read(file: Path, parts: tuple[str, ...]) -> Correction:
    """Read a correction, whose weights have these parts, from a file of weights."""
    import numpy as np  # only players that have learned need it

    with np.load(file, allow_pickle=False) as found:
        names, weights, about = found["names"].tolist(), found["weights"].tolist(), found["about"].tolist()
        ranges = found["ranges"].tolist()
    rows = {name: tuple(row) for name, row in zip(names, weights, strict=True)}
    bounds = {name: (low, high) for name, (low, high) in zip([*names, *parts], ranges, strict=True)}
    return Correction(rows, dict(about), bounds, parts)
