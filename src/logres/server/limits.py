"""How much one guest or one address may ask for."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable

from logres.server.problems import Refusal
from logres.server.settings import Rate

MOST = 50_000  # buckets before the full ones are thrown away


class Bucket:
    """Fills steadily up to a brim; every request takes one."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.at_once)
        self.at = -math.inf

    def take(self, now: float) -> float:
        """Take one; if there is none, the seconds until there is."""
        self.left = self.level(now)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate.a_second
        self.left -= 1
        return 0.0

    def level(self, now: float) -> float:
        """How much is in it now."""
        return min(self.rate.at_once, self.left + (now - self.at) * self.rate.a_second)


class Buckets:
    """One bucket for each who asks, and for each thing that is asked."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, who: str, rate: Rate) -> None:
        """Count a request; refuse it when there were too many."""
        now = self._clock()
        if len(self._buckets) > MOST:
            self._buckets = {
                key: bucket
                for key, bucket in self._buckets.items()
                if bucket.level(now) < bucket.rate.at_once
            }
        bucket = self._buckets.setdefault((what, who), Bucket(rate))
        wait = bucket.take(now)
        if wait:
            raise Refusal(
                "too-fast", f"Too many requests. Try again in {math.ceil(wait)} seconds.", wait=wait
            )


class Places:
    """A limited number of places for each address, each held until it is given back."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Take a place; whether there was one."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Let somebody else have the place."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


def neighbourhood(address: str) -> str:
    """The address, or the network that one household has of the newer kind."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if number.version == 4:
        return address
    return str(ipaddress.ip_network((number, 64), strict=False))
