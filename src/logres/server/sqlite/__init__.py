"""The database in a SQLite file."""

from logres.server.sqlite.engine import SQLiteEngine

__all__ = ["SQLiteEngine"]
