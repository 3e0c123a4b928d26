"""Counsel for people: what the best level would do in their seat, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from logres.engine import BadTable
from logres.players.advice import Counsel
from logres.players.kingarthur import counsel as kingarthur
from logres.players.merlin import counsel as merlin
from logres.players.opponent import Seat

COUNSELLORS: Mapping[str, Callable[[Seat], Counsel]] = {
    "kingarthur": kingarthur.advise,
    "merlin": merlin.advise,
}


def gives_counsel(game: str) -> bool:
    """Tell whether there is counsel in a game."""
    return game in COUNSELLORS


def advise(seat: Seat) -> Counsel:
    """Advise a seat that is asked, from what it knows."""
    if not gives_counsel(seat.box.name):
        raise BadTable(f"There is no counsel in the game '{seat.box.name}'.")
    return COUNSELLORS[seat.box.name](seat)
