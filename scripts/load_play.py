"""How quickly servers decide: the visitors of many tables decide at fixed rates, or as soon as they can."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from statistics import median

import uvloop
from load_client import SEATS, Party, Room
from load_home import Home, home
from load_server import Game, Laid, Measured, lay, serving, serving_together

LATEST = 120.0  # seconds after which a measurement gives up
ROOMS = 150  # of the toy
TICK = 0.01  # seconds of processor time, as finely as it is known of other programs
ROW = "{:30}{:>8}{:>9}{:>9}{:>9}{:>9}{:>9}"


@dataclass(frozen=True)
class Pace:
    """How often tables decide, and for how long."""

    rates: Sequence[int]
    seconds: float


@dataclass(frozen=True)
class Hosting:
    """The database, and how many servers use it."""

    database: str
    servers: int = 1
    is_mixed: bool = False  # whether the seats of a table are at different servers

    def ports(self, servers: Sequence[Measured], number: int) -> list[int]:
        """The ports of the servers that the seats of a table use in turn."""
        turned = [*servers[number % len(servers) :], *servers[: number % len(servers)]]
        return [server.port for server in (turned if self.is_mixed else turned[:1])]


class Meter:
    """The processor time of servers and of their database, since the last look."""

    def __init__(self, servers: Sequence[Measured], where: Home) -> None:
        self._servers = servers
        self._where = where
        self._last = self._now()

    def used(self) -> tuple[list[float], float | None]:
        """The time that each server has used, and the database."""
        (before, database_before), self._last = self._last, self._now()
        after, database = self._last
        each = [later - earlier for earlier, later in zip(before, after, strict=True)]
        if database is None or database_before is None:
            return each, None
        return each, max(database - database_before, TICK)

    def _now(self) -> tuple[list[float], float | None]:
        return [server.usage().processor for server in self._servers], self._where.database_seconds()


def play(games: Sequence[Game], tables: int, steps: Sequence[int], pace: Pace, hosting: Hosting) -> None:
    """Measure decisions at tables that have been played up to a step."""
    for game, made in product(games, steps):
        with home(hosting.database) as where:
            laid = lay(where, game, tables, made)
            with serving_together(where, hosting.servers) as servers:
                print(f"{game.title}: {tables} tables from step {made} on, {tables * len(SEATS)} sockets")
                print(
                    ROW.format("", "a second", "p50 ms", "p99 ms", "worst ms", "CPU ms", "to toy"), flush=True
                )
                meter = Meter(servers, where)
                uvloop.run(
                    _play([hosting.ports(servers, number) for number in range(tables)], meter, laid, pace)
                )


async def _play(ports: Sequence[Sequence[int]], meter: Meter, laid: Sequence[Laid], pace: Pace) -> None:
    seconds = pace.seconds
    parties = [await Party.gathered(ports[number], table, number) for number, table in enumerate(laid)]
    for rate in pace.rates:
        meter.used()
        began = time.perf_counter()
        times = await _at_rate(parties, rate, seconds)
        took = time.perf_counter() - began
        _report(f"at {rate} a second", times, took, sum(meter.used()[0]))
    meter.used()
    began = time.perf_counter()
    times = await _at_most(parties, seconds)
    took = time.perf_counter() - began
    used, database = meter.used()
    message = sorted((party.message for party in parties), key=len)[len(parties) // 2]
    with serving(None) as toy:
        rooms = [await Room.of(toy.port, number, message) for number in range(min(len(parties), ROOMS))]
        idle = toy.usage().processor
        relayed, toy_took = await _relay(rooms, seconds)
        toy_used = toy.usage().processor - idle
    ratio = len(times) / took / (relayed / toy_took)
    _report("as many as possible", times, took, sum(used), f"{ratio:.3f}")
    by_processor = len(times) / max(used)  # if each server had a core of its own
    ratio = by_processor / (relayed / toy_used)
    print(ROW.format("  by processor time", f"{by_processor:.0f}", "", "", "", "", f"{ratio:.3f}"))
    if database is not None:
        cost = f"{1000 * database / len(times):.2f}"
        print(ROW.format("  the database", f"{len(times) / database:.0f}", "", "", "", cost, ""))
    cost = f"{1000 * toy_used / relayed:.3f}"
    print(ROW.format(f"the toy, {len(message)} bytes", f"{relayed / toy_took:.0f}", "", "", "", cost, ""))
    print(ROW.format("  by processor time", f"{relayed / toy_used:.0f}", "", "", "", "", ""), "\n")
    for party in parties:
        party.close()


async def _at_rate(parties: Sequence[Party], rate: int, seconds: float) -> list[float]:
    """Let the tables decide in turn at fixed moments. A late start counts as waiting."""
    began, waiting, turn = time.perf_counter(), list[asyncio.Future[float]](), 0
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        for _ in parties:
            turn = (turn + 1) % len(parties)
            if parties[turn].is_idle:
                waiting.append(parties[turn].decide(due))
                break
    return await asyncio.wait_for(asyncio.gather(*waiting), LATEST)


async def _at_most(parties: Sequence[Party], seconds: float) -> list[float]:
    """Let every table decide again as soon as all its seats have seen the last decision."""
    until, times = time.perf_counter() + seconds, list[float]()

    async def decide(party: Party) -> None:
        while party.is_idle and time.perf_counter() < until:
            times.append(await party.decide(time.perf_counter()))

    await asyncio.wait_for(asyncio.gather(*map(decide, parties)), LATEST)
    return times


async def _relay(rooms: Sequence[Room], seconds: float) -> tuple[int, float]:
    """Let all rooms relay; return how often, and the time it took."""
    began, relayed = time.perf_counter(), 0

    async def relay(room: Room) -> None:
        nonlocal relayed
        while time.perf_counter() < began + seconds:
            await room.relay()
            relayed += 1

    await asyncio.wait_for(asyncio.gather(*map(relay, rooms)), LATEST)
    return relayed, time.perf_counter() - began


def _report(title: str, times: Sequence[float], took: float, processor: float, ratio: str = "") -> None:
    if not times:
        print(f"{title}: all games are over")
        return
    ranked = sorted(1000 * one for one in times)
    worst = ranked[-1]
    p99 = ranked[len(ranked) * 99 // 100]
    figures = [median(ranked), p99, worst, 1000 * processor / len(times)]
    print(
        ROW.format(title, f"{len(times) / took:.0f}", *(f"{one:.2f}" for one in figures), ratio), flush=True
    )
