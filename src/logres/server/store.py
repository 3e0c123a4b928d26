"""The interface to the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from logres.server.rows import CheckpointRow, GuestRow, NoticeRow, StepRow, StoredTable, TableUpdate


class Conflict(Exception):
    """The number, seat or key is taken already. Nothing was written."""


class Store(Protocol):
    """The queries of the server, which every database answers in its own SQL.

    A coroutine that writes returns when its rows are on the disk.
    """

    async def close(self) -> None:
        """Finish pending writes and close the database."""

    # Guests

    async def add_guest(self, guest: GuestRow, token: bytes, at: float) -> None:
        """Add a guest with the hash of a token."""

    async def guest_with_token(self, token: bytes) -> GuestRow | None:
        """Find the guest whose token has this hash."""

    async def guest_with_recovery(self, code: bytes) -> GuestRow | None:
        """Find the guest whose recovery code has this hash."""

    async def add_token(self, guest_id: str, token: bytes, at: float) -> None:
        """Give a guest another token, for another device."""

    async def set_recovery(self, guest_id: str, code: bytes) -> None:
        """Replace the hash of a guest's recovery code."""

    async def rename(self, guest_id: str, name: str) -> list[str]:
        """Change a guest's name, also at tables, and return the ids of the tables that show it."""

    # Tables

    async def open_table(self, stored: StoredTable, update: TableUpdate) -> None:
        """Add a table. A second rematch of a game, or a key that was used before, is a conflict."""

    async def close_table(self, table_id: str) -> None:
        """Delete a table whose game has not begun."""

    async def commit(self, table_id: str, update: TableUpdate) -> None:
        """Write all of an update or nothing. A number, key or seat that is taken is a conflict."""

    async def table(self, table_id: str) -> StoredTable | None:
        """Find a table by its id."""

    async def steps(self, table_id: str, after: int) -> list[StepRow]:
        """List the steps of a table after a number, in order."""

    async def step_with(self, table_id: str, seat: int, key: str) -> StepRow | None:
        """Find the step of a table that a seat made with this key."""

    async def since_checkpoint(self, table_id: str) -> tuple[CheckpointRow | None, list[StepRow]]:
        """Find the checkpoint of a table, and list the steps after it; all steps if there is none."""

    async def keep(self, checkpoints: Sequence[Callable[[], CheckpointRow]]) -> None:
        """Write checkpoints of tables, each unless there is a later one."""

    async def notices(self, table_id: str) -> list[NoticeRow]:
        """List the notices of a table, in order."""

    async def rematch(self, table_id: str) -> str | None:
        """Find the id of the table that was opened as a rematch of this one."""

    async def opened_with(self, guest_id: str, key: str) -> str | None:
        """Find the id of the table that a guest has opened with this key."""

    async def tables_of(self, guest_id: str, limit: int) -> list[StoredTable]:
        """List the tables that a guest plays at or has opened, those that wait for the guest first."""

    async def titles(self, guest_id: str, since: float) -> list[str]:
        """List the titles of tables opened since then at which a guest has a seat."""

    async def open_tables(self, since: float, limit: int) -> list[StoredTable]:
        """List the open tables with a free seat that were opened since then, newest first."""

    async def waiting_for_bots(self) -> list[str]:
        """List the ids of the tables where a bot has to decide."""
