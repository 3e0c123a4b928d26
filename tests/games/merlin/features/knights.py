"""The features of the Knights of the Round Table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.merlin.base.position import KNIGHTS
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.knights.gareth import Gareth
from logres.merlin.modules.knights.kay import Kay
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.picts import Picts
from logres.merlin.pieces import ALLIES, FETCHES, KINDS, PLACES, Good, Place, Vassal
from tests.games.merlin.features.moment import Moment, named, scored, word

EVENTS = (
    *("joined", "used-tile", "placed-marshal", "laid-castle", "recoloured", "swapped-missions"),
    *("laid-tile", "returned-tiles"),
)
MUST = ("ally",)
MAY = ("galahad", "castle-tile", "kay", "lancelot")
SOURCES = ("gareth", "geraint")

CHOSEN = {f"{ally} chosen" for ally in ALLIES}
SUBSTITUTES = {f"Galahad for a {kind}" for kind in KINDS}
HONOURS = {f"Geraint for {piece}" for piece in (*KINDS, "influence")}
HOUSE_RULES = {
    "Excalibur without Gareth",  # Q21
    "Geraint not again",  # Q45
    "nothing stays beside a castle",  # Q47
    "no Galahad where none is left",  # Q49
}
WANTED = {
    *CHOSEN,
    *SUBSTITUTES,
    *HONOURS,
    *HOUSE_RULES,
    "Geraint for manor",
    "tristram for a personal die",
    "gawain for the Merlin die",
    "gawain for the black die",
    "vassal sent to where it stands",
    "two goods by the marshal",
    "two markers by the marshal",
    *(f"Gareth after {means}" for means in ("shield", "flag", "favor", "excalibur")),
    "Galahad where none is left",
    "portal",
    "portal to the own space",
    "mission in another colour",
    "second mission in another colour",
    "castle under a manor",
    "castle under a tower",
    "castle for a manor of a Pict",
    "castle and another manor stay",
    "swapped and resolved",
    "Kay beside a marker",
    "principality won by Kay",
}


def allies(moment: Moment) -> Iterator[str]:
    """What allies do."""
    before, told, seat = moment.before, moment.told, moment.seat
    if not isinstance(before, Knights):
        return
    for event in named(told, "joined"):
        yield f"{word(event, 'ally')} chosen"
    for event in named(told, "sent"):
        if event.facts["origin"] == event.facts["place"]:
            yield "vassal sent to where it stands"
        if has_marshal(before, seat, word(event, "place")) and len(named(told, "took")) > 1:
            yield "two goods by the marshal"
    if moment.choice.ask == "lancelot" and moment.option is not None:
        yield "two markers by the marshal"
    if moment.act == "portal":
        assert isinstance(moment.option, tuple)
        yield "portal"
        if moment.option[2] == before.figures[KNIGHTS[seat]]:
            yield "portal to the own space"
    for _ in named(told, "recoloured"):
        yield "second mission in another colour" if moment.act == "second" else "mission in another colour"
    swapped = [event.facts["taken"] for event in named(moment.turn, "swapped-missions")]
    if moment.act == "mission" and cast("tuple[str, str]", moment.option)[1] in swapped:
        yield "swapped and resolved"
    yield from _collected(moment, before)
    yield from _substitutes(moment, before)
    yield from _castles(moment)
    yield from _kay(moment)


def _collected(moment: Moment, before: Knights) -> Iterator[str]:
    """What Gareth and Geraint bring, or do not bring under a house rule."""
    means = ""
    for event in named(moment.told, "repelled", "scored"):
        means = str(event.facts.get("means", means))
        if event.facts.get("source") == "gareth" and "colour" in event.facts:
            yield f"Gareth after {means}"
        if event.facts.get("source") == "geraint" and "space" in event.facts:
            yield f"Geraint for {word(event, 'space').removeprefix('vp-')}"
    scored = {str(event.facts["source"]) for event in named(moment.told, "scored")}
    first_only = before.settings["geraint"] == "firstOnly" and before.serves(moment.seat, "geraint")
    is_counted = any("piece" in event.facts for event in named(moment.told, "scored"))
    if first_only and is_counted and "geraint" not in scored:
        yield "Geraint not again"
    if "gareth" in scored or not isinstance(before, Gareth) or not before.serves(moment.seat, "gareth"):
        return
    had = before.gareth_tiles[moment.seat]
    for event in named(moment.told, "repelled"):
        if event.facts["means"] == "excalibur" and event.facts["traitor"] not in had:
            yield "Excalibur without Gareth"


def has_marshal(game: Knights, seat: int, place: str) -> bool:
    """Whether the marshal of a seat stands in a principality."""
    return isinstance(game, Lancelot) and game.marshal == place and game.serves(seat, "lancelot")


def _substitutes(moment: Moment, before: Knights) -> Iterator[str]:
    """What Galahad takes elsewhere, or cannot take under a house rule."""
    if moment.choice.ask == "galahad" and moment.option is not None:
        kind = word(named(moment.told, "took")[0], "good").partition("-")[2]
        yield f"Galahad for a {kind}"
        others = [place for place in PLACES if place not in moment.choice.options]
        if not any(before.supply[cast("Good", f"{place}-{kind}")] for place in others):
            yield "Galahad where none is left"
    is_narrow = before.settings["galahadEmpty"] == "off" and before.tiles_of(moment.seat, "galahad")
    for event in named(moment.told, "sent"):
        if is_narrow and event.facts["vassal"] != "lady" and not named(moment.told, "took"):
            good = f"{word(event, 'place')}-{FETCHES[cast('Vassal', event.facts['vassal'])]}"
            if not before.supply[cast("Good", good)]:
                yield "no Galahad where none is left"


def _castles(moment: Moment) -> Iterator[str]:
    """What stands on castle tiles."""
    before = moment.before
    for event in named(moment.told, "laid-castle"):
        is_tower = before.tile(word(event, "cell")).endswith("-tower")
        yield "castle under a tower" if is_tower else "castle under a manor"
        if isinstance(before, Picts) and before.raised_by_pict:
            yield "castle for a manor of a Pict"
    for event in named(moment.told, "cleared"):
        assert isinstance(before, Gaheris)
        kept = word(event, "kept")
        mine = next(territory for territory in before.territories() if kept in territory)
        if kept in before.castle_tiles:
            yield "nothing stays beside a castle"
        elif any(cell in mine for cell in before.castle_tiles):
            yield "castle and another manor stay"


def _kay(moment: Moment) -> Iterator[str]:
    """What Kay's tiles decide."""
    before = moment.before
    if not isinstance(before, Kay):
        return
    if moment.choice.ask == "kay" and moment.option is not None:
        yield "Kay beside a marker"
    for event in scored(moment.told, "influence"):
        place, seat = cast("Place", event.facts["place"]), cast("int", event.seat)
        markers = [mine[place] for mine in before.markers]
        if before.serves(seat, "kay") and markers[seat] < max(markers) and before.kay_tiles[place]:
            yield "principality won by Kay"
