"""Bots at tables: a thought is played step by step, and dropped as soon as the table has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from logres.engine import text
from logres.server.bot_worker import AskedGame, BotWorkers
from logres.server.bots import Bots
from logres.server.playing import Help
from logres.server.services import Services
from logres.server.settings import Settings
from logres.server.table import Table
from logres.server.wire.requests import SeatPlan, TablePlan
from tests.server.process import PATIENCE

SEATS = [SeatPlan(kind="bot", bot="random"), SeatPlan(kind="you")]

Think = Callable[[AskedGame], Awaitable[list[str]]]


class FakeWorkers(BotWorkers):
    """Workers that think as a test says."""

    def __init__(self, settings: Settings, think: Think) -> None:
        super().__init__(settings)
        self.think = think
        self.asked: list[AskedGame] = []

    async def decide(self, game: AskedGame, bot: str) -> list[str]:
        self.asked.append(game)
        return await self.think(game)


class House:
    """A server whose bots think as a test says."""

    def __init__(self, data: Path) -> None:
        settings = Settings(data)
        self.services = Services(settings)
        self.workers = FakeWorkers(settings, self.first_option)
        services = self.services
        services.tables.watchers.remove(services.bots.wake_if_asked)
        services.bots = Bots(
            settings, services.tables, services.playing, services.live, self.workers, services.store
        )
        services.tables.watchers += [self._see, services.bots.wake_if_asked]
        self.table_id = ""

    def _see(self, table: Table) -> None:
        self.table_id = table.id

    async def first_option(self, game: AskedGame) -> list[str]:
        return (await self.options())[:1]

    async def open_table(self) -> None:
        """Open a table where the bot or the guest begins."""
        guest, _ = await self.services.guests.welcome("Ada")
        await self.services.opening.open_table(guest, TablePlan(seats=SEATS))

    async def options(self) -> list[str]:
        """The words that may be answered now."""
        async with self.services.tables.locked(self.table_id) as table:
            assert table.choice is not None
            return [*map(text, table.choice.options)]

    async def look(self) -> Table:
        async with self.services.tables.locked(self.table_id) as table:
            return table

    async def person_plays(self) -> None:
        """Let the person take the first option until a bot is asked."""
        while (choice := (await self.look()).choice) is not None and choice.seat == 1:
            async with self.services.tables.locked(self.table_id) as table:
                await self.services.playing.decide_for_bot(table, 1, text(choice.options[0]), None)

    async def until_person(self) -> Table:
        """Wait until the person is asked."""
        async with asyncio.timeout(PATIENCE):
            while (table := await self.look()).choice is None or table.choice.seat != 1:
                await asyncio.sleep(0.005)
        return table


def test_a_thought_is_decided_without_asking_again(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path)
        lines: list[list[str]] = []

        async def whole_turn(game: AskedGame) -> list[str]:
            table = await house.look()
            copy = table.playing().clone()
            line = []
            while copy.choice is not None and copy.choice.seat == 0:
                line.append(text(copy.choice.options[0]))
                copy.decide(copy.choice.options[0])
            lines.append(line)
            return line

        house.workers.think = whole_turn
        await house.open_table()
        await house.person_plays()
        table = await house.until_person()
        await house.person_plays()
        table = await house.until_person()
        made = [text(one.option) for one in table.playing().decisions if one.seat == 0]
        assert max(map(len, lines)) > 1
        assert made == [word for line in lines for word in line]
        await house.services.close()

    asyncio.run(play())


def test_a_line_is_broken_off_at_a_question_that_was_not_foreseen(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path)

        async def too_long(game: AskedGame) -> list[str]:
            return [*(await house.options())[:1], "dance", "and-sing"]

        house.workers.think = too_long
        await house.open_table()
        await house.person_plays()
        table = await house.until_person()
        decided = [one for one in table.playing().decisions if one.seat == 0]
        assert len(house.workers.asked) == len(decided)
        assert table.notices == []
        await house.services.close()

    asyncio.run(play())


def test_a_line_is_dropped_if_somebody_else_has_moved_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(tmp_path)

        async def overtaken(game: AskedGame) -> list[str]:
            words = await house.options()
            if len(house.workers.asked) == 1:  # another process of the server decides first
                async with house.services.tables.locked(house.table_id) as table:
                    await house.services.playing.decide_for_bot(table, 0, words[-1], None)
            return words[:1]

        house.workers.think = overtaken
        await house.open_table()
        await house.person_plays()
        table = await house.until_person()
        decided = [one for one in table.playing().decisions if one.seat == 0]
        assert len(decided) == len(house.workers.asked)
        first = house.workers.asked[0]
        assert len(house.workers.asked[1].decisions) == len(first.decisions) + 1
        await house.services.close()

    asyncio.run(play())


def test_the_rest_of_a_line_is_dropped_if_the_table_changes_between_two_of_its_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        house = House(tmp_path)
        playing = house.services.playing
        decide = playing.decide_for_bot
        overtaken: list[str] = []

        async def two_words(game: AskedGame) -> list[str]:
            copy = (await house.look()).playing().clone()
            line: list[str] = []
            while len(line) < 2 and copy.choice is not None and copy.choice.seat == 0:
                line.append(text(copy.choice.options[0]))
                copy.decide(copy.choice.options[0])
            return line

        async def overtake(table: Table, seat: int, word: str, helped: Help | None) -> int:
            seq = await decide(table, seat, word, helped)
            choice = table.choice
            if seat == 0 and not overtaken and choice is not None and choice.seat == 0:
                overtaken.append(text(choice.options[-1]))
                await decide(table, seat, overtaken[0], None)
            return seq

        monkeypatch.setattr(playing, "decide_for_bot", overtake)
        house.workers.think = two_words
        await house.open_table()
        await house.person_plays()
        table = await house.until_person()
        first, second = house.workers.asked[:2]
        assert len(second.decisions) == len(first.decisions) + 2
        assert text(table.playing().decisions[len(first.decisions) + 1].option) == overtaken[0]
        assert table.notices == []
        await house.services.close()

    asyncio.run(play())


class Sleepers(Bots):
    """Bots that only say when they are woken, and decide when a test says so."""

    def __init__(self, house: House) -> None:
        services = house.services
        super().__init__(
            Settings(Path("unused"), bot_workers=2),
            services.tables,
            services.playing,
            services.live,
            house.workers,
            services.store,
        )
        self.ends: dict[str, asyncio.Event] = {}

    async def _play(self, table_id: str, retry_seconds: float) -> None:
        self.ends[table_id] = asyncio.Event()
        await self.ends[table_id].wait()
        del self._tasks[table_id]


async def settle() -> None:
    """Let everything run that does not wait."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_at_a_start_the_tables_are_woken_a_few_at_a_time(tmp_path: Path) -> None:
    async def wake() -> None:
        house = House(tmp_path)
        bots = Sleepers(house)
        bots.wake_in_turn(f"t{number}" for number in range(1000))
        await settle()
        assert [*bots.ends] == ["t0", "t1", "t2", "t3"]
        bots.ends["t2"].set()
        await settle()
        assert [*bots.ends] == ["t0", "t1", "t2", "t3", "t4"]
        bots.wake("t900")  # somebody opens it
        await settle()
        assert [*bots.ends][-1] == "t900"
        for number in range(899):
            bots.ends[f"t{number}"].set()
            await settle()
        assert {f"t{number}" for number in range(901)} <= bots.ends.keys()
        await bots.close()
        await house.services.close()

    asyncio.run(wake())


def test_a_server_that_stops_wakes_no_more_tables(tmp_path: Path) -> None:
    async def wake() -> None:
        house = House(tmp_path)
        bots = Sleepers(house)
        bots.wake_in_turn(f"t{number}" for number in range(1000))
        await settle()
        await bots.close()
        await settle()
        assert len(bots.ends) == 4
        await house.services.close()

    asyncio.run(wake())
