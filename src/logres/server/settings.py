"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"
BOT_PROCESS = ("-m", "logres.server.bot_process")  # the arguments of Python
ANALYSIS_PROCESS = ("-m", "logres.server.analysis_process")


@dataclass(frozen=True)
class Rate:
    """A number of requests per second in the long run, and in a burst."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """The limits for each guest, or for each address without a guest."""

    shared: int = 5  # the guests of an address together may ask for this many times as much
    requests: Rate = Rate(20, 200)
    guests: Rate = Rate(0.2, 30)  # new guests from one address
    recoveries: Rate = Rate(0.1, 10)  # tries of a recovery code from one address
    tables: Rate = Rate(0.2, 30)  # tables opened
    announced: Rate = Rate(0.02, 10)  # tables opened to everybody, from one address
    positions: Rate = Rate(10, 100)  # of replays, each of which replays a game
    plans: Rate = Rate(2, 20)  # of a round, each of which is tried
    prospects: Rate = Rate(2, 20)  # of the board, each of which tries all options
    counsels: Rate = Rate(0.5, 20)  # each of which a worker thinks about
    messages: Rate = Rate(10, 100)  # over sockets
    connections: int = 150  # open from one address
    sockets: int = 100  # open from one address
    head: int = 32 * 1024  # bytes of a request before its body
    head_seconds: float = 10.0
    body: int = 64 * 1024
    body_seconds: float = 30.0
    message: int = 8 * 1024


@dataclass(frozen=True)
class Settings:
    """Everything that a host can choose. The defaults suit a small machine."""

    data: Path
    database: str = ""  # the address of a PostgreSQL database, which is used instead of the data folder
    secret: str = field(default="", repr=False)  # with it
    static: Path = STATIC
    origins: frozenset[str] = frozenset()  # further addresses whose pages may send requests
    hosts: frozenset[str] = frozenset()  # the names of this server; any if none is given
    metrics_key: str = ""  # lets other machines read the figures
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = 20.0  # a skilled bot may need several with all modules on a small machine
    bot_workers: int = 2
    bot_command: tuple[str, ...] = BOT_PROCESS
    analysis_command: tuple[str, ...] = ANALYSIS_PROCESS
    analysis_seconds: float = 1800.0  # for one game, while everything else comes first
    analysis_at_end: bool = False  # look through each game when it ends, not only when somebody asks
    socket_queue: int = 64  # messages that wait for one socket before it is closed
    hello_seconds: float = 10.0
    presence_seconds: float = 1.0  # at least, between two messages about who is at a table
    lease_seconds: float = 15.0  # after which others forget who was connected to a server that has died
    tables_in_memory: int = 500
    keep_days: float = (
        400.0  # then tables that never began go, and guests who have no game and did not return
    )
