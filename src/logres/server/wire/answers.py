"""The answers and messages that the server sends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field
from pydantic_core import to_json

from logres.server.wire.values import Json, ProblemCode, SeatKind, Stage, StepKind, SuggestedTitle, Visibility


def json_text(answer: object) -> str:
    """Write an answer as JSON, unchecked because the server built it from these types."""
    return to_json(answer).decode()


# Guests


@dataclass(kw_only=True, slots=True)
class Guest:
    """The guest who uses this browser. The name is null until one is chosen."""

    name: str | None
    has_recovery_code: bool = False


@dataclass(kw_only=True, slots=True)
class RecoveryCode:
    """A new recovery code, which replaces the former one and is shown only once."""

    code: str


@dataclass(kw_only=True, slots=True)
class DeviceInfo:
    """A browser that knows the guest."""

    id: str
    since: float
    seen: float  # the last day on which it was used
    this: bool  # the browser that asks


# Tables


@dataclass(kw_only=True, slots=True)
class SeatInfo:
    """A seat as everyone at the table may know it."""

    seat: int
    kind: SeatKind
    name: str | None  # None while the seat waits for a friend
    bot: str | None
    mine: bool  # held by the guest who asks
    online: bool
    invitation: str | None  # the code of the link for a friend, shown only to the opener


@dataclass(kw_only=True, slots=True)
class Notice:
    """A message to everyone at the table that is not a move, such as that somebody sat down."""

    number: int
    at: float
    name: str
    seat: int | None
    facts: dict[str, Json]


@dataclass(kw_only=True, slots=True)
class Practice:
    """The finished game that a practice table continues, and whose title it bears."""

    table: str
    decisions: int  # made in that game before the practice table begins


@dataclass(kw_only=True, slots=True)
class TableInfo:
    """A table as lists of tables show it."""

    id: str
    title: str  # as somebody typed it; may be empty
    suggested: SuggestedTitle | None  # instead of a typed title
    game: str
    settings: dict[str, str]
    visibility: Visibility
    stage: Stage
    seats: list[SeatInfo]
    seq: int
    asked: int | None  # the seat that has to decide
    ask: str | None  # what it is asked, only if the seat is mine
    points: list[int]  # as everyone may know them, or the final scores
    winners: list[int]
    progress: dict[str, Json]  # depends on the game; King Arthur: {"adventures_taken": n}
    changed_at: float
    rematch: str | None
    lesson: str | None  # the key of the lesson that it is
    practice: Practice | None
    counsel: bool  # players may ask for it
    disposable: bool  # the guest who asks may throw the running game away


@dataclass(kw_only=True, slots=True)
class LessonInfo:
    """A lesson, and how far the guest who asks has come in it."""

    key: str
    game: str
    settings: dict[str, str]
    parts: int
    done: int  # parts, at the best of the guest's tables
    table: str | None  # the guest's latest that is not over


@dataclass(kw_only=True, slots=True)
class QuestionInfo:
    """The question put to the seat that looks. A decision sends one of the words back."""

    seat: int
    ask: str
    rule: str
    options: list[Json]  # as plain values
    words: list[str]  # the same options as words, in the same order
    about: dict[str, Json]  # the context, as the rules declare it


@dataclass(kw_only=True, slots=True)
class EventInfo:
    """An event of the game, as the seat that looks may know it."""

    name: str
    seat: int | None
    facts: dict[str, Json]


@dataclass(kw_only=True, slots=True)
class OutcomeInfo:
    """The result of an option, up to the point where chance, something hidden or another seat affects it."""

    events: list[EventInfo]
    points: dict[str, int]  # gained or lost by the seat, by source
    certain: bool  # all of it, up to the next question or the end of the turn
    then: QuestionInfo | None  # to the same seat in this turn, if that is certain
    # How the points that each seat would still score change, if that is certain
    projected: list[dict[str, int]]
    further: dict[str, OutcomeInfo]  # with each word of the next question that carries this option on


@dataclass(kw_only=True, slots=True)
class Operation:
    """An operation of JSON Patch (RFC 6902). A removal has no value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Json = None


Patch = list[Operation]


@dataclass(kw_only=True, slots=True)
class Step:
    """One numbered step of a game with its events: the beginning, a decision or an undo.

    `changes` has one change of the view for each event and a last one for the step itself. It is null if the
    step is too old, or if there was no view before it.
    """

    seq: int
    kind: StepKind  # "passed" is shown only to the seat that passed
    seat: int | None
    events: list[EventInfo]
    changes: list[Patch] | None


@dataclass(kw_only=True, slots=True)
class TableState:
    """A table as one seat or a spectator sees it, with the steps since the last one seen."""

    type: Literal["state"] = "state"
    table: TableInfo
    seat: int | None
    seq: int
    steps: list[Step]
    events_so_far: int  # how many events the game had before `steps`
    view: dict[str, Json] | None  # None before the game begins
    question: QuestionInfo | None
    outcomes: list[OutcomeInfo]  # of its options, or none over a socket, where they follow
    can_undo: bool
    idle: bool  # the question only ends the turn, and nothing about it is new to the seat that looks
    notices: list[Notice]
    counselled: list[int]  # how often each seat has asked for counsel
    seal: str | None
    seed: str | None  # once the game is over
    ledgers: list[dict[str, int]] | None  # points by source, once the game is over
    projected: list[dict[str, int]]  # points that a scoring now would bring, by seat and source


@dataclass(kw_only=True, slots=True)
class TableNews:
    """The fields of a table's info that a step may change."""

    stage: Stage
    seq: int
    asked: int | None
    points: list[int]
    winners: list[int]
    progress: dict[str, Json]
    changed_at: float


@dataclass(kw_only=True, slots=True)
class TableChange:
    """The steps since the last message, with their changes, and the question that follows."""

    type: Literal["change"] = "change"
    table: TableNews
    seat: int | None
    seq: int
    steps: list[Step]
    question: QuestionInfo | None
    can_undo: bool
    idle: bool
    projected: list[dict[str, int]] | None  # None if unchanged
    digest: str | None  # of the view after these steps, once a turn
    seed: str | None
    ledgers: list[dict[str, int]] | None


@dataclass(kw_only=True, slots=True)
class TableOutlook:
    """What the options of the question bring, sent to the asked seat as soon as they have been tried."""

    type: Literal["outlook"] = "outlook"
    seat: int
    seq: int
    outcomes: list[OutcomeInfo]  # of the options, in their order; if there are very many, not of the last


@dataclass(kw_only=True, slots=True)
class TablePeople:
    """The people at a table, sent when only they have changed."""

    type: Literal["people"] = "people"
    table: TableInfo
    notices: list[Notice]
    counselled: list[int]  # how often each seat has asked for counsel


@dataclass(kw_only=True, slots=True)
class BotsWait:
    """The bots of this table wait for those of other tables. Both numbers are 0 once their turn has come."""

    type: Literal["wait"] = "wait"
    ahead: int  # tables that come first
    own: int  # of these, tables that the same guest has opened


@dataclass(kw_only=True, slots=True)
class TablePresence:
    """Which seats are online, sent when somebody has come or gone, but at most once a second."""

    type: Literal["presence"] = "presence"
    online: list[bool]  # by seat


@dataclass(kw_only=True, slots=True)
class Problem:
    """The reason for a refusal: a code, a sentence, and the current state if it helps."""

    code: ProblemCode
    message: str
    state: TableState | None = None


# Replays


@dataclass(kw_only=True, slots=True)
class ReplayStep:
    """One decision in the timeline of a replay."""

    number: int  # decisions made before this one
    turn: int
    round: int | None  # None if the game has no rounds
    seat: int
    ask: str | None  # None if another seat was asked and the game is not over
    points: list[int]  # before this decision, as the reader may know them
    events: int  # told before this decision


@dataclass(kw_only=True, slots=True)
class Timeline:
    """All decisions of a game that were not taken back, for the slider of a replay."""

    table: TableInfo
    steps: list[ReplayStep]
    final_points: list[int]


@dataclass(kw_only=True, slots=True)
class ReplayPosition:
    """The game before a decision, and what was decided."""

    number: int
    turn: int
    view: dict[str, Json]
    question: QuestionInfo | None
    outcomes: list[OutcomeInfo]  # of its options, as the asked seat could tell
    chosen: str | None
    events: list[EventInfo]  # from the beginning
    changes: list[Patch]  # by the events of the last decision, in order
    projected: list[dict[str, int]]  # as in the state of a table


# The socket


@dataclass(kw_only=True, slots=True)
class Accepted:
    """The request with this key was done as the step with this number."""

    type: Literal["accepted"] = "accepted"
    key: str
    seq: int


@dataclass(kw_only=True, slots=True)
class Refused:
    """The request with this key was not done."""

    type: Literal["refused"] = "refused"
    key: str | None
    problem: Problem


@dataclass(kw_only=True, slots=True)
class Pong:
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


ToClient = Annotated[
    TableState
    | TableChange
    | TableOutlook
    | TablePeople
    | TablePresence
    | BotsWait
    | Accepted
    | Refused
    | Pong,
    Field(discriminator="type"),
]
