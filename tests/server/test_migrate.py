"""Migrations are applied one by one, and newer databases are refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from logres.server.engine import BadDatabase
from logres.server.migrate import migrations
from logres.server.sqlite import SQLiteEngine
from logres.server.sqlite.migrate import APPLICATION, migrate, version

FIRST = "CREATE TABLE names (name TEXT); INSERT INTO names VALUES ('Ada');"
SECOND = "ALTER TABLE names ADD COLUMN seat INTEGER; UPDATE names SET seat = 3;"
BROKEN = "CREATE TABLE more (x); INSERT INTO names VALUES (1, 2, 3, 4, 5);"


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """An empty database."""
    connection = sqlite3.connect(tmp_path / "db", isolation_level=None)
    yield connection
    connection.close()


def test_a_new_database_takes_all_steps(db: sqlite3.Connection) -> None:
    migrate(db, {1: FIRST, 2: SECOND})
    assert version(db) == 2
    assert db.execute("SELECT * FROM names").fetchall() == [("Ada", 3)]


def test_an_older_database_takes_the_steps_it_has_not_taken(db: sqlite3.Connection) -> None:
    migrate(db, {1: FIRST})
    db.execute("INSERT INTO names VALUES ('Bela')")
    migrate(db, {1: FIRST, 2: SECOND})
    assert db.execute("SELECT * FROM names").fetchall() == [("Ada", 3), ("Bela", 3)]
    migrate(db, {1: FIRST, 2: SECOND})
    assert version(db) == 2


def test_a_step_that_fails_is_not_half_taken(db: sqlite3.Connection) -> None:
    migrate(db, {1: FIRST})
    with pytest.raises(sqlite3.Error):
        migrate(db, {1: FIRST, 2: BROKEN})
    assert version(db) == 1
    assert [row[0] for row in db.execute("SELECT name FROM sqlite_master")] == ["names"]
    migrate(db, {1: FIRST, 2: SECOND})
    assert version(db) == 2


def test_a_database_from_the_future_is_refused_and_left_alone(db: sqlite3.Connection) -> None:
    migrate(db, {1: FIRST, 2: SECOND})
    with pytest.raises(BadDatabase, match="newer Logres"):
        migrate(db, {1: FIRST})
    assert version(db) == 2


def test_a_database_of_another_program_is_refused(db: sqlite3.Connection) -> None:
    db.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadDatabase, match="another program"):
        migrate(db, {1: FIRST})


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "logres.sqlite3"
    file.write_bytes(b"Dear diary, today I drew two knights. " * 100)
    with pytest.raises(BadDatabase, match=r"logres.sqlite3 cannot be used: it is damaged or not a database"):
        SQLiteEngine(file)
    assert file.read_bytes().startswith(b"Dear diary")


def test_the_store_refuses_a_newer_database_by_name(tmp_path: Path) -> None:
    file = tmp_path / "logres.sqlite3"
    connection = sqlite3.connect(file, isolation_level=None)
    migrate(connection, migrations("sqlite"))
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(BadDatabase, match=r"logres.sqlite3 cannot be used: it was written by a newer Logres"):
        SQLiteEngine(file)


def test_our_steps_are_numbered_without_a_gap(db: sqlite3.Connection) -> None:
    assert list(migrations("sqlite")) == list(range(1, len(migrations("sqlite")) + 1))
    migrate(db, migrations("sqlite"))
    assert version(db) == len(migrations("sqlite"))
    assert db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
