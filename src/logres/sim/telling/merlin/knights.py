"""The Knights of the Round Table in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.merlin.pieces import ALLIES
from logres.sim.telling.merlin.words import Chapter, View, Words, cells, counted, listed, own, tallied
from logres.sim.telling.words import Facts, Names


def ally(word: Json) -> str:
    """An ally in words."""
    return f"Sir {str(word).capitalize()}"


WORDS = Words(
    ways={"portal": "through a portal"},
    turns={
        name: f"{{who}} turns {{die}} from {{origin}} to {{face}} with a tile of {ally(name)}."
        for name in ALLIES
    },
    sources={name: f"for {ally(name)}" for name in ALLIES},
)


def _joined(who: str, facts: Facts, names: Names) -> str:
    tiles = f" with {counted(facts['tiles'], 'tile')}" if facts["tiles"] else ""
    return f"{ally(facts['ally'])} of stack {facts['stack']} joins {who}{tiles}."


def _board(view: View, names: Names) -> Iterator[str]:
    if view["marshal"]:
        yield f"The marshal stands in {view['marshal']}"
    if view["castle_tiles"]:
        yield f"Castles: {listed(view['castle_tiles'])}"
    for name, tiles in _own_tiles(view):
        if isinstance(tiles, dict) and any(tiles.values()):
            yield f"Tiles of {ally(name)}: {tallied(tiles)}"


def _castle(view: View, seat: int) -> Iterator[str]:
    allies, tiles = own(view, "allies", seat), cast("dict[str, int]", own(view, "ally_tiles", seat))
    yield f"allies: {', '.join(map(ally, cast('list[str]', allies))) or 'none'}"
    if tiles:
        yield "tiles: " + ", ".join(f"{count} of {ally(name)}" for name, count in tiles.items())
    for name, collected in _own_tiles(view):
        if isinstance(collected, list) and collected[seat]:
            yield f"tiles on {ally(name)}: {listed(collected[seat])}"


def _own_tiles(view: View) -> Iterator[tuple[str, Json]]:
    """The tiles that an ally has on the board or collects, in a zone that bears the name of the ally."""
    return ((name, view[f"{name}_tiles"]) for name in ALLIES if f"{name}_tiles" in view)


CHAPTER = Chapter(
    zone="allies",
    sentences={
        "joined": _joined,
        "used-tile": lambda who, facts, names: (
            f"{who} uses a tile of {ally(facts['ally'])} and has {facts['left'] or 'none'} left."
        ),
        "placed-marshal": lambda who, facts, names: f"The marshal of {who} stands in {facts['place']}.",
        "laid-castle": lambda who, facts, names: f"{who} lays a castle under the manor on {facts['cell']}.",
        "returned-castles": lambda who, facts, names: f"{who} takes back {cells(facts, 'castle')}.",
        "laid-tile": lambda who, facts, names: (
            f"{who} lays a tile of {ally(facts['ally'])} in {facts['place']}."
        ),
        "returned-tiles": lambda who, facts, names: (
            f"{who} takes {counted(facts['count'], 'tile')} of {ally(facts['ally'])} "
            f"home from {facts['place']}."
        ),
        "recoloured": lambda who, facts, names: (
            f"A tile lets {who} meet {facts['origin']} with {facts['colour']} in mission {facts['mission']}."
        ),
        "swapped-missions": lambda who, facts, names: (
            f"{who} swaps mission {facts['given']} for {facts['taken']} of the display."
        ),
    },
    words=WORDS,
    board=_board,
    castle=_castle,
)
