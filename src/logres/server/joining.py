"""Joining and leaving tables before their games begin, and throwing away games against bots."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from functools import partial

from logres.server.background import shielded
from logres.server.invitations import Invitations
from logres.server.problems import Refusal
from logres.server.rows import GuestRow, SeatRow, StoredTable
from logres.server.seats import bot_seat, distinct_name
from logres.server.store import Conflict
from logres.server.table import Table
from logres.server.tables import Tables, until_done

SEAT_TAKEN = "Somebody else has taken this seat."


class Joining:
    """Gives free seats to guests and bots. The game begins when the last one is taken."""

    def __init__(self, tables: Tables, invitations: Invitations) -> None:
        self._tables = tables
        self._invitations = invitations
        self.background = tables.background

    @shielded
    async def sit(self, guest: GuestRow, table_id: str) -> StoredTable:
        """Take a free seat of an open table. A guest who already sits there keeps that seat."""
        return await until_done(lambda: self._sit(guest, table_id))

    async def _sit(self, guest: GuestRow, table_id: str) -> StoredTable:
        async with self._tables.locked(table_id) as table:
            if table.row.visibility != "open":
                raise Refusal("private", "You can join this table only by invitation.")
            if not table.seats_of(guest.id):
                free = [seat for seat in table.seats if seat.is_free]
                if not free:
                    raise Refusal("table-full", "Every seat of this table is taken.")
                await self._take(table, guest, free[0])
            return table.stored

    async def invited(self, code: str) -> StoredTable:
        """Return the table of an invitation."""
        table_id, number = self._invitations.read(code)
        async with self._tables.locked(table_id) as table:
            table.seat(number)
            return table.stored

    @shielded
    async def accept(self, guest: GuestRow, code: str) -> StoredTable:
        """Take the seat of an invitation. A guest who already sits at the table keeps that seat."""
        table_id, number = self._invitations.read(code)
        return await until_done(lambda: self._accept(guest, table_id, number))

    async def _accept(self, guest: GuestRow, table_id: str, number: int) -> StoredTable:
        async with self._tables.locked(table_id) as table:
            if not table.seats_of(guest.id):
                if not table.seat(number).is_free:
                    raise Refusal("table-full", SEAT_TAKEN)
                await self._take(table, guest, table.seat(number))
            return table.stored

    @shielded
    async def seat_bot(self, guest: GuestRow, table_id: str, number: int, level: str) -> StoredTable:
        """Give a free seat to a bot, as only the guest who opened the table may."""
        return await until_done(lambda: self._seat_bot(guest, table_id, number, level))

    async def _seat_bot(self, guest: GuestRow, table_id: str, number: int, level: str) -> StoredTable:
        async with self._tables.locked(table_id) as table:
            seat = table.seat(number)
            if guest.id != table.row.opener_id:
                raise Refusal("not-yours", "Only the player who opened the table can seat bots.")
            if not seat.is_free:
                raise Refusal("table-full", SEAT_TAKEN)
            await self._seat(table, bot_seat(seat, table.row.game, level, table.seats))
            return table.stored

    async def _take(self, table: Table, guest: GuestRow, seat: SeatRow) -> None:
        name = distinct_name(guest.name, [other.name for other in table.seats])
        await self._seat(table, replace(seat, guest_id=guest.id, name=name))

    async def _seat(self, table: Table, taken: SeatRow) -> None:
        now = time.time()
        async with self._tables.changing(table):
            table.change_seats([taken])
            notice = table.new_notice(now, "sat-down", taken.seat)
            steps = table.begin_if_full(now)
            await self._tables.commit(table, now, steps=steps, seated=[taken], notices=[notice])

    @shielded
    async def leave_all(self, guest: GuestRow) -> None:
        """Give back all seats of a guest at tables that have not begun, and close its own."""
        for table_id in await self._tables.gathering_of(guest):
            with suppress(Refusal):  # it has begun or was closed meanwhile
                await until_done(partial(self._leave, guest, table_id))

    @shielded
    async def leave(self, guest: GuestRow, table_id: str) -> None:
        """Give a seat back before the game begins. When the opener leaves, the table is closed."""
        await until_done(lambda: self._leave(guest, table_id))

    async def _leave(self, guest: GuestRow, table_id: str) -> None:
        async with self._tables.locked(table_id) as table:
            held = table.seats_of(guest.id)
            if guest.id != table.row.opener_id and not held:
                raise Refusal("not-yours", "You have no seat at this table.")
            if table.stored.summary.stage != "gathering":
                raise Refusal("bad-request", "You cannot leave a game that has begun.")
            if guest.id == table.row.opener_id:
                await self._close(table)
                return
            now, name = time.time(), table.seat(held[0]).name or guest.name
            async with self._tables.changing(table):
                table.change_seats([replace(table.seat(number), guest_id=None, name=None) for number in held])
                notice = table.new_notice(now, "left", held[0], name=name)
                await self._tables.commit(table, now, vacated=held, notices=[notice])

    @shielded
    async def throw_away(self, guest: GuestRow, table_id: str) -> None:
        """Give up a running game against bots only, and delete it."""
        async with self._tables.locked(table_id) as table:
            if guest.id != table.row.opener_id or not table.seats_of(guest.id):
                raise Refusal("not-yours", "Only the player who has opened a table can throw it away.")
            if table.stored.summary.stage == "over":
                raise Refusal("is-over", "This game is over. Its replay stays.")
            if not table.stored.is_disposable_by(guest.id):
                raise Refusal(
                    "not-alone", "A game can be thrown away only if all others at the table are bots."
                )
            await self._close(table)

    async def _close(self, table: Table) -> None:
        try:
            await self._tables.close_table(table)
        except Conflict:  # another process has made a step meanwhile
            await self._tables.reload(table)
            raise Refusal("stale", "The table has moved on. Try again.") from None
