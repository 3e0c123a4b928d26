"""Invitation codes: a table, a seat and a signature."""

from __future__ import annotations

import base64
import hmac
import re

from logres.server.folder import Secret
from logres.server.problems import Refusal

CODE = re.compile(r"([a-z0-9-]{1,80})-(\d)-([a-z2-7]{16})")


class Invitations:
    """Makes and checks codes. Nothing is stored."""

    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def code(self, table: str, seat: int) -> str:
        """Make the code that lets a friend take this seat."""
        return f"{table}-{seat}-{self._signature(table, seat)}"

    def read(self, code: str) -> tuple[str, int]:
        """Return the table and the seat of a code."""
        match = CODE.fullmatch(code)
        if match:
            table, seat = match[1], int(match[2])
            if hmac.compare_digest(match[3], self._signature(table, seat)):
                return table, seat
        raise Refusal("wrong-code", "This invitation is not valid on this server. Ask for the link again.")

    def _signature(self, table: str, seat: int) -> str:
        digest = self._secret.sign("invitation", table, str(seat))
        return base64.b32encode(digest[:10]).decode().lower()
