"""A caller that disconnects during a change does not interrupt it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from logres.engine import text
from logres.server.services import Services
from logres.server.wire.requests import DecisionRequest, SeatPlan, TablePlan
from tests.server.arrange import settings_for
from tests.server.database import blocked
from tests.server.process import PATIENCE


async def play_with_interruptions(data: Path) -> None:
    """Cancel each decision before it is stored. It is still stored, and the bot moves."""
    services = Services(settings_for(data))
    await services.open()
    guest, _ = await services.guests.welcome("Ada")
    plan = TablePlan(seats=[SeatPlan(kind="you"), SeatPlan(kind="bot", bot="random")])
    table = (await services.opening.open_table(guest, plan)).row.id
    for number in range(8):
        async with asyncio.timeout(PATIENCE):
            while True:
                async with services.tables.locked(table) as found:
                    choice, seq = found.choice, found.seq
                if choice is not None and choice.seat == 0:
                    break
                await asyncio.sleep(0.01)
        request = DecisionRequest(
            seat=0, expected=seq, option=text(choice.options[0]), key=f"interrupted-{number}"
        )
        with blocked(data):
            deciding = asyncio.create_task(services.playing.step(guest.id, table, request))
            await asyncio.sleep(0.02)
            deciding.cancel()
            await asyncio.sleep(0.01)
        assert await services.playing.step(guest.id, table, request) == seq + 1
    rows = await services.store.steps(table, 0)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    await services.close()


def test_a_decision_whose_sender_is_gone_is_finished(tmp_path: Path) -> None:
    asyncio.run(play_with_interruptions(tmp_path))


async def interrupted_once(data: Path) -> None:
    """Cancel a decision and do not repeat it. The bot must still be woken."""
    services = Services(settings_for(data))
    guest, _ = await services.guests.welcome("Ada")
    plan = TablePlan(seats=[SeatPlan(kind="bot", bot="random"), SeatPlan(kind="you")])
    table = (await services.opening.open_table(guest, plan)).row.id
    async with asyncio.timeout(PATIENCE):
        while True:
            async with services.tables.locked(table) as found:
                choice, seq = found.choice, found.seq
            if choice is not None and choice.seat == 1 and choice.ask == "draw-knights":
                break  # the last question of the turn: the bot is next
            if choice is not None and choice.seat == 1:
                request = DecisionRequest(seat=1, expected=seq, option="-", key=f"declined-{seq:04}")
                await services.playing.step(guest.id, table, request)
            await asyncio.sleep(0.01)
    with blocked(data):
        request = DecisionRequest(seat=1, expected=seq, option="1", key="interrupted")
        deciding = asyncio.create_task(services.playing.step(guest.id, table, request))
        await asyncio.sleep(0.05)
        deciding.cancel()
        await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE):
        while len(await services.store.steps(table, seq)) < 2:
            await asyncio.sleep(0.02)
    await services.close()


def test_a_bot_is_woken_even_if_the_sender_is_gone(tmp_path: Path) -> None:
    asyncio.run(interrupted_once(tmp_path))
