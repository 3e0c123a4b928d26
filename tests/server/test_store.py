"""The store: what it has acknowledged is on disk, and a failure affects one caller."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from logres.server.rows import (
    ForkPoint,
    GuestRow,
    NoticeRow,
    SeatRow,
    StepRow,
    StoredTable,
    Summary,
    TableRow,
    TableUpdate,
)
from logres.server.store import Conflict, Store
from tests.server.database import engine_for

ADA, BELA = GuestRow("a", "Ada"), GuestRow("b", "Bela")


def stored(name: str = "t", rematch_of: str | None = None) -> StoredTable:
    """A table that waits for a friend."""
    row = TableRow(name, "a", "kingarthur", "1", "", {"seals": "on"}, "open", "seed", 5.0, rematch_of)
    seats = (SeatRow(0, "you", "a", "Ada"), SeatRow(1, "friend"))
    return StoredTable(row, Summary(points=(0, 0), changed_at=5.0), seats, None)


def run(data: Path, use: Callable[[Store], Awaitable[None]]) -> None:
    """Use a store with two guests and a table."""

    async def main() -> None:
        store = Store(engine_for(data))
        try:
            if await store.guest_with_token(b"token a", 0) is None:
                await store.add_guest(ADA, b"token a", 1.0)
                await store.add_guest(BELA, b"token b", 2.0)
                await store.open_table(stored(), TableUpdate(stored().summary))
            await use(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_what_was_stored_is_read_again(tmp_path: Path) -> None:
    summary = Summary("playing", 2, 1, "challenge", (3, 4), (), {"adventures_taken": 1}, 9.0)
    steps = [StepRow(1, "began", 8.0), StepRow(2, "decided", 9.0, 0, "draw", "key")]
    notice = NoticeRow(1, 8.0, "sat-down", 1, {"a": [1, None]})
    bela = SeatRow(1, "friend", "b", "Bela")

    async def keep(store: Store) -> None:
        await store.commit("t", TableUpdate(summary, steps, [bela], [], [notice]))

    async def look(store: Store) -> None:
        found = await store.table("t")
        assert found is not None
        assert found.row == stored().row
        assert found.summary == summary
        assert found.seats == (stored().seats[0], bela)
        assert await store.steps("t", 0) == steps
        assert await store.steps("t", 1) == steps[1:]
        assert await store.notices("t") == [notice]
        assert await store.table("other") is None

    run(tmp_path, keep)
    run(tmp_path, look)


def test_of_two_steps_with_the_same_number_one_is_stored(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        def send(word: str) -> Awaitable[None]:
            return store.commit("t", TableUpdate(Summary(), [StepRow(1, "decided", 1.0, 0, word, word)]))

        results = await asyncio.gather(*(send(f"word {n}") for n in range(20)), return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.steps("t", 0)) == 1

    run(tmp_path, use)


def test_a_key_is_stored_once(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit("t", TableUpdate(Summary(), [StepRow(1, "decided", 1.0, 0, "x", "key")]))
        with pytest.raises(Conflict):
            await store.commit("t", TableUpdate(Summary(), [StepRow(2, "decided", 1.0, 0, "x", "key")]))
        await store.commit("t", TableUpdate(Summary(), [StepRow(2, "decided", 1.0, 1, "x", "key")]))

    run(tmp_path, use)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit("t", TableUpdate(Summary(), seated=[SeatRow(1, "friend", "b", "Bela")]))
        with pytest.raises(Conflict):
            await store.commit("t", TableUpdate(Summary(), seated=[SeatRow(1, "friend", "a", "Ada")]))
        await store.commit("t", TableUpdate(Summary(), vacated=[1]))
        await store.commit("t", TableUpdate(Summary(), seated=[SeatRow(1, "friend", "a", "Ada")]))

    run(tmp_path, use)


def test_an_update_is_stored_wholly_or_not_at_all(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit("t", TableUpdate(Summary(seq=1), [StepRow(1, "began", 1.0)]))
        bad = TableUpdate(
            Summary(seq=3),
            [StepRow(2, "decided", 1.0, 0, "x", "k"), StepRow(1, "decided", 1.0, 0, "y", "l")],
            notices=[NoticeRow(1, 1.0, "left", 0)],
        )
        with pytest.raises(Conflict):
            await store.commit("t", bad)
        assert [step.seq for step in await store.steps("t", 0)] == [1]
        assert await store.notices("t") == []
        found = await store.table("t")
        assert found is not None
        assert found.summary.seq == 1

    run(tmp_path, use)


def test_a_table_has_one_rematch(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.open_table(stored("u", "t"), TableUpdate(Summary()))
        with pytest.raises(Conflict):
            await store.open_table(stored("v", "t"), TableUpdate(Summary()))
        assert await store.rematch("t") == "u"
        assert await store.table("v") is None
        found = await store.table("t")
        assert found is not None
        assert found.rematch == "u"

    run(tmp_path, use)


def test_a_key_opens_one_table_for_each_guest(tmp_path: Path) -> None:
    def practice(name: str, guest: str = "a") -> StoredTable:
        row = replace(stored(name).row, opener_id=guest, forked_from=ForkPoint("t", 7), key="key-only-once")
        return replace(stored(name), row=row)

    async def use(store: Store) -> None:
        await store.open_table(practice("u"), TableUpdate(Summary()))
        with pytest.raises(Conflict):
            await store.open_table(practice("v"), TableUpdate(Summary()))
        await store.open_table(practice("w", "b"), TableUpdate(Summary()))
        assert [await store.opened_with(guest, "key-only-once") for guest in "ab"] == ["u", "w"]
        assert await store.opened_with("a", "another-key") is None
        found = await store.table("u")
        assert found is not None
        assert found.row == practice("u").row

    run(tmp_path, use)
