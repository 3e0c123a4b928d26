"""What a decision has cost, compared with the best one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from logres.engine import Json, Option
from logres.players.advice import Reason


@dataclass(frozen=True)
class Judgement:
    """The points that a decision gave away, and the best decision if there was a better one."""

    loss: float
    gap: float  # by how much the best decision was better than the next best, if it was made
    best: tuple[Option, ...] = ()
    events: tuple[dict[str, Json], ...] = ()  # what the best one would have brought about
    parts: Mapping[str, float] = field(default_factory=dict)  # the loss by source
    reasons: tuple[Reason, ...] = ()  # what speaks for the best one against the one that was made
    instead: Reason | None = None  # what speaks for the one that was made
    risk: Reason | None = None  # what it lets rivals do, and the best one does not
