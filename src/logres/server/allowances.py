"""Limits for what is rare: if several servers share a database, they count it together."""

from __future__ import annotations

from logres.server.engine import Engine
from logres.server.folder import Secret
from logres.server.limits import Buckets, Visitor, too_fast
from logres.server.settings import Rate
from logres.server.sharing import TooSoon, take


class Allowances:
    """Counts in memory, and then, if others use the database too, there.

    A flood ends in memory. The database gets to know hashes, not addresses.
    """

    def __init__(self, engine: Engine, secret: Secret, buckets: Buckets) -> None:
        self._engine = engine
        self._secret = secret
        self._buckets = buckets

    async def take(self, what: str, visitor: Visitor, rate: Rate) -> None:
        """Count a request, or refuse it if there were too many."""
        self._buckets.take(what, visitor, rate)
        if not self._engine.is_shared:
            return
        visitors = {
            self._secret.sign("allowance", str(key)).hex(): each
            for key, each in self._buckets.counted(what, visitor, rate)
        }
        try:
            await self._engine.write(lambda db: take(db, what, visitors))
        except TooSoon as problem:
            raise too_fast(problem.seconds) from None
