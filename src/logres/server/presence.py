"""Which guests are connected to which tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

Place = tuple[str, str]  # a table and a guest who is connected to it


class Presence:
    """Counts the connections of each guest to each table, and knows who is there through other servers."""

    def __init__(self) -> None:
        self._connections: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, set[str]] = {}
        self.changed: Callable[[Place], None] = lambda place: None  # told when a guest has come or gone here

    def is_here(self, table_id: str, guest_id: str | None) -> bool:
        """Whether a guest is connected to a table, through whichever server."""
        return guest_id in self._connections.get(table_id, ()) or guest_id in self._elsewhere.get(
            table_id, ()
        )

    def has(self, place: Place) -> bool:
        """Whether a guest is connected to a table through this server."""
        table_id, guest_id = place
        return guest_id in self._connections.get(table_id, ())

    @property
    def places(self) -> set[Place]:
        """All guests who are connected through this server, and where."""
        return {(table_id, guest_id) for table_id, here in self._connections.items() for guest_id in here}

    def enter(self, table_id: str, guest_id: str) -> bool:
        """Add a connection, and return whether it is the guest's first to this table."""
        connections = self._connections.setdefault(table_id, Counter())
        connections[guest_id] += 1
        if connections[guest_id] > 1:
            return False
        self.changed((table_id, guest_id))
        return True

    def leave(self, table_id: str, guest_id: str) -> bool:
        """Remove a connection, and return whether it was the guest's last to this table."""
        connections = self._connections[table_id]
        connections[guest_id] -= 1
        if connections[guest_id]:
            return False
        del connections[guest_id]
        if not connections:
            del self._connections[table_id]
        self.changed((table_id, guest_id))
        return True

    def is_elsewhere(self, found: Iterable[Place], tables: Iterable[str] | None = None) -> list[str]:
        """Learn who is at these tables, or at all, through other servers; return where that is new."""
        known: dict[str, set[str]] = {}
        for table_id, guest_id in found:
            known.setdefault(table_id, set()).add(guest_id)
        asked = {*self._elsewhere, *known} if tables is None else set(tables)
        new = [table_id for table_id in asked if self._elsewhere.get(table_id) != known.get(table_id)]
        for table_id in new:
            self._elsewhere.pop(table_id, None)
            if table_id in known:
                self._elsewhere[table_id] = known[table_id]
        return new


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
