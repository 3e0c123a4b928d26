"""What nobody has used for a long time is deleted."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from logres.server import sweeping
from logres.server.news import News
from logres.server.store import Swept
from logres.server.sweeping import CLAIM, Sweeping
from tests.server.arrange import DEVICE, FRIEND, YOU, Person, server, services_of, until


def test_tables_that_never_began_and_guests_without_a_game_go_and_games_stay(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bela, _ = (Person(client, name) for name in ("Ada", "Bela", "Clara"))
        begun = ada.open_table(YOU, DEVICE)["id"]
        awaited = bela.open_table(YOU, FRIEND)["id"]
        store, portal = services_of(client).store, client.portal
        assert portal is not None

        assert portal.call(store.sweep, time.time() - 60, 9) == Swept([], [])
        swept = portal.call(store.sweep, time.time() + 60, 9)
        assert swept.tables == [awaited]
        assert len(swept.guests) == 2

        assert ada.state(begun)["table"]["stage"] == "playing"
        assert portal.call(store.table, awaited) is None


def test_a_server_sweeps_when_it_starts(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        awaited = Person(client, "Ada").open_table(YOU, FRIEND)["id"]
    with server(tmp_path, keep_days=-1.0) as client:
        until(lambda: Person(client).get(f"/api/tables/{awaited}/state").status == 404)


def test_a_server_tries_again_soon_while_another_one_holds_the_claim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one may have died while it swept."""
    monkeypatch.setattr(sweeping, "AWAY_SECONDS", 0.0)
    refusals = [True, True, False]

    async def claim(name: str) -> bool:
        assert name == CLAIM
        return not refusals.pop(0)

    with server(tmp_path) as client:
        awaited = Person(client, "Ada").open_table(YOU, FRIEND)["id"]
        store, portal, heard = services_of(client).store, client.portal, list[News]()
        assert portal is not None
        monkeypatch.setattr(store.engine, "claim", claim)

        async def sweep() -> None:
            task = Sweeping(store, heard.append, keep_days=-1.0)
            task.start()
            while await store.table(awaited) is not None:
                await asyncio.sleep(0.01)
            await task.stop()

        portal.call(sweep)
        assert refusals == []
        assert News("closed", awaited) in heard


def test_a_table_in_memory_is_gone_when_it_was_swept(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        awaited = ada.open_table(YOU, FRIEND)["id"]
        services, portal = services_of(client), client.portal
        assert portal is not None
        task = Sweeping(services.store, services.elsewhere.heard, keep_days=-1.0)

        assert ada.get(f"/api/tables/{awaited}/state").status == 200
        portal.call(task.sweep)

        assert ada.get(f"/api/tables/{awaited}/state").status == 404
        assert services.tables.in_memory(awaited) is None


def test_many_tables_are_swept_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 1)
    with server(tmp_path) as client:
        awaited = [Person(client, name).open_table(YOU, FRIEND)["id"] for name in ("Ada", "Bela", "Clara")]
        services, portal = services_of(client), client.portal
        assert portal is not None
        task = Sweeping(services.store, services.elsewhere.heard, keep_days=-1.0)

        portal.call(task.sweep)

        assert [portal.call(services.store.table, one) for one in awaited] == [None] * 3
