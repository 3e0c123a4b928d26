"""The games that are offered in the browser."""

from __future__ import annotations

from collections.abc import Mapping

from logres.engine import BadTable, Box
from logres.games import SHELF

# The client draws a table for each of these games with these modules (client/src/games.ts). A game of the
# shelf or a module of a game that is not named here can be played by the command line only.
OFFERED: dict[str, tuple[str, ...]] = {
    "merlin": ("favor", "arthur", "knights", "treasures", "decrees", "gold", "market", "caerleon", "morgana"),
    "kingarthur": (),
}


def offered_boxes() -> list[Box]:
    """The boxes of all games that can be played in the browser."""
    return [offered_box(name) for name in OFFERED]


def offered_box(name: str) -> Box:
    """The box of a game that can be played in the browser, with the modules that can."""
    if name in OFFERED:
        return SHELF[name].with_only(OFFERED[name])
    known = f"Known: {', '.join(OFFERED)}."
    if name in SHELF:
        raise BadTable(f"The game '{name}' cannot be played in the browser yet. {known}")
    raise BadTable(f"There is no game '{name}'. {known}")


def check_modules(name: str, options: Mapping[str, str]) -> None:
    """Refuse a module of an offered game that cannot be played in the browser."""
    for module in SHELF[name].modules:
        if options.get(module) == "on" and module not in OFFERED[name]:
            known = f"Known: {', '.join(OFFERED[name])}." if OFFERED[name] else "It has none yet."
            raise BadTable(f"The module '{module}' of {name} cannot be played in the browser yet. {known}")
