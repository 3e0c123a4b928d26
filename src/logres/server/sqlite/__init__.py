"""The store in a SQLite file."""

from logres.server.sqlite.store import SQLiteStore

__all__ = ["SQLiteStore"]
