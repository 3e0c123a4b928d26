"""What a seat is told about what it could do: prospects, plans and counsel."""

from __future__ import annotations

from dataclasses import dataclass

from logres.server.wire.answers import EventInfo
from logres.server.wire.values import Json


@dataclass(kw_only=True, slots=True)
class ProspectsInfo:
    """What could bring an aim of a seat nearer, such as a mission, and how much less it would lack."""

    seat: int
    seq: int  # the last step; if it is not the one that was asked about, the rest is empty
    options: dict[str, dict[str, int]]  # by the words of the question
    places: dict[str, dict[str, int]]


@dataclass(kw_only=True, slots=True)
class WayInfo:
    """A way to use a die: its acts, as values and as words, and the space it leads to."""

    options: list[Json]
    words: list[str]
    space: str


@dataclass(kw_only=True, slots=True)
class PlannedTurn:
    """A turn of a plan: the way that its die takes, all ways it has, and what happens."""

    die: str
    way: WayInfo
    ways: list[WayInfo]
    events: list[EventInfo]
    certain: bool  # if not, the action is left out, because something hidden comes with it


@dataclass(kw_only=True, slots=True)
class PlanInfo:
    """The rest of a round for one seat if nobody else moved, and the position after it."""

    seat: int
    seq: int  # the last step; if it is not the one that was asked about, there are no turns
    dice: list[str]  # not used in this round
    turns: list[PlannedTurn]
    view: dict[str, Json] | None
    projected: list[dict[str, int]]  # as in the state of a table


# Counsel


@dataclass(kw_only=True, slots=True)
class AdvisedAnswer:
    """An answer of an advised turn, and the question that it answers."""

    ask: str
    option: Json
    word: str


@dataclass(kw_only=True, slots=True)
class ReasonInfo:
    """Why a turn is good, or what could spoil it: facts of the rules. The points are an estimate."""

    kind: str
    source: str
    points: float
    facts: dict[str, Json]


@dataclass(kw_only=True, slots=True)
class AdviceInfo:
    """An advised turn, and what it is expected to bring by source, compared with doing nothing."""

    answers: list[AdvisedAnswer]  # as far as they can be foreseen
    events: list[EventInfo]
    parts: dict[str, float]
    reasons: list[ReasonInfo]
    risk: ReasonInfo | None


@dataclass(kw_only=True, slots=True)
class CounselInfo:
    """The best turns of a seat, the best first; none once the table has moved on."""

    seat: int
    seq: int
    author: str  # the level that was asked
    advice: list[AdviceInfo]
