"""What goes over the wire: the requests and answers of the API, from which the client's types are made."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StringConstraints
from pydantic_core import to_json

Json = JsonValue

NAME_LETTERS = 24
TITLE_LETTERS = 40

JOINERS = "\u200c\u200d"  # invisible, but some scripts and pictures are written with them


def one_plain_line(text: str) -> str:
    """Refuse what cannot be seen or turns the line around; spaces of any kind become single ones."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    for letter in line:
        if letter not in JOINERS and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn"):
            raise ValueError("control characters are not allowed")
    return line


def visible_line(text: str) -> str:
    """A line that shows something."""
    line = one_plain_line(text)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise ValueError("a name needs at least one visible letter")
    return line


PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LETTERS),
    AfterValidator(visible_line),
]
Title = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=TITLE_LETTERS), AfterValidator(one_plain_line)
]
Token = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=400)]

SeatNumber = Annotated[int, Field(ge=0, le=7)]
StepNumber = Annotated[int, Field(ge=0, le=1_000_000)]

SeatKind = Literal["you", "friend", "device", "bot"]
StepKind = Literal["began", "decided", "passed", "undone"]
Visibility = Literal["link", "open"]
Stage = Literal["gathering", "playing", "over"]


class Strict(BaseModel):
    """A request: what it does not know is refused, and so is a text where a number belongs."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Guests


class Naming(Strict):
    """A guest says what to be called."""

    name: PersonName


class Recovery(Strict):
    """A guest brings the code from another device."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=8, max_length=64)]


@dataclass(kw_only=True, slots=True)
class Guest:
    """Who is using this browser; without a name, nobody yet."""

    name: str | None
    has_recovery_code: bool = False


@dataclass(kw_only=True, slots=True)
class RecoveryCode:
    """A fresh recovery code, shown once; the former one is void."""

    code: str


# Games on the shelf


@dataclass(kw_only=True, slots=True)
class SettingInfo:
    """A table option: its values, the default first, and the ruling behind it."""

    key: str
    values: list[str]
    rule: str
    modules: list[str]  # of a house rule: those without all of which it changes nothing


@dataclass(kw_only=True, slots=True)
class ModuleInfo:
    """A module: the option that switches it on, and the modules that it cannot do without."""

    key: str
    needs: list[str]


@dataclass(kw_only=True, slots=True)
class GameInfo:
    """A game that can be played here, with everything the client needs to draw its cards."""

    name: str
    rules: str
    min_seats: int
    max_seats: int
    settings: list[SettingInfo]
    modules: list[ModuleInfo]
    bots: list[str]
    components: dict[str, Json]


# The rules in our own words


@dataclass(kw_only=True, slots=True)
class RuleInfo:
    """A numbered paragraph; prompts link to it."""

    id: str
    text: str
    reason: str | None  # why it was ruled so
    option: str | None  # the house rule that changes it, by the key of its setting


@dataclass(kw_only=True, slots=True)
class ChapterInfo:
    """Rules that belong together, with one sentence under the title."""

    id: str
    title: str
    lead: str | None
    rules: list[RuleInfo]


@dataclass(kw_only=True, slots=True)
class BookInfo:
    """The rules of a game in one language."""

    title: str
    lead: str
    chapters: list[ChapterInfo]


# Tables


class SeatPlan(Strict):
    """How a seat of a new table is to be taken."""

    kind: SeatKind
    name: PersonName | None = None  # of a person at this device
    bot: Token | None = None  # the level of a bot


class TablePlan(Strict):
    """A table to be opened."""

    game: Token = "kingarthur"
    title: Title | None = None
    options: Annotated[dict[Token, Token], Field(max_length=100)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    visibility: Visibility = "link"


@dataclass(kw_only=True, slots=True)
class SeatInfo:
    """A seat as everyone at the table may know it."""

    seat: int
    kind: SeatKind
    name: str | None  # None: a friend has not come yet
    bot: str | None
    mine: bool  # held by the guest who asks
    online: bool
    invitation: str | None  # the code of the link for a friend, only for who opened the table


@dataclass(kw_only=True, slots=True)
class Notice:
    """Something told at the table that is not a move: someone sat down, a bot was helped out."""

    number: int
    at: float
    name: str
    seat: int | None
    facts: dict[str, Json]


@dataclass(kw_only=True, slots=True)
class Practice:
    """Where a practice table comes from; its title is that of the game it was forked from."""

    table: str
    decisions: int  # how many were made before its own


@dataclass(kw_only=True, slots=True)
class TableInfo:
    """A table as a card in the hall."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    visibility: Visibility
    stage: Stage
    seats: list[SeatInfo]
    seq: int
    asked: int | None  # the seat that is to decide
    ask: str | None  # what it is asked, only if the seat is mine
    points: list[int]  # as everyone may know them; the scores once it is over
    winners: list[int]
    progress: dict[str, Json]  # by game; King Arthur: {"adventures_taken": n}
    changed_at: float
    rematch: str | None
    guided: bool  # the first game that explains itself
    practice: Practice | None


@dataclass(kw_only=True, slots=True)
class QuestionInfo:
    """The question put to the seat that looks; the words are what a decision sends back."""

    seat: int
    ask: str
    rule: str
    options: list[Json]  # the options as plain values
    words: list[str]  # the same options as words, in the same order
    about: dict[str, Json]  # what it is about, as the rules declare it


@dataclass(kw_only=True, slots=True)
class EventInfo:
    """Something that happened in the game, as the seat that looks may know it."""

    name: str
    seat: int | None
    facts: dict[str, Json]


@dataclass(kw_only=True, slots=True)
class Operation:
    """An operation of JSON Patch (RFC 6902); a removal has no value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Json = None


Patch = list[Operation]


@dataclass(kw_only=True, slots=True)
class Step:
    """One numbered move: a decision, or a decision taken back, and what came of it.

    `changes` has the change of the view by each event, and at last the one by the step itself; it is null
    where too much has happened since, or where there was no view before.
    """

    seq: int
    kind: StepKind  # that a turn was passed is told to its own seat only
    seat: int | None
    events: list[EventInfo]
    changes: list[Patch] | None


@dataclass(kw_only=True, slots=True)
class TableState:
    """A table as one seat (or a spectator) sees it, with the steps it has missed."""

    type: Literal["state"] = "state"
    table: TableInfo
    seat: int | None
    seq: int
    steps: list[Step]
    events_so_far: int  # how many events the game had before `steps`
    view: dict[str, Json] | None  # None while people are gathering
    question: QuestionInfo | None
    can_undo: bool
    idle: bool  # the question only ends the turn, and nothing of it is new to the seat that looks
    notices: list[Notice]
    seal: str | None
    seed: str | None  # once the game is over
    ledgers: list[dict[str, int]] | None  # points by source, once the game is over
    projected: list[dict[str, int]]  # by seat and source, what a scoring now would bring; nothing if unknown


@dataclass(kw_only=True, slots=True)
class TableNews:
    """What a step may change of a table's card."""

    stage: Stage
    seq: int
    asked: int | None
    points: list[int]
    winners: list[int]
    progress: dict[str, Json]
    changed_at: float


@dataclass(kw_only=True, slots=True)
class TableChange:
    """What has happened since the last message: the steps, what they change, and what is asked now."""

    type: Literal["change"] = "change"
    table: TableNews
    seat: int | None
    seq: int
    steps: list[Step]
    question: QuestionInfo | None
    can_undo: bool
    idle: bool
    projected: list[dict[str, int]] | None  # None: as before
    digest: str | None  # of the view after these steps, once a turn
    seed: str | None
    ledgers: list[dict[str, int]] | None


@dataclass(kw_only=True, slots=True)
class TablePeople:
    """Who is at the table, where only that has changed."""

    type: Literal["people"] = "people"
    table: TableInfo
    notices: list[Notice]


class DecisionRequest(Strict):
    """A decision on the state with this number; sent again with the same key it counts once."""

    seat: SeatNumber
    expected: StepNumber
    option: Word
    key: Key
    careful: bool = False  # refuse what would end the turn, so that it can be confirmed first
    brisk: bool = False  # end the turn afterwards where nothing is new; not for those who are careful


class UndoRequest(Strict):
    """Take back the last decision of this seat."""

    seat: SeatNumber
    expected: StepNumber
    key: Key


ProblemCode = Literal[
    "bad-request",
    "bad-table",
    "illegal",
    "ends-turn",
    "stale",
    "not-yours",
    "not-found",
    "no-name",
    "private",
    "table-full",
    "too-fast",
    "too-large",
    "not-over",
    "no-decision",
    "at-end",
    "no-rules",
    "wrong-code",
    "wrong-origin",
    "failed",
]


@dataclass(kw_only=True, slots=True)
class Problem:
    """Why a request was refused: a code to translate, a plain sentence, and what is true now."""

    code: ProblemCode
    message: str
    state: TableState | None = None


@dataclass(kw_only=True, slots=True)
class ReplayStep:
    """One decision of the game in the timeline of a replay."""

    number: int  # decisions made before this one
    turn: int
    round: int | None  # None: the game has no rounds of its own
    seat: int
    ask: str | None  # None: another seat's, while the game runs
    points: list[int]  # before this decision, as the reader may know them
    events: int  # how many events were told before this decision


@dataclass(kw_only=True, slots=True)
class Timeline:
    """All decisions of a game that stand, for the slider of a replay."""

    table: TableInfo
    steps: list[ReplayStep]
    final_points: list[int]


class ForkRequest(Strict):
    """A practice table from a position, with bots on the other seats; the same key opens it once."""

    seat: SeatNumber
    bot: Token = "greedy"
    key: Key


@dataclass(kw_only=True, slots=True)
class ReplayPosition:
    """The game as it stood before a decision, and what was decided."""

    number: int
    turn: int
    view: dict[str, Json]
    question: QuestionInfo | None
    chosen: str | None
    events: list[EventInfo]  # all that happened up to here
    changes: list[Patch]  # what the events of the last decision changed, one after the other
    projected: list[dict[str, int]]  # as in the state of a table


# Live messages


class Hello(Strict):
    """The first message of a socket: which seat looks, and the last number it has seen."""

    type: Literal["hello"]
    seat: SeatNumber | None = None
    after: StepNumber | None = None


class LiveDecision(DecisionRequest):
    """A decision over the socket."""

    type: Literal["decide"]


class LiveUndo(UndoRequest):
    """An undo over the socket."""

    type: Literal["undo"]


class Ping(Strict):
    """A sign of life."""

    type: Literal["ping"]


@dataclass(kw_only=True, slots=True)
class Accepted:
    """The request with this key was done; it has this number."""

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
    """An answer to a sign of life."""

    type: Literal["pong"] = "pong"


def written(said: object) -> str:
    """What the server says, as JSON; it was built here, so that nobody checks it again."""
    return to_json(said).decode()


FromClient = Annotated[Hello | LiveDecision | LiveUndo | Ping, Field(discriminator="type")]
ToClient = Annotated[
    TableState | TableChange | TablePeople | Accepted | Refused | Pong, Field(discriminator="type")
]
