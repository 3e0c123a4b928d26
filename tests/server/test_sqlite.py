"""The database in a SQLite file: what is acknowledged is on disk, and a failure affects one caller."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from logres.server.rows import GuestRow, StepRow, Summary, TableUpdate
from logres.server.sqlite import SQLiteEngine
from logres.server.store import Store
from tests.server.test_store import ADA, stored

Use = Callable[[Store, SQLiteEngine], Awaitable[None]]


def run(path: Path, use: Use) -> None:
    """Use a database with a guest and a table."""

    async def main() -> None:
        engine = SQLiteEngine(path)
        store = Store(engine)
        try:
            await store.add_guest(ADA, b"token a", 1.0)
            await store.open_table(stored(), TableUpdate(stored().summary))
            await use(store, engine)
        finally:
            await store.close()

    asyncio.run(main())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a database."""
    return tmp_path / "logres.sqlite3"


def test_one_failure_does_not_spoil_what_is_written_with_it(path: Path) -> None:
    async def use(store: Store, engine: SQLiteEngine) -> None:
        def fail(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM guests")

        jobs = [
            store.add_guest(GuestRow("c", "Clara"), b"c", 1.0),
            engine.writer.write(fail),
            store.add_guest(GuestRow("d", "Dana"), b"d", 1.0),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), sqlite3.IntegrityError, type(None)]
        assert await store.guest_with_token(b"c", 0) == GuestRow("c", "Clara")
        assert await store.guest_with_token(b"d", 0) == GuestRow("d", "Dana")

    run(path, use)


def test_many_writers_share_commits(path: Path) -> None:
    async def use(store: Store, engine: SQLiteEngine) -> None:
        commits: list[str] = []
        engine.writer.connection.set_trace_callback(
            lambda sql: commits.append(sql) if sql.startswith("COMMIT") else None
        )
        await asyncio.gather(*(store.add_guest(GuestRow(f"g{n}", "G"), b"%d" % n, 1.0) for n in range(200)))
        assert 1 <= len(commits) < 100

    run(path, use)


def test_steps_are_never_changed(path: Path) -> None:
    async def use(store: Store, engine: SQLiteEngine) -> None:
        await store.commit("t", TableUpdate(Summary(), [StepRow(1, "began", 1.0)]))

    run(path, use)
    with sqlite3.connect(path) as db:
        for change in ("UPDATE steps SET word = 'x'", "DELETE FROM steps"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(change)
    db.close()


def test_everything_is_flushed_before_it_is_reported(path: Path) -> None:
    async def use(store: Store, engine: SQLiteEngine) -> None:
        connection = engine.writer.connection
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
        assert connection.execute("PRAGMA foreign_keys").fetchone()[0] == 1

    run(path, use)


def test_the_file_is_for_its_owner_alone(path: Path) -> None:
    async def use(store: Store, engine: SQLiteEngine) -> None:
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600

    run(path, use)
