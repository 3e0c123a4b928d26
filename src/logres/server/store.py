"""What is kept: guests, tables, seats, decisions and notices, behind one interface for any database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from logres.engine import Json
from logres.server.wire import SeatKind, Stage, StepKind, Visibility


class Conflict(Exception):
    """Somebody else was faster: the number, the seat or the key is taken. Nothing was written."""


@dataclass(frozen=True)
class GuestRow:
    """A person without an account."""

    id: str
    name: str
    has_recovery: bool = False


@dataclass(frozen=True)
class SeatRow:
    """A seat and who holds it."""

    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether a friend is still awaited."""
        return self.kind == "friend" and self.guest is None


@dataclass(frozen=True)
class Summary:
    """What the hall shows of a table; derived from the decisions and kept beside them to save time."""

    stage: Stage = "gathering"
    seq: int = 0
    asked: int | None = None
    ask: str | None = None
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    progress: dict[str, Json] = field(default_factory=dict)
    changed_at: float = 0.0


@dataclass(frozen=True)
class Origin:
    """Where a practice table comes from: a finished game, and how many of its decisions are taken over."""

    table: str
    decisions: int


@dataclass(frozen=True)
class TableRow:
    """A table as it was opened; the seed stays on the server until the game is over."""

    id: str
    opener: str
    game: str
    rules: str
    title: str
    options: dict[str, str]
    visibility: Visibility
    seed: str
    opened_at: float
    rematch_of: str | None = None
    practice: Origin | None = None
    key: str | None = None  # of the request that opened it, if it may come again


@dataclass(frozen=True)
class StepRow:
    """One numbered step of a game: its beginning, a decision, or a decision taken back."""

    seq: int
    kind: StepKind
    at: float
    seat: int | None = None
    word: str | None = None
    key: str | None = None


@dataclass(frozen=True)
class NoticeRow:
    """Something told at the table that is not a step."""

    number: int
    at: float
    name: str
    seat: int | None
    facts: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Kept:
    """A table as the store hands it out."""

    table: TableRow
    summary: Summary
    seats: tuple[SeatRow, ...]
    rematch: str | None


@dataclass(frozen=True)
class Change:
    """What happens to a table at once: all of it is kept, or nothing."""

    summary: Summary
    steps: Sequence[StepRow] = ()
    sitting: Sequence[SeatRow] = ()  # seats that were free and are taken
    rising: Sequence[int] = ()  # seats that are given back
    notices: Sequence[NoticeRow] = ()


class Store(Protocol):
    """The database; what a coroutine has returned from is on the disk."""

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""

    async def add_guest(self, guest: GuestRow, token: bytes, at: float) -> None:
        """Keep a new guest with the hash of a token."""

    async def guest_with_token(self, token: bytes) -> GuestRow | None:
        """The guest whose token has this hash."""

    async def guest_with_recovery(self, code: bytes) -> GuestRow | None:
        """The guest whose recovery code has this hash."""

    async def add_token(self, guest: str, token: bytes, at: float) -> None:
        """Give a guest another token, for another device."""

    async def set_recovery(self, guest: str, code: bytes) -> None:
        """Keep the hash of a guest's recovery code in place of the former."""

    async def rename(self, guest: str, name: str) -> list[str]:
        """Change a guest's name, also at the tables; these are the tables concerned."""

    async def open_table(self, kept: Kept, change: Change) -> None:
        """Keep a new table; a rematch that exists already, or a key that was used, is a conflict."""

    async def close_table(self, table: str) -> None:
        """Forget a table that never began."""

    async def commit(self, table: str, change: Change) -> None:
        """Append to a table; a number, key or seat that is taken is a conflict."""

    async def table(self, table: str) -> Kept | None:
        """A table by its id."""

    async def steps(self, table: str, after: int) -> list[StepRow]:
        """The steps of a table after a number, in order."""

    async def notices(self, table: str) -> list[NoticeRow]:
        """What was told at a table, in order."""

    async def rematch(self, table: str) -> str | None:
        """The table that was opened as a rematch of this one."""

    async def opened_with(self, guest: str, key: str) -> str | None:
        """The table that a guest has opened with this key."""

    async def tables_of(self, guest: str, limit: int) -> list[Kept]:
        """The tables where a guest holds a seat or which the guest has opened; the waiting ones first."""

    async def titles(self, guest: str, since: float) -> list[str]:
        """What the tables are called that were opened since then and where a guest holds a seat."""

    async def open_tables(self, since: float, limit: int) -> list[Kept]:
        """The tables opened since then for everybody, with a free seat, newest first."""

    async def waiting_for_bots(self) -> list[str]:
        """The running tables where a bot is to decide."""
