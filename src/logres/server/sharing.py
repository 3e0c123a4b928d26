"""Statements about what servers on the same database share: leases, who is at which table, and limits.

All times are those of the database, so that the clocks of the servers need not agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from logres.server.engine import Database
from logres.server.presence import Place
from logres.server.settings import Rate
from logres.server.statements import places

TABLES_AT_ONCE = 500  # in a statement


class TooSoon(Exception):
    """What was asked for is not allowed before some seconds have passed. Nothing was counted."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


# Leases


def renew(db: Database, server_id: str, seconds: float) -> bool:
    """Renew the lease of a server, and return whether it had one all the time."""
    renewed = db.execute(
        "UPDATE servers SET ends_at = now_in_seconds() + ? WHERE id = ? AND ends_at >= now_in_seconds()",
        (seconds, server_id),
    )
    if renewed.rowcount:
        return True
    db.execute(
        "INSERT INTO servers (id, ends_at) VALUES (?, now_in_seconds() + ?)"
        " ON CONFLICT (id) DO UPDATE SET ends_at = excluded.ends_at",
        (server_id, seconds),
    )
    return False


def end_leases(db: Database) -> set[str]:
    """Forget servers that have not renewed their leases, and return the tables of those who were there."""
    ended = db.execute("SELECT id FROM servers WHERE ends_at < now_in_seconds() ORDER BY id").fetchall()
    tables: set[str] = set()
    for (server_id,) in ended:
        gone = db.execute("DELETE FROM servers WHERE id = ? AND ends_at < now_in_seconds()", (server_id,))
        if gone.rowcount:
            tables |= withdraw(db, server_id)
    return tables


def end_lease(db: Database, server_id: str) -> set[str]:
    """Forget a server that stops, and return the tables of those who were there."""
    db.execute("DELETE FROM servers WHERE id = ?", (server_id,))
    return withdraw(db, server_id)


# Who is where


def withdraw(db: Database, server_id: str) -> set[str]:
    """Forget who is there through a server, and return their tables."""
    rows = db.execute("SELECT DISTINCT table_id FROM presences WHERE server_id = ?", (server_id,)).fetchall()
    db.execute("DELETE FROM presences WHERE server_id = ?", (server_id,))
    return {table_id for (table_id,) in rows}


def enter(db: Database, server_id: str, came: Iterable[Place]) -> None:
    """Note who has come to a table through a server."""
    db.executemany(
        "INSERT INTO presences (table_id, guest_id, server_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [(*place, server_id) for place in sorted(came)],
    )


def leave(db: Database, server_id: str, went: Iterable[Place]) -> None:
    """Note who is not at a table through a server any more."""
    db.executemany(
        "DELETE FROM presences WHERE table_id = ? AND guest_id = ? AND server_id = ?",
        [(*place, server_id) for place in sorted(went)],
    )


def elsewhere(db: Database, server_id: str, tables: Sequence[str] | None = None) -> list[Place]:
    """List who is at these tables through other servers, or at all tables."""
    query = "SELECT DISTINCT table_id, guest_id FROM presences WHERE server_id <> ?"
    if tables is None:
        return [(table_id, guest_id) for table_id, guest_id in db.execute(query, (server_id,))]
    found: list[Place] = []
    for start in range(0, len(tables), TABLES_AT_ONCE):
        some = tables[start : start + TABLES_AT_ONCE]
        where = f"{query} AND table_id IN ({places(len(some))})"
        found += [(table_id, guest_id) for table_id, guest_id in db.execute(where, (server_id, *some))]
    return found


# Limits


def take(db: Database, kind: str, visitors: Mapping[str, Rate]) -> None:
    """Count something for visitors, each with a rate; raise `TooSoon` if one of them has done too much."""
    for visitor, rate in visitors.items():
        each, room = 1 / rate.per_second, rate.burst / rate.per_second
        taken = db.execute(
            """
            INSERT INTO allowances (kind, visitor, full_at) VALUES (?, ?, now_in_seconds() + ?)
            ON CONFLICT (kind, visitor) DO UPDATE
            SET full_at = ? + CASE WHEN allowances.full_at > now_in_seconds()
                THEN allowances.full_at ELSE now_in_seconds() END
            WHERE allowances.full_at + ? <= now_in_seconds() + ?
            """,
            (kind, visitor, each, each, each, room),
        )
        if not taken.rowcount:
            [wait] = db.execute(
                "SELECT full_at + ? - ? - now_in_seconds() FROM allowances WHERE kind = ? AND visitor = ?",
                (each, room, kind, visitor),
            ).fetchone()
            raise TooSoon(max(0.0, float(wait)))


def forget_allowances(db: Database) -> None:
    """Delete what does not count any more."""
    db.execute("DELETE FROM allowances WHERE full_at < now_in_seconds()")
