"""The API does not fail on requests that the schema allows or forbids."""

from __future__ import annotations

import itertools
import json
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from logres.games import SHELF
from logres.server.openapi import FILE
from tests.properties import any_choice, unmet_needs
from tests.server.arrange import DEVICE, FRIEND, YOU, Json, Person, listening
from tests.server.process import PATIENCE

SCHEMA = schemathesis.openapi.from_dict(json.loads(FILE.read_text(encoding="utf-8")))
AnyCase = schemathesis.Case[Any]
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@dataclass
class Place:
    """A server with a guest who has a running game and a table that waits for a friend."""

    address: str
    cookie: str
    tables: Iterator[str]
    invitation: str


def post(address: str, path: str, cookie: str, body: object) -> tuple[dict[str, object], str]:
    """Send a valid request."""
    request = urllib.request.Request(
        f"http://{address}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:  # noqa: S310
        return json.loads(response.read()), response.headers.get("set-cookie", "").split(";")[0]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A place for Schemathesis to test."""
    with listening(tmp_path_factory.mktemp("data")) as address:
        _, cookie = post(address, "/api/me", "", {"name": "Ada"})
        running, _ = post(address, "/api/tables", cookie, {"seats": [YOU, {"kind": "device"}]})
        waiting, _ = post(address, "/api/tables", cookie, {"seats": [YOU, FRIEND], "visibility": "open"})
        seats = waiting["seats"]
        assert isinstance(seats, list)
        tables = itertools.cycle([str(running["id"]), str(waiting["id"])])
        yield Place(address, cookie, tables, seats[1]["invitation"])


@SCHEMA.parametrize()
@hypothesis.settings(max_examples=25, suppress_health_check=list(hypothesis.HealthCheck))
def test_nothing_makes_the_api_fail(place: Place, case: AnyCase) -> None:
    response = case.call(base_url=f"http://{place.address}")
    case.validate_response(response, checks=CHECKS)


@SCHEMA.include(path_regex=r"\{(table|code)\}").parametrize()
@hypothesis.settings(max_examples=25, suppress_health_check=list(hypothesis.HealthCheck))
def test_nothing_makes_a_real_table_fail(place: Place, case: AnyCase) -> None:
    if case.path.endswith("/leave"):
        return  # the table would be gone for the others
    known = {"table": next(place.tables), "code": place.invitation}
    case.path_parameters = {key: known.get(key, value) for key, value in (case.path_parameters or {}).items()}
    response = case.call(base_url=f"http://{place.address}", headers={"Cookie": place.cookie})
    case.validate_response(response, checks=CHECKS)


# The schema has no names of games and settings, so requests with them are tried here.
PLANS = st.sampled_from([*SHELF.values()]).flatmap(
    lambda box: st.fixed_dictionaries(
        {
            "game": st.just(box.name),
            "settings": any_choice(box),
            "seats": st.lists(
                st.sampled_from([FRIEND, DEVICE]),
                min_size=box.player_counts[0] - 1,
                max_size=box.player_counts[-1] - 1,
            ).map(lambda others: [YOU, *others]),
            "visibility": st.just("open"),
        }
    )
)


@hypothesis.settings(max_examples=50)
@hypothesis.given(plan=PLANS)
def test_every_table_can_begin_or_is_refused_with_the_reason(client: TestClient, plan: Json) -> None:
    host = Person(client, "Ada")
    answer = host.post("/api/tables", plan)
    if unmet_needs(SHELF[plan["game"]], plan["settings"]):
        assert (answer.status, answer.code) == (400, "bad-table")
        return
    assert answer.status == 201, answer.text
    for _ in range(plan["seats"].count(FRIEND)):
        assert answer.body["stage"] == "gathering"
        answer = Person(client, "Bela").post(f"/api/tables/{answer.body['id']}/sit")
        assert answer.status == 200, answer.text
    assert answer.body["stage"] == "playing"
