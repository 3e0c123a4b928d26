"""The store: one thread writes for all callers and commits in groups, another reads."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from logres.server.migrate import BadDatabase, migrate, migrations
from logres.server.rows import CheckpointRow, GuestRow, NoticeRow, StepRow, StoredTable, TableUpdate
from logres.server.seats import renamed
from logres.server.sqlite.statements import (
    apply_update,
    insert_table,
    put_checkpoint,
    select_seats,
    select_steps,
    select_tables,
)
from logres.server.sqlite.writer import Writer

T = TypeVar("T")

MAX_TOKENS = 20  # of one guest; a further one replaces the oldest


class SQLiteStore:
    """Guests, tables, seats, steps and notices in one file."""

    def __init__(self, path: Path, steps: Mapping[int, str] | None = None) -> None:
        self.path = path
        try:
            writing = _connect(path)
            migrate(writing, migrations() if steps is None else steps)
        except BadDatabase as problem:
            raise BadDatabase(f"{path} cannot be used: {problem}") from None
        self._writer = Writer(writing)
        self._writer.start()
        self._reading = _connect(path)
        self._reading.execute("PRAGMA query_only = ON")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="logres-reader")

    async def close(self) -> None:
        await self._writer.stop()
        self._reader.shutdown()
        self._reading.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, work, self._reading)

    # Guests

    async def add_guest(self, guest: GuestRow, token: bytes, at: float) -> None:
        def add(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO guests (id, name, came_at) VALUES (?, ?, ?)", (guest.id, guest.name, at))
            _insert_token(db, guest.id, token, at)

        await self._writer.write(add)

    async def guest_with_token(self, token: bytes) -> GuestRow | None:
        return await self._guest("id = (SELECT guest_id FROM tokens WHERE token = ?)", token)

    async def guest_with_recovery(self, code: bytes) -> GuestRow | None:
        return await self._guest("recovery = ?", code)

    async def _guest(self, where: str, value: bytes) -> GuestRow | None:
        def find(db: sqlite3.Connection) -> GuestRow | None:
            row = db.execute(
                f"SELECT id, name, recovery IS NOT NULL FROM guests WHERE {where}",  # noqa: S608
                (value,),
            ).fetchone()
            return row and GuestRow(row[0], row[1], bool(row[2]))

        return await self._read(find)

    async def add_token(self, guest_id: str, token: bytes, at: float) -> None:
        def add(db: sqlite3.Connection) -> None:
            _insert_token(db, guest_id, token, at)
            db.execute(
                "DELETE FROM tokens WHERE guest_id = ? AND token NOT IN "
                "(SELECT token FROM tokens WHERE guest_id = ? ORDER BY given_at DESC LIMIT ?)",
                (guest_id, guest_id, MAX_TOKENS),
            )

        await self._writer.write(add)

    async def set_recovery(self, guest_id: str, code: bytes) -> None:
        await self._writer.write(
            lambda db: db.execute("UPDATE guests SET recovery = ? WHERE id = ?", (code, guest_id))
        )

    async def rename(self, guest_id: str, name: str) -> list[str]:
        def change(db: sqlite3.Connection) -> list[str]:
            former = db.execute("SELECT name FROM guests WHERE id = ?", (guest_id,)).fetchone()[0]
            db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest_id))
            changed = []
            own_tables = "table_id IN (SELECT table_id FROM seats WHERE guest_id = ?)"
            for table_id, seats in select_seats(db, own_tables, guest_id).items():
                own = renamed(seats, guest_id, former, name)
                if own is not None:
                    where = (own.name, table_id, own.seat)
                    db.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", where)
                    changed.append(table_id)
            return changed

        return await self._writer.write(change)

    # Tables

    async def open_table(self, stored: StoredTable, update: TableUpdate) -> None:
        def add(db: sqlite3.Connection) -> None:
            insert_table(db, stored)
            apply_update(db, stored.row.id, update)

        await self._writer.write(add)

    async def close_table(self, table_id: str) -> None:
        def delete(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM notices WHERE table_id = ?", (table_id,))
            db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
            db.execute("DELETE FROM tables WHERE id = ?", (table_id,))

        await self._writer.write(delete)

    async def commit(self, table_id: str, update: TableUpdate) -> None:
        await self._writer.write(lambda db: apply_update(db, table_id, update))

    async def table(self, table_id: str) -> StoredTable | None:
        found = await self._tables("WHERE id = ?", table_id)
        return found[0] if found else None

    async def steps(self, table_id: str, after: int) -> list[StepRow]:
        return await self._read(lambda db: select_steps(db, table_id, after))

    async def step_with(self, table_id: str, seat: int, key: str) -> StepRow | None:
        def find(db: sqlite3.Connection) -> StepRow | None:
            row = db.execute(
                "SELECT seq, kind, at, seat, word, key FROM steps "
                "WHERE table_id = ? AND seat = ? AND key = ? AND key IS NOT NULL",
                (table_id, seat, key),
            ).fetchone()
            return row and StepRow(*row)

        return await self._read(find)

    async def since_checkpoint(self, table_id: str) -> tuple[CheckpointRow | None, list[StepRow]]:
        def find(db: sqlite3.Connection) -> tuple[CheckpointRow | None, list[StepRow]]:
            row = db.execute(
                "SELECT table_id, made_with, seq, digest, body FROM checkpoints WHERE table_id = ?",
                (table_id,),
            ).fetchone()
            found = None if row is None else CheckpointRow(*row)
            return found, select_steps(db, table_id, 0 if found is None else found.seq)

        return await self._read(find)

    async def keep(self, checkpoints: Sequence[Callable[[], CheckpointRow]]) -> None:
        def put(db: sqlite3.Connection) -> None:
            for checkpoint in checkpoints:
                put_checkpoint(db, checkpoint())

        await self._writer.write(put)

    async def notices(self, table_id: str) -> list[NoticeRow]:
        def find(db: sqlite3.Connection) -> list[NoticeRow]:
            rows = db.execute(
                "SELECT number, at, name, seat, facts FROM notices WHERE table_id = ? ORDER BY number",
                (table_id,),
            )
            return [NoticeRow(row[0], row[1], row[2], row[3], json.loads(row[4])) for row in rows]

        return await self._read(find)

    async def rematch(self, table_id: str) -> str | None:
        return await self._table_id("SELECT id FROM tables WHERE rematch_of = ?", table_id)

    async def opened_with(self, guest_id: str, key: str) -> str | None:
        return await self._table_id("SELECT id FROM tables WHERE opener_id = ? AND key = ?", guest_id, key)

    async def tables_of(self, guest_id: str, limit: int) -> list[StoredTable]:
        return await self._tables(
            """
            WHERE id IN (SELECT table_id FROM seats WHERE guest_id = ?) OR (opener_id = ? AND stage <> 'over')
            ORDER BY
                CASE stage
                    WHEN 'playing' THEN NOT EXISTS (
                        SELECT 1 FROM seats WHERE table_id = id AND seat = asked AND guest_id = ?
                    )
                    WHEN 'gathering' THEN 2
                    ELSE 3
                END,
                changed_at DESC
            LIMIT ?
            """,
            guest_id,
            guest_id,
            guest_id,
            limit,
        )

    async def titles(self, guest_id: str, since: float) -> list[str]:
        def find(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT DISTINCT title FROM tables JOIN seats ON table_id = id "
                "WHERE guest_id = ? AND opened_at >= ? AND title <> ''",
                (guest_id, since),
            )
            return [row[0] for row in rows]

        return await self._read(find)

    async def open_tables(self, since: float, limit: int) -> list[StoredTable]:
        return await self._tables(
            """
            WHERE stage = 'gathering' AND visibility = 'open' AND opened_at >= ?
                AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'friend' AND guest_id IS NULL)
            ORDER BY opened_at DESC
            LIMIT ?
            """,
            since,
            limit,
        )

    async def waiting_for_bots(self) -> list[str]:
        def find(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT id FROM tables JOIN seats ON table_id = id AND seat = asked "
                "WHERE stage = 'playing' AND kind = 'bot' ORDER BY changed_at"
            )
            return [row[0] for row in rows]

        return await self._read(find)

    async def _tables(self, where: str, *values: object) -> list[StoredTable]:
        return await self._read(lambda db: select_tables(db, where, *values))

    async def _table_id(self, query: str, *values: object) -> str | None:
        def find(db: sqlite3.Connection) -> str | None:
            row = db.execute(query, values).fetchone()
            return row and str(row[0])

        return await self._read(find)


def _insert_token(db: sqlite3.Connection, guest_id: str, token: bytes, at: float) -> None:
    db.execute("INSERT INTO tokens (token, guest_id, given_at) VALUES (?, ?, ?)", (token, guest_id, at))


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file, readable by this account alone because it holds the seeds of running games."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 10000")
    except sqlite3.DatabaseError as problem:
        connection.close()
        raise BadDatabase(f"it is damaged or not a database ({problem}).") from None
    return connection
