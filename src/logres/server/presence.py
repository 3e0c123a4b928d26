"""Which guests are connected to which tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable


class Presence:
    """Counts the connections of each guest to each table."""

    def __init__(self) -> None:
        self._connections: dict[str, Counter[str]] = {}

    def is_here(self, table_id: str, guest_id: str | None) -> bool:
        """Whether a guest is connected to a table."""
        return guest_id in self._connections.get(table_id, ())

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


class Gathered:
    """Calls a function for a table when asked: immediately, but then not again until a pause is over."""

    def __init__(self, seconds: float, call: Callable[[str], None]) -> None:
        self._seconds = seconds
        self._call = call
        self._pausing: dict[str, bool] = {}  # whether another call is wanted after the pause

    def ask(self, table_id: str) -> None:
        """Ask for a call."""
        if table_id in self._pausing:
            self._pausing[table_id] = True
            return
        self._pausing[table_id] = False
        asyncio.get_running_loop().call_later(self._seconds, self._go_on, table_id)
        self._call(table_id)

    def _go_on(self, table_id: str) -> None:
        if self._pausing.pop(table_id):
            self.ask(table_id)
