"""A PostgreSQL of the tests' own: a cluster in a temporary folder, for each process that runs tests."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import psycopg

from logres.server.migrate import migrations
from logres.server.postgres.link import connected
from logres.server.postgres.migrate import migrate

DEBIAN = Path("/usr/lib/postgresql")
TEMPLATE = "logres_template"
PATIENCE = 60.0  # seconds
# Tests may lose what they have written when the machine stops, but nothing else is left out.
QUICK = [
    "-F",
    *("-c", "full_page_writes=off"),
    *("-c", "max_wal_size=2GB"),
    *("-c", "max_connections=200"),
    *("-c", "deadlock_timeout=100ms"),
]


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL on this machine, or None if there is none."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


def account() -> str | None:
    """Return the account that runs the cluster: PostgreSQL refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


class Cluster:
    """A PostgreSQL that listens at a socket in its own folder, and ends with this process."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None, "ask first whether there is one"
        self._programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="logres-pg-"))
        if owner := account():
            shutil.chown(self.folder, owner)
        options = ["-U", "logres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self._run([str(found / "initdb"), "-D", str(self.data), *options])
        self._databases, self._has_template = 0, False
        self._frozen: list[int] = []
        self.start()

    @property
    def data(self) -> Path:
        """Where the cluster keeps its databases."""
        return self.folder / "data"

    def address(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql:///{name}?host={self.folder}&user=logres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program, folder = str(self._programs / "postgres"), str(self.folder)
        command = [program, "-D", str(self.data), "-k", folder, "-h", "", *QUICK]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, user=account(), group=account(), extra_groups=_groups()
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: SIGQUIT as if it had crashed, SIGINT in good order."""
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def freeze(self) -> None:
        """Stop all of its processes where they are: connections stay open, and nobody answers."""
        self._frozen = [self.process.pid, *_children(self.process.pid)]
        for pid in self._frozen:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let its processes go on."""
        for pid in self._frozen:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        self._frozen = []

    def new_database(self) -> str:
        """Make a database with all migrations and no rows, and return its address."""
        if not self._has_template:
            with connected(self._created(TEMPLATE)) as template:
                migrate(template, migrations("postgres"))
            self._has_template = True
        self._databases += 1
        return self._created(f"logres{self._databases}", f"TEMPLATE {TEMPLATE}")

    def empty_database(self) -> str:
        """Make a database without anything, and return its address."""
        self._databases += 1
        return self._created(f"empty{self._databases}")

    def _created(self, name: str, how: str = "") -> str:
        with connected(self.address("postgres")) as connection:
            connection.execute(f"CREATE DATABASE {name} {how}".encode())
        return self.address(name)

    def remove(self) -> None:
        """Stop it and delete its folder."""
        self.thaw()
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            user=account(),
            group=account(),
            extra_groups=_groups(),
        )
        assert done.returncode == 0, done.stdout + done.stderr


def _groups() -> list[str] | None:
    return None if account() is None else []


def _children(pid: int) -> list[int]:
    """Return the ids of the child processes of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@cache
def cluster() -> Cluster:
    """Return the cluster of this process, started at the first call."""
    made = Cluster()
    atexit.register(made.remove)
    return made
