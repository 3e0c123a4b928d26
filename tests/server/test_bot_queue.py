"""Which table thinks next: watched tables before others, and guests in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from logres.server.bot_queue import Ahead, BotQueue, ThinkingOrder


def order_of(*tables: str, watched: Collection[str] = ()) -> ThinkingOrder:
    """An order in which these tables wait. The first letter of a table is its guest."""
    order = ThinkingOrder(lambda table_id: table_id in watched)
    for table_id in tables:
        come(order, table_id)
    return order


def come(order: ThinkingOrder, table_id: str) -> None:
    """Let a table wait."""
    order.join(table_id, table_id[0])
    order.wait(table_id)


def served(order: ThinkingOrder, number: int) -> list[str]:
    """Let this many tables think, one after the other, once each."""
    found = []
    for _ in range(number):
        table_id = order.next()
        assert table_id is not None
        order.stop(table_id)
        order.leave(table_id)
        found.append(table_id)
    return found


def test_the_tables_of_one_guest_think_in_the_order_in_which_they_came() -> None:
    assert served(order_of("a3", "a1", "a2"), 3) == ["a3", "a1", "a2"]


def test_guests_take_turns() -> None:
    assert served(order_of("a1", "a2", "a3", "b1", "c1", "c2"), 6) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_a_guest_who_comes_later_need_not_wait_for_all_tables_of_another() -> None:
    order = order_of(*(f"a{number}" for number in range(1000)))
    served(order, 5)
    come(order, "b1")
    assert served(order, 2) == ["b1", "a5"]
    come(order, "b1")
    assert served(order, 2) == ["b1", "a6"]


def test_guests_with_one_and_with_many_tables_have_the_same_share() -> None:
    order = order_of("b", *(f"a{number}" for number in range(20)))
    thought = []
    for _ in range(20):
        (table_id,) = served(order, 1)
        thought.append(table_id[0])
        come(order, table_id)
    assert thought.count("a") == thought.count("b")


def test_a_person_who_waits_comes_before_all_bots_and_takes_no_turn_of_a_guest() -> None:
    order = order_of("a1", "b1", watched=("a1", "b1"))
    order.join("c asks", "c", is_urgent=True)
    order.wait("c asks")
    assert order.ahead("a1") == Ahead(1, 0)
    assert served(order, 3) == ["c asks", "a1", "b1"]


def test_a_table_keeps_its_ticket_until_all_its_bots_have_decided() -> None:
    order = order_of("a1", "b1", "c1")
    for _ in range(3):
        assert order.next() == "a1"
        order.stop("a1")
        order.wait("a1")
    assert order.next() == "a1"
    assert order.next() == "b1"


def test_a_table_that_comes_again_is_behind_those_that_have_waited() -> None:
    order = order_of("a1", "b1", "c1")
    assert served(order, 1) == ["a1"]
    come(order, "a1")
    assert served(order, 3) == ["b1", "c1", "a1"]


def test_tables_that_somebody_looks_at_come_first() -> None:
    order = order_of("a1", "b1", "a2", "c1", watched={"a2", "c1"})
    assert served(order, 4) == ["c1", "a2", "a1", "b1"]


def test_a_table_counts_as_watched_from_the_moment_somebody_looks() -> None:
    watched: set[str] = set()
    order = order_of("a1", "b1", "c1", watched=watched)
    watched.add("c1")
    assert order.next() == "c1"


def test_a_table_that_gives_up_is_not_served() -> None:
    order = order_of("a1", "b1")
    order.stop("a1")
    order.leave("a1")
    assert order.next() == "b1"
    assert order.next() is None


def test_a_table_is_told_how_many_are_before_it() -> None:
    order = order_of("a1", "a2", "a3", "b1", "c1", "c2", watched={"c2"})
    assert order.ahead("c2") == Ahead(0, 0)
    assert order.next() == "c2"
    assert order.ahead("a1") == Ahead(1, 0)
    assert order.ahead("b1") == Ahead(2, 0)
    assert order.ahead("a3") == Ahead(5, 2)
    come(order, "d1")
    assert order.ahead("d1") == Ahead(5, 0)  # c2 thinks in the second round, so d1 is in that too


class Told:
    """Remembers what tables were told."""

    def __init__(self) -> None:
        self.ahead: list[tuple[str, Ahead]] = []

    def __call__(self, table_id: str, ahead: Ahead) -> None:
        self.ahead.append((table_id, ahead))


async def settle() -> None:
    """Let everything run that does not wait."""
    for _ in range(10):
        await asyncio.sleep(0)


class Thinking:
    """Tables that think until they are told to stop."""

    def __init__(self, queue: BotQueue) -> None:
        self.queue = queue
        self.now: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, table_id: str) -> None:
        self.ends[table_id] = asyncio.Event()
        self.tasks[table_id] = asyncio.create_task(self._think(table_id))

    async def _think(self, table_id: str) -> None:
        with self.queue.ticket(table_id, table_id[0]):
            await self._think_in_turn(table_id)

    async def _think_in_turn(self, table_id: str) -> None:
        async with self.queue.place(table_id):
            self.now.append(table_id)
            try:
                await self.ends[table_id].wait()
            finally:
                self.now.remove(table_id)

    async def end(self, table_id: str) -> None:
        self.ends[table_id].set()
        await settle()


def test_no_more_tables_think_than_there_are_places() -> None:
    async def think() -> None:
        thinking = Thinking(BotQueue(2, lambda _: False, Told()))
        for table_id in ("a1", "a2", "a3", "b1"):
            thinking.begin(table_id)
        await settle()
        assert thinking.now == ["a1", "a2"]
        await thinking.end("a1")
        assert thinking.now == ["a2", "b1"]
        await thinking.end("a2")
        assert thinking.now == ["b1", "a3"]

    asyncio.run(think())


def test_a_place_is_free_again_however_its_table_ends() -> None:
    async def think() -> None:
        thinking = Thinking(BotQueue(1, lambda _: False, Told()))
        for table_id in ("a1", "a2", "a3"):
            thinking.begin(table_id)
        await settle()
        thinking.tasks["a2"].cancel()
        await settle()
        assert thinking.now == ["a1"]
        thinking.tasks["a1"].cancel()
        await settle()
        assert thinking.now == ["a3"]

    asyncio.run(think())


def test_a_table_that_is_cancelled_in_the_moment_of_its_turn_gives_its_place_on() -> None:
    async def think() -> None:
        thinking = Thinking(BotQueue(1, lambda _: False, Told()))
        for table_id in ("a1", "a2", "a3"):
            thinking.begin(table_id)
        await settle()
        thinking.ends["a1"].set()
        await asyncio.sleep(0)
        thinking.tasks["a2"].cancel()
        await settle()
        assert thinking.now == ["a3"]

    asyncio.run(think())


def test_a_table_that_waits_long_is_told_so_and_told_when_its_turn_has_come() -> None:
    async def think() -> list[tuple[str, Ahead]]:
        told = Told()
        thinking = Thinking(BotQueue(1, lambda _: False, told, tell_seconds=0.0))
        thinking.begin("a1")
        thinking.begin("a2")
        while not told.ahead:
            await asyncio.sleep(0)
        await thinking.end("a1")
        while "a2" not in thinking.now:
            await asyncio.sleep(0)
        return told.ahead

    told = asyncio.run(think())
    assert told[0] == ("a2", Ahead(1, 1))
    assert told[-1] == ("a2", Ahead(0, 0))


def test_a_table_that_need_not_wait_is_told_nothing() -> None:
    async def think() -> list[tuple[str, Ahead]]:
        told = Told()
        thinking = Thinking(BotQueue(1, lambda _: False, told, tell_seconds=0.0))
        thinking.begin("a1")
        await settle()
        await thinking.end("a1")
        return told.ahead

    assert asyncio.run(think()) == []
