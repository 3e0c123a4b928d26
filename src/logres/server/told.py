"""The steps of a game as text, ready to be sent. The parts that all readers share are written once."""

from __future__ import annotations

import json
import zlib
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic_core import to_json

from logres.engine import Change, Event
from logres.engine.changes import Reader
from logres.server.rows import StepRow
from logres.server.wire.answers import EventInfo
from logres.server.wire.values import StepKind

RECENT = 32  # the last steps, whose changes are kept: more than any client plays back
CHAPTER = 16  # older steps that are packed together


PlainChange = tuple[str, list[tuple[Reader, str]]]
Plain = tuple[int, StepKind, int | None, int, int, str, list[tuple[int, str]], list[PlainChange] | None, int]
Packed = tuple[int, bytes]  # the number of the last step of a chapter, and its steps


@dataclass(frozen=True, slots=True)
class ToldChange:
    """A change of the views: the operations that all readers share, and those that each sees alone."""

    shared: str
    own: dict[Reader, str]

    @classmethod
    def of(cls, change: Change) -> ToldChange:
        """Write a change."""
        return cls(_listed(change.shared), {reader: _listed(own) for reader, own in change.own.items()})

    def seen_by(self, reader: Reader) -> str:
        """Return the change as a reader sees it."""
        own = self.own.get(reader)
        return f"[{self.shared},{own}]" if own and self.shared else f"[{own or self.shared}]"

    @classmethod
    def joined(cls, changes: Sequence[ToldChange]) -> ToldChange:
        """Combine changes into one."""
        readers = dict.fromkeys(reader for change in changes for reader in change.own)
        own = {
            reader: ",".join(change.own[reader] for change in changes if reader in change.own)
            for reader in readers
        }
        return cls(",".join(change.shared for change in changes if change.shared), own)


@dataclass(slots=True)
class ToldStep:
    """One numbered step of a game with its events, as everybody and as each seat may know it."""

    seq: int
    kind: StepKind
    seat: int | None
    turn: int  # after the step
    told: int  # the number of its events
    events: str  # as everybody may know them
    secrets: dict[int, str]  # the events of seats that know more
    changes: list[ToldChange] | None  # None if the step is too old, or if there was no view before it
    projected_since: int = 0  # the step that changed the projection last

    @classmethod
    def of(
        cls, step: StepRow, turn: int, events: Sequence[Event], changes: Sequence[Change] | None
    ) -> ToldStep:
        """Write a step that was just made."""
        knowing = {seat for event in events if event.secret is not None for seat in event.to}
        return cls(
            step.seq,
            step.kind,
            step.seat,
            turn,
            len(events),
            _events(events, None),
            {seat: _events(events, seat) for seat in sorted(knowing)},
            None if changes is None else [ToldChange.of(change) for change in changes],
        )

    def take_back(self) -> None:
        """Remove the events of a decision. A client that has not seen the step gets one change for it all."""
        self.told, self.events, self.secrets = 0, "", {}
        if self.changes is not None:
            self.changes = [ToldChange.joined(self.changes)]

    def written_for(self, reader: Reader) -> str:
        """Return the step as a reader may know it, as JSON."""
        # That another seat passed would tell what it cannot do.
        kind = "decided" if self.kind == "passed" and self.seat != reader else self.kind
        events = self.events if reader is None else self.secrets.get(reader, self.events)
        seat = "null" if self.seat is None else self.seat
        changes = "null"
        if self.changes is not None:
            changes = f"[{','.join([change.seen_by(reader) for change in self.changes])}]"
        return f'{{"seq":{self.seq},"kind":"{kind}","seat":{seat},"events":[{events}],"changes":{changes}}}'

    # Keeping

    def plain(self, *, with_changes: bool) -> Plain:
        """Return the step as plain data."""
        changes = None
        if with_changes and self.changes is not None:
            changes = [(change.shared, [*change.own.items()]) for change in self.changes]
        secrets = [*self.secrets.items()]
        facts = self.seq, self.kind, self.seat, self.turn, self.told, self.events
        return *facts, secrets, changes, self.projected_since

    @classmethod
    def read(cls, plain: Plain) -> ToldStep:
        """Read a step from plain data."""
        seq, kind, seat, turn, told, events, secrets, kept, since = plain
        changes = None if kept is None else [ToldChange(shared, dict(own)) for shared, own in kept]
        return cls(seq, kind, seat, turn, told, events, dict(secrets), changes, since)


def _events(events: Sequence[Event], seat: Reader) -> str:
    infos = [EventInfo(name=event.name, seat=event.seat, facts=event.facts_for(seat)) for event in events]
    return _listed(infos)


def _listed(items: Sequence[object]) -> str:
    """Write a list without its brackets."""
    return to_json(items)[1:-1].decode() if items else ""


class History:
    """All steps of a game. Old ones are packed, because they are rarely needed."""

    def __init__(
        self, recent: Sequence[ToldStep] = (), chapters: Sequence[Packed] = (), events: int = 0
    ) -> None:
        self.recent = [*recent]
        self.chapters = [*chapters]
        self.events = events  # in all steps

    @property
    def seq(self) -> int:
        """The number of the last step, or 0 if there is none."""
        return self.recent[-1].seq if self.recent else 0

    def add(self, step: ToldStep, final: int) -> None:
        """Add a step, and pack old ones that can no longer be taken back, up to step `final`."""
        self.recent.append(step)
        self.events += step.told
        if old := self.find(step.seq - RECENT):
            old.changes = None
        if len(self.recent) >= RECENT + CHAPTER and self.recent[CHAPTER - 1].seq <= final:
            packed, self.recent = self.recent[:CHAPTER], self.recent[CHAPTER:]
            self.chapters.append((packed[-1].seq, _packed(packed)))

    def find(self, seq: int) -> ToldStep | None:
        """Find a recent step by its number."""
        index = seq - self.recent[0].seq if self.recent else -1
        return self.recent[index] if 0 <= index < len(self.recent) else None

    def take_back(self, seq: int) -> None:
        """Remove the events of a decision in this turn."""
        step = self.find(seq)
        assert step is not None, f"step {seq} is too old to be taken back"
        self.events -= step.told
        step.take_back()

    def after(self, seq: int) -> list[ToldStep]:
        """List the steps after a number."""
        if self.recent and seq >= self.recent[0].seq - 1:
            return self.recent[seq - self.recent[0].seq + 1 :]
        first = bisect_right(self.chapters, seq, key=lambda chapter: chapter[0])
        older = [step for _, chapter in self.chapters[first:] for step in _unpacked(chapter)]
        return [*(step for step in older if step.seq > seq), *self.recent]


def _packed(steps: Sequence[ToldStep]) -> bytes:
    return zlib.compress(json.dumps([step.plain(with_changes=False) for step in steps]).encode())


def _unpacked(chapter: bytes) -> list[ToldStep]:
    return [ToldStep.read(plain) for plain in json.loads(zlib.decompress(chapter))]
