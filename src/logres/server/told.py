"""The steps of a game as text, ready to be sent. The parts that all readers share are written once."""

from __future__ import annotations

import json
import zlib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from pydantic_core import to_json

from logres.engine import Change, Event
from logres.engine.changes import Reader
from logres.server.rows import StepRow
from logres.server.wire.answers import EventInfo
from logres.server.wire.values import StepKind

RECENT = 32  # the last steps, whose changes are kept: more than any client plays back
CHAPTER = 16  # steps that are packed together
OPEN = 8  # the last steps are not packed, because somebody could still ask for them

NOBODY: Mapping[Reader, str] = MappingProxyType({})  # sees anything alone

PlainChange = tuple[str, list[tuple[Reader, str]]]
PlainChanges = list[PlainChange] | None
Plain = tuple[int, StepKind, int | None, int, int, str, list[tuple[int, str]], PlainChanges, int]


@dataclass(frozen=True, slots=True)
class ToldChange:
    """A change of the views: the operations that all readers share, and those that each sees alone."""

    shared: str
    own: Mapping[Reader, str]

    @classmethod
    def of(cls, change: Change) -> ToldChange:
        """Write a change."""
        own = {reader: _listed(patch) for reader, patch in change.own.items()}
        return cls(_listed(change.shared), own or NOBODY)

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
        changes = self.plain_changes() if with_changes else None
        secrets = [*self.secrets.items()]
        facts = self.seq, self.kind, self.seat, self.turn, self.told, self.events
        return *facts, secrets, changes, self.projected_since

    def plain_changes(self) -> PlainChanges:
        """Return the changes as plain data."""
        if self.changes is None:
            return None
        return [(change.shared, [*change.own.items()]) for change in self.changes]

    @classmethod
    def read(cls, plain: Plain) -> ToldStep:
        """Read a step from plain data."""
        seq, kind, seat, turn, told, events, secrets, changes, since = plain
        return cls(seq, kind, seat, turn, told, events, dict(secrets), _read_changes(changes), since)


def _read_changes(plain: PlainChanges) -> list[ToldChange] | None:
    return None if plain is None else [ToldChange(shared, dict(own)) for shared, own in plain]


def _events(events: Sequence[Event], seat: Reader) -> str:
    infos = [EventInfo(name=event.name, seat=event.seat, facts=event.facts_for(seat)) for event in events]
    return _listed(infos)


def _listed(items: Sequence[object]) -> str:
    """Write a list without its brackets."""
    return to_json(items)[1:-1].decode() if items else ""


class Chapter(NamedTuple):
    """Some steps that follow each other, packed."""

    last: int  # the number of the last step
    steps: bytes
    changes: bytes  # of the steps; empty if all of them are too old

    @classmethod
    def of(cls, steps: Sequence[ToldStep]) -> Chapter:
        """Pack steps."""
        changes = _packed([step.plain_changes() for step in steps])
        return cls(steps[-1].seq, _packed([step.plain(with_changes=False) for step in steps]), changes)

    def unpacked(self, changed_after: int) -> list[ToldStep]:
        """Return the steps; those after a number with their changes."""
        steps = [ToldStep.read(plain) for plain in json.loads(zlib.decompress(self.steps))]
        if self.changes and self.last > changed_after:
            for step, changes in zip(steps, json.loads(zlib.decompress(self.changes)), strict=True):
                if step.seq > changed_after:
                    step.changes = _read_changes(changes)
        return steps


class History:
    """All steps of a game. Most are packed, because they are rarely needed."""

    def __init__(
        self, recent: Sequence[ToldStep] = (), chapters: Sequence[Chapter] = (), events: int = 0
    ) -> None:
        self.recent = [*recent]
        self.chapters = [*chapters]
        self.events = events  # in all steps

    @property
    def seq(self) -> int:
        """The number of the last step, or 0 if there is none."""
        return self.recent[-1].seq if self.recent else 0

    def add(self, step: ToldStep, final: int) -> None:
        """Add a step, and pack some that can no longer be taken back: those before step `final`."""
        self.recent.append(step)
        self.events += step.told
        if old := self.find(step.seq - RECENT):
            old.changes = None
        for index, chapter in enumerate(self.chapters):
            if chapter.changes and chapter.last <= step.seq - RECENT:
                self.chapters[index] = chapter._replace(changes=b"")
        if len(self.recent) >= OPEN + CHAPTER and self.recent[CHAPTER - 1].seq < final:
            self.chapters.append(Chapter.of(self.recent[:CHAPTER]))
            del self.recent[:CHAPTER]

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
        first = bisect_right(self.chapters, seq, key=lambda chapter: chapter.last)
        changed_after = self.seq - RECENT
        older = [step for chapter in self.chapters[first:] for step in chapter.unpacked(changed_after)]
        return [*(step for step in older if step.seq > seq), *self.recent]


def _packed(data: Sequence[object]) -> bytes:
    return zlib.compress(to_json(data))
