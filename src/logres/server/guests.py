"""Guests: people without an account, identified by a signed cookie or a recovery code."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import replace

from logres.server.folder import Secret
from logres.server.problems import Refusal
from logres.server.rows import GuestRow
from logres.server.store import Store
from logres.server.words import normalized, recovery_code

COOKIE = "logres"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers allow
CACHED = 10_000


class Guests:
    """Creates, finds and renames guests, with a cache by token."""

    def __init__(self, store: Store, secret: Secret) -> None:
        self._store = store
        self._secret = secret
        self._cache: OrderedDict[bytes, GuestRow] = OrderedDict()
        self._cached: dict[str, set[bytes]] = {}  # the hashes of each guest's tokens in the cache

    def token(self, cookie: str | None) -> str | None:
        """Return the token of a cookie, or None if this server has not signed it."""
        token, dot, signature = (cookie or "").rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._signature(token).encode()):
            return None
        return token

    async def find(self, cookie: str | None) -> GuestRow | None:
        """Find the guest of a cookie."""
        token = self.token(cookie)
        if token is None:
            return None
        digest = hashed(token)
        if digest not in self._cache:
            guest = await self._store.guest_with_token(digest)
            if guest is None:
                return None
            self._cache_guest(digest, guest)
        return self._cache[digest]

    async def welcome(self, name: str) -> tuple[GuestRow, str]:
        """Create a guest, and return it with its cookie."""
        guest = GuestRow(secrets.token_hex(12), name)
        token = secrets.token_urlsafe(24)
        await self._store.add_guest(guest, hashed(token), time.time())
        return guest, self._signed(token)

    async def rename(self, guest: GuestRow, name: str) -> list[str]:
        """Rename a guest, and return the ids of the tables that show the name."""
        tables = await self._store.rename(guest.id, name)
        self._update_cache(replace(guest, name=name))
        return tables

    async def renew_recovery(self, guest: GuestRow) -> str:
        """Make a new recovery code, which replaces the former one."""
        code = recovery_code()
        await self._store.set_recovery(guest.id, self._code_hash(code))
        self._update_cache(replace(guest, has_recovery=True))
        return code

    async def recover(self, code: str) -> tuple[GuestRow, str]:
        """Find the guest with this recovery code, and return it with a cookie for this device."""
        guest = await self._store.guest_with_recovery(self._code_hash(code))
        if guest is None:
            raise Refusal("wrong-code", "No guest has this recovery code. A newer one may have replaced it.")
        token = secrets.token_urlsafe(24)
        await self._store.add_token(guest.id, hashed(token), time.time())
        return guest, self._signed(token)

    def _signature(self, token: str) -> str:
        return base64.urlsafe_b64encode(self._secret.sign("cookie", token)).decode().rstrip("=")

    def _signed(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def _code_hash(self, code: str) -> bytes:
        return self._secret.sign("recovery", normalized(code))

    def _cache_guest(self, digest: bytes, guest: GuestRow) -> None:
        self._cache[digest] = guest
        self._cached.setdefault(guest.id, set()).add(digest)
        if len(self._cache) > CACHED:
            dropped, former = self._cache.popitem(last=False)
            self._cached[former.id].discard(dropped)
            if not self._cached[former.id]:
                del self._cached[former.id]

    def _update_cache(self, guest: GuestRow) -> None:
        """Replace a guest in the cache, for all its tokens."""
        for digest in self._cached.get(guest.id, ()):
            self._cache[digest] = guest


def hashed(token: str) -> bytes:
    """Hash a token. It is random enough that a plain hash hides it."""
    return hashlib.sha256(token.encode()).digest()
