"""The changes of each reader's view, event by event, as JSON Patch (RFC 6902)."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import compress
from operator import attrgetter, ne
from typing import TypedDict, cast
from weakref import WeakMethod

from logres.engine.choice import Json
from logres.engine.game import Event, Game
from logres.engine.view import seen_zone

Reader = int | None  # a seat, or a spectator


class Operation(TypedDict, total=False):
    """One operation of a patch: "add", "replace" or, without a value, "remove"."""

    op: str
    path: str
    value: Json


Patch = list[Operation]


@dataclass(slots=True)
class Change:
    """A change of the views: the part that all readers share, and the part that each sees alone."""

    shared: Patch = field(default_factory=list)
    own: dict[Reader, Patch] = field(default_factory=dict)

    def seen_by(self, reader: Reader) -> Patch:
        """The patch of this reader's view."""
        own = self.own.get(reader)
        return [*self.shared, *own] if own else self.shared

    def then(self, later: Change) -> Change:
        """This change combined with a later one."""
        own = {**self.own}
        for reader, patch in later.own.items():
            own[reader] = [*own.get(reader, ()), *patch]
        return Change([*self.shared, *later.shared], own)


class Onlookers:
    """Tracks what each reader has been shown of a game, and computes what is new."""

    def __init__(self, game: Game, head: Mapping[str, Json], *, is_open: bool = False) -> None:
        self._is_open = is_open  # the readers see everything
        self._readers: tuple[Reader, ...] = (*game.seats, None)
        self._copiers = type(game).copiers()
        self._public = [name for name in game.zones if name not in game.secrets]
        self._entries = _reader(self._public)
        self._head = {**head}
        self._over = game.over
        self._zones = {name: self._copiers[name](getattr(game, name)) for name in self._public}
        self._piles = {name: self._copiers[name](getattr(game, name)) for name in game.secrets}
        self._seen = {name: self._seen_zone(game, name) for name in game.secrets}
        self._shared_sum: int | None = None  # of all entries that everybody sees; None after a change
        self._sums: dict[str, int] = {}  # of entries that have not changed since the last digest
        self._seen_sums: dict[str, dict[Reader, int]] = {}  # of secret zones, likewise

    def change(self, game: Game, head: Mapping[str, Json]) -> Change:
        """Return the change since the last call, which then counts as shown."""
        change, shown = Change(), self._zones
        changed = [*compress(self._public, map(ne, self._entries(game), shown.values()))]
        for name in changed:
            before, shown[name] = shown[name], self._copiers[name](getattr(game, name))
            _compare(before, shown[name], f"/{name}", change.shared)
            self._sums.pop(name, None)
        for name, entry in head.items():
            if entry != self._head[name]:
                _compare(self._head[name], entry, f"/{name}", change.shared)
                self._head[name] = entry
        if change.shared:
            self._shared_sum = None
        self._look(game, changed, change)
        self._over = game.over
        return change

    def digest(self, fixed: Mapping[str, Json], reader: Reader) -> str:
        """Return the digest of the view that a reader has been shown, including its fixed entries."""
        if self._shared_sum is None:
            self._shared_sum = self._sum_shared(fixed)
        total = self._shared_sum
        for name, seen in self._seen.items():
            sums = self._seen_sums.setdefault(name, {})
            if reader not in sums:
                sums[reader] = _sum(name, seen[reader])
            total += sums[reader]
        return _digest(total)

    def _sum_shared(self, fixed: Mapping[str, Json]) -> int:
        total = sum(_sum(name, entry) for name, entry in self._head.items())
        for name, entry in (*fixed.items(), *((name, self._zones[name]) for name in self._public)):
            if name not in self._sums:
                self._sums[name] = _sum(name, entry)
            total += self._sums[name]
        return total

    def _look(self, game: Game, changed: Sequence[str], change: Change) -> None:
        """Add the changes of secret zones, which depend on who has looked and whether the game is over."""
        shown = self._piles
        for name, declared in game.secrets.items():
            now = getattr(game, name)
            if now == shown[name] and declared.looked not in changed and game.over == self._over:
                continue
            shown[name] = self._copiers[name](now)
            before = self._seen[name]
            self._seen_sums.pop(name, None)
            self._seen[name] = self._seen_zone(game, name)
            for reader, seen in self._seen[name].items():
                patch: Patch = []
                _compare(before[reader], seen, f"/{name}", patch)
                if patch:
                    change.own.setdefault(reader, []).extend(patch)

    def _seen_zone(self, game: Game, name: str) -> dict[Reader, Json]:
        """A secret zone as each reader sees it."""
        whole = cast("Json", self._copiers[name](getattr(game, name)))
        if game.over or self._is_open:
            return dict.fromkeys(self._readers, whole)
        return {reader: seen_zone(game, name, whole, reader) for reader in self._readers}


def _reader(names: Sequence[str]) -> Callable[[Game], Sequence[object]]:
    """Return a function that reads these zones, in C if there are several."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda game: [getattr(game, name) for name in names]


class Witnessed(list[Event]):
    """A list of events that stores with each event what it changed."""

    def __init__(self, told: Sequence[Event], witness: Callable[[], Change]) -> None:
        super().__init__(told)
        self._witness = WeakMethod(witness)  # of the session that holds this list
        self.is_retold = False

    def append(self, event: Event) -> None:
        """Add an event, with the change that led to it."""
        witness = self._witness()
        if not self.is_retold and witness is not None:
            event.change = witness()
        super().append(event)

    @contextmanager
    def retelling(self, first: int) -> Iterator[None]:
        """Let the events from number `first` on be told again; each keeps the change that it had."""
        before = self[first:]
        self.is_retold = True
        try:
            yield
        finally:
            self.is_retold = False
        for old, again in zip(before, self[first:], strict=False):
            again.change = old.change


# Patches


def difference(before: Json, now: Json) -> Patch:
    """Return the operations that turn one document into another."""
    patch: Patch = []
    _compare(before, now, "", patch)
    return patch


def _compare(before: object, now: object, path: str, patch: Patch) -> None:
    if before == now:
        return
    if isinstance(before, dict) and isinstance(now, dict):
        for key in before:
            if key not in now:
                patch.append({"op": "remove", "path": f"{path}/{_pointer(key)}"})
        for key, value in now.items():
            if key not in before:
                patch.append({"op": "add", "path": f"{path}/{_pointer(key)}", "value": value})
            else:
                _compare(before[key], value, f"{path}/{_pointer(key)}", patch)
    elif isinstance(before, (list, tuple)) and isinstance(now, (list, tuple)):
        _compare_lists(before, now, path, patch)
    else:
        patch.append({"op": "replace", "path": path, "value": cast("Json", now)})


def _compare_lists(before: Sequence[object], now: Sequence[object], path: str, patch: Patch) -> None:
    """Compare two lists entry by entry.

    If their lengths differ, entries are added or removed between the common start and end.
    """
    first, least = 0, min(len(before), len(now))
    if len(before) != len(now):
        while first < least and before[first] == now[first]:
            first += 1
    last = 0
    if len(before) != len(now):
        while last < least - first and before[-1 - last] == now[-1 - last]:
            last += 1
    kept = least - first - last
    for index in range(first, first + kept):
        _compare(before[index], now[index], f"{path}/{index}", patch)
    for index in range(len(before) - last - 1, first + kept - 1, -1):
        patch.append({"op": "remove", "path": f"{path}/{index}"})
    for index in range(first + kept, len(now) - last):
        patch.append({"op": "add", "path": f"{path}/{index}", "value": cast("Json", now[index])})


def _pointer(key: object) -> str:
    """A key as a part of a JSON pointer."""
    return str(key).replace("~", "~0").replace("/", "~1")


def patched(document: Json, patch: Patch) -> Json:
    """Apply a patch to a copy of the document, which shares all unchanged parts with the original."""
    for operation in patch:
        document = _patched(document, operation["path"].split("/")[1:], operation)
    return document


def _patched(document: Json, path: list[str], operation: Operation) -> Json:
    if not path:
        return operation["value"]
    word, *rest = path
    if isinstance(document, dict):
        key = word.replace("~1", "/").replace("~0", "~")
        if operation["op"] == "remove" and not rest:
            return {name: value for name, value in document.items() if name != key}
        return {**document, key: _patched(document.get(key), rest, operation)}
    assert isinstance(document, list), f"{operation['path']} leads nowhere"
    index = int(word)
    if rest or operation["op"] == "replace":
        return [*document[:index], _patched(document[index], rest, operation), *document[index + 1 :]]
    added = [operation["value"]] if operation["op"] == "add" else []
    return [*document[:index], *added, *document[index + (operation["op"] == "remove") :]]


# The digest of a view is the sum of the CRC-32 of its entries, so that only changed entries are hashed again.


def digest(view: Mapping[str, object]) -> str:
    """Return a checksum of a view, so that a reader can verify that it missed no change."""
    return _digest(sum(_sum(name, entry) for name, entry in view.items()))


WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _sum(name: str, entry: object) -> int:
    return zlib.crc32(WRITER.encode([name, entry]).encode())


def _digest(total: int) -> str:
    return f"{total & 0xFFFFFFFF:08x}"
