"""Starting a session: from a seed, or from a position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from logres.engine.box import BadTable, Box
from logres.engine.chance import Chance, Seed
from logres.engine.position import read_position, write_position
from logres.engine.record import one_line
from logres.engine.session import Session


def start(
    box: Box,
    seats: int | None = None,
    settings: Mapping[str, str] | None = None,
    seed: Seed | None = None,
    players: Sequence[str] = (),
    position: str | None = None,
) -> Session:
    """Set up a game from a seed, an unguessable one if none is given, or begin from a position.

    A position includes seats, settings and players. Its random state is kept unless you pass a seed.
    """
    if seed is not None and str(seed) != one_line(str(seed)):
        raise BadTable("A seed must be a single line without '#'.")
    if position is not None:
        if seats is not None or settings or players:
            raise BadTable("A position already has seats, settings and players: leave them out.")
        box, game, names = read_position(position, box, None if seed is None else Chance.seeded(seed))
        return Session(box, game, None, names, write_position(box, game, names))
    if seats is None:
        fewest, most = box.player_counts[0], box.player_counts[-1]
        raise BadTable(f"How many play? {box.name} is for {fewest} to {most} players.")
    box.check_seats(seats)
    if players and len(players) != seats:
        raise BadTable(f"{len(players)} names were given for {seats} seats.")
    chosen = box.complete(settings or {})
    seed = secrets.token_hex(16) if seed is None else seed
    game = box.rules_for(chosen)(seats, chosen, Chance.seeded(seed))
    return Session(box, game, seed, players or [f"Seat {seat}" for seat in range(seats)])
