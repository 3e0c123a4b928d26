"""Our migrations: the databases of earlier versions keep everything that is in them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from logres.server.migrate import migrations
from logres.server.rows import ForkPoint, GuestRow, NoticeRow, SeatRow, StepRow, Summary, TableRow
from logres.server.sqlite import SQLiteEngine
from logres.server.sqlite.migrate import migrate
from logres.server.store import Store

# The rows of a database with three migrations: a finished game, a practice table and one that waits.
GUESTS = [("a", "Ada", b"code a", 1.0), ("b", "Bela", None, 2.0)]
TOKENS = [(b"token a", "a", 1.0), (b"token b", "b", 2.0)]
OPENED = [
    ("t", "a", "kingarthur", "1", "Lake", '{"seals": "on"}', "open", "seed t", 5.0, None),
    ("u", "b", "kingarthur", "1", "", "{}", "link", "seed t", 10.0, None),
    ("v", "a", "merlin", "2", "", "{}", "open", "seed v", 12.0, "t"),
]
SUMMARIES = [
    ("over", 4, None, None, "[7, 9]", "[1]", '{"adventures_taken": 13}', 9.0),
    ("playing", 2, 0, "challenge", "[1, 2]", "[]", "{}", 11.0),
    ("gathering", 0, None, None, "[0, 0]", "[]", "{}", 12.0),
]
PRACTICE = [(None, None, None), ("t", 1, "key-of-the-fork"), (None, None, None)]
SEATS = [
    ("t", 0, "you", "a", "Ada", None),
    ("t", 1, "bot", None, "Lionel", "greedy"),
    ("u", 0, "bot", None, "Tor", "random"),
    ("u", 1, "you", "b", "Bela", None),
    ("v", 0, "you", "a", "Ada", None),
    ("v", 1, "friend", None, None, None),
]
DECISIONS = [
    ("t", 1, "began", 5.0, None, None, None),
    ("t", 2, "decided", 6.0, 0, "draw", "key-of-ada"),
    ("t", 3, "undone", 7.0, 0, None, "key-of-undo"),
    ("t", 4, "passed", 8.0, 0, "-", None),
    ("u", 1, "began", 10.0, None, None, None),
    ("u", 2, "decided", 11.0, 1, "draw", None),
]
EVENTS = [("t", 1, 5.5, "sat-down", 1, '{"name": "Bela"}'), ("t", 2, 6.5, "bot-helped", 1, "{}")]
THIRD: Mapping[str, Sequence[tuple[object, ...]]] = {
    "guests": GUESTS,
    "tokens": TOKENS,
    "tables": [
        (*row, *summary, *practice)
        for row, summary, practice in zip(OPENED, SUMMARIES, PRACTICE, strict=True)
    ],
    "seats": SEATS,
    "decisions": DECISIONS,
    "events": EVENTS,
}


def fill(path: Path, version: int, rows: Mapping[str, Sequence[tuple[object, ...]]]) -> None:
    """Create a database as a server with this many migrations would leave it."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA foreign_keys = ON")
    migrate(db, {number: script for number, script in migrations("sqlite").items() if number <= version})
    for table, values in rows.items():
        places = ", ".join("?" * len(values[0]))
        db.executemany(f"INSERT INTO {table} VALUES ({places})", values)  # noqa: S608
    db.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a database."""
    return tmp_path / "logres.sqlite3"


def test_a_database_from_before_there_was_practice_keeps_its_tables(path: Path) -> None:
    fill(
        path,
        1,
        {
            "guests": GUESTS,
            "tables": [(*OPENED[0], *SUMMARIES[0])],
            "seats": SEATS[:2],
            "decisions": DECISIONS[:3],
        },
    )

    async def look() -> None:
        store = Store(SQLiteEngine(path))
        found = await store.table("t")
        assert found is not None
        assert (found.row.seed, found.row.forked_from, found.row.key) == ("seed t", None, None)
        assert [step.kind for step in await store.steps("t", 0)] == ["began", "decided", "undone"]
        await store.close()

    asyncio.run(look())


def test_a_database_from_before_tables_were_renamed_keeps_every_row(path: Path) -> None:
    fill(path, 3, THIRD)

    async def look() -> None:
        store = Store(SQLiteEngine(path))
        assert await store.guest_with_token(b"token a", 0) == GuestRow("a", "Ada", has_recovery=True)
        assert await store.guest_with_recovery(b"code a") == GuestRow("a", "Ada", has_recovery=True)
        assert await store.guest_with_token(b"token b", 0) == GuestRow("b", "Bela")

        finished, practice, waiting = [await store.table(table_id) for table_id in "tuv"]
        assert finished is not None
        assert practice is not None
        assert waiting is not None
        assert finished.row == TableRow(
            "t", "a", "kingarthur", "1", "Lake", {"seals": "on"}, "open", "seed t", 5.0
        )
        assert finished.summary == Summary(
            "over", 4, None, None, (7, 9), (1,), {"adventures_taken": 13}, changed_at=9.0
        )
        assert finished.seats == (
            SeatRow(0, "you", "a", "Ada"),
            SeatRow(1, "bot", None, "Lionel", "greedy"),
        )
        assert finished.rematch == "v"
        assert (practice.row.forked_from, practice.row.key) == (ForkPoint("t", 1), "key-of-the-fork")
        assert (waiting.row.game, waiting.row.rematch_of) == ("merlin", "t")

        assert await store.steps("t", 0) == [
            StepRow(1, "began", 5.0),
            StepRow(2, "decided", 6.0, 0, "draw", "key-of-ada"),
            StepRow(3, "undone", 7.0, 0, None, "key-of-undo"),
            StepRow(4, "passed", 8.0, 0, "-"),
        ]
        assert len(await store.steps("u", 0)) == 2
        assert await store.notices("t") == [
            NoticeRow(1, 5.5, "sat-down", 1, {"name": "Bela"}),
            NoticeRow(2, 6.5, "bot-helped", 1),
        ]
        assert [stored.row.id for stored in await store.tables_of("a", 9)] == ["v", "t"]
        assert [stored.row.id for stored in await store.open_tables(0, 9)] == ["v"]
        assert await store.waiting_for_bots() == ["u"]
        assert await store.opened_with("b", "key-of-the-fork") == "u"
        await store.close()

    asyncio.run(look())


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("UPDATE steps SET word = 'x'", "steps are append-only"),
        ("DELETE FROM steps", "steps are append-only"),
        ("INSERT INTO steps VALUES ('t', 5, 'decided', 1.0, 0, 'x', 'key-of-ada')", "UNIQUE constraint"),
        ("INSERT INTO steps VALUES ('t', 5, 'dreamed', 1.0, 0, 'x', NULL)", "CHECK constraint"),
        ("INSERT INTO steps VALUES ('lost', 1, 'began', 1.0, NULL, NULL, NULL)", "FOREIGN KEY constraint"),
        ("INSERT INTO notices VALUES ('lost', 1, 1.0, 'left', 0, '{}')", "FOREIGN KEY constraint"),
        ("INSERT INTO seats VALUES ('t', 2, 'you', 'nobody', 'Nobody', NULL)", "FOREIGN KEY constraint"),
    ],
)
def test_a_database_whose_tables_were_renamed_still_refuses_what_cannot_be(
    path: Path, change: str, problem: str
) -> None:
    fill(path, 3, THIRD)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA foreign_keys = ON")
    migrate(db, migrations("sqlite"))
    with pytest.raises(sqlite3.IntegrityError, match=problem):
        db.execute(change)
    db.close()


def test_no_former_name_is_left_in_the_database(path: Path) -> None:
    fill(path, 3, THIRD)
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, migrations("sqlite"))
    schema = "\n".join(row[0] for row in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"))
    db.close()
    assert "decisions_" not in schema
    assert "events" not in schema
    assert schema.count("table_id TEXT NOT NULL REFERENCES") == 3
