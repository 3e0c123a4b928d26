"""Background tasks run to completion, and their failures are logged."""

from __future__ import annotations

import asyncio

import pytest

from logres.server.background import Background
from logres.server.problems import Refusal


async def fail(problem: Exception, when: asyncio.Event | None = None) -> None:
    """Fail, after an event if there is one."""
    if when is not None:
        await when.wait()
    raise problem


def test_a_failure_that_nobody_awaits_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def day() -> None:
        background = Background()
        background.start(fail(RuntimeError("the bridge is down")))
        await background.finish()

    asyncio.run(day())
    assert "the bridge is down" in caplog.text
    assert caplog.records[0].getMessage() == "A background task failed."


def test_a_failure_that_the_caller_awaits_is_raised_and_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def day() -> None:
        with pytest.raises(RuntimeError, match="the bridge is down"):
            await Background().run(fail(RuntimeError("the bridge is down")))

    asyncio.run(day())
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("problem", "is_logged"),
    [(RuntimeError("the bridge is down"), True), (Refusal("stale", "too late"), False)],
)
def test_a_failure_after_the_caller_was_cancelled_is_logged_unless_it_is_a_refusal(
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


def test_cancelling_the_caller_does_not_cancel_the_task() -> None:
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
