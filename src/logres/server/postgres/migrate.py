"""Applying migrations to a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Mapping

import psycopg

from logres.server.engine import BadDatabase, Database
from logres.server.migrate import check_newest

LOCK = 0x4C6F6772  # "Logr": servers that start at the same time migrate one after another


def version(db: Database) -> int:
    """Return the number of the last migration that was applied."""
    return int(db.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])


def migrate(connection: psycopg.Connection, steps: Mapping[int, str]) -> None:
    """Apply the migrations that are missing, each in its own transaction."""
    with connection.transaction():
        connection.execute(b"SELECT pg_advisory_xact_lock($1)", [LOCK])
        _mark_as_ours(connection)
    check_newest(_version(connection), newest=len(steps))
    for number, script in steps.items():
        with connection.transaction():
            connection.execute(b"SELECT pg_advisory_xact_lock($1)", [LOCK])
            if number > _version(connection):
                connection.execute(script.encode())
                connection.execute(b"INSERT INTO migrations (number) VALUES ($1)", [number])


def _mark_as_ours(connection: psycopg.Connection) -> None:
    """Create the list of our migrations, unless another program uses this database."""
    schema = b"SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    found = {str(row[0]) for row in connection.execute(schema)}
    if found and "migrations" not in found:
        raise BadDatabase("it belongs to another program.")
    connection.execute(
        b"CREATE TABLE IF NOT EXISTS migrations"
        b" (number INTEGER PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())"
    )


def _version(connection: psycopg.Connection) -> int:
    row = connection.execute(b"SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    assert row is not None, "an aggregate has one row"
    return int(row[0])
