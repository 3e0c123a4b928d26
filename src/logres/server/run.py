"""Start the server: find a port, print the address, open a browser, stop cleanly."""

from __future__ import annotations

import asyncio
import gc
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
from logres.server.engine import BadDatabase
from logres.server.folder import BadFolder, default_folder
from logres.server.logs import set_up_logs
from logres.server.protocols import LimitedConfig
from logres.server.services import Services
from logres.server.settings import ANALYSIS_PROCESS, BOT_PROCESS, Settings

DEFAULT_PORT = 8000
NEXT_PORTS = 20
COLLECTIONS = (10_000, 20, 10)  # the thresholds of the three generations


class Server(uvicorn.Server):
    """A server that prints its address when it is ready, and treats Ctrl-C as a normal exit."""

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
        """Stop at Ctrl-C and SIGTERM, and without waiting at the second Ctrl-C."""
        former = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handling in former.items():
                signal.signal(number, handling)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and number == signal.SIGINT
        self.should_exit = True


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    open_browser: bool,
    keep_days: float = 400.0,
    *,
    database: str | None = None,
    json_log: bool = False,
) -> None:
    """Serve until stopped. Without a port, take the default or the next that is free."""
    set_up_logs(as_json=json_log)
    try:
        listening = listen(host, port)
    except OSError as problem:
        sys.exit(
            f"Logres cannot listen at {host}, port {port or DEFAULT_PORT}: {problem.strerror or problem}."
        )
    folder = data or default_folder()
    try:
        app = create_app(
            Settings(
                folder,
                database or os.environ.get("LOGRES_DATABASE", ""),
                os.environ.get("LOGRES_SECRET", ""),
                origins=listed("LOGRES_ORIGINS"),
                hosts=listed("LOGRES_HOSTS"),
                metrics_key=os.environ.get("LOGRES_METRICS_KEY", ""),
                bot_command=bot_command(in_use()),
                analysis_command=with_components(ANALYSIS_PROCESS, in_use()),
                analysis_at_end=True,
                keep_days=keep_days,
            )
        )
    except (BadFolder, BadDatabase) as problem:
        sys.exit(str(problem))
    except (OSError, sqlite3.Error) as problem:
        sys.exit(f"Logres cannot use the folder {folder}: {problem}.")
    config = configured(app)
    server = Server(config)
    server.address = address(host, listening.getsockname()[1])
    server.opens_browser = open_browser and has_browser()
    spare_collections()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))


def spare_collections() -> None:
    """Make garbage collection rarer, and exempt the objects that live as long as the server.

    Tables consist of many long-lived objects, and a full collection visits them all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def bot_command(components: Path | None) -> tuple[str, ...]:
    """Return the arguments of Python for bot processes, with the components that the server uses."""
    return with_components(BOT_PROCESS, components)


def with_components(process: tuple[str, ...], components: Path | None) -> tuple[str, ...]:
    """Return the arguments of Python for a process, with the components that the server uses."""
    return (*process, str(components)) if components else process


def configured(app: FastAPI) -> LimitedConfig:
    """Configure uvicorn for the application."""
    services: Services = app.state.services
    return LimitedConfig(app, services.settings.limits)


def listen(host: str, port: int | None) -> socket.socket:
    """Listen on the given port, else on the default or, if that is taken, on a free one."""
    if port is not None:
        return _bound(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + NEXT_PORTS):
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
        if os.name == "posix":  # on Windows it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def address(host: str, port: int) -> str:
    """Return the address for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)  # noqa: S104
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}"


def listed(variable: str) -> frozenset[str]:
    """Read a list of addresses or names from the environment, separated by commas or spaces."""
    return frozenset(os.environ.get(variable, "").lower().replace(",", " ").split())


def has_browser() -> bool:
    """Whether there is a browser with a window. One inside the terminal would not help."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
