"""A connection to PostgreSQL that is made when it is needed, and again after it was lost."""

from __future__ import annotations

import selectors
import socket
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import Any

import psycopg

# The database too notices within about ten seconds that this machine has vanished, and gives its claims away.
SESSION = b"""
    SELECT set_config('statement_timeout', $1, false), set_config('tcp_keepalives_idle', '5', false),
        set_config('tcp_keepalives_interval', '2', false), set_config('tcp_keepalives_count', '3', false)
"""
CONNECT_SECONDS = 2
STATEMENT_SECONDS = 5
SETTINGS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    # A machine that has vanished is noticed within about ten seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


@cache
def numbered(statement: str) -> bytes:
    """Write a statement with numbered places ($1, $2) instead of question marks."""
    first, *rest = statement.split("?")
    return (first + "".join(f"${number}{piece}" for number, piece in enumerate(rest, 1))).encode()


def connected(
    address: str, statement_seconds: float = STATEMENT_SECONDS, name: str = "logres"
) -> psycopg.Connection:
    """Connect to a database. A statement that takes longer is cancelled; with 0 none is."""
    connection = _dialled(address, name)
    _prepare(connection, statement_seconds)
    return connection


def _dialled(address: str, name: str) -> psycopg.Connection:
    settings = {"application_name": name, **_settings(address)}
    return psycopg.connect(address, autocommit=True, cursor_factory=psycopg.RawCursor[Any], **settings)


def _prepare(connection: psycopg.Connection, statement_seconds: float) -> None:
    connection.execute(SESSION, [f"{statement_seconds * 1000:.0f}"])


def _settings(address: str) -> dict[str, Any]:
    """Our settings, except those that the address of the database chooses otherwise."""
    chosen = psycopg.conninfo.conninfo_to_dict(address)
    return {name: value for name, value in SETTINGS.items() if name not in chosen}


class Link:
    """A connection for one transaction at a time. Its statements have question marks as places for values."""

    def __init__(self, address: str, name: str = "logres") -> None:
        self._address = address
        self._name = name
        self._connection: psycopg.Connection | None = None
        self._wire: socket.socket | None = None  # the connection's socket, which another thread may shut down
        self._changing = Lock()  # the two
        self._told: list[str] = []  # on channels, and not asked for yet

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection, as far as is known."""
        return self._connection is not None

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> psycopg.Cursor:
        """Execute a statement."""
        return self._connected().execute(numbered(statement), values)

    def executemany(self, statement: str, values: Sequence[Sequence[Any]], /) -> None:
        """Execute a statement for each list of values."""
        if values:
            with self._connected().cursor() as cursor:
                cursor.executemany(numbered(statement), values)

    def listen(self, channel: str) -> None:
        """Hear from now on what is told on a channel."""
        self._connected().add_notify_handler(lambda notice: self._told.append(notice.payload))
        self.execute(f"LISTEN {channel}")

    def heard(self, seconds: float) -> list[str]:
        """Wait some time until anything is told on a channel, and return all that there is.

        Under load this is much cheaper than to take one notice after another, as psycopg offers it.
        """
        connection = self._connected()
        if self._told or self._is_ready(connection, seconds):
            connection.pgconn.consume_input()
            while (notice := connection.pgconn.notifies()) is not None:
                self._told.append(notice.extra.decode())
        else:
            connection.execute(b"SELECT 1")  # fails if the connection is lost
        told, self._told = self._told, []
        return told

    @staticmethod
    def _is_ready(connection: psycopg.Connection, seconds: float) -> bool:
        with selectors.DefaultSelector() as selector:
            selector.register(connection, selectors.EVENT_READ)
            return bool(selector.select(seconds))

    def roll_back(self) -> None:
        """End the transaction without a change; the connection too, if it is lost."""
        try:
            if self._connection is not None:
                self._connection.execute(b"ROLLBACK")
        except psycopg.Error:
            self.close()

    def cut(self) -> None:
        """End a wait for a database that does not answer, from another thread than the one that waits."""
        with self._changing, suppress(OSError):
            if self._wire is not None:
                self._wire.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection. The next statement makes another one."""
        with self._changing:
            connection, self._connection = self._connection, None
            wire, self._wire = self._wire, None
        if wire is not None:
            wire.close()
        if connection is not None:
            connection.close()

    def _connected(self) -> psycopg.Connection:
        if self._connection is None:
            connection = _dialled(self._address, self._name)
            with self._changing:  # from here on the connection can be cut, also before its first answer
                self._wire = socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM)
                self._connection = connection
            try:
                _prepare(connection, STATEMENT_SECONDS)
            except psycopg.Error:
                self.close()
                raise
        return self._connection
