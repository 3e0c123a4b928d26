"""Play a game of Merlin at a real server and say what one open page is sent: bytes and time for every change.

python scripts/wire.py [SEED]    four at one device, King's favor, legal moves by chance
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import threading
import time
import urllib.request
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import TypeAlias

import uvicorn
from websockets.sync.client import ClientConnection, connect

from logres.server.app import create_app
from logres.server.run import configured, listen
from logres.server.settings import Limits, Rate, Settings

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

EVERYTHING = Rate(10_000, 1_000_000)
YOU: Json = {"kind": "you"}
FRIENDS: list[Json] = [{"kind": "device", "name": name} for name in ("Bela", "Cai", "Dinah")]
EARLY = 40  # decisions at the beginning, and as many at the end


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server on the loopback, as `logres serve` sets it up but without limits; its address."""
    limits = Limits(requests=EVERYTHING, guests=EVERYTHING, tables=EVERYTHING, messages=EVERYTHING)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(create_app(Settings(data, limits=limits))))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


class Page:
    """What a browser does at a table, without drawing it."""

    def __init__(self, address: str, chance: random.Random) -> None:
        self.address = address
        self.chance = chance
        self.cookie = ""
        self.sizes: list[int] = []
        self.pressed: list[int] = []
        self.seconds: list[float] = []
        self._press = zlib.compressobj(wbits=-15)

    def ask(self, path: str, body: Json = None) -> dict[str, Json]:
        """Ask the server, and remember who we are."""
        request = urllib.request.Request(
            f"http://{self.address}{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self.cookie},
        )
        with urllib.request.urlopen(request) as response:  # noqa: S310
            self.cookie = response.headers.get("set-cookie", self.cookie).split(";")[0]
            return objects(json.loads(response.read()))

    def play(self) -> None:
        """Open a table, look at it, and decide for everybody until the game is over."""
        self.ask("/api/me", {"name": "Ada"})
        plan: Json = {"game": "merlin", "seats": [YOU, *FRIENDS], "options": {"favor": "on"}}
        table = self.ask("/api/tables", plan)["id"]
        live = f"ws://{self.address}/api/tables/{table}/live"
        with connect(live, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "seat": 0}))
            state = self.hear(socket)
            while (asked := objects(state["table"])["asked"]) is not None:
                seen = self.ask(f"/api/tables/{table}/state?seat={asked}")
                words = objects(seen["question"])["words"]
                assert isinstance(words, list), "a question has options"
                decision: Json = {
                    "type": "decide",
                    "seat": asked,
                    "expected": seen["seq"],
                    "option": self.chance.choice(words),
                    "key": f"decision-{len(self.sizes)}",
                }
                began = time.perf_counter()
                socket.send(json.dumps(decision))
                state = self.hear(socket)
                while objects(json.loads(socket.recv()))["type"] != "accepted":
                    pass
                self.seconds.append(time.perf_counter() - began)

    def hear(self, socket: ClientConnection) -> dict[str, Json]:
        """The next state, weighed."""
        text = socket.recv()
        assert isinstance(text, str), "states are text"
        state = objects(json.loads(text))
        assert state["type"] == "state", text
        size = len(text.encode())
        self.sizes.append(size + (2 if size < 126 else 4 if size < 65_536 else 10))
        self.pressed.append(len(self._press.compress(text.encode()) + self._press.flush(zlib.Z_SYNC_FLUSH)))
        return state


def objects(value: Json) -> dict[str, Json]:
    """An object as JSON has it."""
    assert isinstance(value, dict), value
    return value


def told(title: str, values: Sequence[float], unit: str) -> str:
    """Median, 95 % and the largest."""
    middle, most = median(values), quantiles(values, n=20)[-1]
    return f"{title:34} {middle:9.1f} {most:9.1f} {max(values):9.1f} {unit}"


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else "1"
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        page = Page(address, random.Random(seed))
        page.play()
    first, *changes = page.sizes
    times = [1000 * seconds for seconds in page.seconds]
    print(f"{len(changes)} decisions, four seats, King's favor; sent without compression")
    print(f"the first state {first / 1000:.1f} kB, the whole game {sum(changes) / 1000:.0f} kB")
    print(f"{'':34} {'median':>9} {'95 %':>9} {'largest':>9}")
    print(told("a change", [size / 1000 for size in changes], "kB"))
    print(told(f"  the first {EARLY}", [size / 1000 for size in changes[:EARLY]], "kB"))
    print(told(f"  the last {EARLY}", [size / 1000 for size in changes[-EARLY:]], "kB"))
    print(told("  if it were compressed", [size / 1000 for size in page.pressed[1:]], "kB"))
    print(told("decided, stored and sent", times, "ms"))
    print(told(f"  the first {EARLY}", times[:EARLY], "ms"))
    print(told(f"  the last {EARLY}", times[-EARLY:], "ms"))


if __name__ == "__main__":
    main()
