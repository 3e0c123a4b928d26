"""Tries plans for a round on a separate thread, one after another."""

from __future__ import annotations

import asyncio

from logres.engine import Chance
from logres.players import PLANS, Plan, Turn, Way, Wish
from logres.server import seeds
from logres.server.table_views import event_info, plain
from logres.server.tables import Tables
from logres.server.wire.advice import PlanInfo, PlannedTurn, WayInfo
from logres.server.wire.requests import PlanRequest


class Planning:
    """Tells a seat what the rest of a round would bring, from what the seat knows. Nothing is stored."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._trying = asyncio.Semaphore(1)  # more threads would only take time from the event loop

    async def plan(self, guest_id: str, table_id: str, request: PlanRequest) -> PlanInfo:
        """Try a plan. The answer has no turns if the table has moved on or there is nothing to plan."""
        seat = request.seat
        async with self._tables.locked(table_id, request.after) as table:
            table.check_holder(seat, guest_id)
            kind = PLANS.get(table.row.game)
            if table.seq != request.after or table.choice is None or kind is None:
                return PlanInfo(seat=seat, seq=table.seq, dice=[], turns=[], view=None, projected=[])
            session = table.playing()
            plan = kind(session, seat, Chance.seeded(seeds.passing()))
            before = session.view(seat)
        dice = plan.dice
        wishes = [Wish(turn.die, tuple(turn.way)) for turn in request.turns]
        async with self._trying:
            turns = await asyncio.to_thread(_played, plan, wishes)
        return PlanInfo(
            seat=seat,
            seq=request.after,
            dice=dice,
            turns=[_turn_info(turn, seat) for turn in turns],
            view={**before, **plan.view()},
            projected=plan.game.projected(),
        )


def _played(plan: Plan, wishes: list[Wish]) -> list[Turn]:
    return [*plan.turns(wishes)]


def _turn_info(turn: Turn, seat: int) -> PlannedTurn:
    return PlannedTurn(
        die=turn.die,
        way=_way_info(turn.way),
        ways=[_way_info(way) for way in turn.ways],
        events=[event_info(event, seat) for event in turn.events],
        certain=turn.is_certain,
    )


def _way_info(way: Way) -> WayInfo:
    return WayInfo(options=[plain(act) for act in way.acts], words=[*way.words], space=way.space)
