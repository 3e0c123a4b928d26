"""The schema is complete, and the client's types are generated from it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from logres.server.openapi import FILE, schema_text
from logres.server.problems import STATUS

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
SCHEMA = json.loads(schema_text())


def test_the_schema_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == schema_text(), "run: python -m logres.server.openapi"


def test_the_running_server_serves_the_same_schema(client: TestClient) -> None:
    assert client.get("/api/openapi.json").json() == SCHEMA


def test_the_types_of_the_client_are_current(tmp_path: Path) -> None:
    """Run the command of `npm run wire`, into another file."""
    tool = CLIENT / "node_modules/openapi-typescript/bin/cli.js"
    node = shutil.which("node") or shutil.which("node", path=str(ROOT / ".venv/bin"))
    if node is None or not tool.exists():
        pytest.skip("the client's packages are not installed")
    made = tmp_path / "wire.ts"
    subprocess.run([node, tool, FILE, "-o", made], cwd=CLIENT, check=True, capture_output=True)
    assert made.read_text() == (CLIENT / "src/lib/wire.ts").read_text(), "run: npm run wire, in client/"


def test_every_route_says_what_it_refuses() -> None:
    for path, methods in SCHEMA["paths"].items():
        for method, operation in methods.items():
            refusals = {status for status in operation["responses"] if status >= "400"}
            assert {"400", "429", "500"} <= refusals, (path, method)
            if method == "post":
                assert "403" in refusals, (path, "a page of another site is refused")
            if "requestBody" in operation:
                assert "413" in refusals, path
            for status in refusals:
                schema = operation["responses"][status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}


def test_every_problem_has_a_status() -> None:
    codes = SCHEMA["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]
    assert set(codes) == set(STATUS)


def test_the_messages_of_the_socket_are_in_the_schema() -> None:
    schemas = SCHEMA["components"]["schemas"]
    sent = {ref["$ref"].rpartition("/")[2] for ref in schemas["FromClient"]["oneOf"]}
    told = {ref["$ref"].rpartition("/")[2] for ref in schemas["ToClient"]["oneOf"]}
    assert sent == {"Hello", "LiveDecision", "LiveUndo", "Ping"}
    about_the_table = {"TableState", "TableChange", "TablePeople", "TablePresence", "TableOutlook"}
    assert told == {*about_the_table, "BotsWait", "Accepted", "Refused", "Pong"}


def test_every_reference_leads_somewhere() -> None:
    names = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(SCHEMA)))
    assert names <= set(SCHEMA["components"]["schemas"])
    assert "HTTPValidationError" not in json.dumps(SCHEMA)
