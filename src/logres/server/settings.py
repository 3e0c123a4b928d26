"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"
THINKER = ("-m", "logres.server.thinker")  # what Python runs to think for bots


@dataclass(frozen=True)
class Rate:
    """So many requests a second in the long run, and so many at once."""

    a_second: float
    at_once: int


@dataclass(frozen=True)
class Limits:
    """What one guest, or one address without a guest, may ask for."""

    requests: Rate = Rate(20, 200)
    guests: Rate = Rate(0.2, 30)  # new guests from one address
    recoveries: Rate = Rate(0.1, 10)  # tries of a recovery code from one address
    tables: Rate = Rate(0.2, 30)  # tables opened
    messages: Rate = Rate(10, 100)  # over one socket
    connections: int = 150  # at once from one address
    sockets: int = 100  # of them, live updates
    head: int = 32 * 1024  # bytes of a request before its body
    head_seconds: float = 10.0
    body: int = 64 * 1024
    body_seconds: float = 30.0
    message: int = 8 * 1024


@dataclass(frozen=True)
class Settings:
    """Everything a host can choose, with what serves a small machine."""

    data: Path
    static: Path = STATIC
    origins: frozenset[str] = frozenset()  # other addresses that pages may come from
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = (
        20.0  # with all modules the skilled one thinks for more than a second, on a small machine longer
    )
    bot_workers: int = 2
    bot_command: tuple[str, ...] = THINKER
    queue: int = 64  # messages that wait for one socket before it is dropped
    hello_seconds: float = 10.0
    tables_kept: int = 500  # in memory
