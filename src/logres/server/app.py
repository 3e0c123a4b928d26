"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Lifespan

from logres.server.house import House
from logres.server.pages import Pages
from logres.server.problems import Refusal
from logres.server.routes import games, guests, live, replay, tables
from logres.server.schema import schema
from logres.server.security import Gate
from logres.server.settings import Settings

PRESSED_FROM, PRESSED_HARD = 1000, 4  # bytes; a level that costs little

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Application(FastAPI):
    """FastAPI with our schema, and without pages that would load scripts from elsewhere."""

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
        """The schema, made when it is first asked for."""
        if self.openapi_schema is None:
            self.openapi_schema = schema(self)
        return self.openapi_schema

    def methods_at(self, path: str) -> list[str]:
        """The methods that an address of the API knows."""
        return sorted(
            method.upper()
            for template, methods in self.openapi()["paths"].items()
            if compile_path(template)[0].match(path)
            for method in methods
        )


def create_app(settings: Settings) -> FastAPI:
    """The application on a data folder; the folder is its own until the application ends."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Application(lifespan)
    app.state.house = house
    app.add_middleware(
        Gate, settings=settings, buckets=house.buckets, token=lambda cookie: house.guests.token(cookie)
    )
    # Files are pressed once and for all; this is for the answers of the API, which are plain words.
    app.add_middleware(GZipMiddleware, minimum_size=PRESSED_FROM, compresslevel=PRESSED_HARD)
    add_routes(app)
    add_pages(app, Pages(settings.static))
    return app


def add_routes(app: FastAPI) -> None:
    """The API, and how it says no."""
    api = APIRouter(prefix="/api")
    for part in (guests, games, tables, replay, live):
        api.include_router(part.router)

    app.include_router(api)
    for path in ("/api", "/api/{rest:path}"):
        app.add_api_route(path, nowhere, methods=[*METHODS], include_in_schema=False)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unknown)


async def nowhere(request: Request) -> None:
    """An address of the API that does not exist, or not with this method."""
    app = request.app
    assert isinstance(app, Application), "it serves our application"
    allowed = app.methods_at(request.url.path)
    if not allowed:
        raise HTTPException(404)
    raise HTTPException(405, headers={"Allow": ", ".join(allowed)})


def add_pages(app: FastAPI, pages: Pages) -> None:
    """Everything else is the client's."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        return pages.answer(path, request)


async def refused(request: Request, problem: Exception) -> Response:
    """A refusal as its problem."""
    assert isinstance(problem, Refusal), "registered for refusals"
    return problem.response()


async def malformed(request: Request, problem: Exception) -> Response:
    """A request that does not fit its model."""
    assert isinstance(problem, RequestValidationError), "registered for malformed requests"
    fault = problem.errors()[0]
    place = ".".join(str(part) for part in fault["loc"][1:])[:100]
    message = f"{place}: {fault['msg']}" if place else str(fault["msg"])
    return Refusal("bad-request", printable(message)).response()


async def unknown(request: Request, problem: Exception) -> Response:
    """What the framework itself refuses: an unknown address or method, a body that is no JSON."""
    assert isinstance(problem, HTTPException), "registered for the framework's refusals"
    if problem.status_code == 404:
        return Refusal("not-found", "There is no such address.").response()
    response = Refusal("bad-request", printable(problem.detail)).response()
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


def printable(message: str) -> str:
    """A message that can be written whatever was in the request."""
    return message.encode("utf-8", "replace").decode()
