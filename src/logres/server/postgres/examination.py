"""Examines a PostgreSQL database: can a server use it, and does it keep what it acknowledges?"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg

from logres.server.engine import BadDatabase, Database
from logres.server.findings import Finding
from logres.server.migrate import check_newest, migrations
from logres.server.postgres.link import Link
from logres.server.postgres.migrate import version

OLDEST = 13
CONNECTIONS = 10  # about as many as a server has
TOLERANCE = 5.0  # seconds by which the two clocks may differ
RISKY = ("fsync", "synchronous_commit", "full_page_writes")  # off: what was acknowledged may be lost


def examined(address: str) -> Iterator[Finding]:
    """Examine a database without changing anything."""
    with closing(Link(address)) as db:
        try:
            yield from _examined(db)
        except BadDatabase as problem:
            yield Finding("Database", "wrong", f"cannot be used: {problem}")
        except psycopg.Error as problem:
            said = " ".join(str(problem).split())
            yield Finding("Database", "wrong", f"cannot be used: {said}", "Check the address and PostgreSQL.")


def _examined(db: Database) -> Iterator[Finding]:
    yield _program(db)
    yield _tables(db)
    yield _room(db)
    yield _durability(db)
    yield _secrecy(db)
    yield _clock(db)


def _one(db: Database, query: str) -> Any:  # noqa: ANN401 - whatever the column holds
    return db.execute(query).fetchone()[0]


def _program(db: Database) -> Finding:
    found = _one(db, "SELECT current_setting('server_version_num')::int") // 10_000
    size = _one(db, "SELECT pg_database_size(current_database())") / 1e6
    if found < OLDEST:
        return Finding("PostgreSQL", "wrong", f"version {found}", f"Use version {OLDEST} or newer.")
    return Finding("PostgreSQL", "ok", f"version {found}, {size:.1f} MB")


def _tables(db: Database) -> Finding:
    newest = len(migrations("postgres"))
    if not _one(db, "SELECT has_schema_privilege(current_schema(), 'CREATE')"):
        advice = "Make the account the owner of the database, or of the first schema in its search_path."
        return Finding("Database", "wrong", "the account may not create tables", advice)
    if _one(db, "SELECT to_regclass('migrations') IS NULL"):
        tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
        if _one(db, tables):
            advice = "Give Logres a database of its own."
            return Finding("Database", "wrong", "it belongs to another program", advice)
        return Finding("Database", "ok", "empty", "The server makes its tables when it starts.")
    found = version(db)
    check_newest(found, newest)
    later = "" if found == newest else "The server brings it up to date when it starts."
    return Finding("Database", "ok", f"version {found} of {newest}", later)


def _room(db: Database) -> Finding:
    most = _one(db, "SELECT current_setting('max_connections')::int")
    taken = _one(db, "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")
    if most - taken < CONNECTIONS:
        advice = f"A server needs about {CONNECTIONS}. Raise max_connections, or close others."
        return Finding("Connections", "advice", f"{taken} of {most} are taken", advice)
    return Finding("Connections", "ok", f"{taken} of {most} are taken")


def _durability(db: Database) -> Finding:
    if off := [name for name in RISKY if _one(db, f"SELECT current_setting('{name}')") == "off"]:
        return Finding(
            "Durability",
            "wrong",
            f"{', '.join(off)} is off" if len(off) == 1 else f"{', '.join(off)} are off",
            "Decisions that were acknowledged may be lost when the machine stops. Switch it on.",
        )
    return Finding("Durability", "ok", "what is acknowledged is on the disk")


def _secrecy(db: Database) -> Finding:
    where = _one(db, "SELECT host(inet_server_addr())")
    is_encrypted = _one(db, "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
    if where is None or where in ("127.0.0.1", "::1"):
        return Finding("Encryption", "ok", "not needed on this machine")
    if not is_encrypted:
        advice = "The password and all games travel as plain text. Add ?sslmode=verify-full to the address."
        return Finding("Encryption", "advice", f"none on the way to {where}", advice)
    return Finding("Encryption", "ok", f"on the way to {where}")


def _clock(db: Database) -> Finding:
    ahead = float(_one(db, "SELECT extract(epoch FROM clock_timestamp())")) - time.time()
    if abs(ahead) > TOLERANCE:
        advice = "Let both machines keep their clocks right (NTP)."
        return Finding("Clock", "wrong", f"{abs(ahead):.0f} seconds apart from the database's", advice)
    return Finding("Clock", "ok", "the same as the database's")
