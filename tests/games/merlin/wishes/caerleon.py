"""The games in the City of Caerleon that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.caerleon import LODGING, TRADES, WITH_ALLIES, WORK
from tests.games.merlin.players import Builder, Patient, Townsman
from tests.games.merlin.wishes.sought import sought

caerleon = partial(sought, "caerleon", ["gold", "caerleon"])

WISHES = [
    caerleon(
        "greedy",
        [Greedy] * 2,
        {"told laid-city", "asked fetch"},
        "The city between two good players.",
    ),
    caerleon(
        "random", [Random] * 4, {"told laid-city"}, "A city that chance has laid out.", districts="random"
    ),
    caerleon(
        "ladies",
        [Townsman] * 3,
        {work for work in WORK if work.startswith(("lady", "builder"))},
        "Ladies and builders work in every district (R72).",
    ),
    caerleon(
        "bearers",
        [Townsman] * 4,
        {work for work in WORK if not work.startswith(("lady", "builder"))},
        "Shield-bearers and flag-bearers work in every district (R72).",
    ),
    caerleon(
        "merchant",
        [Townsman] * 2,
        TRADES - {"mission between two exchanges"},
        "Goods and coins are exchanged at the merchant, four times at once (R72).",
    ),
    caerleon(
        "missions",
        [Patient] * 2,
        {"mission between two exchanges"},
        "A mission is resolved between two exchanges (X106).",
    ),
    caerleon(
        "lodgers",
        [Townsman] * 4,
        {*LODGING, "asked make-room", "asked fruit"},
        "Who comes third to a district sends a rival's vassal home, or one of the own (R71, X100).",
    ),
    caerleon(
        "castles",
        [Builder] * 2,
        {"gaheris chosen", "asked castle-tile"},
        "A castle doubles its tower with two districts, as this table wants it (Q102).",
        knights="on",
        castleBonus="districts",
    ),
    caerleon(
        "allies",
        [Townsman] * 3,
        {*WITH_ALLIES, "lancelot chosen", "galahad chosen", "lamorak chosen"},
        "The marshal doubles the work, Galahad and Lamorak help in the city (X63, X65, X101).",
        knights="on",
    ),
]
