"""Points by where they come from, as sums and differences."""

from __future__ import annotations

from collections.abc import Mapping

BySource = dict[str, float]  # points by source


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
