"""What stands before every request: headers, where it comes from, how large and how many there are."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from logres.server.guests import COOKIE
from logres.server.limits import Buckets, Places, neighbourhood
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


class Gate:
    """Lets a request through, or says why not; a failure behind it is told without details."""

    def __init__(
        self, app: ASGIApp, settings: Settings, buckets: Buckets, token: Callable[[str | None], str | None]
    ) -> None:
        self._app = app
        self._settings = settings
        self._buckets = buckets
        self._token = token
        self._places = Places(settings.limits.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    @contextmanager
    def _place(self, scope: Scope) -> Iterator[None]:
        """A place for the address that a request comes from, which behind a proxy is the one it names."""
        who = address(scope)
        if not self._places.take(who):
            most = self._settings.limits.connections
            raise Refusal("too-fast", f"There are {most} connections from your address already.", wait=1)
        try:
            yield
        finally:
            self._places.give_back(who)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket that is refused before it is accepted is a plain 403 to the browser."""
        with ExitStack() as place:
            try:
                check_origin(Headers(scope=scope), self._settings.origins)
                self._count(scope)
                place.enter_context(self._place(scope))
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
            with self._place(scope):
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
        """Count a request for the guest if there is one, else for the address."""
        who = self._token(HTTPConnection(scope).cookies.get(COOKIE)) or address(scope)
        self._buckets.take("request", who, self._settings.limits.requests)

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body as far as is allowed; then hand it on as if it came in one piece."""
        if scope["method"] in SAFE:
            return receive
        too_large = Refusal("too-large", f"A request may have {self._settings.limits.body} bytes.")
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
    """A page from elsewhere may not act here in a guest's name; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") in ("same-origin", "none"):
            return
    elif origin in allowed or host_of(origin) == headers.get("host", "").lower():
        return
    raise Refusal("wrong-origin", "This request comes from a page of another site.")


def host_of(origin: str) -> str:
    """Host and port of an origin."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def address(scope: Scope) -> str:
    """Where a request comes from, as far as limits are concerned."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "unknown"
