"""A quick choice for a player who has no time to think."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from logres.engine import Option
from logres.players import kingarthur
from logres.players.merlin import SearchLimits, Strategy, Weights
from logres.players.opponent import Seat, Thought

FEW = SearchLimits((1,), 30)

IN_A_HURRY: Mapping[str, Callable[[Seat], Thought]] = {
    "kingarthur": kingarthur.think,
    "merlin": Strategy(Weights(), FEW).think,
}


def quick_choice(seat: Seat) -> Option:
    """Answer as a knight in a hurry: look at few turns, and take the one that looks best."""
    return IN_A_HURRY[seat.box.name](seat).option
