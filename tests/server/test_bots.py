"""Bots: they play by themselves, and a bot that fails does not stop the game."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import logres
from logres.engine import text
from logres.server.bot_worker import AskedGame, BotFailed, BotWorkers
from logres.server.wire.answers import BotsWait
from tests.server.arrange import BOT, FRIEND, YOU, Json, Person, hello, next_of, server, services_of, until

GREEDY = {"kind": "bot", "bot": "greedy"}

PROCESS = """
import json, os, sys, time
from logres.server import bot_process

good = bot_process.answer

def answer(task, tell):
    {body}

bot_process.answer = answer
bot_process.main()
"""


def broken(folder: Path, body: str) -> tuple[str, ...]:
    """The command of a worker whose bots think like this."""
    file = folder / "broken_process.py"
    file.write_text(PROCESS.format(body=body))
    return (str(file),)


def play(ada: Person, table: str, turns: int) -> Json:
    """Let Ada decide a few times and wait for the bots each time."""
    state = ada.state(table, 0)
    for _ in range(turns):
        state = until(lambda: waiting(ada, table))
        if state["table"]["stage"] == "over":
            break
        words = state["question"]["words"]
        state = ada.decide(table, 0, state["seq"], words[0]).body
    return state


def waiting(ada: Person, table: str) -> Json | None:
    """The table once Ada is asked or the game is over."""
    state = ada.state(table, 0)
    return state if state["question"] or state["table"]["stage"] == "over" else None


def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT, GREEDY, settings={"seals": "on"})["id"]
        state = play(ada, table, 1000)
        assert state["table"]["stage"] == "over"
        assert state["notices"] == []


def test_a_bot_that_crashes_is_helped_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with server(tmp_path / "data", bot_command=broken(tmp_path, "os._exit(3)")) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        state = play(ada, table, 3)
        helped = until(lambda: ada.state(table)["notices"])
        assert {notice["name"] for notice in helped} == {"bot-helped"}
        assert helped[0]["facts"] == {"reason": "failed", "choice": "quick"}
        assert helped[0]["seat"] == 1
        assert state["seq"] > 3
    assert "is chosen instead" in caplog.text


@pytest.mark.parametrize(
    "body",
    [
        "raise RuntimeError('no idea')",
        "return {'words': ['dance']}",
        "return {'words': 7}",
        "return [1, 2]",
        "return {}",
        "return {'error': 'no idea'}",
        "print('red1'); return {'words': ['' * 10]}",
        "return {'words': ['x' * (1 << 21)]}",
    ],
)
def test_the_game_continues_whatever_a_bot_answers(tmp_path: Path, body: str) -> None:
    with server(tmp_path / "data", bot_command=broken(tmp_path, body)) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        play(ada, table, 2)
        until(lambda: waiting(ada, table))
        assert until(lambda: ada.state(table)["notices"])


def test_a_bot_that_thinks_too_long_is_helped_out(tmp_path: Path) -> None:
    with server(
        tmp_path / "data", bot_command=broken(tmp_path, "time.sleep(60)"), bot_seconds=0.2, bot_workers=1
    ) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        play(ada, table, 2)
        helped = until(lambda: ada.state(table)["notices"])
        assert helped[0]["facts"] == {"reason": "slow", "choice": "quick"}


def words_of(client: TestClient, table: str, seat: int) -> list[str | None]:
    """What a seat has decided so far."""
    assert client.portal is not None
    steps = client.portal.call(services_of(client).store.steps, table, 0)
    return [step.word for step in steps if step.seat == seat]


@pytest.mark.parametrize("found", [["-1"], ["dance"], []])
def test_a_bot_without_time_plays_the_best_it_has_found_or_else_what_is_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    last: list[str] = []

    async def decide(workers: BotWorkers, game: AskedGame, bot: str) -> list[str]:
        session = logres.load(game.saved)
        assert session.choice is not None
        last.append(text(session.choice.options[-1]))
        raise BotFailed("slow", last[-1:] if found == ["-1"] else found)

    monkeypatch.setattr(BotWorkers, "decide", decide)
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, GREEDY)["id"]
        play(ada, table, 2)
        helped = until(lambda: ada.state(table)["notices"])
        until(lambda: waiting(ada, table))
        if found == ["-1"]:
            assert helped[0]["facts"] == {"reason": "slow", "choice": "best-so-far"}
            assert words_of(client, table, 1)[0] == last[0]
        else:
            assert helped[0]["facts"] == {"reason": "slow", "choice": "quick"}


def test_a_bot_that_hangs_without_pause_is_ended(tmp_path: Path) -> None:
    with server(
        tmp_path / "data", bot_command=broken(tmp_path, "while True: pass"), bot_seconds=0.2
    ) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        play(ada, table, 2)
        assert until(lambda: ada.state(table)["notices"])


def test_after_a_failure_the_next_worker_is_sound(tmp_path: Path) -> None:
    mark = str(tmp_path / "crashed")
    body = f"return good(task) if os.path.exists({mark!r}) else os._exit(open({mark!r}, 'w').write('1'))"
    with server(tmp_path / "data", bot_command=broken(tmp_path, body), bot_workers=1) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        play(ada, table, 12)
        assert len(ada.state(table)["notices"]) == 1


def test_the_game_continues_without_any_worker(tmp_path: Path) -> None:
    with server(tmp_path / "data", bot_command=("-c", "raise SystemExit(1)")) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        play(ada, table, 2)
        assert until(lambda: ada.state(table)["notices"])


def test_a_bot_whose_turn_was_interrupted_continues_after_a_restart(tmp_path: Path) -> None:
    slow = broken(tmp_path, "time.sleep(60)")
    with server(tmp_path / "data", bot_command=slow) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        while (state := ada.state(table, 0))["question"]:
            ada.decide(table, 0, state["seq"], state["question"]["words"][0])
    with server(tmp_path / "data") as client:
        ada.client = client
        after = until(lambda: waiting(ada, table))
        assert after["seq"] > state["seq"]
        assert after["notices"] == []


def children(parent: int) -> set[int]:
    """The processes that a process has started."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent:
                found.add(int(entry.name))
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_no_worker_is_left_when_the_server_ends(tmp_path: Path) -> None:
    before = children(os.getpid())
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        play(ada, ada.open_table(YOU, BOT)["id"], 3)
        assert until(lambda: children(os.getpid()) - before)
    assert until(lambda: not children(os.getpid()) - before)


def test_everybody_who_looks_at_a_table_is_told_that_its_bots_wait(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, FRIEND)["id"]
        live = services_of(client).live
        assert not live.is_watched(table)
        with ada.live(table) as socket, ada.live(table) as other:
            hello(socket)
            hello(other)
            assert live.is_watched(table)
            assert client.portal is not None
            client.portal.call(live.tell, table, BotsWait(ahead=3, own=1))
            for one in (socket, other):
                assert next_of(one, "wait") == {"type": "wait", "ahead": 3, "own": 1}
