"""Throwing away running games that concern nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from logres.server.bot_worker import AskedGame
from logres.server.wire.requests import TablePlan
from tests.server.arrange import (
    BOT,
    DEVICE,
    FRIEND,
    YOU,
    Answer,
    Person,
    hello,
    keys,
    listed,
    next_of,
    play_on,
    server,
    services_of,
    until,
)
from tests.server.database import REFUSED, change, rows
from tests.server.process import PATIENCE
from tests.server.test_bot_turns import SEATS, House
from tests.server.test_bots import play


def throw_away(person: Person, table: str) -> Answer:
    """Ask to throw a game away."""
    return person.ask("DELETE", f"/api/tables/{table}")


def is_disposable(person: Person, table: str) -> bool:
    """Whether the table says that this person may throw it away."""
    said: bool = person.state(table)["table"]["disposable"]
    return said


def rows_of(client: TestClient, table: str) -> list[int]:
    """Count what the database holds about a table."""
    data = services_of(client).settings.data
    return [
        rows(data, f"SELECT count(*) FROM {name} WHERE {column} = ?", table)[0][0]  # noqa: S608
        for name, column in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("steps", "table_id"),
            ("notices", "table_id"),
            ("checkpoints", "table_id"),
            ("analyses", "table_id"),
        )
    ]


def test_a_game_against_bots_is_thrown_away_with_all_its_rows(ada: Person) -> None:
    table = ada.open_table(YOU, BOT, BOT)["id"]
    until(lambda: ada.state(table, 0)["question"])
    state = ada.state(table, 0)
    ada.decide(table, 0, state["seq"], state["question"]["words"][0])
    assert is_disposable(ada, table)
    assert throw_away(ada, table).status == 204
    assert ada.get(f"/api/tables/{table}/state").code == "not-found"
    assert table not in listed(ada, "mine")
    assert rows_of(ada.client, table) == [0, 0, 0, 0, 0, 0]


def test_a_second_request_finds_nothing(ada: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    assert throw_away(ada, table).status == 204
    again = throw_away(ada, table)
    assert (again.status, again.code) == (404, "not-found")


def test_everybody_who_looks_is_told(ada: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    with ada.live(table) as own, stranger.live(table) as other:
        hello(own, 0)
        hello(other)
        assert throw_away(ada, table).status == 204
        for socket in (own, other):
            with pytest.raises(WebSocketDisconnect) as closed:
                next_of(socket, "nothing more")
            assert closed.value.code == 4004


def test_a_practice_table_is_thrown_away_and_the_game_it_came_from_stays(ada: Person, bela: Person) -> None:
    source = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{source}/sit")
    play_on([ada, bela], source)
    request = {"seat": 0, "key": next(keys)}
    fork = bela.post(f"/api/tables/{source}/positions/2/fork", request).body["id"]
    assert throw_away(ada, fork).code == "not-yours"
    assert throw_away(bela, fork).status == 204
    assert ada.state(source)["table"]["stage"] == "over"
    assert bela.post(f"/api/tables/{source}/positions/2/fork", request).status == 201, "the key is free again"


def test_nobody_else_throws_a_game_away(ada: Person, bela: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    assert not is_disposable(bela, table)
    assert not is_disposable(stranger, table)
    assert (throw_away(bela, table).status, throw_away(bela, table).code) == (403, "not-yours")
    assert throw_away(stranger, table).code == "no-name"
    assert ada.state(table)["table"]["stage"] == "playing"


@pytest.mark.parametrize("other", [FRIEND, DEVICE])
def test_a_game_with_another_person_stays(ada: Person, bela: Person, other: dict[str, str]) -> None:
    table = ada.open_table(YOU, other, BOT, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    assert not is_disposable(ada, table)
    refused = throw_away(ada, table)
    assert (refused.status, refused.code) == (409, "not-alone")
    assert ada.state(table)["table"]["stage"] == "playing"


def test_a_guest_at_the_only_seat_for_a_person_cannot_throw_away_what_another_has_opened(
    ada: Person, bela: Person
) -> None:
    table = ada.open_table(FRIEND, BOT, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    assert [is_disposable(one, table) for one in (ada, bela)] == [False, False]
    assert [throw_away(one, table).code for one in (ada, bela)] == ["not-yours", "not-yours"]


def test_a_table_where_people_still_gather_is_left_instead(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND)["id"]
    assert not is_disposable(ada, table)
    assert throw_away(ada, table).code == "not-alone"
    assert ada.post(f"/api/tables/{table}/leave").status == 204


def test_a_finished_game_stays(ada: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    play(ada, table, 1000)
    assert not is_disposable(ada, table)
    refused = throw_away(ada, table)
    assert (refused.status, refused.code) == (409, "is-over")
    assert table in listed(ada, "mine")


def test_a_rematch_that_was_thrown_away_can_be_opened_again(ada: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    play(ada, table, 1000)
    first = ada.post(f"/api/tables/{table}/rematch").body["id"]
    assert throw_away(ada, first).status == 204
    assert ada.state(table)["table"]["rematch"] is None
    second = ada.post(f"/api/tables/{table}/rematch").body
    assert (second["id"] != first, second["stage"]) == (True, "playing")


def test_a_bot_stops_thinking_about_a_game_that_is_thrown_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def think() -> None:
        house = House(tmp_path)
        services = house.services
        thinks, stopped = asyncio.Event(), asyncio.Event()

        async def forever(game: AskedGame) -> list[str]:
            thinks.set()
            try:
                await asyncio.sleep(2 * PATIENCE)
            finally:
                stopped.set()
            return []

        house.workers.think = forever
        guest, _ = await services.guests.welcome("Ada")
        await services.opening.open_table(guest, TablePlan(seats=SEATS))
        await house.person_plays()
        async with asyncio.timeout(PATIENCE):
            await thinks.wait()
            await services.joining.throw_away(guest, house.table_id)
            await stopped.wait()
            house.workers.think = house.first_option
            await house.open_table()  # its bots are not kept waiting
            await house.person_plays()
            await house.until_person()
        await services.close()

    asyncio.run(think())
    assert not caplog.records


def test_a_step_of_another_process_comes_first(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, BOT)["id"]
        until(lambda: ada.state(table, 0)["question"])
        state = ada.state(table, 0)
        word = state["question"]["words"][0]
        insert = "INSERT INTO steps (table_id, seq, kind, at, seat, word) VALUES (?, ?, 'decided', 1.0, 0, ?)"
        change(
            tmp_path,
            (insert, [table, state["seq"] + 1, word]),
            ("UPDATE tables SET seq = seq + 1 WHERE id = ?", [table]),
        )
        refused = throw_away(ada, table)
        assert (refused.status, refused.code) == (409, "stale")
        assert ada.state(table)["seq"] > state["seq"]


def test_the_steps_of_a_table_that_was_not_closed_cannot_be_deleted(ada: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    data = services_of(ada.client).settings.data
    with pytest.raises(REFUSED, match="append-only"):
        change(data, ("DELETE FROM steps WHERE table_id = ?", [table]))


def test_a_late_checkpoint_of_a_table_that_is_gone_is_not_written(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table, other = ada.open_table(YOU, BOT)["id"], ada.open_table(YOU, BOT)["id"]
        services = services_of(client)

        async def keep_late() -> None:
            found = []
            for table_id in (table, other):
                async with services.tables.locked(table_id) as one:
                    checkpoint = one.checkpoint()
                    assert checkpoint is not None
                    found.append(checkpoint.row)
            async with services.tables.locked(table) as one:
                await services.tables.close_table(one)
            await services.store.keep(found)

        assert client.portal is not None
        client.portal.call(keep_late)
        assert rows_of(client, table) == [0, 0, 0, 0, 0, 0]
        assert rows_of(client, other)[-2] == 1, "the others are kept"
