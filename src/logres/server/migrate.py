"""Bringing a database to the present, step by step; one from the future is refused."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

APPLICATION = 0x4C6F6772  # "Logr": marks the file as ours
STEP = re.compile(r"(\d{4})_\w+\.sql")


class BadDatabase(Exception):
    """A file that this server cannot use: not ours, or from a newer server."""


@cache
def migrations() -> Mapping[int, str]:
    """The numbered steps, in order."""
    folder = files("logres.server.migrations")
    found = ((STEP.fullmatch(entry.name), entry) for entry in folder.iterdir())
    steps = {int(match[1]): entry.read_text(encoding="utf-8") for match, entry in found if match}
    assert sorted(steps) == list(range(1, len(steps) + 1)), "the numbers of the migrations have a gap"
    return dict(sorted(steps.items()))


def version(connection: sqlite3.Connection) -> int:
    """How many steps the database has behind it."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Mapping[int, str]) -> None:
    """Take every step that the database has not taken, each wholly or not at all."""
    check(connection, newest=len(steps))
    for number, script in steps.items():
        if number > version(connection):
            _take(connection, number, script)


def check(connection: sqlite3.Connection, newest: int) -> None:
    """Refuse a foreign database and one that a newer server has written."""
    try:
        found = version(connection)
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        has_tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as problem:
        raise BadDatabase(f"it is not a database, or a damaged one ({problem}).") from None
    if has_tables and mark != APPLICATION:
        raise BadDatabase("it belongs to another program.")
    if found > newest:
        raise BadDatabase(
            f"it was written by a newer Logres (version {found} of the database; this one knows {newest}). "
            "Start the newer Logres again, or use another data folder."
        )


def _take(connection: sqlite3.Connection, number: int, script: str) -> None:
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n"
            f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
        )
    except sqlite3.Error:
        if connection.in_transaction:
            connection.rollback()
        raise
