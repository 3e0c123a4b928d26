"""Live updates over the socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from logres.server.table import Table
from logres.server.table_views import TableChanges
from tests.server.arrange import (
    DEVICE,
    FRIEND,
    YOU,
    Json,
    Person,
    answer,
    asked_state,
    hello,
    keys,
    next_of,
    play_on,
    problems,
    services_of,
)


@pytest.fixture
def table(ada: Person, bela: Person) -> str:
    """A game of Ada and Bela."""
    name: str = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{name}/sit")
    return name


@pytest.fixture
def sockets(ada: Person, bela: Person, table: str) -> Iterator[list[WebSocketTestSession]]:
    """The sockets of both players, each at their own seat."""
    with ExitStack() as stack:
        opened: list[WebSocketTestSession] = []
        for seat, person in enumerate((ada, bela)):
            opened.append(stack.enter_context(person.live(table)))
            assert hello(opened[seat], seat)["seat"] == seat
        assert answer(opened[0])["type"] == "presence", "Bela has come"
        yield opened


def test_a_hello_is_answered_with_the_state_without_old_steps(ada: Person, table: str) -> None:
    with ada.live(table) as socket:
        state = hello(socket, 0)
    assert (state["type"], state["seat"], state["seq"], state["steps"]) == ("state", 0, 1, [])
    assert state["view"]["hands"][0]


def test_a_hello_is_answered_with_the_steps_that_the_client_has_missed(
    ada: Person, bela: Person, table: str
) -> None:
    for _ in range(4):
        person, state = asked_state([ada, bela], table)
        person.decide(table, state["question"]["seat"], state["seq"], state["question"]["words"][0])
    with bela.live(table) as socket:
        assert [step["seq"] for step in hello(socket, 1, 2)["steps"]] == [3, 4, 5]
        assert [step["seq"] for step in hello(socket, 1, 0)["steps"]] == [1, 2, 3, 4, 5]
        assert hello(socket, 1, 5)["steps"] == []
        assert hello(socket, 1, 99)["seq"] == 5


def test_every_socket_gets_a_decision_once_and_in_order(
    ada: Person, bela: Person, table: str, sockets: list[WebSocketTestSession]
) -> None:
    seen = [1, 1]
    for _ in range(12):
        _, state = asked_state([ada, bela], table)
        seat, words = state["question"]["seat"], state["question"]["words"]
        request = {"seat": seat, "expected": state["seq"], "option": words[0], "key": next(keys)}
        sockets[seat].send_json({"type": "decide", **request})
        for number, socket in enumerate(sockets):
            told = next_of(socket, "change")
            assert [step["seq"] for step in told["steps"]] == [seen[number] + 1]
            seen[number] = told["seq"]
        assert next_of(sockets[seat], "accepted") == {
            "type": "accepted",
            "key": request["key"],
            "seq": state["seq"] + 1,
        }


def test_a_decision_over_http_is_sent_to_the_sockets(
    ada: Person, bela: Person, table: str, sockets: list[WebSocketTestSession]
) -> None:
    person, state = asked_state([ada, bela], table)
    person.decide(table, state["question"]["seat"], state["seq"], state["question"]["words"][0])
    for socket in sockets:
        assert answer(socket)["seq"] == 2


def test_a_failure_to_show_the_table_to_one_subscriber_does_not_concern_the_others(
    ada: Person,
    bela: Person,
    stranger: Person,
    table: str,
    sockets: list[WebSocketTestSession],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    write = TableChanges.after

    def fail_for_spectators(changes: TableChanges, seen: int, seat: int | None) -> str | None:
        if seat is None:
            raise RuntimeError("no chair for spectators")
        return write(changes, seen, seat)

    before = problems("failed")
    with stranger.live(table) as watching:
        assert hello(watching)["seq"] == 1
        person, state = asked_state([ada, bela], table)
        monkeypatch.setattr(TableChanges, "after", fail_for_spectators)
        made = person.decide(table, state["question"]["seat"], 1, state["question"]["words"][0])
        assert (made.status, made.body["seq"]) == (200, 2)
        assert [answer(socket)["seq"] for socket in sockets] == [2, 2]
        assert answer(watching)["problem"]["code"] == "failed"
        assert problems("failed") == before + 1
        assert "no chair for spectators" in caplog.text
        monkeypatch.setattr(TableChanges, "after", write)
        play_on([ada, bela], table, 1)
        assert [step["seq"] for step in answer(watching)["steps"]] == [2, 3], "nothing is missed"


def test_a_decision_that_is_stored_is_acknowledged_even_if_a_watcher_fails(
    client: TestClient,
    ada: Person,
    bela: Person,
    table: str,
    sockets: list[WebSocketTestSession],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(table: Table) -> None:
        raise RuntimeError("deaf")

    tables = services_of(client).tables
    monkeypatch.setattr(tables, "watchers", [fail, *tables.watchers])
    person, state = asked_state([ada, bela], table)
    made = person.decide(table, state["question"]["seat"], 1, state["question"]["words"][0])
    assert (made.status, made.body["seq"]) == (200, 2)
    assert [answer(socket)["seq"] for socket in sockets] == [2, 2]
    assert "deaf" in caplog.text


def test_a_refused_decision_says_why_with_its_key(
    ada: Person, bela: Person, table: str, sockets: list[WebSocketTestSession]
) -> None:
    _, state = asked_state([ada, bela], table)
    seat, words = state["question"]["seat"], state["question"]["words"]
    request = {"type": "decide", "seat": seat, "expected": 0, "option": words[0], "key": "much-too-late"}
    sockets[seat].send_json(request)
    refused = answer(sockets[seat])
    assert (refused["type"], refused["key"], refused["problem"]["code"]) == (
        "refused",
        "much-too-late",
        "stale",
    )
    assert refused["problem"]["state"]["seq"] == 1
    sockets[seat].send_json({**request, "expected": 1, "option": "dance"})
    assert answer(sockets[seat])["problem"]["code"] == "illegal"
    sockets[1 - seat].send_json({**request, "expected": 1})
    assert answer(sockets[1 - seat])["problem"]["code"] == "not-yours"


def test_a_decision_sent_again_over_the_socket_counts_once(
    ada: Person, bela: Person, table: str, sockets: list[WebSocketTestSession]
) -> None:
    _, state = asked_state([ada, bela], table)
    seat, words = state["question"]["seat"], state["question"]["words"]
    request = {"type": "decide", "seat": seat, "expected": 1, "option": words[0], "key": "again-and-again"}
    sockets[seat].send_json(request)
    sockets[seat].send_json(request)
    first, second = next_of(sockets[seat], "accepted"), next_of(sockets[seat], "accepted")
    assert first == second
    assert ada.state(table)["seq"] == 2


def test_an_undo_over_the_socket(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    with ada.live(table) as socket:
        hello(socket)
        decided: Json = {"can_undo": False}
        while not decided["can_undo"]:
            _, state = asked_state([ada, ada], table)
            seat, words = state["question"]["seat"], state["question"]["words"]
            decided = ada.decide(table, seat, state["seq"], words[-1]).body
            next_of(socket, "change")
        request = {"type": "undo", "seat": decided["seat"], "expected": decided["seq"], "key": next(keys)}
        socket.send_json(request)
        told = next_of(socket, "change")
        assert [step["kind"] for step in told["steps"]] == ["undone"]
        assert next_of(socket, "accepted")["seq"] == decided["seq"] + 1


def test_people_at_one_device_change_seats_on_one_socket(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    with ada.live(table) as socket:
        assert isinstance(hello(socket)["view"]["hands"][0], int)
        for seat in (0, 1, 0):
            hands = hello(socket, seat, 1)["view"]["hands"]
            assert [isinstance(hand, list) for hand in hands] == [seat == 0, seat == 1]
        assert isinstance(hello(socket)["view"]["hands"][0], int)


def test_a_ping_is_answered(ada: Person, table: str) -> None:
    with ada.live(table) as socket:
        socket.send_json({"type": "ping"})
        assert answer(socket) == {"type": "pong"}


def test_coming_and_going_is_shown(ada: Person, bela: Person, stranger: Person, table: str) -> None:
    def online(state: Json) -> list[bool]:
        return [seat["online"] for seat in state["table"]["seats"]]

    with stranger.live(table) as watching:
        assert online(hello(watching)) == [False, False]
        with ada.live(table) as socket:
            assert online(hello(socket, 0)) == [True, False]
            assert answer(watching) == {"type": "presence", "online": [True, False]}
            with ada.live(table) as second:
                hello(second, 0)
            with bela.live(table) as other:
                assert online(hello(other, 1)) == [True, True]
                assert answer(watching)["online"] == [True, True]
                assert answer(socket)["online"] == [True, True]
            assert answer(watching)["online"] == [True, False]
        assert answer(watching)["online"] == [False, False]


def test_spectators_come_and_go_unnoticed(ada: Person, table: str) -> None:
    with ada.live(table) as socket:
        hello(socket, 0)
        for name in ("Cai", "Dinah", "Elin"):
            with Person(ada.client, name).live(table) as watching:
                assert hello(watching)["seq"] == 1
        socket.send_json({"type": "ping"})
        assert answer(socket) == {"type": "pong"}


def test_a_new_name_is_sent_to_the_sockets(ada: Person, bela: Person, table: str, stranger: Person) -> None:
    with stranger.live(table) as socket:
        hello(socket)
        bela.post("/api/me", {"name": "Belinda"})
        assert [seat["name"] for seat in answer(socket)["table"]["seats"]] == ["Ada", "Belinda"]


def test_waiting_people_see_the_game_begin(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    with ada.live(table) as socket:
        assert hello(socket, 0, 0)["view"] is None
        bela.post(f"/api/tables/{table}/sit")
        state = answer(socket)
        assert [(step["seq"], step["kind"]) for step in state["steps"]] == [(1, "began")]
        assert state["view"]["hands"][0]


def test_a_closed_table_closes_its_sockets(ada: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND)["id"]
    with stranger.live(table) as socket:
        hello(socket)
        ada.post(f"/api/tables/{table}/leave")
        with pytest.raises(WebSocketDisconnect) as closed:
            answer(socket)
    assert closed.value.code == 4004


def test_at_a_table_that_does_not_exist_the_socket_says_so(ada: Person) -> None:
    with ada.live("no-such-table-0000000000") as socket:
        assert hello(socket)["problem"]["code"] == "not-found"
        with pytest.raises(WebSocketDisconnect) as closed:
            answer(socket)
    assert closed.value.code == 4004


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        '{"type": "dance"}',
        '{"type": "hello", "seat": "0"}',
        '{"type": "hello", "seat": 0, "after": -1}',
        '{"type": "decide"}',
        '{"type": "ping", "more": 1}',
        "[" * 4000,
        '{"type": "hello", "seat": 99999999999999999999999999}',
        '"\\ud800"',
        "\x00",
    ],
)
def test_a_message_that_makes_no_sense_is_refused_and_the_socket_stays_open(
    ada: Person, table: str, text: str
) -> None:
    with ada.live(table) as socket:
        socket.send_text(text)
        refused = answer(socket)
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "bad-request")
        assert hello(socket, 0)["seat"] == 0


def test_bytes_and_long_messages_are_refused(ada: Person, table: str) -> None:
    with ada.live(table) as socket:
        socket.send_bytes(b'{"type": "ping"}')
        assert answer(socket)["problem"]["code"] == "bad-request"
        socket.send_text('{"type": "ping"}' + " " * 10_000)
        assert answer(socket)["problem"]["code"] == "too-large"


def test_nothing_is_sent_before_the_hello(ada: Person, bela: Person, table: str) -> None:
    with ada.live(table) as socket:
        person, state = asked_state([ada, bela], table)
        person.decide(table, state["question"]["seat"], state["seq"], state["question"]["words"][0])
        socket.send_json({"type": "ping"})
        assert answer(socket)["type"] == "pong"
