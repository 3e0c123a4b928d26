"""Tries the options of a question in short steps between other work, to show what they bring."""

from __future__ import annotations

import asyncio
from itertools import islice

from logres.engine import Chance
from logres.engine.outlook import Outcome, Outlook
from logres.server import seeds
from logres.server.problems import Refusal
from logres.server.table_views import event_info, question_info
from logres.server.tables import Tables
from logres.server.wire.answers import OutcomeInfo, OutlookInfo

MAX_OPTIONS = 200  # tried for one question: more than any question had in the recorded games


async def look_ahead(
    tables: Tables, table_id: str, guest_id: str | None, seat: int, expected: int
) -> OutlookInfo:
    """
    Try the options of the question that a seat is asked after a step.

    Once the table has moved on there is nothing to try. Whoever asked before they saw it made no mistake.
    """
    async with tables.locked(table_id) as table:
        table.check_holder(seat, guest_id)
        choice = table.choice
        if table.seq != expected:
            return OutlookInfo(seat=seat, seq=table.seq, outcomes=[])
        if choice is None or choice.seat != seat:
            raise Refusal("illegal", f"Seat {seat} is not asked.")
        outlook = Outlook(table.playing(), Chance.seeded(seeds.fresh()))
    outcomes: list[OutcomeInfo] = []
    for option in islice(outlook.options, MAX_OPTIONS):
        await asyncio.sleep(0)  # decisions come first
        if table.seq != expected:
            return OutlookInfo(seat=seat, seq=table.seq, outcomes=[])
        outcomes.append(outcome_info(outlook.of(option), seat))
    return OutlookInfo(seat=seat, seq=expected, outcomes=outcomes)


def outcome_info(outcome: Outcome, seat: int) -> OutcomeInfo:
    """Show an outcome as its seat may know it."""
    return OutcomeInfo(
        events=[event_info(event, seat) for event in outcome.events],
        points=outcome.points,
        certain=outcome.is_certain,
        then=None if outcome.then is None else question_info(outcome.then),
    )
