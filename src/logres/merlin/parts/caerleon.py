"""The districts of Caerleon: the colours of their roofs."""

from __future__ import annotations

from logres.engine.components import SheetReader
from logres.merlin.pieces import DISTRICTS, PLACES, District, Place


def districts(reader: SheetReader) -> dict[Place, District]:
    """The district that takes the place of each principality."""  # R70.1, D12
    reader.check_table(("districts",), ("source", *PLACES))
    found = {place: reader.word(("districts", place), DISTRICTS, "a district") for place in PLACES}
    laid = [district for district in found.values() if district is not None]
    for place, district in found.items():
        if district is not None and laid.count(district) > 1:
            reader.wrong(("districts", place), f"'{district}' appears twice; each district has one colour.")
    return {place: district for place, district in found.items() if district is not None}
