"""Play one turn of Merlin on a copy: its end, and what it leads to."""

from __future__ import annotations

from typing import NamedTuple, cast

from logres.merlin import Merlin
from logres.players.hearing import Hearing, hear
from logres.players.merlin.search import Line, Search, without_collections
from logres.players.merlin.sources import POSITION, BySource


class Trial(NamedTuple):
    """The end of a turn that was tried, what its seat can foresee of it, and what it leads to by source."""

    game: Merlin
    heard: Hearing
    parts: BySource


def trial(search: Search[Merlin], line: Line) -> Trial:
    """Play a turn, and listen to it."""
    with without_collections():
        attempt = search.attempt(())
        heard = hear(attempt, search.seat, line)
    game = cast("Merlin", attempt.game)
    return Trial(game, heard, without_position(search.evaluator.parts(game)))


def without_position(parts: BySource) -> BySource:
    """Leave out where the figures stand: it counts by what a plan makes of it."""
    return {source: points for source, points in parts.items() if source != POSITION}
