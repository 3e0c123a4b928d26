"""The workers of a server: which one is asked, and how much of a game it is sent."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import pytest

import logres
from logres.engine import Session, offered
from logres.server import bot_process
from logres.server.bot_process import Answer, Task
from logres.server.bot_worker import AskedGame, BotFailed, BotWorker, BotWorkers
from logres.server.settings import Settings
from logres.server.table_cache import TableCache


class FakeProcess:
    """A worker process without a process: it answers immediately, from its own games."""

    def __init__(
        self, think: Callable[[Task], Answer] = bot_process.answer, so_far: Sequence[object] = ()
    ) -> None:
        self.stdin = self.stdout = self
        self.returncode: int | None = None
        self.tasks: list[Task] = []
        self.sessions: TableCache[Session] = TableCache()
        self._think = think
        self.so_far = [*so_far]  # told before the answer; after them there is none
        self._is_slow = bool(so_far)

    def write(self, line: bytes) -> None:
        self.tasks.append(json.loads(line))

    async def drain(self) -> None:
        pass

    async def readline(self) -> bytes:
        if self.so_far:
            return json.dumps({"so_far": self.so_far.pop(0)}).encode() + b"\n"
        if self._is_slow:
            await asyncio.Event().wait()
        bot_process.SESSIONS, former = self.sessions, bot_process.SESSIONS
        try:
            return json.dumps(self._think(self.tasks[-1])).encode() + b"\n"
        finally:
            bot_process.SESSIONS = former

    def kill(self) -> None:
        self.returncode = -9

    async def wait(self) -> None:
        pass

    @property
    def sent(self) -> list[str]:
        """How the games were sent: whole, or what is new."""
        return ["whole" if "game" in task else "news" for task in self.tasks]


class FakeWorkers(BotWorkers):
    """Workers whose processes are fakes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(Settings(Path("unused")))
        self.processes: list[FakeProcess] = []

        async def start(command: tuple[str, ...]) -> BotWorker:
            self.processes.append(FakeProcess())
            return worker(self.processes[-1])

        monkeypatch.setattr(BotWorker, "start", start)

    def think(self, table: str, session: Session) -> None:
        """Let a bot decide."""
        asyncio.run(self.decide_and_play(table, session))

    async def decide_and_play(self, table: str, session: Session) -> None:
        play(session, await self.decide(AskedGame.of(table, session), "random"))


def worker(process: FakeProcess) -> BotWorker:
    return BotWorker(cast("Process", process))


def play(session: Session, words: list[str]) -> None:
    for word in words:
        session.decide(offered(session.choice, word))


def game(seed: int = 1) -> Session:
    return logres.start("kingarthur", 2, seed=seed)


def test_a_worker_is_sent_a_game_once_and_then_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, session = FakeWorkers(monkeypatch), game()
    for _ in range(20):
        workers.think("t", session)
    (process,) = workers.processes
    assert process.sent == ["whole"] + ["news"] * 19
    assert all(len(task["news"]["words"]) == 0 for task in process.tasks[1:])


def test_a_worker_is_sent_what_others_have_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, session = FakeWorkers(monkeypatch), game()
    workers.think("t", session)
    assert session.choice is not None
    session.decide(session.choice.options[0])
    workers.think("t", session)
    assert [len(task["news"]["words"]) for task in workers.processes[0].tasks[1:]] == [1]


def test_a_worker_that_has_lost_a_game_is_sent_it_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, session = FakeWorkers(monkeypatch), game()
    workers.think("t", session)
    workers.processes[0].sessions.take("t")
    workers.think("t", session)
    workers.think("t", session)
    assert workers.processes[0].sent == ["whole", "news", "whole", "news"]


def test_a_worker_whose_decisions_were_not_all_made_is_sent_the_game_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers, session = FakeWorkers(monkeypatch), game()
    asyncio.run(workers.decide(AskedGame.of("t", session), "random"))
    workers.think("t", session)
    assert workers.processes[0].sent == ["whole", "news", "whole"]


def test_a_table_goes_back_to_the_worker_that_knows_most_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, one, two = FakeWorkers(monkeypatch), game(1), game(2)

    async def both() -> None:
        first = await BotWorker.start(())
        second = await BotWorker.start(())
        workers._idle += [first, second]
        await workers.decide_and_play("one", one)  # the one that was used last: the second
        workers._idle.reverse()
        await workers.decide_and_play("two", two)  # the first
        for _ in range(3):
            await workers.decide_and_play("one", one)
            await workers.decide_and_play("two", two)

    asyncio.run(both())
    first, second = workers.processes
    assert {task["table"] for task in first.tasks} == {"two"}
    assert {task["table"] for task in second.tasks} == {"one"}
    assert first.sent == second.sent == ["whole", "news", "news", "news"]


def test_a_worker_that_has_ended_by_itself_is_replaced_without_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, session = FakeWorkers(monkeypatch), game()
    workers.think("t", session)
    workers.processes[0].kill()
    workers.think("t", session)
    assert [process.sent for process in workers.processes] == [["whole"], ["whole"]]


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"missing": True},
        {"error": "no idea"},
        {"words": []},
        {"words": [1]},
        {"words": "red1"},
        [1],
        None,
    ],
)
def test_a_worker_that_gives_no_words_fails_and_is_ended(
    monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    workers, session = FakeWorkers(monkeypatch), game()
    workers.think("t", session)
    process = workers.processes[0]
    process._think = lambda _: cast("Answer", answer)
    with pytest.raises(BotFailed, match="failed"):
        workers.think("t", session)
    assert process.returncode is not None
    workers.think("t", session)
    assert workers.processes[1].sent == ["whole"]


def test_a_worker_that_is_too_slow_leaves_the_best_it_has_told() -> None:
    slow = worker(FakeProcess(so_far=[["red1"], ["red2", "-"]]))
    with pytest.raises(BotFailed, match="slow") as failure:
        asyncio.run(slow.decide(AskedGame.of("t", game()), "random", 0.01))
    assert failure.value.so_far == ["red2", "-"]


@pytest.mark.parametrize("told", [[], [1], "red1", None])
def test_a_worker_that_tells_no_words_fails(told: object) -> None:
    with pytest.raises(BotFailed, match="failed"):
        asyncio.run(worker(FakeProcess(so_far=[told])).decide(AskedGame.of("t", game()), "random", 60))
