"""Chooses one of several good things, not always the best."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from logres.engine import Chance

FINE = 1 << 20  # the resolution of the random choice
ABSURD = 3.0  # anything worse than the best by this many temperatures is never taken


def nearly_best(worths: Sequence[float], temperature: float, chance: Chance) -> int:
    """Return the index of one of the best, at random; better ones are more likely.

    Something that is worse than the best by the temperature is taken about a third as often.
    """
    best = max(worths)
    near = [index for index, worth in enumerate(worths) if best - worth <= ABSURD * temperature]
    odds = [exp((worths[index] - best) / temperature) for index in near]
    left = chance.below(FINE) / FINE * sum(odds)
    for index, share in zip(near, odds, strict=True):
        left -= share
        if left < 0:
            return index
    return near[-1]
