"""Tables that do not fit the database any more are loaded again, however long that takes."""

from __future__ import annotations

import asyncio

import pytest

from logres.server.engine import Unavailable
from logres.server.problems import NoTable
from logres.server.reviving import Reviving
from tests.server.process import PATIENCE


def revived(*outcomes: Exception | None) -> int:
    """Let loading a table fail with these exceptions, and return how often it was tried."""
    tries = 0

    async def load(table_id: str) -> None:
        nonlocal tries
        tries += 1
        if (problem := outcomes[tries - 1]) is not None:
            raise problem

    async def revive() -> None:
        reviving = Reviving(load)
        reviving.want("t")
        reviving.want("t")  # once is enough
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*reviving.tasks)
        await reviving.close()

    asyncio.run(revive())
    return tries


def test_a_table_is_tried_until_the_database_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logres.server.reviving.AWAY_SECONDS", 0.001)
    assert revived(Unavailable(), Unavailable(), None) == 3


def test_a_table_that_is_gone_is_given_up() -> None:
    assert revived(NoTable()) == 1


def test_a_table_that_cannot_be_loaded_is_left_to_the_next_request(caplog: pytest.LogCaptureFixture) -> None:
    assert revived(ValueError("bad row")) == 1
    assert "bad row" in caplog.text


def test_a_table_that_is_wanted_while_it_is_loaded_is_loaded_once_more() -> None:
    async def revive() -> None:
        began: list[asyncio.Event] = []

        async def load(table_id: str) -> None:
            began.append(asyncio.Event())
            await began[-1].wait()

        async def loads(number: int) -> None:
            while len(began) < number:
                await asyncio.sleep(0)

        reviving = Reviving(load)
        async with asyncio.timeout(PATIENCE):
            reviving.want("t")
            await loads(1)
            reviving.want("t")  # what is read now may be too old for this one
            reviving.want("t")
            began[0].set()
            await loads(2)
            began[1].set()
            await asyncio.gather(*reviving.tasks)
            assert len(began) == 2
            reviving.want("t")
            await loads(3)
            began[2].set()
            await asyncio.gather(*reviving.tasks)
        assert not reviving.tasks

    asyncio.run(revive())


def test_closing_stops_the_tries() -> None:
    async def load(table_id: str) -> None:
        raise Unavailable

    async def close() -> None:
        reviving = Reviving(load)
        reviving.want("t")
        await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            await reviving.close()
        assert not [*reviving.tasks]

    asyncio.run(close())
