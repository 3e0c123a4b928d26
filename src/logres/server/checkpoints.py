"""Checkpoints of tables: the start of a turn and the history up to it, as one row of the database."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, cast

from logres.engine import Json, Session
from logres.engine.checkpoint import BadCheckpoint, resumed, turn_start
from logres.games import box
from logres.server.rows import CheckpointRow, TableRow
from logres.server.told import Chapter, History, ToldStep

if TYPE_CHECKING:
    from logres.server.table import Table

FORMAT = 2  # of the body
LENGTH = 4  # bytes that hold the length of the first part of a body


@dataclass(frozen=True)
class Checkpoint:
    """The start of a turn at a table. Nothing in it changes any more, so any thread may write it."""

    table: TableRow
    seq: int
    start: dict[str, Json]
    recent: Sequence[ToldStep]
    chapters: Sequence[Chapter]
    events: int

    @classmethod
    def of(cls, table: Table, seq: int) -> Checkpoint | None:
        """Take the start of the current turn, which follows step `seq`; None while a game is being set up."""
        start = None if table.session is None else turn_start(table.session)
        if start is None:
            return None
        history = table.history
        recent = [step for step in history.recent if step.seq <= seq]
        events = history.events - sum(step.told for step in history.after(seq))
        return cls(table.row, seq, start, recent, [*history.chapters], events)

    def row(self) -> CheckpointRow:
        """Write the checkpoint."""
        head = {
            "start": self.start,
            "recent": [step.plain(with_changes=True) for step in self.recent],
            "chapters": [(last, len(steps), len(changes)) for last, steps, changes in self.chapters],
            "events": self.events,
        }
        first = zlib.compress(json.dumps(head, separators=(",", ":")).encode(), 1)
        packed = [part for _, *parts in self.chapters for part in parts]
        body = b"".join([len(first).to_bytes(LENGTH), first, *packed])
        made_with = _made_with(self.table)
        return CheckpointRow(self.table.id, made_with, self.seq, _digest(self.table, self.seq, body), body)


def restored(row: CheckpointRow, table: TableRow, names: Sequence[str]) -> tuple[Session, History] | None:
    """Read a checkpoint, or return None if it is of another version. A damaged one raises."""
    if row.made_with != _made_with(table):
        return None
    if row.digest != _digest(table, row.seq, row.body):
        raise BadCheckpoint("its digest does not match")
    end = LENGTH + int.from_bytes(row.body[:LENGTH])
    head = json.loads(zlib.decompress(row.body[LENGTH:end]))
    chapters: list[Chapter] = []
    for last, steps, changes in head["chapters"]:
        middle, begin, end = end + steps, end, end + steps + changes
        chapters.append(Chapter(last, row.body[begin:middle], row.body[middle:end]))
    session = resumed(box(table.game, table.rules), table.settings, table.seed, names, head["start"])
    recent = [ToldStep.read(plain) for plain in head["recent"]]
    return session, History(recent, chapters, cast("int", head["events"]))


def _made_with(table: TableRow) -> str:
    """Name the versions that read a checkpoint: of its form, the table's rules and the newest rules."""
    return f"{FORMAT} {table.game} {table.rules} {box(table.game).rules_version}"


def _digest(table: TableRow, seq: int, body: bytes) -> bytes:
    return sha256(f"{table.id} {table.seed} {_made_with(table)} {seq} ".encode() + body).digest()
