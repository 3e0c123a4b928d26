"""The games with King's decrees that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.decrees import TAKEN, USED
from tests.games.merlin.players import Hoarder, Missionary, Royal, Seeker
from tests.games.merlin.wishes.sought import sought

decrees = partial(sought, "decrees", ["decrees"])

WISHES = [
    decrees(
        "greedy",
        [Greedy] * 2,
        {"told took-decree", "told used-decrees"},
        "Decrees between two good players.",
    ),
    decrees("random", [Random] * 4, {"told took-decree"}, "Decrees, and anything at all."),
    decrees(
        "taken",
        [Royal] * 3,
        TAKEN - {"decree without its good", "two decrees by a staff"},
        "Decrees of every kind are taken, down to the last of a stack (R101).",
    ),
    decrees(
        "staff",
        [Royal] * 2,
        {"two decrees by a staff", "declined look"},
        "A staff brings a second decree, by another vassal (X120).",
    ),
    decrees(
        "without",
        [Hoarder] * 4,
        {"decree without its good"},
        "A good that has run out does not come with its decree (R101, X1).",
    ),
    decrees(
        "dice",
        [Royal] * 2,
        {feature for feature in USED if feature.endswith(" die")},
        "Decrees change personal dice and the Merlin die, also after an apple (R102, R6.2).",
    ),
    decrees(
        "used",
        [Royal] * 4,
        {feature for feature in USED if feature.startswith("two ")},
        "Two decrees for each kind of good, and for a marker (R102).",
    ),
    decrees(
        "points",
        [Royal] * 3,
        {feature for feature in USED if "points" in feature or feature.startswith("decrees ")},
        "Three decrees for points, before a move and in the last turn (R102).",
    ),
    decrees(
        "favor",
        [Missionary] * 3,
        {"decree of another principality"},
        "A vassal that goes elsewhere by favor brings a decree of the space (X122).",
        favor="on",
    ),
    decrees(
        "free",
        [Seeker] * 3,
        {"looked and kept the duty"},
        "Whoever has looked need not take a decree, as this table wants it (Q82).",
        decreeLook="free",
    ),
    decrees(
        "arthur",
        [Royal] * 2,
        {"decree for the black die"},
        "A decree changes the black die, as this table wants it (Q84).",
        arthur="on",
        decreeArthur="on",
    ),
    decrees(
        "everything",
        [Greedy] * 4,
        {"told took-decree", "told found-treasure", "told learned"},
        "Decrees, treasures, Arthur and King's favor among four good players.",
        treasures="on",
        favor="on",
        arthur="on",
    ),
]
