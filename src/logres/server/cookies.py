"""The cookie of a guest, which a browser keeps for this server alone if it is served by https."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import Scope

COOKIE = "logres"
SECURE_COOKIE = "__Host-logres"  # browsers accept such a name only by https, and from no other subdomain


def is_secure(scope: Scope) -> bool:
    """Whether the browser uses https, as far as a trusted proxy says."""
    return scope["scheme"] in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    """Return the name of the guest's cookie on this kind of connection."""
    return SECURE_COOKIE if is_secure(connection.scope) else COOKIE


def cookie_of(connection: HTTPConnection) -> str | None:
    """Return the guest's cookie, if the browser has sent one."""
    return connection.cookies.get(cookie_name(connection))
