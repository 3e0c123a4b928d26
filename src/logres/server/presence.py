"""Which guests are connected to which tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection


class Presence:
    """Counts the connections of each guest to each table."""

    def __init__(self) -> None:
        self._connections: dict[str, Counter[str]] = {}

    def guests(self, table_id: str) -> Collection[str]:
        """Return the ids of the guests who are connected to a table."""
        return frozenset(self._connections.get(table_id, ()))

    def enter(self, table_id: str, guest_id: str) -> bool:
        """Add a connection, and return whether it is the guest's first to this table."""
        connections = self._connections.setdefault(table_id, Counter())
        connections[guest_id] += 1
        return connections[guest_id] == 1

    def leave(self, table_id: str, guest_id: str) -> bool:
        """Remove a connection, and return whether it was the guest's last to this table."""
        connections = self._connections[table_id]
        connections[guest_id] -= 1
        if connections[guest_id]:
            return False
        del connections[guest_id]
        if not connections:
            del self._connections[table_id]
        return True
