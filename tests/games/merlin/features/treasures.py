"""The features of the treasures of the environs."""

from __future__ import annotations

from collections.abc import Iterator

from logres.merlin.base.setup import STAFFS
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts import read
from logres.merlin.pieces import KINDS
from tests.games.merlin.features.moment import Moment, named, piece_of, word

EVENTS = ("found-treasure", "took-staff")
MUST = ("discard",)
MAY = ("treasure",)
SOURCES = ("treasures",)

TREASURES = {
    *(f"treasure {treasure.id}" for found in read().treasures.tiles.values() for treasure in found),
    *(f"rival gave up a {thing}" for thing in (*KINDS, "marker")),
    "rival with nothing to give up",
    "treasure after a staff",
    "neutral staff used",
}
WITH_FAVOR = {"treasures of both manors"}
WANTED = {*TREASURES, *WITH_FAVOR}


def treasures(moment: Moment) -> Iterator[str]:
    """Which treasures are found, and what rivals give up for them."""
    before, seat = moment.before, moment.seat
    if not isinstance(before, Treasures):
        return
    for event in named(moment.told, "found-treasure"):
        yield f"treasure {word(event, 'treasure')}"
        if named(moment.turn, "used-staff"):
            yield "treasure after a staff"
        if named(moment.turn, "used-favor") and len(named(moment.turn, "found-treasure")) > 1:
            yield "treasures of both manors"
    if moment.choice.ask == "treasure" and str(moment.option).startswith("discard"):
        tiles = before.parts.treasures.by_tile.values()
        treasure = next(treasure for treasure in tiles if treasure.id == moment.option)
        if not all(before.losses(rival, treasure) for rival in before.seats if rival != seat):
            yield "rival with nothing to give up"
        for event in named(moment.told, "gave-back", "withdrew"):
            yield f"rival gave up a {str(event.facts.get('good', '-marker')).partition('-')[2]}"
    if moment.choice.ask == "discard":
        yield f"rival gave up a {piece_of(moment.option)}"
    if moment.act == "staff":
        spent = [event for event in named(moment.ever, "used-staff") if event.seat == seat]
        if len(spent) > STAFFS:
            yield "neutral staff used"
