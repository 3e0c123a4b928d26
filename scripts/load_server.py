"""The server of a load test, with tables laid out before it starts, and a toy to compare it with."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import resource
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeVar

import uvicorn
from fastapi import FastAPI
from load_home import LIMITS, Home
from starlette.websockets import WebSocket, WebSocketDisconnect

from logres.engine import text
from logres.games import box, start
from logres.server.app import create_app
from logres.server.protocols import LimitedConfig
from logres.server.rows import SeatRow, StepRow, StoredTable, Summary, TableRow, TableUpdate
from logres.server.run import configured, listen, spare_collections
from logres.server.services import Services
from logres.server.table import Table
from logres.server.words import new_table_id

T = TypeVar("T")

NAMES = ("Ada", "Bela", "Cai", "Dinah")
PLACES = tuple(SeatRow(seat, "device" if seat else "you", None, name) for seat, name in enumerate(NAMES))
WITH_BOTS = (PLACES[0], *(SeatRow(place.seat, "bot", None, place.name, "greedy") for place in PLACES[1:]))
BEAT = 0.002  # seconds between two checks of the event loop's clock
SERVER_CORE, CLIENT_CORE = 0, 1


def pin(core: int) -> None:
    """Keep this process on one core, if the machine has several."""
    if core < (os.cpu_count() or 1) and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


# Tables


@dataclass(frozen=True)
class Game:
    """A game to be measured."""

    title: str
    name: str
    settings: dict[str, str]


GAMES = {
    "base": Game("Merlin, base game", "merlin", {}),
    "nine": Game("Merlin, nine modules", "merlin", dict.fromkeys(box("merlin").modules, "on")),
    "kingarthur": Game("King Arthur", "kingarthur", {}),
}


@dataclass(frozen=True)
class Laid:
    """A table that was partly played before the server started. One guest holds all four seats."""

    id: str
    cookie: str
    steps: int


def furnish(where: Home, put: Callable[[Services], Awaitable[T]]) -> T:
    """Fill the database of a server before it starts."""

    async def furnished() -> T:
        services = Services(where.settings)
        try:
            return await put(services)
        finally:
            await services.close()

    return asyncio.run(furnished())


def lay(where: Home, game: Game, tables: int, steps: int, places: Sequence[SeatRow] = PLACES) -> list[Laid]:
    """Lay out tables at which a few different games have been played up to a step, or to their end.

    A table with bots waits for one of them.
    """
    played = [played_up_to(game, steps, str(number), places) for number in range(min(tables, 8))]
    summaries = [laid_table(row, rows, places).summary(row.opened_at) for row, rows in played]

    async def put(services: Services) -> list[Laid]:
        guest, cookie = await services.guests.welcome(NAMES[0])

        async def put_one(number: int) -> Laid:
            (row, rows), summary = played[number % len(played)], summaries[number % len(played)]
            row = replace(row, id=new_table_id(), opener_id=guest.id)
            seats = tuple(seat if seat.kind == "bot" else replace(seat, guest_id=guest.id) for seat in places)
            stored = StoredTable(row, Summary(points=(0,) * len(seats)), seats, None)
            await services.store.open_table(stored, TableUpdate(summary, rows))
            return Laid(row.id, f"logres={cookie}", len(rows))

        return await asyncio.gather(*map(put_one, range(tables)))

    return furnish(where, put)


def laid_table(row: TableRow, rows: Sequence[StepRow], places: Sequence[SeatRow] = PLACES) -> Table:
    """Return a table in memory."""
    table = Table(StoredTable(row, Summary(points=(0,) * len(places)), tuple(places), None))
    table.replay(rows)
    return table


def played_up_to(
    game: Game, steps: int, seed: str, places: Sequence[SeatRow] = PLACES
) -> tuple[TableRow, list[StepRow]]:
    """Play a game at random, on to a bot's question if there are bots; return its table and first steps."""
    has_bots = any(place.kind == "bot" for place in places)
    chance, now = random.Random(seed), time.time()
    session = start(game.name, len(NAMES), game.settings, seed, NAMES)
    row = TableRow("", "", game.name, session.box.rules_version, "", session.game.settings, "link", seed, now)
    rows = [StepRow(1, "began", now)]
    while (choice := session.choice) is not None:
        if len(rows) >= steps and (not has_bots or places[choice.seat].kind == "bot"):
            break
        option = chance.choice(choice.options)
        rows.append(StepRow(len(rows) + 1, "decided", now, choice.seat, text(option), f"laid-{len(rows):06}"))
        session.decide(option)
    return row, rows


# Processes


@dataclass(frozen=True)
class Usage:
    """What a server has used so far."""

    processor: float  # seconds
    memory: int  # bytes that it holds now
    block: float  # the longest time in seconds that its event loop was blocked, since the last check


class Measured:
    """A server in a separate process."""

    def __init__(self, port: int, pid: int, line: Connection) -> None:
        self.port = port
        self.pid = pid
        self._line = line

    def usage(self) -> Usage:
        """Ask what it has used."""
        self._line.send(None)
        usage: Usage = self._line.recv()
        return usage


@contextmanager
def serving(where: Home | None, core: int = SERVER_CORE) -> Iterator[Measured]:
    """Run a server on its database, or the toy without one, on the loopback interface and one core."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_serve, args=(where, core, theirs))
    process.start()
    try:
        yield Measured(ours.recv(), process.pid or 0, ours)
    finally:
        process.terminate()
        process.join(10)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def serving_together(where: Home, servers: int) -> Iterator[list[Measured]]:
    """Run several servers on one database. The first has the core of a single one, the next another."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving(where, SERVER_CORE + number)) for number in range(servers)]


def _serve(where: Home | None, core: int, line: Connection) -> None:
    pin(core)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    listening = listen("127.0.0.1", 0)
    config = LimitedConfig(toy(), LIMITS) if where is None else configured(create_app(where.settings))
    server = uvicorn.Server(config)
    spare_collections()
    worst = [0.0]

    async def beat() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(BEAT)
            worst[0] = max(worst[0], time.perf_counter() - before - BEAT)

    async def serve() -> None:
        beating = asyncio.create_task(beat())
        await server.serve([listening])
        beating.cancel()

    def tell() -> None:
        while not server.started:
            time.sleep(0.01)
        line.send(listening.getsockname()[1])
        while True:
            try:
                line.recv()
            except EOFError:
                return
            usage = Usage(time.process_time(), _resident(), worst[0])
            worst[0] = 0.0
            line.send(usage)

    threading.Thread(target=tell, daemon=True).start()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


def _resident() -> int:
    """The memory of this process, in bytes."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def toy() -> FastAPI:
    """The least that such a server can do: pass each message on to all sockets of its room."""
    app, rooms = FastAPI(openapi_url=None), dict[str, list[WebSocket]]()

    @app.websocket("/api/tables/{room}/live")
    async def relay(socket: WebSocket, room: str) -> None:
        await socket.accept()
        others = rooms.setdefault(room, [])
        others.append(socket)
        try:
            while True:
                message = await socket.receive_text()
                for other in others:
                    await other.send_text(message)
        except WebSocketDisconnect:
            others.remove(socket)

    return app
