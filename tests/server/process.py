"""A server in a separate process, for the tests that end it."""

from __future__ import annotations

import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.database import environment_for

SERVE = (
    "import sys; from pathlib import Path; from logres.server.run import serve; "
    "serve('127.0.0.1', int(sys.argv[1]) if sys.argv[1] else None, Path(sys.argv[2]), False)"
)

FIRST_PORT, PORTS = 20_000, 12_000
WORKERS = 16  # processes that run tests at the same time, each with ports of its own
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
PATIENCE = 60.0  # seconds; nothing takes this long, except on a busy machine


def _ports() -> Iterator[int]:
    """The ports of this process in turn, from a random one on, because others may run the same tests."""
    own, start = PORTS // WORKERS, secrets.randbelow(PORTS)
    return (FIRST_PORT + WORKER * own + (start + number) % own for number in itertools.count())


PORTS_IN_TURN = _ports()


def free_port() -> int:
    """Return a free port outside the range that outgoing connections use, and none twice in a row."""
    for port in PORTS_IN_TURN:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there is no end")


class ServerProcess:
    """A server on a data folder."""

    def __init__(self, data: Path, port: int | None = None, prelude: str = "") -> None:
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "BROWSER")}
        environment |= environment_for(data)
        self.process = subprocess.Popen(
            [sys.executable, "-c", prelude + SERVE, str(port or ""), str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self.process.pid

    def address(self) -> str:
        """Wait until it is ready, and return the address that it prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "Logres is at" not in line:
            self.process.kill()
            raise AssertionError(f"it did not start: {line} {self.process.communicate()[1]}")
        return line.split()[3]

    def end(self, how: signal.Signals, seconds: float = PATIENCE) -> int:
        """Send a signal and wait for the process to end."""
        self.process.send_signal(how)
        try:
            return self.wait(seconds)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()

    def wait(self, seconds: float = PATIENCE) -> int:
        """Wait for the process to end, and return its exit code."""
        code = self.process.wait(seconds)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return code

    def children(self) -> set[int]:
        """Return the ids of its child processes."""
        found = set()
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    fields = (entry / "stat").read_text().rpartition(")")[2].split()
                except OSError:
                    continue
                if int(fields[1]) == self.pid:
                    found.add(int(entry.name))
        return found


class Browser:
    """Requests with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None, seconds: float = PATIENCE) -> tuple[int, Any]:
        """Send a request, and return the status and the answer."""
        request = urllib.request.Request(  # noqa: S310
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self.cookie},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=seconds) as response:  # noqa: S310
                self.cookie = response.headers.get("set-cookie", self.cookie).split(";")[0]
                return response.status, json.loads(response.read() or b"null")
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, json.loads(problem.read())
