"""A server in a separate process that can be frozen, stopped, killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.process import ServerProcess, free_port

LOGRES = "import sys; from logres.cli import main; sys.exit(main())"


class Serving(ServerProcess):
    """`logres serve` in a separate process."""

    def __init__(self, data: Path, port: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", LOGRES, "serve", "--port", str(port), "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={key: value for key, value in os.environ.items() if key not in ("DISPLAY", "BROWSER")},
            start_new_session=True,
        )


class House:
    """A server that can be killed and started again at the same address, with the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = free_port()
        self._serving: Serving | None = None
        self.site = ""
        self.start()

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        self._serving = Serving(self._data, self._port)
        self.site = self._serving.address()

    def freeze(self) -> None:
        """Freeze the server, so that it neither reads nor writes."""
        assert self._serving is not None, "it serves"
        os.kill(self._serving.pid, signal.SIGSTOP)

    def stop(self) -> None:
        """End the server as its host would."""
        assert self._serving is not None, "it serves"
        self._serving.end(signal.SIGTERM)
        self._serving = None

    def kill(self) -> None:
        """End the server as a power cut would."""
        if self._serving is not None:
            self._serving.end(signal.SIGKILL)
        self._serving = None
