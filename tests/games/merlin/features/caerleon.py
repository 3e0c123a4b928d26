"""The features of the City of Caerleon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from logres.engine import Event
from logres.merlin.modules.caerleon import EXCHANGES, Caerleon
from logres.merlin.pieces import DISTRICTS, VASSALS, Place
from tests.games.merlin.features.market import spends_tile
from tests.games.merlin.features.moment import Moment, named, word

EVENTS = ("laid-city",)
MUST = ("make-room", "fetch", "barter")
MAY = ("merchant",)

WORK = {f"{vassal} in the {district}" for vassal in VASSALS for district in DISTRICTS}
TRADES = {
    *("good for a good", "good for a coin", "coin for a good"),
    *("four exchanges", "mission between two exchanges"),
}
LODGING = {"own vassal sent home", "rival's vassal sent home"}
WITH_ALLIES = {
    *("four goods by the marshal", "Galahad in the city", "vassal works again where it stands"),
}
WITH_MARKET = {"tile for the merchant"}
WANTED = {*WORK, *TRADES, *LODGING, *WITH_ALLIES, *WITH_MARKET}


def city(moment: Moment) -> Iterator[str]:
    """What vassals do in the city."""
    before, told, seat = moment.before, moment.told, moment.seat
    if not isinstance(before, Caerleon):
        return
    for event in named(told, "sent"):
        yield f"{word(event, 'vassal')} in the {before.districts[cast('Place', event.facts['place'])]}"
        if event.facts["origin"] == event.facts["place"]:
            yield "vassal works again where it stands"
    if moment.choice.ask == "make-room":
        yield "own vassal sent home" if moment.act == str(seat) else "rival's vassal sent home"
    yield from _trades(moment)
    fetched = [event for event in _since_sent(moment) if event.name == "took"]
    if moment.choice.ask == "fetch" and len(fetched) == 4:
        yield "four goods by the marshal"
    if moment.choice.ask == "galahad" and moment.option is not None:
        yield "Galahad in the city"


def _since_sent(moment: Moment) -> Sequence[Event]:
    """The events since the last vassal was sent."""
    sent = [at for at, event in enumerate(moment.turn) if event.name == "sent"]
    return moment.turn[sent[-1] :] if sent else ()


def _trades(moment: Moment) -> Iterator[str]:
    """What the merchant is given, and what is taken in exchange."""
    if moment.choice.ask == "barter":
        last = [event.name for event in named(moment.turn, "gave-back", "returned-ware", "paid-coins")]
        given = "coin" if last[-1] == "paid-coins" else "good"
        yield f"{given} for a {'coin' if moment.option == 'coin' else 'good'}"
        traded = [event for event in _since_sent(moment) if event.name in ("took", "took-coins")]
        if len(traded) == EXCHANGES:
            yield "four exchanges"
    if moment.act == "barter" and spends_tile(moment):
        yield "tile for the merchant"
    acts = [option[0] for option in moment.choice.options if isinstance(option, tuple)]
    is_begun = any(event.name in ("gave-back", "paid-coins") for event in _since_sent(moment))
    if moment.act == "mission" and "barter" in acts and is_begun:
        yield "mission between two exchanges"
