"""Rate limits for guests and addresses, and connection limits for addresses."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from logres.server.problems import Refusal
from logres.server.settings import Rate

MAX_BUCKETS = 50_000  # above this number, full buckets are dropped whenever one is used
LOOKED_AT = 2  # buckets checked at each use: more than a use can add, so that their number falls
MAX_ADDRESSES = 10_000  # in the cache of their limited form


class Bucket:
    """A token bucket: it refills steadily up to its burst, and every request takes one."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.at = -math.inf

    def take(self, now: float) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        self.left = self.level(now)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate.per_second
        self.left -= 1
        return 0.0

    def level(self, now: float) -> float:
        """Return the number of tokens at this time."""
        return min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)


class Visitor(NamedTuple):
    """The one who sends a request: a guest or a stranger, from an address that others may share."""

    guest: str | None
    address: str


Key = tuple[str, str, bool]  # what, the guest or address, and whether its guests share it


class Buckets:
    """One bucket for each kind of request and each guest, and one for each address.

    The guests of an address have buckets of their own and share a larger one, so that nobody gets more by
    being many guests.
    """

    def __init__(self, shared: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._shared = shared
        self._clock = clock
        self._buckets: OrderedDict[Key, Bucket] = OrderedDict()

    def take(self, what: str, visitor: Visitor, rate: Rate) -> None:
        """Count a request, or refuse it if there were too many."""
        if wait := self.wait(what, visitor, rate):
            raise too_fast(wait)

    def wait(self, what: str, visitor: Visitor, rate: Rate) -> float:
        """Count a request and return 0, or return the seconds until there is room for it."""
        for key, each in self.counted(what, visitor, rate):
            if wait := self._take(key, each):
                return wait
        return 0.0

    def counted(self, what: str, visitor: Visitor, rate: Rate) -> Iterator[tuple[Key, Rate]]:
        """What a request counts for, each with its rate: the guest, then the address."""
        if visitor.guest is None:
            yield (what, visitor.address, False), rate
            return
        yield (what, visitor.guest, False), rate
        yield (what, visitor.address, True), Rate(rate.per_second * self._shared, rate.burst * self._shared)

    def _take(self, key: Key, rate: Rate) -> float:
        now = self._clock()
        for _ in range(LOOKED_AT if len(self._buckets) > MAX_BUCKETS else 0):
            self._drop_if_full(now)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
        return bucket.take(now)

    def _drop_if_full(self, now: float) -> None:
        """Check the next bucket in turn, and drop it if it is full, because a new one would be the same."""
        key, bucket = self._buckets.popitem(last=False)
        if bucket.level(now) < bucket.rate.burst:
            self._buckets[key] = bucket


def too_fast(wait: float) -> Refusal:
    """Make the refusal for somebody who asks too often, and may ask again after some seconds."""
    return Refusal("too-fast", f"Too many requests. Try again in {math.ceil(wait)} seconds.", wait=wait)


class Slots:
    """A limited number of slots for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """The number of slots that are taken, by all addresses."""
        return self._taken.total()

    def take(self, address: str) -> bool:
        """Take a slot, and return whether one was free."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Free a slot."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


@lru_cache(MAX_ADDRESSES)
def limited_address(address: str) -> str:
    """Return the IPv4 address, or the /64 network of an IPv6 address."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if number.version == 4:
        return address
    return str(ipaddress.ip_network((number, 64), strict=False))
