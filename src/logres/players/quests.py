"""How far some trophies are on the way to an adventure of King Arthur."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from statistics import mean
from typing import NamedTuple

from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, KIND, KINDS, WORTH
from logres.kingarthur.payment import Cards, purchases

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
    """The trophies that an adventure would use, their value, and the effort still to be made."""

    used: Cards
    face: int
    missing: float


@lru_cache(maxsize=1 << 15)
def progress(trophies: Cards) -> dict[str, Progress]:
    """The cheapest way to each adventure with these trophies, where they help at all."""
    ways: dict[str, Progress] = {}
    for adventure, used in purchases(trophies, "needed"):
        if adventure not in ways or face(used) < ways[adventure].face:
            ways[adventure] = Progress(used, face(used), 0.0)
    for adventure in ADVENTURES:
        if adventure not in ways:
            used, missing = _partly(adventure, trophies)
            if used:
                ways[adventure] = Progress(used, face(used), missing)
    return ways


def face(cards: Cards) -> int:
    """The points that adversaries bring by themselves."""
    return sum(WORTH[card] for card in cards)


def _partly(adventure: str, trophies: Cards) -> tuple[Cards, float]:
    """The trophies that help without being enough, and the effort for the rest."""
    condition = ADVENTURES[adventure].condition
    if "total" in condition:
        kind = condition.get("kind")
        used = tuple(card for card in trophies if kind in (None, KIND[card]))
        rest = condition["total"] - face(used)
        return used, rest + ceil(rest / (MEAN if kind is None else MEAN_OF[kind]))
    if "cards" in condition:
        return trophies, (condition["cards"] - len(trophies)) * (CHEAP + 1)
    if "kinds" in condition:
        return _of_each_kind(condition["kinds"], trophies)
    return _of_each_value(condition["each"], trophies)


def _of_each_kind(kinds: list[str], trophies: Cards) -> tuple[Cards, float]:
    used: list[str] = []
    missing = 0.0
    for kind in kinds:
        fitting = [card for card in trophies if KIND[card] == kind]
        if fitting:
            used.append(min(fitting, key=WORTH.__getitem__))
        else:
            missing += CHEAP_OF[kind] + 1
    return tuple(used), missing


def _of_each_value(least: list[int], trophies: Cards) -> tuple[Cards, float]:
    """One card of the two is there at most, or the adventure could be taken."""
    for at, value in enumerate(least):
        fitting = [card for card in trophies if WORTH[card] >= value]
        if fitting:
            others = least[:at] + least[at + 1 :]
            used = min(fitting, key=WORTH.__getitem__)
            return (used,), sum(USUAL_FROM[other] + 1 for other in others)
    return (), sum(USUAL_FROM[value] + 1 for value in least)
