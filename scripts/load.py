"""Measure a server under load: the server on one core, its visitors on another, over the loopback interface.

python scripts/load.py play     decisions at 10, 100 and 200 a second and as many as possible, each shown to
                                the four seats of its table; for comparison, a toy that relays the same bytes
python scripts/load.py crowd    named spectators join one table and then all leave it together
python scripts/load.py back     sockets reconnect after a restart, four to a table
python scripts/load.py open     open tables that are not in memory, short and long, singly and fifty together
python scripts/load.py wake     start a server at which many tables wait for bots, and look at one of them
python scripts/load.py memory   the memory that a table takes

--games base,nine,kingarthur    the games of `play`, `open` and `memory`
--count N                       tables of `play` and `wake`, spectators of `crowd`, sockets of `back`
--steps N                       steps made at each table before `play` and `back`; `play` takes a list
--rates 10,100,200              decisions per second of `play`
--seconds S                     how long `play` keeps each rate
--database postgresql://…       a PostgreSQL database instead of SQLite, in which it makes a schema of its own
--servers N                     servers of `play` on that database, each on a core of its own; they share the
                                tables, and with --mixed also the seats of each table

"CPU ms" is the processor time of all servers for a decision, without that of the visitors. "By processor
time" says how many decisions the servers would make if each had a core for itself.
On a busy machine, compare the figures of processor time: the others depend on what else runs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import time
import tracemalloc
import urllib.request
from collections.abc import Sequence
from statistics import median

import uvloop
from load_client import SEATS, Party, Socket, named
from load_home import SQLITE, home
from load_play import LATEST, ROW, Hosting, Pace, play
from load_server import (
    CLIENT_CORE,
    GAMES,
    WITH_BOTS,
    Game,
    Laid,
    Measured,
    laid_table,
    lay,
    pin,
    played_up_to,
    serving,
)

LENGTHS = (50, 219, 401, 10_000)  # steps of tables that are opened; the last is the end of the game
AT_ONCE = 50


# Crowds


def crowd(spectators: int, database: str) -> None:
    """Let many named spectators join one table, and then all leave it together."""
    with home(database) as where:
        laid = lay(where, GAMES["base"], 1, 60)
        with serving(where) as server:
            uvloop.run(_crowd(server, laid[0], spectators))


async def _crowd(server: Measured, laid: Laid, spectators: int) -> None:
    cookies = await asyncio.to_thread(lambda: [named(server.port, f"Guest {n}") for n in range(spectators)])
    idle, began = server.usage().processor, time.perf_counter()
    sockets = []
    for cookie in cookies:
        socket = await Socket.open(server.port, f"/api/tables/{laid.id}/live", cookie)
        socket.send(json.dumps({"type": "hello"}))
        sockets.append(socket)
    await asyncio.gather(*(socket.heard for socket in sockets))
    took = time.perf_counter() - began
    await asyncio.sleep(2)
    messages, size = sum(socket.messages for socket in sockets), sum(socket.bytes for socket in sockets)
    usage = server.usage()
    print(
        f"{spectators} named spectators come to a table: {messages} messages, {size / 1e6:.1f} MB in all, "
        f"{took:.1f} s, {usage.processor - idle:.1f} s of processor time, "
        f"event loop blocked for {1000 * usage.block:.0f} ms at most"
    )
    party = await Party.gathered([server.port], laid, 1)
    idle = server.usage().processor
    for socket in sockets:
        socket.close()
    times = [await party.decide(time.perf_counter()) for _ in range(20) if party.is_idle]
    await asyncio.sleep(2)
    usage = server.usage()
    print(
        f"They leave together: {usage.processor - idle:.1f} s of processor time, event loop blocked for "
        f"{1000 * usage.block:.0f} ms at most; decisions meanwhile took {1000 * max(times):.0f} ms at most"
    )
    party.close()


def back(sockets: int, steps: int, database: str) -> None:
    """Let sockets reconnect to tables of a server that has just started."""
    with home(database) as where:
        laid = lay(where, GAMES["base"], sockets // len(SEATS), steps)
        with serving(where) as server:  # it leaves checkpoints, as any server that is stopped does
            uvloop.run(_back(server, laid, "A first visit"))
        with serving(where) as server:
            uvloop.run(_back(server, laid, "After a restart"))


async def _back(server: Measured, laid: Sequence[Laid], title: str) -> None:
    began, idle = time.perf_counter(), server.usage().processor
    places = [(table, seat) for table in laid for seat in SEATS]
    served: list[float] = []

    async def come(table: Laid, seat: int) -> Socket:
        socket = await Socket.open(server.port, f"/api/tables/{table.id}/live", table.cookie)
        socket.send(json.dumps({"type": "hello", "seat": seat}))
        await socket.heard
        served.append(time.perf_counter() - began)
        return socket

    sockets = await asyncio.wait_for(asyncio.gather(*(come(*place) for place in places)), LATEST)
    took, usage = time.perf_counter() - began, server.usage()
    print(
        f"{title}: {len(sockets)} sockets connect at {len(laid)} tables together: "
        f"all are served after {took:.1f} s, half after {median(served):.1f} s, "
        f"{usage.processor - idle:.1f} s of processor time, "
        f"event loop blocked for {1000 * usage.block:.0f} ms at most",
        flush=True,
    )
    for socket in sockets:
        socket.close()


# Waking


def wake(tables: int, steps: int, database: str) -> None:
    """Start a server at which tables wait for bots, look at the last, and time the first answer of a bot."""
    with home(database) as where:
        laid = lay(where, GAMES["base"], tables, steps, WITH_BOTS)
        began = time.perf_counter()
        with serving(where) as server:
            uvloop.run(_wake(server, laid, began))


async def _wake(server: Measured, laid: Sequence[Laid], began: float) -> None:
    came = time.perf_counter()
    answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(text: str) -> None:
        message = json.loads(text)
        if message.get("seq", 0) > laid[-1].steps and not answered.done():
            answered.set_result(time.perf_counter())

    socket = await Socket.open(server.port, f"/api/tables/{laid[-1].id}/live", laid[-1].cookie)
    socket.hear = hear
    socket.send(json.dumps({"type": "hello", "seat": 0}))
    first = await asyncio.wait_for(answered, LATEST)
    print(
        f"{len(laid)} tables wait for bots. The server listens after {came - began:.1f} s; at the table that "
        f"somebody looks at, the first bot decides {first - came:.2f} s later"
    )
    socket.close()


# Opening


def opened(games: Sequence[Game], database: str) -> None:
    """Open tables that are not in memory, before and after a server has put them away."""
    for game in games:
        print(f"{game.title}: opening a table that is not in memory, and {AT_ONCE} at once")
        print(ROW.format("", "steps", "p50 ms", "CPU ms", "all ms", "block ms", ""))
        for length in LENGTHS:
            with home(database) as where:
                laid = lay(where, game, AT_ONCE * 2, length)
                for title in ("replayed", "from a checkpoint"):
                    with serving(where) as server:
                        _open(server, laid, title, laid[0].steps)
        print()


def _open(server: Measured, laid: Sequence[Laid], title: str, steps: int) -> None:
    _look(server.port, laid[-1])
    idle, times = server.usage().processor, list[float]()
    for table in laid[:20]:
        began = time.perf_counter()
        _look(server.port, table)
        times.append(1000 * (time.perf_counter() - began))
    processor = 1000 * (server.usage().processor - idle) / len(times)
    began = time.perf_counter()
    uvloop.run(_look_at_all(server, laid[-AT_ONCE - 1 : -1]))
    took, block = 1000 * (time.perf_counter() - began), 1000 * server.usage().block
    figures = [f"{one:.1f}" for one in (median(times), processor, took, block)]
    print(ROW.format(title, steps, *figures, ""), flush=True)


def _look(port: int, table: Laid) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{table.id}/state") as response:
        response.read()


async def _look_at_all(server: Measured, laid: Sequence[Laid]) -> None:
    sockets = [await Socket.open(server.port, f"/api/tables/{table.id}/live", table.cookie) for table in laid]
    server.usage()
    for socket in sockets:
        socket.send(json.dumps({"type": "hello"}))
    await asyncio.gather(*(socket.heard for socket in sockets))
    for socket in sockets:
        socket.close()


def memory(games: Sequence[Game]) -> None:
    """Measure what a table takes, as Python counts it."""
    for game in games:
        for length in (60, 10_000):
            row, rows = played_up_to(game, length, "1")
            laid_table(row, rows)  # fills caches
            tracemalloc.start()
            tables = [laid_table(row, rows) for _ in range(4)]
            kilobytes = tracemalloc.get_traced_memory()[0] / len(tables) / 1000
            tracemalloc.stop()
            print(f"{game.title}, {len(rows)} steps: {kilobytes:.0f} kB in memory")


def numbers(listed: str) -> list[int]:
    """Return the numbers of a list like "10,100"."""
    return [int(number) for number in listed.split(",") if number]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "crowd", "back", "wake", "open", "memory"))
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--count", type=int)
    parser.add_argument("--steps", default="60")
    parser.add_argument("--rates", default="10,100,200")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--database", default=SQLITE)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--mixed", action="store_true")
    asked = parser.parse_args()
    if asked.servers > 1 and (asked.what != "play" or asked.database == SQLITE):
        parser.error("several servers can play, on one PostgreSQL database")
    pin(CLIENT_CORE)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    games = [GAMES[name] for name in asked.games.split(",")]
    steps = numbers(asked.steps)
    if asked.what == "play":
        pace = Pace(numbers(asked.rates), asked.seconds)
        hosting = Hosting(asked.database, asked.servers, asked.mixed)
        play(games, asked.count or 150, steps, pace, hosting)
    elif asked.what == "crowd":
        crowd(asked.count or 1000, asked.database)
    elif asked.what == "back":
        back(asked.count or 4000, steps[0], asked.database)
    elif asked.what == "wake":
        wake(asked.count or 1000, steps[0], asked.database)
    elif asked.what == "open":
        opened(games, asked.database)
    else:
        memory(games)


if __name__ == "__main__":
    main()
