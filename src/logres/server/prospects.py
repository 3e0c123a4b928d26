"""Finds which options and places of the board help a seat's aims, in short steps between other work."""

from __future__ import annotations

import asyncio
from itertools import islice

from logres.engine import Chance, text
from logres.engine.reach import Prospects
from logres.server import seeds
from logres.server.outlook import MAX_OPTIONS
from logres.server.tables import Tables
from logres.server.wire.advice import ProspectsInfo


async def prospects(
    tables: Tables, table_id: str, guest_id: str | None, seat: int, expected: int
) -> ProspectsInfo:
    """Find the options and places that could bring an aim of a seat nearer.

    The answer is empty if step `expected` is no longer the last one of the table.
    """
    async with tables.locked(table_id, expected) as table:
        table.check_holder(seat, guest_id)
        found = ProspectsInfo(seat=seat, seq=table.seq, options={}, places={})
        if table.seq != expected or table.choice is None:
            return found
        tried = Prospects(table.playing(), seat, Chance.seeded(seeds.passing()))
    for place in tried.places:
        await asyncio.sleep(0)  # decisions come first
        if nearer := tried.of(place):
            found.places[place] = nearer
    for option in islice(tried.options, MAX_OPTIONS):
        await asyncio.sleep(0)
        if nearer := tried.by(option):
            found.options[text(option)] = nearer
    return found
