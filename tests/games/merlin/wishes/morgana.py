"""The games with Morgana that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.morgana import (
    BLOCK,
    CAULDRONS,
    DARK,
    HORN,
    MAGIC,
    MAY,
    POISON,
    SHUT,
    SPOILS,
    TOKENS,
    TOKENS_FORFEITED,
)
from tests.games.merlin.players import (
    Builder,
    Buyer,
    Castellan,
    Cloaked,
    Defiant,
    Lordly,
    Pilgrim,
    Royal,
    Seeker,
    Thrifty,
    Townsman,
    Witch,
)
from tests.games.merlin.wishes.sought import sought

OTHERS = ("caerleon", "market", "arthur", "knights", "favor", "treasures", "decrees")  # all nine, with gold

morgana = partial(sought, "morgana", ["gold", "morgana"])

WISHES = [
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
        {*TOKENS_FORFEITED, *(f"declined {ask}" for ask in MAY if ask != "morgana")},
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
        {"Morgana cannot go less far", "no dark marker opposite", "declined morgana"},
        "Morgana may wait at first, then goes exactly so far, and her markers next to her, as this table "
        "wants it (Q69, Q78, Q103).",
        morganaMove="exact",
        morganaWaits="on",
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
        **dict.fromkeys(OTHERS, "on"),
    ),
    morgana(
        "masters",
        [Greedy] * 4,
        {"told moved-morgana", "told bought", "told joined", "told took-decree", "told found-treasure"},
        "All nine modules among four good players, whose turns are long.",
        **dict.fromkeys(OTHERS, "on"),
    ),
]
