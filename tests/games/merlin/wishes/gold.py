"""The games with gold and mistletoe that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.gold import GOLD_SPACES
from tests.games.merlin.players import Druid, Patient, Thrifty, Trader
from tests.games.merlin.wishes.sought import sought

gold = partial(sought, "gold", ["gold"])

WISHES = [
    gold(
        "greedy",
        [Greedy] * 2,
        {"told paid-coins", "told used-mistletoe"},
        "Coins and mistletoe between two good players.",
    ),
    gold(
        "random",
        [Random] * 4,
        {"told paid-coins", "told used-mistletoe", "points from coins"},
        "Coins and mistletoe, and anything at all.",
    ),
    gold(
        "dice",
        [Trader] * 2,
        {
            *("coin for a personal die", "coin for the Merlin die"),
            *("two coins in a turn", "apple and coin for a die"),
        },
        "Coins change personal dice and the Merlin die, several in a turn, also after an apple (R51, R6.2).",
    ),
    gold(
        "spaces",
        [Thrifty] * 4,
        {*GOLD_SPACES, "staff at gold", "staff at mistletoe", "picked an apple", "picked mistletoe"},
        "The new spaces are performed, and repeated by staffs (R53).",
    ),
    gold(
        "missions",
        [Druid] * 3,
        {
            *("mission with mistletoe", "mission with two pieces of mistletoe"),
            "mission with nothing but mistletoe",
        },
        "Mistletoe helps with missions, with two icons, with all of them (R52, X74).",
    ),
    gold(
        "second",
        [Patient] * 2,
        {"second mission with mistletoe"},
        "Mistletoe helps with the second mission of a turn (R52, R10.2).",
    ),
    gold(
        "percival",
        [Druid] * 3,
        {
            "percival chosen",
            *("Percival and mistletoe for a card", "Percival instead of mistletoe"),
            "mistletoe instead of Percival",
        },
        "Percival's tiles and mistletoe, together and one instead of the other (X71).",
        knights="on",
    ),
    gold(
        "arthur",
        [Trader] * 3,
        {"coin for the black die", *GOLD_SPACES},
        "With Arthur coins change the black die, and the ring lies on its other side (R110.7).",
        arthur="on",
    ),
]
