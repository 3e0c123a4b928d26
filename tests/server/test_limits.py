"""Rate limits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from logres.server.limits import Buckets, Visitor, limited_address
from logres.server.problems import Refusal
from logres.server.settings import Limits, Rate
from tests.server.arrange import PATIENT, UNLIMITED, YOU, Person, server, services_of


class Clock:
    """A clock that stands still until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


ADA, BELA = Visitor("ada", "192.0.2.1"), Visitor("bela", "192.0.2.2")


def stop_the_clock(client: TestClient) -> None:
    """Stop the clock, so that no bucket fills while a slow machine runs a test."""
    services_of(client).buckets._clock = Clock()


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(clock=clock)
    rate = Rate(0.5, 3)
    for _ in range(3):
        buckets.take("request", ADA, rate)
    with pytest.raises(Refusal, match="2 seconds") as refused:
        buckets.take("request", ADA, rate)
    assert refused.value.response().headers["retry-after"] == "2"
    buckets.take("request", BELA, rate)
    buckets.take("table", ADA, rate)
    clock.now += 2
    buckets.take("request", ADA, rate)
    with pytest.raises(Refusal):
        buckets.take("request", ADA, rate)
    clock.now += 1000
    for _ in range(3):
        buckets.take("request", ADA, rate)
    with pytest.raises(Refusal):
        buckets.take("request", ADA, rate)


def test_full_buckets_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logres.server.limits.MAX_BUCKETS", 10)
    clock = Clock()
    buckets = Buckets(clock=clock)
    for number in range(50):
        clock.now += 10
        buckets.take("request", Visitor(str(number), "home"), Rate(1, 2))
    assert len(buckets._buckets) <= 12


def test_the_addresses_of_an_ipv6_network_share_their_limits() -> None:
    assert limited_address("192.0.2.7") == "192.0.2.7"
    assert limited_address("2001:db8:1:2:3:4:5:6") == limited_address("2001:db8:1:2::99")
    assert limited_address("2001:db8:1:3::99") != limited_address("2001:db8:1:2::99")
    assert limited_address("testclient") == "testclient"


def test_too_many_requests_are_told_when_to_try_again(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(requests=Rate(0.1, 5))) as client:
        stop_the_clock(client)
        stranger = Person(client)
        answers = [stranger.get("/api/games") for _ in range(7)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].code == "too-fast"
        assert answers[-1].headers["retry-after"] == "10"
        assert client.get("/").status_code != 429, "pages are not counted"


def test_a_guest_is_counted_apart_from_the_address(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(requests=Rate(0.1, 4))) as client:
        stop_the_clock(client)
        ada = Person(client, "Ada")
        stranger = Person(client)
        while stranger.get("/api/games").status == 200:
            pass
        assert ada.get("/api/games").status == 200
        forged = Person(client)
        forged.cookie = "made.up"
        assert forged.get("/api/games").status == 429


def test_guests_and_codes_and_tables_have_limits_of_their_own(tmp_path: Path) -> None:
    few = Rate(0.01, 3)
    with server(tmp_path, limits=Limits(requests=PATIENT, guests=few, recoveries=few, tables=few)) as client:
        stop_the_clock(client)
        people = [Person(client) for _ in range(4)]
        made = [person.post("/api/me", {"name": "A"}).status for person in people]
        assert made == [200, 200, 200, 429]
        tries = [people[3].post("/api/me/recover", {"code": "AAAA-BBBB"}).status for _ in range(4)]
        assert tries == [404, 404, 404, 429]
        plan = {"seats": [YOU, {"kind": "device"}]}
        opened = [people[0].post("/api/tables", plan).status for _ in range(4)]
        assert opened == [201, 201, 201, 429]
        assert people[1].post("/api/tables", plan).status == 201


def test_the_guests_of_an_address_share_a_limit(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, tables=Rate(0.01, 2), shared=2)
    with server(tmp_path, limits=limits) as client:
        stop_the_clock(client)
        plan = {"seats": [YOU, {"kind": "device"}]}
        people = [Person(client, f"Guest {number}") for number in range(5)]
        opened = [person.post("/api/tables", plan).status for person in people]
        assert opened == [201] * 4 + [429], "many guests of one address open no more than two could"


def test_messages_of_many_sockets_count_together() -> None:
    clock = Clock()
    buckets, rate = Buckets(2, clock), Rate(1, 3)
    waits = [buckets.wait("message", Visitor(f"guest {number}", "home"), rate) for number in range(8)]
    assert [bool(wait) for wait in waits] == [False] * 6 + [True] * 2
    assert not buckets.wait("message", Visitor("guest 9", "elsewhere"), rate)


def test_one_address_announces_few_tables(tmp_path: Path) -> None:
    with server(tmp_path, limits=replace(UNLIMITED, announced=Rate(0.01, 2))) as client:
        stop_the_clock(client)
        people = [Person(client, f"Guest {number}") for number in range(3)]
        plan = {"seats": [YOU, {"kind": "friend"}], "visibility": "open"}
        assert [person.post("/api/tables", plan).status for person in people] == [201, 201, 429]
        assert people[2].post("/api/tables", {**plan, "visibility": "link"}).status == 201


def test_the_hall_shows_few_tables_of_one_opener(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bela = Person(client, "Ada"), Person(client, "Bela")
        own = [ada.open_table(YOU, {"kind": "friend"}, visibility="open")["id"] for _ in range(5)]
        other = bela.open_table(YOU, {"kind": "friend"}, visibility="open")["id"]
        listed = [table["id"] for table in bela.get("/api/tables/open").body]
        assert listed[:2] == [other, own[-1]]
        assert len(listed) == 4


def test_replays_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with server(tmp_path, limits=replace(UNLIMITED, positions=Rate(0.01, 2))) as client:
        stop_the_clock(client)
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, {"kind": "device"})["id"]
        assert [ada.get(f"/api/tables/{table}/timeline").status for _ in range(3)] == [200, 200, 429]
