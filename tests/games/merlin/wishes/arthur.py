"""The games with Arthur that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.arthur import (
    BONUSES,
    INNER_FORFEITED,
    INNER_SPACES,
    MAY,
    NEW_FLAGS,
    NEW_SPACES,
    NEW_STAFFS,
    WITH_FAVOR,
)
from tests.games.merlin.players import Bannerman, Builder, Careless, Missionary, Raider, Seeker, Steward
from tests.games.merlin.wishes.sought import sought

arthur = partial(sought, "arthur", ["arthur"])

WISHES = [
    arthur(
        "greedy",
        [Greedy] * 2,
        {"told took-pict", "told cleared", "points from picts"},
        "Arthur between two good players.",
    ),
    arthur(
        "random",
        [Random] * 4,
        {"Arthur clockwise", "Arthur counter-clockwise", "two last in Picts"},
        "Arthur, and anything at all.",
    ),
    arthur(
        "inner",
        [Seeker] * 4,
        INNER_SPACES,
        "The action of each of the 13 spaces of the inner ring is performed (R31).",
    ),
    arthur(
        "forfeited",
        [Seeker] * 3,
        {*INNER_FORFEITED, *(f"declined {ask}" for ask in MAY)},
        "Every action of the inner ring that can be forfeited is forfeited: all but the Grail (R31).",
    ),
    arthur("outer", [Seeker] * 2, NEW_SPACES, "The new spaces of the outer ring (R33)."),
    arthur(
        "staffs",
        [Steward] * 4,
        NEW_STAFFS,
        "Staffs repeat the new spaces, and what Merlin does when Arthur has moved him (R31.4, R33).",
    ),
    arthur(
        "chain",
        [Seeker] * 4,
        {"Merlin moves Arthur, who moves Merlin"},
        "One action leads to the next: Merlin moves Arthur, who moves Merlin (X40).",
    ),
    arthur(
        "dice",
        [Seeker] * 2,
        {"apple for the black die", "turn flag for the black die", "three and two alike stand"},
        "Apples and Turn flags for the black die; three and two alike stand (R6.3, Q5).",
    ),
    arthur(
        "flags",
        [Bannerman] * 4,
        NEW_FLAGS,
        "The new flags: a step more or less, and another figure (R10.7, R10.8).",
    ),
    arthur(
        "picts",
        [Raider] * 3,
        {*BONUSES, "tower for a manor of a Pict", "told discarded-picts"},
        "Picts with every kind of bonus (R31.6, R32).",
    ),
    arthur(
        "signet",
        [Raider] * 4,
        {
            "signet taken from a rival",
            "signet taken again",
            "mission unmet with the signet ring",
            "won by the signet ring",
        },
        "The signet ring changes hands, resolves unmet missions, and wins a scoring (R31.2, R35).",
    ),
    arthur(
        "missions",
        [Missionary] * 2,
        {"two missions with the signet ring"},
        "The mission of the turn, and another with the signet ring (R110.10).",
    ),
    arthur(
        "manors",
        [Builder] * 4,
        {"told replaced-manor", "told cleared", "vp-manor performed", "two first in Picts"},
        "Manors are built, replaced, scored and cleared (R31.5, R33, R34).",
    ),
    arthur("tied", [Careless] * 2, {"all equal in Picts"}, "All are equal in Picts (X47)."),
    arthur(
        "narrow",
        [Raider] * 2,
        {"Merlin stays", "no tower for a manor of a Pict"},
        "Merlin may stay, towers give nothing for a manor of a Pict, and Different action works on the way "
        "too, as this table wants it (Q34, Q43, Q104).",
        arthurMerlinZero="on",
        differentOnTheWay="on",
        pictTower="off",
    ),
    arthur(
        "favor",
        [Missionary] * 3,
        WITH_FAVOR,
        "King's favor and Arthur: manors for the flag-bearer, lessons by the signet ring (R110.3, X34, X37).",
        favor="on",
    ),
]
