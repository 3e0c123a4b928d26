"""The middleware that checks the origin, size and number of requests, and adds security headers."""

from __future__ import annotations

import ipaddress
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from logres.server.cookies import cookie_of, is_secure
from logres.server.limits import Buckets, Slots, Visitor, limited_address
from logres.server.logs import REQUEST, security
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
LASTING_HTTPS = "max-age=31536000"  # a year in which browsers use nothing but https
SAFE = ("GET", "HEAD", "OPTIONS")
SCHEMES = {"ws": "http", "wss": "https"}


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
        REQUEST.set(secrets.token_hex(4))
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
                check_host(scope, self._settings.hosts)
                check_origin(scope, self._settings.origins)
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
                if is_secure(scope):
                    headers.setdefault("Strict-Transport-Security", LASTING_HTTPS)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            with self._slot(scope):
                check_host(scope, self._settings.hosts)
                if scope["method"] not in SAFE:
                    check_origin(scope, self._settings.origins)
                if scope["path"].startswith("/api"):
                    self._count(scope)
                body = await self._body(scope, receive)
                if scope["method"] not in SAFE:
                    check_content_type(scope)
                await self._app(scope, body, send_with_headers)
        except Refusal as refusal:
            await refusal.response()(scope, receive, send_with_headers)
        except ClientDisconnect:
            log.info("%s %r: the client has gone.", scope["method"], scope["path"])
        except Exception:
            log.exception("%s %r failed.", scope["method"], scope["path"])
            if answered:
                raise
            answer = failed().response()
            answer.headers["X-Request-Id"] = REQUEST.get()
            await answer(scope, receive, send_with_headers)

    def _count(self, scope: Scope) -> None:
        """Count a request for the guest and the address."""
        visitor = Visitor(self._token(cookie_of(HTTPConnection(scope))), address(scope))
        self._buckets.take("request", visitor, self._settings.limits.requests)

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


def check_host(scope: Scope, allowed: frozenset[str]) -> None:
    """Refuse a request to a name that is not this server's, if the host has named them."""
    name = host_name(f"//{Headers(scope=scope).get('host', '')}")
    if allowed and name not in allowed:
        security.warning("%s asked for the unknown host %r.", address(scope), name[:80])
        raise Refusal("wrong-host", "This server has another name. Use the address that its host has given.")


def check_origin(scope: Scope, allowed: frozenset[str]) -> None:
    """Refuse a request from a page of another site. Programs send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    scheme = SCHEMES.get(scope["scheme"], scope["scheme"])
    if origin is None:
        if headers.get("sec-fetch-site", "none") in ("same-origin", "none"):
            return
    elif origin in allowed or origin.lower() == f"{scheme}://{headers.get('host', '').lower()}":
        return
    security.warning(
        "%s sent a request from a page of %r to %s://%s. If that page is yours, let the proxy pass Host and "
        "X-Forwarded-Proto on, or name it in LOGRES_ORIGINS.",
        address(scope),
        (origin or "another site")[:80],
        scheme,
        headers.get("host", "")[:80],
    )
    raise Refusal("wrong-origin", "This request comes from a page of another site.")


def check_content_type(scope: Scope) -> None:
    """Refuse a body that does not say that it is JSON, as no form of another site can."""
    headers = Headers(scope=scope)
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json", "Send the body as JSON, with Content-Type: application/json.")


def host_name(address: str) -> str:
    """Return the name in an address, without its port."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def is_from_this_machine(scope: Scope) -> bool:
    """Whether a program on the server's machine asks, and not a visitor through a proxy on it."""
    client = scope.get("client")
    headers = Headers(scope=scope)
    if client is None or "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    try:
        return ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


def address(scope: Scope) -> str:
    """Return the address that a request is counted for."""
    client = scope.get("client")
    return limited_address(client[0]) if client else "unknown"
