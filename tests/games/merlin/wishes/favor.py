"""The games with King's favor that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.merlin.pieces import VASSALS
from logres.players import Greedy, Random
from tests.games.merlin.players import Mason, Missionary, Student
from tests.games.merlin.wishes.sought import sought

favor = partial(sought, "favor", ["favor"])

WISHES = [
    favor(
        "greedy",
        [Greedy] * 2,
        {"told learned", "declined learn"},
        "King's favor between two good players.",
    ),
    favor("random", [Random] * 4, {"told learned"}, "King's favor, and anything at all."),
    favor(
        "first-row",
        [Missionary] * 3,
        {f"{what} {vassal}-1" for what in ("learned", "used") for vassal in VASSALS},
        "The first row of all four columns: a point for each further mission (R21).",
    ),
    favor(
        "second-row",
        [Missionary] * 4,
        {f"{what} {vassal}-2" for what in ("learned", "used") for vassal in VASSALS},
        "The second row of all four columns: vassals go to other principalities (R22).",
    ),
    favor(
        "builder",
        [Mason] * 4,
        {"used builder-3", "mission between two manors", "declined favor-build"},
        "The builder of the third row builds twice, with a mission in between (R24.1).",
    ),
    favor(
        "lady",
        [Student] * 4,
        {"used lady-3", "second vassal of the lady", "mission between two vassals", "declined favor-deploy"},
        "The lady of the third row sends two vassals, with a mission in between (R24.4).",
    ),
    favor(
        "flag-bearer",
        [Missionary] * 4,
        {"used flag-bearer-3", "declined favor-score"},
        "The flag-bearer of the third row scores another kind of pieces (R24.3).",
    ),
    favor(
        "shield-bearer",
        [Missionary] * 4,
        {"shield-bearer-3 in a turn", "shield-bearer-3 in a scoring"},
        "The shield-bearer of the third row repels traitors in a turn and in a scoring (R24.2, Q32).",
    ),
    favor(
        "seals",
        [Missionary] * 2,
        {"four abilities", "no ability left to learn", "ability used again after a scoring"},
        "All four seals are laid, and an ability is used again after a scoring (R20.2, R23).",
    ),
    favor(
        "narrow",
        [Missionary] * 3,
        {"bonus for the teaching card"},
        "The teaching card counts, the shield-bearer helps in turns only, as this table wants it (Q28, Q32).",
        favorSelf="on",
        favorRepel="ownTurn",
    ),
]
