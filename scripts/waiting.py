"""Measure how long a person waits for three bots, at several tables of Merlin on a real server.

.venv/bin/python scripts/waiting.py                     20 tables, the base game
.venv/bin/python scripts/waiting.py --tables 1 --modules
.venv/bin/python scripts/waiting.py --turns 6 --pause 2
.venv/bin/python scripts/waiting.py --tables 1 --crowd 30

A wait lasts from a decision of a person to the next question that the person is asked. It is a round if all
three bots decided meanwhile; otherwise they only answered something in the person's turn. Each table has its
own guest, who answers at random, immediately or after a pause. A crowd is this many more tables of one other
guest, whose waits are not counted. CPU times do not depend on what else runs on the machine; the waits do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import fmean, quantiles
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from wire import YOU, Json, objects, serving

from logres.games import box
from logres.sim.processes import cores

BOTS: list[Json] = [{"kind": "bot", "bot": "greedy"}] * 3
TICKS = os.sysconf("SC_CLK_TCK")


class Wait(NamedTuple):
    """How long a person waited, and the seats of the bots' decisions in that time."""

    seconds: float
    deciding: list[Json]

    @property
    def is_round(self) -> bool:
        """Whether every bot decided."""
        return len(set(map(str, self.deciding))) == len(BOTS)


class Asked(NamedTuple):
    """A question to the person, the number of the last step, and the seats that have decided since before."""

    words: list[Json]
    seq: int
    deciding: list[Json]


class Person:
    """Somebody who plays with three bots."""

    def __init__(
        self, address: str, settings: dict[str, Json], chance: random.Random, cookie: str = ""
    ) -> None:
        self.address = address
        self.chance = chance
        self.cookie = cookie
        self.waits: list[Wait] = []
        if not cookie:
            self._ask("/api/me", {"name": "Ada"})
        plan: Json = {"game": "merlin", "seats": [YOU, *BOTS], "settings": settings}
        self.table = self._ask("/api/tables", plan)["id"]

    def _ask(self, path: str, body: Json) -> dict[str, Json]:
        request = urllib.request.Request(
            f"http://{self.address}{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self.cookie},
        )
        with urllib.request.urlopen(request) as response:  # noqa: S310
            self.cookie = response.headers.get("set-cookie", self.cookie).split(";")[0]
            return objects(json.loads(response.read()))

    async def play(self, turns: int, pause: float) -> None:
        """Look at the table, and play this many rounds."""
        address = f"ws://{self.address}/api/tables/{self.table}/live"
        headers = {"Cookie": self.cookie}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": 0}))
            asked = await _asked(socket)
            while asked is not None and sum(wait.is_round for wait in self.waits) < turns:
                await asyncio.sleep(pause)
                asked = await self._decide(socket, asked)

    async def _decide(self, socket: ClientConnection, asked: Asked) -> Asked | None:
        """Decide, and return the next question, or None once the game is over."""
        decision: Json = {
            "type": "decide",
            "seat": 0,
            "expected": asked.seq,
            "option": self.chance.choice(asked.words),
            "key": f"decision-{asked.seq:04}",
        }
        began = time.perf_counter()
        await socket.send(json.dumps(decision))
        following = await _asked(socket)
        if following is not None and (bots := [seat for seat in following.deciding if seat != 0]):
            self.waits.append(Wait(time.perf_counter() - began, bots))
        return following


async def _asked(socket: ClientConnection) -> Asked | None:
    """Return the next question to the person, or None once the game is over."""
    deciding: list[Json] = []
    while True:
        message = objects(json.loads(await socket.recv()))
        if message["type"] not in ("state", "change"):
            assert message["type"] != "refused", message
            continue
        deciding += [objects(step)["seat"] for step in _listed(message["steps"])]
        if message["question"] is not None:
            seq = message["seq"]
            assert isinstance(seq, int), "steps have numbers"
            return Asked(_listed(objects(message["question"])["words"]), seq, deciding)
        if objects(message["table"])["stage"] == "over":
            return None


def _listed(value: Json) -> list[Json]:
    assert isinstance(value, list), "it is a list"
    return value


def seconds_of(pid: int) -> float:
    """Return the CPU time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def processes() -> tuple[int, list[int]]:
    """Return the process of the server, and those in which its bots think."""
    (server,) = [process.pid for process in multiprocessing.active_children() if process.pid]
    children = [path.read_text().split() for path in Path(f"/proc/{server}/task").glob("*/children")]
    return server, [int(pid) for one in children for pid in one]


def at(values: list[float], percent: int) -> float:
    """Return a percentile."""
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def report(title: str, waits: list[Wait]) -> None:
    """Print how long some waits were."""
    if len(waits) < 2:
        print(f"{title}: {len(waits)} times, too few to say more")
        return
    seconds = [wait.seconds for wait in waits]
    print(
        f"{title}: {len(waits)} times, median {at(seconds, 50):.2f} s, 99 % {at(seconds, 99):.2f} s, "
        f"longest {max(seconds):.2f} s, {fmean(len(wait.deciding) for wait in waits):.1f} decisions"
    )


async def play_all(people: list[Person], crowd: list[Person], turns: int, pause: float) -> None:
    """Let everybody play at the same time, the crowd as long as the others."""
    others = [asyncio.create_task(person.play(10_000, pause)) for person in crowd]
    await asyncio.gather(*(person.play(turns, pause) for person in people))
    for other in others:
        other.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long people wait for bots.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--turns", type=int, default=8, help="rounds at each table (default 8)")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds before a person answers")
    parser.add_argument("--crowd", type=int, default=0, help="more tables, all of one other guest")
    parser.add_argument("--modules", action="store_true", help="play with all modules")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    settings: dict[str, Json] = dict.fromkeys(box("merlin").modules, "on") if given.modules else {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:

        def person(number: int, cookie: str = "") -> Person:
            return Person(server.address, settings, random.Random(f"{given.seed} {number}"), cookie)

        people = [person(number) for number in range(given.tables)]
        crowd: list[Person] = []
        for number in range(given.crowd):
            crowd.append(person(given.tables + number, crowd[0].cookie if crowd else ""))
        began = time.perf_counter()
        asyncio.run(play_all(people, crowd, given.turns, given.pause))
        spent = time.perf_counter() - began
        pid, workers = processes()
        serving_seconds, thinking_seconds = seconds_of(pid), sum(map(seconds_of, workers))
    waits = [wait for person in people for wait in person.waits]
    rounds = [wait for wait in waits if wait.is_round]
    kind = "all modules" if given.modules else "the base game"
    print(f"Merlin, {kind}: {given.tables} tables with three bots and a person, {cores()} cores")
    if given.crowd:
        print(f"{given.crowd} more tables are played by one other guest")
    print(f"{len(waits)} waits in {spent:.0f} s; a person answers after {given.pause:g} s")
    report("a round of three bots", rounds)
    report("an answer within a person's turn", [wait for wait in waits if not wait.is_round])
    every = len(waits) + sum(len(other.waits) for other in crowd)
    print(
        f"CPU time for a wait: {1000 * thinking_seconds / every:.0f} ms thinking, "
        f"{1000 * serving_seconds / every:.0f} ms in the server"
    )


if __name__ == "__main__":
    main()
