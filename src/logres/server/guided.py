"""The guided first game: a table that is laid alike for everybody, so that its first turns show a lot."""

from __future__ import annotations

from logres.server.wire import SeatPlan, TablePlan

MARK = "guided "  # the seed of a guided table begins so, and no other does: those are hexadecimal
# The first turn fetches a flag and so meets a mission; then the dice reach a manor and the Grail.
SEED = f"{MARK}273"

# One gentle opponent: there are few turns to follow, and a learner can win.
PLAN = TablePlan(game="merlin", seats=[SeatPlan(kind="you"), SeatPlan(kind="bot", bot="random")])


def is_guided(seed: str) -> bool:
    """Whether the table with this seed is a guided one."""
    return seed.startswith(MARK)
