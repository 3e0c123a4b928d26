"""Where the worth of a position comes from: the sources of points of the ledger, and a few more."""

from __future__ import annotations

from logres.players.bysource import BySource, added, differences

__all__ = ["POSITION", "RIVALS", "ROUND", "BySource", "added", "differences"]

# The sources that no ledger has. Modules add theirs.
POSITION = "position"  # where the figures stand, and which dice are left
ROUND = "round"  # what a turn leaves for the later turns of the round
RIVALS = "rivals"  # the points of the strongest rival once the game is over
