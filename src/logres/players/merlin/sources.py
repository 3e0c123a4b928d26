"""Where the worth of a position comes from: the sources of points of the ledger, and a few more."""

from __future__ import annotations

from collections.abc import Mapping

BySource = dict[str, float]  # points by source

# The sources that no ledger has. Modules add theirs.
POSITION = "position"  # where the figures stand, and which dice are left
ROUND = "round"  # what a turn leaves for the later turns of the round
RIVALS = "rivals"  # the points of the strongest rival once the game is over


def added(*parts: Mapping[str, float]) -> BySource:
    """Return the sum of parts, source by source."""
    found: BySource = {}
    for one in parts:
        for source, points in one.items():
            found[source] = found.get(source, 0.0) + points
    return found


def differences(parts: Mapping[str, float], others: Mapping[str, float]) -> BySource:
    """Return by how much parts are larger than others, source by source; equal ones are left out."""
    found = {source: parts.get(source, 0.0) - others.get(source, 0.0) for source in {**parts, **others}}
    return {source: points for source, points in found.items() if points}
