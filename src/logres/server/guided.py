"""The guided first game, which has a fixed seed so that its first turns show a lot."""

from __future__ import annotations

from logres.server.wire.requests import SeatPlan, TablePlan

MARK = "guided "  # begins the seeds of guided tables only, since others are hexadecimal
# The first turn fetches a flag and so meets a mission. Then the dice reach a manor and the Grail.
SEED = f"{MARK}273"

# One weak opponent, so that there are few turns to follow and a learner can win.
PLAN = TablePlan(game="merlin", seats=[SeatPlan(kind="you"), SeatPlan(kind="bot", bot="random")])


def is_guided(seed: str) -> bool:
    """Whether a table with this seed is guided."""
    return seed.startswith(MARK)
