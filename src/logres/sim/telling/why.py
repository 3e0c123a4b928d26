"""Why a game turned at a decision, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from logres.players.advice import Reason
from logres.players.analysis import Move
from logres.sim.telling import cardwhy
from logres.sim.telling.merlin import why as boardwhy
from logres.sim.telling.words import Names


class Telling(NamedTuple):
    """How the reasons of a game are told."""

    why: Callable[[Reason, Names], str]
    instead: Callable[[Reason], str]
    risk: Callable[[Reason, Names], str]


TELLINGS: Mapping[str, Telling] = {
    "kingarthur": Telling(cardwhy.why, cardwhy.instead, cardwhy.risk),
    "merlin": Telling(boardwhy.why, boardwhy.instead, boardwhy.risk),
}


def sentences(game: str, move: Move, names: Names) -> Iterator[str]:
    """What spoke for the best turn, what spoke for the one that was played, and what that let rivals do."""
    telling = TELLINGS[game]
    for reason in move.reasons:
        yield telling.why(reason, names)
    if move.instead is not None:
        yield telling.instead(move.instead)
    if move.risk is not None:
        yield telling.risk(move.risk, names)
