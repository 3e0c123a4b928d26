"""Statements that several queries of the store share, and the rows that they read and write."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from logres.server.engine import Conflict, Database
from logres.server.news import News
from logres.server.rows import (
    CheckpointRow,
    ForkPoint,
    NoticeRow,
    SeatRow,
    StepRow,
    StoredTable,
    Summary,
    TableRow,
    TableUpdate,
    WholeTable,
)
from logres.server.wire.values import SuggestedTitle

SUMMARY = "stage, seq, asked, ask, points, winners, progress, changed_at"
OPENED = (
    "id, opener_id, game, rules, title, settings, visibility, seed, opened_at, rematch_of, "
    "practice_of, practice_decisions, key, suggested_title, suggested_number, counsel"
)
WITH_SUMMARY = f"{OPENED}, {SUMMARY}"
STEP = "seq, kind, at, seat, word, key"


class Swept(NamedTuple):
    """The ids of what was deleted because nobody has used it for a long time."""

    tables: list[str]
    guests: list[str]

    def news(self) -> list[News]:
        """Say that these tables and guests are gone."""
        return [News("closed", one) for one in self.tables] + [News("guest", one) for one in self.guests]


def places(number: int) -> str:
    """Write the places for this many values."""
    return ", ".join("?" * number)


def insert_table(db: Database, stored: StoredTable) -> None:
    """Add a table and its seats."""
    row, fork = stored.row, stored.row.forked_from
    values = (
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
        row.suggested and row.suggested.name,
        row.suggested and row.suggested.number,
        int(row.counsel),
        *_summary_values(stored.summary),
    )
    db.execute(f"INSERT INTO tables ({WITH_SUMMARY}) VALUES ({places(len(values))})", values)  # noqa: S608
    db.executemany(
        "INSERT INTO seats (table_id, seat, kind, guest_id, name, bot) VALUES (?, ?, ?, ?, ?, ?)",
        [(row.id, seat.seat, seat.kind, seat.guest_id, seat.name, seat.bot) for seat in stored.seats],
    )


def apply_update(db: Database, table_id: str, update: TableUpdate) -> None:
    """Replace the summary, append steps and notices, and change the holders of seats.

    The summary comes first, so that two servers that change a table wait for each other here.
    """
    summarized = db.execute(
        f"UPDATE tables SET ({SUMMARY}) = (?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?",  # noqa: S608
        (*_summary_values(update.summary), table_id),
    )
    if summarized.rowcount != 1:
        raise Conflict("the table is closed")
    db.executemany(
        f"INSERT INTO steps (table_id, {STEP}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        [(table_id, step.seq, step.kind, step.at, step.seat, step.word, step.key) for step in update.steps],
    )
    for seat in update.seated:
        taken = db.execute(
            "UPDATE seats SET kind = ?, guest_id = ?, name = ?, bot = ?"
            " WHERE table_id = ? AND seat = ? AND kind = 'friend' AND guest_id IS NULL",
            (seat.kind, seat.guest_id, seat.name, seat.bot, table_id, seat.seat),
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


def delete_table(db: Database, table_id: str, seq: int) -> None:
    """Delete a table with all its rows, unless it has other steps than the caller knows."""
    closed = db.execute("UPDATE tables SET stage = 'closed' WHERE id = ? AND seq = ?", (table_id, seq))
    if closed.rowcount != 1:
        raise Conflict("the table has moved on")
    for rows in ("analyses", "checkpoints", "notices", "steps", "seats"):
        db.execute(f"DELETE FROM {rows} WHERE table_id = ?", (table_id,))  # noqa: S608
    db.execute("DELETE FROM tables WHERE id = ?", (table_id,))


def sweep(db: Database, before: float, most: int) -> Swept:
    """Delete some tables that were opened before and never begun, and unseen guests who are at no table."""
    tables = db.execute(
        "SELECT id, seq FROM tables WHERE stage = 'gathering' AND opened_at < ? LIMIT ?", (before, most)
    ).fetchall()
    for table_id, seq in tables:
        delete_table(db, table_id, seq)
    guests = db.execute(
        """
        SELECT id FROM guests WHERE came_at < ?
            AND NOT EXISTS (SELECT 1 FROM tokens WHERE guest_id = guests.id AND seen_at >= ?)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE guest_id = guests.id)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE opener_id = guests.id)
        LIMIT ?
        """,
        (before, before, most),
    ).fetchall()
    for (guest_id,) in guests:
        db.execute("DELETE FROM tokens WHERE guest_id = ?", (guest_id,))
        db.execute("DELETE FROM guests WHERE id = ?", (guest_id,))
    return Swept([table_id for table_id, _ in tables], [guest_id for (guest_id,) in guests])


def put_checkpoint(db: Database, row: CheckpointRow) -> None:
    """Write the checkpoint of a table, unless the table is gone or there is a later one of this version."""
    db.execute(
        "INSERT INTO checkpoints (table_id, made_with, seq, digest, body) "
        "SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? "
        "ON CONFLICT (table_id) DO UPDATE SET made_with = excluded.made_with, seq = excluded.seq, "
        "digest = excluded.digest, body = excluded.body "
        "WHERE excluded.seq > checkpoints.seq OR excluded.made_with <> checkpoints.made_with",
        (row.made_with, row.seq, row.digest, row.body, row.table_id),
    )


def select_steps(db: Database, table_id: str, after: int) -> list[StepRow]:
    """Read the steps of a table after a number, in order."""
    rows = db.execute(
        f"SELECT {STEP} FROM steps WHERE table_id = ? AND seq > ? ORDER BY seq",  # noqa: S608
        (table_id, after),
    )
    return [StepRow(*row) for row in rows]


def select_notices(db: Database, table_id: str) -> list[NoticeRow]:
    """Read the notices of a table, in order."""
    rows = db.execute(
        "SELECT number, at, name, seat, facts FROM notices WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return [NoticeRow(number, at, name, seat, json.loads(facts)) for number, at, name, seat, facts in rows]


def select_whole(db: Database, table_id: str, after: int | None = None) -> WholeTable | None:
    """Read all rows of a table, with the steps after a number, else after its checkpoint."""
    tables = select_tables(db, "WHERE id = ?", table_id)
    if not tables:
        return None
    checkpoint = None if after is not None else _select_checkpoint(db, table_id)
    steps = select_steps(db, table_id, after or (0 if checkpoint is None else checkpoint.seq))
    return WholeTable(tables[0], select_notices(db, table_id), checkpoint, steps)


def _select_checkpoint(db: Database, table_id: str) -> CheckpointRow | None:
    row = db.execute(
        "SELECT table_id, made_with, seq, digest, body FROM checkpoints WHERE table_id = ?", (table_id,)
    ).fetchone()
    return None if row is None else CheckpointRow(*row)


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


def select_tables(db: Database, where: str, *values: object) -> list[StoredTable]:
    """Read the tables that meet a condition, with their seats."""
    rows = db.execute(
        f"SELECT {WITH_SUMMARY}, (SELECT id FROM tables AS later WHERE later.rematch_of = tables.id) "  # noqa: S608
        f"FROM tables {where}",
        values,
    ).fetchall()
    if not rows:
        return []
    ids = [row[0] for row in rows]
    seats = select_seats(db, f"table_id IN ({places(len(ids))})", *ids)
    return [_stored_table(row, seats.get(row[0], ())) for row in rows]


def select_seats(db: Database, where: str, *values: object) -> dict[str, tuple[SeatRow, ...]]:
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


def _stored_table(row: Sequence[Any], seats: tuple[SeatRow, ...]) -> StoredTable:
    """Read the columns that `select_tables` asks for."""
    table_id, opener_id, game, rules, title, settings, visibility, seed, opened_at, rematch_of = row[:10]
    practice_of, practice_decisions, key, suggested_title, suggested_number, counsel = row[10:16]
    stage, seq, asked, ask, points, winners, progress, changed_at, rematch = row[16:]
    table = TableRow(
        id=table_id,
        opener_id=opener_id,
        game=game,
        rules=rules,
        title=title,
        settings=json.loads(settings),
        visibility=visibility,
        seed=seed,
        opened_at=opened_at,
        rematch_of=rematch_of,
        forked_from=None if practice_of is None else ForkPoint(practice_of, practice_decisions),
        key=key,
        suggested=None if suggested_title is None else SuggestedTitle(suggested_title, suggested_number),
        counsel=bool(counsel),
    )
    summary = Summary(
        stage=stage,
        seq=seq,
        asked=asked,
        ask=ask,
        points=tuple(json.loads(points)),
        winners=tuple(json.loads(winners)),
        progress=json.loads(progress),
        changed_at=changed_at,
    )
    return StoredTable(table, summary, seats, rematch)
