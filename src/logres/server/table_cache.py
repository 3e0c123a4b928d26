"""A cache by table. A worker and the server each have one, and both forget the same tables."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 64  # the tables whose games a worker keeps, each well under a megabyte


class TableCache(Generic[T]):
    """Values by table. Beyond the limit the least recently used one is forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._values: OrderedDict[str, T] = OrderedDict()

    def get(self, table_id: str) -> T | None:
        """Return the value of a table without counting this as a use."""
        return self._values.get(table_id)

    def take(self, table_id: str) -> T | None:
        """Remove and return the value of a table. The caller puts it back to keep it."""
        return self._values.pop(table_id, None)

    def put(self, table_id: str, value: T) -> None:
        """Keep the value of a table, as the most recently used one."""
        self._values[table_id] = value
        self._values.move_to_end(table_id)
        if len(self._values) > self._most:
            self._values.popitem(last=False)


def digest(game: str) -> str:
    """Return a checksum of a saved game."""
    return sha256(game.encode()).hexdigest()
