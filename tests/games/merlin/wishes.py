"""The games of Merlin that are worth keeping."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from logres.engine import Session
from logres.merlin.pieces import VASSALS
from logres.players import Greedy, Opponent, Random, ask
from tests.games.merlin.features import (
    BLOCK,
    BONUSES,
    BOUGHT,
    CAULDRONS,
    CITY_WITH_ALLIES,
    DARK,
    FLAGS,
    FORFEITED,
    GOLD_SPACES,
    HONOURS,
    HORN,
    INNER_FORFEITED,
    INNER_SPACES,
    LODGING,
    MAGIC,
    MANORS,
    MAY,
    NEEDS,
    NEW_FLAGS,
    NEW_SPACES,
    NEW_STAFFS,
    OF_TILES,
    PERFORMED,
    POISON,
    SHUT,
    SPOILS,
    STAFFS,
    SUBSTITUTES,
    TAKEN,
    TOKENS,
    TOKENS_FORFEITED,
    TRADES,
    TREASURES,
    USED,
    WITH_FAVOR,
    WORK,
    WORKED,
    of_decision,
)
from tests.games.merlin.players import (
    AppleLover,
    Bannerman,
    Builder,
    Buyer,
    Careless,
    Castellan,
    Cloaked,
    Craftsman,
    Defiant,
    Druid,
    Guildsman,
    Hoarder,
    Lordly,
    Loyal,
    Mason,
    Missionary,
    Patient,
    Patron,
    Pilgrim,
    Raider,
    Restless,
    Royal,
    Seeker,
    Spender,
    Steward,
    Student,
    Thrifty,
    Townsman,
    Trader,
    Witch,
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


def gold(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with gold and mistletoe to keep."""
    chosen = {"gold": "on", **options}
    return Sought("merlin", f"gold-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


def market(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with the market to keep."""
    chosen = {"gold": "on", "market": "on", **options}
    return Sought("merlin", f"market-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


def caerleon(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game in the City of Caerleon to keep."""
    chosen = {"gold": "on", "caerleon": "on", **options}
    return Sought("merlin", f"caerleon-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


def morgana(
    name: str, seats: Sequence[type[Opponent]], wanted: Collection[str], why: str, **options: str
) -> Wish:
    """A game with Morgana to keep."""
    chosen = {"gold": "on", "morgana": "on", **options}
    return Sought("merlin", f"morgana-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)


SCORED_AGAIN = {staff for staff in STAFFS if "vp" in staff}
INFLUENCE_AGAIN = {staff for staff in STAFFS if "influence-" in staff}
OF_ARTHUR = (
    *("resource", "signet", "stairs", "march-merlin", "march-arthur", "replace-manor", "activate", "pict"),
)
OF_QUEENIES = ("treasure", "look", "decree")
OF_MORGANA = ("bewitch", "swap-figures", "witch-gold", "dark", "hut")
OF_KNIGHTS = ("galahad", "castle-tile", "kay")
OF_MARKET = ("plus",)
# Asked at other tables
OF_OTHERS = (
    *("learn", "shield", "favor-build", "favor-score", "favor-deploy"),
    *(*OF_ARTHUR, *OF_QUEENIES, *OF_KNIGHTS, *OF_MARKET, *OF_MORGANA),
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
    # Gold and mistletoe
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
    # The market
    market(
        "greedy",
        [Greedy] * 3,
        {"told bought", "told used-labourer", "told returned-ware"},
        "The market among three good players.",
    ),
    market("random", [Random] * 4, {"told bought", "told used-labourer"}, "The market, and anything at all."),
    market(
        "decrees",
        [Royal] * 2,
        {"market after a look at decrees"},
        "Whoever has seen the decrees may still buy something (R60.2).",
        decrees="on",
    ),
    market("wares", [Trader] * 4, BOUGHT, "Every ware of the market is bought (R60.1, R60.2)."),
    market(
        "windows",
        [Trader] * 3,
        {f"market {window}" for window in ("before the move", "after the action", "before a staff")},
        "The market is visited before the move, after the action and between two executions (R60.2, R4.4).",
    ),
    market(
        "labourers",
        [Trader] * 3,
        {*WORKED, "told stopped", "two labourers in a round", "labourer hired in the last turn"},
        "All labourers work, and some need not (R62, X78, X80).",
    ),
    market(
        "flags",
        [Bannerman] * 4,
        {f"{power} flag with a labourer" for power in ("reverse", "mirror", "different")},
        "Flags that work with a labourer (X81).",
    ),
    market(
        "tiles",
        [Craftsman] * 2,
        OF_TILES - {"traitor repelled by a tile"},
        "Material tiles and shield tiles are built with, scored, exchanged (R61, X77).",
    ),
    market(
        "traitors",
        [Loyal] * 2,
        {"traitor repelled by a tile", "asked raise"},
        "Shield tiles repel traitors (R61).",
    ),
    market(
        "fruits",
        [Trader] * 2,
        {"fruit as an apple", "fruit as mistletoe"},
        "A tile is an apple once, and mistletoe once (R64).",
    ),
    market(
        "plus",
        [Guildsman] * 3,
        {"told laid-plus", "declined plus", "principality won by a plus", "told returned-plus"},
        "A plus token wins a principality (R63).",
    ),
    market(
        "kay",
        [Guildsman] * 2,
        {"kay chosen", "Kay and plus for a marker"},
        "A tile of Kay and a plus token go with the same marker (X71e).",
        knights="on",
    ),
    market(
        "treasures",
        [Craftsman] * 3,
        {"tile given up"},
        "A tile is given up for a treasure (X77).",
        treasures="on",
    ),
    market(
        "losses",
        [Patron] * 4,
        {"plus lost with its marker"},
        "A marker with a token is given up for a treasure (X83, X114).",
        treasures="on",
    ),
    market(
        "arthur",
        [Trader] * 2,
        {"signet ring in a market turn"},
        "Whoever has been to the market takes the signet ring without a mission (X53).",
        arthur="on",
    ),
    market(
        "caerleon",
        [Craftsman] * 2,
        {"tile for the merchant"},
        "The merchant of Caerleon takes tiles (X77).",
        caerleon="on",
    ),
    market(
        "morgana",
        [Craftsman] * 3,
        {"tile for the horn"},
        "A material tile helps to the horn (X77).",
        morgana="on",
    ),
    market(
        "city",
        [Trader] * 3,
        {"shield tile while the smith is shut"},
        "Shield tiles are sold while Morgana shuts the smith (X91).",
        caerleon="on",
        morgana="on",
    ),
    market(
        "wild",
        [Craftsman] * 3,
        {
            *(f"{use} of another colour" for use in ("mission with a tile", "manor for a tile")),
            "traitor repelled by a tile of another colour",
        },
        "Tiles of any colour, as this table wants it (Q60).",
        marketWild="on",
    ),
    market(
        "narrow",
        [Trader] * 4,
        {"tile not scored", "labourer hired twice in a round"},
        "Tiles score nothing, and labourers can be hired again, as this table wants it (Q61, Q62).",
        marketStrict="on",
        labourerReturn="afterUse",
    ),
    market(
        "pot",
        [Guildsman] * 2,
        {"plus not in the pot"},
        "Plus tokens are no points, as this table wants it (Q65).",
        plusInPot="off",
    ),
    # City of Caerleon
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
        "allies",
        [Townsman] * 3,
        {*CITY_WITH_ALLIES, "lancelot chosen", "galahad chosen", "lamorak chosen"},
        "The marshal doubles the work, Galahad and Lamorak help in the city (X63, X65, X101).",
        knights="on",
    ),
    # Morgana
    morgana(
        "greedy",
        [Greedy] * 2,
        {"told took-horn", "told moved-morgana"},
        "Morgana between two good players.",
    ),
    morgana("random", [Random] * 4, {"told moved-morgana"}, "Morgana, and anything at all."),
    morgana(
        "tokens",
        [Witch] * 4,
        {*TOKENS, *CAULDRONS},
        "Every token works, and every cauldron has its die, one of them wild (R85, R86, R87).",
    ),
    morgana(
        "forfeited",
        [Witch] * 4,
        {*TOKENS_FORFEITED, *(f"declined {ask}" for ask in OF_MORGANA)},
        "Every token is forfeited, and turned all the same (R85.2, X99e).",
    ),
    morgana(
        "poison",
        [Witch] * 3,
        POISON,
        "Poisoned apples exchange dice of every kind, and make one of Morgana's wild (R83, X97).",
    ),
    morgana(
        "horn",
        [Witch] * 2,
        HORN,
        "The horn is taken for coins and materials, from a rival and again (R84).",
    ),
    morgana(
        "magic",
        [Seeker] * 4,
        {feature for feature in MAGIC if "goods" not in feature},
        "Dice are bewitched and knights swapped (R86.1, R86.2).",
    ),
    morgana(
        "gold",
        [Witch] * 4,
        {*(feature for feature in MAGIC if "goods" in feature), "asked sell", "asked buy"},
        "Goods are sold to the witch, and bought where Morgana stands (R86.3).",
    ),
    morgana(
        "block",
        [Lordly] * 3,
        BLOCK,
        "Morgana closes a space and keeps its goods, but neither markers nor vassals out (R82).",
    ),
    morgana(
        "shadows",
        [Lordly] * 3,
        DARK - {"Grail against Morgana", "Morgana won a principality"},
        "Morgana's markers on top of others, and alone, tie for principalities (R86.4, X99a).",
    ),
    morgana(
        "grail",
        [Pilgrim] * 2,
        {"Grail against Morgana", "Morgana won a principality"},
        "The Grail wins a tie with Morgana; where she is alone nobody scores (X99a, X99b).",
    ),
    morgana("huts", [Builder] * 3, {"hut won a point"}, "A hut brings a point to who wins alone (R87.3)."),
    morgana(
        "rings",
        [Thrifty] * 2,
        {
            *(
                "Merlin and Arthur swapped",
                "Merlin moved on the inner ring",
                "Arthur moved on the outer ring",
            ),
            *("staff on the inner ring", "own black die bewitched", "curse for the black die"),
        },
        "Merlin and Arthur take each other's ring, and a staff works there too (X54a).",
        arthur="on",
    ),
    morgana(
        "manors",
        [Builder] * 3,
        {"territory emptied by a hut"},
        "With Arthur a hut empties its territory (R110.5).",
        arthur="on",
    ),
    morgana(
        "replaced",
        [Builder] * 4,
        {"hut on a manor that was replaced"},
        "A hut leaves with a manor that is replaced (X49).",
        arthur="on",
    ),
    morgana(
        "stairs",
        [Seeker] * 4,
        {"stairs over the space of Morgana"},
        "Stairs lead over the space where Morgana stands (X43).",
        arthur="on",
    ),
    morgana(
        "still",
        [Defiant] * 3,
        {"no step where Morgana stands"},
        "Without a step nothing is done where Morgana stands (X88).",
        arthur="on",
    ),
    morgana(
        "castle",
        [Castellan] * 2,
        {"gaheris chosen", "castle stays when its hut leaves"},
        "A manor on a castle stays when its hut leaves (X68).",
        knights="on",
    ),
    morgana(
        "castle",
        [Builder] * 3,
        {"gaheris chosen", "castle left with its hut"},
        "A manor on a castle leaves with its hut, as this table wants it (Q77).",
        knights="on",
        castleHut="leaves",
    ),
    morgana(
        "treasures",
        [Cloaked] * 4,
        {"marker given up with Morgana's"},
        "A marker that a treasure takes takes Morgana's along (X114).",
        treasures="on",
    ),
    morgana(
        "galahad",
        [Witch] * 2,
        {"galahad chosen", "Galahad for witch's gold"},
        "Galahad takes elsewhere what the witch sells (R40.9, R86.3).",
        knights="on",
    ),
    morgana(
        "decrees",
        [Royal] * 3,
        {"decree without its good by Morgana"},
        "A decree shows a good that Morgana keeps (X86).",
        decrees="on",
    ),
    morgana(
        "city",
        [Townsman] * 4,
        SHUT - {"merchant shut"},
        "Morgana closes each district that stores something (R82.4, X90).",
        caerleon="on",
    ),
    morgana(
        "merchant",
        [Lordly] * 3,
        {"merchant shut"},
        "Where Morgana stands nothing is exchanged (X92).",
        caerleon="on",
    ),
    morgana(
        "spoils",
        [Buyer] * 4,
        {f"witch's gold in the {district}" for district in ("mint", "orchard")},
        "Witch's gold makes three coins of two, or brings fruits (R110.6, X93).",
        caerleon="on",
    ),
    morgana(
        "stores",
        [Buyer] * 4,
        SPOILS - {f"witch's gold in the {district}" for district in ("mint", "orchard")},
        "Witch's gold draws on the smith, the quarry and the tailor (R110.6).",
        caerleon="on",
    ),
    morgana(
        "narrow",
        [Random] * 2,
        {"Morgana cannot go less far", "no dark marker opposite"},
        "Morgana goes exactly so far, and her markers next to her, as this table wants it (Q69, Q78).",
        morganaMove="exact",
        darkReach="adjacent",
    ),
    morgana(
        "strict",
        [Random] * 3,
        {"Merlin and Arthur not swapped", "passed instead of a die"},
        "Nobody has to use Morgana's dice, and the rings are not swapped, as this table wants it (Q93, Q94).",
        arthur="on",
        swapRings="off",
        morganaPass="on",
    ),
    morgana(
        "everything",
        [Random] * 4,
        {
            *("told laid-city", "told moved-morgana", "told bought", "told joined", "told took-decree"),
            *("told took-pict", "told found-treasure", "told learned"),
        },
        "All nine modules, and anything at all.",
        **dict.fromkeys(("caerleon", "market", "arthur", "knights", "favor", "treasures", "decrees"), "on"),
    ),
]
