"""The store: what it has acknowledged is on disk, and a failure affects one caller."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from logres.server.rows import (
    ForkPoint,
    GuestRow,
    NoticeRow,
    SeatRow,
    StepRow,
    StoredTable,
    Summary,
    TableRow,
    TableUpdate,
)
from logres.server.sqlite import SQLiteStore
from logres.server.store import Conflict

ADA, BELA = GuestRow("a", "Ada"), GuestRow("b", "Bela")


def stored(name: str = "t", rematch_of: str | None = None) -> StoredTable:
    """A table that waits for a friend."""
    row = TableRow(name, "a", "kingarthur", "1", "", {"seals": "on"}, "open", "seed", 5.0, rematch_of)
    seats = (SeatRow(0, "you", "a", "Ada"), SeatRow(1, "friend"))
    return StoredTable(row, Summary(points=(0, 0), changed_at=5.0), seats, None)


def run(path: Path, use: Callable[[SQLiteStore], Awaitable[None]]) -> None:
    """Use a store with two guests and a table."""

    async def main() -> None:
        store = SQLiteStore(path)
        try:
            if await store.guest_with_token(b"token a") is None:
                await store.add_guest(ADA, b"token a", 1.0)
                await store.add_guest(BELA, b"token b", 2.0)
                await store.open_table(stored(), TableUpdate(stored().summary))
            await use(store)
        finally:
            await store.close()

    asyncio.run(main())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a database."""
    return tmp_path / "logres.sqlite3"


def test_what_was_stored_is_read_again(path: Path) -> None:
    summary = Summary("playing", 2, 1, "challenge", (3, 4), (), {"adventures_taken": 1}, 9.0)
    steps = [StepRow(1, "began", 8.0), StepRow(2, "decided", 9.0, 0, "draw", "key")]
    notice = NoticeRow(1, 8.0, "sat-down", 1, {"a": [1, None]})
    bela = SeatRow(1, "friend", "b", "Bela")

    async def keep(store: SQLiteStore) -> None:
        await store.commit("t", TableUpdate(summary, steps, [bela], [], [notice]))

    async def look(store: SQLiteStore) -> None:
        found = await store.table("t")
        assert found is not None
        assert found.row == stored().row
        assert found.summary == summary
        assert found.seats == (stored().seats[0], bela)
        assert await store.steps("t", 0) == steps
        assert await store.steps("t", 1) == steps[1:]
        assert await store.notices("t") == [notice]
        assert await store.table("other") is None

    run(path, keep)
    run(path, look)


def test_of_two_steps_with_the_same_number_one_is_stored(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        def send(word: str) -> Awaitable[None]:
            return store.commit("t", TableUpdate(Summary(), [StepRow(1, "decided", 1.0, 0, word, word)]))

        results = await asyncio.gather(*(send(f"word {n}") for n in range(20)), return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.steps("t", 0)) == 1

    run(path, use)


def test_a_key_is_stored_once(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        await store.commit("t", TableUpdate(Summary(), [StepRow(1, "decided", 1.0, 0, "x", "key")]))
        with pytest.raises(Conflict):
            await store.commit("t", TableUpdate(Summary(), [StepRow(2, "decided", 1.0, 0, "x", "key")]))
        await store.commit("t", TableUpdate(Summary(), [StepRow(2, "decided", 1.0, 1, "x", "key")]))

    run(path, use)


def test_a_seat_is_taken_once(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        await store.commit("t", TableUpdate(Summary(), seated=[SeatRow(1, "friend", "b", "Bela")]))
        with pytest.raises(Conflict):
            await store.commit("t", TableUpdate(Summary(), seated=[SeatRow(1, "friend", "a", "Ada")]))
        await store.commit("t", TableUpdate(Summary(), vacated=[1]))
        await store.commit("t", TableUpdate(Summary(), seated=[SeatRow(1, "friend", "a", "Ada")]))

    run(path, use)


def test_an_update_is_stored_wholly_or_not_at_all(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        await store.commit("t", TableUpdate(Summary(seq=1), [StepRow(1, "began", 1.0)]))
        bad = TableUpdate(
            Summary(seq=3),
            [StepRow(2, "decided", 1.0, 0, "x", "k"), StepRow(1, "decided", 1.0, 0, "y", "l")],
            notices=[NoticeRow(1, 1.0, "left", 0)],
        )
        with pytest.raises(Conflict):
            await store.commit("t", bad)
        assert [step.seq for step in await store.steps("t", 0)] == [1]
        assert await store.notices("t") == []
        found = await store.table("t")
        assert found is not None
        assert found.summary.seq == 1

    run(path, use)


def test_one_failure_does_not_spoil_what_is_written_with_it(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        def fail(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM guests")

        jobs = [
            store.add_guest(GuestRow("c", "Clara"), b"c", 1.0),
            store._writer.write(fail),
            store.add_guest(GuestRow("d", "Dana"), b"d", 1.0),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), sqlite3.IntegrityError, type(None)]
        assert await store.guest_with_token(b"c") == GuestRow("c", "Clara")
        assert await store.guest_with_token(b"d") == GuestRow("d", "Dana")

    run(path, use)


def test_many_writers_share_commits(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        commits: list[str] = []
        store._writer.connection.set_trace_callback(
            lambda sql: commits.append(sql) if sql.startswith("COMMIT") else None
        )
        await asyncio.gather(*(store.add_guest(GuestRow(f"g{n}", "G"), b"%d" % n, 1.0) for n in range(200)))
        assert 1 <= len(commits) < 100

    run(path, use)


def test_steps_are_never_changed(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        await store.commit("t", TableUpdate(Summary(), [StepRow(1, "began", 1.0)]))

    run(path, use)
    with sqlite3.connect(path) as db:
        for change in ("UPDATE steps SET word = 'x'", "DELETE FROM steps"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(change)
    db.close()


def test_a_table_has_one_rematch(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        await store.open_table(stored("u", "t"), TableUpdate(Summary()))
        with pytest.raises(Conflict):
            await store.open_table(stored("v", "t"), TableUpdate(Summary()))
        assert await store.rematch("t") == "u"
        assert await store.table("v") is None
        found = await store.table("t")
        assert found is not None
        assert found.rematch == "u"

    run(path, use)


def test_a_key_opens_one_table_for_each_guest(path: Path) -> None:
    def practice(name: str, guest: str = "a") -> StoredTable:
        row = replace(stored(name).row, opener_id=guest, forked_from=ForkPoint("t", 7), key="key-only-once")
        return replace(stored(name), row=row)

    async def use(store: SQLiteStore) -> None:
        await store.open_table(practice("u"), TableUpdate(Summary()))
        with pytest.raises(Conflict):
            await store.open_table(practice("v"), TableUpdate(Summary()))
        await store.open_table(practice("w", "b"), TableUpdate(Summary()))
        assert [await store.opened_with(guest, "key-only-once") for guest in "ab"] == ["u", "w"]
        assert await store.opened_with("a", "another-key") is None
        found = await store.table("u")
        assert found is not None
        assert found.row == practice("u").row

    run(path, use)


def test_everything_is_flushed_before_it_is_reported(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        connection = store._writer.connection
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
        assert connection.execute("PRAGMA foreign_keys").fetchone()[0] == 1

    run(path, use)


def test_the_file_is_for_its_owner_alone(path: Path) -> None:
    async def use(store: SQLiteStore) -> None:
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600

    run(path, use)
