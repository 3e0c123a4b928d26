"""How the levels play King Arthur: as greedy, less carefully, or with what was learned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from logres.kingarthur.parts import Parts
from logres.players.kingarthur import Strategy, parts_of
from logres.players.kingarthur.foresight import Foresight, shipped
from logres.players.kingarthur.planning import Weights
from logres.players.opponent import Seat, Thought


def _page(parts: Parts) -> Strategy:
    return Strategy(Weights(keep=0.3, hope=0.6, finish=5.0), parts, temperature=4.0)


def _squire(parts: Parts) -> Strategy:
    return Strategy(Weights(keep=0.5), parts, temperature=1.5)


def _knight(parts: Parts) -> Strategy:
    return Strategy(Weights(), parts)


def _marshal(parts: Parts) -> Foresight:
    return Foresight(shipped(), parts)


LADDER: Mapping[str, Callable[[Parts], Strategy | Foresight]] = {
    "page": _page,
    "squire": _squire,
    "knight": _knight,
    "marshal": _marshal,
}


@cache
def _player(level: str, parts: Parts) -> Strategy | Foresight:
    return LADDER[level](parts)


def think(level: str, seat: Seat) -> Thought:
    """Decide as a level does."""
    return _player(level, parts_of(seat)).think(seat)
