"""The rows of the database as Python values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from logres.engine import Json
from logres.players import gives_counsel
from logres.server.wire.values import SeatKind, Stage, StepKind, SuggestedTitle, Visibility


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A person without an account."""

    id: str
    name: str
    has_recovery: bool = False


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A browser that knows a guest, by the hash of its token."""

    token: bytes
    given_at: float
    seen_at: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and the guest or bot that holds it."""

    seat: int
    kind: SeatKind
    guest_id: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether the seat still waits for a friend."""
        return self.kind == "friend" and self.guest_id is None


@dataclass(frozen=True, slots=True)
class Summary:
    """The state of a game as lists of tables show it, stored so that they need not replay the game."""

    stage: Stage = "gathering"
    seq: int = 0
    asked: int | None = None
    ask: str | None = None
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    progress: dict[str, Json] = field(default_factory=dict)
    changed_at: float = 0.0


@dataclass(frozen=True, slots=True)
class ForkPoint:
    """The finished game that a practice table continues, and how many of its decisions it repeats."""

    table_id: str
    decisions: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was opened. Its seed stays on the server until the game is over."""

    id: str
    opener_id: str
    game: str
    rules: str
    title: str
    settings: dict[str, str]
    visibility: Visibility
    seed: str
    opened_at: float
    rematch_of: str | None = None
    forked_from: ForkPoint | None = None
    key: str | None = None  # identifies the request that opened it, if that may be repeated
    suggested: SuggestedTitle | None = None  # instead of a typed title
    counsel: bool = False  # players may ask for counsel although several people play


@dataclass(frozen=True, slots=True)
class StepRow:
    """One numbered step of a game: its beginning, a decision, or the undo of a decision."""

    seq: int
    kind: StepKind
    at: float
    seat: int | None = None
    word: str | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A message to everyone at the table that is not a step of the game."""

    number: int
    at: float
    name: str
    seat: int | None
    facts: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """A game at the start of a turn, derived from its steps up to a number."""

    table_id: str
    made_with: str
    seq: int
    digest: bytes
    body: bytes


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All rows of a table except its steps and notices."""

    row: TableRow
    summary: Summary
    seats: tuple[SeatRow, ...]
    rematch: str | None

    @property
    def allows_counsel(self) -> bool:
        """Whether players may ask for counsel: alone against bots, or if the opener allows it."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return gives_counsel(self.row.game) and (people == 1 or self.row.counsel)

    def is_disposable_by(self, guest_id: str | None) -> bool:
        """Whether a game is running that this guest has opened and plays against bots only."""
        people = [seat.guest_id for seat in self.seats if seat.kind != "bot"]
        return self.summary.stage == "playing" and [self.row.opener_id] == people == [guest_id]


@dataclass(frozen=True, slots=True)
class WholeTable:
    """All rows of a table, with the steps after its checkpoint or after a number."""

    stored: StoredTable
    notices: list[NoticeRow]
    checkpoint: CheckpointRow | None
    steps: list[StepRow]


@dataclass(frozen=True, slots=True)
class TableUpdate:
    """The rows that one transaction writes to a table."""

    summary: Summary
    steps: Sequence[StepRow] = ()
    seated: Sequence[SeatRow] = ()  # seats that were free and are taken
    vacated: Sequence[int] = ()  # seats that become free
    notices: Sequence[NoticeRow] = ()
    checkpoint: Callable[[], CheckpointRow] | None = None  # written by the thread that stores it
