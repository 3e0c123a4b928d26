"""The features of Morgana."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from logres.merlin.base.position import MERLIN
from logres.merlin.modules.arthur import ARTHUR
from logres.merlin.modules.caerleon import STORES, Caerleon
from logres.merlin.modules.cauldrons import BOUGHT, WILD
from logres.merlin.modules.dark_influence import HERSELF, DarkInfluence
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.picts import Picts
from logres.merlin.parts.morgana import ACTIONS
from logres.merlin.pieces import DISTRICTS, PLACES, District, Place
from tests.games.merlin.features.market import spends_tile
from tests.games.merlin.features.moment import Moment, colour_of, kind_of, named, scored, taken, word

EVENTS = (
    *("laid-tokens", "rolled-morgana", "used-pentagram", "passed", "took-poison", "used-poison"),
    *("took-horn", "moved-morgana", "turned-token", "forfeited-token", "swapped-figures", "placed-hut"),
    *("abandoned", "removed-huts", "returned-castles", "darkened", "dispelled"),
)
MUST = ("horn", "morgana", "sell", "buy")
MAY = ("morgana", "bewitch", "swap-figures", "witch-gold", "dark", "hut")
SOURCES = ("horn",)

TOKENS = {f"token {action}" for action in ACTIONS}
TOKENS_FORFEITED = {f"token {action} forfeited" for action in ACTIONS}
CAULDRONS = {*(f"cauldron {number}" for number in range(1, 6)), "wild die in a cauldron"}
POISON = {
    *(f"curse for {die} die" for die in ("a personal", "the Merlin", "a Morgana")),
    "a cursed die is used",
    "wild by a curse",
}
HORN = {"horn for coins", "horn for materials", "horn taken from a rival", "horn taken again"}
MAGIC = {
    *("own die bewitched", "rival's die bewitched", "knights swapped"),
    *("two goods sold", "three goods bought"),
}
BLOCK = {
    *("space of Morgana skipped", "space of Morgana left", "nothing fetched where Morgana is"),
    *("marker placed where Morgana is", "Morgana arrives at a figure"),
}
DARK = {
    *("dark marker on top", "dark marker alone", "carried marker went home"),
    *("Morgana won a principality", "Morgana tied in a principality", "Grail against Morgana"),
}
HUTS = {"hut won a point"}
WITH_ARTHUR = {
    *("Merlin and Arthur swapped", "Merlin moved on the inner ring", "Arthur moved on the outer ring"),
    *("staff on the inner ring", "own black die bewitched", "curse for the black die"),
    *("territory emptied by a hut", "hut on a manor that was replaced", "stairs over the space of Morgana"),
    "no step where Morgana stands",
}
WITH_ALLIES = {"castle stays when its hut leaves", "Galahad for witch's gold"}
SHUT = {f"{district} shut" for district in DISTRICTS}
SPOILS = {f"witch's gold in the {district}" for district in DISTRICTS if district != "merchant"}
WITH_MARKET = {"tile for the horn", "shield tile while the smith is shut"}
WITH_OTHERS = {"marker given up with Morgana's", "decree without its good by Morgana"}
HOUSE_RULES = {
    "Morgana cannot go less far",  # Q69
    "castle left with its hut",  # Q77
    "no dark marker opposite",  # Q78
    "Merlin and Arthur not swapped",  # Q93
    "passed instead of a die",  # Q94
}
WANTED = {
    *TOKENS,
    *TOKENS_FORFEITED,
    *CAULDRONS,
    *POISON,
    *HORN,
    *MAGIC,
    *BLOCK,
    *DARK,
    *HUTS,
    *WITH_ARTHUR,
    *WITH_ALLIES,
    *SHUT,
    *SPOILS,
    *WITH_MARKET,
    *WITH_OTHERS,
    *HOUSE_RULES,
}


def morgana(moment: Moment) -> Iterator[str]:
    """What Morgana's dice are used for, and where she goes."""
    before, told = moment.before, moment.told
    if not isinstance(before, Morgana):
        return
    match moment.option:
        case ("cauldron", str(die), number):
            yield f"cauldron {number}"
            if before.morgana_faces[die] == WILD:
                yield "wild die in a cauldron"
            if _is_cursed(moment, die):
                yield "wild by a curse"
        case ("curse", str(die), _, _):
            yield f"curse for {colour_of(die)} die"
        case ("go", str(die), _, _) if _is_cursed(moment, die):
            yield "a cursed die is used"
        case ("pass",):
            yield "passed instead of a die"
    for event in named(told, "turned-token"):
        token = before.cauldrons[cast("int", event.facts["cauldron"]) - 1]
        yield f"token {token[0]}{' forfeited' if named(told, 'forfeited-token') else ''}"
    yield from _horn(moment)
    yield from _tokens(moment, before)
    yield from _block(moment, before)
    yield from _haunted_city(moment, before)
    if moment.choice.ask == "morgana":
        if moment.option in before.figures.values():
            yield "Morgana arrives at a figure"
        steps = [before.parts.places.index(place) for place in moment.choice.options if place in PLACES]
        if before.settings["morganaMove"] == "exact" and before.morgana and len(steps) == 2:
            at = before.parts.places.index(before.morgana)
            if all((step - at) % 6 in (2, 4) for step in steps):
                yield "Morgana cannot go less far"


def _is_cursed(moment: Moment, die: str) -> bool:
    """Whether a poisoned apple has turned a die of this seat in this turn."""
    turned = [event for event in named(moment.turn, "turned") if event.facts["means"] == "poison"]
    return any(event.seat == moment.seat and event.facts["die"] == die for event in turned)


def _horn(moment: Moment) -> Iterator[str]:
    """How the horn is taken."""
    yield from taken(moment.told, "took-horn", "horn")
    if moment.choice.ask == "horn":
        yield "horn for coins" if moment.option == "coin" else "horn for materials"
    if "horn" in (moment.act, moment.choice.ask) and spends_tile(moment):
        yield "tile for the horn"


def _tokens(moment: Moment, before: Morgana) -> Iterator[str]:
    """What the tokens do."""
    told, seat = moment.told, moment.seat
    match moment.choice.ask, moment.option:
        case "bewitch", (owner, die, _):
            yield "own die bewitched" if owner == seat else "rival's die bewitched"
            if die == ARTHUR:
                yield "own black die bewitched"
        case "swap-figures", (figure, _):
            yield "Merlin and Arthur swapped" if figure == MERLIN else "knights swapped"
        case "sell", _:
            yield "two goods sold"
    if (
        moment.choice.ask == "swap-figures"
        and isinstance(before, Picts)
        and before.settings["swapRings"] == "off"
    ):
        yield "Merlin and Arthur not swapped"
    if moment.choice.ask in ("buy", "witch-gold") and named(told, "turned-token"):
        since = [at for at, event in enumerate(moment.turn) if event.name == "moved-morgana"]
        bought = named(moment.turn[since[-1] :], "took", "took-coins", "took-apple", "took-mistletoe")
        paid = named(moment.turn[since[-1] :], "paid-coins")
        if paid and len(bought) == BOUGHT:
            yield "three goods bought"
    if moment.choice.ask == "galahad" and moment.option is not None and named(moment.turn, "used-pentagram"):
        yield "Galahad for witch's gold"
    for event in named(told, "darkened"):
        yield "dark marker on top" if event.facts["top"] else "dark marker alone"
    if moment.choice.ask == "dark" and before.settings["darkReach"] == "adjacent":
        yield "no dark marker opposite"
    yield from _dark_scoring(moment)
    yield from _huts(moment)


def _dark_scoring(moment: Moment) -> Iterator[str]:
    """What Morgana's markers do in a scoring, or before it."""
    before, told = moment.before, moment.told
    if not isinstance(before, DarkInfluence):
        return
    in_scoring = bool(named(told, "scored"))
    for event in named(told, "dispelled"):
        if event.seat is not None:
            yield "carried marker went home" if in_scoring else "marker given up with Morgana's"
            continue
        place = cast("Place", event.facts["place"])
        contenders = before.contenders(place)
        strongest = [seat for seat, strength in contenders.items() if strength == max(contenders.values())]
        if HERSELF in strongest:
            yield "Morgana won a principality" if len(strongest) == 1 else "Morgana tied in a principality"
    for event in named(told, "broke-tie"):
        if before.dark_markers[cast("Place", event.facts["place"])]:
            yield "Grail against Morgana"
    if moment.choice.ask in ("treasure", "discard") and named(told, "dispelled"):
        yield "marker given up with Morgana's"


def _huts(moment: Moment) -> Iterator[str]:
    """What huts do in a scoring, or before it."""
    before, told = moment.before, moment.told
    if not isinstance(before, Huts):
        return
    for event in scored(told, "environs"):
        if int(str(event.facts["points"])) > len(cast("list[str]", event.facts["cells"])):
            yield "hut won a point"
    gone = {
        str(cell) for event in named(told, "abandoned") for cell in cast("list[str]", event.facts["cells"])
    }
    if gone - {*before.huts}:
        yield "territory emptied by a hut"
    if named(told, "returned-castles"):
        yield "castle left with its hut"
    for event in named(told, "removed-huts"):
        cells = cast("list[str]", event.facts["cells"])
        if named(told, "replaced-manor"):
            yield "hut on a manor that was replaced"
        elif isinstance(before, Gaheris) and {*cells} & {*before.castle_tiles} - gone:
            yield "castle stays when its hut leaves"


def _block(moment: Moment, before: Morgana) -> Iterator[str]:
    """What happens where Morgana stands."""
    told, place = moment.told, before.morgana
    if place is None:
        return
    for event in named(told, "moved"):
        figure, origin, space = (word(event, fact) for fact in ("figure", "origin", "space"))
        if origin == place:
            yield "space of Morgana left"
        if event.facts["way"] == "stairs":
            track = [one for one in before.ring if one in PLACES]
            if _between(before.ring, origin, space, place) and place in track:
                yield "stairs over the space of Morgana"
        elif event.facts["way"] == "cw" and _between(before.ring, origin, space, place):
            yield "space of Morgana skipped"
        if isinstance(before, Picts) and figure == MERLIN and origin in before.inner_ring:
            yield "Merlin moved on the inner ring"
        if isinstance(before, Picts) and figure == ARTHUR and origin not in before.inner_ring:
            yield "Arthur moved on the outer ring"
    if moment.act == "staff" and isinstance(before, Picts) and before.figures[MERLIN] in before.inner_ring:
        yield "staff on the inner ring"
    for event in named(told, "sent"):
        if event.facts["place"] == place and event.facts["vassal"] != "lady" and not named(told, "took"):
            yield "nothing fetched where Morgana is"
    if any(event.facts["place"] == place for event in named(told, "placed-marker")):
        yield "marker placed where Morgana is"
    if any(event.facts["space"] == place for event in named(told, "forfeited")):
        yield "no step where Morgana stands"
    for event in named(told, "took-decree"):
        if word(event, "decree").startswith(f"{place}-") and not named(told, "took"):
            yield "decree without its good by Morgana"


def _between(ring: Sequence[str], origin: str, space: str, place: str) -> bool:
    """Whether a space lies between two others, clockwise."""
    if origin not in ring or space not in ring:
        return False
    start = ring.index(origin)
    way = [*ring[start + 1 :], *ring[:start]]
    return place in way[: way.index(space)] if space in way else False


def _haunted_city(moment: Moment, before: Morgana) -> Iterator[str]:
    """Which district Morgana closes, and which of its goods the witch sells."""
    if not isinstance(before, Caerleon) or before.morgana is None:
        return
    district = before.districts[before.morgana]
    if _misses(moment, before, district):
        yield f"{district} shut"
    if moment.choice.ask == "buy" or (moment.choice.ask == "witch-gold" and moment.option == "goods"):
        yield f"witch's gold in the {district}"
    bought = [word(event, "ware") for event in named(moment.told, "bought")]
    if district == "smith" and any("shield" in ware for ware in bought):
        yield "shield tile while the smith is shut"


def _misses(moment: Moment, before: Morgana, district: District) -> bool:
    """Whether somebody misses out on what a district stores because Morgana stands there."""
    told = moment.told
    spaces = [kind_of(word(event, "space")) for event in named(told, "moved")]
    if district == "mint":
        return "gold" in spaces and not named(told, "took-coins")
    if district == "orchard":
        return bool({"mistletoe", "grail"} & {*spaces}) and not named(told, "took-apple", "took-mistletoe")
    if district == "merchant":
        sent = [event.facts for event in named(told, "sent")]
        return any(facts["place"] == before.morgana and facts["vassal"] != "lady" for facts in sent)
    kind = STORES[district]
    offered = [str(option) for option in moment.choice.options]
    return moment.choice.ask in ("take", "barter") and not any(good.endswith(kind) for good in offered)
