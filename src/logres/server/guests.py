"""Guests: people without an account, identified by a signed cookie or a recovery code."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from logres.server.folder import Secret
from logres.server.logs import security
from logres.server.problems import Refusal
from logres.server.rows import GuestRow
from logres.server.store import Store
from logres.server.words import normalized, recovery_code

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers allow; an unused token ends after it
CACHED = 10_000
DAY = 24 * 3600
NOBODY = "–"  # in place of a deleted name


class Device(NamedTuple):
    """A browser that knows a guest."""

    id: str
    since: float
    seen: float
    is_this: bool


class Guests:
    """Creates, finds and renames guests, with a cache by token."""

    def __init__(self, store: Store, secret: Secret) -> None:
        self._store = store
        self._secret = secret
        self._cache: OrderedDict[bytes, GuestRow] = OrderedDict()
        self._cached: dict[str, set[bytes]] = {}  # the hashes of each guest's tokens in the cache
        self._changes = 0  # of guests: what was read before one may be old
        self.is_told = True  # of all changes by other servers; else nothing is cached
        self._seen: OrderedDict[bytes, float] = OrderedDict()  # when a use of a token was last stored

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
        if digest in self._cache:
            return self._cache[digest]
        changes = self._changes
        guest = await self._store.guest_with_token(digest, time.time() - COOKIE_SECONDS)
        if guest is not None and self.is_told and changes == self._changes:
            self._cache_guest(digest, guest)
        return guest

    def changed(self, guest_id: str) -> None:
        """Forget a guest that another server has changed, so that it is read again."""
        self._changes += 1
        for digest in self._cached.pop(guest_id, ()):
            del self._cache[digest]

    def all_may_have_changed(self) -> None:
        """Forget all guests, so that they are read again."""
        self._changes += 1
        self._cache.clear()
        self._cached.clear()

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

    # Devices

    async def see(self, cookie: str | None) -> None:
        """Note that a browser is in use, at most once a day."""
        token, now = self.token(cookie), time.time()
        digest = hashed(token or "")
        if now - self._seen.get(digest, 0.0) < DAY:
            return
        self._seen[digest] = now
        if len(self._seen) > CACHED:
            self._seen.popitem(last=False)
        await self._store.see_device(digest, now)

    async def devices(self, guest: GuestRow, cookie: str | None) -> list[Device]:
        """List the browsers that know a guest, the present one first."""
        own = hashed(self.token(cookie) or "")
        rows = await self._store.devices(guest.id)
        found = [Device(row.token.hex()[:16], row.given_at, row.seen_at, row.token == own) for row in rows]
        return sorted(found, key=lambda device: not device.is_this)

    async def end_device(self, guest: GuestRow, device: str) -> None:
        """Let a browser no longer know a guest."""
        rows = await self._store.devices(guest.id)
        ended = [row.token for row in rows if row.token.hex()[:16] == device]
        if not ended:
            raise Refusal("not-found", "This device is not signed in any more.")
        await self._end(guest, ended)

    async def sign_out(self, guest: GuestRow, cookie: str | None) -> None:
        """Let the present browser no longer know the guest."""
        await self._end(guest, [hashed(self.token(cookie) or "")])

    async def _end(self, guest: GuestRow, tokens: Sequence[bytes]) -> None:
        await self._store.end_devices(guest.id, tokens)
        self.changed(guest.id)
        security.info("Guest %s signed out %d devices.", guest.id, len(tokens))

    async def forget(self, guest: GuestRow) -> list[str]:
        """Remove name, devices and recovery code of a guest, and return the tables that showed the name."""
        tables = await self._store.rename(guest.id, NOBODY)
        await self._store.forget_guest(guest.id)
        self.changed(guest.id)
        security.info("Guest %s deleted its data.", guest.id)
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
            security.warning("Somebody tried a wrong recovery code.")
            raise Refusal("wrong-code", "No guest has this recovery code. A newer one may have replaced it.")
        token = secrets.token_urlsafe(24)
        await self._store.add_token(guest.id, hashed(token), time.time())
        security.info("Guest %s was recovered on another device.", guest.id)
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
        self._changes += 1
        for digest in self._cached.get(guest.id, ()):
            self._cache[digest] = guest


def hashed(token: str) -> bytes:
    """Hash a token. It is random enough that a plain hash hides it."""
    return hashlib.sha256(token.encode()).digest()
