"""Play games of Merlin on a real server and measure what it sends to four open pages: bytes and CPU time.

python scripts/wire.py [SEED]    four on one device, random legal moves, the base game and all modules
"""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
import tempfile
import threading
import time
import urllib.request
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import TypeAlias

import uvicorn
from websockets.sync.client import ClientConnection, connect

from logres.games import box
from logres.server.app import create_app
from logres.server.run import configured, listen
from logres.server.settings import Limits, Rate, Settings

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

EVERYTHING = Rate(10_000, 1_000_000)
YOU: Json = {"kind": "you"}
FRIENDS: list[Json] = [{"kind": "device", "name": name} for name in ("Bela", "Cai", "Dinah")]
SEATS = range(1 + len(FRIENDS))
EARLY = 40  # decisions at the beginning, and as many at the end


class Server:
    """A server in a separate process, set up like `logres serve` but without limits."""

    def __init__(self, address: str, clock: Connection) -> None:
        self.address = address
        self._clock = clock

    def seconds(self) -> float:
        """The CPU time that it has used so far."""
        self._clock.send(None)
        seconds: float = self._clock.recv()
        return seconds


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    """Run a server on the loopback interface."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(data, theirs))
    process.start()
    try:
        yield Server(ours.recv(), ours)
    finally:
        process.terminate()
        process.join()


def serve(data: Path, clock: Connection) -> None:
    """Run the server, and report its CPU time whenever asked."""
    limits = Limits(requests=EVERYTHING, guests=EVERYTHING, tables=EVERYTHING, messages=EVERYTHING)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(create_app(Settings(data, limits=limits))))

    def tell() -> None:
        while not server.started:
            time.sleep(0.01)
        clock.send(f"127.0.0.1:{listening.getsockname()[1]}")
        while True:
            clock.recv()
            clock.send(time.process_time())

    threading.Thread(target=tell, daemon=True).start()
    server.run([listening])


class Party:
    """Four browsers at a table, without drawing it."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.cookie = ""
        self.sizes: list[int] = []
        self.pressed: list[int] = []
        self.seconds: list[float] = []
        self.first = 0
        self.processor = 0.0
        self._presses = [zlib.compressobj(wbits=-15) for _ in SEATS]

    def ask(self, path: str, body: Json = None) -> dict[str, Json]:
        """Send a request and remember the cookie."""
        request = urllib.request.Request(
            f"http://{self.server.address}{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self.cookie},
        )
        with urllib.request.urlopen(request) as response:  # noqa: S310
            self.cookie = response.headers.get("set-cookie", self.cookie).split(";")[0]
            return objects(json.loads(response.read()))

    def play(self, settings: dict[str, Json]) -> None:
        """Open a table, look at it from every seat, and decide until the game is over."""
        self.ask("/api/me", {"name": "Ada"})
        table = self.ask("/api/tables", {"game": "merlin", "seats": [YOU, *FRIENDS], "settings": settings})[
            "id"
        ]
        live = f"ws://{self.server.address}/api/tables/{table}/live"
        headers = {"Cookie": self.cookie}
        with ExitStack() as stack:
            sockets = [
                stack.enter_context(connect(live, additional_headers=headers, compression=None))
                for _ in SEATS
            ]
            told: list[dict[str, Json]] = []
            for seat, socket in enumerate(sockets):
                socket.send(json.dumps({"type": "hello", "seat": seat}))
                text, state = next_told(socket, 1)
                self.first = len(text.encode())
                told.append(state)
            began = self.server.seconds()
            while isinstance(asked := objects(told[0]["table"])["asked"], int):
                told = self.decide(sockets, asked, told)
            self.processor = (self.server.seconds() - began) / len(self.seconds)

    def decide(
        self, sockets: Sequence[ClientConnection], asked: int, told: Sequence[dict[str, Json]]
    ) -> list[dict[str, Json]]:
        """Decide for a seat, and return the message that each seat gets."""
        words, seq = objects(told[asked]["question"])["words"], told[asked]["seq"]
        assert isinstance(words, list), "a question has options"
        assert isinstance(seq, int), "steps have numbers"
        decision: Json = {
            "type": "decide",
            "seat": asked,
            "expected": seq,
            "option": self.chance.choice(words),
            "key": f"decision-{len(self.seconds)}",
        }
        began = time.perf_counter()
        sockets[asked].send(json.dumps(decision))
        texts = [next_told(socket, seq + 1) for socket in sockets]
        self.seconds.append(time.perf_counter() - began)
        for press, (text, _) in zip(self._presses, texts, strict=True):
            self.sizes.append(len(text.encode()))
            self.pressed.append(len(press.compress(text.encode()) + press.flush(zlib.Z_SYNC_FLUSH)))
        return [message for _, message in texts]


def next_told(socket: ClientConnection, seq: int) -> tuple[str, dict[str, Json]]:
    """Return the message of this step, as text and parsed."""
    while True:
        text = socket.recv()
        assert isinstance(text, str), "messages are text"
        message = objects(json.loads(text))
        if message["type"] in ("state", "change") and message["seq"] == seq:
            return text, message


def objects(value: Json) -> dict[str, Json]:
    """Check that a value is a JSON object."""
    assert isinstance(value, dict), value
    return value


def told(title: str, values: Sequence[float], unit: str) -> str:
    """One line of the report: median, 95th percentile and maximum."""
    middle, most = median(values), quantiles(values, n=20)[-1]
    return f"{title:34} {middle:9.2f} {most:9.2f} {max(values):9.2f} {unit}"


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else "1"
    modules: dict[str, Json] = dict.fromkeys(box("merlin").modules, "on")
    tables: dict[str, dict[str, Json]] = {"the base game": {}, "all modules": modules}
    for title, settings in tables.items():
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            party = Party(server, random.Random(seed))
            party.play(settings)
        kilobytes = [size / 1000 for size in party.sizes]
        times = [1000 * seconds for seconds in party.seconds]
        early = EARLY * len(SEATS)
        print(f"Merlin, {title}: {len(times)} decisions, sent to four seats without compression")
        print(f"first state {party.first / 1000:.1f} kB, whole game {sum(kilobytes) / 4:.0f} kB per seat")
        print(f"{'':34} {'median':>9} {'95 %':>9} {'largest':>9}")
        print(told("a change", kilobytes, "kB"))
        print(told(f"  the first {EARLY}", kilobytes[:early], "kB"))
        print(told(f"  the last {EARLY}", kilobytes[-early:], "kB"))
        print(told("  if it were compressed", [size / 1000 for size in party.pressed], "kB"))
        print(told("decided, stored and sent", times, "ms"))
        print(told(f"  the first {EARLY}", times[:EARLY], "ms"))
        print(told(f"  the last {EARLY}", times[-EARLY:], "ms"))
        print(f"{'CPU time of the server':34} {1000 * party.processor:9.2f} ms per decision, on average\n")


if __name__ == "__main__":
    main()
