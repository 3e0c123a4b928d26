"""Guests: people without an account, known by a signed cookie, moved by a recovery code."""

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
from logres.server.store import GuestRow, Store
from logres.server.words import bare, recovery_code

COOKIE = "logres"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
REMEMBERED = 10_000


class Guests:
    """Everybody this server knows."""

    def __init__(self, store: Store, secret: Secret) -> None:
        self._store = store
        self._secret = secret
        self._known: OrderedDict[bytes, GuestRow] = OrderedDict()

    def token(self, cookie: str | None) -> str | None:
        """The token in a cookie that we have signed."""
        token, dot, signature = (cookie or "").rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._signature(token).encode()):
            return None
        return token

    async def known(self, cookie: str | None) -> GuestRow | None:
        """The guest whom a cookie belongs to."""
        token = self.token(cookie)
        if token is None:
            return None
        digest = hashed(token)
        if digest not in self._known:
            guest = await self._store.guest_with_token(digest)
            if guest is None:
                return None
            self._remember(digest, guest)
        return self._known[digest]

    async def welcome(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the cookie."""
        guest = GuestRow(secrets.token_hex(12), name)
        token = secrets.token_urlsafe(24)
        await self._store.add_guest(guest, hashed(token), time.time())
        return guest, self._signed(token)

    async def rename(self, guest: GuestRow, name: str) -> list[str]:
        """Call a guest by another name; the tables concerned are returned."""
        tables = await self._store.rename(guest.id, name)
        self._update(replace(guest, name=name))
        return tables

    async def renew_recovery(self, guest: GuestRow) -> str:
        """A fresh recovery code; the former one is void."""
        code = recovery_code()
        await self._store.set_recovery(guest.id, self._code_hash(code))
        self._update(replace(guest, has_recovery=True))
        return code

    async def recover(self, code: str) -> tuple[GuestRow, str]:
        """The guest whose recovery code this is, and a cookie for this device."""
        guest = await self._store.guest_with_recovery(self._code_hash(code))
        if guest is None:
            raise Refusal("wrong-code", "Nobody has this recovery code. A newer one may have replaced it.")
        token = secrets.token_urlsafe(24)
        await self._store.add_token(guest.id, hashed(token), time.time())
        return guest, self._signed(token)

    def _signature(self, token: str) -> str:
        return base64.urlsafe_b64encode(self._secret.sign("cookie", token)).decode().rstrip("=")

    def _signed(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def _code_hash(self, code: str) -> bytes:
        return self._secret.sign("recovery", bare(code))

    def _remember(self, digest: bytes, guest: GuestRow) -> None:
        self._known[digest] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _update(self, guest: GuestRow) -> None:
        """Remember a changed guest, on all devices."""
        for digest, known in self._known.items():
            if known.id == guest.id:
                self._known[digest] = guest


def hashed(token: str) -> bytes:
    """A token as it is kept: it has enough chance in it that a plain hash hides it."""
    return hashlib.sha256(token.encode()).digest()
