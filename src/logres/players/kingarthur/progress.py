"""Measure how near trophies are to each adventure of King Arthur."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from statistics import mean
from typing import NamedTuple

from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, KIND, KINDS, WORTH, Condition
from logres.kingarthur.payment import Cards

# A turn is two knights; a challenge costs as many knights as the adversary is worth, and one that is
# not drawn. So effort is counted in knights: the value of an adversary and one more.
VALUES = sorted(WORTH[card] for card in ADVERSARIES)
VALUES_OF: dict[str, list[int]] = {
    kind: [WORTH[card] for card in ADVERSARIES if KIND[card] == kind] for kind in KINDS
}
MEAN_OF = {kind: mean(values) for kind, values in VALUES_OF.items()}
CHEAP_OF = {kind: mean(sorted(values)[: len(values) // 2]) for kind, values in VALUES_OF.items()}
MEAN = mean(VALUES)
CHEAP = mean(VALUES[: len(VALUES) // 2])
USUAL_FROM = {least: mean(value for value in VALUES if value >= least) for least in set(VALUES)}


class Progress(NamedTuple):
    """The trophies that an adventure would use, their value, and the effort that is missing."""

    used: Cards
    worth: int
    missing: float


@lru_cache(maxsize=1 << 13)
def progress(trophies: Cards) -> dict[str, Progress]:
    """Return the cheapest way to each adventure that these trophies help with."""
    rising = tuple(sorted(trophies, key=WORTH.__getitem__))
    ways: dict[str, Progress] = {}
    for name, adventure in ADVENTURES.items():
        used, missing = _way(adventure.condition, rising)
        if used:
            ways[name] = Progress(used, worth_of(used), missing)
    return ways


def worth_of(cards: Cards) -> int:
    """Return the points of adversaries."""
    return sum(WORTH[card] for card in cards)


def _way(condition: Condition, rising: Cards) -> tuple[Cards, float]:
    """Return the trophies that help, the cheapest first, and the effort for the rest."""
    if "total" in condition:
        kind = condition.get("kind")
        fitting = tuple(card for card in rising if kind in (None, KIND[card]))
        return _of_total(condition["total"], fitting, MEAN if kind is None else MEAN_OF[kind])
    if "cards" in condition:
        used = rising[: condition["cards"]]
        return used, (condition["cards"] - len(used)) * (CHEAP + 1)
    if "kinds" in condition:
        return _of_each_kind(condition["kinds"], rising)
    if condition.get("or") in rising:
        return (condition["or"],), 0.0
    return _of_each_value(condition["each"], rising)


def _of_total(total: int, rising: Cards, usual: float) -> tuple[Cards, float]:
    """Return the trophies nearest to the total from above, or all of them with the effort for the rest."""
    rest = total - worth_of(rising)
    if rest > 0:
        return rising, rest + ceil(rest / usual)
    reached: dict[int, Cards] = {0: ()}
    for card in reversed(rising):
        for amount in sorted(reached, reverse=True):
            if amount < total:
                reached.setdefault(amount + WORTH[card], (*reached[amount], card))
    return reached[min(amount for amount in reached if amount >= total)], 0.0


def _of_each_kind(kinds: list[str], rising: Cards) -> tuple[Cards, float]:
    used: list[str] = []
    missing = 0.0
    for kind in kinds:
        cheapest = next((card for card in rising if KIND[card] == kind), None)
        if cheapest is None:
            missing += CHEAP_OF[kind] + 1
        else:
            used.append(cheapest)
    return tuple(used), missing


def _of_each_value(least: list[int], rising: Cards) -> tuple[Cards, float]:
    """Return the cheapest card for each value, beginning with the highest."""
    left = list(rising)
    used: list[str] = []
    missing = 0.0
    for value in sorted(least, reverse=True):
        cheapest = next((card for card in left if WORTH[card] >= value), None)
        if cheapest is None:
            missing += USUAL_FROM[value] + 1
        else:
            left.remove(cheapest)
            used.append(cheapest)
    return tuple(used), missing
