"""Starting the server: find a port, say the address, open a browser, stop cleanly."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from logres.components import in_use
from logres.server.app import create_app
from logres.server.door import DoorConfig
from logres.server.folder import BadFolder, usual_folder
from logres.server.house import House
from logres.server.migrate import BadDatabase
from logres.server.settings import THINKER, Settings

USUAL_PORT = 8000
NEXT_PORTS = 20


class Server(uvicorn.Server):
    """A server that says when it is ready and takes Ctrl-C as a good end."""

    address: str
    opens_browser: bool

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Logres is at {self.address}   (Ctrl-C stops it)", flush=True)
            if self.opens_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at Ctrl-C and SIGTERM, at the second Ctrl-C at once; neither is an error."""
        former = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handling in former.items():
                signal.signal(number, handling)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and number == signal.SIGINT
        self.should_exit = True


def serve(host: str, port: int | None, data: Path | None, open_browser: bool) -> None:
    """Serve until told to stop; without a port, the usual one or the next that is free."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    try:
        listening = listen(host, port)
    except OSError as problem:
        sys.exit(f"Logres cannot serve at {host}, port {port or USUAL_PORT}: {problem.strerror or problem}.")
    folder = data or usual_folder()
    try:
        app = create_app(Settings(folder, origins=trusted_origins(), bot_command=bot_command(in_use())))
    except (BadFolder, BadDatabase) as problem:
        sys.exit(str(problem))
    except (OSError, sqlite3.Error) as problem:
        sys.exit(f"Logres cannot use the folder {folder}: {problem}.")
    config = configured(app)
    server = Server(config)
    server.address = address(host, listening.getsockname()[1])
    server.opens_browser = open_browser and has_browser()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))


def bot_command(components: Path | None) -> tuple[str, ...]:
    """What Python runs to think for bots, with the components that the server plays with."""
    return (*THINKER, str(components)) if components else THINKER


def configured(app: FastAPI) -> DoorConfig:
    """How uvicorn serves the application."""
    house: House = app.state.house
    return DoorConfig(app, house.settings.limits)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for; else on the usual one or, if that is taken, a free one."""
    if port is not None:
        return _bound(host, port)
    for candidate in range(USUAL_PORT, USUAL_PORT + NEXT_PORTS):
        try:
            return _bound(host, candidate)
        except PermissionError:
            raise
        except OSError:
            continue
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def address(host: str, port: int) -> str:
    """The address as a browser on this machine wants it."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)  # noqa: S104
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}"


def trusted_origins() -> frozenset[str]:
    """Addresses under which a proxy shows this server while it hides them from us."""
    return frozenset(os.environ.get("LOGRES_ORIGINS", "").replace(",", " ").split())


def has_browser() -> bool:
    """Whether there is a browser with a window; one inside the terminal would be no help."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
