"""Counsel as data: the best turns, what they bring by source, and why. Who tells it makes words of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from logres.engine import Event, Json, Option

MOST = 3  # turns that are advised, and reasons for each
WEIGHTY = 0.5  # points below which a source is not worth a sentence
PLAIN = "worth"  # the kind of a reason that has no facts


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


def weightiest(
    parts: Mapping[str, float], of: Callable[[str, float], Reason], others: Sequence[Reason] = ()
) -> list[Reason]:
    """Return a reason for each source that brings something: facts by their weight, the others after them."""
    weighty = sorted(parts.items(), key=lambda part: -part[1])
    found = [of(source, points) for source, points in weighty if points >= WEIGHTY]
    plain = [reason for reason in found if reason.kind == PLAIN]
    told = [reason for reason in found if reason.kind != PLAIN]
    return [*told, *others, *plain][:MOST]


def instead(parts: Mapping[str, float]) -> Reason | None:
    """Return where a decision brings most that the best one does not, from what the best one brings more."""
    source = min(parts, key=lambda source: parts[source], default="")
    return Reason(PLAIN, source, -parts[source]) if source and parts[source] <= -WEIGHTY else None
