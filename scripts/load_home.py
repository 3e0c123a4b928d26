"""Where the servers of a load test keep their tables: in a data folder, or in a PostgreSQL database."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from logres.server.settings import Limits, Rate, Settings

SQLITE = "sqlite"
EVERYTHING = Rate(100_000, 10_000_000)
LIMITS = Limits(
    requests=EVERYTHING,
    guests=EVERYTHING,
    tables=EVERYTHING,
    announced=EVERYTHING,
    positions=EVERYTHING,
    messages=EVERYTHING,
    connections=1_000_000,
    sockets=1_000_000,
)


@dataclass(frozen=True)
class Home:
    """A data folder, and the address of a database if that is used instead."""

    data: Path
    database: str = ""
    secret: str = ""

    @property
    def settings(self) -> Settings:
        """The settings of a server without limits."""
        return Settings(self.data, self.database, self.secret, limits=LIMITS, tables_in_memory=2_500)

    def database_seconds(self) -> float | None:
        """The processor time of PostgreSQL, if it runs on this machine."""
        return database_seconds(self.database) if self.database else None


@contextmanager
def home(database: str = SQLITE) -> Iterator[Home]:
    """A place for the tables of a measurement, which is deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="logres-load-") as name:
        if database == SQLITE:
            yield Home(Path(name))
        else:
            with _schema(database) as address:
                yield Home(Path(name), address, secrets.token_hex(32))


@contextmanager
def _schema(database: str) -> Iterator[str]:
    """Make a separate schema in a database, so that nothing else there is touched, and drop it later."""
    from logres.server.postgres.link import Link

    name = f"load_{secrets.token_hex(4)}"
    mark = "&" if "?" in database else "?"
    link = Link(database, "logres load")
    with closing(link):
        link.execute(f"CREATE SCHEMA {name}")
        try:
            yield f"{database}{mark}options={quote(f'-c search_path={name}')}"
        finally:
            link.execute("SET client_min_messages = warning")
            link.execute(f"DROP SCHEMA {name} CASCADE")


def database_seconds(address: str) -> float | None:
    """The processor time of all processes of a PostgreSQL, or None if they cannot be seen from here."""
    from logres.server.postgres.link import Link

    with closing(Link(address, "logres load")) as link:
        [backend] = link.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        try:
            postmaster = int(_fields(backend)[1])
            backends = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
            # The two last of the four times are those of children that have ended.
            used = sum(map(int, _fields(postmaster)[11:15]))
            for pid in backends:
                used += sum(map(int, _fields(int(pid))[11:13]))
        except OSError:
            return None
    return used / os.sysconf("SC_CLK_TCK")


def _fields(pid: int) -> list[str]:
    """What /proc says about a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
