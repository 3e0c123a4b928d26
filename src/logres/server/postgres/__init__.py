"""The database in PostgreSQL."""

from logres.server.postgres.engine import PostgresEngine

__all__ = ["PostgresEngine"]
