"""The games of Merlin that are worth keeping."""

from __future__ import annotations

from tests.games.merlin.wishes import (
    arthur,
    base,
    caerleon,
    decrees,
    favor,
    gold,
    knights,
    market,
    morgana,
    treasures,
)

WISHES = [
    *base.WISHES,
    *favor.WISHES,
    *arthur.WISHES,
    *treasures.WISHES,
    *decrees.WISHES,
    *knights.WISHES,
    *gold.WISHES,
    *market.WISHES,
    *caerleon.WISHES,
    *morgana.WISHES,
]
