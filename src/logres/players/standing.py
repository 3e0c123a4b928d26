"""How the seats of a game stand."""

from __future__ import annotations

from typing import NamedTuple


class Standing(NamedTuple):
    """Numbers for each seat, and what the table is like."""

    seats: tuple[tuple[float, ...], ...]
    early: float  # the part of the game that is still to come, from 1 down to 0
    modules: float  # the part of all modules that is played with

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)
