"""The OpenAPI schema of the application, with the messages of the socket."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from logres.server.wire.answers import ToClient
from logres.server.wire.requests import FromClient

REF = "#/components/schemas/{model}"
SOCKET = """
Live updates of a table come over a WebSocket at `/api/tables/{table}/live`. The client sends messages of the
schema `FromClient`, the server answers with messages of the schema `ToClient`; each is one JSON text.
"""


def schema(app: FastAPI) -> dict[str, Any]:
    """Describe the routes of an application, and the messages of its socket."""
    found = get_openapi(
        title=app.title,
        version=app.version,
        summary=app.summary,
        description=SOCKET.strip(),
        routes=app.routes,
    )
    schemas = found["components"]["schemas"]
    for name, described in (
        ("FromClient", TypeAdapter(FromClient).json_schema(ref_template=REF)),
        ("ToClient", TypeAdapter(ToClient).json_schema(ref_template=REF, mode="serialization")),
    ):
        schemas |= described.pop("$defs")
        schemas[name] = described
    # FastAPI describes its own answer to a malformed request. Ours is a problem with status 400.
    for operation in (operation for path in found["paths"].values() for operation in path.values()):
        if "HTTPValidationError" in json.dumps(operation["responses"].get("422")):
            del operation["responses"]["422"]
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    found["components"]["schemas"] = dict(sorted(schemas.items()))
    return found
