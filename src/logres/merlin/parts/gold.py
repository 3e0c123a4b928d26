"""The ring with coins and mistletoe, on its two sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logres.engine.components import SheetReader
from logres.merlin.parts.arthur import NEW, OUTER
from logres.merlin.parts.board import SPACES, outer_ring
from logres.merlin.pieces import Place

# Both sides have each new space twice; which spaces they replace is not known: R53, D3
TWICE = dict.fromkeys(("gold", "mistletoe"), range(2, 3))
INFLUENCE = tuple(space for space in SPACES if space.startswith("influence-"))  # all four are expected
REPLACED = ("relocate", "exchange", "mission", "build")  # some of these had to go
PLAIN: dict[str, range] = {
    **{space: range(count, count + 1) for space, count in SPACES.items()},
    **{space: range(SPACES[space] + 1) for space in REPLACED},
    "build": range(1, SPACES["build"] + 1),
    **TWICE,
}
WITH_ARTHUR: dict[str, range] = {
    **OUTER,
    **dict.fromkeys(INFLUENCE, range(1, 2)),
    **dict.fromkeys(NEW, range(1, 2)),
    "apple": range(2),  # the spaces for apples or mistletoe may replace it
    **TWICE,
}


@dataclass(frozen=True)
class GoldRing:
    """The spaces of both sides, clockwise from black."""  # R2.6, D3

    ring: tuple[str, ...]
    arthur_ring: tuple[str, ...]  # the side with room for Arthur's inner ring

    def described(self) -> dict[str, object]:
        """The ring as JSON for a client."""
        return {"ring": [*self.ring], "arthurRing": [*self.arthur_ring]}


def gold_ring(reader: SheetReader, places: Sequence[Place]) -> GoldRing:
    """Read both sides of the ring, which must have the principalities in their order."""  # D3
    return GoldRing(
        ring=outer_ring(reader, "gold-ring", PLAIN, places),
        arthur_ring=outer_ring(reader, "gold-ring-with-arthur", WITH_ARTHUR, places),
    )
