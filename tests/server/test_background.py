"""Work in the background: it is done to its end, and its failures are heard of."""

from __future__ import annotations

import asyncio

import pytest

from logres.server.background import Background
from logres.server.problems import Refusal


async def fail(problem: Exception, when: asyncio.Event | None = None) -> None:
    """Work that cannot be done."""
    if when is not None:
        await when.wait()
    raise problem


def test_a_failure_that_nobody_waits_for_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def day() -> None:
        background = Background()
        background.start(fail(RuntimeError("the bridge is down")))
        await background.finish()

    asyncio.run(day())
    assert "the bridge is down" in caplog.text
    assert caplog.records[0].getMessage() == "A background task failed."


def test_a_failure_that_somebody_waited_for_is_told_to_them_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def day() -> None:
        with pytest.raises(RuntimeError, match="the bridge is down"):
            await Background().run(fail(RuntimeError("the bridge is down")))

    asyncio.run(day())
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("problem", "is_logged"),
    [(RuntimeError("the bridge is down"), True), (Refusal("stale", "too late"), False)],
)
def test_a_failure_after_the_one_who_waited_has_gone_is_in_the_log(
    caplog: pytest.LogCaptureFixture, problem: Exception, is_logged: bool
) -> None:
    async def day() -> None:
        background, gone = Background(), asyncio.Event()
        waiting = asyncio.create_task(background.run(fail(problem, gone)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        gone.set()
        await background.finish()

    asyncio.run(day())
    assert (str(problem) in caplog.text) is is_logged


def test_what_was_begun_is_done_though_nobody_waits_any_more() -> None:
    done = []

    async def work(gone: asyncio.Event) -> None:
        await gone.wait()
        done.append("all")

    async def day() -> None:
        background, gone = Background(), asyncio.Event()
        waiting = asyncio.create_task(background.run(work(gone)))
        await asyncio.sleep(0)
        waiting.cancel()
        gone.set()
        await background.finish()

    asyncio.run(day())
    assert done == ["all"]
