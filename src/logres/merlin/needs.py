"""The needs of missions in words: "blue flag", "marker in orange", "lady and builder together"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from logres.engine import LogresError
from logres.merlin.missions import Mission
from logres.merlin.pieces import EACH_GOOD, GOOD, KINDS, PLACES, VASSALS, Good, Kind, Place, Vassal

Word = TypeVar("Word", bound=str)

MARKERS = 6  # of a player: R2.2

ALLOWED = (
    "COLOUR KIND, any KIND, marker in COLOUR, marker anywhere, VASSAL in COLOUR, two vassals in COLOUR, "
    f"VASSAL and VASSAL together (COLOUR is {', '.join(PLACES)}; KIND is {', '.join(KINDS)}; "
    f"VASSAL is {', '.join(VASSALS)})"
)


class BadNeed(LogresError):
    """A need that no mission can have."""


def mission(name: str, points: int, vassal: Vassal, needs: Sequence[str]) -> Mission:
    """Make a card from its icons in words."""  # R9.2
    goods: list[Good] = []
    kinds: list[Kind] = []
    markers: list[Place] = []
    posted: list[tuple[Vassal, Place]] = []
    two_in: list[Place] = []
    together: list[tuple[Vassal, Vassal]] = []
    for need in needs:
        match need.split(" "):
            case ["marker", "anywhere"]:
                pass
            case ["any", kind]:
                kinds.append(_one_of(KINDS, kind, need))
            case ["marker", "in", place]:
                markers.append(_one_of(PLACES, place, need))
            case ["two", "vassals", "in", place]:
                two_in.append(_one_of(PLACES, place, need))
            case [one, "in", place]:
                posted.append((_one_of(VASSALS, one, need), _one_of(PLACES, place, need)))
            case [one, "and", other, "together"] if one != other:
                together.append((_one_of(VASSALS, one, need), _one_of(VASSALS, other, need)))
            case [place, kind]:
                goods.append(GOOD[_one_of(KINDS, kind, need)][_one_of(PLACES, place, need)])
            case _:
                raise BadNeed(f"'{need}' is nothing a mission can ask for; allowed: {ALLOWED}.")
    return Mission(
        name,
        points,
        vassal,
        goods=tuple(goods),
        kinds=tuple(kinds),
        markers=tuple(markers),
        anywhere=needs.count("marker anywhere"),
        posted=tuple(posted),
        two_in=tuple(two_in),
        together=tuple(together),
        needs=tuple(needs),
    )


def _one_of(known: Sequence[Word], word: str, need: str) -> Word:
    for one in known:
        if one == word:
            return one
    raise BadNeed(f"'{need}': there is no '{word}' to ask for; allowed: {', '.join(known)}.")


def hindrance(card: Mission) -> str:
    """Why nobody can ever resolve a card; empty if somebody can."""
    good, count = max(Counter(card.goods).items(), key=lambda entry: entry[1], default=("", 0))
    if count > EACH_GOOD:
        return f"it asks for {count} times {good.replace('-', ' ')}, but there are {EACH_GOOD}"
    for kind in KINDS:
        count = card.kinds.count(kind) + sum(good.endswith(kind) for good in card.goods)
        if count > EACH_GOOD * len(PLACES):
            return f"it asks for {count} times {kind}, but there are {EACH_GOOD * len(PLACES)}"
    if len(card.markers) + card.anywhere > MARKERS:
        return f"it asks for {len(card.markers) + card.anywhere} markers, but a player has {MARKERS}"
    if not card.ways:
        return "it asks for a vassal in two places or twice, or for more vassals than there are"
    return ""
