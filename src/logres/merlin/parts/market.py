"""The pieces of the market board."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from logres.engine.components import SheetReader
from logres.merlin.pieces import GOOD, PLACES, Die, Good, Kind

EACH = 6  # shield tiles, material tiles, labourers: R2.7, Q59
SOLD: dict[str, Kind] = {"shields": "shield", "materials": "material"}  # the kinds that have tiles
VALUES = range(1, 7)  # how far a labourer goes

PLUS, FRUIT = "plus", "fruit"  # a fruit is an apple or mistletoe
ALIKE = {PLUS: 6, FRUIT: 4}  # pieces without anything printed on them, and how many: R2.7
LABOURER = "labourer-"  # a labourer, before the number of spaces

Labourer = Annotated[str, "a day labourer by its steps: labourer-3"]
Mover = Die | Labourer  # the dice and labourers that move a figure
Ware = Annotated[str, "a ware of the market: blue-shield-tile, plus, fruit, labourer-3"]


def tile_for(good: Good) -> str:
    """The tile that can be used as a shield or a material: "blue-shield-tile"."""
    return f"{good}-tile"


def wares(reader: SheetReader) -> dict[str, int]:
    """Count the wares of each name, in the order of the board."""  # R60.1, D11
    reader.check_table(("market",), ("source", *SOLD, "labourers"))
    tiles = [
        tile_for(GOOD[kind][place])
        for table, kind in SOLD.items()
        for place in reader.words(("market", table), EACH, PLACES, "colours", "a principality")
    ]
    values = [
        reader.number(entry, VALUES, "a number of spaces")
        for entry in reader.entries(("market", "labourers"), EACH, "labourers")
    ]
    labourers = [f"{LABOURER}{value}" for value in values if value is not None]
    return {**Counter(tiles), **ALIKE, **Counter(labourers)}
