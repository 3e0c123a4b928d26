"""Whatever is told or asked in these tests is as declared."""

from tests.telling import as_declared

__all__ = ["as_declared"]
