"""What the store needs of a database: statements, and transactions that read or write."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from logres.server.news import Hearing, News, no_news

T = TypeVar("T")


class Conflict(Exception):
    """The number, seat or key is taken already. Nothing was written."""


class Unavailable(Exception):
    """The database does not answer. What was to be written may be written or not."""


class BadDatabase(Exception):
    """A database that is damaged, of another program, or written by a newer server."""


class Rows(Protocol):
    """The result of a statement. Only the statement knows the types of its columns."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:  # noqa: ANN401
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection in a transaction. The places for values in a statement are question marks."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Execute a statement."""

    def executemany(self, statement: str, values: Sequence[Sequence[Any]], /) -> object:
        """Execute a statement for each list of values."""


class Engine(Protocol):
    """A database that runs functions in transactions, each wholly or not at all."""

    async def read(self, work: Callable[[Database], T]) -> T:
        """Run a function that only reads, and sees the database as it is at one moment."""

    async def write(self, work: Callable[[Database], T], news: Callable[[T], Sequence[News]] = no_news) -> T:
        """Run a function that writes, and return when its rows are on the disk.

        `news` makes what other servers on the same database are told of its result, as soon as it is written.
        """

    def listen(self, hearing: Hearing) -> None:
        """Let somebody hear the news from now on."""

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the database at the same time."""

    async def claim(self, name: str) -> bool:
        """Claim a name, and return whether no other server has claimed it. This may only spare work."""

    async def give_back(self, name: str) -> None:
        """Let other servers claim a name. They may also if this one dies."""

    async def version(self) -> int:
        """Return the number of the last migration that was applied."""

    async def close(self) -> None:
        """Finish pending work and close the database."""
