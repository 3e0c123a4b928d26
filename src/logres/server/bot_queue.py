"""The order in which bots think: watched tables before others, and guests in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple

from logres.server.metrics import BOT_WAIT_SECONDS

URGENT = -1  # the round of those that come before all others
TELL_SECONDS = 5.0  # a waiting table is told this often how many are ahead of it


class Ticket(NamedTuple):
    """The round in which a table thinks, and its place in that round."""

    round: int  # or URGENT
    place: int
    guest_id: str


class Ahead(NamedTuple):
    """How many tables think before a given one, and how many of these the same guest has opened."""

    tables: int
    own: int


class ThinkingOrder:
    """Chooses which table thinks next. All tables that a guest has opened count for that guest.

    A table takes a ticket when its bots begin to decide and keeps it until they have finished, so that nobody
    waits much longer than others. Each round has one ticket per guest: a guest with many tables fills later
    rounds, and another guest still gets into the current one. Tables that somebody is watching come first.
    """

    def __init__(self, is_watched: Callable[[str], bool]) -> None:
        self._is_watched = is_watched
        self._tickets: dict[str, Ticket] = {}  # by table
        self._waiting: set[str] = set()
        self._thinking: set[str] = set()
        self._round = 0  # the current one
        self._last: dict[str, int] = {}  # each guest's last round, if it is the current one or later
        self._taken = 0  # tickets

    @property
    def waiting(self) -> int:
        """The number of tables that are waiting."""
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        """The number of tables that are thinking."""
        return len(self._thinking)

    def join(self, table_id: str, guest_id: str, *, is_urgent: bool = False) -> None:
        """Take a ticket for a table, or an urgent one for a person who waits there."""
        self._taken += 1
        if is_urgent:
            self._tickets[table_id] = Ticket(URGENT, self._taken, guest_id)
            return
        self._last[guest_id] = max(self._round, self._last.get(guest_id, -1) + 1)
        self._tickets[table_id] = Ticket(self._last[guest_id], self._taken, guest_id)

    def leave(self, table_id: str) -> None:
        """Give the ticket of a table back."""
        del self._tickets[table_id]
        self._last = {one: last for one, last in self._last.items() if self._tickets and last >= self._round}

    def wait(self, table_id: str) -> None:
        """Queue a table that has a ticket."""
        self._waiting.add(table_id)

    def next(self) -> str | None:
        """Let the next table think, and return it; None if no table is waiting."""
        if not self._waiting:
            return None
        table_id = min(self._waiting, key=self._rank)
        self._waiting.remove(table_id)
        self._thinking.add(table_id)
        self._round = max(self._round, self._tickets[table_id].round)
        return table_id

    def stop(self, table_id: str) -> None:
        """Remove a table that was waiting or thinking."""
        self._waiting.discard(table_id)
        self._thinking.discard(table_id)

    def ahead(self, table_id: str) -> Ahead:
        """Count the tables that are thinking, or will think before this one."""
        rank, own = self._rank(table_id), self._tickets[table_id].guest_id
        before = [one for one in self._tickets if one in self._thinking or self._rank(one) < rank]
        return Ahead(len(before), sum(self._tickets[one].guest_id == own for one in before))

    def _rank(self, table_id: str) -> tuple[bool, Ticket]:
        ticket = self._tickets[table_id]
        return ticket.round != URGENT and not self._is_watched(table_id), ticket


class BotQueue:
    """Lets as many tables think at the same time as there are places."""

    def __init__(
        self,
        places: int,
        is_watched: Callable[[str], bool],
        tell: Callable[[str, Ahead], None],
        tell_seconds: float = TELL_SECONDS,
    ) -> None:
        self._places = places
        self._order = ThinkingOrder(is_watched)
        self._tell = tell
        self._tell_seconds = tell_seconds
        self._turns: dict[str, asyncio.Future[None]] = {}  # of the tables that are waiting or thinking

    @property
    def waiting(self) -> int:
        """The number of tables that wait for a place."""
        return self._order.waiting

    @property
    def thinking(self) -> int:
        """The number of tables that have a place."""
        return self._order.thinking

    @contextmanager
    def ticket(self, table_id: str, guest_id: str, *, is_urgent: bool = False) -> Iterator[None]:
        """Hold a ticket for a table, or an urgent one for a person, for the duration of the block."""
        self._order.join(table_id, guest_id, is_urgent=is_urgent)
        try:
            yield
        finally:
            self._order.leave(table_id)

    @asynccontextmanager
    async def place(self, table_id: str) -> AsyncIterator[None]:
        """Wait for a place for a table with a ticket, and hold it for the duration of the block.

        A table that waits a long time is told so.
        """
        turn = self._turns[table_id] = asyncio.get_running_loop().create_future()
        self._order.wait(table_id)
        self._serve()
        try:
            with BOT_WAIT_SECONDS.time():
                await self._wait(turn, table_id)
            yield
        finally:
            del self._turns[table_id]
            self._order.stop(table_id)
            self._serve()

    async def _wait(self, turn: asyncio.Future[None], table_id: str) -> None:
        was_told = False
        while not turn.done():
            await asyncio.wait({turn}, timeout=self._tell_seconds)
            if not turn.done():
                self._tell(table_id, self._order.ahead(table_id))
                was_told = True
        if was_told:
            self._tell(table_id, Ahead(0, 0))

    def _serve(self) -> None:
        while self._order.thinking < self._places and (table_id := self._order.next()) is not None:
            self._turns[table_id].set_result(None)
