"""Counsel as data: the best turns, what they bring by source, and why. Who tells it makes words of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from logres.engine import Event, Json, Option

MOST = 3  # turns that are advised, and reasons for each


@dataclass(frozen=True)
class Answer:
    """An answer of an advised turn, and the question that it answers."""

    ask: str
    option: Option


@dataclass(frozen=True)
class Reason:
    """Why a turn is good, or what could spoil it.

    The kind says what is told, in facts that the rules confirm. The points are an estimate.
    """

    kind: str
    source: str
    points: float
    facts: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """A turn, and what it is expected to bring by the end of the game, compared with doing nothing."""

    answers: Sequence[Answer]  # up to where chance or something hidden has a part
    events: Sequence[Event]  # what they bring about
    parts: Mapping[str, float]  # points by source; empty if nothing can be said
    reasons: Sequence[Reason] = ()  # the weightiest first
    risk: Reason | None = None

    @property
    def points(self) -> float:
        """The points that are expected in all."""
        return sum(self.parts.values())


@dataclass(frozen=True)
class Counsel:
    """The best different turns, the best first."""

    author: str  # the level that was asked
    advice: Sequence[Advice]
