"""The games with treasures of the environs that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.treasures import TREASURES
from tests.games.merlin.players import Builder, Mason, Spender
from tests.games.merlin.wishes.sought import sought

treasures = partial(sought, "treasures", ["treasures"])

WISHES = [
    treasures(
        "greedy",
        [Greedy] * 2,
        {"told found-treasure", "told took-staff"},
        "Treasures between two good players.",
    ),
    treasures("random", [Random] * 3, {"told found-treasure"}, "Treasures, and anything at all."),
    treasures(
        "tiles",
        [Builder] * 4,
        {feature for feature in TREASURES if feature.startswith("treasure ") and "staff" not in feature},
        "Manors on tiles with every kind of treasure but staffs (R92).",
    ),
    treasures(
        "staffs",
        [Builder] * 3,
        {"treasure staff", "treasure after a staff"},
        "Neutral staffs are taken, and a staff repeats the building (R92.3, X111).",
    ),
    treasures(
        "spent",
        [Spender] * 2,
        {"neutral staff used"},
        "Somebody uses a fourth staff, a neutral one (R92.3).",
    ),
    treasures(
        "discards",
        [Builder] * 3,
        {"declined treasure", "asked discard", "rival gave up a marker", "rival gave up a flag"},
        "Rivals give up what they choose, or need not (R92.6, Q79).",
    ),
    treasures(
        "losses",
        [Builder] * 4,
        {"rival gave up a shield", "rival gave up a material", "rival with nothing to give up"},
        "Rivals give up shields and materials, but for one who has none (R92.6).",
    ),
    treasures(
        "favor",
        [Mason] * 4,
        {"treasures of both manors"},
        "The builder of the third row finds two treasures (X111).",
        favor="on",
    ),
]
