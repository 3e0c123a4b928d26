"""The decrees, and what each of them brings."""

from __future__ import annotations

from logres.engine.components import SheetReader
from logres.merlin.pieces import GOOD, KINDS, PLACES

EACH = 6  # decrees of each kind: R2.11
POINTS = range(1, 6)


def decrees(reader: SheetReader) -> tuple[str, ...]:
    """All decrees, each named by what it brings: "blue-shield", "vp-2"."""  # R2.11, D15
    reader.check_table(("decrees",), ("source", *KINDS, "points"))
    goods = [
        GOOD[kind][place]
        for kind in KINDS
        for place in reader.words(("decrees", kind), EACH, PLACES, "colours", "a principality")
    ]
    points = [
        reader.number(entry, POINTS, "a number of points")
        for entry in reader.entries(("decrees", "points"), EACH, "decrees with points")
    ]
    return (*goods, *(f"vp-{count}" for count in points if count is not None))
