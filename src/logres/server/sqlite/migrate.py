"""Applying migrations to a SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from logres.server.engine import BadDatabase, Database
from logres.server.migrate import check_newest

APPLICATION = 0x4C6F6772  # "Logr": marks the file as ours


def version(connection: Database) -> int:
    """Return the number of the last migration that was applied."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Mapping[int, str]) -> None:
    """Apply the migrations that are missing, each in its own transaction."""
    check(connection, newest=len(steps))
    for number, script in steps.items():
        if number > version(connection):
            _apply(connection, number, script)


def check(connection: sqlite3.Connection, newest: int) -> None:
    """Refuse a database of another program or of a newer server."""
    try:
        found = version(connection)
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        has_tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as problem:
        raise BadDatabase(f"it is damaged or not a database ({problem}).") from None
    if has_tables and mark != APPLICATION:
        raise BadDatabase("it belongs to another program.")
    check_newest(found, newest)


def _apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n"
            f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
        )
    except sqlite3.Error:
        if connection.in_transaction:
            connection.rollback()
        raise
