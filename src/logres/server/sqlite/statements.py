"""Statements that several queries of the store share, and the rows that they read and write."""

from __future__ import annotations

import json
import sqlite3
from itertools import groupby
from operator import itemgetter

from logres.server.rows import (
    CheckpointRow,
    ForkPoint,
    SeatRow,
    StepRow,
    StoredTable,
    Summary,
    TableRow,
    TableUpdate,
)
from logres.server.store import Conflict


def insert_table(db: sqlite3.Connection, stored: StoredTable) -> None:
    """Add a table and its seats."""
    row, fork = stored.row, stored.row.forked_from
    db.execute(
        """
        INSERT INTO tables (
            id, opener_id, game, rules, title, settings, visibility, seed, opened_at, rematch_of,
            practice_of, practice_decisions, key,
            stage, seq, asked, ask, points, winners, progress, changed_at
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            row.id,
            row.opener_id,
            row.game,
            row.rules,
            row.title,
            json.dumps(row.settings),
            row.visibility,
            row.seed,
            row.opened_at,
            row.rematch_of,
            fork and fork.table_id,
            fork and fork.decisions,
            row.key,
            *_summary_values(stored.summary),
        ),
    )
    db.executemany(
        "INSERT INTO seats (table_id, seat, kind, guest_id, name, bot) VALUES (?, ?, ?, ?, ?, ?)",
        [(row.id, seat.seat, seat.kind, seat.guest_id, seat.name, seat.bot) for seat in stored.seats],
    )


def apply_update(db: sqlite3.Connection, table_id: str, update: TableUpdate) -> None:
    """Append steps and notices, change the holders of seats, and replace the summary."""
    db.executemany(
        "INSERT INTO steps (table_id, seq, kind, at, seat, word, key) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table_id, step.seq, step.kind, step.at, step.seat, step.word, step.key) for step in update.steps],
    )
    for seat in update.seated:
        taken = db.execute(
            "UPDATE seats SET guest_id = ?, name = ? WHERE table_id = ? AND seat = ? AND guest_id IS NULL",
            (seat.guest_id, seat.name, table_id, seat.seat),
        )
        if taken.rowcount != 1:
            raise Conflict(f"seat {seat.seat} is taken")
    for number in update.vacated:
        db.execute(
            "UPDATE seats SET guest_id = NULL, name = NULL WHERE table_id = ? AND seat = ?",
            (table_id, number),
        )
    if update.notices:
        db.executemany(
            "INSERT INTO notices (table_id, number, at, name, seat, facts) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (table_id, notice.number, notice.at, notice.name, notice.seat, json.dumps(notice.facts))
                for notice in update.notices
            ],
        )
    if update.checkpoint is not None:
        put_checkpoint(db, update.checkpoint())
    summarized = db.execute(
        "UPDATE tables SET stage = ?, seq = ?, asked = ?, ask = ?, points = ?, winners = ?, progress = ?, "
        "changed_at = ? WHERE id = ?",
        (*_summary_values(update.summary), table_id),
    )
    if summarized.rowcount != 1:
        raise Conflict("the table is closed")


def put_checkpoint(db: sqlite3.Connection, row: CheckpointRow) -> None:
    """Write the checkpoint of a table unless there is a later one, and replace one of another version."""
    db.execute(
        "INSERT INTO checkpoints (table_id, made_with, seq, digest, body) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET made_with = excluded.made_with, seq = excluded.seq, "
        "digest = excluded.digest, body = excluded.body "
        "WHERE excluded.seq > checkpoints.seq OR excluded.made_with <> checkpoints.made_with",
        (row.table_id, row.made_with, row.seq, row.digest, row.body),
    )


def select_steps(db: sqlite3.Connection, table_id: str, after: int) -> list[StepRow]:
    """Read the steps of a table after a number, in order."""
    rows = db.execute(
        "SELECT seq, kind, at, seat, word, key FROM steps WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table_id, after),
    )
    return [StepRow(*row) for row in rows]


def _summary_values(summary: Summary) -> tuple[object, ...]:
    return (
        summary.stage,
        summary.seq,
        summary.asked,
        summary.ask,
        json.dumps(summary.points),
        json.dumps(summary.winners),
        json.dumps(summary.progress),
        summary.changed_at,
    )


def select_tables(db: sqlite3.Connection, where: str, *values: object) -> list[StoredTable]:
    """Read the tables that meet a condition, with their seats."""
    rows = db.execute(
        "SELECT *, (SELECT id FROM tables AS later WHERE later.rematch_of = tables.id) AS rematch "  # noqa: S608
        f"FROM tables {where}",
        values,
    ).fetchall()
    ids = [row["id"] for row in rows]
    seats = select_seats(db, f"table_id IN ({', '.join('?' * len(ids))})", *ids)
    return [_stored_table(row, seats.get(row["id"], ())) for row in rows]


def select_seats(db: sqlite3.Connection, where: str, *values: object) -> dict[str, tuple[SeatRow, ...]]:
    """Read the seats that meet a condition, grouped by the id of their table."""
    rows = db.execute(
        f"SELECT table_id, seat, kind, guest_id, name, bot FROM seats WHERE {where} "  # noqa: S608
        "ORDER BY table_id, seat",
        values,
    )
    return {
        table_id: tuple(SeatRow(*row[1:]) for row in found)
        for table_id, found in groupby(rows, key=itemgetter(0))
    }


def _stored_table(row: sqlite3.Row, seats: tuple[SeatRow, ...]) -> StoredTable:
    fork = None if row["practice_of"] is None else ForkPoint(row["practice_of"], row["practice_decisions"])
    table = TableRow(
        id=row["id"],
        opener_id=row["opener_id"],
        game=row["game"],
        rules=row["rules"],
        title=row["title"],
        settings=json.loads(row["settings"]),
        visibility=row["visibility"],
        seed=row["seed"],
        opened_at=row["opened_at"],
        rematch_of=row["rematch_of"],
        forked_from=fork,
        key=row["key"],
    )
    summary = Summary(
        stage=row["stage"],
        seq=row["seq"],
        asked=row["asked"],
        ask=row["ask"],
        points=tuple(json.loads(row["points"])),
        winners=tuple(json.loads(row["winners"])),
        progress=json.loads(row["progress"]),
        changed_at=row["changed_at"],
    )
    return StoredTable(table, summary, seats, row["rematch"])
