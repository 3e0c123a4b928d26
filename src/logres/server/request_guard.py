"""The middleware that checks the origin, size and number of requests, and adds security headers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from logres.server.guests import COOKIE
from logres.server.limits import Buckets, Slots, limited_address
from logres.server.problems import Refusal, failed
from logres.server.settings import Settings

log = logging.getLogger("logres")

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class RequestGuard:
    """Passes a request on or refuses it. Failures of the application are answered without details."""

    def __init__(
        self, app: ASGIApp, settings: Settings, buckets: Buckets, token: Callable[[str | None], str | None]
    ) -> None:
        self._app = app
        self._settings = settings
        self._buckets = buckets
        self._token = token
        self._slots = Slots(settings.limits.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    @contextmanager
    def _slot(self, scope: Scope) -> Iterator[None]:
        """Hold a slot of the address that a request comes from, which a proxy names."""
        client = address(scope)
        if not self._slots.take(client):
            most = self._settings.limits.connections
            raise Refusal("too-fast", f"Your address already has {most} open connections.", wait=1)
        try:
            yield
        finally:
            self._slots.give_back(client)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a socket on, or close it before it is accepted, which is a 403 to the browser."""
        with ExitStack() as stack:
            try:
                check_origin(Headers(scope=scope), self._settings.origins)
                self._count(scope)
                stack.enter_context(self._slot(scope))
            except Refusal:
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answered = False

        async def send_with_headers(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            with self._slot(scope):
                if scope["method"] not in SAFE:
                    check_origin(Headers(scope=scope), self._settings.origins)
                if scope["path"].startswith("/api"):
                    self._count(scope)
                body = await self._body(scope, receive)
                await self._app(scope, body, send_with_headers)
        except Refusal as refusal:
            await refusal.response()(scope, receive, send_with_headers)
        except Exception:
            log.exception("%s %r failed.", scope["method"], scope["path"])
            if answered:
                raise
            await failed().response()(scope, receive, send_with_headers)

    def _count(self, scope: Scope) -> None:
        """Count a request for the guest, or for the address without a guest."""
        who = self._token(HTTPConnection(scope).cookies.get(COOKIE)) or address(scope)
        self._buckets.take("request", who, self._settings.limits.requests)

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body up to the limit, and return a `receive` that delivers it in one message."""
        if scope["method"] in SAFE:
            return receive
        too_large = Refusal(
            "too-large", f"The body of a request is limited to {self._settings.limits.body} bytes."
        )
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length[:20]) > self._settings.limits.body:
            raise too_large
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return _gone
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._settings.limits.body:
                raise too_large
        pieces: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return pieces.pop() if pieces else await receive()

        return replay


async def _gone() -> Message:
    return {"type": "http.disconnect"}


def check_origin(headers: Headers, allowed: frozenset[str]) -> None:
    """Refuse a request from a page of another site. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") in ("same-origin", "none"):
            return
    elif origin in allowed or host_of(origin) == headers.get("host", "").lower():
        return
    raise Refusal("wrong-origin", "This request comes from a page of another site.")


def host_of(origin: str) -> str:
    """Return the host and port of an origin."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def address(scope: Scope) -> str:
    """Return the address that a request is counted for."""
    client = scope.get("client")
    return limited_address(client[0]) if client else "unknown"
