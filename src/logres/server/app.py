"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Lifespan

from logres.server.engine import Conflict, Unavailable
from logres.server.pages import Pages
from logres.server.problems import Refusal, malformed, refusal_for
from logres.server.request_guard import RequestGuard
from logres.server.routes import analyses, games, guests, health, lessons, live, replay, tables
from logres.server.schema import schema
from logres.server.services import Services
from logres.server.settings import Settings

GZIP_MIN_BYTES = 1000
GZIP_LEVEL = 4  # higher levels cost much time for few bytes

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Application(FastAPI):
    """FastAPI with our schema, and without documentation pages that load scripts from other sites."""

    def __init__(self, lifespan: Lifespan[FastAPI] | None = None) -> None:
        super().__init__(
            title="Logres",
            version="1",
            summary="Tables, seats and decisions of Logres.",
            lifespan=lifespan,
            openapi_url="/api/openapi.json",
            docs_url=None,
            redoc_url=None,
            generate_unique_id_function=lambda route: route.name,
            telemetry={"tracing": False, "metrics": False, "logs": False},
        )

    def openapi(self) -> dict[str, Any]:
        """Return the schema, which is made at the first call."""
        if self.openapi_schema is None:
            self.openapi_schema = schema(self)
        return self.openapi_schema

    def methods_at(self, path: str) -> list[str]:
        """List the methods that a path of the API allows."""
        return sorted(
            method.upper()
            for template, methods in self.openapi()["paths"].items()
            if compile_path(template)[0].match(path)
            for method in methods
        )


def create_app(settings: Settings) -> FastAPI:
    """Create the application on a data folder, which is locked until the application stops."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    app = Application(lifespan)
    app.state.services = services
    app.add_middleware(RequestGuard, settings=settings, buckets=services.buckets, token=services.guests.token)
    # For the answers of the API. The files of the client are compressed once and cached.
    app.add_middleware(GZipMiddleware, minimum_size=GZIP_MIN_BYTES, compresslevel=GZIP_LEVEL)
    add_routes(app)
    add_pages(app, Pages(settings.static))
    return app


def add_routes(app: FastAPI) -> None:
    """Add the API and its error responses."""
    api = APIRouter(prefix="/api")
    for group in (health, guests, games, lessons, tables, replay, analyses, live):
        api.include_router(group.router)

    app.include_router(api)
    app.include_router(health.metrics_router)
    for path in ("/api", "/api/{rest:path}"):
        app.add_api_route(path, no_such_route, methods=[*METHODS], include_in_schema=False)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(Unavailable, refused)
    app.add_exception_handler(Conflict, refused)
    app.add_exception_handler(RequestValidationError, not_valid)
    app.add_exception_handler(HTTPException, unknown)


async def no_such_route(request: Request) -> None:
    """Refuse a path of the API that does not exist, or not with this method."""
    app = request.app
    assert isinstance(app, Application), "the route belongs to our application"
    allowed = app.methods_at(request.url.path)
    if not allowed:
        raise HTTPException(404)
    raise HTTPException(405, headers={"Allow": ", ".join(allowed)})


def add_pages(app: FastAPI, pages: Pages) -> None:
    """Serve the client at all other paths."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        return pages.answer(path, request)


async def refused(connection: HTTPConnection, problem: Exception) -> Response:
    """Answer a refusal, also to somebody who asks for a socket."""
    refusal = refusal_for(problem)
    assert refusal is not None, "registered for refusals"
    return refusal.response()


async def not_valid(request: Request, problem: Exception) -> Response:
    """Answer a request that does not fit its model."""
    assert isinstance(problem, RequestValidationError), "registered for requests that do not fit"
    fault = problem.errors()[0]
    place = [printable(str(key)) for key in fault["loc"][1:]]
    return malformed(place, printable(str(fault["msg"]))).response()


async def unknown(request: Request, problem: Exception) -> Response:
    """Answer what FastAPI refuses: an unknown path or method, or a body that is not JSON."""
    assert isinstance(problem, HTTPException), "registered for the framework's refusals"
    if problem.status_code == 404:
        return Refusal("not-found", "This address does not exist.").response()
    response = Refusal("bad-request", printable(problem.detail)).response()
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


def printable(message: str) -> str:
    """Replace what cannot be encoded, such as lone surrogates."""
    return message.encode("utf-8", "replace").decode()
