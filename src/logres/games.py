"""The games on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from logres import kingarthur, merlin
from logres.engine import BadTable, Box, Seed, Session, replay, rulebook, starting

# The box of each game's newest rules version, which holds the older ones.
SHELF: dict[str, Box] = {box.name: box for box in (merlin.BOX, kingarthur.BOX)}


def games() -> list[str]:
    """The names of all games."""
    return list(SHELF)


def box(name: str, rules: str | None = None) -> Box:
    """The box of a game, with its newest rules or those of a given version."""
    if name not in SHELF:
        raise BadTable(f"There is no game '{name}'. Known: {', '.join(SHELF)}.")
    return SHELF[name] if rules is None else SHELF[name].of_version(rules)


@cache
def rules(game: str) -> rulebook.Book:
    """The numbered rules of a game, in English and German."""
    return rulebook.read(files(f"logres.{box(game).name}").joinpath("rulebook"))


def start(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, str | bool] | None = None,
    seed: Seed | None = None,
    players: Sequence[str] = (),
    position: str | None = None,
    rules: str | None = None,
    modules: Sequence[str] = (),
) -> Session:
    """Set up a game with its newest rules or a given version, or begin from a position.

    `modules` are switched on. True and False mean the settings "on" and "off".
    """
    found = box(game, rules)
    chosen = {
        key: ("on" if value else "off") if isinstance(value, bool) else value
        for key, value in (settings or {}).items()
    }
    return starting.start(found, seats, found.with_modules(modules, chosen), seed, players, position)


def load(source: str, seed: Seed | None = None) -> Session:
    """Load the session of a record; a damaged record is refused with its line."""
    return replay.load(source, box, seed)
