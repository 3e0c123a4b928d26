"""The store in a SQLite file: one thread writes and commits for all who wait, another reads."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from logres.server.migrate import BadDatabase, migrate, migrations
from logres.server.seats import renamed
from logres.server.store import (
    Change,
    Conflict,
    GuestRow,
    Kept,
    NoticeRow,
    Origin,
    SeatRow,
    StepRow,
    Summary,
    TableRow,
)

T = TypeVar("T")

TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
DEVICES = 20  # tokens that a guest can have at once; the oldest gives way


@dataclass
class Job:
    """A piece of writing and who waits for it."""

    work: Callable[[sqlite3.Connection], object]
    done: asyncio.Future[object]
    result: object = None
    problem: Exception | None = None

    def report(self) -> None:
        """Tell who waits; on its own event loop."""
        if self.done.cancelled():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.result)


class Writer(threading.Thread):
    """Writes everything that is waiting in one transaction, and reports once it is on the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="logres-writer", daemon=True)
        self.connection = connection
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()

    def run(self) -> None:
        """Write until told to stop."""
        going = True
        while going:
            batch = [self.jobs.get()]
            try:
                while True:
                    batch.append(self.jobs.get_nowait())
            except Empty:
                pass
            going = None not in batch
            self._write([job for job in batch if job is not None])
        self.connection.close()

    def _write(self, batch: list[Job]) -> None:
        if not batch:
            return
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._try(job)
            self.connection.execute("COMMIT")
        except Exception as problem:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            for job in batch:
                job.problem = job.problem or problem
        for job in batch:
            with suppress(RuntimeError):  # nobody waits any more once the loop is closed
                job.done.get_loop().call_soon_threadsafe(job.report)

    def _try(self, job: Job) -> None:
        """Do one job; if it fails, it alone is taken back."""
        self.connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(self.connection)
        except sqlite3.IntegrityError as problem:
            job.problem = Conflict(str(problem)) if problem.sqlite_errorcode in TAKEN else problem
        except Exception as problem:
            job.problem = problem
        if job.problem is not None:
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")


class SQLiteStore:
    """Guests, tables, seats, decisions and notices in one file."""

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
        self._writer.jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._writer.jobs.put(Job(work, done))
        result: T = await done  # type: ignore[assignment]
        return result

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, work, self._reading)

    # Guests

    async def add_guest(self, guest: GuestRow, token: bytes, at: float) -> None:
        def add(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO guests (id, name, came_at) VALUES (?, ?, ?)", (guest.id, guest.name, at))
            db.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, guest.id, at))

        await self._write(add)

    async def guest_with_token(self, token: bytes) -> GuestRow | None:
        return await self._guest("id = (SELECT guest FROM tokens WHERE token = ?)", token)

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

    async def add_token(self, guest: str, token: bytes, at: float) -> None:
        def add(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, guest, at))
            db.execute(
                "DELETE FROM tokens WHERE guest = ? AND token NOT IN "
                "(SELECT token FROM tokens WHERE guest = ? ORDER BY given_at DESC LIMIT ?)",
                (guest, guest, DEVICES),
            )

        await self._write(add)

    async def set_recovery(self, guest: str, code: bytes) -> None:
        await self._write(lambda db: db.execute("UPDATE guests SET recovery = ? WHERE id = ?", (code, guest)))

    async def rename(self, guest: str, name: str) -> list[str]:
        def change(db: sqlite3.Connection) -> list[str]:
            former = db.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone()[0]
            db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
            games = [
                row[0] for row in db.execute("SELECT DISTINCT game FROM seats WHERE guest = ?", (guest,))
            ]
            changed = []
            for game, seats in _seats(db, games).items():
                own = renamed(seats, guest, former, name)
                if own is not None:
                    where = (own.name, game, own.seat)
                    db.execute("UPDATE seats SET name = ? WHERE game = ? AND seat = ?", where)
                    changed.append(game)
            return changed

        return await self._write(change)

    # Tables

    async def open_table(self, kept: Kept, change: Change) -> None:
        row = kept.table

        def add(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.id,
                    row.opener,
                    row.game,
                    row.rules,
                    row.title,
                    json.dumps(row.options),
                    row.visibility,
                    row.seed,
                    row.opened_at,
                    row.rematch_of,
                    *_summary_values(kept.summary),
                    row.practice and row.practice.table,
                    row.practice and row.practice.decisions,
                    row.key,
                ),
            )
            db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
                [(row.id, seat.seat, seat.kind, seat.guest, seat.name, seat.bot) for seat in kept.seats],
            )
            _commit(db, row.id, change)

        await self._write(add)

    async def close_table(self, table: str) -> None:
        def forget(db: sqlite3.Connection) -> None:
            for rows in ("events", "seats"):
                db.execute(f"DELETE FROM {rows} WHERE game = ?", (table,))  # noqa: S608
            db.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._write(forget)

    async def commit(self, table: str, change: Change) -> None:
        await self._write(lambda db: _commit(db, table, change))

    async def table(self, table: str) -> Kept | None:
        found = await self._tables("WHERE id = ?", table)
        return found[0] if found else None

    async def steps(self, table: str, after: int) -> list[StepRow]:
        def find(db: sqlite3.Connection) -> list[StepRow]:
            rows = db.execute(
                "SELECT seq, kind, at, seat, word, key FROM decisions "
                "WHERE game = ? AND seq > ? ORDER BY seq",
                (table, after),
            )
            return [StepRow(*row) for row in rows]

        return await self._read(find)

    async def notices(self, table: str) -> list[NoticeRow]:
        def find(db: sqlite3.Connection) -> list[NoticeRow]:
            rows = db.execute(
                "SELECT number, at, name, seat, facts FROM events WHERE game = ? ORDER BY number", (table,)
            )
            return [NoticeRow(row[0], row[1], row[2], row[3], json.loads(row[4])) for row in rows]

        return await self._read(find)

    async def rematch(self, table: str) -> str | None:
        def find(db: sqlite3.Connection) -> str | None:
            row = db.execute("SELECT id FROM tables WHERE rematch_of = ?", (table,)).fetchone()
            return row and str(row[0])

        return await self._read(find)

    async def opened_with(self, guest: str, key: str) -> str | None:
        def find(db: sqlite3.Connection) -> str | None:
            row = db.execute("SELECT id FROM tables WHERE opener = ? AND key = ?", (guest, key)).fetchone()
            return row and str(row[0])

        return await self._read(find)

    async def tables_of(self, guest: str, limit: int) -> list[Kept]:
        return await self._tables(
            """
            WHERE id IN (SELECT game FROM seats WHERE guest = ?) OR (opener = ? AND stage <> 'over')
            ORDER BY
                CASE stage
                    WHEN 'playing' THEN NOT EXISTS (
                        SELECT 1 FROM seats WHERE seats.game = id AND seat = asked AND guest = ?
                    )
                    WHEN 'gathering' THEN 2
                    ELSE 3
                END,
                changed_at DESC
            LIMIT ?
            """,
            guest,
            guest,
            guest,
            limit,
        )

    async def titles(self, guest: str, since: float) -> list[str]:
        def find(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT DISTINCT title FROM tables JOIN seats ON seats.game = id "
                "WHERE guest = ? AND opened_at >= ? AND title <> ''",
                (guest, since),
            )
            return [row[0] for row in rows]

        return await self._read(find)

    async def open_tables(self, since: float, limit: int) -> list[Kept]:
        return await self._tables(
            """
            WHERE stage = 'gathering' AND visibility = 'open' AND opened_at >= ?
                AND EXISTS (SELECT 1 FROM seats WHERE seats.game = id AND kind = 'friend' AND guest IS NULL)
            ORDER BY opened_at DESC
            LIMIT ?
            """,
            since,
            limit,
        )

    async def waiting_for_bots(self) -> list[str]:
        def find(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT id FROM tables JOIN seats ON seats.game = id AND seat = asked "
                "WHERE stage = 'playing' AND kind = 'bot' ORDER BY changed_at"
            )
            return [row[0] for row in rows]

        return await self._read(find)

    async def _tables(self, where: str, *values: object) -> list[Kept]:
        def find(db: sqlite3.Connection) -> list[Kept]:
            rows = db.execute(
                "SELECT *, (SELECT id FROM tables AS later WHERE later.rematch_of = tables.id) AS rematch "  # noqa: S608
                f"FROM tables {where}",
                values,
            ).fetchall()
            seats = _seats(db, [row[0] for row in rows])
            return [_kept(row, seats[row[0]]) for row in rows]

        return await self._read(find)


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file, for this account's eyes only: the seeds of running games are in it."""
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
        raise BadDatabase(f"it is not a database, or a damaged one ({problem}).") from None
    return connection


def _summary_values(summary: Summary) -> tuple[object, ...]:
    return (
        summary.stage,
        summary.seq,
        summary.asked,
        summary.ask,
        json.dumps(summary.points),
        json.dumps(summary.winners),
        json.dumps(summary.progress),
        summary.changed_at,
    )


def _commit(db: sqlite3.Connection, table: str, change: Change) -> None:
    """Append steps and notices, let people sit and rise, and keep the summary."""
    db.executemany(
        "INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, step.seq, step.kind, step.at, step.seat, step.word, step.key) for step in change.steps],
    )
    for seat in change.sitting:
        taken = db.execute(
            "UPDATE seats SET guest = ?, name = ? WHERE game = ? AND seat = ? AND guest IS NULL",
            (seat.guest, seat.name, table, seat.seat),
        )
        if taken.rowcount != 1:
            raise Conflict(f"seat {seat.seat} is taken")
    for number in change.rising:
        db.execute("UPDATE seats SET guest = NULL, name = NULL WHERE game = ? AND seat = ?", (table, number))
    db.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table, notice.number, notice.at, notice.name, notice.seat, json.dumps(notice.facts))
            for notice in change.notices
        ],
    )
    kept = db.execute(
        "UPDATE tables SET stage = ?, seq = ?, asked = ?, ask = ?, points = ?, winners = ?, progress = ?, "
        "changed_at = ? WHERE id = ?",
        (*_summary_values(change.summary), table),
    )
    if kept.rowcount != 1:
        raise Conflict("the table is closed")


def _seats(db: sqlite3.Connection, tables: Iterable[str]) -> dict[str, tuple[SeatRow, ...]]:
    rows = {
        table: db.execute(
            "SELECT seat, kind, guest, name, bot FROM seats WHERE game = ? ORDER BY seat", (table,)
        )
        for table in tables
    }
    return {table: tuple(SeatRow(*row) for row in found) for table, found in rows.items()}


def _kept(row: sqlite3.Row, seats: tuple[SeatRow, ...]) -> Kept:
    table = TableRow(
        id=row["id"],
        opener=row["opener"],
        game=row["game"],
        rules=row["rules"],
        title=row["title"],
        options=json.loads(row["options"]),
        visibility=row["visibility"],
        seed=row["seed"],
        opened_at=row["opened_at"],
        rematch_of=row["rematch_of"],
        practice=None if row["practice_of"] is None else Origin(row["practice_of"], row["practice_from"]),
        key=row["key"],
    )
    summary = Summary(
        stage=row["stage"],
        seq=row["seq"],
        asked=row["asked"],
        ask=row["ask"],
        points=tuple(json.loads(row["points"])),
        winners=tuple(json.loads(row["winners"])),
        progress=json.loads(row["progress"]),
        changed_at=row["changed_at"],
    )
    return Kept(table, summary, seats, row["rematch"])
