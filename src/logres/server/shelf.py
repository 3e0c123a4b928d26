"""The games that are offered in the browser."""

from __future__ import annotations

from logres.engine import BadTable, Box
from logres.games import SHELF

# The client draws a table for each of these (client/src/games.ts). A game of the shelf that is not named here
# can be played by the command line only.
OFFERED = ("merlin", "kingarthur")


def offered_boxes() -> list[Box]:
    """The boxes of all games that can be played in the browser."""
    return [SHELF[name] for name in OFFERED]


def offered_box(name: str) -> Box:
    """The box of a game that can be played in the browser."""
    if name in OFFERED:
        return SHELF[name]
    known = f"Known: {', '.join(OFFERED)}."
    if name in SHELF:
        raise BadTable(f"The game '{name}' cannot be played in the browser yet. {known}")
    raise BadTable(f"There is no game '{name}'. {known}")
