"""The games of Merlin that are worth keeping."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from logres.engine import Session
from logres.merlin.pieces import VASSALS
from logres.players import Greedy, Opponent, Random, ask
from tests.games.merlin.features import (
    BONUSES,
    FLAGS,
    FORFEITED,
    HONOURS,
    INNER_FORFEITED,
    INNER_SPACES,
    MANORS,
    MAY,
    NEEDS,
    NEW_FLAGS,
    NEW_SPACES,
    NEW_STAFFS,
    PERFORMED,
    STAFFS,
    SUBSTITUTES,
    TAKEN,
    TREASURES,
    USED,
    WITH_FAVOR,
    of_decision,
)
from tests.games.merlin.players import (
    AppleLover,
    Bannerman,
    Builder,
    Careless,
    Hoarder,
    Lordly,
    Loyal,
    Mason,
    Missionary,
    Patient,
    Raider,
    Restless,
    Royal,
    Seeker,
    Spender,
    Steward,
    Student,
    Thrifty,
)
from tests.games.wish import Wish


class Sought(Wish):
    """A game whose seekers know what is wanted, and what of it has been seen already."""

    def play_out(self, session: Session, opponents: Sequence[Opponent]) -> None:
        wanted = {*self.wanted}
        for opponent in opponents:
            if isinstance(opponent, Seeker):
                opponent.wanted = wanted
        while session.choice is not None:
            wanted -= of_decision(session, ask(opponents[session.choice.seat], session))


def base(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A base game to keep."""
    return Sought("merlin", f"base-{len(seats)}-{name}", seats, frozenset(wanted), why, options)


def favor(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with King's favor to keep."""
    wanted = frozenset(wanted)
    return Sought("merlin", f"favor-{len(seats)}-{name}", seats, wanted, why, {"favor": "on", **options})


def arthur(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with Arthur to keep."""
    wanted = frozenset(wanted)
    return Sought("merlin", f"arthur-{len(seats)}-{name}", seats, wanted, why, {"arthur": "on", **options})


def treasures(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with treasures to keep."""
    chosen = {"treasures": "on", **options}
    return Sought("merlin", f"treasures-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


def decrees(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with decrees to keep."""
    chosen = {"decrees": "on", **options}
    return Sought("merlin", f"decrees-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


def knights(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with the Knights of the Round Table to keep."""
    chosen = {"knights": "on", **options}
    return Sought("merlin", f"knights-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


SCORED_AGAIN = {staff for staff in STAFFS if "vp" in staff}
INFLUENCE_AGAIN = {staff for staff in STAFFS if "influence-" in staff}
OF_ARTHUR = (
    *("resource", "signet", "stairs", "march-merlin", "march-arthur", "replace-manor", "activate", "pict"),
)
OF_QUEENIES = ("treasure", "look", "decree")
OF_KNIGHTS = ("galahad", "castle-tile", "kay")
# Asked at other tables
OF_OTHERS = (
    *("learn", "shield", "favor-build", "favor-score", "favor-deploy"),
    *(*OF_ARTHUR, *OF_QUEENIES, *OF_KNIGHTS),
)
DECLINED = {f"declined {ask}" for ask in MAY if ask not in OF_OTHERS}

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
            for window in ("before the move", "after the move", "before a staff", "after the action")
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
    # King's favor
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
        {"bonus for the teaching card", "last turn for the shield-bearer"},
        "The teaching card counts, the shield-bearer helps in turns only, as this table wants it (Q28, Q32).",
        favorSelf="on",
        favorRepel="ownTurn",
    ),
    # Arthur
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
        {*INNER_FORFEITED, *(f"declined {ask}" for ask in OF_ARTHUR)},
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
        "Merlin may stay, and towers give nothing for a manor of a Pict, as this table wants it (Q34, Q43).",
        arthurMerlinZero="on",
        pictTower="off",
    ),
    arthur(
        "favor",
        [Missionary] * 3,
        WITH_FAVOR,
        "King's favor and Arthur: manors for the flag-bearer, lessons by the signet ring (R110.3, X34, X37).",
        favor="on",
    ),
    # Treasures of the environs
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
    # King's decree
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
    # Knights of the Round Table
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
        {"lancelot chosen", "two goods by the marshal", "two markers by the marshal"},
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
