"""Numbered migrations of the SQLite database."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

APPLICATION = 0x4C6F6772  # "Logr": marks the file as ours
STEP = re.compile(r"(\d{4})_\w+\.sql")


class BadDatabase(Exception):
    """A database that is damaged, of another program, or written by a newer server."""


@cache
def migrations() -> Mapping[int, str]:
    """Read the migrations of this version, by number."""
    folder = files("logres.server.migrations")
    found = ((STEP.fullmatch(entry.name), entry) for entry in folder.iterdir())
    steps = {int(match[1]): entry.read_text(encoding="utf-8") for match, entry in found if match}
    assert sorted(steps) == list(range(1, len(steps) + 1)), "the numbers of the migrations have a gap"
    return dict(sorted(steps.items()))


def version(connection: sqlite3.Connection) -> int:
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
    if found > newest:
        raise BadDatabase(
            f"it was written by a newer Logres (database version {found}, this Logres knows {newest}). "
            "Start the newer Logres, or use another data folder."
        )


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
