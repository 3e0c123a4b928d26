"""The features of the market: wares, labourers, tiles, plus tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from logres.engine import Event
from logres.merlin.modules.labourers import Labourers
from logres.merlin.modules.market import TILES, Market
from logres.merlin.modules.plus_tokens import PlusTokens
from logres.merlin.parts import read
from logres.merlin.pieces import KINDS, Place
from tests.games.merlin.features.moment import WINDOWS, Moment, named, of_this_turn, scored, word

EVENTS = ("bought", "returned-ware", "laid-plus", "returned-plus", "worked", "stopped", "dismissed")
MUST = ("raise", "pay")
MAY = ("plus",)

BOUGHT = {f"bought {ware}" for ware in read().market}
WORKED = {f"{ware} worked" for ware in read().market if ware.startswith("labourer-")}
OF_LABOURERS = {
    *WORKED,
    "told stopped",
    "two labourers in a round",
    "labourer hired in the last turn",
    *(f"{power} flag with a labourer" for power in ("reverse", "mirror", "different")),
}
OF_TILES = {
    "mission with a tile",
    "manor for a tile",
    "traitor repelled by a tile",
    "tile exchanged",
    "tile scored",
    "tile rather than a good",
    "good rather than a tile",
}
HOUSE_RULES = {
    *(f"{use} of another colour" for use in ("mission with a tile", "manor for a tile")),  # Q60
    "traitor repelled by a tile of another colour",  # Q60
    "tile not scored",  # Q61
    "labourer hired twice in a round",  # Q62
    "plus not in the pot",  # Q65
}
WANTED = {
    *BOUGHT,
    *OF_LABOURERS,
    *OF_TILES,
    *HOUSE_RULES,
    *(f"market {window}" for window in ("before the move", "after the action", "before a staff")),
    "tile given up",
    "plus lost with its marker",
    "fruit as an apple",
    "fruit as mistletoe",
    "principality won by a plus",
    "Kay and plus for a marker",
    "signet ring in a market turn",
    "market after a look at decrees",
}


def market(moment: Moment) -> Iterator[str]:
    """Which wares are bought, and what labourers do."""
    before, seat = moment.before, moment.seat
    if not isinstance(before, Labourers):
        return
    this_round = _of_this_round(moment)
    for event in named(moment.told, "bought"):
        ware = word(event, "ware")
        yield f"bought {ware}"
        window = WINDOWS.get(moment.window, "")
        yield f"market {window}"
        if window == "after the action" and named(moment.turn, "looked"):
            yield "market after a look at decrees"
        if ware.startswith("labourer-") and not before.can_play(seat):
            yield "labourer hired in the last turn"
        hired = [other for other in named(this_round, "bought") if other.facts == event.facts]
        if ware.startswith("labourer-") and len(hired) > 1:
            yield "labourer hired twice in a round"
    for event in named(moment.told, "worked"):
        yield f"{word(event, 'ware')} worked"
        if len([one for one in named(this_round, "worked") if one.seat == event.seat]) > 1:
            yield "two labourers in a round"
    powers = [word(event, "power") for event in named(of_this_turn(moment), "used-flag")]
    if named(moment.turn, "worked"):
        yield from (f"{power} flag with a labourer" for power in powers)
    if before.traded and named(moment.told, "took-signet"):
        yield "signet ring in a market turn"
    yield from _tiles(moment, before)
    yield from _fruits(moment)
    yield from _plus_tokens(moment)


def _of_this_round(moment: Moment) -> Sequence[Event]:
    """The events since the round began."""
    began = [at for at, event in enumerate(moment.ever) if event.name in ("began", "round")]
    return moment.ever[began[-1] :]


def spends_tile(moment: Moment) -> bool:
    """Whether a material tile or a shield tile goes back to the market."""
    return any(word(event, "ware") in TILES for event in named(moment.told, "returned-ware"))


def _tiles(moment: Moment, before: Market) -> Iterator[str]:
    """What tiles are spent on, and what they count for."""
    seat, ask = moment.seat, moment.choice.ask
    if ask in ("raise", "pay"):
        yield "tile rather than a good" if moment.option in TILES else "good rather than a tile"
    for at, event in enumerate(moment.told):
        if event.name != "returned-ware" or word(event, "ware") not in TILES:
            continue
        following = moment.told[at + 1] if at + 1 < len(moment.told) else event
        yield from _spent_tile(moment, word(event, "ware"), following)
    for event in named(moment.told, "resolved"):
        card = before.mission(word(event, "mission"))
        plain, conditions = before.castles[seat], card.conditions
        lie = before.markers[seat], before.vassals[seat]
        if all(is_met(before.goods(seat), *lie) for is_met in conditions):
            if not all(is_met(plain, *lie) for is_met in conditions):
                yield "mission with a tile"
        elif before.settings["marketWild"] == "on" and before.lacks_at_most(
            0, seat, card, before.goods(seat)
        ):
            yield "mission with a tile of another colour"
    for event in named(moment.told, "scored"):
        kind = next((kind for kind in KINDS if kind == event.facts.get("piece")), None)
        if kind and before.tiles_of_kind(cast("int", event.seat), kind):
            yield "tile not scored" if before.settings["marketStrict"] == "on" else "tile scored"


def _spent_tile(moment: Moment, tile: str, following: Event) -> Iterator[str]:
    """What a tile was spent on, judged by what followed."""
    colour = tile.partition("-")[0]
    if following.name == "repelled":
        yield "traitor repelled by a tile"
        if following.facts["traitor"] != colour:
            yield "traitor repelled by a tile of another colour"
    elif following.name == "built":
        yield "manor for a tile"
        if isinstance(moment.option, tuple) and moment.option[1] != colour:
            yield "manor for a tile of another colour"
    elif moment.choice.ask == "give":
        yield "tile exchanged"
    elif moment.choice.ask in ("treasure", "discard"):
        yield "tile given up"


def _fruits(moment: Moment) -> Iterator[str]:
    """What tiles for an apple or mistletoe are spent on."""
    for event in named(moment.told, "returned-ware"):
        if event.facts["ware"] == "fruit":
            yield "fruit as an apple" if moment.act == "fruit" else "fruit as mistletoe"


def _plus_tokens(moment: Moment) -> Iterator[str]:
    """What plus tokens decide."""
    before = moment.before
    if not isinstance(before, PlusTokens):
        return
    if moment.choice.ask in ("plus", "kay") and named(moment.told, "laid-plus", "laid-tile"):
        laid = [event.facts["place"] for event in named(moment.turn, "laid-plus", "laid-tile")]
        names = {event.name for event in named(moment.turn, "laid-plus", "laid-tile")}
        if len(names) == 2 and len({*laid}) == 1:
            yield "Kay and plus for a marker"
    if named(moment.told, "returned-plus") and moment.choice.ask in ("treasure", "discard"):
        yield "plus lost with its marker"
    for event in scored(moment.told, "influence"):
        place, seat = cast("Place", event.facts["place"]), cast("int", event.seat)
        rivals = [mine[place] for rival, mine in enumerate(before.markers) if rival != seat]
        if before.plus_tokens[seat][place] and before.markers[seat][place] <= max(rivals):
            yield "principality won by a plus"
        if any(mine[place] for mine in before.plus_tokens) and before.settings["plusInPot"] == "off":
            yield "plus not in the pot"
