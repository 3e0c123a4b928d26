"""The base games that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.base import FLAGS, FORFEITED, MANORS, MAY, NEEDS, PERFORMED, STAFFS
from tests.games.merlin.players import (
    AppleLover,
    Bannerman,
    Builder,
    Careless,
    Hoarder,
    Lordly,
    Loyal,
    Missionary,
    Patient,
    Restless,
    Seeker,
    Thrifty,
)
from tests.games.merlin.wishes.sought import sought

base = partial(sought, "base", [])

SCORED_AGAIN = {staff for staff in STAFFS if "vp" in staff}
INFLUENCE_AGAIN = {staff for staff in STAFFS if "influence-" in staff}
DECLINED = {f"declined {ask}" for ask in MAY if ask != "shield"}  # asked only under a house rule

WISHES = [
    # The game as it is played
    base(
        "greedy",
        [Greedy] * 2,
        {"majority in a territory", "majority in a principality"},
        "The plain game between two good players.",
    ),
    base(
        "greedy",
        [Greedy] * 4,
        {"told reshuffled-traitors", "principality shared"},
        "The plain game between four good players; the traitors are shuffled again (X3).",
    ),
    base(
        "random",
        [Random] * 3,
        {"two pairs stand", "Merlin clockwise", "Merlin counter-clockwise", "two figures on a space"},
        "Anything at all; a roll of two pairs stands, and figures share a space (R5.3, R11.3).",
    ),
    base(
        "careless",
        [Careless] * 4,
        {"negative result", "three traitors unrepelled"},
        "Nobody does anything, and the traitors bring all below zero (R12.1b, Q7).",
    ),
    base(
        "shared", [Random] * 2, {"shared victory"}, "As many points for both: the victory is shared (R1.1)."
    ),
    # The ring
    base("performed", [Seeker] * 4, PERFORMED, "The action of each of the 24 spaces is performed (R8)."),
    base(
        "forfeited",
        [Seeker] * 3,
        FORFEITED,
        "Every action that can be forfeited is forfeited: all but scoring and the Grail (R8).",
    ),
    base(
        "score-again",
        [Thrifty] * 3,
        SCORED_AGAIN,
        "Staffs repeat Merlin's action on each victory-point space (R7).",
    ),
    base(
        "influence-again",
        [Thrifty] * 3,
        INFLUENCE_AGAIN,
        "Staffs repeat Merlin's action on each influence space (R7).",
    ),
    base(
        "repeated",
        [Thrifty] * 4,
        STAFFS - SCORED_AGAIN - INFLUENCE_AGAIN,
        "Staffs repeat Merlin's action on all other kinds of spaces (R7).",
    ),
    base(
        "declined",
        [Seeker] * 4,
        DECLINED,
        "Every question that can be declined is declined once (R4.4).",
    ),
    # Dice and flags
    base(
        "apples",
        [AppleLover] * 4,
        {"apples ran out", "Grail without an apple"},
        "All apples are taken; the Grail comes without one (X2).",
    ),
    base(
        "dice",
        [Seeker] * 2,
        {
            f"{means} for {die} die"
            for means in ("apple", "turn flag")
            for die in ("a personal", "the Merlin")
        },
        "Apples and Turn flags for personal dice and for the Merlin die (R6.1, R10.4).",
    ),
    base(
        "flags",
        [Bannerman] * 4,
        FLAGS - {"missions flag"},
        "The powers of the flags before the move, after it and in a scoring (R10).",
    ),
    # Goods, vassals, manors
    base(
        "hoarders",
        [Hoarder] * 4,
        {"a good ran out", "vassal fetched nothing"},
        "The blue flags run out, and a flag-bearer comes for nothing (X1).",
    ),
    base(
        "exchange",
        [Seeker] * 2,
        {"exchanged for the same good", "exchanged for another colour"},
        "A good is exchanged for another colour, and for the same once more (R8.7, X14).",
    ),
    base(
        "vassals",
        [Lordly] * 3,
        {
            "all four vassals out",
            "relocated",
            "relocated with all at home",
            "vassal called away from elsewhere",
            "sent to where a vassal stands",
        },
        "Vassals are sent, displaced, called away and relocated, also with all at home (R8.1, R8.6).",
    ),
    base(
        "builders",
        [Builder] * 2,
        MANORS,
        "Seven manors of one player, on every terrain, with every bonus of the towers (R8.9).",
    ),
    # Missions
    base(
        "missions",
        [Missionary] * 3,
        {
            *(f"mission for {need}" for need in NEEDS.values()),
            *(f"mission of {worth}" for worth in (1, 2, 3)),
        },
        "Missions of one, two and three points with all kinds of requirements (R9.2).",
    ),
    base(
        "windows",
        [Patient] * 4,
        {
            f"{which} {window}"
            for which in ("mission", "second mission")
            for window in ("before the move", "before a staff", "after the action")
        },
        "Missions, and second ones by a flag, in every window of a turn (R4.5, R10.2).",
    ),
    base(
        "restless",
        [Restless] * 4,
        {"told reshuffled-missions", "one mission replaced", "two missions replaced"},
        "So many missions are replaced that the discards become the deck (R8.8, X5).",
    ),
    # Scoring
    base(
        "excalibur",
        [Seeker] * 3,
        {"Excalibur taken from a rival", "Excalibur taken again", "only traitor discarded unasked"},
        "Excalibur changes hands, and stays where it is; the only traitor goes unasked (R8.4, Q19).",
    ),
    base(
        "loyalty",
        [Loyal] * 2,
        {"Excalibur bonus after traitors", "Excalibur bonus without traitors"},
        "Excalibur is paid for traitors that are repelled, and for having none (R12.1c, Q20).",
    ),
    base(
        "territories",
        [Builder] * 4,
        {"territory shared", "territory shared by three", "territory share rounded down"},
        "Territories are shared by two and by three, rounded down (R12.2, X18).",
    ),
    base(
        "principalities",
        [Lordly] * 3,
        {"principality shared by three", "tie without the holder of the Grail", "lady without a marker"},
        "Principalities are shared by two and by three, and all markers are out (R12.3).",
    ),
    base(
        "grail",
        [Lordly] * 2,
        {
            "Grail taken from a rival",
            "Grail taken again",
            "told broke-tie",
            "declined grail",
            "second tie after the Grail",
        },
        "The Grail changes hands and breaks a tie, but not a second one in the same scoring (R12.3a, Q23).",
    ),
    # House rules
    base(
        "markers",
        [Lordly] * 3,
        {"seventh marker"},
        "Seven markers, and dice of three different faces, as this table wants it (Q2, Q4).",
        markers="7",
        reroll="threeDistinct",
    ),
    base(
        "floor",
        [Loyal] * 2,
        {"points not below zero", "no Excalibur bonus without traitors"},
        "Points stop at zero, and Excalibur is paid for traitors only, as this table wants it (Q7, Q20).",
        floorZero="on",
        excaliburNeedsOne="on",
    ),
    base(
        "together",
        [Patient] * 2,
        {"markers not together"},
        "Markers that are spread do not meet a mission, as this table wants it (Q11).",
        anyMarkers="together",
    ),
    base(
        "third",
        [Patient] * 3,
        {"third mission"},
        "A third mission in a turn by a second flag, as this table wants it (Q13).",
        missionsFlagStacks="on",
    ),
    base(
        "narrow",
        [Seeker] * 4,
        {"repel flag not in a turn", "repel flag in a scoring", "no different flag after Merlin"},
        "Repel flags wait for a scoring, Different action is for knights, as this table wants it (Q12, Q15).",
        repelFlag="scoringOnly",
        differentKnightOnly="on",
    ),
    base(
        "shields",
        [Seeker] * 2,
        {"traitor repelled by shield", "declined shield", "another die than the turned one"},
        "Shields are kept, and dice turned that are not used, as this table wants it (Q14, Q22).",
        keepShields="on",
        turnAnyDie="on",
    ),
]
