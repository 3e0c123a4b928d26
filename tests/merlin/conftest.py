"""These tests check that every event and question is as declared."""

from tests.telling import as_declared

__all__ = ["as_declared"]
