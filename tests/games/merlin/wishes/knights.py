"""The games with Knights of the Round Table that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.knights import HONOURS, SUBSTITUTES
from tests.games.merlin.players import Builder, Hoarder, Lordly, Loyal, Missionary, Patient, Raider, Seeker
from tests.games.merlin.wishes.sought import sought

knights = partial(sought, "knights", ["knights"])

WISHES = [
    knights(
        "greedy",
        [Greedy] * 2,
        {"told joined", "told used-tile"},
        "Two good players draft their allies (R40.1).",
    ),
    knights(
        "random",
        [Random] * 4,
        {"told joined", "told used-tile"},
        "Allies dealt by chance, and anything at all (R40.2).",
        allies="random",
    ),
    knights(
        "dice",
        [Seeker] * 2,
        {
            *("tristram chosen", "gawain chosen"),
            *("tristram for a personal die", "gawain for the Merlin die"),
        },
        "Tristram changes personal dice, Gawain turns Merlin's (R40.3, R40.7).",
    ),
    knights(
        "arthur",
        [Seeker] * 3,
        {
            *("geraint chosen", "gawain chosen", "gawain for the black die"),
            *("Geraint for manor", *HONOURS),
        },
        "With Arthur Gawain turns the black die, and Geraint has five kinds of spaces (R110.4, R110.7).",
        arthur="on",
    ),
    knights(
        "lamorak",
        [Lordly] * 3,
        {
            *("lamorak chosen", "kay chosen", "vassal sent to where it stands", "declined kay"),
            *("Kay beside a marker", "principality won by Kay", "told returned-tiles"),
        },
        "A vassal acts again where it stands, and Kay wins a principality (R40.4, R40.15).",
    ),
    knights(
        "lancelot",
        [Lordly] * 2,
        {"lancelot chosen", "two goods by the marshal", "two markers by the marshal", "declined lancelot"},
        "Where the marshal stands, vassals do their duty twice (R40.8).",
    ),
    knights(
        "galahad",
        [Lordly] * 3,
        {"galahad chosen", "declined galahad", *SUBSTITUTES},
        "Galahad takes goods of each kind from other principalities (R40.9).",
    ),
    knights(
        "hoarders",
        [Hoarder] * 4,
        {"galahad chosen", "Galahad where none is left"},
        "Galahad finds elsewhere what has run out (X66).",
    ),
    knights(
        "gareth",
        [Loyal] * 2,
        {"gareth chosen", *(f"Gareth after {means}" for means in ("shield", "flag", "excalibur"))},
        "Gareth is paid for traitors of many colours, however they are repelled (R40.5, X56).",
    ),
    knights(
        "favor",
        [Missionary] * 3,
        {"gareth chosen", "Gareth after favor"},
        "Gareth is paid also for what the shield-bearer repels (Q46).",
        favor="on",
    ),
    knights(
        "bors",
        [Seeker] * 4,
        {"bors chosen", "portal", "portal to the own space"},
        "Portals lead to any principality space, the knight's own too (R40.10, X61).",
    ),
    knights(
        "percival",
        [Patient] * 3,
        {"percival chosen", "mission in another colour", "second mission in another colour"},
        "Missions are resolved in another colour, a second one too (R40.11).",
    ),
    knights(
        "gaheris",
        [Builder] * 3,
        {"gaheris chosen", "castle under a manor", "castle under a tower", "declined castle-tile"},
        "Castles under manors, and twice the bonus of a tower (R40.12).",
    ),
    knights(
        "castles",
        [Builder] * 4,
        {"gaheris chosen", "castle and another manor stay"},
        "At the clean-up a castle stays, and another manor beside it (R110.2, Q47).",
        arthur="on",
    ),
    knights(
        "picts",
        [Raider] * 3,
        {"gaheris chosen", "castle for a manor of a Pict"},
        "A manor that a Pict raises stands on a castle (X44).",
        arthur="on",
    ),
    knights(
        "bedivere",
        [Patient] * 2,
        {"bedivere chosen", "told swapped-missions", "swapped and resolved"},
        "A mission of the display is swapped for one of the hand and resolved (R40.13, R40.14).",
    ),
    knights(
        "narrow",
        [Loyal] * 3,
        {"gareth chosen", "geraint chosen", "Excalibur without Gareth", "Geraint not again"},
        "Excalibur is not for Gareth, Geraint is paid once, as this table wants it (Q21, Q45).",
        garethExcalibur="off",
        geraint="firstOnly",
    ),
    knights(
        "empty",
        [Hoarder] * 3,
        {"galahad chosen", "no Galahad where none is left"},
        "Galahad needs something to take instead of, as this table wants it (Q49).",
        galahadEmpty="off",
    ),
    knights(
        "castles",
        [Builder] * 2,
        {"gaheris chosen", "nothing stays beside a castle"},
        "Beside a castle no other manor stays, as this table wants it (Q47).",
        arthur="on",
        castlePlusOne="off",
    ),
    knights(
        "everything",
        [Greedy] * 4,
        {"told joined", "told took-decree", "told found-treasure", "told learned", "told took-pict"},
        "Allies, decrees, treasures, Arthur and King's favor among four good players.",
        arthur="on",
        decrees="on",
        favor="on",
        treasures="on",
    ),
]
