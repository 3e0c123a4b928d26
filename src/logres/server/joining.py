"""Joining and leaving tables before their games begin."""

from __future__ import annotations

import time
from dataclasses import replace

from logres.server.background import shielded
from logres.server.invitations import Invitations
from logres.server.problems import Refusal
from logres.server.rows import GuestRow, SeatRow, StoredTable
from logres.server.seats import distinct_name
from logres.server.store import Conflict
from logres.server.table import Table
from logres.server.tables import Tables

SEAT_TAKEN = "Somebody else has taken this seat."


class Joining:
    """Gives free seats to guests. The game begins when the last one is taken."""

    def __init__(self, tables: Tables, invitations: Invitations) -> None:
        self._tables = tables
        self._invitations = invitations
        self.background = tables.background

    @shielded
    async def sit(self, guest: GuestRow, table_id: str) -> StoredTable:
        """Take a free seat of an open table. A guest who already sits there keeps that seat."""
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
        async with self._tables.locked(table_id) as table:
            if not table.seats_of(guest.id):
                if not table.seat(number).is_free:
                    raise Refusal("table-full", SEAT_TAKEN)
                await self._take(table, guest, table.seat(number))
            return table.stored

    async def _take(self, table: Table, guest: GuestRow, seat: SeatRow) -> None:
        now = time.time()
        name = distinct_name(guest.name, [other.name for other in table.seats])
        taken = replace(seat, guest_id=guest.id, name=name)
        async with self._tables.changing(table):
            table.change_seats([taken])
            notice = table.new_notice(now, "sat-down", seat.seat)
            steps = table.begin_if_full(now)
            try:
                await self._tables.commit(table, now, steps=steps, seated=[taken], notices=[notice])
            except Conflict:
                raise Refusal("table-full", SEAT_TAKEN) from None

    @shielded
    async def leave(self, guest: GuestRow, table_id: str) -> None:
        """Give a seat back before the game begins. When the opener leaves, the table is closed."""
        async with self._tables.locked(table_id) as table:
            held = table.seats_of(guest.id)
            if guest.id != table.row.opener_id and not held:
                raise Refusal("not-yours", "You have no seat at this table.")
            if table.stored.summary.stage != "gathering":
                raise Refusal("bad-request", "You cannot leave a game that has begun.")
            if guest.id == table.row.opener_id:
                await self._tables.close_table(table)
                return
            now, name = time.time(), table.seat(held[0]).name or guest.name
            async with self._tables.changing(table):
                table.change_seats([replace(table.seat(number), guest_id=None, name=None) for number in held])
                notice = table.new_notice(now, "left", held[0], name=name)
                await self._tables.commit(table, now, vacated=held, notices=[notice])
